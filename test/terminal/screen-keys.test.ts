// Bytes of a terminal as what a person pressed.

import { describe, expect, test } from 'vitest';
import { decodeKeys, escapeAlone, type ScreenKey } from '../../src/terminal/keys/screen-keys.ts';

const text = (typed: string): ScreenKey => ({ type: 'text', text: typed });

describe('bytes become keys', () => {
  test.each<[string, readonly ScreenKey[]]>([
    ['abc', [text('abc')]],
    ['日本', [text('日本')]],
    ['\r', [{ type: 'enter' }]],
    ['\x1b[A\x1b[B', [{ type: 'up' }, { type: 'down' }]],
    ['\x1bOA\x1bOH', [{ type: 'up' }, { type: 'home' }]],
    ['\x1b[1;5A', [{ type: 'up' }]],
    ['\x1b[3~\x1b[5~\x1b[6~', [{ type: 'delete' }, { type: 'page-up' }, { type: 'page-down' }]],
    ['\x7f\x03\x13\x15', [{ type: 'backspace' }, { type: 'interrupt' }, { type: 'save' }, { type: 'clear' }]],
    ['a\x1b[Cb', [text('a'), { type: 'right' }, text('b')]],
    ['\x1b[200~rm -rf\r\nx\x1b[31m\x1b[201~y', [text('rm -rf x[31m'), text('y')]],
    // A reply of the terminal, Alt with a letter, a control without a meaning.
    ['\x1b[?62;c\x1b]11;rgb:0/0/0\x07\x1bx\x01', []],
  ])('%j', (bytes, keys) => {
    expect(decodeKeys(bytes)).toEqual({ keys, rest: '' });
  });

  test.each(['\x1b', '\x1b[', '\x1b[1;', '\x1bO', '\x1b[200~half a pas', '\x1b]11;rgb'])(
    '%j waits for its end',
    (bytes) => {
      expect(decodeKeys(`a${bytes}`)).toEqual({ keys: [text('a')], rest: bytes });
    },
  );

  test('only Esc by itself is the Esc key', () => {
    expect(['\x1b', '\x1b[', '\x1b[200~'].map(escapeAlone)).toEqual([
      { type: 'escape' },
      undefined,
      undefined,
    ]);
  });
});
