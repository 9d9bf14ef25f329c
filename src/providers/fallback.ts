// When a model server fails before it has said anything, the recipes may still know the answer.

import type { ModelReply, Provider } from '../domain/conversation.ts';
import { ProviderError } from '../domain/errors.ts';

/**
 * `say` gets the first provider's sentence, with what to do about it, when the second one answers in its place.
 * Where the second has no answer either, the first one's error is what the caller gets.
 */
export function withFallback(first: Provider, second: Provider, say: (sentence: string) => void): Provider {
  let fellBack = false;
  return {
    name: first.name,
    get model() {
      return fellBack ? `${second.model} ${second.name}` : first.model;
    },
    async ask(request, { signal, onText }) {
      if (fellBack) return second.ask(request, { signal, onText });
      let spoken = false;
      const listen = (text: string) => {
        spoken = true;
        onText(text);
      };
      try {
        return await first.ask(request, { signal, onText: listen });
      } catch (error) {
        // Half an answer, or steps already taken, are nothing another provider could carry on with.
        const begun = spoken || request.messages.some(({ role }) => role === 'tool');
        if (!(error instanceof ProviderError) || begun) throw error;
        const instead = await askQuietly(second, request, signal);
        if (instead === undefined) throw error;
        fellBack = true;
        say(`${error.message} ${error.mend}`);
        for (const text of instead.texts) onText(text);
        return instead.reply;
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
