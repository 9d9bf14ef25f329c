// The flags of install.sh, and its messages if something is missing.

import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesBelow, type Home, install, makeCheckout, makeHome, touch, writeAsPerson } from './checkout.ts';

const checkout = makeCheckout();
afterAll(checkout.remove);

test.each([
  { args: ['--nonsense'], says: 'Unknown option --nonsense' },
  { args: ['now'], says: 'Unknown option now' },
  { args: ['--shell'], says: '--shell needs a value' },
  { args: ['--shell', 'tcsh'], says: '--shell takes zsh, bash, fish or pwsh, not tcsh' },
  { args: ['--prefix'], says: '--prefix needs a value' },
  { args: ['--prefix', ''], says: '--prefix needs a value that is not empty' },
  { args: ['--purge'], says: '--purge only works with --uninstall' },
  { args: ['--prefix', 'a\nb'], says: 'a line break in its name' },
])('$args is refused with exit 2 and changes nothing', ({ args, says }) => {
  using home = makeHome(checkout);
  const outcome = install(checkout, home, args);
  expect(outcome).toMatchObject({ status: 2, stdout: '' });
  expect(outcome.stderr).toContain(says);
  expect(filesBelow(home.path)).toEqual({});
});

test.each([{ HOME: '' }, { HOME: 'relative' }])('$HOME is no home', (env) => {
  using home = makeHome(checkout);
  expect(install(checkout, home, [], env)).toMatchObject({
    status: 2,
    stderr: 'install.sh: HOME is not set to an absolute path, so I cannot tell where your files are.\n',
  });
});

test('--help shows every flag and changes nothing', () => {
  using home = makeHome(checkout);
  const outcome = install(checkout, home, ['--help']);
  expect(outcome.status).toBe(0);
  for (const flag of ['--prefix', '--shell', '--no-rc', '--yes', '--uninstall', '--purge'])
    expect(outcome.stdout).toContain(`  ${flag}`);
  expect(filesBelow(home.path)).toEqual({});
});

test('a shell that is not on the machine is not installed for', () => {
  using home = makeHome(checkout);
  const outcome = install(checkout, home, ['--shell', 'fish'], { PATH: programs(home, []) });
  expect(outcome).toMatchObject({
    status: 2,
    stderr: 'install.sh: fish is not installed on this machine.\n',
  });
});

test.each(['powershell', 'pwsh'])('PowerShell is called %s', (name) => {
  using home = makeHome(checkout);
  for (const args of [['--shell', name], [`--shell=${name}`]])
    expect(install(checkout, home, args, { PATH: programs(home, []) })).toMatchObject({
      status: 2,
      stderr: 'install.sh: powershell is not installed on this machine.\n',
    });
});

test('without npm the one command that gets it is printed, and exit 2', () => {
  using home = makeHome(checkout);
  touch(join(checkout.folder, 'package-lock.json'));
  const outcome = install(checkout, home, ['--yes'], { PATH: programs(home, ['bash']) });
  touch(join(checkout.folder, 'node_modules/.package-lock.json'));
  expect(outcome.status).toBe(2);
  expect(outcome.stderr.split('\n')).toEqual([
    'install.sh: npm is needed once and is not installed. This installs it:',
    expect.stringMatching(/^install\.sh: {3}\S.* npm|nodejs\.org$/),
    '',
  ]);
});

test('the npm that is there is asked for exact versions into a private folder, and its words show when it fails', () => {
  using home = makeHome(checkout);
  const folder = programs(home, ['bash']);
  writeAsPerson(
    home,
    'programs/npm',
    '#!/bin/sh\necho "the network is down"\nprintf "%s\\n" "$@" >"$HOME/asked"\nexit 1\n',
    0o755,
  );
  touch(join(checkout.folder, 'package-lock.json'));
  const outcome = install(checkout, home, ['--yes'], { PATH: folder });
  touch(join(checkout.folder, 'node_modules/.package-lock.json'));
  expect(outcome).toMatchObject({
    status: 1,
    stderr:
      'the network is down\n' +
      'install.sh: npm could not get them; its output is above. Fix that and run this again.\n',
  });
  const asked = filesBelow(home.path)['asked']?.trimEnd().split('\n');
  expect(asked).toEqual([
    ...['install', '--prefix', join(checkout.folder, '.toolchain')],
    ...['--no-save', '--ignore-scripts', '--engine-strict=false'],
    expect.stringMatching(/^node-(linux|darwin)-(x64|arm64)@24\.\d+\.\d+$/),
    'npm@12.2.0',
  ]);
});

test("someone else's command of that name is not touched", () => {
  using home = makeHome(checkout);
  writeAsPerson(home, '.local/bin/beck', 'mine\n');
  const outcome = install(checkout, home, ['--yes']);
  expect(outcome.status).toBe(1);
  expect(outcome.stderr).toContain("is there already and is not beck's");
  expect(filesBelow(home.path)).toEqual({ '.local/bin/beck': 'mine\n' });
});

/** A folder with the ordinary tools and nothing else, to stand for a sparse machine. */
function programs(home: Home, more: readonly string[]): string {
  const folder = join(home.path, 'programs');
  mkdirSync(folder, { recursive: true });
  const names = [
    'sh',
    'awk',
    'cat',
    'dirname',
    'find',
    'id',
    'mkdir',
    'mktemp',
    'rm',
    'sed',
    'uname',
    'env',
    ...more,
  ];
  for (const name of names) {
    if (!existsSync(join(folder, name))) symlinkSync(`/usr/bin/${name}`, join(folder, name));
  }
  return folder;
}
