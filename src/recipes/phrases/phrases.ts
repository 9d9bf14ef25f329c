// The phrases of the rows: elements in the language of `words/pattern.ts`. A slot is `{reader}` or
// `{reader:name}`, `=word` matches no plural, and categories are the classes listed here.

import { parse, type SaidNode, waysToSay } from '../words/pattern.ts';

export type Atom =
  /** `exact`: written `=word`, does not match its plural. */
  | { readonly type: 'word'; readonly word: string; readonly exact: boolean }
  /** `reader`: the kind of value; `name`: the key it is stored under. */
  | { readonly type: 'slot'; readonly reader: string; readonly name: string };

export type Sequence = readonly Atom[];

/** One of its sequences must occur, its atoms side by side. Parsed on first use: most never are. */
export type Element = {
  readonly optional: boolean;
  readonly sequences: () => readonly Sequence[];
  /** One of these words is in every match; undefined if a slot alone may match. */
  readonly words: () => readonly string[] | undefined;
};

export type Phrase = readonly Element[];

const CLASSES: Readonly<Record<string, string>> = {
  big: 'biggest|largest|heaviest|huge|hugest|large|big|bulkiest',
  small: 'smallest|tiniest|littlest',
  new: 'newest|latest|youngest|[most] recent|most recently|last|recently',
  old: 'oldest|least recent|least recently|earliest',
  changed: 'changed|modified|edited|updated|touched|altered|change|modify|edit|update|written|saved',
  folder: 'folder|directory|directories|dir|subfolder|subdirectory|subdirectories',
  size: 'size|sized|sizes',
  find: 'find|search|look|locate|grep|searching|looking',
  contain:
    'contain|containing|contains|mention|mentioning|mentions|include|including|includes|with|having|have|has',
  count: 'how many|number of|count how many|count the number of|count|count of|amount of|total number of',
  much: 'how much|how many',
  process: 'process|processes|program|app|application|task',
  use: 'using|use|uses|used|eating|eats|consuming|consumes|hogging|take|taking|takes|occupy|occupying|occupies|[taking] up',
  repo: 'repo|repository|project|git',
  delete: 'delete|remove|erase|rm',
  create: 'create|make|add|new|mk|mkdir',
  archive: 'archive|compress|zip|pack|tar|bundle|archived|compressed|zipped',
};

/** Classes that stand for several elements. */
const SEVERAL: Readonly<Record<string, string>> = {
  '<filters>': '[{kind}] [{named}] [{over}] [{under}] [{since}] [{older}] [{place}]',
  '<ageFilters>': '[{kind}] [{named}] [{since}] [{older}] [{place}]',
  '<nameFilters>': '[{kind}] [{named}] [{over}] [{under}] [{place}]',
};

/** Equal elements of different phrases are the same object, so that they share cached matches. */
export function parsePhrase(source: string): Phrase {
  const known = PHRASES.get(source);
  if (known !== undefined) return known;
  const phrase = (source.match(ELEMENT) ?? [])
    .flatMap((element) => (element.startsWith('<') ? (SEVERAL[element]?.split(' ') ?? element) : element))
    .map(elementOf);
  PHRASES.set(source, phrase);
  return phrase;
}

const PHRASES = new Map<string, Phrase>();

/** Every word that these phrases are made of, singular and plural. */
export function wordsOfPhrases(sources: readonly string[]): ReadonlySet<string> {
  const joined = sources.join(' ');
  const classes = new Set(joined.match(/<\w+>/g));
  const bodies = [...classes].map((name) => CLASSES[name.slice(1, -1)] ?? '');
  const all = [joined, ...bodies].join(' ').replace(/<\w+>|\{[^}]*\}/g, ' ');
  return new Set(wordsIn(all).flatMap((word) => [word, `${word}s`]));
}

function wordsIn(source: string): readonly string[] {
  return source.match(/[^\s[\]()|=]+/g) ?? [];
}

/** Spaces outside brackets separate the elements. A single pass: hundreds of phrases are read at the first question. */
const ELEMENT = /(?:\[(?:[^[\]]|\[[^[\]]*\])*\]|\((?:[^()]|\([^()]*\))*\)|[^ ])+/g;

const ELEMENTS = new Map<string, Element>();

function elementOf(source: string): Element {
  const known = ELEMENTS.get(source);
  if (known !== undefined) return known;
  let parsed: readonly Sequence[] | undefined;
  let words: readonly string[] | undefined;
  const element: Element = {
    optional: source.startsWith('[') || source.endsWith('?'),
    words: () => {
      if (source.includes('{')) return undefined;
      words ??= wordsIn(expandClasses(source));
      return words;
    },
    sequences: () => {
      parsed ??= waysToSay(parse(source), (name) => parse(classNamed(name)))
        .filter((way) => way.length > 0)
        .map((way) => way.map(atomOf));
      return parsed;
    },
  };
  ELEMENTS.set(source, element);
  return element;
}

function expandClasses(source: string): string {
  return source.replace(/<(\w+)>/g, (_, name: string) => classNamed(name));
}

function classNamed(name: string): string {
  const said = CLASSES[name];
  if (said === undefined) throw new SyntaxError(`Unknown class <${name}>`);
  return said;
}

function atomOf(said: SaidNode): Atom {
  if (said.type === 'slot') return { type: 'slot', reader: said.name, name: said.slot };
  const exact = said.word.startsWith('=');
  return { type: 'word', word: exact ? said.word.slice(1) : said.word, exact };
}
