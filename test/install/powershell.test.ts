// What install.sh and install.ps1 do to a PowerShell profile; the latter is run where there is a PowerShell.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findInstallation } from '../../src/cli/shared/installation.ts';
import { init } from '../../src/cli/verbs/init.ts';
import { install as installBeck } from '../../src/cli/verbs/install.ts';
import { type OwnSystem, ownSystem } from '../../src/cli/verbs/run-script.ts';
import { uninstall } from '../../src/cli/verbs/uninstall.ts';
import { PWSH } from '../shell/shell-session.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { install, makeHome, makePackage, writeAsPerson } from './checkout.ts';

const SHELL = join(import.meta.dirname, '../../shell');

function layOut(home: FreshHome): string {
  const checkout = join(home.path, "it's a checkout");
  cpSync(SHELL, join(checkout, 'shell'), { recursive: true });
  mkdirSync(join(checkout, 'dist'));
  writeFileSync(join(checkout, 'dist/main.js'), '');
  return join(checkout, 'shell/install.ps1');
}

function run(home: FreshHome, ...args: readonly string[]): string {
  const file = join(home.path, "it's a checkout/shell/install.ps1");
  const env = { ...home.env, POWERSHELL_TELEMETRY_OPTOUT: '1', POWERSHELL_UPDATECHECK: 'Off' };
  const { stdout, stderr } = spawnSync(PWSH ?? 'pwsh', ['-NoProfile', '-File', file, ...args], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

describe('install.sh where there is a pwsh', () => {
  const onSystem = makePackage();
  afterAll(onSystem.remove);
  const PROFILE = '.config/powershell/profile.ps1';

  test.each(['Set-Alias ll Get-ChildItem\r\n', 'Set-Alias ll Get-ChildItem', ''])(
    'adds the line of beck init to the profile for all hosts, and takes it out of %j again',
    (text) => {
      using home = makeHome(onSystem, "it's home");
      // Only looked for, never started.
      const program = writeAsPerson(home, 'programs/pwsh', '#!/bin/sh\n', 0o755);
      const env = { PATH: `${dirname(program)}:${home.env['PATH']}` };
      const profile = writeAsPerson(home, PROFILE, text);
      for (let runs = 0; runs < 2; runs++)
        expect(install(onSystem, home, ['--yes', '--shell', 'powershell'], env)).toMatchObject({ status: 0 });
      const line = init('powershell', findInstallation(join(onSystem.folder, 'lib/main.js')));
      const kept = readFileSync(profile, 'utf8');
      expect(kept.startsWith(text)).toBe(true);
      expect(kept.split(line)).toHaveLength(2);
      expect(install(onSystem, home, ['--uninstall'], env)).toMatchObject({ status: 0 });
      expect(readFileSync(profile, 'utf8')).toBe(text);
    },
  );
});

function withSlashes(windows: OwnSystem): OwnSystem['useInstaller'] {
  return async (use, env) => {
    const commands = await windows.useInstaller({ ...use, shell: 'pwsh' }, env);
    return commands.map(([program, ...args]) => [
      program,
      ...args.map((word) => (word.endsWith('install.ps1') ? word.replaceAll('\\', '/') : word)),
    ]);
  };
}

describe.skipIf(PWSH === undefined)('install.ps1', () => {
  test('brings what Import-Module takes, and Remove-Module takes it away again', async () => {
    await using home = await freshHome();
    layOut(home);
    run(home, '-Yes');
    const module = join(home.path, '.local/share/beck/current/shell/beck.psd1');
    const script = `Import-Module '${module}'; [bool](Get-Module beck); [bool]\${alias:PSConsoleHostReadLine}
      Remove-Module beck; [bool](Get-Module beck)`;
    const { stdout, stderr } = spawnSync(PWSH ?? 'pwsh', ['-NoProfile', '-Command', script], {
      env: { ...home.env, POWERSHELL_TELEMETRY_OPTOUT: '1', POWERSHELL_UPDATECHECK: 'Off' },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout.split('\n').slice(0, 3)).toEqual(['True', 'True', 'False']);
  });

  test.each([
    ['no profile', undefined],
    ['an empty profile', ''],
    ['a profile that ends', 'Set-Alias ll Get-ChildItem\n'],
    ['a profile that does not end', 'Set-Alias ll Get-ChildItem'],
  ])('adds one line to %s, the same at the second run, and takes it out again', async (_, text) => {
    await using home = await freshHome();
    layOut(home);
    const profile = join(home.path, '.config/powershell/profile.ps1');
    mkdirSync(dirname(profile), { recursive: true });
    if (text !== undefined) writeFileSync(profile, text);
    run(home, '-Yes');
    const once = readFileSync(profile, 'utf8');
    expect(once.match(/# beck/g)).toHaveLength(1);
    expect(once.startsWith(text ?? '')).toBe(true);
    expect(run(home, '-Yes')).toContain('The line is already in');
    expect(readFileSync(profile, 'utf8')).toBe(once);
    const place = join(home.path, '.local/share/beck');
    const [node, main] = readFileSync(join(place, 'current/runtime'), 'utf8').split('\n');
    expect([node, main].map((path) => existsSync(path ?? ''))).toEqual([true, true]);
    mkdirSync(join(home.path, '.cache/beck/compiled'), { recursive: true });
    expect(run(home, '-Uninstall')).toContain('beck is removed.');
    expect(existsSync(join(home.path, '.cache/beck'))).toBe(false);
    expect(existsSync(profile) ? readFileSync(profile, 'utf8') : undefined).toBe(text);
    expect(existsSync(place)).toBe(false);
  });

  test('a package installs itself and is taken off again as on Windows, from another prefix too', async () => {
    await using home = await freshHome();
    const source = join(home.path, 'npm/node_modules/beck-shell');
    cpSync(SHELL, join(source, 'shell'), { recursive: true });
    mkdirSync(join(source, 'dist'));
    writeFileSync(join(source, 'dist/main.js'), '');
    const env = {
      ...home.env,
      PATH: `${dirname(PWSH ?? '')}:${home.env['PATH']}`,
      XDG_DATA_HOME: join(home.path, 'data'),
      POWERSHELL_TELEMETRY_OPTOUT: '1',
      POWERSHELL_UPDATECHECK: 'Off',
    };
    const windows = ownSystem('win32');
    // The file system of the machine that tests.
    const system = { ...windows, installer: 'shell/install.ps1', join, useInstaller: withSlashes(windows) };
    const fromPackage = findInstallation(join(source, 'dist/main.js'));
    const asked = { wishes: ['--yes'], shell: 'pwsh', env, system } as const;
    expect(await installBeck({ ...asked, installation: fromPackage, from: undefined })).toBe(0);
    const current = join(home.path, 'data/beck/current');
    expect(readFileSync(join(current, 'record'), 'utf8')).toContain(`\nfrom package ${source}\n`);
    const profile = join(home.path, '.config/powershell/profile.ps1');
    expect(readFileSync(profile, 'utf8')).toContain(join(current, 'shell/beck.ps1'));
    const installed = findInstallation(join(current, 'lib/main.js'));
    const from = `package ${source}`;
    expect(await installBeck({ ...asked, installation: installed, from })).toBe(0);
    // As the other PowerShell of two: only its profile changes, and the script is still there for the last.
    const script = join(current, 'shell/install.ps1');
    const [, ...words] = ['pwsh', '-NoProfile', '-File', script, '-Uninstall', '-ProfileOnly'];
    expect(spawnSync(PWSH ?? 'pwsh', words, { env, encoding: 'utf8' }).stderr).toBe('');
    expect([current, profile].map((path) => existsSync(path))).toEqual([true, false]);
    await uninstall({ installation: installed, env: { ...env, XDG_DATA_HOME: '' }, stored: 'keep', system });
    expect([current, profile].map((path) => existsSync(path))).toEqual([false, false]);
  });

  test('changes no profile when asked to, and prints the line', async () => {
    await using home = await freshHome();
    layOut(home);
    const said = run(home, '-NoProfileLine', '-Prefix', join(home.path, "o'place"));
    expect(said).toContain("o''place/share/beck/current/shell/beck.ps1')) { . '");
    expect(existsSync(join(home.path, '.config/powershell/profile.ps1'))).toBe(false);
  });
});
