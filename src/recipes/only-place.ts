// Finds the only file or folder of a name below the current folder: `budget.csv` for `home/Documents/budget.csv`.

import type { RecipeWorld } from './slots/recipe.ts';

/** Maximum entries to search; in a larger tree a match may not be the only one, so none is returned. */
const MOST_ENTRIES = 3_000;
const DEEPEST = 5;
/** Hidden folders, and those of generated or installed files. */
const NOT_ENTERED = /^\.|^(?:node_modules|__pycache__|target|vendor)$/;

const MOST_PLACES = 3;

/** `name`: without a folder. At most three; none if the tree is too large to search completely. */
export function placesOf(name: string, kind: 'file' | 'folder', world: RecipeWorld): readonly string[] {
  if (name.includes('/') || name.startsWith('~')) return [];
  const found: string[] = [];
  let looked = 0;
  let level: readonly string[] = [''];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const next: string[] = [];
    for (const folder of level) {
      const entries = world.entriesOf(folder === '' ? '.' : folder);
      looked += entries.length;
      if (looked > MOST_ENTRIES || found.length > MOST_PLACES) return [];
      for (const entry of entries) {
        const path = `${folder}${entry}`;
        const isFolder = !NOT_ENTERED.test(entry) && world.kindOf(path) === 'folder';
        if (entry === name && isFolder === (kind === 'folder')) found.push(path);
        if (isFolder) next.push(`${path}/`);
      }
    }
    level = next;
  }
  return found;
}

/** The question with the full path for the name; undefined if the name is not a word of it. */
export function withPlace(question: string, name: string, place: string): string | undefined {
  const words = question.split(/(\s+)/);
  const at = words.findIndex((word) => word.replace(/^['"`]|['"`]?[,;:?!.]*$/g, '') === name);
  const word = words[at];
  if (word === undefined) return undefined;
  const isQuoted = /^['"`]/.test(word);
  const said = isQuoted || !/[\s,;?!'"]/.test(place) ? place : `"${place}"`;
  return words
    .with(
      at,
      word.replace(name, () => said),
    )
    .join('');
}
