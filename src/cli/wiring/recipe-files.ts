// The files that may hold recipes of the person or of a project, by a look at them alone: nothing is loaded for it.

import { statSync } from 'node:fs';
import { findProjectFiles, type ProjectFile } from '../../config/project-files.ts';
import { recipesPath } from '../../config/settings-file.ts';
import type { TeamSource } from './team-recipes.ts';

export type RecipePlace = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** Whose project's recipes count. */
  readonly cwd: string;
  readonly now?: number;
  /** Folders of signed recipes. */
  readonly team?: readonly TeamSource[] | undefined;
};

export function hasOwnRecipes(place: RecipePlace): boolean {
  const own = statSync(recipesPath(place.env, place.home), { throwIfNoEntry: false });
  return own !== undefined || projectFilesWithRecipes(place).length > 0;
}

/** The project's files that seem to hold some, the outermost first. */
export function projectFilesWithRecipes({
  home,
  cwd,
}: Pick<RecipePlace, 'home' | 'cwd'>): readonly ProjectFile[] {
  const { files } = findProjectFiles(cwd, home);
  return files.filter(({ kind, text }) => kind === 'own' && /\brecipes\b/.test(text));
}
