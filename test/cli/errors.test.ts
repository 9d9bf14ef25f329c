// How a message that ends a command is laid out on a terminal.

import { expect, test } from 'vitest';
import { wrapMessage } from '../../src/cli/shared/errors.ts';

const MESSAGE =
  'beck: No server is called nix. beck mcp list shows them.\n  npm install something-long --save-exact';

test('long lines break between words, and a command stays whole', () => {
  expect(wrapMessage(MESSAGE, 30)).toBe(
    'beck: No server is called nix.\nbeck mcp list shows them.\n  npm install something-long --save-exact',
  );
});

test('a terminal that does not tell its width gets the message as it is', () => {
  expect(wrapMessage(MESSAGE, 0)).toBe(MESSAGE);
});
