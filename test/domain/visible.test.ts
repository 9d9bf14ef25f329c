import { describe, expect, test } from 'vitest';
import { makeAllVisible, makeVisible } from '../../src/domain/visible.ts';

describe('what a terminal would obey or hide becomes visible', () => {
  test.each([
    ['plain text, quotes and accents stay', `it's "naïve" 日本`, `it's "naïve" 日本`],
    ['newlines and tabs stay', 'a\n\tb', 'a\n\tb'],
    ['escape sequences', '\x1b[31mred\x1b[0m', '^[[31mred^[[0m'],
    ['carriage return, bell, backspace, NUL, delete', 'a\r\x07\b\0\x7f', 'a^M^G^H^@^?'],
    ['the one-byte CSI', '\x9b31m', '\\x9b31m'],
    ['right-to-left override', 'a\u202eb', 'a<U+202E>b'],
    ['zero-width space and byte-order mark', 'r\u200bm\ufeff', 'r<U+200B>m<U+FEFF>'],
    ['tag letters', 'x\u{e0041}', 'x<U+E0041>'],
    ['line separator', 'a\u2028b', 'a<U+2028>b'],
    ['Hangul filler', 'a\u3164b', 'a<U+3164>b'],
    ['a lone surrogate', 'a\ud800b', 'a<U+D800>b'],
    ['a braille letter without dots, a noncharacter', 'a\u2800b\ufdd0', 'a<U+2800>b<U+FDD0>'],
    ['emoji stay whole', '⚠️ 👩‍💻 👍🏽 🏳️‍🌈 1️⃣', '⚠️ 👩‍💻 👍🏽 🏳️‍🌈 1️⃣'],
    ['a joiner or selector outside an emoji', 'a\u200db \ufe0f', 'a<U+200D>b <U+FE0F>'],
  ])('%s', (_, text, visible) => {
    expect(makeVisible(text)).toBe(visible);
  });

  test('in a command nothing is exempt', () => {
    expect(makeAllVisible('⚠️\ta\nb c\u00a0d')).toBe('⚠<U+FE0F>^Ia^Jb c<U+00A0>d');
  });
});
