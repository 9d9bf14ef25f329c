// `beck recipes`: the person's own recipes as a list, and what is wrong in their file.

import { recipesPath } from '../../../config/settings-file.ts';
import type { ExitCode } from '../../../domain/errors.ts';
import type { OwnRecipe } from '../../../domain/own-recipe.ts';
import { fitColumns } from '../../../terminal/drawing/columns.ts';
import { showLine } from '../../../terminal/drawing/command-text.ts';
import type { Look } from '../../../terminal/drawing/look.ts';
import { findOwnRecipes } from '../../wiring/own-recipes.ts';
import type { Surroundings } from '../../wiring/surroundings.ts';

export type RecipesIo = {
  readonly surroundings: Surroundings;
  readonly writeOut: (text: string) => void | Promise<void>;
  readonly writeError: (text: string) => void;
  readonly look: Look;
};

export async function runRecipes({ json }: { readonly json: boolean }, io: RecipesIo): Promise<ExitCode> {
  const { surroundings, look } = io;
  const { recipes, problems } = await findOwnRecipes(surroundings);
  for (const problem of problems) io.writeError(`beck: ${problem}\n`);
  const file = recipesPath(surroundings.env, surroundings.home);
  const text = json
    ? `${JSON.stringify({ recipes: recipes.map(describe), problems }, null, 2)}\n`
    : renderList(recipes, file, look);
  await io.writeOut(text);
  return 0;
}

function describe({ phrases, command, description, from, path, line }: OwnRecipe, index: number) {
  return { number: index + 1, phrases, command, description: description ?? null, from, file: path, line };
}

/** Number, what is said, what it runs. */
function renderList(recipes: readonly OwnRecipe[], file: string, look: Look): string {
  if (recipes.length === 0) return `No recipes of your own yet. They go into ${showLine(file, look)}\n`;
  const rows = recipes.flatMap(({ phrases, command }, index) => {
    const commands = typeof command === 'string' ? [command] : Object.entries(command).map(shellLine);
    const lines = Math.max(phrases.length, commands.length);
    return Array.from({ length: lines }, (_, line) => [
      line === 0 ? String(index + 1) : '',
      showLine(phrases[line] ?? '', look),
      showLine(commands[line] ?? '', look),
    ]);
  });
  const table = fitColumns([['', 'you say', 'it runs'], ...rows], [1, 2], look);
  return [look.faint(table[0] ?? ''), ...table.slice(1), ''].join('\n');
}

function shellLine([shell, command]: readonly [string, string]): string {
  return `${shell}: ${command}`;
}
