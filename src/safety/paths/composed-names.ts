// Names of secrets that a text may put together itself: where the run fills in a part of a path, any word of the text
// may come.

import { ANY_CHARACTER, ANY_STRING, globMatches, HOME_DIRECTORY, UNKNOWN } from '../judgement/word.ts';
import { knownSecrets } from './secrets.ts';

/**
 * A secret that `path` may be, its unknown pieces filled with words of `source` one after the other: `/etc/$f` where
 * `shadow` is a word, or `sh`, `ad` and `ow` are. By which lists, loops, formats and joins they get there does not matter.
 */
export function composedSecret(source: string, path: string): string | undefined {
  const pattern = path.replace(UNKNOWNS, UNKNOWN).replace(HOME, '/home/x').toLowerCase();
  const lower = source.toLowerCase();
  let words: ReadonlySet<string> | undefined;
  const isMade = (secret: string, by: string): boolean => {
    if (!globMatches(by.replaceAll(UNKNOWN, ANY_STRING), secret)) return false;
    words ??= wordsOf(lower);
    // A secret that is named whole is found where it is named.
    return !(by === UNKNOWN && words.has(secret)) && canFill(by, secret, lower, words);
  };
  const { paths, names } = knownSecrets();
  const name = pattern.slice(pattern.lastIndexOf('/') + 1);
  return paths.find((each) => isMade(each, pattern)) ?? names.find((each) => isMade(each, name));
}

const UNKNOWNS = /[\uFDD5\uFDD7\uFDD9]+/g;

const HOME = new RegExp(`^${HOME_DIRECTORY}`);

/** Words, the parts of paths among them, and the signs that stand alone. */
function wordsOf(source: string): ReadonlySet<string> {
  const words = source.split(/[^\w./~-]+/);
  return new Set(['/', ...words, ...words.flatMap((word) => word.split('/'))].filter(Boolean));
}

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
