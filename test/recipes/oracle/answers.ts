// What beck proposes offline for a sentence, in each shell and userland.

import { NoRecipeError } from '../../../src/domain/errors.ts';
import { likelyReadings } from '../../../src/recipes/grammar/read.ts';
import type { RecipeEnvironment } from '../../../src/recipes/slots/recipe.ts';
import { proposed } from '../proposed.ts';
import { USUAL_WORLD } from '../world.ts';

/** The folder in which everything is asked. */
const WHERE = { cwd: '/home/ada', home: '/home/ada' };

export const PLACES = [
  { ...WHERE, shell: 'bash', userland: 'gnu' },
  { ...WHERE, shell: 'zsh', userland: 'bsd' },
  { ...WHERE, shell: 'fish', userland: 'gnu' },
  { ...WHERE, shell: 'powershell', userland: 'gnu' },
] as const satisfies readonly RecipeEnvironment[];

/** One answer for each of `PLACES`, or for the first alone; empty where nothing is proposed. */
export async function answersTo(
  question: string,
  { isPattern, everywhere }: { readonly isPattern: boolean; readonly everywhere: boolean },
): Promise<readonly string[]> {
  const [first, ...more] = PLACES;
  const answer = (env: RecipeEnvironment) =>
    isPattern ? readingIn(question, env) : proposedIn(question, env);
  const answers = [await answer(first)];
  // What bash cannot be told, the others hardly ever can.
  if (everywhere && answers[0] !== '') for (const env of more) answers.push(await answer(env));
  return answers;
}

/** What the grammar alone makes of a sentence: a fraction of the time of an answer. */
function readingIn(question: string, env: RecipeEnvironment): string {
  return likelyReadings(question, { ...env, world: USUAL_WORLD })
    .map(({ command }) => command)
    .join('  or  ');
}

async function proposedIn(question: string, env: RecipeEnvironment): Promise<string> {
  // In the place of an explanation, which takes longer than reading.
  const nearestKnown = async () => ({ says: '', command: '', shown: '', from: '' });
  try {
    return (await proposed(question, { ...env, world: { ...USUAL_WORLD } }, { nearestKnown })) ?? '';
  } catch (error) {
    if (error instanceof NoRecipeError) return '';
    throw error;
  }
}
