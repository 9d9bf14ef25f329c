// The manifests of other package managers, by their own linters where Debian has those, else by the schema of the registry.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  array,
  type GenericSchema,
  literal,
  maxLength,
  minLength,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  strictObject,
  string,
} from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { manifests } from '../../scripts/packages/manifests.ts';
import { need } from '../support/programs.ts';

const SHA256 = 'ab'.repeat(32);
/** As a release has them, which lies at an address. */
const MADE = manifests({
  url: 'https://example.com/beck/v0.2.0',
  file: 'beck-shell-0.2.0.tgz',
  sha256: SHA256,
  zip: 'beck-0.2.0-windows.zip',
  zipSha256: SHA256,
});

const folder = mkdtempSync(join(tmpdir(), 'beck-manifests-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function textOf(path: string): string {
  const found = MADE.find((one) => one.path === path);
  if (found === undefined) throw new Error(`There is no ${path}`);
  return found.text;
}

test.each([
  { path: 'homebrew/beck.rb', linter: ['ruby', '-wc'] },
  { path: 'nix/flake.nix', linter: ['nix-instantiate', '--parse'] },
  // The variables are makepkg's own.
  { path: 'aur/PKGBUILD', linter: ['shellcheck', '-s', 'bash', '-e', 'SC2034,SC2154,SC2164'] },
])('$path is clean by $linter.0', ({ path, linter: [program = '', ...words] }) => {
  need(program);
  const file = join(folder, path.replace('/', '-'));
  writeFileSync(file, textOf(path));
  const { status, stdout } = spawnSync(program, [...words, file], { encoding: 'utf8' });
  expect({ status, stdout: status === 0 ? '' : stdout }).toEqual({ status: 0, stdout: '' });
});

const between = (least: number, most: number) => pipe(string(), minLength(least), maxLength(most));
const form = (pattern: RegExp) => pipe(string(), regex(pattern));
const ADDRESS = form(/^https?:\/\/\S+$/);
const HASH = form(/^[a-fA-F0-9]{64}$/);

/** Of every winget manifest (schema 1.10.0: version, installer and defaultLocale). */
const PACKAGE = {
  PackageIdentifier: form(/^[^.\s\\/:*?"<>|]{1,32}(?:\.[^.\s\\/:*?"<>|]{1,32}){1,7}$/),
  PackageVersion: form(/^[^\\/:*?"<>|]{1,128}$/),
  ManifestVersion: literal('1.10.0'),
};
const LOCALE = form(/^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-[A-Za-z]{2})?$/);

const SCHEMAS: Readonly<Record<string, GenericSchema>> = {
  'winget/Beck.Beck.yaml': strictObject({
    ...PACKAGE,
    DefaultLocale: LOCALE,
    ManifestType: literal('version'),
  }),
  'winget/Beck.Beck.installer.yaml': strictObject({
    ...PACKAGE,
    ManifestType: literal('installer'),
    InstallerType: picklist([
      'msix',
      'msi',
      'appx',
      'exe',
      'zip',
      'inno',
      'nullsoft',
      'wix',
      'burn',
      'portable',
    ]),
    NestedInstallerType: picklist([
      'msix',
      'msi',
      'appx',
      'exe',
      'inno',
      'nullsoft',
      'wix',
      'burn',
      'portable',
    ]),
    NestedInstallerFiles: array(
      strictObject({ RelativeFilePath: between(1, 512), PortableCommandAlias: optional(between(1, 40)) }),
    ),
    Dependencies: strictObject({
      PackageDependencies: array(strictObject({ PackageIdentifier: PACKAGE.PackageIdentifier })),
    }),
    Installers: pipe(
      array(
        strictObject({
          Architecture: picklist(['x86', 'x64', 'arm', 'arm64', 'neutral']),
          InstallerUrl: ADDRESS,
          InstallerSha256: HASH,
        }),
      ),
      minLength(1),
    ),
  }),
  'winget/Beck.Beck.locale.en-US.yaml': strictObject({
    ...PACKAGE,
    ManifestType: literal('defaultLocale'),
    PackageLocale: LOCALE,
    Publisher: between(2, 256),
    PackageName: between(2, 256),
    Moniker: between(1, 40),
    License: between(3, 512),
    ShortDescription: between(3, 256),
  }),
  'scoop/beck.json': strictObject({
    version: form(/^[\w.+-]+$/),
    description: string(),
    homepage: ADDRESS,
    license: string(),
    depends: string(),
    url: ADDRESS,
    hash: HASH,
    bin: string(),
    notes: string(),
  }),
};

test.each(Object.entries(SCHEMAS))('%s has what its registry asks for, and nothing else', (path, schema) => {
  expect(safeParse(schema, parse(textOf(path))).issues).toBeUndefined();
});

test('each manifest is checked by one of them', () => {
  const checked = [...Object.keys(SCHEMAS), 'homebrew/beck.rb', 'nix/flake.nix', 'aur/PKGBUILD'];
  expect(MADE.map(({ path }) => path).toSorted()).toEqual(checked.toSorted());
});
