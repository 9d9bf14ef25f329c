// Names of secrets that a text may put together itself: where the run fills in a part of a path, any word of the text
// may come.

import { memoizeLast } from '../judgement/memo.ts';
import { ANY_CHARACTER, ANY_STRING, globMatches, HOME_DIRECTORY, UNKNOWN } from '../judgement/word.ts';
import { knownSecrets } from './secrets.ts';

/**
 * A secret that `path` may be, its unknown pieces filled with words of `source` one after the other: `/etc/$f` where
 * `shadow` is a word, or `sh`, `ad` and `ow` are. By which lists, loops, formats and joins they get there does not matter.
 */
export function composedSecret(source: string, path: string): string | undefined {
  const pattern = path.replace(UNKNOWNS, UNKNOWN).replace(HOME, '/home/x').toLowerCase();
  const lower = withoutLeftOut(source.toLowerCase());
  const name = pattern.slice(pattern.lastIndexOf('/') + 1);
  const { all, paths } = secrets();
  const [globOfPath, globOfName] = [pattern, name].map((by) => by.replaceAll(UNKNOWN, ANY_STRING));
  const made = (at: number): boolean => {
    const [by, glob = ''] = at < paths ? [pattern, globOfPath] : [name, globOfName];
    const secret = all[at] ?? '';
    if (!globMatches(glob, secret)) return false;
    const words = wordsOf(lower);
    // A secret that is named whole is found where it is named.
    return !(by === UNKNOWN && words.has(secret)) && canFill(by, secret, lower, words);
  };
  const places = pattern.endsWith(UNKNOWN) ? endedBy(lower) : all.keys();
  for (const at of places) if (made(at)) return all[at];
  return undefined;
}

/** What find leaves out, `-not -path './venv/*'`, goes nowhere else: by `$_` or its kin it could. */
const withoutLeftOut = memoizeLast((source: string): string =>
  /\$\{?_(?!\w)|(?<![\w$.-])(?:fc|history)\b/.test(source)
    ? source
    : source.replace(SEARCH, (search) => search.replaceAll(LEFT_OUT, '')),
);

/** Where a command begins. */
const SEARCH = /(?<=^|[|;&(\n]\s{0,4}|\bdo )find [^|;&\n]*/g;

const WRITTEN = String.raw`(?:'[^'$\x60\\]*'|"[^"$\x60\\]*"|[\w./*-]+)`;

const LEFT_OUT = new RegExp(
  String.raw`(?<=\s)(?:(?:!|\\!|-not) -i?(?:path|name) ${WRITTEN}|-(?:path|name) ${WRITTEN} -prune)(?=[\s)\\]|$)`,
  'g',
);

type Secrets = {
  /** The paths first. */
  readonly all: readonly string[];
  readonly paths: number;
  /** By their last one, two and three characters. */
  readonly byEnd: ReadonlyMap<string, readonly number[]>;
  readonly ends: readonly RegExp[];
};

let kept: Secrets | undefined;

function secrets(): Secrets {
  if (kept !== undefined) return kept;
  const { paths, names } = knownSecrets();
  const all = [...paths, ...names];
  const byEnd = new Map<string, number[]>();
  const any = (count: number): string => {
    const ends = Map.groupBy(all.keys(), (at) => all[at]?.slice(-count) ?? '');
    for (const [end, places] of ends) byEnd.set(end, places);
    return [...ends.keys()].map((end) => end.replace(/[^\w~]/g, '\\$&')).join('|');
  };
  const alone = [1, 2].map((count) => new RegExp(`(?<![\\w.~-])(?:${any(count)})(?![\\w.~-])`, 'g'));
  kept = { all, paths: paths.length, byEnd, ends: [...alone, new RegExp(`(?=(${any(3)}))`, 'g')] };
  return kept;
}

/** Where the secrets are whose last piece is a word of the text, or a part of one: those of nearly no other text. */
const endedBy = memoizeLast((source: string): readonly number[] => {
  const { byEnd, ends } = secrets();
  const places = new Set<number>();
  for (const pattern of ends)
    for (const [whole, end = whole] of source.matchAll(pattern))
      for (const at of byEnd.get(end) ?? []) places.add(at);
  return [...places].sort((one, other) => one - other);
});

const UNKNOWNS = /[\uFDD5\uFDD7\uFDD9]+/g;

const HOME = new RegExp(`^${HOME_DIRECTORY}`);

/** Words, the parts of paths among them, and the signs that stand alone. */
const wordsOf = memoizeLast((source: string): ReadonlySet<string> => {
  const words = source.split(/[^\w./~-]+/);
  return new Set(['/', ...words, ...words.flatMap((word) => word.split('/'))].filter(Boolean));
});

/** Whether `target` is the pattern, each unknown piece of which is words, or parts of words that are no mere letters. */
function canFill(pattern: string, target: string, source: string, words: ReadonlySet<string>): boolean {
  let reached = new Set([0]);
  for (const mark of pattern) {
    const next = new Set<number>();
    for (const at of reached) {
      if (mark === UNKNOWN) addFilled(reached, at, target, source, words);
      else if (mark === ANY_STRING) for (let to = at; to <= target.length; to++) next.add(to);
      else if (at < target.length && (mark === ANY_CHARACTER || mark === target.charAt(at))) next.add(at + 1);
    }
    if (mark !== UNKNOWN) reached = next;
  }
  return reached.has(target.length);
}

/** The places in the target that one more word reaches; `reached` grows while it is walked. */
function addFilled(
  reached: Set<number>,
  at: number,
  target: string,
  source: string,
  words: ReadonlySet<string>,
): void {
  for (let to = at + 1; to <= target.length; to++) {
    const piece = target.slice(at, to);
    // Longer ones are not there either.
    if (piece !== '/' && !source.includes(piece)) break;
    if (words.has(piece) || PART.test(piece)) reached.add(to);
  }
}

/** Of a word: shorter ones are in nearly every text. */
const PART = /^\w{3,}$/;
