import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { findInstallation } from '../../src/cli/shared/installation.ts';
import { init } from '../../src/cli/verbs/init.ts';
import type { ScriptShell } from '../../src/domain/shell-descriptor.ts';
import { need, TESTED_SHELLS } from '../support/programs.ts';

const base = mkdtempSync(join(tmpdir(), 'beck-init-'));
afterAll(() => rmSync(base, { recursive: true }));

const installed = (folder: string) => findInstallation(`${folder}/versions/0.1.0-1/lib/main.js`);

test.each([
  {
    shell: 'zsh',
    line: '[ -r /home/me/beck/current/shell/beck.zsh ] && . /home/me/beck/current/shell/beck.zsh  # beck',
  },
  {
    shell: 'fish',
    line: 'test -r /home/me/beck/current/shell/beck.fish; and source /home/me/beck/current/shell/beck.fish  # beck',
  },
  {
    shell: 'powershell',
    line: "if ([IO.File]::Exists('/home/me/beck/current/shell/beck.ps1')) { . '/home/me/beck/current/shell/beck.ps1' }  # beck",
  },
])('the line for $shell names the path that stays the same', ({ shell, line }) => {
  expect(init(shell, installed('/home/me/beck'))).toBe(line);
});

test('pwsh is PowerShell', () => {
  expect(init('pwsh', installed('/beck'))).toBe(init('powershell', installed('/beck')));
});

test('a checkout names its own script', () => {
  expect(init('bash', findInstallation('/src/beck/dist/main.js'))).toBe(
    '[ -r /src/beck/shell/beck.bash ] && . /src/beck/shell/beck.bash  # beck',
  );
});

test.each(['', 'tcsh', '__proto__'])('%j is no shell beck has a script for', (shell) => {
  expect(() => init(shell, installed('/beck'))).toThrow(`beck does not support ${shell}.`);
});

describe.each(TESTED_SHELLS)('in %s', (shell) => {
  beforeEach(() => need(shell));

  test.each(['plain', "it's mine", 'a\\b', '$(touch x) `y`', 'ä "?" *', '~', '#', "'"])(
    'a script below %j is read, and nothing happens once it is gone',
    (name) => {
      const folder = join(base, shell, name);
      const scripts = join(folder, 'current/shell');
      mkdirSync(scripts, { recursive: true });
      writeFileSync(join(scripts, `beck.${shell}`), 'echo "read it"\n');
      expect(runLine(shell, folder)).toEqual({ stdout: 'read it\n', stderr: '' });
      rmSync(scripts, { recursive: true });
      expect(runLine(shell, folder)).toEqual({ stdout: '', stderr: '' });
    },
  );
});

function runLine(shell: ScriptShell, folder: string) {
  const rc = join(base, 'rc');
  writeFileSync(rc, `${init(shell, installed(folder))}\n`);
  const { stdout, stderr } = spawnSync(shell, [rc], { cwd: base, encoding: 'utf8' });
  return { stdout, stderr };
}
