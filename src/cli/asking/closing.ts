// The last, dim line of a question: who answered, how long it took, how much was sent, how many secrets were masked.

import type { AgentResult } from '../../agent/state.ts';
import type { Provider } from '../../domain/conversation.ts';
import { costOf, type OwnPrices, priceOf, showDollars } from '../../providers/prices.ts';

/**
 * `milliseconds`: the time of beck and the model. Empty if only the recipes could answer; if they were asked first,
 * `askModel` says how the model is asked.
 */
export function closingParts(
  { outcome, usage, masked }: Pick<AgentResult, 'outcome' | 'usage' | 'masked'>,
  { readsPrompt, name, model }: Pick<Provider, 'readsPrompt' | 'name' | 'model'>,
  { milliseconds, prices }: { readonly milliseconds: number; readonly prices: OwnPrices },
  askModel?: string,
  who = 'built-in recipes',
): readonly string[] {
  if (!readsPrompt && askModel !== undefined && outcome === 'answered')
    return [who, `ask the model: ${askModel}`];
  if (!readsPrompt || outcome === 'cancelled' || outcome === 'no-answer') return [];
  const seconds = (milliseconds / 1000).toFixed(milliseconds < 9_950 ? 1 : 0);
  return [
    model,
    `${seconds} s`,
    ...(usage === undefined ? [] : [`${count(usage.inputTokens)} + ${count(usage.outputTokens)} tokens`]),
    ...costPart(usage, priceOf(name, model, prices)),
    ...(masked === 0 ? [] : [`${count(masked)} ${masked === 1 ? 'secret' : 'secrets'} masked`]),
  ];
}

function costPart(usage: AgentResult['usage'], price: ReturnType<typeof priceOf>): readonly string[] {
  return usage === undefined || price === undefined || price === 'free'
    ? []
    : [showDollars(costOf(usage, price))];
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
