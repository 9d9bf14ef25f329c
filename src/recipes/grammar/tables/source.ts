// Which file a question is about: by its path, its name, or a noun (`the staff file`, `the sales csv`).

import { entriesBelow, isText } from '../../only-place.ts';
import type { RecipeWorld } from '../../slots/recipe.ts';
import { stem } from '../../words/same-words.ts';
import { lastPart } from '../../words/spelled-paths.ts';
import type { WordList } from '../../words/spelling.ts';
import type { Word } from '../../words/words.ts';

export type Source = {
  readonly path: string;
  /** The question without it. */
  readonly rest: readonly Word[];
  /** The name without its extension: `sales`. */
  readonly noun: string;
};

const KIND = /^(?:file|log|logfile|csv|tsv|table|spreadsheet|sheet|list|data|document)$/;

/**
 * Undefined if no file is named, or several are. `known`: the words of the lexicon, for which no file is looked up
 * unless something else says that they name one.
 */
export function sourceIn(words: readonly Word[], world: RecipeWorld, known: WordList): Source | undefined {
  const named = words.flatMap((word, at) => {
    const path = pathOf(word.raw, world);
    return path === undefined ? [] : [{ start: at, end: at + 1, path }];
  });
  const found = firstFilled([
    () => named,
    () => byNoun(words, world),
    () => logMeant(words, world),
    () => tablesNamed(words, world, known),
    () => textNamed(words, world, known),
  ]);
  const [first, ...more] = found;
  if (first === undefined || more.length > 0) return undefined;
  const { path } = first;
  const rest = [...found].reverse().reduce((left, each) => without(left, each), words);
  return { path, rest, noun: stemOf(path) };
}

/** Each looks only if those before it found nothing. */
function firstFilled(ways: readonly (() => readonly Mention[])[]): readonly Mention[] {
  for (const find of ways) {
    const found = find();
    if (found.length > 0) return found;
  }
  return [];
}

function pathOf(raw: string, world: RecipeWorld): string | undefined {
  const said = raw.replace(/'s$/, '');
  if (!/[./]/.test(said) || /^\d/.test(said)) return undefined;
  if (world.kindOf(said) === 'file') return said;
  if (said.includes('/')) return undefined;
  return onlyFile(world, (path) => lastPart(path) === said);
}

/** `set1 and set2`: names without an extension, of files that are somewhere below. */
export function withPaths(words: readonly Word[], world: RecipeWorld, known: WordList): readonly Word[] {
  return words.map((word, at) => {
    if (
      word.quoted ||
      isText(words, at) ||
      isMember(words, at) ||
      known.has(stem(word.lower)) ||
      COMMON.test(word.lower) ||
      !/^[\w.-]{3,}$/.test(word.raw)
    )
      return word;
    if (world.kindOf(word.raw) !== 'none') return word;
    const path = onlyFile(world, (one) => lastPart(one) === word.raw);
    return path === undefined ? word : { ...word, raw: path, lower: path.toLowerCase() };
  });
}

/** `sales.csv out of tables.zip`: whatever file has that name here. */
function isMember(words: readonly Word[], at: number): boolean {
  const after = words.slice(at + 1, at + 6).map(({ lower }) => lower);
  return /^(?:alone |only )?(?:out of|from|in|inside|from inside) (?:the )?(?:archive |zip |tar )?\S+\.(?:zip|tar|tgz|tar\.\w+)\b/.test(
    after.join(' '),
  );
}

/**
 * Which of two commands for the words, where they differ in where a file is: the one with the file below, unless the
 * command makes it. Undefined for others, and where text is added to a file: it may be a new one.
 */
export function likelierPlace(
  commands: readonly [string, string],
  words: readonly Word[],
  world: RecipeWorld,
  known: WordList,
): 0 | 1 | undefined {
  const folders = withPaths(words, world, known).flatMap(({ raw }, at) => {
    const name = words[at]?.raw ?? raw;
    return raw === name ? [] : [raw.slice(0, -name.length)];
  });
  const [first, second] = commands.map((command) =>
    folders.reduce((text, folder) => text.replaceAll(folder, ''), command),
  );
  const isFirst = commands[0] === first;
  if (first === undefined || first !== second || isFirst === (commands[1] === second)) return undefined;
  if (/>>/.test(first)) return undefined;
  const isMade = /^(?:mkdir|touch|: >)|>\s/.test(first) && !/^touch -/.test(first);
  return isMade === isFirst ? 0 : 1;
}

type Mention = { readonly start: number; readonly end: number; readonly path: string };

/** `the staff file`, `the csv of sales`: a noun beside a word for a file, and only one file of that name. */
function byNoun(words: readonly Word[], world: RecipeWorld): readonly Mention[] {
  return words.flatMap((word, at) => {
    const kind = words[at + 1]?.lower ?? '';
    if (word.quoted || !KIND.test(kind)) return [];
    const path = onlyFile(world, (one) => {
      const [, name = '', extension = ''] = /([^/]+?)(?:\.(\w+))?$/.exec(one) ?? [];
      const fits = !/^(?:csv|tsv|log)$/.test(kind) || extension === kind;
      return fits && /^(?:csv|tsv|txt|log|dat|)$/.test(extension) && name.toLowerCase() === word.lower;
    });
    return path === undefined ? [] : [{ start: at, end: at + 2, path }];
  });
}

/** `the website log`, `the most requested page`: the only log of a web server. */
function logMeant(words: readonly Word[], world: RecipeWorld): readonly Mention[] {
  const said = words.findIndex(
    ({ lower, quoted }, at) =>
      !quoted &&
      /^(?:website|web|webserver|nginx|apache|http|site)$/.test(lower) &&
      /^logs?$/.test(words[at + (words[at + 1]?.lower === 'server' ? 2 : 1)]?.lower ?? ''),
  );
  const asksPages =
    words.some(({ lower }) => /^(?:pages?|urls?)$/.test(lower)) &&
    words.some(({ lower }) => /^(?:requested|visited|popular|viewed|requests)$/.test(lower));
  if (said === -1 && !asksPages) return [];
  const path = onlyFile(world, (one) => /(?:^|\/)access[._-]?log$/.test(one));
  if (path === undefined) return [];
  return said === -1
    ? [{ start: words.length, end: words.length, path }]
    : [{ start: said, end: said + (words[said + 1]?.lower === 'server' ? 3 : 2), path }];
}

/** `sales of february`: the rows of the only table of that name; the word stays. */
function tablesNamed(words: readonly Word[], world: RecipeWorld, known: WordList): readonly Mention[] {
  return words.flatMap(({ lower, quoted }, at) => {
    const isTable = (path: string) => /\.[ct]sv$/.test(path) && stemOf(path) === lower;
    if (quoted || lower.length < 4 || known.has(stem(lower))) return [];
    const path = onlyFile(world, isTable);
    return path === undefined ? [] : [{ start: at, end: at, path }];
  });
}

/** `tally the fruits`: the lines of the only text of that name. */
function textNamed(words: readonly Word[], world: RecipeWorld, known: WordList): readonly Mention[] {
  return words.flatMap(({ lower, quoted }, at) => {
    if (quoted || lower.length < 4 || COMMON.test(lower) || known.has(stem(lower))) return [];
    const isText = (path: string) =>
      /\.(?:txt|json)$/.test(path) && [lower, lower.replace(/s$/, ''), `${lower}s`].includes(stemOf(path));
    const path = onlyFile(world, isText);
    return path === undefined ? [] : [{ start: at, end: at, path }];
  });
}

/** Words that name no file. */
const COMMON =
  /^(?:files?|lines?|names?|words?|numbers?|lists?|notes?|texts?|data|left|right|long|short|empty|mixed|links?|urls?|pipes?|versions?|summary|users?|groups?|hosts?|size|time|date|output|input|result|results|log|logs|test|tests|index|main|readme|config|settings?|errors?|todo|license|changes)$/;

function without(words: readonly Word[], { start, end }: Mention): readonly Word[] {
  if (start === end) return words;
  const is = (at: number, test: RegExp) =>
    words[at]?.quoted === false &&
    test.test(words[at].lower) &&
    (words[at].pause === '' || words[at].lower === 'file');
  let from = start;
  while (from > 0 && is(from - 1, DETERMINER)) from -= 1;
  if (from > 0 && is(from - 1, PREPOSITION)) from -= 1;
  if (from > 0 && is(from - 1, /^out$/)) from -= 1;
  if (from > 1 && is(from - 1, /^to$/) && is(from - 2, /^according$/)) from -= 2;
  const to = /^(?:file|log|csv|tsv|table)$/.test(words[end]?.lower ?? '') ? end + 1 : end;
  return [...words.slice(0, from), ...words.slice(to)];
}

const DETERMINER = /^(?:the|my|our|this|that|file|called|named)$/;
const PREPOSITION = /^(?:in|of|from|for|inside|within|on)$/;

function stemOf(path: string): string {
  return (lastPart(path).replace(/\.\w+$/, '') || path).toLowerCase();
}

/** Undefined where none fits, or several do. */
function onlyFile(world: RecipeWorld, fits: (path: string) => boolean): string | undefined {
  const [only, ...more] = filesBelow(world).filter(fits);
  return more.length > 0 ? undefined : only;
}

const FILES = new WeakMap<RecipeWorld, readonly string[]>();

/** Files below the current folder; none if there are too many to know that a name is the only one. */
function filesBelow(world: RecipeWorld): readonly string[] {
  const known = FILES.get(world);
  if (known !== undefined) return known;
  const found = entriesBelow(world)
    .map(({ path }) => path)
    .filter((path) => world.kindOf(path) === 'file');
  FILES.set(world, found);
  return found;
}
