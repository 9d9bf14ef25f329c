// Finds the only file or folder of a name below the current folder: `budget.csv` for `home/Documents/budget.csv`.

import type { RecipeWorld } from './slots/recipe.ts';
import type { Word } from './words/words.ts';

/** Maximum entries to search; in a larger tree a match may not be the only one, so none is returned. */
const MOST_ENTRIES = 3_000;
const DEEPEST = 8;
/** Hidden folders, and those of generated or installed files. */
const NOT_ENTERED = /^\.|^(?:node_modules|__pycache__|target|vendor)$/;

const MOST_PLACES = 3;

const TEXT = /^(?:words?|text|string|phrase|message|sentence|write|encode|decode|say|saying|says|echo|type)$/;
/** After one of these, a name may follow again: `write the lines of set1 into all.txt`. */
const ENDS_TEXT = /^(?:of|does|do|from|in|into|to|inside|as|with|and|lines?|files?|names?|sorted|contents?)$/;

/** `the word hello`, `write hello there into greet.txt`: such a bare word is text, whatever file has that name. */
export function isText(words: readonly Word[], at: number): boolean {
  if (/[./]/.test(words[at]?.raw ?? '')) return false;
  const before = words
    .slice(0, at)
    .findLast(({ lower, quoted }) => quoted || TEXT.test(lower) || ENDS_TEXT.test(lower));
  return before !== undefined && !before.quoted && TEXT.test(before.lower);
}

/** A file or folder below the current one. */
export type Below = { readonly path: string; readonly name: string; readonly folder: boolean };

/** None if the tree is too large to search completely. Linked folders are not entered: they are elsewhere. */
export function entriesBelow(world: RecipeWorld): readonly Below[] {
  const found: Below[] = [];
  let looked = 0;
  let level: readonly string[] = [''];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const next: string[] = [];
    for (const above of level) {
      const entries = world.entriesOf(above === '' ? '.' : above);
      looked += entries.length;
      if (looked > MOST_ENTRIES) return [];
      for (const name of entries) {
        const path = `${above}${name}`;
        const folder = world.kindOf(path) === 'folder';
        found.push({ path, name, folder });
        if (folder && !NOT_ENTERED.test(name) && world.isLink?.(path) !== true) next.push(`${path}/`);
      }
    }
    level = next;
  }
  return found;
}

/** `name`: without a folder. At most three; none if the tree is too large to search completely. */
export function placesOf(name: string, kind: 'file' | 'folder', world: RecipeWorld): readonly string[] {
  if (name.includes('/') || name.startsWith('~')) return [];
  const found = entriesBelow(world).filter((one) => one.name === name && one.folder === (kind === 'folder'));
  const real = found.filter(({ path }) => world.isLink?.(path) !== true);
  const places = real.length > 0 ? real : found;
  return places.length > MOST_PLACES ? [] : places.map(({ path }) => path);
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
