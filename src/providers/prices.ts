// What models cost: for `beck log --cost` and the setting `costLimit`. `test/providers/prices.test.ts` holds each row to
// its examples.

import type { Usage } from '../domain/conversation.ts';
import type { ServerName } from './rows.ts';

/** US dollars for a million tokens. */
export type Price = {
  readonly input: number;
  readonly output: number;
  /** The month in which the provider listed it; absent: the person said it. */
  readonly asOf?: string | undefined;
};

export type PriceRow = Price & {
  readonly server: ServerName;
  readonly models: RegExp;
  /** Names of models that this row is for. */
  readonly examples: readonly string[];
};

/** By the name of a model: `0.75 4.5`, as the setting `prices` has them. */
export type OwnPrices = Readonly<Record<string, string>>;

/** The first that matches. */
export const PRICES: readonly PriceRow[] = [
  row('openai', /^gpt-5\.5(?:-\d|$)/, 5, 30, '2026-06', ['gpt-5.5', 'gpt-5.5-2026-04-23']),
  row('openai', /^gpt-5\.4(?:-\d|$)/, 2.5, 15, '2026-06', ['gpt-5.4']),
  row('openai', /^gpt-5\.4-mini(?:-|$)/, 0.75, 4.5, '2026-06', ['gpt-5.4-mini', 'gpt-5.4-mini-2026-03-17']),
  row('openai', /^gpt-5\.4-nano(?:-|$)/, 0.2, 1.25, '2026-06', ['gpt-5.4-nano']),
  row('openai', /^gpt-4\.1-mini(?:-|$)/, 0.4, 1.6, '2025-04', ['gpt-4.1-mini']),
  row('anthropic', /^claude-haiku-4-5(?:-|$)/, 1, 5, '2025-10', [
    'claude-haiku-4-5',
    'claude-haiku-4-5-20251001',
  ]),
  row('anthropic', /^claude-sonnet-4-[56](?:-|$)/, 3, 15, '2026-06', ['claude-sonnet-4-6']),
  row('groq', /gpt-oss-120b$/, 0.15, 0.6, '2025-12', ['openai/gpt-oss-120b']),
  row('groq', /^llama-3\.3-70b/, 0.59, 0.79, '2025-12', ['llama-3.3-70b-versatile']),
  row('cerebras', /^gpt-oss-120b$/, 0.35, 0.75, '2025-12', ['gpt-oss-120b']),
  row('together', /Llama-3\.3-70B-Instruct-Turbo$/, 0.88, 0.88, '2025-12', [
    'meta-llama/Llama-3.3-70B-Instruct-Turbo',
  ]),
];

function row(
  server: ServerName,
  models: RegExp,
  input: number,
  output: number,
  asOf: string,
  examples: readonly string[],
): PriceRow {
  return { server, models, input, output, asOf, examples };
}

/** `free`: it runs on a machine of the person's; undefined: no row and no setting knows it. */
export function priceOf(server: string, model: string, own: OwnPrices): Price | 'free' | undefined {
  const written = Object.hasOwn(own, model) ? own[model] : undefined;
  if (written !== undefined) {
    const [input = 0, output = 0] = written.split(' ').map(Number);
    return { input, output };
  }
  if (OWN_MACHINE.includes(server)) return 'free';
  return PRICES.find((one) => one.server === server && one.models.test(model));
}

/** What people run themselves. */
const OWN_MACHINE: readonly string[] = ['ollama', 'lmstudio', 'llamacpp', 'vllm', 'local'];

/** In US dollars. Cached input costs less, which servers count in different ways: this is at most what it was. */
export function costOf({ inputTokens, outputTokens }: Usage, price: Price | 'free'): number {
  return price === 'free' ? 0 : (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}

/** `$0.0012`, `$1.24`. */
export function showDollars(dollars: number): string {
  if (dollars === 0) return '$0';
  return `$${dollars < 0.1 ? Number(dollars.toPrecision(2)).toFixed(dollars < 0.0001 ? 6 : 4) : dollars.toFixed(2)}`;
}
