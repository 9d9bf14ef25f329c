// What may be said after a pipe, row by row.

import { describe, expect, test } from 'vitest';
import { alternatives } from '../../src/recipes/alternatives.ts';
import { examplesOf, questionsOf } from '../../src/recipes/phrases/index-examples.ts';
import { FILTERS } from '../../src/recipes/rows/filters.ts';
import { POWERSHELL_FILTER_FORMS, POWERSHELL_FILTERS } from '../../src/recipes/rows/filters-powershell.ts';
import type { RecipeEnvironment } from '../../src/recipes/slots/recipe.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

const ENVIRONMENT: RecipeEnvironment = { shell: 'zsh', userland: 'gnu', cwd: '/home/u', home: '/home/u' };
const KEPT = ['cat notes.txt |', 'ps aux |', 'du -h |'];

describe.each(FILTERS.map((row) => [row.id, row] as const))('%s', (_, row) => {
  const kept = KEPT.find((text) => row.after === undefined || row.after.test(text)) ?? '';
  test.each(examplesOf(row).map(({ question, command }) => [question, command] as const))(
    '"%s"',
    (words, command) => {
      expect(alternatives({ kept, words }, ENVIRONMENT)[0]).toBe(`${kept} ${command}`);
    },
  );
});

test('a row for the output of one command is not offered after another', () => {
  const words = 'only the ones using much memory';
  expect(alternatives({ kept: 'ps aux |', words }, ENVIRONMENT)).toEqual([
    "ps aux | awk 'NR == 1 || $4 > 1'",
  ]);
  expect(alternatives({ kept: 'cat notes.txt |', words }, ENVIRONMENT)).toEqual([]);
});

test('what fits comes first, and other readings that change nothing after it', () => {
  expect(alternatives({ kept: '', words: 'list files by size' }, ENVIRONMENT)).toEqual([
    "find . -type f -not -path '*/.git/*' -printf '%s\\t%p\\n' | sort -rn | head -n 10 | numfmt --to=iec --suffix=B",
    'ls -lhS',
  ]);
});

test('a line that nothing is known for becomes nothing', () => {
  expect(alternatives({ kept: '', words: 'make me a sandwich' }, ENVIRONMENT)).toEqual([]);
});

const POWERSHELL: RecipeEnvironment = { ...ENVIRONMENT, shell: 'powershell' };

test.each([
  ['Get-Process |', 'only the first 3', 'Get-Process | Select-Object -First 3'],
  [
    'Get-Process  -Name a |',
    'the ones using the most memory',
    'Get-Process  -Name a | Sort-Object WorkingSet64 -Descending | Select-Object -First 10',
  ],
  [
    'Get-Service |',
    "only 'nginx'",
    'Get-Service | Out-String -Stream | Select-String -SimpleMatch -Pattern nginx',
  ],
  ['ls |', 'without "root"', 'ls | Out-String -Stream | Select-String -SimpleMatch -NotMatch -Pattern root'],
])('in PowerShell %s %s', (kept, words, command) => {
  expect(alternatives({ kept, words }, POWERSHELL)[0]).toBe(command);
});

test('every form of PowerShell belongs to a row, and is read completely', async () => {
  expect(POWERSHELL_FILTERS.map(({ id }) => id).toSorted()).toEqual(POWERSHELL_FILTER_FORMS.toSorted());
  const { classify } = await loadClassifier('powershell');
  for (const row of POWERSHELL_FILTERS) {
    const { id } = row;
    const kept = /memory|cpu/.test(id) ? 'Get-Process |' : 'Get-ChildItem |';
    const [command = ''] = alternatives({ kept, words: questionsOf(row)[0] ?? '' }, POWERSHELL);
    const { level } = classify({ command, shell: 'powershell', cwd: '/home/u', home: '/home/u', as: 'line' });
    expect([id, level]).toEqual([id, 'safe']);
  }
});
