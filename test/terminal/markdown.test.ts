import headless from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLook } from '../../src/terminal/look.ts';
import { createMarkdown } from '../../src/terminal/markdown.ts';
import { cellsOf } from '../../src/terminal/width.ts';
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
  return out + stream.end();
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

  test('shows each word as soon as it is whole', () => {
    const stream = createMarkdown(() => createLook({ columns: 40, colour: true, unicode: true }));
    expect(stream.push('It is fo')).toBe('It is');
    expect(stream.push('ur **o')).toBe(' four');
    expect(stream.push('r** so')).toBe(` ${B}or\x1b[22m`);
    expect(stream.end()).toBe(' so');
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
