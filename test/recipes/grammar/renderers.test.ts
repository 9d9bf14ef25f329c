// What every renderer makes of a request is run in the same folder, and prints the same.

import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bestReading } from '../../../src/recipes/grammar/read.ts';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import { INSTALLED_SHELLS, PWSH } from '../../support/programs.ts';
import { buildFixture, type Fixture } from '../fixture.ts';
import { runCommand } from '../run-command.ts';
import { worldOf } from '../world.ts';
import { COMPARED, type Compared } from './renderers.ts';

let fixture: Fixture;
let inPowerShell: readonly (string | undefined)[] = [];
beforeAll(() => {
  fixture = buildFixture();
  if (PWSH !== undefined) inPowerShell = runAll(PWSH);
}, 120_000);
afterAll(() => fixture[Symbol.dispose]());

function commandFor(question: string, shell: 'bash' | 'zsh' | 'fish' | 'powershell'): string | undefined {
  const { folder, home } = fixture;
  const world = { ...worldOf({}), kindOf: (path: string) => kindIn(folder, path) };
  return bestReading(question, { shell, userland: 'gnu', cwd: folder, home, world })?.command;
}

describe.each(COMPARED)('%s of "%s"', (kind, question) => {
  test('are the same in bash, zsh and fish', () => {
    const [first, ...others] = INSTALLED_SHELLS.map((shell) => {
      const command = commandFor(question, shell);
      const ran = command === undefined ? undefined : runCommand(command, shell, fixture);
      return { status: ran?.status, output: ran && plain(kind, ran.output) };
    });
    expect(first?.status).toBe(0);
    expect(first?.output?.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
  });

  test.skipIf(PWSH === undefined)('are the same in PowerShell', () => {
    const at = COMPARED.findIndex(([, other]) => other === question);
    const bash = runCommand(commandFor(question, 'bash') ?? '', 'bash', fixture);
    expect({
      command: commandFor(question, 'powershell'),
      output: plain(kind, inPowerShell[at] ?? ''),
    }).toEqual({
      command: expect.any(String),
      output: plain(kind, bash.output),
    });
  });

  test('are read completely and judged safe in PowerShell', async () => {
    const { classify } = await loadClassifier('powershell');
    const command = commandFor(question, 'powershell') ?? '';
    const { folder: cwd, home } = fixture;
    const { level, reasons } = classify({ command, cwd, home, shell: 'powershell' });
    expect({ command, level, reasons }).toEqual({ command, level: 'safe', reasons: [] });
  });
});

test('what PowerShell has no form for is refused', () => {
  expect(commandFor('print the lines of notes.txt between "buy" and "call"', 'bash')).toBeDefined();
  expect(commandFor('print the lines of notes.txt between "buy" and "call"', 'powershell')).toBeUndefined();
  expect(commandFor('find files with permission 644', 'powershell')).toBeUndefined();
});

/** In one process: it takes a second to start. */
function runAll(pwsh: string): readonly string[] {
  const { folder, home } = fixture;
  const commands = COMPARED.map(([, question]) => commandFor(question, 'powershell') ?? '');
  const list = join(dirname(folder), 'questions.json');
  writeFileSync(list, JSON.stringify(commands));
  const script = join(dirname(folder), 'questions.ps1');
  writeFileSync(
    script,
    `$all = foreach ($command in (Get-Content -Raw '${list}' | ConvertFrom-Json)) {
  Set-Location '${folder}'
  if ($command -eq '') { '' } else { (. ([scriptblock]::Create($command)) *>&1 | Out-String -Stream) -join "\`n" }
}
ConvertTo-Json @($all)`,
  );
  const { stdout } = spawnSync(pwsh, ['-NoProfile', '-NonInteractive', '-File', script], {
    encoding: 'utf8',
    env: { ...process.env, HOME: home, POWERSHELL_TELEMETRY_OPTOUT: '1', POWERSHELL_UPDATECHECK: 'Off' },
  });
  return JSON.parse(stdout) as readonly string[];
}

function kindIn(folder: string, path: string): 'none' | 'file' | 'folder' {
  const found = statSync(join(folder, path), { throwIfNoEntry: false });
  return found === undefined ? 'none' : found.isDirectory() ? 'folder' : 'file';
}

function plain(kind: Compared, output: string): readonly string[] {
  const lines = output.split('\n').map((line) => line.trimEnd());
  const said = lines.filter((line, at) => line !== '' || at < lines.length - 1);
  if (kind === 'lines') return said;
  const named =
    kind === 'set' ? said : said.map((line) => line.replace(`${fixture.folder}/`, '').replace(/^\.\//, ''));
  return named.filter((line) => line !== 'src' && line !== '').sort();
}
