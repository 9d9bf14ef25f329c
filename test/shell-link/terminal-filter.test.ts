import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTerminalFilter } from '../../src/shell-link/terminal-filter.ts';
import { cutInto } from '../support/bytes.ts';

const filtered = (...chunks: readonly (string | Uint8Array)[]): string => {
  const filter = createTerminalFilter();
  return Buffer.concat(chunks.map((chunk) => filter(Buffer.from(chunk)))).toString('latin1');
};
const bytes = (latin1: string): Buffer => Buffer.from(latin1, 'latin1');

describe('output without approval', () => {
  test.each([
    ['plain text', 'one\ttwo\r\n\bthree\x07'],
    ['colours', 'a\x1b[31mred\x1b[0m\x1b[38;5;9m\x1b[38:2::1:2:3m\x1b[m'],
    ['cursor movement', '\x1b[2A\x1b[B\x1b[10;5H\x1b[3G\x1b7\x1b8\x1b[s\x1b[u\x1bM\x1bD\x1bE'],
    [
      'erasing and scrolling',
      '\x1b[J\x1b[2J\x1b[K\x1b[1K\x1b[3L\x1b[2M\x1b[4P\x1b[5@\x1b[1;20r\x1b[2S\x1b[T',
    ],
    ['line drawing', '\x1b(0qqq\x1b(B'],
    ['the cursor and the autowrap', '\x1b[?25l\x1b[?25h\x1b[?7l'],
    ['text of an older encoding', 'caf\xe9 \xe4\xf6 \xff'],
  ])('keeps %s', (_, text) => {
    expect(filtered(bytes(text))).toBe(text);
  });

  test('keeps every character, whatever its bytes', () => {
    const text = 'naïve £ ¢ é 你好 🎉 \u{10ffff} \u00a0';
    expect(Buffer.from(filtered(text), 'latin1').toString()).toBe(text);
  });

  test.each([
    ['a title', 'a\x1b]0;TITLE\x07b'],
    ['a title ended by ST', 'a\x1b]0;TITLE\x1b\\b'],
    ['the clipboard', 'a\x1b]52;c;aGk=\x07b'],
    ['a hyperlink', 'a\x1b]8;;file:///etc\x1b\\b'],
    ['DCS, APC, PM and SOS', 'a\x1bP$q"p\x1b\\\x1b_Gx\x1b\\\x1b^y\x1b\\\x1bXz\x1b\\b'],
    ['an escape inside a string', 'a\x1b]0;\x1b\x1b\\b'],
    ['a string given up', 'a\x1b]0;TITLE\x18b'],
    ['the device attributes', 'a\x1b[c\x1b[>c\x1b[=0cb'],
    ['the cursor report', 'a\x1b[6n\x1b[?6n\x1b[5nb'],
    ['the version and the mode report', 'a\x1b[>q\x1b[?2026$pb'],
    ['the window report', 'a\x1b[18t\x1b[21tb'],
    ['the keyboard', 'a\x1b[?u\x1b[>1u\x1b[>4;1m\x1b[?1h\x1b=\x1b>b'],
    ['the mouse, pastes and the other screen', 'a\x1b[?1000h\x1b[?2004h\x1b[?1049h\x1b[?25;1049hb'],
    ['insert mode', 'a\x1b[4hb'],
    ['a reset', 'a\x1bc\x1b[!pb'],
    ['what scrolled away', 'a\x1b[3Jb'],
    ['the answerback', 'a\x05b'],
    ['the character set of the whole terminal', 'a\x1b%b'],
  ])('drops %s', (_, text) => {
    expect(filtered(bytes(text))).toBe('ab');
  });

  test.each([
    ['CSI', 'a\xc2\x9b6nb', 'ab'],
    ['OSC', 'a\xc2\x9d0;TITLE\x07b', 'ab'],
    ['DCS, SOS, PM and APC', 'a\xc2\x90x\x1b\\\xc2\x98x\x1b\\\xc2\x9ex\x1b\\\xc2\x9fx\x1b\\b', 'ab'],
    ['anything else of them', 'a\xc2\x85\xc2\x8e\xc2\x9cb', 'ab'],
    ['single bytes', 'a\x9b6n\x90b', 'a6nb'],
    ['CSI whose parameters are not plain', 'a\xc2\x9b#8m\xc2\x9b=mb', 'ab'],
    ['an overlong form', 'a\xe0\x82\x9b6nb', 'a\xe06nb'],
    ['a form behind half a character', 'a\xc2\xc2\x9b6nb', 'a\xc2b'],
  ])('drops eight-bit control characters: %s', (_, text, left) => {
    expect(filtered(bytes(text))).toBe(left);
  });

  test('shows the colour that an eight-bit sequence asks for in seven bits', () => {
    expect(filtered(bytes('\xc2\x9b31mred'))).toBe('\x1b[31mred');
  });

  test.each([
    ['another escape', 'a\x1b(\x1b]0;TITLE\x07b', 'ab'],
    ['a query after a character set', 'a\x1b(\x1b[6nb', 'ab'],
    ['the answerback in a character set', 'a\x1b(\x05b', 'ab'],
    ['a query after half a character', 'a\xc2\x1b[6nb', 'a\xc2b'],
    ['the answerback after half a character', 'a\xc2\x05b', 'a\xc2b'],
    ['a sequence in a sequence', 'a\x1b[3\x1b[6nb', 'ab'],
    ['a control character in a sequence', 'a\x1b[\n6nb', 'a\n6nb'],
    ['many escapes', 'a\x1b\x1b\x1b[6nb', 'ab'],
    ['a sequence too long for any terminal', `a\x1b[${'1;'.repeat(500)}mb`, 'ab'],
  ])('is not fooled by %s', (_, text, left) => {
    expect(filtered(bytes(text))).toBe(left);
  });

  test('shows nothing behind a string that never ends', () => {
    expect(filtered('a\x1b]0;TITLE\nsecond line\x1b[31m')).toBe('a');
  });

  test('is the same however its bytes are cut', () => {
    fc.assert(
      fc.property(hostileBytes, fc.array(fc.nat()), (input, cuts) => {
        expect(filtered(...cutInto(input, cuts))).toBe(filtered(input));
      }),
      { numRuns: 2000 },
    );
  });

  test('holds no control but those that are listed', () => {
    fc.assert(
      fc.property(hostileBytes, (input) => {
        expect(filtered(input).replace(ALLOWED, '.')).not.toMatch(CONTROLS);
      }),
      { numRuns: 5000 },
    );
  });
});

const ALLOWED = new RegExp(
  [
    String.raw`\x1b(?:[78DEM]|[()*+][0-~]|\[(?:\?(?:7|25)[hl]|[012]?J|[0-9;:]*[ABCDEFGHKLMPSTXZ@\x60adefmrsu]))`,
    // Characters of more than one byte, but for U+0080 to U+009F.
    String.raw`\xc2[\xa0-\xbf]|[\xc3-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xef][\x80-\xbf]{2}`,
    String.raw`[\xf0-\xf4][\x80-\xbf]{3}`,
  ].join('|'),
  'g',
);
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const CONTROLS = /[\x05\x1b\x80-\x9f]/;

/** Mostly bytes that begin, continue and end sequences. */
const hostileBytes = fc
  .array(
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.constantFrom(
          ...bytes('\x1b\x1b\x1b[]()PX^_\\?;0167m%nhlcJHAq\x05\x07\x18\n \xc2\x9b\x9d\x9c\x90\xe0\xf0\x82'),
        ),
      },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 255 }) },
    ),
    { maxLength: 60 },
  )
  .map((values) => Uint8Array.from(values));
