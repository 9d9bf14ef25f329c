import { expect, test } from 'vitest';
import { costOf, PRICES, priceOf, showDollars } from '../../src/providers/prices.ts';

test.each(
  PRICES.flatMap(({ server, input, output, examples }) =>
    examples.map((model) => ({ server, model, input, output })),
  ),
)('$server has $model for $input and $output', ({ server, model, input, output }) => {
  expect(priceOf(server, model, {})).toMatchObject({
    input,
    output,
    asOf: expect.stringMatching(/^20\d\d-\d\d$/),
  });
});

test('every row has an example', () => {
  expect(PRICES.filter(({ examples }) => examples.length === 0)).toEqual([]);
});

test.each([
  ['openai', 'gpt-5.4-mini-audio', { 'gpt-5.4-mini-audio': '1 2.5' }, { input: 1, output: 2.5 }],
  ['openai', 'gpt-5.4', { 'gpt-5.4': '0 0.25' }, { input: 0, output: 0.25 }],
  ['openai-compatible', 'gpt-5.4', {}, undefined],
  ['openai', 'gpt-5.45', {}, undefined],
  ['openai', 'toString', {}, undefined],
  ['ollama', 'llama3', {}, 'free'],
  ['local', 'any', {}, 'free'],
  ['ollama', 'rented', { rented: '0.1 0.2' }, { input: 0.1, output: 0.2 }],
])('of %s and %s with the prices %j it is %j', (server, model, own, price) => {
  expect(priceOf(server, model, own)).toEqual(price);
});

test.each([
  [{ inputTokens: 1_000_000, outputTokens: 0 }, { input: 2.5, output: 15 }, 2.5],
  [{ inputTokens: 2000, outputTokens: 500 }, { input: 0.75, output: 4.5 }, 0.00375],
  [{ inputTokens: 2000, outputTokens: 500 }, 'free', 0],
] as const)('%j at %j cost %d dollars', (usage, price, dollars) => {
  expect(costOf(usage, price)).toBeCloseTo(dollars, 10);
});

test.each([
  [0, '$0'],
  [0.000012, '$0.000012'],
  [0.00375, '$0.0037'],
  [0.0999, '$0.1000'],
  [1.239, '$1.24'],
  [1234.5, '$1234.50'],
])('%d dollars are written %s', (dollars, text) => {
  expect(showDollars(dollars)).toBe(text);
});
