// Which provider answers, from the settings that were chosen.

import type { Provider } from '../domain/conversation.ts';
import { withFallback } from './fallback.ts';
import { openaiCompatible } from './openai-compatible.ts';

export type ProviderChoice = {
  readonly provider: 'openai-compatible' | 'recipes';
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  readonly apiKey: string | undefined;
};

/** Where a key without an address belongs, and what is asked there when no model is named. */
const OPENAI_URL = 'https://api.openai.com/v1';
const OPENAI_MODEL = 'gpt-5-mini';

/** `say` gets one sentence when a server fails and the recipes answer in its place. */
export function chooseProvider(
  { provider, baseUrl, model, apiKey }: ProviderChoice,
  { recipes, say }: { readonly recipes: Provider; readonly say: (sentence: string) => void },
): Provider {
  switch (provider) {
    case 'recipes':
      return recipes;
    case 'openai-compatible':
      return withFallback(
        openaiCompatible({ baseUrl: baseUrl ?? OPENAI_URL, model: model ?? OPENAI_MODEL, apiKey }),
        recipes,
        say,
      );
  }
}
