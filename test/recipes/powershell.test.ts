// The PowerShell forms: each belongs to a row, is understood completely by the judge, and runs where there is a PowerShell.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printCommand } from '../../src/recipes/answer.ts';
import { forPowerShell, POWERSHELL_FORMS } from '../../src/recipes/fill/powershell.ts';
import { questionsOf } from '../../src/recipes/phrases/index-examples.ts';
import { RECIPES } from '../../src/recipes/table.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { PWSH } from '../shell/shell-session.ts';
import { buildFixture } from './fixture.ts';
import { nextStep } from './rows-alone.ts';

const WHERE = { cwd: '/home/ada', home: '/home/ada', shell: 'powershell', userland: 'gnu' } as const;
/** The package manager of a machine answers them. */
const MANAGED = new Set([
  'packages',
  'count-packages',
  'package-installed',
  'package-files',
  'package-of-file',
]);
const rows = RECIPES.filter((recipe) => forPowerShell(recipe) !== undefined && !MANAGED.has(recipe.id));
const { classify } = await loadClassifier('powershell');

test('every form belongs to a row, and most rows have one', () => {
  const ids = RECIPES.map(({ id }) => id);
  expect(POWERSHELL_FORMS.filter((id) => !ids.includes(id))).toEqual([]);
  expect(rows.length).toBeGreaterThan(150);
});

test.each([
  [
    'which files here are over 1 MB',
    'Get-ChildItem -LiteralPath . -File -Recurse | Where-Object { $_.Length -gt 1MB } | Sort-Object Length -Descending | Select-Object -First 50 -Property Length, FullName',
  ],
  [
    'python files changed yesterday',
    "Get-ChildItem -LiteralPath . -File -Recurse | Where-Object { $_.Name -like '*.py' -and $_.LastWriteTime -ge (Get-Date).Date.AddDays(-1) -and $_.LastWriteTime -lt (Get-Date).Date } | Sort-Object LastWriteTime -Descending | Select-Object -First 50 -Property LastWriteTime, FullName",
  ],
  ["delete the file called it's.txt", "Remove-Item -LiteralPath 'it''s.txt'"],
  ['delete a.txt and b.txt', 'Remove-Item -LiteralPath a.txt, b.txt'],
  ['show "my notes.txt"', "Get-Content -LiteralPath 'my notes.txt'"],
  [
    'search for TODO in notes.txt',
    'Select-String -SimpleMatch -CaseSensitive -Pattern TODO -LiteralPath notes.txt',
  ],
  ["search for '10' in notes.txt", "Select-String -SimpleMatch -Pattern '10' -LiteralPath notes.txt"],
  ['show the contents of ~/my-notes.txt', 'Get-Content -LiteralPath ~/my-notes.txt'],
  ['git status', 'git status --short --branch'],
])('"%s" is asked of PowerShell in its own words', (question, command) => {
  expect(printCommand(question, WHERE)).toEqual({ type: 'command', command });
});

test('a row without a form is not guessed at', () => {
  expect(printCommand('rename all jpg files to jpeg', WHERE)).toMatchObject({ type: 'unsure' });
});

/** What goes over the network asks first, and so does a folder that is known only when it runs. */
const ASKS = new Set(['ping', 'internet', 'lookup', 'go-to-biggest', 'go-to-newest']);

describe.each(rows.map((recipe) => [recipe.id, recipe] as const))('%s', (id, recipe) => {
  test.each(questionsOf(recipe))('"%s" is read completely', (question) => {
    const step = nextStep(question, [], WHERE);
    if (step.type !== 'run') throw new Error(step.type);
    const { level, reasons } = classify({ ...WHERE, command: step.command });
    // A folder that is known only when it runs is asked.
    if (level !== 'ask') expect(reasons.filter((reason) => reason.id === 'unreadable')).toEqual([]);
    if (recipe.effect === 'reads') expect(level, step.command).toBe(ASKS.has(id) ? 'ask' : 'safe');
    else expect(level).not.toBe('blocked');
  });
});

describe.skipIf(PWSH === undefined)('in a real PowerShell', () => {
  /** Not run here: they leave the machine, never end, or need what a test machine may not have. */
  const NOT_RUN = new Set(
    `ping internet lookup follow-file containers images memory mounts cpu services failed-services calendar
     system-messages port-user open-ports connections gateway cron-jobs who-is-here last-logins process-by-name
     process-by-id history jobs file-kind list-zip which-program vmstat-every kernel-modules pci-devices`.split(
      /\s+/,
    ),
  );
  const SETTERS = new Set(['go-home', 'go-up', 'go-up-two', 'go-to', 'go-to-biggest', 'go-to-newest']);

  test('what only reads runs without an error', () => {
    using fixture = buildFixture();
    const commands = rows
      .filter(
        ({ id, effect }) =>
          (effect === 'reads' || SETTERS.has(id)) && !NOT_RUN.has(id) && !id.startsWith('git-'),
      )
      .flatMap(questionsOf)
      .flatMap((question) => {
        const printed = printCommand(question, { ...WHERE, cwd: fixture.folder, home: fixture.home });
        return printed.type === 'command' ? [printed.command] : [];
      });
    const list = join(dirname(fixture.folder), 'commands.json');
    writeFileSync(list, JSON.stringify(commands));
    const script = join(dirname(fixture.folder), 'run.ps1');
    writeFileSync(
      script,
      `foreach ($command in (Get-Content -Raw '${list}' | ConvertFrom-Json)) {
  Set-Location '${fixture.folder}'; $Error.Clear()
  try { $null = . ([scriptblock]::Create($command)) } catch { }
  # The examples speak of files that the fixture does not all have.
  foreach ($problem in $Error) { if ("$problem" -notmatch 'Cannot find path|Could not find file') { "$command => $problem" } }
}`,
    );
    const { stdout, status } = spawnSync(PWSH ?? 'pwsh', ['-NoProfile', '-NonInteractive', '-File', script], {
      encoding: 'utf8',
      // One that never ends.
      timeout: 100_000,
      env: {
        ...process.env,
        HOME: fixture.home,
        POWERSHELL_TELEMETRY_OPTOUT: '1',
        POWERSHELL_UPDATECHECK: 'Off',
      },
    });
    expect(commands.length).toBeGreaterThan(80);
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  }, 120_000);
});
