// What the recipes propose for a question, by the way every question takes.

import type { ModelRequest } from '../../src/domain/conversation.ts';
import { recipesProvider } from '../../src/providers/recipes.ts';
import type { RecipeEnvironment } from '../../src/recipes/slots/recipe.ts';

type Use = Parameters<typeof recipesProvider>[1];

/** The whole command; undefined for an answer in words. Rejects with `NoRecipeError` where there is none. */
export async function proposed(
  question: string,
  env: RecipeEnvironment,
  use: Use = {},
): Promise<string | undefined> {
  const request: ModelRequest = {
    question,
    runs: [],
    messages: [{ role: 'user', content: question }],
    tools: [],
    temperature: 0,
    maxTokens: 1,
  };
  const { toolCalls } = await recipesProvider(env, { whole: true, ...use }).ask(request, {
    signal: new AbortController().signal,
    onText() {},
  });
  const [call] = toolCalls;
  return call && (JSON.parse(call.arguments) as { readonly command: string }).command;
}
