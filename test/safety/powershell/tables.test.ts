// Every row of the cmdlet tables, and of Windows' programs, is proved by its own examples.

import { describe, expect, test } from 'vitest';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import { slashRows } from '../../../src/safety/commands/windows/programs.ts';
import { rowsOf } from '../../../src/safety/knowledge/checked-table.ts';
import { CMDLET_TABLES } from '../../../src/safety/knowledge/cmdlets/all.ts';
import { cmdletNames, findCmdlet } from '../../../src/safety/shells/powershell/cmdlets/rows.ts';

const classifiers = { powershell: await loadClassifier('powershell'), cmd: await loadClassifier('cmd') };
type Shell = keyof typeof classifiers;
type Example = { readonly shell: Shell; readonly command: string };

const level = ({ shell, command }: Example) => classifiers[shell].classify({ shell, command }).level;

function once(shell: Shell, commands: readonly string[]): Example[] {
  return [...new Set(commands)].map((command) => ({ shell, command }));
}

const cmdlets = cmdletNames().flatMap((name) => findCmdlet(name) ?? []);
const { programs, internal } = slashRows();
const slash = [...programs, ...internal];

describe('the examples of the tables', () => {
  test.each([
    ...once(
      'powershell',
      cmdlets.flatMap((row) => row.safeExamples),
    ),
    ...once(
      'cmd',
      slash.flatMap((row) => row.safeExamples),
    ),
  ])('$shell: $command is safe', (example) => {
    expect(level(example)).toBe('safe');
  });

  test.each([
    ...once(
      'powershell',
      cmdlets.flatMap((row) => row.unsafeExamples),
    ),
    ...once(
      'cmd',
      slash.flatMap((row) => row.unsafeExamples),
    ),
  ])('$shell: $command is not safe', (example) => {
    expect(level(example)).not.toBe('safe');
  });
});

describe('certutil -store, of Windows or of NSS', () => {
  const levelAt = (home: string | undefined, command: string) =>
    classifiers.powershell.classify({ shell: 'powershell', command, home }).level;

  test.each([
    ['C:\\Users\\me', 'certutil -store My', 'safe'],
    ['/home/me', 'certutil.exe -store My', 'safe'],
    ['/home/me', 'certutil -store -D -n x -d .', 'danger'],
    ['/home/me', '/usr/bin/certutil -store -D -n x -d .', 'danger'],
    [undefined, 'certutil -store -D -n x -d .', 'danger'],
  ] as const)('at %s, %s is %s', (home, command, expected) => {
    expect(levelAt(home, command)).toBe(expected);
  });
});

describe('the tables', () => {
  test('name every cmdlet once', () => {
    const names = CMDLET_TABLES.flatMap((table) =>
      rowsOf(table)
        .filter((line) => line.includes(' | '))
        .flatMap((line) => line.slice(0, line.indexOf(' | ')).toLowerCase().split(/, ?/)),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('give every row an example that must not be safe', () => {
    const without = [...cmdlets, ...slash].filter((row) => row.unsafeExamples.length === 0);
    expect(without.map((row) => row.name)).toEqual([]);
  });
});
