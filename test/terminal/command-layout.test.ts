import { describe, expect, test } from 'vitest';
import type { Span } from '../../src/domain/verdict.ts';
import { layOutCommand, layOutStart } from '../../src/terminal/drawing/command-layout.ts';
import { paintRows } from '../../src/terminal/drawing/command-rows.ts';
import { createLook } from '../../src/terminal/drawing/look.ts';
import { cellsOf } from '../../src/terminal/drawing/width.ts';

const look = (columns: number) => createLook({ columns, colour: false, unicode: true });

function shown(command: string, columns: number, reading: readonly string[] = []): readonly string[] {
  const spans = reading.map((part): Span => [command.indexOf(part), command.indexOf(part) + part.length]);
  return paintRows(layOutCommand(command, spans, look(columns)).rows, [], look(columns));
}

const LONG =
  'sudo rm -rf ./node_modules && git clean -fdx && npm ci --no-audit && npm run build -- --mode test';
const READS = `grep -rn 'one two three four' src | sort | uniq -c | sort -rn | head -20 && ${'ls -la '.repeat(90)}a`;

describe('a command of up to ten rows is whole, wrapped at words', () => {
  test.each<[string, string, number, readonly string[]]>([
    ['on one row', 'touch x', 30, ['  touch x']],
    [
      'at 30 columns',
      LONG,
      30,
      [
        '  sudo rm -rf ./node_modules',
        '      && git clean -fdx && npm',
        '      ci --no-audit && npm run',
        '      build -- --mode test',
      ],
    ],
    [
      'at 60 columns',
      LONG,
      60,
      [
        '  sudo rm -rf ./node_modules && git clean -fdx && npm ci',
        '      --no-audit && npm run build -- --mode test',
      ],
    ],
    [
      'wide characters',
      "echo '日本語 日本語 日本語 日本語'; touch x",
      30,
      ["  echo '日本語 日本語 日本語", "      日本語'; touch x"],
    ],
    [
      'a line that is indented goes on deeper',
      'if true; then\n    echo one two three four five six\nfi',
      30,
      ['  if true; then', '      echo one two three four', '          five six', '  fi'],
    ],
    ['blanks in it stay', "echo 'a   b'", 30, ["  echo 'a   b'"]],
    [
      'a word longer than the screen has a row of its own, which the terminal wraps',
      `curl https://example.org/${'a'.repeat(30)} -o x`,
      30,
      ['  curl', `      https://example.org/${'a'.repeat(30)}`, '      -o x'],
    ],
  ])('%s', (_, command, columns, rows) => {
    // Parts that may be folded are not: there is room.
    expect(shown(command, columns, [command])).toEqual(rows);
  });
});

describe('a longer one leaves out parts that only read', () => {
  test('by their words', () => {
    expect(shown(`${READS} && rm -r out`, 50, [READS])).toEqual([
      '  … 200 words that only read … && rm -r out',
    ]);
  });

  test('by their lines', () => {
    const reads = Array.from({ length: 9998 }, (_, index) => `echo ${index}`).join('\n');
    const command = `rm -r out\n${reads}\ntouch x`;
    expect(shown(command, 50, [reads])).toEqual([
      '  rm -r out',
      '  … 9,998 lines that only read …',
      '  touch x',
    ]);
  });

  test('and nothing else, however long', () => {
    const command = Array.from({ length: 40 }, (_, index) => `touch ${index}`).join('\n');
    expect(shown(command, 50)).toEqual(command.split('\n').map((line) => `  ${line}`));
  });

  test('a short one is no gain', () => {
    const lines = Array.from({ length: 12 }, (_, index) => `touch ${index}`);
    const command = ['ls -la', ...lines].join('\n');
    expect(shown(command, 50, ['ls -la'])[0]).toBe('  ls -la');
  });

  test('what is left of more rows than several screens hold is counted', () => {
    const command = Array.from({ length: 10_000 }, (_, index) => `touch ${index}`).join('\n');
    const rows = shown(command, 50);
    expect(rows).toHaveLength(201);
    expect(rows.at(-1)).toBe('  … 9,800 more lines, press ?');
  });
});

test('at any width each row fits, and all that is not folded is there in its order', () => {
  const words =
    '日本語 é \'a b\' --long-option=value x && sudo rm -rf ./build | tee 名前.txt; touch "q" \\\n\tgo on';
  for (let columns = 30; columns <= 120; columns++) {
    for (const command of [words, `${words} `.repeat(12).trim(), `${READS} && ${words}`]) {
      const rows = shown(command, columns, [READS]);
      for (const row of rows) expect(cellsOf(row), row).toBeLessThanOrEqual(columns);
      const all = rows.join(' ').replace(/\s+/g, ' ').trim();
      // On a wide screen ten rows hold all of it.
      const kept = all.includes('only read')
        ? command.replace(READS, '… 200 words that only read …')
        : command;
      expect(all).toBe(kept.replace(/\s+/g, ' '));
    }
  }
});

describe('a script that only reads and is not asked about', () => {
  test.each<[number, readonly string[]]>([
    [3, ['  ls 0', '  ls 1', '  ls 2']],
    [40, [...Array.from({ length: 9 }, (_, index) => `  ls ${index}`), '  … 31 lines that only read …']],
  ])('of %i lines has at most ten rows', (count, rows) => {
    const command = Array.from({ length: count }, (_, index) => `ls ${index}`).join('\n');
    expect(paintRows(layOutStart(command, look(60)), [], look(60))).toEqual(rows);
  });
});
