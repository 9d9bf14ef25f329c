import headless from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMarkdown } from '../../src/terminal/answer/markdown.ts';
import { createLook } from '../../src/terminal/drawing/look.ts';
import { cellsOf } from '../../src/terminal/drawing/width.ts';
import { screenText } from '../support/screen.ts';

function render(
  text: string,
  { columns = 40, pieces = 1 }: { columns?: number; pieces?: number } = {},
): string {
  const stream = createMarkdown(() => createLook({ columns, colour: true, unicode: true }));
  let out = '';
  const characters = [...text];
  for (let at = 0; at < characters.length; at += pieces)
    out += stream.push(characters.slice(at, at + pieces).join(''));
  return settle(out + stream.end());
}

/** What is left to see where a word that had begun was taken back. */
function settle(out: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it is taken back with
  const taken = /\x1b\[(\d+)D\x1b\[K/.exec(out);
  if (taken === null) return out;
  let before = out.slice(0, taken.index);
  for (let cells = Number(taken[1]); cells > 0; ) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a style takes no cell
    const last = /(?:\x1b\[\d+m|.)$/su.exec(before)?.[0] ?? '';
    before = before.slice(0, before.length - last.length);
    cells -= last.startsWith('\x1b') ? 0 : cellsOf(last);
  }
  return settle(before + out.slice(taken.index + taken[0].length));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a style starts with one
const plain = (text: string) => text.replace(/\x1b\[\d+m/g, '');
const B = '\x1b[1m';
const C = '\x1b[36m';

describe('an answer on a terminal', () => {
  test.each<[string, string, string]>([
    ['bold', 'a **b c** d', `a ${B}b c\x1b[22m d`],
    ['code', 'run `ls -l` now', `run ${C}ls -l\x1b[39m now`],
    ['code with stars', '`a**b**`', `${C}a**b**\x1b[39m`],
    ['a glob', 'src/**/*.ts and **/x and 2 ** 3 * 4', 'src/**/*.ts and **/x and 2 ** 3 * 4'],
    ['a heading', '## What is new\ntext', `${B}What is new\x1b[22m\ntext`],
    ['a list', '- one\n* two\n  - three\n1. four', '• one\n• two\n  • three\n1. four'],
    ['a quotation', '> said', '\x1b[2m│ \x1b[22msaid'],
    ['a code block', 'see\n```sh\nls **x**\n```\ndone', `see\n  ${C}ls **x**\x1b[39m\ndone`],
    ['what was never closed', 'a **b\nc `d\ne', `a ${B}b\x1b[22m\nc ${C}d\x1b[39m\ne`],
    ['numbers and signs', '-1 is #1, 3.5 > 2 | x', '-1 is #1, 3.5 > 2 | x'],
    ['names', '__init__ and snake_case', '__init__ and snake_case'],
    ['blank lines', 'a\n\nb', 'a\n\nb'],
    [
      'long lines',
      'one two three four five six seven eight nine',
      'one two three four five six seven eight\nnine',
    ],
    [
      'long items',
      '- one two three four five six seven eight nine',
      '• one two three four five six seven\n  eight nine',
    ],
    ['wide characters', '文'.repeat(25), `${'文'.repeat(20)}\n${'文'.repeat(5)}`],
    ['a rule', 'a\n---\nb', `a\n\x1b[2m${'─'.repeat(40)}\x1b[22m\nb`],
  ])('draws %s', (_, text, shown) => {
    for (const pieces of [1, 3, 1000]) expect(render(text, { pieces })).toBe(shown);
  });

  test('shows what comes as it comes, and moves a word that does not fit', () => {
    const stream = createMarkdown(() => createLook({ columns: 40, colour: true, unicode: true }));
    expect(stream.push('It is fo')).toBe('It is fo');
    expect(stream.push('ur **o')).toBe(`ur ${B}o`);
    expect(stream.push('r** and then there was mo')).toBe('r\x1b[22m and then there was mo');
    expect(stream.end()).toBe('');
    expect(stream.push(`\n${'x'.repeat(30)} ab`)).toBe(`\n${'x'.repeat(30)} ab`);
    expect(stream.push('cdefghij')).toBe('');
    expect(stream.end()).toBe('\x1b[3D\x1b[K\nabcdefghij');
  });
});

const TABLE = [
  '| Name | Size | What it is |',
  '|------|-----:|------------|',
  '| `a.log` | 12 MB | the log of the last run of the build |',
  '| 漢字.txt | 3 KB | 📄 notes |',
].join('\n');

describe('a table', () => {
  test('is aligned', () => {
    expect(plain(render(TABLE, { columns: 80 }))).toBe(
      [
        'Name      Size   What it is',
        'a.log     12 MB  the log of the last run of the build',
        '漢字.txt  3 KB   📄 notes',
      ].join('\n'),
    );
  });

  test('wraps its widest column where the screen is narrow', () => {
    expect(plain(render(TABLE, { columns: 40 }))).toBe(
      [
        'Name      Size   What it is',
        'a.log     12 MB  the log of the last run',
        '                 of the build',
        '漢字.txt  3 KB   📄 notes',
      ].join('\n'),
    );
  });

  test('has one rule, however long what looks like one is', () => {
    const [blanks, dashes] = ['\t'.repeat(4_000), '-'.repeat(4_000)];
    const shown = plain(
      render(`| a | b |\n|---|---|\n|${blanks}${dashes}|\n|${blanks}${dashes}x|`, { pieces: 9_000 }),
    );
    expect(shown.replaceAll(/\s/g, '')).toBe(`ab${dashes}x`);
  });

  test('becomes a list where there is no room for columns', () => {
    const wide = `|${Array.from({ length: 8 }, (_, i) => ` column${i} `).join('|')}|`;
    const row = `|${Array.from({ length: 8 }, (_, i) => ` value ${i} of it `).join('|')}|`;
    const shown = plain(render(`${wide}\n|${'---|'.repeat(8)}\n${row}`, { columns: 40 }));
    expect(shown.split('\n')).toEqual(Array.from({ length: 8 }, (_, i) => `column${i}: value ${i} of it`));
  });

  test.each([40, 60, 80])(
    'and prose never pass the edge of %i columns, and the terminal agrees',
    async (columns) => {
      const text = `# Title 題\nSome **bold words** and \`code\` with 漢字 and 📄, and more and more of them.\n\n${TABLE}\n\n- an item that is long enough to go on in the next line, twice maybe\n`;
      const shown = render(text, { columns, pieces: 5 });
      for (const line of plain(shown).split('\n')) expect(cellsOf(line)).toBeLessThanOrEqual(columns);
      const terminal = new headless.Terminal({
        cols: columns,
        rows: 40,
        allowProposedApi: true,
        convertEol: true,
      });
      await new Promise<void>((done) => terminal.write(shown, done));
      expect(screenText(terminal)).toBe(plain(shown).trimEnd());
    },
  );
});

test('whatever is written, the only sequences are styles, and each ends with its line', () => {
  const pieces = [
    '**',
    '`',
    '```\n',
    '# ',
    '- ',
    '| a | b |\n',
    '|---|\n',
    '> ',
    'word ',
    '\n',
    '漢',
    '*',
    '---\n',
    '1. ',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
      const shown = render(parts.join(''));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
      expect(shown.replace(/\x1b\[(?:1|2|22|36|39)m/g, '')).not.toMatch(/\x1b/);
      expect(shown.split('\x1b[36m').length).toBe(shown.split('\x1b[39m').length);
    }),
  );
});
