// Every row of the command tables is proved by its own examples.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Shell } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { HANDLERS } from '../../src/safety/commands/handlers.ts';
import { onlyLooks } from '../../src/safety/commands/only-looks.ts';
import type { CommandSpec } from '../../src/safety/commands/row.ts';
import { findRow, rowNames } from '../../src/safety/commands/rows.ts';
import { readsProject, rowsOf } from '../../src/safety/knowledge/checked-table.ts';
import { TABLES } from '../../src/safety/knowledge/commands/all.ts';
import { LOOKS_BY_LETTER } from '../../src/safety/knowledge/look-letters.ts';
import { REASONS } from '../../src/safety/knowledge/reasons.ts';

const SHELL_OF: Readonly<Record<string, Shell>> = { zsh: 'zsh', fish: 'fish' };
const classifiers = {
  bash: await loadClassifier('bash'),
  zsh: await loadClassifier('zsh'),
  fish: await loadClassifier('fish'),
};

const NOTATION = join(import.meta.dirname, '../../src/safety/knowledge/commands/README.md');

/** Every word that is there as code. */
const EXPLAINED = new Set(
  [...readFileSync(NOTATION, 'utf8').matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/\s+/)),
);

/** One of each form that only looks. */
const LOOKING = [
  ...new Set(
    Object.values(LOOKS_BY_LETTER)
      .flatMap((lines) => lines().split('\n'))
      .flatMap((row) => row.split(' | ')[2] ?? []),
  ),
];

type Example = { readonly row: string; readonly shell: 'bash' | 'zsh' | 'fish'; readonly command: string };

function examples(kind: 'safeExamples' | 'unsafeExamples'): Example[] {
  const seen = new Set<string>();
  return rowNames().flatMap((name) => {
    const row = findRow(name);
    const prefix = name.includes(':') ? (SHELL_OF[name.split(':')[0] ?? ''] ?? 'bash') : 'bash';
    const shell = prefix === 'zsh' || prefix === 'fish' ? prefix : 'bash';
    return (row?.[kind] ?? []).flatMap((command) => {
      if (seen.has(`${shell} ${command}`)) return [];
      seen.add(`${shell} ${command}`);
      return [{ row: name, shell, command }];
    });
  });
}

const verdict = ({ shell, command }: Example) => classifiers[shell].classify({ shell, command });

describe('the examples of the command tables', () => {
  test.each(examples('safeExamples'))('$shell: $command is safe', (example) => {
    const { level, reasons } = verdict(example);
    expect(level, reasons.map(({ text }) => text).join(' ')).toBe('safe');
  });

  test.each(examples('unsafeExamples'))('$shell: $command is not safe', (example) => {
    expect(verdict(example).level).not.toBe('safe');
  });
});

describe('the forms in which a program only looks', () => {
  test.each(LOOKING)('%s is safe', (command) => {
    expect(classifiers.bash.classify({ shell: 'bash', command }).level).toBe('safe');
  });

  test('end where another option stands behind them', () => {
    const open = LOOKING.filter((command) => {
      const [name = '', ...words] = command.split(' ');
      return onlyLooks(name, [...words, '--zz-nope']);
    });
    expect(open).toEqual([]);
  });
});

/** Handlers that look at the project, or judge what it decides as unknown. */
const LOOKS_AT_PROJECT =
  /^(?:git|git-\w+|checkout|repository|build|locked|versioned|configured|interpreter|compiler)$/;

/** Of its row, or of the program's own, which is judged first. */
function saysWhatItReads(row: CommandSpec): boolean {
  const runs = row.impact.level !== 'safe' && row.impact.effects.includes('run');
  const own = [row, findRow(row.name.split(' ')[0] ?? '')];
  return (
    runs ||
    row.flags.has('project=none') ||
    own.some((one) => one && (one.configured.length > 0 || LOOKS_AT_PROJECT.test(one.handler ?? '')))
  );
}

describe('what programs read of the project they are started in', () => {
  test.each(TABLES.map((table, at) => [at, table] as const))('is said in table %i', (_, table) => {
    const silent = rowsOf(table).flatMap((line) => {
      const name = line.split('|')[0]?.split(',')[0]?.trim() ?? '';
      const row = line.includes('|') ? findRow(name) : undefined;
      return row === undefined || saysWhatItReads(row) ? [] : [name];
    });
    expect(readsProject(table) === 'none' ? [] : silent).toEqual([]);
  });

  test('is never said to be nothing where another row of the program looks', () => {
    const nothing = TABLES.filter((table) => readsProject(table) === 'none').flatMap((table) =>
      rowsOf(table).flatMap((line) => line.split('|')[0]?.split(',') ?? []),
    );
    const looking = new Set(
      rowNames().filter((name) => {
        const row = findRow(name);
        return row !== undefined && row.handler !== 'interpreter' && LOOKS_AT_PROJECT.test(row.handler ?? '');
      }),
    );
    const wrong = nothing
      .map((name) => name.trim())
      .filter((name) => name.includes(' ') && looking.has(name.split(' ')[0] ?? ''))
      .filter((name) => findRow(name)?.impact.level === 'safe');
    expect(wrong).toEqual([]);
  });
});

describe('the tables', () => {
  test('name every command once', () => {
    const names = TABLES.flatMap((table) =>
      rowsOf(table)
        .filter((line) => line.includes(' | '))
        .flatMap((line) => line.slice(0, line.indexOf(' | ')).split(/, ?/)),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('name only handlers that exist', () => {
    const handlers = new Set(rowNames().flatMap((name) => findRow(name)?.handler ?? []));
    expect([...handlers].filter((name) => HANDLERS[name] === undefined)).toEqual([]);
  });

  test('give every row an example that must not be safe', () => {
    const without = rowNames().filter((name) => findRow(name)?.unsafeExamples.length === 0);
    expect(without, 'these rows have no unsafe example, their last column').toEqual([]);
  });

  // A misspelt effect would have no level, and make its row safe.
  test('use only words that their README explains', () => {
    const unknown = rowNames().flatMap((name) => {
      const row = findRow(name);
      const meant = [row, ...(row?.options.values() ?? []), ...(row?.operands ?? [])];
      const tags = meant.flatMap((each) => each?.impact?.tags ?? []).filter((tag) => !(tag in REASONS));
      const flags = [...(row?.flags ?? [])].filter((flag) => !/^(?:handler|joins|as|configured)=/.test(flag));
      return [...tags, ...flags].filter((word) => !EXPLAINED.has(word)).map((word) => `${name}: ${word}`);
    });
    expect(unknown, 'src/safety/knowledge/commands/README.md explains none of these words').toEqual([]);
  });
});
