// What the rows make of a question, without the grammar.

import {
  type Attempt,
  fixedIntent,
  intentStep,
  type RecipeStep,
  unsureFor,
} from '../../src/recipes/answer.ts';
import type { RecipeEnvironment, RecipeWorld } from '../../src/recipes/slots/recipe.ts';
import { type Understood, understoodParts, unsureOf } from '../../src/recipes/understand.ts';
import type { Unsure } from '../../src/recipes/unsure.ts';

export function nextStep(question: string, attempts: readonly Attempt[], env: RecipeEnvironment): RecipeStep {
  const intent = fixedIntent(question, env);
  return intent === undefined ? unsureFor(question, env) : intentStep(intent, attempts, env);
}

export function understand(question: string, world?: RecipeWorld): Understood | Unsure {
  return understoodParts(question, world) ?? unsureOf(question);
}
