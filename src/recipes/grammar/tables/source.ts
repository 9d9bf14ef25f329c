// Which file a question is about: by its path, its name, or a noun (`the staff file`, `the sales csv`).

import type { RecipeWorld } from '../../slots/recipe.ts';
import type { Word } from '../../words/words.ts';

export type Source = {
  readonly path: string;
  /** The question without it. */
  readonly rest: readonly Word[];
  /** The name without its extension: `sales`. */
  readonly noun: string;
};

const MOST_ENTRIES = 3_000;
const DEEPEST = 5;
const NOT_ENTERED = /^\.|^(?:node_modules|__pycache__|target|vendor)$/;
const BEFORE =
  /^(?:in|of|from|for|inside|within|on|the|a|my|our|this|that|file|called|named|according|to|,)$/;
const KIND = /^(?:file|log|logfile|csv|tsv|table|spreadsheet|sheet|list|data|document)$/;

/** Undefined if no file is named, or several are. */
export function sourceIn(words: readonly Word[], world: RecipeWorld): Source | undefined {
  const named = words.flatMap((word, at) => {
    const path = pathOf(word.raw, world);
    return path === undefined ? [] : [{ start: at, end: at + 1, path }];
  });
  const found =
    [named, byNoun(words, world), tablesNamed(words, world)].find(({ length }) => length > 0) ?? [];
  const [first, ...more] = found;
  if (first === undefined || more.some(({ path }) => path !== first.path)) return undefined;
  const { path } = first;
  const rest = [...found].reverse().reduce((left, each) => without(left, each), words);
  return { path, rest, noun: stemOf(path) };
}

function pathOf(raw: string, world: RecipeWorld): string | undefined {
  const said = raw.replace(/'s$/, '');
  if (!/[./]/.test(said) || /^\d/.test(said)) return undefined;
  if (world.kindOf(said) === 'file') return said;
  if (said.includes('/')) return undefined;
  const places = filesBelow(world).filter((path) => path.slice(path.lastIndexOf('/') + 1) === said);
  return places.length === 1 ? places[0] : undefined;
}

type Mention = { readonly start: number; readonly end: number; readonly path: string };

/** `the staff file`, `the csv of sales`: a noun beside a word for a file, and only one file of that name. */
function byNoun(words: readonly Word[], world: RecipeWorld): readonly Mention[] {
  return words.flatMap((word, at) => {
    const kind = words[at + 1]?.lower ?? '';
    if (word.quoted || !KIND.test(kind)) return [];
    const found = filesBelow(world).filter((path) => {
      const [, name = '', extension = ''] = /([^/]+?)(?:\.(\w+))?$/.exec(path) ?? [];
      const fits = !/^(?:csv|tsv|log)$/.test(kind) || extension === kind;
      return fits && /^(?:csv|tsv|txt|log|dat|)$/.test(extension) && name.toLowerCase() === word.lower;
    });
    const [path] = found;
    return found.length === 1 && path !== undefined ? [{ start: at, end: at + 2, path }] : [];
  });
}

/** `sales of february`: the rows of the only table of that name; the word stays. */
function tablesNamed(words: readonly Word[], world: RecipeWorld): readonly Mention[] {
  return words.flatMap(({ lower, quoted }, at) => {
    const isTable = (path: string) => /\.[ct]sv$/.test(path) && stemOf(path) === lower;
    const [path, other] = quoted || lower.length < 4 ? [] : filesBelow(world).filter(isTable);
    return path !== undefined && other === undefined ? [{ start: at, end: at, path }] : [];
  });
}

function without(words: readonly Word[], { start, end }: Mention): readonly Word[] {
  if (start === end) return words;
  let from = start;
  while (from > 0 && BEFORE.test(words[from - 1]?.lower ?? '') && words[from - 1]?.quoted !== true) from -= 1;
  const to = /^(?:file|log|csv|tsv|table)$/.test(words[end]?.lower ?? '') ? end + 1 : end;
  return [...words.slice(0, from), ...words.slice(to)];
}

function stemOf(path: string): string {
  return (path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '') || path).toLowerCase();
}

const FILES = new WeakMap<RecipeWorld, readonly string[]>();

/** Files below the current folder; none if there are too many to know that a name is the only one. */
function filesBelow(world: RecipeWorld): readonly string[] {
  const known = FILES.get(world);
  if (known !== undefined) return known;
  const found = walk(world);
  FILES.set(world, found);
  return found;
}

function walk(world: RecipeWorld): readonly string[] {
  const found: string[] = [];
  let looked = 0;
  let level: readonly string[] = [''];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const next: string[] = [];
    for (const folder of level) {
      const entries = world.entriesOf(folder === '' ? '.' : folder);
      looked += entries.length;
      if (looked > MOST_ENTRIES) return [];
      for (const entry of entries) {
        const path = `${folder}${entry}`;
        const kind = world.kindOf(path);
        if (kind === 'file') found.push(path);
        else if (kind === 'folder' && !NOT_ENTERED.test(entry)) next.push(`${path}/`);
      }
    }
    level = next;
  }
  return found;
}
