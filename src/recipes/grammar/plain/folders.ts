// References to folders by their names as people say them, in any case and number: `in the bakery`, `the bakery site`,
// `the 2025 invoices`, `which recipe`.

import type { Below } from '../../only-place.ts';
import { canBeName } from '../../words/common-words.ts';
import { stem } from '../../words/same-words.ts';
import { bareWord, type Word } from '../../words/words.ts';
import { type Around, bare, type Found, replaced } from './around.ts';
import { endsName } from './by-parts.ts';

const PLACED = /^(?:in|inside|under|within|below|from|into|to)$/;
const OF = /^(?:of|on|for)$/;
const EACH = /^(?:each|every|all|any|which|what|both)$/;
const FOLDER = /^(?:folder|dir|directory|tree)$/;
const MOST_WORDS = 3;

/** `the bakery site` for `Bakery/site`: its words are the names of the folder and of those above it. */
export function byFolders(at: number, definite: boolean, around: Around): Found | undefined {
  const { words } = around;
  const before = words[at - (definite ? 2 : 1)]?.lower ?? '';
  const placed = PLACED.test(before);
  for (let count = MOST_WORDS; count > 0; count -= 1) {
    const said = nameAt(at, count, around);
    if (said === undefined) continue;
    const isFolder = FOLDER.test(words[at + count]?.lower ?? '') && said.at(-1)?.pause === '';
    const length = count + (isFolder ? 1 : 0);
    if (!(definite || placed || isFolder) || !endsName(at + length - 1, around)) continue;
    // `the recent logs`: words of requests alone are a name only as a place.
    const isKnown = said.every(({ lower }) => around.known.has(stem(lower)));
    if (isKnown && !(placed || isFolder)) continue;
    const path = folderCalled(said, around.entries);
    if (path === undefined || (isKnown && path.includes('/'))) continue;
    const found = withItsPart({ path, length }, at, around);
    const last = words[at + found.length - 1];
    const written = isFolder || !OF.test(before) ? replaced : filesIn;
    return written(found.path, found.length, last);
  }
  return undefined;
}

/** `which recipe`, `all the 2025 invoices`: what is in the folder that is called so. */
export function byCollection(at: number, _: boolean, around: Around): Found | undefined {
  const { words } = around;
  if (!EACH.test(words[at]?.lower ?? '')) return undefined;
  const skip = /^(?:the|my|our|of)$/.test(words[at + 1]?.lower ?? '') ? 2 : 1;
  for (let count = MOST_WORDS; count > 0; count -= 1) {
    const said = nameAt(at + skip, count, around);
    if (said === undefined || said.every(({ lower }) => around.known.has(stem(lower)))) continue;
    const path = folderCalled(said, around.entries);
    if (path === undefined) continue;
    const found = withItsPart({ path, length: skip + count }, at, around);
    const { words: files } = filesIn(found.path, found.length, words[at + found.length - 1]);
    return { length: found.length, words: [...words.slice(at, at + 1), ...files] };
  }
  return undefined;
}

/** `the invoices of 2025`: a folder in it. */
function withItsPart(
  found: { readonly path: string; readonly length: number },
  at: number,
  { words, entries }: Around,
): typeof found {
  const end = at + found.length;
  if (words[end - 1]?.pause !== '' || !/^(?:of|from|in|for)$/.test(words[end]?.lower ?? '')) return found;
  const part = entries.find(
    ({ path, folder }) =>
      folder && path.toLowerCase() === `${found.path}/${words[end + 1]?.raw}`.toLowerCase(),
  );
  return part === undefined ? found : { path: part.path, length: found.length + 2 };
}

function filesIn(path: string, length: number, last: Word | undefined): Found {
  const { words } = replaced(path, length, last);
  return { length, words: [bareWord('files'), bareWord('in'), ...words] };
}

/** So many words that may be names, of which none is one that exists here as it is written. */
function nameAt(at: number, count: number, around: Around): readonly Word[] | undefined {
  const said = around.words.slice(at, at + count);
  const isName = said.every((word, i) => {
    const name = bare(at + i, around);
    return (
      name !== undefined &&
      canBeName(name.lower) &&
      !/^\W/.test(name.raw) &&
      (i === count - 1 || word.pause === '')
    );
  });
  if (said.length < count || !isName) return undefined;
  return count === 1 && around.world.kindOf(said[0]?.raw ?? '') !== 'none' ? undefined : said;
}

/** The folder that the first or last of these words names, with the others above it, where that is one, or one that holds the rest. */
function folderCalled(said: readonly Word[], entries: readonly Below[]): string | undefined {
  const names = said.map(({ lower }) => lower);
  const found = entries.filter(({ path, folder }) => {
    const parts = path.toLowerCase().split('/');
    const isWhole = parts.at(-1) === names.join(' ');
    return (
      folder &&
      (isWhole || (names.every((name) => parts.some((part) => isCalled(part, name))) && isLast(parts, names)))
    );
  });
  const [top] = found.toSorted((a, b) => a.path.length - b.path.length);
  return found.every(({ path }) => path === top?.path || path.startsWith(`${top?.path}/`))
    ? top?.path
    : undefined;
}

function isLast(parts: readonly string[], names: readonly string[]): boolean {
  const last = parts.at(-1) ?? '';
  return [names[0], names.at(-1)].some((name) => name !== undefined && isCalled(last, name));
}

/** `Invoices` for an invoice. */
function isCalled(name: string, said: string): boolean {
  return name === said || (name.length > 3 && stem(name) === stem(said));
}
