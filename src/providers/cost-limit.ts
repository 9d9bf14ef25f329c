// The setting `costLimit`: a server that is asked only while its models have cost less than that today.

import type { Provider } from '../domain/conversation.ts';
import { ProviderError } from '../domain/errors.ts';
import { costOf, type OwnPrices, priceOf, showDollars } from './prices.ts';

export type CostLimit = {
  /** US dollars a day. */
  readonly limit: number;
  readonly prices: OwnPrices;
  /** What was spent today, by all shells. */
  readonly spent: () => number;
  readonly add: (dollars: number) => void;
};

/** A reply that has begun is paid for, so the limit can be passed by one reply. */
export function withCostLimit(server: Provider, { limit, prices, spent, add }: CostLimit): Provider {
  return {
    name: server.name,
    needsServer: server.needsServer,
    readsPrompt: server.readsPrompt,
    get model() {
      return server.model;
    },
    async ask(request, io) {
      const price = priceOf(server.name, server.model, prices);
      if (price === undefined) throw withoutPrice(server.model);
      const so = spent();
      if (price !== 'free' && so >= limit) throw reached(so, limit);
      const reply = await server.ask(request, io);
      if (reply.usage !== undefined) {
        const cost = costOf(reply.usage, priceOf(server.name, server.model, prices) ?? price);
        if (cost > 0) add(cost);
      }
      return reply;
    },
  };
}

function withoutPrice(model: string): ProviderError {
  return new ProviderError(
    `"costLimit" is set, and what ${model} costs is not known, so it was not asked.`,
    `Say it in dollars for a million tokens in and out: beck config set prices '${model}=0.5 2'`,
  );
}

function reached(spent: number, limit: number): ProviderError {
  return new ProviderError(
    `Models have cost ${showDollars(spent)} today, and your limit is ${showDollars(limit)} a day (setting "costLimit").`,
    'Ask tomorrow, or raise it with: beck config set costLimit DOLLARS',
  );
}
