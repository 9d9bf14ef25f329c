// The recipes that the person wrote, as questions get them.

import { loadRecipes } from '../../config/own-recipes.ts';
import { recipesPath } from '../../config/settings-file.ts';
import type { Provider } from '../../domain/conversation.ts';
import { BeckError } from '../../domain/errors.ts';
import type { OwnRecipe, RecipeProblem } from '../../domain/own-recipe.ts';
import type { Shell } from '../../domain/shell.ts';
import { withOwnRecipes } from '../../providers/own-recipes.ts';
import { ownAnswer } from '../../recipes/own/match.ts';

type Person = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
};

type Place = { readonly surroundings: Person; readonly shell: Shell };

export async function ownRecipesFirst(
  provider: Provider,
  { surroundings, shell }: Place,
  say: (sentence: string) => void,
): Promise<Provider> {
  const { recipes, problems } = await findOwnRecipes(surroundings);
  problems.slice(0, MOST_SAID).forEach(say);
  if (problems.length > MOST_SAID) say(`${problems.length - MOST_SAID} more problems: beck recipes`);
  return recipes.length === 0 ? provider : withOwnRecipes(provider, { recipes, shell });
}

const MOST_SAID = 3;

export async function ownCommand({ surroundings, shell }: Place, line: string): Promise<string | undefined> {
  const { recipes } = await findOwnRecipes(surroundings);
  return ownAnswer(line, recipes, shell)?.command;
}

/** What can be used, and sentences about the rest. */
export async function findOwnRecipes({ env, home }: Person): Promise<{
  readonly recipes: readonly OwnRecipe[];
  readonly problems: readonly string[];
}> {
  const path = recipesPath(env, home);
  try {
    const { recipes, problems } = await loadRecipes(path);
    return { recipes, problems: problems.map((problem) => inFile(path, problem)) };
  } catch (error) {
    if (!(error instanceof BeckError)) throw error;
    return { recipes: [], problems: [`${error.message} ${error.mend}`] };
  }
}

function inFile(path: string, { line, text }: RecipeProblem): string {
  return `${path}, line ${line}: ${text}`;
}
