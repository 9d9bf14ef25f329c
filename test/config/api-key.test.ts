// Where the key for the model server comes from.

import { expect, test } from 'vitest';
import { loadApiKey } from '../../src/config/api-key.ts';

const never = () => Promise.reject(new Error('The key command was run.'));
const printing =
  (stdout: string, status: number | undefined = 0) =>
  () =>
    Promise.resolve({ status, stdout });
const byCommand = { apiKey: undefined, apiKeyCommand: ['pass', 'show', 'key'] };

test('a key that is set is used without running anything', async () => {
  expect(await loadApiKey({ apiKey: 'k', apiKeyCommand: undefined }, never)).toBe('k');
  expect(await loadApiKey({ apiKey: undefined, apiKeyCommand: undefined }, never)).toBeUndefined();
});

test('the first line that the key command prints is the key', async () => {
  const seen: (readonly string[])[] = [];
  const run = (words: readonly string[]) => {
    seen.push(words);
    return Promise.resolve({ status: 0, stdout: 'secret \nurl: host\n' });
  };
  expect(await loadApiKey(byCommand, run)).toBe('secret');
  expect(seen).toEqual([['pass', 'show', 'key']]);
});

test.each([
  [printing(''), 'apiKeyCommand (pass) printed nothing.'],
  [printing('secret', 1), 'apiKeyCommand (pass) ended with status 1.'],
  [() => Promise.resolve({ status: undefined, stdout: 'secret' }), 'apiKeyCommand (pass) could not run.'],
])('a key command that fails is named without its output', async (run, message) => {
  await expect(loadApiKey(byCommand, run)).rejects.toThrow(message);
});
