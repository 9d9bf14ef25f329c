// The folder that `npm pack` and `npm publish` take: what was built, and a package.json of its own. The repository's
// names what beck is built of and with, which nobody who installs it needs.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTS, fromRepository, NATIVE, NATIVE_VERSION } from './facts.ts';

/** From the repository, as they are. */
const FILES = [
  'dist',
  'shell',
  'install.sh',
  'scripts/packages/lay-out.sh',
  'settings.schema.json',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
];

/** `folder` is made anew. What was built has to be there. */
export function makeNpmFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of FILES) cpSync(fromRepository(name), join(folder, name), { recursive: true });
  rmSync(join(folder, 'dist/compiled'), { recursive: true, force: true });
  const beck = (...words: readonly string[]): string =>
    execFileSync(process.execPath, [join(folder, 'dist/main.js'), ...words], { encoding: 'utf8' });
  beck('completion', '--into', join(folder, 'shell/completions'));
  mkdirSync(join(folder, 'man'));
  writeFileSync(join(folder, 'man/beck.1'), beck('completion', '--man'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

function manifest(): Readonly<Record<string, unknown>> {
  const { npmName, command, version, description, license, node, keywords } = FACTS;
  return {
    name: npmName,
    version,
    description,
    keywords,
    license,
    bin: { [command]: 'dist/main.js' },
    man: ['man/beck.1'],
    files: [...FILES, 'man'],
    engines: { node },
    optionalDependencies: { [NATIVE]: NATIVE_VERSION },
  };
}

/** The path of the packed file, in `into`. */
export function packNpm(folder: string, into: string): string {
  mkdirSync(into, { recursive: true });
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', into];
  const out = execFileSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // npm 12 prints an object by name, those before a list.
  const [packed] = Object.values(JSON.parse(out) as Readonly<Record<string, { readonly filename: string }>>);
  if (packed === undefined) throw new Error(`npm pack named no file: ${out}`);
  return join(into, packed.filename);
}
