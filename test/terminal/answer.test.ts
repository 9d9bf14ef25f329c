import { expect, test } from 'vitest';
import { createAnswerText } from '../../src/terminal/answer/answer.ts';
import { createLook } from '../../src/terminal/drawing/look.ts';

const TEXT = 'See:\n```sh\n# all\nls\n```\nDone.';

function answer(colour = true) {
  let written = '';
  const text = createAnswerText({
    write: (piece) => {
      written += piece;
    },
    look: () => createLook({ columns: 80, colour, styles: true, unicode: true }),
    begin: () => {},
  });
  return { text, written: () => written };
}

test.each([1, 2, 3, 5, 100])('code that streams in pieces of %i waits for its colours', async (size) => {
  const { text, written } = answer();
  for (let at = 0; at < TEXT.length; at += size) text.add(TEXT.slice(at, at + size));
  expect(written()).toBe('See:');
  await text.ready(TEXT);
  text.complete(TEXT);
  expect(written()).toBe('See:\n  \x1b[2m# all\x1b[22m\n  \x1b[1mls\x1b[22m\nDone.\n');
});

test('code that is shown at once has its colours where they were loaded before', async () => {
  const { text, written } = answer();
  await text.ready(TEXT);
  text.complete(TEXT);
  expect(written()).toBe('See:\n  \x1b[2m# all\x1b[22m\n  \x1b[1mls\x1b[22m\nDone.\n');
});

test('code that is shown before they were loaded is whole, and so is code without colour', () => {
  for (const colour of [true, false]) {
    const { text, written } = answer(colour);
    text.complete(TEXT);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a style starts with one
    expect(written().replace(/\x1b\[\d+m/g, '')).toBe('See:\n  # all\n  ls\nDone.\n');
  }
});

test('what is no Markdown is drawn as it is, and the next answer as Markdown again', () => {
  const { text, written } = answer();
  text.complete('> f   creates f\n* a     all\n', true);
  text.complete('> f');
  expect(written()).toMatch(/^> f {3}creates f\n\* a {5}all\n[^>]*f\n$/);
});
