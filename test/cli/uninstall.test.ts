import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findInstallation } from '../../src/cli/shared/installation.ts';
import { installedPlace } from '../../src/cli/shared/own-folders.ts';
import { ownSystem } from '../../src/cli/verbs/run-script.ts';
import { uninstall } from '../../src/cli/verbs/uninstall.ts';
import { freshHome } from '../support/home.ts';

test.each([
  { stored: 'ask', flags: '--uninstall' },
  { stored: 'keep', flags: '--uninstall --keep' },
  { stored: 'purge', flags: '--uninstall --purge' },
] as const)('the installed script is run with $flags', async ({ stored, flags }) => {
  await using home = await freshHome();
  const installation = findInstallation(join(home.path, 'beck/versions/1/lib/main.js'));
  mkdirSync(installation.current, { recursive: true });
  writeFileSync(join(installation.current, 'install.sh'), 'echo "$*" >"$HOME/called"\n');
  await uninstall({ installation, env: home.env, stored });
  expect(readFileSync(join(home.path, 'called'), 'utf8')).toBe(`${flags}\n`);
});

test('when the script does not succeed, the person sees how to go on', async () => {
  await using home = await freshHome();
  const installation = findInstallation(join(home.path, 'beck/versions/1/lib/main.js'));
  await expect(uninstall({ installation, env: home.env, stored: 'ask' })).rejects.toMatchObject({
    message: 'Not everything could be removed.',
    exitCode: 1,
  });
});

test('a package remembers on Windows where install.ps1 put it', () => {
  const env = { LOCALAPPDATA: 'C:\\Users\\me\\AppData\\Local' };
  const current = 'C:\\Users\\me\\AppData\\Local\\beck\\current';
  expect(installedPlace({ env, home: 'C:\\Users\\me' }, 'win32')).toEqual({ folder: current, current });
});

test('on Windows each PowerShell that is there runs install.ps1, for it has a profile of its own', async () => {
  await using home = await freshHome();
  const use = { folder: 'C:\\beck', wishes: ['--uninstall', '--keep'] } as const;
  const commands = () => ownSystem('win32').useInstaller(use, { Path: home.path });
  expect(await commands()).toEqual([]);
  writeFileSync(join(home.path, 'powershell.exe'), '', { mode: 0o755 });
  writeFileSync(join(home.path, 'pwsh.exe'), '', { mode: 0o755 });
  const words = [
    '-NoProfile',
    '-ExecutionPolicy',
    'Bypass',
    '-File',
    'C:\\beck\\shell\\install.ps1',
    '-Uninstall',
  ];
  expect(await commands()).toEqual([
    ['pwsh', ...words, '-ProfileOnly'],
    ['powershell', ...words],
  ]);
  const again = { folder: 'C:\\beck', wishes: [], current: 'D:\\tools\\share\\beck\\current' };
  const [first] = await ownSystem('win32').useInstaller(again, { Path: home.path });
  expect(first?.slice(-2)).toEqual(['-Prefix', 'D:\\tools']);
  const only = ownSystem('win32').useInstaller({ ...use, shell: 'zsh' }, {});
  await expect(only).rejects.toThrow('On Windows beck has no script for zsh.');
});

test('a checkout is not taken off', async () => {
  const installation = findInstallation('/src/beck/dist/main.js');
  await expect(uninstall({ installation, env: {}, stored: 'ask' })).rejects.toThrow(
    'This beck runs from a checkout.',
  );
});
