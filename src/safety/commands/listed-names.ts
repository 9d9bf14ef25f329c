// The names of files that lists and searches print, hidden ones among them.

import type { Span } from '../../domain/verdict.ts';
import type { Judgement } from '../judgement/judge.ts';
import { ANY_STRING, type ExpandedWord, SUBTREE, UNKNOWN, withGlobs } from '../judgement/word.ts';
import type { Filter } from '../knowledge/printed.ts';
import { someBelow } from '../paths/beck.ts';
import { holdsSecrets, isSecretFile, secretMatching, secretWithin } from '../paths/secrets.ts';
import { hiddenBelow, mayNameSecret, secretInPlaces, secretNamed } from './find-secrets.ts';
import {
  askedNames,
  askedSecret,
  asksHidden,
  mayFindHidden,
  namedPlaces,
  narrowPlaces,
  onlyNames,
  openPlaces,
  otherPlaces,
  selectionOf,
} from './find-selection.ts';
import { isForOneText } from './search-pattern.ts';

/** What find prints: the names `-name` asks for, or each path at and below its starting points. */
export function foundNames(judgement: Judgement, words: readonly ExpandedWord[]): ExpandedWord[] {
  const leading = words.findIndex((word) => !LEADING_OPTION.test(word.text));
  const end = words.findIndex(
    (word, index) => /^[-(!]/.test(word.text) && leading !== -1 && index >= leading,
  );
  const expression = end === -1 ? [] : words.slice(end);
  const names = askedNames(expression);
  const narrow = narrowPlaces(judgement, expression)(expression.length);
  const given = words.slice(0, end === -1 ? undefined : end).filter((word) => !word.text.startsWith('-'));
  const [first] = words;
  const starts = given.length > 0 ? given : [{ text: '.', span: first?.span ?? ([0, 0] as const) }];
  const others = otherPlaces(judgement, starts, expression)(expression.length);
  const found = (start: ExpandedWord) => (narrow ? someBelow(start.text, !others) : start.text + SUBTREE);
  const open = openPlaces(judgement, expression)(expression.length);
  const named = namedPlaces(judgement, expression)(expression.length) && !asksHidden(expression);
  // What is found without any narrowing stands for its secrets itself.
  const secrets = [
    askedSecret(expression),
    open || !narrow ? undefined : secretInPlaces(judgement, starts, onlyNames(expression), !named),
    open || named || !mayFindHidden(judgement, expression, selectionOf(judgement, starts, expression))
      ? undefined
      : hiddenBelow(starts),
  ];
  return [
    ...names,
    ...secrets.filter((secret) => secret !== undefined),
    ...starts.map((start) => ({ ...start, text: found(start) })),
  ];
}

/** These come before the starting points. */
const LEADING_OPTION = /^-(?:[HLPE]|O\d|d|x|X|s)$/;

/** What is searched for is a part of the names that are found, here often a pattern. */
export function searchedNames(args: readonly ExpandedWord[]): ExpandedWord[] {
  const words = args.filter((arg) => !arg.text.startsWith('-'));
  return words.map(({ text, span }) => ({ text: `${UNKNOWN}/${text.replace(/[\\^$*]/g, '')}`, span }));
}

/** What git lists names of files by. */
export const GIT_LISTS = /^(?:ls-files|status|check-ignore|clean)$/;

/** Patterns of names, which git matches itself, and what is not in the repository. */
export function listedByGit(
  judgement: Judgement,
  [verb, ...args]: readonly ExpandedWord[],
  span: Span,
): ExpandedWord[] {
  const given = operandsOf(args).map((word) => ({ ...word, text: withGlobs(word.text) }));
  const tracked = verb?.text === 'ls-files' && !args.some(({ text }) => UNTRACKED.test(text));
  if (tracked || (given.length > 0 && !given.some(({ text }) => mayNameSecret(text)))) return given;
  return [...given, ...hiddenIn(judgement, [], span)];
}

const UNTRACKED = /^(?:-[a-zA-Z]*[oik]|--(?:others|ignored|killed))$/;

/** What is hidden below the places that are listed whole; the current folder where there are none. */
export function hiddenIn(
  judgement: Judgement,
  places: readonly ExpandedWord[],
  span: Span,
): readonly ExpandedWord[] {
  const listed = places.length > 0 ? places : [{ text: '.', span }];
  const found = mayFindHidden(judgement, [], selectionOf(judgement, listed, [])) && hiddenBelow(listed);
  return [found, secretIn(judgement, places)].filter((one) => one !== undefined && one !== false);
}

/** A secret that people keep there, or the place itself where only the system's are below it. */
function secretIn(judgement: Judgement, places: readonly ExpandedWord[]): ExpandedWord | undefined {
  const trees = places.map((place) => ({ ...place, text: place.text + SUBTREE }));
  return secretInPlaces(judgement, places) ?? trees.find(({ text }) => holdsSecrets(judgement, text));
}

/** These take the next word (fd(1)). */
const VALUED_BY_FD =
  /^(?:-[a-zA-Z]*[tdEcjSo]|--(?:type|max-depth|min-depth|exact-depth|exclude|color|threads|size|owner|changed-\w+|max-results))$/;

function operandsOfFd(args: readonly ExpandedWord[]): ExpandedWord[] {
  return operandsOf(args.filter((_, at) => !VALUED_BY_FD.test(args[at - 1]?.text ?? '')));
}

/** fd takes a part of a name, then the places; behind `-e` an extension. */
export function secretsBelow(
  judgement: Judgement,
  args: readonly ExpandedWord[],
  span: Span,
): readonly ExpandedWord[] {
  const [pattern, ...places] = operandsOfFd(args);
  const hidden = args.some(({ text }) =>
    /^(?:-[a-zA-Z]*[HIu]|--(?:hidden|no-ignore|unrestricted))/.test(text),
  );
  if (pattern === undefined) return hidden ? hiddenIn(judgement, [], span) : [];
  const option = args.findIndex(({ text }) => /^(?:-e|--extension)$/.test(text));
  const extension = option === -1 ? undefined : args[option + 1];
  if (extension === pattern) {
    const named = `${ANY_STRING}.${pattern.text}`;
    return isSecretFile(named) ? [{ ...pattern, text: named }] : [];
  }
  if (!namesAny(pattern)) return secretsNamed(args);
  if (hidden) return hiddenIn(judgement, places, span);
  const found = secretIn(judgement, places);
  return found ? [found] : [];
}

/** locate takes a part of a path, anywhere. */
export function secretsLocated(args: readonly ExpandedWord[]): ExpandedWord[] {
  const [pattern] = operandsOf(args);
  if (pattern === undefined) return [];
  const isExpression = args.some(({ text }) => /^(?:-\w*r|--regexp?)$/.test(text));
  const written = isExpression ? pattern.text.replace(/\.[*+?]/g, '*') : pattern.text;
  const part = written.toLowerCase().replace(/[\\^$]|^[*]|[*]$/g, '');
  const found = secretWithin(part) ?? secretMatching(isExpression ? `*${part}*` : written.toLowerCase());
  return found === undefined ? secretsNamed(args) : [{ ...pattern, text: found }];
}

/** fd takes a part of a name. */
function secretsNamed(args: readonly ExpandedWord[]): ExpandedWord[] {
  const [pattern] = operandsOf(args);
  if (pattern === undefined || namesAny(pattern)) return [];
  const found = secretNamed({ ...pattern, text: `*${pattern.text.replace(/[\\^$]/g, '')}*` });
  return found ? [found] : [];
}

function namesAny({ text }: ExpandedWord): boolean {
  return ['', '.', '*'].includes(text.replace(/[\\^$]/g, ''));
}

/** `grep -rl TEXT PLACES` prints names of files below them. */
export function listedFiles(
  judgement: Judgement,
  { lists }: Filter,
  args: readonly ExpandedWord[],
  span: Span,
): readonly ExpandedWord[] {
  if (lists === undefined || !args.some(({ text }) => /^-\w*[lL]|^--files/.test(text))) return [];
  const words = operandsOf(args);
  const [first] = words;
  const given = args.some(({ text }) => text === '--files') ? words : words.slice(1);
  const places = given.length > 0 || first === undefined ? given : [{ text: '.', span: first.span }];
  const isBelow = lists === 'below' || args.some(({ text }) => /^-\w*[rR]/.test(text));
  if (!isBelow) return places;
  const hidden = lists === 'given' || args.some(({ text }) => REACHES_HIDDEN.test(text));
  const some = !args.some(({ text }) => text === '--files') && first !== undefined;
  if (!hidden || (some && isForOneText([first.text], false)))
    return [...places, secretInPlaces(judgement, places)].filter((one) => one !== undefined);
  return [...places, ...hiddenIn(judgement, places, span)];
}

const REACHES_HIDDEN = /^(?:-\w*[.uU]|--(?:hidden|no-ignore|unrestricted)|-g\*?$|--glob)/;

function operandsOf(args: readonly ExpandedWord[]): ExpandedWord[] {
  return args.filter((arg) => !arg.text.startsWith('-'));
}
