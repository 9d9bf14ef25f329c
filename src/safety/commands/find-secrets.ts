// Whether a search may find secrets, by the names it searches for or the place it searches.

import type { Judgement } from '../judgement/judge.ts';
import {
  ANY_STRING,
  type ExpandedWord,
  globMatches,
  isLiteral,
  likeliest,
  SUBTREE,
  withGlobs,
} from '../judgement/word.ts';
import { hasTrait } from '../knowledge/program-traits.ts';
import { resolvePath } from '../paths/resolve.ts';
import { dottedSecret, isSecretFile, secretBelow, secretMeant, secretNames } from '../paths/secrets.ts';

/** A secret with one of the names, if there are any, that lies below one of the places. */
export function secretInPlaces(
  judgement: Judgement,
  places: readonly ExpandedWord[],
  names: readonly ExpandedWord[] = [],
): ExpandedWord | undefined {
  const globs = names.map(({ text }) => globOf(text));
  // A literal name (`shadow`) is meant for that file; `*.conf` for files that all may read.
  const literal = names.length > 0 && names.every(({ text }) => isLiteral(withGlobs(text)));
  const isAsked = (secret: string) =>
    globs.length === 0 || globs.some((glob) => globMatches(glob, lastName(secret)));
  for (const { text, span } of places) {
    const path = resolvePath(judgement, likeliest(text));
    const secret = path === undefined ? undefined : secretBelow(judgement, path, isAsked, literal);
    if (secret !== undefined) return { text: secret, span };
  }
  return undefined;
}

/** Reads whole files and shows nothing of what is in them: counts, sums, kinds, names of those that hold a word. */
export function onlyCounts(words: readonly ExpandedWord[]): boolean {
  const [name, ...args] = words.map(({ text }) => text);
  if (name === undefined || hasTrait(name, 'summarizes')) return name !== undefined;
  return hasTrait(name, 'greps') && args.some((text) => /^-[a-zA-Z]*[lLcq]/.test(text));
}

/** Shows of the files it reads whatever is in them: no count, no lines that hold a word. */
export function showsWhole(words: readonly ExpandedWord[]): boolean {
  const [name = '', ...args] = words.map(({ text }) => text);
  if (onlyCounts(words) || onlyRemoves(words)) return false;
  if (!hasTrait(name, 'greps') && !SEARCHES.test(name)) return true;
  return ANYTHING.test(args.find((text) => !text.startsWith('-')) ?? '');
}

const SEARCHES = /^(?:rg|ripgrep|ag|ack|ack-grep|pt)$/;

/** A pattern that is in every line. */
export const ANYTHING = /^(?:|\^|\$|\.|\.\*|\^\.\*\$?|\.\+|\[\^\]\]?|\\S|\^\.)$/;

/** What the current folder may hold beside the files that it is known for, where all below it is meant, hidden or not. */
export function hiddenBelow(places: readonly ExpandedWord[]): ExpandedWord | undefined {
  const here = places.find(({ text }) => /^(?:\.\/?)+$/.test(text));
  return here && { ...here, text: `.${SUBTREE}/.env` };
}

export function isHiddenBelow({ text }: ExpandedWord): boolean {
  return text === `.${SUBTREE}/.env`;
}

/** Takes files away by their names alone. */
export function onlyRemoves(words: readonly ExpandedWord[]): boolean {
  return words[0] !== undefined && hasTrait(words[0].text, 'removes');
}

/** A secret that a pattern of names is meant for. `*.json` and `*` are meant for others. */
export function secretNamed({ text, span }: ExpandedWord): ExpandedWord | undefined {
  if (/^\*\.\w+$/.test(text))
    return isSecretFile(`x${text.slice(1)}`) ? { text: `./x${text.slice(1)}`, span } : undefined;
  const glob = globOf(text);
  const name = secretMeant(glob, false) ?? (glob.startsWith('.') ? dottedSecret(glob) : undefined);
  return name === undefined ? undefined : { text: `./${name}`, span };
}

/** Whether a file with such a name can hold secrets. */
export function mayNameSecret(pattern: string): boolean {
  const glob = globOf(pattern);
  known ??= secretNames();
  return known.some((name) => globMatches(glob, name));
}

/** Upper and lower case are one here, as they are to `-iname`. */
function globOf(pattern: string): string {
  return withGlobs(pattern.toLowerCase()).replaceAll(ANY_STRING + ANY_STRING, ANY_STRING);
}

let known: readonly string[] | undefined;

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}
