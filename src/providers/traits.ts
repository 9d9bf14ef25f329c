// Properties in which providers differ; the rest of beck asks for these, never for a provider's name.

import type { ProviderTraits } from '../domain/conversation.ts';
import { isServerName, type ServerName } from './rows.ts';

/** Of every model server. */
export const SERVER_TRAITS: ProviderTraits = { needsServer: true, readsPrompt: true };

/** Name, model and properties of the built-in recipes. */
export const RECIPES = {
  name: 'recipes',
  model: 'built-in',
  needsServer: false,
  readsPrompt: false,
} as const;

export function traitsOf(provider: ServerName | typeof RECIPES.name): ProviderTraits {
  return isServerName(provider) ? SERVER_TRAITS : RECIPES;
}
