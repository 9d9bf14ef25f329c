// Whether a search may find secrets, by the names it searches for or the place it searches.

import type { Selection } from '../../domain/selection.ts';
import type { Level } from '../../domain/verdict.ts';
import { addEffect, report } from '../judgement/findings.ts';
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
import { readPath } from '../paths/file-effects.ts';
import { resolvePath } from '../paths/resolve.ts';
import { dottedSecret, isSecretFile, secretBelow, secretMeant, secretNames } from '../paths/secrets.ts';
import { lookUp } from '../paths/sources.ts';
import { isForOneText } from './search-pattern.ts';

/** A secret with one of the names, if there are any, that lies below one of the places. */
export function secretInPlaces(
  judgement: Judgement,
  places: readonly ExpandedWord[],
  names: readonly ExpandedWord[] = [],
  asRoot = false,
): ExpandedWord | undefined {
  const globs = names.map(({ text }) => globOf(text));
  // `shadow` and `s*w` are meant for files of such names; `*.conf` for files that all may read.
  const named = names.length > 0 && names.every(({ text }) => !/^\*+(?:\.\w+)?$/.test(text));
  const isAsked = (secret: string) =>
    globs.length === 0 || globs.some((glob) => globMatches(glob, lastName(secret)));
  for (const { text, span } of places) {
    const path = resolvePath(judgement, likeliest(text));
    const secret = path === undefined ? undefined : secretBelow(judgement, path, isAsked, named || asRoot);
    if (secret !== undefined) return { text: secret, span };
  }
  return undefined;
}

/** Reads whole files and shows nothing of what is in them: counts, sums, kinds, names of those that hold a word. */
function onlyCounts(words: readonly ExpandedWord[]): boolean {
  const [name, ...args] = words.map(({ text }) => text);
  if (name === undefined || hasTrait(name, 'summarizes')) return name !== undefined;
  return hasTrait(name, 'greps') && args.some((text) => /^-[a-zA-Z]*[lLcq]/.test(text));
}

/** Shows nothing of the files it reads, or lines that hold a certain word. */
export function showsSome(words: readonly ExpandedWord[]): boolean {
  return onlyCounts(words) || !(onlyRemoves(words) || showsWhole(words));
}

/** Shows of the files it reads whatever is in them: no count, no lines that hold a certain word. */
export function showsWhole(words: readonly ExpandedWord[]): boolean {
  if (onlyCounts(words) || onlyRemoves(words)) return false;
  const [name = '', ...args] = words.map(({ text }) => text);
  if (!hasTrait(name, 'greps') && !hasTrait(name, 'searches')) return true;
  if (args.some(showsAround) || args.some((text) => ALL_LINES.test(text))) return true;
  const plain = args.some((text) => /^-[a-zA-Z]*F|^--fixed/.test(text));
  return patternsOf(args).some((pattern) => !isForOneText([pattern], plain));
}

/** With `-f` the patterns are unknown. */
const ALL_LINES = /^-[a-zA-Z]*[vf]|^--(?:invert|file(?:=|$)|passthr)/;

/** Lines around the one that was found; the number may be the next word. */
function showsAround(text: string, at: number, args: readonly string[]): boolean {
  const [around, attached, number, value] =
    /^-(?:[a-zA-Z]*[ABC](\d*)|(\d+))$|^--(?:\w+-)?context=?(.*)$/.exec(text) ?? [];
  return around !== undefined && !(Number(attached || number || value || args[at + 1]) < MOST_AROUND);
}

/** A file of settings is seldom longer. */
export const MOST_AROUND = 20;

function patternsOf(args: readonly string[]): readonly string[] {
  const named = args.flatMap((text, at) => {
    const [, attached] = /^(?:-[a-zA-Z]*?e|--regexp=)(.+)$/.exec(text) ?? [];
    if (attached !== undefined) return [attached];
    return /^(?:-[a-zA-Z]*e|--regexp)$/.test(text) ? [args[at + 1] ?? ''] : [];
  });
  if (named.length > 0) return named;
  const first = args.find((text, at) => !text.startsWith('-') && !/^-\w*[ABCmdD]$/.test(args[at - 1] ?? ''));
  return [first ?? ''];
}

/** Whether files that hold secrets are among those selected; undefined where that is unknown. */
export function secretsFound(
  judgement: Judgement,
  { starts, tests }: Extract<Selection, { type: 'find' }>,
): boolean | undefined {
  if (judgement.shell.written.size > 0) return undefined;
  const found = lookUp(judgement, { type: 'find', starts, tests, only: 'secret' });
  if (found === undefined) return undefined;
  return found.count > 0 || (found.more ? undefined : false);
}

/**
 * A secret that is read where all below these places is: one that people keep there, in the current folder what may be
 * hidden in it, elsewhere one that is known to be there.
 */
function reachedSecret(judgement: Judgement, places: readonly ExpandedWord[]): ExpandedWord | undefined {
  const kept = secretInPlaces(judgement, places) ?? secretInPlaces(judgement, places, [], true);
  if (kept !== undefined) return kept;
  return places.find((place) => isSecretKnown(judgement, place) ?? isHere(judgement, place));
}

/** Whether a file that holds secrets is at or below a place; undefined where that is unknown. */
export function isSecretKnown(judgement: Judgement, { text }: ExpandedWord): boolean | undefined {
  const path = resolvePath(judgement, likeliest(text));
  const start = path !== undefined && isLiteral(path) ? path : undefined;
  return start === undefined
    ? undefined
    : secretsFound(judgement, { type: 'find', starts: [start], tests: [] });
}

/** All below these places is shown: by a search, a comparison, an archive on standard output. */
export function showBelow(judgement: Judgement, places: readonly ExpandedWord[], level?: Level): void {
  for (const place of places) readPath(judgement, { ...place, text: place.text + SUBTREE });
  const secret = reachedSecret(judgement, places);
  if (secret === undefined) return;
  addEffect(judgement, 'secret');
  report(judgement, 'secret-file', secret.span, judgement.text.source.slice(...secret.span), level);
}

/** `.`, or the current folder by its path. */
export function isHere(judgement: Judgement, { text }: ExpandedWord): boolean {
  const { cwd } = judgement.shell;
  return /^(?:\.\/?)+$/.test(text) || (cwd !== undefined && resolvePath(judgement, likeliest(text)) === cwd);
}

/** What the current folder may hold beside the files that it is known for, where all below it is meant, hidden or not. */
export function hiddenBelow(places: readonly ExpandedWord[]): ExpandedWord | undefined {
  const here = places.find(({ text }) => /^(?:\.\/?)+$/.test(text));
  return here && { ...here, text: `.${SUBTREE}/.env` };
}

/** `*v`: what is hidden there is among them. */
export function namesHidden(names: readonly ExpandedWord[]): boolean {
  return names.some(({ text }) => globMatches(globOf(text), '.env'));
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
