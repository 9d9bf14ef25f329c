// install.sh adds one line to a person's rc file and removes exactly that line.

import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findInstallation } from '../../src/cli/shared/installation.ts';
import { init } from '../../src/cli/verbs/init.ts';
import { INSTALLED_SHELLS, need } from '../support/programs.ts';
import { giveAway } from '../support/unprivileged.ts';
import {
  filesBelow,
  type Home,
  install,
  makeCheckout,
  makeHome,
  makePackage,
  writeAsPerson,
} from './checkout.ts';

const checkout = makeCheckout();
/** What is written does not depend on where beck comes from, and here nothing is copied before. */
const onSystem = makePackage();
afterAll(() => {
  checkout.remove();
  onSystem.remove();
});

const RC_FILES = { zsh: '.zshrc', bash: '.bashrc', fish: '.config/fish/config.fish' } as const;
type ShellName = keyof typeof RC_FILES;
const SHELLS = INSTALLED_SHELLS;

const lineOnSystem = (shell: ShellName) => lineFor(onSystem.folder, shell);
const placeIn = (home: Home) => join(home.path, '.local/share/beck/current');

/** `place`: the folder that a new version is linked to. */
function lineFor(place: string, shell: ShellName): string {
  const script = join(place, `shell/beck.${shell}`);
  return shell === 'fish'
    ? `test -r ${script}; and source ${script}  # beck`
    : `[ -r ${script} ] && . ${script}  # beck`;
}

const read = (home: Home, file: string) => readFileSync(join(home.path, file), 'latin1');

/** What each file holds before; what follows our line's own text, and what precedes the line. */
const CONTENTS: readonly { readonly name: string; readonly text: string; readonly joined?: boolean }[] = [
  { name: 'a last line that ends', text: 'alias ll="ls -l"\nexport A=1\n' },
  { name: 'a last line that does not end', text: 'export A=1\nexport B=2', joined: true },
  { name: 'one unfinished line', text: 'export A=1', joined: true },
  { name: 'nothing', text: '' },
  { name: 'empty lines at the end', text: 'export A=1\n\n\n\n' },
  { name: 'carriage returns', text: 'export A=1\r\nexport B=2\r\n' },
  { name: 'bytes that are not UTF-8', text: '# caf\xe9 \xff\xfe\nexport A=1\n' },
  { name: 'a line that speaks of beck', text: '# I use beck  # beck\n' },
];

test.each(["it's my home", 'a\\b $(c) ä'])('below %j the line is the one beck init prints', (name) => {
  using home = makeHome(checkout, name);
  const { stdout } = install(checkout, home, ['--no-rc']);
  const installation = findInstallation(join(home.path, '.local/share/beck/versions/1/lib/main.js'));
  for (const shell of SHELLS)
    expect(stdout).toContain(`${join(home.path, RC_FILES[shell])}:  ${init(shell, installation)}\n`);
});

/** One installation sees as many of them as there are shells, each in the file of another. */
const TURNS = CONTENTS.flatMap((_, at) =>
  at % SHELLS.length === 0 ? [CONTENTS.slice(at, at + SHELLS.length)] : [],
).map((contents) => ({
  names: contents.map(({ name }) => name).join('; '),
  files: contents.flatMap((content, at) =>
    SHELLS[at] === undefined ? [] : [{ shell: SHELLS[at], ...content }],
  ),
}));

describe('rc files with', () => {
  test.each([
    ...TURNS.map((turn) => ({ ...turn, source: onSystem })),
    { names: 'some text, by a checkout', files: TURNS[0]?.files ?? [], source: checkout },
  ])(
    '$names gain one line, the same at the second run, and lose it byte for byte',
    ({ files, source }) => {
      using home = makeHome(checkout);
      const place = source === checkout ? placeIn(home) : source.folder;
      for (const { shell, text } of files) writeAsPerson(home, RC_FILES[shell], text);
      for (let runs = 0; runs < 2; runs++) {
        expect(install(source, home, ['--yes'])).toMatchObject({ status: 0 });
        for (const { shell, text, joined } of files) {
          const added = `${joined ? '\n' : ''}${lineFor(place, shell)}${joined ? ' (added the newline above)' : ''}\n`;
          expect(read(home, RC_FILES[shell])).toBe(text + added);
        }
      }
      expect(install(source, home, ['--uninstall'])).toMatchObject({ status: 0 });
      for (const { shell, text } of files) expect(read(home, RC_FILES[shell])).toBe(text);
      // A checkout is installed twice, which takes long on a busy machine.
    },
    180_000,
  );
});

test('rc files that were not there are not there afterwards', () => {
  using home = makeHome(onSystem);
  install(onSystem, home, ['--yes']);
  for (const shell of SHELLS)
    expect(read(home, RC_FILES[shell])).toBe(`${lineOnSystem(shell)} (added this file)\n`);
  install(onSystem, home, ['--uninstall', '--purge']);
  expect(filesBelow(home.path)).toEqual({});
});

test('a file that install.sh made stays once the person has written into it', () => {
  using home = makeHome(onSystem);
  install(onSystem, home, ['--yes', '--shell', 'bash']);
  writeFileSync(join(home.path, '.bashrc'), `export A=1\n${read(home, '.bashrc')}export B=2`);
  install(onSystem, home, ['--uninstall']);
  expect(read(home, '.bashrc')).toBe('export A=1\nexport B=2');
});

test('what the person adds after the line stays as written', () => {
  need('zsh');
  using home = makeHome(onSystem);
  writeAsPerson(home, '.zshrc', 'export A=1');
  install(onSystem, home, ['--yes', '--shell', 'zsh']);
  writeFileSync(join(home.path, '.zshrc'), 'export B=2', { flag: 'a' });
  install(onSystem, home, ['--uninstall']);
  expect(read(home, '.zshrc')).toBe('export A=1\nexport B=2');
});

test('a link to a file elsewhere is written through and stays a link', () => {
  need('zsh');
  using home = makeHome(onSystem);
  writeAsPerson(home, 'dotfiles/zshrc', 'export A=1\n', 0o640);
  symlinkSync('dotfiles/zshrc', join(home.path, '.zshrc'));
  install(onSystem, home, ['--yes', '--shell', 'zsh']);
  expect(read(home, 'dotfiles/zshrc')).toBe(`export A=1\n${lineOnSystem('zsh')}\n`);
  install(onSystem, home, ['--uninstall']);
  expect(read(home, 'dotfiles/zshrc')).toBe('export A=1\n');
  expect(lstatSync(join(home.path, '.zshrc')).isSymbolicLink()).toBe(true);
  expect(lstatSync(join(home.path, 'dotfiles/zshrc')).mode & 0o777).toBe(0o640);
});

test.each([
  { name: 'a file that may not be written', text: 'export A=1\n', mode: 0o444 },
  { name: 'a file whose last line continues', text: 'export A=1 \\\n', mode: 0o644 },
])('$name is left alone and the line is printed', ({ text, mode }) => {
  need('zsh');
  using home = makeHome(onSystem);
  writeAsPerson(home, '.zshrc', text, mode);
  const outcome = install(onSystem, home, ['--yes', '--shell', 'zsh']);
  expect(outcome).toMatchObject({ status: 0, stderr: '' });
  expect(outcome.stdout).toContain(`Add this line to it yourself:\n  ${lineOnSystem('zsh')}\n`);
  expect(read(home, '.zshrc')).toBe(text);
});

test('a file that became read-only keeps the line, and uninstalling says where it is', () => {
  need('zsh');
  using home = makeHome(onSystem);
  writeAsPerson(home, '.zshrc', 'export A=1\n');
  install(onSystem, home, ['--yes', '--shell', 'zsh']);
  writeAsPerson(home, '.zshrc', read(home, '.zshrc'), 0o444);
  const outcome = install(onSystem, home, ['--uninstall']);
  expect(outcome.status).toBe(0);
  expect(outcome.stderr).toContain(
    `${join(home.path, '.zshrc')} cannot be written. Take out line 2 yourself`,
  );
});

test("the line of an installation elsewhere is replaced where it stands, and that one's way out finds nothing", () => {
  using home = makeHome(checkout);
  writeAsPerson(home, '.bashrc', 'export A=1');
  install(checkout, home, ['--yes', '--shell', 'bash', '--prefix', join(home.path, 'old')]);
  writeFileSync(join(home.path, '.bashrc'), 'export B=2\n', { flag: 'a' });
  install(onSystem, home, ['--yes', '--shell', 'bash']);
  const line = `${lineOnSystem('bash')} (added the newline above)`;
  expect(read(home, '.bashrc')).toBe(`export A=1\n${line}\nexport B=2\n`);
  expect(install(checkout, home, ['--uninstall', '--prefix', join(home.path, 'old')])).toMatchObject({
    status: 0,
  });
  expect(read(home, '.bashrc')).toBe(`export A=1\n${line}\nexport B=2\n`);
});

test('ZDOTDIR and XDG_CONFIG_HOME say where the files are', () => {
  need('zsh', 'fish');
  using home = makeHome(onSystem);
  const env = { ZDOTDIR: join(home.path, 'z dot'), XDG_CONFIG_HOME: join(home.path, 'conf') };
  mkdirSync(env.ZDOTDIR);
  giveAway(home.path);
  install(onSystem, home, ['--yes'], env);
  expect(read(home, 'z dot/.zshrc')).toContain('  # beck');
  expect(read(home, 'conf/fish/config.fish')).toContain('  # beck');
  expect(existsSync(join(home.path, '.zshrc'))).toBe(false);
  // The environment is another at the end; what was written is on record.
  install(onSystem, home, ['--uninstall']);
  expect(existsSync(join(home.path, 'z dot/.zshrc'))).toBe(false);
  expect(existsSync(join(home.path, 'conf/fish/config.fish'))).toBe(false);
});

test('a ZDOTDIR that only .zshenv knows is asked of zsh', () => {
  need('zsh');
  using home = makeHome(onSystem);
  writeAsPerson(home, '.zshenv', 'print noise\nZDOTDIR=$HOME/.config/zsh\n');
  install(onSystem, home, ['--yes', '--shell', 'zsh']);
  expect(read(home, '.config/zsh/.zshrc')).toContain('  # beck');
  expect(existsSync(join(home.path, '.zshrc'))).toBe(false);
});

test.each([
  { name: 'without a terminal and without --yes', args: [] },
  { name: 'with --no-rc', args: ['--no-rc', '--yes'] },
])('$name no rc file changes and every line is printed', ({ args }) => {
  using home = makeHome(onSystem);
  writeAsPerson(home, '.bashrc', 'export A=1\n');
  const outcome = install(onSystem, home, args);
  expect(outcome.status).toBe(0);
  for (const shell of SHELLS) expect(outcome.stdout).toContain(`:  ${lineOnSystem(shell)}\n`);
  expect(read(home, '.bashrc')).toBe('export A=1\n');
  expect(existsSync(join(home.path, '.zshrc'))).toBe(false);
});

test('--shell limits installing and uninstalling to that shell', () => {
  need('zsh', 'fish');
  using home = makeHome(onSystem);
  for (const shell of SHELLS) writeAsPerson(home, RC_FILES[shell], 'true\n');
  install(onSystem, home, ['--yes', '--shell', 'fish']);
  expect(read(home, '.bashrc') + read(home, '.zshrc')).toBe('true\ntrue\n');
  install(onSystem, home, ['--yes']);
  install(onSystem, home, ['--uninstall', '--shell=zsh']);
  expect(read(home, '.zshrc')).toBe('true\n');
  expect(read(home, '.bashrc')).toBe(`true\n${lineOnSystem('bash')}\n`);
  expect(existsSync(join(home.path, '.local/share/beck/record'))).toBe(true);
});
