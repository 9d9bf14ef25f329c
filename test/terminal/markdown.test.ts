import headless from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlight } from '../../src/terminal/answer/highlight.ts';
import { createMarkdown } from '../../src/terminal/answer/markdown.ts';
import { createLook, type LookOptions } from '../../src/terminal/drawing/look.ts';
import { cellsOf } from '../../src/terminal/drawing/width.ts';
import { screenText } from '../support/screen.ts';

function render(
  text: string,
  { columns = 40, pieces = 1, ...more }: { columns?: number; pieces?: number } & Partial<LookOptions> = {},
): string {
  const look = createLook({ columns, colour: true, unicode: true, ...more });
  const stream = createMarkdown(
    () => look,
    () => highlight,
  );
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
const I = '\x1b[3m';
const i = '\x1b[23m';
const S = '\x1b[9m';

describe('an answer on a terminal', () => {
  test.each<[string, string, string]>([
    ['bold', 'a **b c** d', `a ${B}b c\x1b[22m d`],
    ['code', 'run `ls -l` now', `run ${C}ls -l\x1b[39m now`],
    ['code with stars', '`a**b**`', `${C}a**b**\x1b[39m`],
    ['a glob', 'src/**/*.ts and **/x and 2 ** 3 * 4', 'src/**/*.ts and **/x and 2 ** 3 * 4'],
    ['a heading', '## What is new\ntext', `${B}What is new\x1b[22m\ntext`],
    ['a list', '- one\n* two\n  - three\n1. four', '• one\n• two\n  • three\n1. four'],
    ['a quotation', '> said', '\x1b[2m│ \x1b[22msaid'],
    ['a code block', 'see\n```\nls **x**\n```\ndone', `see\n  ${C}ls **x**\x1b[39m\ndone`],
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
    ['emphasis', 'an *important word* here, *and one*.', `an ${I}important word${i} here, ${I}and one${i}.`],
    ['emphasis and bold', '**a *b* c** and *d `e`*', `${B}a ${I}b${i} c\x1b[22m and ${I}d ${C}e\x1b[39m${i}`],
    [
      'stars that are none',
      '2*3*4, *.ts, rm *log *tmp, a * b * c, *foo*bar',
      '2*3*4, *.ts, rm *log *tmp, a * b * c,\n*foo*bar',
    ],
    ['text that is struck out', 'not ~~this one~~ but ~/that~', `not ${S}this one\x1b[29m but ~/that~`],
    ['a link', 'see [the **page**](https://x.io/a)', `see the ${B}page\x1b[22m (https://x.io/a)`],
    ['a link named by its address', '[https://x.io](https://x.io)', 'https://x.io'],
    ['brackets', 'a[0] [b] [c](', 'a[0] [b] [c]('],
    ['tasks', '- [ ] one\n- [x] two\n  - [X] `c`\n- [y] no', `☐ one\n☑ two\n  ☑ ${C}c\x1b[39m\n• [y] no`],
    ['a block between tildes', '~~~\na *b*\n~~~\nc', `  ${C}a *b*\x1b[39m\nc`],
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

describe('links', () => {
  test.each([
    ['[a b](https://x.io/p?q=1)', '\x1b]8;;https://x.io/p?q=1\x1b\\a b\x1b]8;;\x1b\\'],
    // What would lead elsewhere than it says, and what no terminal should open.
    ['[https://good.org](https://evil.org)', 'https://good.org (https://evil.org)'],
    ['[good.org/login](https://evil.org)', 'good.org/login (https://evil.org)'],
    ['[a](file:///etc/passwd)', 'a (file:///etc/passwd)'],
    ['[a](https://x.io/é)', 'a (https://x.io/é)'],
  ])('%s', (text, shown) => {
    expect(render(text, { columns: 80, links: true })).toBe(shown);
  });
});

describe('code in a language', () => {
  const shown = (language: string, code: string) =>
    render(`\`\`\`${language}\n${code}\n\`\`\``, { columns: 80, pieces: 2 });

  test.each([
    ['sh', '# all\nif true; then echo "a b"; fi', '  \x1b[2m# all\x1b[22m\n  \x1b[35mif\x1b[39m'],
    ['json', '{"a": 1}', '  {\x1b[1m"a"\x1b[22m: \x1b[33m1\x1b[39m}'],
    ['python', "x = '''a\n# b'''", "  x = \x1b[32m'''a\x1b[39m\n  \x1b[32m# b'''\x1b[39m"],
    ['nosuch', 'a | b', `  ${C}a | b\x1b[39m`],
  ])('%s', (language, code, start) => {
    expect(shown(language, code).slice(0, start.length)).toBe(start);
    expect(plain(shown(language, code))).toBe(`${code.replace(/^/gm, '  ')}\n`);
  });

  test('is the same text, whatever is in it', () => {
    const code = 'a < b && c > "d" \'e\' & f\n\n| x | y |\n# heading *star* [l](m)\n  ``` no';
    for (const language of ['sh', 'powershell', 'sql', 'diff', 'ts'])
      expect(plain(shown(language, code)).replace(/^ {2}/gm, '')).toBe(`${code}\n`);
  });
});

test('without colour the layout is the same, and code is known by its marks', () => {
  const text = '# T\n- [x] **b** and *i*, `ls`\n\n```sh\nls # x\n```\n| a | b |\n|---|--:|\n| c | 10 |';
  expect(render(text, { colour: false, styles: true })).toBe(
    `${B}T\x1b[22m\n☑ ${B}b\x1b[22m and ${I}i${i}, \`ls\`\n\n  ls # x\n${B}a   b\x1b[22m\nc  10`,
  );
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
        'Name       Size  What it is',
        'a.log     12 MB  the log of the last run of the build',
        '漢字.txt   3 KB  📄 notes',
      ].join('\n'),
    );
  });

  test('wraps its widest column where the screen is narrow', () => {
    expect(plain(render(TABLE, { columns: 40 }))).toBe(
      [
        'Name       Size  What it is',
        'a.log     12 MB  the log of the last run',
        '                 of the build',
        '漢字.txt   3 KB  📄 notes',
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
    '~~',
    '[a](https://b.c)',
    '[',
    '```sh\n',
    '---\n',
    '1. ',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
      const shown = render(parts.join(''));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
      expect(shown.replace(/\x1b\[(?:1|2|3|9|22|23|29|3[1-6]|39)m/g, '')).not.toMatch(/\x1b/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is counted
      expect(shown.split(/\x1b\[3[1-6]m/).length).toBe(shown.split('\x1b[39m').length);
    }),
  );
});
