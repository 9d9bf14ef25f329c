import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMarkFinder } from '../../src/shell-link/mark.ts';
import { cutInto } from '../support/bytes.ts';

const MARK = Buffer.from('\x1b]aab\x07');

/** What came through, with `|` at each mark. */
function found(chunks: readonly Uint8Array[]): string {
  let seen = '';
  const find = createMarkFinder(
    MARK,
    (bytes) => {
      seen += Buffer.from(bytes).toString('latin1');
    },
    () => {
      seen += '|';
    },
  );
  for (const chunk of chunks) find(chunk);
  return seen;
}

describe('the end marker', () => {
  test.each([
    ['a mark alone', '\x1b]aab\x07', '|'],
    ['text around it', 'before\x1b]aab\x07after', 'before|after'],
    ['two of them', '\x1b]aab\x07\x1b]aab\x07', '||'],
    ['a false beginning', '\x1b]a\x1b]aab\x07', '\x1b]a|'],
    ['its own beginning twice', '\x1b\x1b]aab\x07', '\x1b|'],
    ['another sequence', '\x1b]aac\x07', '\x1b]aac\x07'],
  ])('is found in %s', (_, text, seen) => {
    expect(found([Buffer.from(text)])).toBe(seen);
  });

  test('is found however the bytes are cut, and everything else comes through in order', () => {
    const piece = fc.constantFrom(
      MARK,
      MARK.subarray(0, 3),
      Buffer.from('\x1b'),
      Buffer.from(']a'),
      Buffer.from('x'),
    );
    fc.assert(
      fc.property(fc.array(piece), fc.array(fc.nat()), (pieces, cuts) => {
        const bytes = Buffer.concat(pieces);
        // What may still become a mark is held back, so the end is made certain.
        const ended = Buffer.concat([bytes, Buffer.from('.')]);
        expect(found(cutInto(ended, cuts))).toBe(ended.toString('latin1').replaceAll('\x1b]aab\x07', '|'));
      }),
      { numRuns: 1000 },
    );
  });

  test('holds back only what may become a mark', () => {
    expect(found([Buffer.from('text\x1b]a')])).toBe('text');
    expect(found([Buffer.from('text]a')])).toBe('text]a');
  });
});
