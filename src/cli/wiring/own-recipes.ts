// The recipes that the person or the project wrote, as questions get them.

import { loadRecipes, type ReadRecipes, readRecipes } from '../../config/own-recipes.ts';
import type { SettingsInForce } from '../../config/policy-type.ts';
import type { ProjectFile } from '../../config/project-files.ts';
import { recipesPath } from '../../config/settings-file.ts';
import type { Provider } from '../../domain/conversation.ts';
import { BeckError } from '../../domain/errors.ts';
import type { OwnRecipe } from '../../domain/own-recipe.ts';
import type { Shell } from '../../domain/shell.ts';
import { withOwnRecipes } from '../../providers/own-recipes.ts';
import { ownAnswer } from '../../recipes/own/match.ts';
import { projectFilesWithRecipes, type RecipePlace } from './recipe-files.ts';
import type { Surroundings } from './surroundings.ts';
import { readTeamRecipes, teamSources } from './team-recipes.ts';

type Place = {
  readonly surroundings: Pick<Surroundings, 'env' | 'home' | 'now'>;
  readonly settings: SettingsInForce;
  readonly shell: Shell;
  readonly cwd: string;
};

export async function ownRecipesFirst(
  provider: Provider,
  place: Place,
  say: (sentence: string) => void,
): Promise<Provider> {
  const { recipes, problems } = await findOwnRecipes(whereOf(place));
  const { shell } = place;
  problems.slice(0, MOST_SAID).forEach(say);
  if (problems.length > MOST_SAID) say(`${problems.length - MOST_SAID} more problems: beck recipes`);
  return recipes.length === 0 ? provider : withOwnRecipes(provider, { recipes, shell });
}

const MOST_SAID = 3;

export async function ownCommand(place: Place, line: string): Promise<string | undefined> {
  const { recipes } = await findOwnRecipes(whereOf(place));
  return ownAnswer(line, recipes, place.shell)?.command;
}

function whereOf({ surroundings: { env, home, now }, settings, cwd }: Place): RecipePlace {
  return { env, home, cwd, now, team: teamSources(settings, home) };
}

/** What can be used, the person's before the team's and the project's of the folder, and sentences about the rest. */
export async function findOwnRecipes(place: RecipePlace): Promise<FoundRecipes> {
  const projects = projectFilesWithRecipes(place).map(readProjects);
  const team = place.team?.length ? [readTeamRecipes(place.team, { ...place, now: place.now ?? 0 })] : [];
  const files = [readPersons(recipesPath(place.env, place.home)), ...team, ...projects];
  const found = await Promise.all(files);
  return {
    recipes: found.flatMap(({ recipes }) => recipes),
    problems: found.flatMap(({ problems }) => problems),
  };
}

type FoundRecipes = { readonly recipes: readonly OwnRecipe[]; readonly problems: readonly string[] };

async function readPersons(path: string): Promise<FoundRecipes> {
  try {
    return inWords(path, await loadRecipes(path));
  } catch (error) {
    if (!(error instanceof BeckError)) throw error;
    return { recipes: [], problems: [`${error.message} ${error.fix}`] };
  }
}

async function readProjects({ path, text }: ProjectFile): Promise<FoundRecipes> {
  return inWords(path, await readRecipes(path, text, 'project'));
}

function inWords(path: string, { recipes, problems }: ReadRecipes): FoundRecipes {
  return { recipes, problems: problems.map(({ line, text }) => `${path}, line ${line}: ${text}`) };
}
