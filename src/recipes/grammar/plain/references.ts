// Definite references to what exists below the current folder: `the sales file`, `staff csv`, `the site repo`,
// `engine Makefile`, `both session files`, `report.pdf in docs`.

import { type Below, entriesBelow, isText } from '../../only-place.ts';
import { canBeName } from '../../words/common-words.ts';
import { stem } from '../../words/same-words.ts';
import { bareWord, type Word } from '../../words/words.ts';
import { extensionsOf } from '../lexicon/kinds.ts';
import { type Around, bare, FILE, type Found, replaced, replacedByOnly } from './around.ts';
import { byKind, byParts, endsIn, endsName } from './by-parts.ts';
import { byCollection, byFolders } from './folders.ts';

const SEARCHED = /^(?:contain|contains|containing|mention|mentions|mentioning|matching|for)$/;

const FOLDER = /^(?:folder|dir|directory|repo|repository|project|subfolder|subdirectory|tree|codebase)$/;
const HOLDS = /^(?:in|from|of|inside|under)$/;
const DEFINITE = /^(?:the|my|our|this|that)$/;
const PLACED = /^(?:in|of|from|inside|under|below|within|to|into|for|on|and|with)$/;

/** The words with each reference as the path it means; undefined if there is none. */
export function withReferences(
  words: readonly Word[],
  { world, known }: Pick<Around, 'world' | 'known'>,
): readonly Word[] | undefined {
  const entries = entriesBelow(world).filter(({ name }) => !name.startsWith('.'));
  if (entries.length === 0) return undefined;
  const around: Around = { words, world, entries, known };
  const out: Word[] = [];
  let changed = false;
  for (let at = 0; at < words.length; ) {
    const found = referenceAt(at, around);
    for (const word of found?.words ?? words.slice(at, at + 1)) out.push(word);
    if (found !== undefined) changed = true;
    at += found?.length ?? 1;
  }
  return changed ? out : undefined;
}

const RULES = [
  inItsFolder,
  ofItsFolder,
  eachFolder,
  byCollection,
  byFolders,
  byBeginning,
  byExtension,
  byNoun,
  byName,
  byStem,
  byParts,
  byKind,
] as const;

function referenceAt(at: number, around: Around): Found | undefined {
  const { words } = around;
  const first = words[at];
  if (first === undefined || first.quoted || isText(words, at)) return undefined;
  // `files that do not contain TODO`: a text, whatever file is called so.
  if (SEARCHED.test(words[at - 1]?.lower ?? '')) return undefined;
  const skip = DEFINITE.test(first.lower) ? 1 : 0;
  for (const rule of RULES) {
    const found = rule(at + skip, skip === 1, around);
    if (found !== undefined) return withItsPlace(at, { ...found, length: found.length + skip }, around);
  }
  return undefined;
}

/** `both session files from tmp`: where they are is part of their paths. */
function withItsPlace(at: number, found: Found, { words }: Around): Found {
  const next = at + found.length;
  const place = words[next + 1]?.raw.replace(/\/$/, '');
  const isPlaced =
    place !== undefined &&
    HOLDS.test(words[next]?.lower ?? '') &&
    found.words.every(({ raw, lower }) => lower === 'and' || raw.startsWith(`${place}/`));
  return isPlaced ? { ...found, length: found.length + 2 } : found;
}

/** `report.pdf in docs`: with a place that exists, if the name is in it. */
function inItsFolder(at: number, _: boolean, around: Around): Found | undefined {
  const { words, world } = around;
  const word = bare(at, around);
  if (word === undefined || word.pause !== '' || !canBeName(word.lower)) return undefined;
  if (!HOLDS.test(words[at + 1]?.lower ?? '')) return undefined;
  const skip = DEFINITE.test(words[at + 2]?.lower ?? '') ? 1 : 0;
  const place = words[at + 2 + skip];
  if (place === undefined || world.kindOf(word.raw) !== 'none') return undefined;
  const folder = folderOf(place.raw, around);
  const path = folder === undefined ? '' : `${folder.replace(/\/$/, '')}/${word.raw}`;
  if (path === '' || world.kindOf(path) !== 'file') return undefined;
  const noun = FOLDER.test(words[at + 3 + skip]?.lower ?? '') && place.pause === '' ? 1 : 0;
  const length = 3 + skip + noun;
  return replaced(path, length, words[at + length - 1]);
}

/** `engine Makefile`, `the site README`. */
function ofItsFolder(at: number, _: boolean, around: Around): Found | undefined {
  const place = bare(at, around);
  const name = bare(at + 1, around);
  if (place === undefined || name === undefined || place.pause !== '' || !canBeName(place.lower))
    return undefined;
  if (!/[._\d]|^[A-Z]/.test(name.raw)) return undefined;
  const folder = folderOf(place.raw, around);
  if (folder === undefined) return undefined;
  const inside = around.entries.filter(
    (one) => !one.folder && one.path.startsWith(`${folder}/`) && isCalled(one, name.raw),
  );
  return replacedByOnly(shallowest(inside), 2, name);
}

/** `README` for `README.md`, `Makefile`. */
function isCalled({ name }: Below, said: string): boolean {
  return name === said || name.replace(/\.\w+$/, '') === said;
}

function shallowest(entries: readonly Below[]): readonly Below[] {
  const depth = (path: string): number => path.split('/').length;
  const least = Math.min(...entries.map(({ path }) => depth(path)));
  return entries.filter(({ path }) => depth(path) === least);
}

/** The path of a folder that is here, or of the only one of that name below. */
function folderOf(name: string, { world, entries }: Around): string | undefined {
  if (world.kindOf(name) === 'folder') return name.replace(/\/$/, '');
  if (name.includes('/')) return undefined;
  const [only, ...more] = entries.filter((one) => one.folder && one.name === name);
  return more.length > 0 ? undefined : only?.path;
}

/** `my thesis folder` for `thesis-2024`: the only one whose name has that part. */
function folderWith({ lower }: Word, { entries, known }: Around): string | undefined {
  if (known.has(stem(lower)) || lower.length < 4) return undefined;
  const [only, ...more] = entries.filter(
    ({ name, folder }) =>
      folder &&
      name
        .toLowerCase()
        .split(/[^a-z\d]+/)
        .includes(lower),
  );
  return more.length > 0 ? undefined : only?.path;
}

/** `every __pycache__ dir`, `the node_modules folders`: all of that name, wherever they are. */
function eachFolder(at: number, _: boolean, around: Around): Found | undefined {
  const { words, entries } = around;
  const each = /^(?:every|each|all|any)$/.test(words[at]?.lower ?? '') ? 1 : 0;
  const skip = each === 1 && words[at + 1]?.lower === 'the' ? 1 : 0;
  const word = bare(at + each + skip, around);
  const noun = words[at + each + skip + 1];
  if (word === undefined || noun === undefined || word.pause !== '' || !canBeName(word.lower))
    return undefined;
  const isPlural = /^(?:folders|dirs|directories|subfolders)$/.test(noun.lower);
  if (!isPlural && !(each === 1 && FOLDER.test(noun.lower))) return undefined;
  if (!entries.some((one) => one.folder && one.name === word.raw)) return undefined;
  return {
    length: each + skip + 2,
    words: [bareWord('folders'), bareWord('named'), bareWord(word.raw, noun.pause)],
  };
}

/** `both session files`, `the img_ photos`: several files in one folder whose names begin so. */
function byBeginning(at: number, definite: boolean, around: Around): Found | undefined {
  const { words, entries, known } = around;
  const joint = /^(?:both|two|three|all)$/.test(words[at]?.lower ?? '') ? 1 : 0;
  const word = bare(at + joint, around);
  const noun = words[at + joint + 1];
  if (word === undefined || noun === undefined || noun.quoted || word.pause !== '') return undefined;
  const isMark = /^\w+[_-]$/.test(word.raw);
  if (!isMark && !(joint === 1 || definite)) return undefined;
  if (!/s$/.test(noun.lower) || (!isMark && noun.lower !== 'files')) return undefined;
  if (
    !isMark &&
    ((joint === 0 && known.has(stem(word.lower))) ||
      extensionsOf(word.lower) !== undefined ||
      word.lower.length < 3)
  )
    return undefined;
  const named = entries.filter(
    ({ name, folder }) => !folder && name.startsWith(word.raw) && name !== word.raw,
  );
  const folders = new Set(named.map(({ path, name }) => path.slice(0, -name.length)));
  if (isMark)
    return named.length === 0
      ? undefined
      : {
          length: joint + 2,
          words: [
            ...['files', 'starting', 'with'].map((one) => bareWord(one)),
            bareWord(word.raw, noun.pause),
          ],
        };
  const [folder] = folders;
  if (named.length < 2 || folder === undefined || folders.size > 1) return undefined;
  if (words[at]?.lower === 'both' && named.length !== 2) return undefined;
  return {
    length: joint + 2,
    words: named.flatMap(({ path }, i) => {
      const isLast = i === named.length - 1;
      const one = { ...bareWord(path, isLast ? noun.pause : ''), quoted: /\s/.test(path) };
      return isLast ? [bareWord('and'), one] : [one];
    }),
  };
}

/** `NEF files`, `the raw images`: an extension that only files here tell. */
function byExtension(at: number, _: boolean, around: Around): Found | undefined {
  const { words, entries, known } = around;
  const word = bare(at, around);
  const noun = words[at + 1];
  if (word === undefined || noun === undefined || noun.quoted || word.pause !== '') return undefined;
  if (!/^(?:files?|images?|photos?|pictures?)$/.test(noun.lower) || !/^[a-z][a-z0-9]{1,4}$/i.test(word.raw))
    return undefined;
  const isShouted = word.raw === word.raw.toUpperCase();
  if (extensionsOf(word.lower) !== undefined || (!isShouted && known.has(stem(word.lower)))) return undefined;
  const endings = entries.flatMap(({ name, folder }) => (folder ? [] : (/(?<=.)\.\w+$/.exec(name) ?? [])));
  const [ending, ...more] = new Set(endings.filter((one) => one.toLowerCase() === `.${word.lower}`));
  if (ending === undefined || more.length > 0) return undefined;
  return { length: 2, words: [bareWord(ending), bareWord('files', noun.pause)] };
}

/** `the sales file`, `staff csv`, `site repo`, `the old folder`. */
function byNoun(at: number, definite: boolean, around: Around): Found | undefined {
  const { words, entries, world } = around;
  const word = bare(at, around);
  const noun = words[at + 1];
  if (word === undefined || noun === undefined || noun.quoted || word.pause !== '') return undefined;
  if (!canBeName(word.lower) || world.kindOf(word.raw) !== 'none') return undefined;
  if (FOLDER.test(noun.lower)) {
    const folder = folderOf(word.raw, around) ?? (definite ? folderWith(word, around) : undefined);
    return folder === undefined ? undefined : replaced(folder, 2, noun);
  }
  const kinds = FILE.test(noun.lower) ? [] : (extensionsOf(noun.lower) ?? undefined);
  if (kinds === undefined || noun.lower.endsWith('s') || extensionsOf(word.lower) !== undefined)
    return undefined;
  const endings = kinds.map((glob) => glob.slice(1));
  const named = entries.filter(
    ({ name, folder }) =>
      !folder && isStem(name, word.lower) && (endings.length === 0 || endsIn(name, endings)),
  );
  return replacedByOnly(named, 2, noun);
}

/** Its name without extension. */
function isStem(name: string, said: string): boolean {
  return name.toLowerCase().replace(/(?<=.)\.[a-z]\w{0,4}(?:\.gz|\.bz2|\.xz)?$/, '') === said;
}

/** `app.log`, `set1`: exactly, if there is one. */
function byName(at: number, definite: boolean, around: Around): Found | undefined {
  const { entries, world, known, words } = around;
  const word = bare(at, around);
  if (word === undefined || world.kindOf(word.raw) !== 'none') return undefined;
  const isTelling = /[._\d-]|^[A-Z]/.test(word.raw) && at > 0;
  if (!isTelling && (!canBeName(word.lower) || known.has(stem(word.lower)))) return undefined;
  const isPlaced = definite || PLACED.test(words[at - 1]?.lower ?? '');
  if (!isTelling && !isPlaced) return undefined;
  return replacedByOnly(
    entries.filter(({ name }) => name === word.raw),
    1,
    word,
  );
}

/** `the poem`, `the fruits`: one file is called that. */
function byStem(at: number, definite: boolean, around: Around): Found | undefined {
  const { entries, known, world } = around;
  const word = bare(at, around);
  if (!definite || word === undefined || word.lower.length < 4 || world.kindOf(word.raw) !== 'none')
    return undefined;
  if (!canBeName(word.lower) || !/^[a-z]+$/.test(word.lower)) return undefined;
  // A word that means something else stands for a file beside it alone: `open the readme`.
  const isKnown = known.has(stem(word.lower));
  if (isKnown && !endsName(at, around)) return undefined;
  const singular = word.lower.replace(/s$/, '');
  const named = entries.filter(({ name, folder }) =>
    folder ? name === word.raw : isStem(name, word.lower) || isStem(name, singular),
  );
  if (isKnown && named.some(({ path, name }) => path !== name)) return undefined;
  return replacedByOnly(named, 1, word);
}
