import xterm from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from '../../src/output/clean.ts';

describe('cleaning', () => {
  test.each([
    ['colours', '\u001b[1;31merror\u001b[0m: no\n', 'error: no\n'],
    ['a window title', '\u001b]0;title\u0007text', 'text'],
    ['a link', '\u001b]8;;https://example.org\u001b\\link\u001b]8;;\u001b\\', 'link'],
    ['a device control string', '\u001bP1$r0m\u001b\\text', 'text'],
    ['an application command', '\u001b_Gf=100;AAAA\u001b\\text', 'text'],
    ['eight-bit sequences', '\u009b31mred\u009d0;t\u009c', 'red'],
    ['a progress line', ' 10%\r 50%\r100%\n', '100%\n'],
    ['an overwritten beginning', 'abcdef\rXY', 'XYcdef'],
    ['an erased rest', 'downloading\r\u001b[Kdone', 'done'],
    ['an erased line', 'downloading\u001b[2K\rdone', 'done'],
    ['overstruck bold', 'N\bNA\bAM\bME\bE', 'NAME'],
    ['bells and other controls', 'a\u0007b\u0000c\u000ed', 'abcd'],
    ['line ends of Windows', 'a\r\nb\r\n', 'a\nb\n'],
    ['tabs and blank lines', 'a\tb\n\n\tc', 'a\tb\n\n\tc'],
    ['other scripts and emoji', '日本語 👍🏽 é', '日本語 👍🏽 é'],
    ['a cut sequence at the end', 'text\u001b[3', 'text'],
    ['a keypad mode', '\u001b=\u001b>\u001b(Btext', 'text'],
    ['a cursor sent far away', 'a\u001b[999999999Gb', `a${' '.repeat(999)}b`],
  ])('removes what a terminal would not show: %s', (_what, given, expected) => {
    expect(cleanText(given)).toBe(expected);
  });

  test.each([
    `token ghp_a1B2c3D4\re5F6g7H8i9J0${'k1L2'.repeat(4)}`,
    `ghp_${'a1B2'.repeat(9)}\rX`,
    `ghp_${'a1B2'.repeat(9)}\u001b[40DX`,
    'DB_PASS\rWORD=hunter22',
  ])('keeps nothing of a secret that was overwritten in part: %j', (line) => {
    expect(cleanText(`before\n${line}\nafter`)).toBe(
      'before\n[masked: an overwritten line that held a secret]\nafter',
    );
  });

  test('leaves a whole secret on the screen to the masking that follows', () => {
    expect(cleanText('10%\rDB_PASSWORD=hunter22\r\n')).toBe('DB_PASSWORD=hunter22\n');
  });

  test('a sequence without an end hides its own line only', () => {
    expect(cleanText('a\u001b]0;never ended\nnext line')).toBe('a\nnext line');
  });

  test('leaves no control character but tab and newline, whatever comes', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 80 });
    const nasty = fc.constantFrom(
      '\u001b',
      '\u001b[',
      '\u001b]',
      '\u0007',
      '\u009b',
      '\r',
      '\b',
      '\u001b\\',
      '5;1',
      'm',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(anything, nasty)), (pieces) => {
        expect(cleanText(pieces.join(''))).not.toMatch(/(?![\t\n])\p{Cc}/u);
      }),
    );
  });

  test('shows the line that a real terminal shows', async () => {
    const piece = fc.oneof(
      fc.stringMatching(/^[a-z ]{0,8}$/),
      fc.constantFrom(
        '\r',
        '\b',
        '\u001b[K',
        '\u001b[1K',
        '\u001b[2K',
        '\u001b[C',
        '\u001b[3C',
        '\u001b[2D',
        '\u001b[5G',
      ),
      fc.constantFrom('\u001b[31m', '\u001b]0;x\u0007', '\u001b(B', '\u0007'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const text = pieces.join('');
        expect(cleanText(text).trimEnd()).toBe(await screenLine(text));
      }),
      { numRuns: 200 },
    );
  });
});

async function screenLine(text: string): Promise<string> {
  const terminal = new xterm.Terminal({ cols: 150, rows: 2, allowProposedApi: true });
  await new Promise<void>((done) => terminal.write(text, done));
  const line = terminal.buffer.active.getLine(0)?.translateToString(true) ?? '';
  terminal.dispose();
  return line.trimEnd();
}

test('finds each control character that Unicode knows, and no other', () => {
  const all = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
  const changed = all.filter((character) => cleanText(`a${character}b`) !== `a${character}b`);
  expect(changed.filter((character) => !/(?![\t\n])\p{Cc}/u.test(character))).toEqual([]);
  expect(
    all.filter((character) => /(?![\t\n])\p{Cc}/u.test(character) && !changed.includes(character)),
  ).toEqual([]);
});
