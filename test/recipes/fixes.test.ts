// Tests every row of the fixes by its own examples.

import { describe, expect, test } from 'vitest';
import { ALL_POWERSHELL_FIXES, FIXES, findFix } from '../../src/recipes/fixes/find.ts';
import { type FixExample, type FixRow, type FixWorld, fixBy } from '../../src/recipes/fixes/fix.ts';
import { partsOf } from '../../src/recipes/fixes/words.ts';

/** Nothing is there but what the example says. */
function worldOf({ world = {} }: FixExample): FixWorld {
  const list = (name: keyof FixWorld): readonly string[] =>
    (world[name] as readonly string[] | undefined) ?? [];
  const at = <T>(name: keyof FixWorld, key: string, otherwise: T): T =>
    (world[name] as Readonly<Record<string, T>> | undefined)?.[key] ?? otherwise;
  return {
    programs: () => ['cd', ...list('programs')],
    branches: () => list('branches'),
    scripts: () => list('scripts'),
    targets: () => list('targets'),
    currentBranch: () => world.currentBranch as string | undefined,
    remotes: () => list('remotes'),
    oneCommit: () => world.oneCommit as boolean | undefined,
    installer: () => world.installer as string | undefined,
    isRunning: () => undefined,
    kindOf: (path) => at('kindOf', path, path === '.' ? 'folder' : 'none'),
    entriesOf: (folder) => at('entriesOf', folder, []),
    parametersOf: (command) => at('parametersOf', command, []),
  };
}

/** Rows of programs hold in PowerShell as well, where their failures come without an error of the shell. */
const ROWS: readonly FixRow[] = [...new Set([...FIXES, ...ALL_POWERSHELL_FIXES])];

describe.each(ROWS.map((row) => [row.id, row] as const))('%s', (_, row) => {
  test.each(row.examples.map((example) => [example.command, example] as const))(
    '"%s"',
    (command, example) => {
      const { status = 1, output, error } = example;
      const failed = { command, shell: error ? 'powershell' : 'bash', status, output, error } as const;
      const fix = findFix(failed, worldOf(example));
      expect(fix?.command).toBe(example.fixed);
      expect(fix?.why).toMatch(/^\S.*\.$/s);
      const failures = partsOf(command, failed.shell).flatMap(([first, ...rest]) =>
        first ? [[first, ...rest] as const] : [],
      );
      const own = failures
        .map((words) => fixBy(row, { ...failed, words }, worldOf(example)))
        .find((found) => found !== undefined);
      expect(own, 'the row itself').toEqual(fix);
    },
  );
});

test('in PowerShell a name that is not there is fixed by the nearest program or cmdlet', () => {
  const world = worldOf({
    command: '',
    world: { programs: ['git', 'Get-ChildItem'] },
  });
  const fixed = (command: string) => {
    const [name = ''] = command.split(' ');
    const error = { id: 'CommandNotFoundException', target: name, message: `The term '${name}' is not it.` };
    return findFix({ command, shell: 'powershell', status: 1, output: error.message, error }, world)?.command;
  };
  expect(fixed('gti status')).toBe('git status');
  expect(fixed('Get-Chlditem .')).toBe('Get-ChildItem .');
});

test('without a status, a program that is not there is the likely cause', () => {
  const world = worldOf({ command: '', world: { programs: ['git', 'ls'] } });
  const fixed = (command: string) =>
    findFix({ command, shell: 'bash', status: undefined, output: undefined }, world)?.command;
  expect(['gti status', 'ls none', './gti'].map(fixed)).toEqual(['git status', undefined, undefined]);
});

test('there are rows enough, each with its own name', () => {
  expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
  expect(FIXES.length).toBeGreaterThanOrEqual(25);
});

test('what worked, and what is not known, is not fixed', () => {
  expect(
    findFix({ command: 'make', shell: 'bash', status: 2, output: undefined }, worldOf({} as FixExample)),
  ).toBe(undefined);
});

test.each([
  'Permission denied docker ',
  '/srv',
  'EADDRINUSE',
  'address already in use port ',
  ': a: command not ',
])('a long output of "%s" says nothing', (repeated) => {
  const output = repeated.repeat(Math.ceil(200_000 / repeated.length));
  const failed = { command: 'nothing-known', shell: 'bash', status: 1, output } as const;
  expect(findFix(failed, worldOf({} as FixExample))).toBe(undefined);
});

test.each<[string, readonly (readonly string[])[]]>([
  ["cat 'a b' c\\ d", [['cat', 'a b', 'c d']]],
  ['cd src && ls; pwd | cat', [['cd', 'src'], ['ls'], ['pwd'], ['cat']]],
  ["echo it's", [['echo', "it's"]]],
  ['', []],
])('the words of %s', (command, words) => {
  expect(partsOf(command, 'bash').map((part) => part.map(({ text }) => text))).toEqual(words);
});
