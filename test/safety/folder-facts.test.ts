// What the current folder holds, and those above it, decides whether a read runs something.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withoutDashes } from '../../src/context/path-kinds.ts';
import { withoutPrograms } from '../../src/context/plain-configs.ts';
import type { PathKind, ShellFacts } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

const bash = await loadClassifier('bash');
const HERE = { cwd: '/home/me/src/app', home: '/home/me' } as const;

const level = (command: string, facts: ShellFacts = {}) =>
  bash.classify({ command, shell: 'bash', ...HERE, ...facts }).level;

/** Nothing is at any path that is asked about, but for these. */
function looked(command: string, present: Readonly<Record<string, PathKind>> = {}): ShellFacts {
  const { paths } = bash.survey({ command, shell: 'bash', ...HERE });
  return { paths: { ...Object.fromEntries(paths.map((path) => [path, 'none' as const])), ...present } };
}

describe('a pattern brings no option where no name begins with a dash', () => {
  const READS = ['file *', 'file -b *.pdf', 'tar tf *.tar', 'sort *', 'exiftool *'];

  test.each(READS)('%s', (command) => {
    expect(bash.survey({ command, shell: 'bash', ...HERE }).globbed).toEqual([HERE.cwd]);
    expect(level(command, { dashless: [HERE.cwd] })).toBe('safe');
    expect(level(command)).toBe('ask');
    expect(level(command, { dashless: ['/home/me'] })).toBe('ask');
  });

  test.each([
    'cd .. && file *',
    'touch ./-x && file *',
    'for f in *; do cd ..; file $f; done',
    'file $(ls)',
    'file "$x"',
    'ls | xargs file',
  ])('but %s is asked about all the same', (command) => {
    expect(level(command, { dashless: [HERE.cwd] })).not.toBe('safe');
  });

  test('the folder is looked at for such names', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'beck-dash-'));
    try {
      writeFileSync(join(folder, 'a-b'), '');
      expect(await withoutDashes([folder, join(folder, 'none')])).toEqual([folder]);
      writeFileSync(join(folder, '-b'), '');
      expect(await withoutDashes([folder])).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a program that looks for its configuration in the folders above', () => {
  const LOCKED = { [`${HERE.cwd}/Cargo.lock`]: 'file' } as const;
  const ABOVE = { '/home/me/src/Cargo.lock': 'file' } as const;

  test.each([
    ['mvn -v', {}],
    ['mvn --version', {}],
    ['cargo tree', LOCKED],
    ['cargo tree -i serde --depth 2', ABOVE],
    ['cargo metadata --no-deps --format-version 1', LOCKED],
  ])('%s only looks where there is none', (command, present) => {
    expect(level(command, looked(command, present))).toBe('safe');
    // The home folder's own is the person's.
    const paths = Object.keys(looked(command).paths ?? {});
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !path.startsWith('/home/me/src/'))).toEqual([]);
  });

  test.each([
    ['mvn -v', '/home/me/src/.mvn'],
    ['mvn --version', '/home/me/src/app/.mvn'],
    ['cargo tree', '/home/me/src/.cargo/config.toml'],
    ['cargo tree', '/home/me/src/app/.cargo/config'],
    ['cargo tree', '/home/me/src/app/rust-toolchain.toml'],
    ['cargo metadata', '/home/me/src/rust-toolchain'],
  ])('%s is asked about with %s', (command, file) => {
    expect(level(command, looked(command, { ...LOCKED, [file]: 'file' }))).toBe('ask');
    expect(level(command, looked(command, { ...LOCKED, [file]: 'other' }))).toBe('ask');
  });

  test.each(['mvn -v', 'cargo tree', 'cd x && cargo tree', 'mkdir .mvn && mvn -v', 'cargo tree --config x'])(
    '%s is asked about where nobody has looked',
    (command) => expect(level(command)).not.toBe('safe'),
  );

  test('without a lock file cargo fetches', () => {
    expect(level('cargo tree', looked('cargo tree'))).toBe('ask');
  });
});

describe('a project that chooses the toolchain', () => {
  const QUERIES = [
    ['cargo --version', 'rust-toolchain.toml'],
    ['rustc -V', 'rust-toolchain'],
    ['rustup show', 'rust-toolchain.toml'],
    ['dotnet --version', 'global.json'],
    ['dotnet --info', 'global.json'],
  ] as const;

  test.each(QUERIES)('%s is asked about where %s may name a program', (command, name) => {
    const file = `/home/me/src/${name}`;
    expect(level(command)).toBe('safe');
    expect(level(command, looked(command))).toBe('safe');
    expect(level(command, looked(command, { [file]: 'file' }))).toBe('ask');
    expect(level(command, looked(command, { [file]: 'other' }))).toBe('ask');
    expect(level(command, { ...looked(command, { [file]: 'file' }), plainConfigs: [file] })).toBe('safe');
    expect(bash.survey({ command, shell: 'bash', ...HERE }).configs).toContain(file);
  });

  test('files that name none are told from those that may', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'beck-config-'));
    const texts: [string, string, boolean][] = [
      ['rust-toolchain', 'stable\n', true],
      ['rust-toolchain.toml', '[toolchain]\nchannel = "1.80"\n', true],
      ['rust-toolchain.toml', '[toolchain]\npath = "/tmp/x"\n', false],
      ['rust-toolchain.toml', '[toolchain]\n"p\\u0061th" = "/tmp/x"\n', false],
      ['global.json', '{"sdk":{"version":"9.0.100"}}', true],
      ['global.json', '{"sdk":{"paths":[".x"]}}', false],
      ['config.toml', '[build]\njobs = 4\n', true],
      ['config.toml', '[build]\nrustc-wrapper = "./x"\n', false],
      ['other.toml', '', false],
    ];
    try {
      for (const [name, text, plain] of texts) {
        const file = join(folder, name);
        writeFileSync(file, text);
        expect(await withoutPrograms([file]), text).toEqual(plain ? [file] : []);
      }
      expect(await withoutPrograms([join(folder, 'config')])).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the place of a program, as which and command -v print it', () => {
  const texts = ['ldd "$(which x)"', 'ldd $(command -v x)', 'ldd "`which x`"'];

  test.each(texts)("%s is the system's own where the shell says so, or was not asked", (text) => {
    expect(level(text)).toBe('safe');
    expect(level(text, { resolved: { x: { type: 'file', path: '/usr/bin/x' } } })).toBe('safe');
    expect(bash.survey({ command: text, shell: 'bash', ...HERE }).words).toContain('x');
  });

  test.each<[string, NonNullable<ShellFacts['resolved']>[string]]>([
    ['elsewhere', { type: 'file', path: '/w/bin/x' }],
    ['untrusted', { type: 'file', path: '/usr/bin/x', untrusted: true }],
    ['an alias', { type: 'alias', text: 'y' }],
    ['a function', { type: 'function' }],
    ['missing', { type: 'missing' }],
  ])('is none where it is %s', (_, x) => {
    expect(texts.filter((text) => level(text, { resolved: { x } }) === 'safe')).toEqual([]);
  });

  test.each(['ldd "$(which x y)"', 'ldd "$(which -a x)"', 'ldd "$(which $x)"', 'ldd "$(command x)"'])(
    '%s is not known',
    (text) => expect(level(text)).not.toBe('safe'),
  );
});
