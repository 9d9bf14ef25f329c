// Asks the recipes before the model: what they understand surely is answered at once, without a network.

import type { ModelReply, ModelRequest, Provider } from '../domain/conversation.ts';
import { ProviderError } from '../domain/errors.ts';

export type RecipesFirst = {
  readonly recipes: Provider;
  readonly model: Provider;
  /** Whether the recipes may have this answer; asked of their first one alone. */
  readonly accepts: (reply: ModelReply) => Promise<boolean>;
};

/** The provider of a question's first step also takes the others; `name` and `model` are then its own. */
export function recipesFirst({ recipes, model, accepts }: RecipesFirst): Provider {
  let chosen: Provider | undefined;
  const now = (): Provider => chosen ?? model;
  return {
    get name() {
      return now().name;
    },
    get needsServer() {
      return now().needsServer;
    },
    get readsPrompt() {
      return now().readsPrompt;
    },
    get model() {
      return now().model;
    },
    async ask(request, io) {
      if (chosen !== undefined) return chosen.ask(request, io);
      const first = await sureAnswer({ recipes, accepts }, request, io.signal);
      chosen = first === undefined ? model : recipes;
      if (first === undefined) return model.ask(request, io);
      for (const text of first.texts) io.onText(text);
      return first.reply;
    },
  };
}

async function sureAnswer(
  { recipes, accepts }: Pick<RecipesFirst, 'recipes' | 'accepts'>,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<{ readonly reply: ModelReply; readonly texts: readonly string[] } | undefined> {
  const texts: string[] = [];
  try {
    const reply = await recipes.ask(request, { signal, onText: (text) => texts.push(text) });
    return (await accepts(reply)) ? { reply, texts } : undefined;
  } catch (error) {
    // No recipe, or none that is sure.
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
}
