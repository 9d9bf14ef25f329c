// If a model server fails before its reply begins, the next one of the chain answers, and finally the recipes.

import type { ModelReply, Provider } from '../domain/conversation.ts';
import { EmptyReplyError, ProviderError, UnavailableError } from '../domain/errors.ts';

export type Telling = {
  /** The recipes answer: what went wrong with the server, and what to do about it. */
  readonly say: (sentence: string) => void;
  /** Another server answers in the place of one that cannot be reached. */
  readonly passOn: (error: ProviderError, next: Provider) => void;
};

/**
 * `servers`: at least one, in their order. A server that refuses key or request is not passed over: its error reaches
 * the caller, unless the recipes know the answer. Who answered once answers to the end of the question.
 */
export function withFallback(servers: readonly Provider[], recipes: Provider, telling: Telling): Provider {
  let at = 0;
  let isOffline = false;
  const current = (): Provider => servers[at] ?? recipes;
  return {
    get name() {
      return current().name;
    },
    get needsServer() {
      return current().needsServer;
    },
    get readsPrompt() {
      return current().readsPrompt;
    },
    get model() {
      return isOffline ? `${recipes.model} ${recipes.name}` : current().model;
    },
    async ask(request, { signal, onText, onStatus, onSent }) {
      if (isOffline) return recipes.ask(request, { signal, onText });
      let spoken = false;
      const listen = (text: string) => {
        spoken = true;
        onText(text);
      };
      for (;;) {
        try {
          return await current().ask(request, { signal, onText: listen, onStatus, onSent });
        } catch (error) {
          // Another server cannot continue half an answer.
          if (!(error instanceof ProviderError) || error instanceof EmptyReplyError || spoken) throw error;
          const next = servers[at + 1];
          if (error instanceof UnavailableError && next !== undefined) {
            telling.passOn(error, next);
            onStatus?.({ type: 'asking' });
            at += 1;
            continue;
          }
          // The recipes cannot continue after steps of a model.
          if (request.messages.some(({ role }) => role === 'tool')) throw error;
          const instead = await askQuietly(recipes, request, signal);
          if (instead === undefined) throw error;
          isOffline = true;
          telling.say(`${error.message} ${error.fix}`);
          for (const text of instead.texts) onText(text);
          return instead.reply;
        }
      }
    },
  };
}

type Quiet = { readonly reply: ModelReply; readonly texts: readonly string[] };

async function askQuietly(
  { ask }: Provider,
  request: Parameters<Provider['ask']>[0],
  signal: AbortSignal,
): Promise<Quiet | undefined> {
  const texts: string[] = [];
  try {
    const reply = await ask(request, { signal, onText: (text) => texts.push(text) });
    return { reply, texts };
  } catch (error) {
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
}
