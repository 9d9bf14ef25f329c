import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeVisible } from '../../src/output/visible.ts';

test.each([
  ['an escape sequence', 'ls \u001b[2J', 'ls ␛[2J'],
  ['a bell and a delete', '\u0007\u007f', '␇␡'],
  ['a carriage return', 'rm -rf ~\rls', 'rm -rf ~␍ls'],
  ['an eight-bit sequence', '\u009b2J', '<U+009B>2J'],
  ['reversed text', 'a\u202eb\u2066c', 'a<U+202E>b<U+2066>c'],
  ['zero-width characters', 'l\u200bs\ufeff\u2060', 'l<U+200B>s<U+FEFF><U+2060>'],
  ['a joiner between letters', 'l\u200ds', 'l<U+200D>s'],
  ['tag characters', 'a\u{e0041}', 'a<U+E0041>'],
  ['a soft hyphen and a filler', 'a\u00ad\u3164', 'a<U+00AD><U+3164>'],
  ['a lone surrogate', 'a\ud83d', 'a<U+D83D>'],
  ['a line separator', 'a\u2028b', 'a<U+2028>b'],
])('shows %s', (_what, given, expected) => {
  expect(makeVisible(given)).toBe(expected);
});

test.each(['ls -la\n\tcat x', '日本語', 'naïve', 'family 👨‍👩‍👧 ❤️ 👍🏽', 'עברית', '− × ≠'])(
  'leaves %j as it is',
  (text) => {
    expect(makeVisible(text)).toBe(text);
  },
);

test('leaves nothing a terminal would act on', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(makeVisible(text)).not.toMatch(/(?![\t\n])[\p{Cc}\p{Cs}]|[\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});
