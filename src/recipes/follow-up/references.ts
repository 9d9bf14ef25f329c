// Puts what was shown in place of the words that refer to it: `unzip it`, `show the first one`, `delete the pdf`.

import { ORDINALS, wholeNumber } from '../slots/amounts.ts';
import { KINDS } from '../slots/kinds.ts';
import type { RecipeWorld } from '../slots/recipe.ts';
import type { Referents } from './referents.ts';

export type Referring = {
  /** What is meant, by itself. */
  readonly meant: readonly string[];
  /** The question with the names of what is meant. */
  readonly question: string;
};

const NOUN = '(?:one|file|folder|result|entry|match)';

const ONE =
  /\b(?:it|(?:that|this|the) (?:file|folder|one|archive|script|document|directory|process)|(?:that|this)(?=$| to\b| into\b))(?!['\w])/i;
const ALL =
  /\b(?:(?:all|each|both) of )?(?:them|those|these|they)(?: all| both)?(?: files| ones| folders| processes)?\b|\bthe (?:files|folders|processes)\b/i;
const NTH = new RegExp(
  `\\bthe (?:very )?(${ORDINALS.slice(1, 6).join('|')}|last|\\d+(?:st|nd|rd|th))(?: ${NOUN})?(?: of them)?(?=$| to\\b| into\\b)`,
  'i',
);
const FIRST_OF =
  /\bthe (first|last) (\d+|two|three|four|five)(?: ones| files| of them| results)?(?=$| to\b| into\b)/i;
/** `the pdf`, `the deb file`: a kind, or an extension. */
const OF_KIND = /\bthe (\w+)(?: file| one)?(?=$| to\b| into\b)/i;

/** `how many lines do a.txt and b.txt have altogether` */
const HAVE =
  /^how many (lines|words|characters|bytes) do(?:es)? (.+?) have(?: (?:all )?(?:altogether|together|in total))?[?.!]*$/i;

/** Undefined if nothing is referred to, or if it is unclear which is meant. */
export function withReferents(
  question: string,
  referents: Referents,
  world: RecipeWorld,
): Referring | undefined {
  const all = referents.type === 'paths' ? referents.paths : referents.ids;
  const listed = referents.type === 'paths' && referents.listed;
  for (const [said, choose] of rulesFor(all, world, listed)) {
    const found = said.exec(question);
    if (found === null) continue;
    const meant = choose(found);
    if (meant === 'not meant') continue;
    if (meant === undefined || meant.length === 0) return undefined;
    const names = joined(meant.map(quoted));
    const named = referents.type === 'processes' && !/\bprocess/i.test(question) ? `process ${names}` : names;
    const full = question.replace(new RegExp(said.source, 'gi'), () => named);
    return { meant, question: full.replace(HAVE, 'how many $1 are in $2') };
  }
  return undefined;
}

type Rule = readonly [
  said: RegExp,
  meant: (found: RegExpExecArray) => readonly string[] | undefined | 'not meant',
];

/** `listed`: of a list with one line, `them` is that one. */
function rulesFor(all: readonly string[], world: RecipeWorld, listed: boolean): readonly Rule[] {
  return [
    [FIRST_OF, ([, end = '', count = '']) => some(all, end, wholeNumber(count.toLowerCase()) ?? 0)],
    [NTH, ([, which = '']) => nth(all, which.toLowerCase())],
    [OF_KIND, ([, noun = '']) => theOne(noun.toLowerCase(), all, world)],
    [ALL, () => (all.length > 1 || listed ? all : undefined)],
    [ONE, () => only(all)],
  ];
}

function only(all: readonly string[]): readonly string[] | undefined {
  return all.length === 1 ? all : undefined;
}

function nth(all: readonly string[], which: string): readonly string[] | undefined {
  const at =
    which === 'last' ? all.length : Math.max(ORDINALS.indexOf(which), 0) || Number.parseInt(which, 10);
  const one = all[at - 1];
  return one === undefined ? undefined : [one];
}

function some(all: readonly string[], end: string, count: number): readonly string[] | undefined {
  if (count > all.length) return undefined;
  return end.toLowerCase() === 'last' ? all.slice(-count) : all.slice(0, count);
}

function theOne(
  noun: string,
  all: readonly string[],
  world: RecipeWorld,
): readonly string[] | undefined | 'not meant' {
  const named = KINDS.filter(({ nouns }) => nouns.includes(noun)).flatMap((kind) => kind.extensions);
  const extensions = named.length > 0 ? named : [noun];
  const found = all.filter(
    (path) =>
      world.kindOf(path) === 'file' && extensions.some((one) => path.toLowerCase().endsWith(`.${one}`)),
  );
  return found.length === 0 ? 'not meant' : only(found);
}

function quoted(name: string): string {
  if (!/[\s,;?!'"]/.test(name)) return name;
  return name.includes("'") ? `"${name}"` : `'${name}'`;
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
