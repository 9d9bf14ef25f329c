import { describe, expect, test } from 'vitest';
import { AT_REST, decodeChunk, type InputState, type Key } from '../../src/terminal/keys/key-decoder.ts';

const bytes = (text: string) => Buffer.from(text);

/** The keys of chunks read one after another. */
function keysOf(...chunks: readonly string[]): (Key | undefined)[] {
  let state: InputState = AT_REST;
  return chunks.map((chunk) => {
    const decoded = decodeChunk(state, bytes(chunk));
    state = decoded.state;
    return decoded.key;
  });
}

describe('one key arrives as one chunk', () => {
  test.each<[string, Key | undefined]>([
    ['y', { type: 'character', character: 'y' }],
    ['?', { type: 'character', character: '?' }],
    ['\r', { type: 'enter' }],
    ['\n', { type: 'enter' }],
    ['\x03', { type: 'interrupt' }],
    ['\x03\x03', { type: 'interrupt' }],
    [' ', undefined],
    ['\t', undefined],
    ['\x04', { type: 'escape' }],
    ['\x1a', undefined],
    ['\0', undefined],
    ['\x7f', undefined],
    ['ý', undefined],
    ['yy', undefined],
    ['y\r', undefined],
    ['', undefined],
  ])('%j', (chunk, key) => {
    expect(keysOf(chunk)).toEqual([key]);
  });
});

test.each([
  ['\x1b[A', 'up'],
  ['\x1bOA', 'up'],
  ['\x1b[B', 'down'],
  ['\x1bOB', 'down'],
] as const)('%j is an arrow %s', (sequence, way) => {
  expect(keysOf(sequence)).toEqual([{ type: 'arrow', way }]);
});

describe('sequences hold no key, however they are cut', () => {
  test.each([
    ['arrow to the right', '\x1b[C'],
    ['the same in application mode', '\x1bOC'],
    ['function key', '\x1b[15~'],
    ['Alt-y', '\x1by'],
    ['cursor position', '\x1b[24;80R'],
    ['device attributes', '\x1b[?62;1;4c'],
    ['colour, ended by ST', '\x1b]11;rgb:ffff/ffff/ffff\x1b\\'],
    ['colour, ended by BEL', '\x1b]11;rgb:ffff/ffff/ffff\x07'],
    ['version', '\x1bP>|yes(1.0)\x1b\\'],
    ['paste', '\x1b[200~y\ry\x1b[201~'],
    ['paste that holds sequences and a false end', '\x1b[200~y\x1b[A\x1b[201y\x1b]y\x1b[201~'],
  ])('%s', (_, sequence) => {
    const after: Key = { type: 'character', character: 'n' };
    expect(keysOf(sequence, 'n')).toEqual([undefined, after]);
    for (let cut = 1; cut < sequence.length; cut++) {
      expect(keysOf(sequence.slice(0, cut), sequence.slice(cut), 'n')).toEqual([undefined, undefined, after]);
    }
    expect(keysOf(...sequence, 'n').filter((key) => key !== undefined)).toEqual([after]);
  });
});

test('Esc alone is perhaps a key, and not after it was followed', () => {
  const lone = decodeChunk(AT_REST, bytes('\x1b'));
  expect(lone).toMatchObject({ perhapsEscape: true, key: undefined });
  expect(decodeChunk(lone.state, bytes('[A'))).toMatchObject({ perhapsEscape: false, key: undefined });
  expect(decodeChunk(AT_REST, bytes('x\x1b')).perhapsEscape).toBe(false);
});

test('Ctrl-C is a key inside a sequence that never ends, but not inside a paste', () => {
  expect(keysOf('\x1b]never ends', '\x03')).toEqual([undefined, { type: 'interrupt' }]);
  expect(keysOf('\x1b[200~', '\x03')).toEqual([undefined, undefined]);
});

test.each<[string, boolean]>([
  ['? make a folder', true],
  [' ', true],
  ['ý', true],
  ['yes\r', true],
  ['\x1b[200~ls\x1b[201~', true],
  ['\r\r', false],
  ['\x04', false],
  ['\x1b[24;80R', false],
  ['\x1by', false],
  ['\x1b]11;rgb:ffff/ffff/ffff\x07', false],
])('%j holds text a person typed: %j', (chunk, holdsText) => {
  expect(decodeChunk(AT_REST, bytes(chunk)).holdsText).toBe(holdsText);
});
