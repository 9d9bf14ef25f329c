// The phrases of the person's own recipes, as a file that shell scripts can read.

import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recipesPath } from '../../config/settings-file.ts';
import { makeFolder } from '../../domain/make-folder.ts';
import { type Person, stateFolder } from '../shared/own-folders.ts';
import { findOwnRecipes } from './own-recipes.ts';

/** One a line; written only where something has changed. */
export async function sharePhrases(person: Person): Promise<void> {
  const folder = join(stateFolder(person), 'beck');
  const file = join(folder, 'recipes');
  if (!existsSync(file) && !existsSync(recipesPath(person.env, person.home))) return;
  const { recipes } = await findOwnRecipes(person);
  const text = recipes.flatMap(({ phrases }) => phrases.map((phrase) => `${phrase}\n`)).join('');
  try {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
    makeFolder(folder);
    await writeFile(`${file}.${process.pid}`, text, { mode: 0o600 });
    await rename(`${file}.${process.pid}`, file);
  } catch {
    // It then holds what it held before.
  }
}
