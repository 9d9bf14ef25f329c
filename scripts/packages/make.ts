// `npm run packages [DIR]`: builds every package that can be built here into DIR, else into .packages.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeDebian } from './debian.ts';
import { FACTS, REPOSITORY } from './facts.ts';
import { manifests } from './manifests.ts';
import { makeNpmFolder, packNpm } from './npm-folder.ts';
import { writeZip } from './zip.ts';

export type Wanted = {
  /** Made anew. */
  readonly into: string;
  /** Where the files will lie; without one the manifests name them where they are now. */
  readonly url?: string;
  readonly compression?: 'xz' | 'gzip';
  /** Without what takes a minute. */
  readonly debian?: boolean;
};

/** Paths of the files that were made, relative to the folder; SHA256SUMS has their checksums. */
export function makePackages({ into, url, compression = 'xz', debian = true }: Wanted): readonly string[] {
  rmSync(into, { recursive: true, force: true });
  const npmFolder = join(into, 'npm');
  makeNpmFolder(npmFolder);
  const packed = packNpm(npmFolder, into);
  if (debian) makeDebian({ npmFolder, into, compression });
  const zip = join(into, `beck-${FACTS.version}-windows.zip`);
  writeFileSync(join(npmFolder, 'beck.cmd'), '@node "%~dp0dist\\main.js" %*\r\n');
  writeZip(npmFolder, zip);
  rmSync(npmFolder, { recursive: true });
  const release = {
    url: url ?? pathToFileURL(into).href,
    file: basename(packed),
    sha256: sha256(packed),
    zip: basename(zip),
    zipSha256: sha256(zip),
  };
  writeSums(into);
  for (const { path, text } of manifests(release)) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), text);
  }
  const entries = readdirSync(into, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(into.length + 1))
    .toSorted();
}

/** The checksums of the files that are published, as `sha256sum --check` reads them. */
export function writeSums(folder: string): void {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== SUMS)
    .map(({ name }) => name);
  const lines = names.toSorted().map((name) => `${sha256(join(folder, name))}  ${name}\n`);
  writeFileSync(join(folder, SUMS), lines.join(''));
}

const SUMS = 'SHA256SUMS';

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

if (import.meta.main) {
  const into = resolve(process.argv[2] ?? join(REPOSITORY, '.packages'));
  for (const path of makePackages({ into })) process.stdout.write(`${join(into, path)}\n`);
}
