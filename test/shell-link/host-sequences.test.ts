import { describe, expect, test, vi } from 'vitest';
import { createCursorQuestionWatch, withoutHostSequences } from '../../src/shell-link/host-sequences.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['what the host writes around a command', '\x1b[?1l\x1b[?1h\x1b=\x1b]0;\x07text\n\x1b[6n', 'text\n'],
  [
    'colours and titles of the command stay',
    '\x1b[31mred\x1b[0m\x1b]0;mine\x07',
    '\x1b[31mred\x1b[0m\x1b]0;mine\x07',
  ],
  ['bytes that are no text stay', '\xff\xfe\x1b[6n\x80', '\xff\xfe\x80'],
])('%s', (_, written, kept) => {
  expect(Buffer.from(withoutHostSequences(bytes(written))).toString('latin1')).toBe(kept);
});

describe('the question where the cursor is', () => {
  test.each<[string, readonly string[], boolean]>([
    ['is asked where output stops after it', ['out\n\x1b[6n'], true],
    ['is asked where it was cut', ['out\n\x1b[', '6n'], true],
    ['is no question where more follows', ['\x1b[6n', 'more'], false],
    ['is no question inside a text', ['a\x1b[6nb'], false],
    ['is not every sequence that ends so', ['\x1b[16n'], false],
  ])('%s', (_, chunks, asked) => {
    vi.useFakeTimers();
    try {
      const onAsked = vi.fn();
      const watch = createCursorQuestionWatch(onAsked);
      for (const chunk of chunks) watch(bytes(chunk));
      vi.runAllTimers();
      expect(onAsked.mock.calls.length).toBe(asked ? 1 : 0);
    } finally {
      vi.useRealTimers();
    }
  });
});
