import { expect, test } from 'vitest';
import { closingParts } from '../../src/cli/asking/closing.ts';
import { RECIPES, SERVER_TRAITS } from '../../src/providers/traits.ts';

const SERVER = { ...SERVER_TRAITS, name: 'openai-compatible', model: 'small' };

test.each([
  [{ outcome: 'answered', masked: 0 }, SERVER, 1234, ['small', '1.2 s']],
  [
    { outcome: 'answered', masked: 1, usage: { inputTokens: 1234, outputTokens: 56 } },
    SERVER,
    12_345,
    ['small', '12 s', '1,234 + 56 tokens', '1 secret masked'],
  ],
  [
    { outcome: 'answered', masked: 0, usage: { inputTokens: 1234, outputTokens: 56 } },
    { ...SERVER, model: 'priced' },
    1234,
    ['priced', '1.2 s', '1,234 + 56 tokens', '$1.35'],
  ],
  [{ outcome: 'refused', masked: 2 }, SERVER, 99, ['small', '0.1 s', '2 secrets masked']],
  [{ outcome: 'cancelled', masked: 2 }, SERVER, 99, []],
  [{ outcome: 'no-answer', masked: 0 }, SERVER, 99, []],
  [{ outcome: 'answered', masked: 0 }, RECIPES, 99, []],
] as const)('of %j from %j after %i ms it says %j', (result, provider, milliseconds, parts) => {
  expect(closingParts(result, provider, { milliseconds, prices: { priced: '1000 2000' } })).toEqual(parts);
});
