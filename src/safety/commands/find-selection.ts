// Whether a find expression selects everything below its starting points, or only a few files.

import type { Selection } from '../../domain/selection.ts';
import type { Judgement } from '../judgement/judge.ts';
import {
  type ExpandedWord,
  globMatches,
  isDynamic,
  isGlob,
  isLiteral,
  MAY_SPLIT,
  mayBeOption,
  mayBeSeveral,
  UNKNOWN,
  withoutBrackets,
} from '../judgement/word.ts';
import { isBeckName, isBeckPath } from '../paths/beck.ts';
import { resolvePath } from '../paths/resolve.ts';
import { isSecretFolder } from '../paths/secrets.ts';
import { lookUp } from '../paths/sources.ts';
import { protectedTree } from '../paths/system.ts';
import { mayNameSecret, namesHidden, secretNamed, secretsFound } from './find-secrets.ts';
import { leavesOutOwn } from './left-out-own.ts';

/** Tests that are true for few files of a tree, with the pattern their value must match. */
const NARROW: Readonly<Record<string, RegExp>> = {
  name: /[^\uFDD2\uFDD3*?.]/,
  iname: /[^\uFDD2\uFDD3*?.]/,
  path: /[^\uFDD2\uFDD3*?./]/,
  ipath: /[^\uFDD2\uFDD3*?./]/,
  wholename: /[^\uFDD2\uFDD3*?./]/,
  iwholename: /[^\uFDD2\uFDD3*?./]/,
  regex: /[^*.?+^$/|()[\]]/,
  iregex: /[^*.?+^$/|()[\]]/,
  lname: /[^\uFDD2\uFDD3*?./]/,
  ilname: /[^\uFDD2\uFDD3*?./]/,
  // Big files and what was changed a short time ago; what is small or old is most of a home.
  size: /^\+[1-9]\d*[MG]$/,
  mtime: /^-\d/,
  ctime: /^-\d/,
  atime: /^-\d/,
  mmin: /^-\d/,
  cmin: /^-\d/,
  amin: /^-\d/,
  newer: /./,
  anewer: /./,
  cnewer: /./,
  inum: /./,
  samefile: /./,
  xtype: /^l$/,
};

const NARROW_ALONE = /^-(?:empty|nouser|nogroup)$/;

const VALUED =
  /^-(?:i?name|i?path|i?wholename|i?regex|i?lname|x?type|size|[acm]time|[acm]min|[ac]?newer\w*|user|group|uid|gid|perm|maxdepth|mindepth|links|inum|samefile|fstype|used|regextype|context|flags|printf|fprint0?|fls|files0-from|depth-to)$/;

/** What holds at a word of an expression, by its place, or at its end, whose place is the number of words. */
export type Places = (index: number) => boolean;

/** Whether only a few files can reach it. */
export function narrowPlaces(judgement: Judgement, words: readonly ExpandedWord[]): Places {
  return placesWhere(judgement, words, selectsFew);
}

/** Whether only a few files can reach it by what they are called, or how big they are: what changed lately may be hidden. */
export function namedPlaces(judgement: Judgement, words: readonly ExpandedWord[]): Places {
  return placesWhere(
    judgement,
    words,
    (judge, test, value) =>
      !/^-(?:[acm](?:time|min)|[ac]?newer\w*)$/.test(test) && selectsFew(judge, test, value),
  );
}

/** Whether nothing of beck's own can reach it, by the names that are asked for or the folders that are left out. */
export function otherPlaces(
  judgement: Judgement,
  starts: readonly ExpandedWord[],
  words: readonly ExpandedWord[],
): Places {
  if (leavesOutOwn(judgement, starts, words)) return () => true;
  return placesWhere(
    judgement,
    words,
    (_, test, value) => /^-i?name$/.test(test) && value !== undefined && !isBeckName(judgement, value),
  );
}

/** Whether the names that are asked for are none of those that secrets have. */
export function openPlaces(judgement: Judgement, words: readonly ExpandedWord[]): Places {
  return placesWhere(
    judgement,
    words,
    (_, test, value) =>
      NAME_TEST.test(test) && value !== undefined && isLiteral(value) && !mayNameSecret(value),
  );
}

/** A secret by one of the names that are asked for. */
export function askedSecret(words: readonly ExpandedWord[]): ExpandedWord | undefined {
  return (
    askedPatterns(words, NAME_TEST).map(secretNamed).find(Boolean) ??
    askedPatterns(words, PATH_TEST)
      .map((word) => secretNamed({ ...word, text: lastPart(word.text) }) ?? secretFolderNamed(word))
      .find(Boolean)
  );
}

/** `*v`: what is hidden is among what is asked for. */
export function asksHidden(words: readonly ExpandedWord[]): boolean {
  return namesHidden(askedPatterns(words, NAME_TEST));
}

const PATH_TEST = /^-i?(?:path|wholename|regex)$/;

/** The last name that a pattern or an expression of whole paths asks for; PowerShell's reader has turned `\\.` to `/.`. */
function lastPart(pattern: string): string {
  const glob = pattern.replaceAll('.*', '*').replace(/[\\/](?=\.\w+$)|[\\^$]/g, '');
  return glob.slice(glob.lastIndexOf('/') + 1);
}

/** Behind `-path`, a folder full of secrets: `*ssh*`. */
function secretFolderNamed({ text, span }: ExpandedWord): ExpandedWord | undefined {
  const named = text.split(/[*?/\\]+/).map((piece) => `./.${piece.replace(/^\./, '')}`);
  const folder = named.find(isSecretFolder);
  return folder === undefined ? undefined : { text: folder, span };
}

const NAME_TEST = /^-i?name$/;

/** Whether a test lets through only what is looked for. `value` is absent where the test has none. */
type Selects = (judgement: Judgement, test: string, value: string | undefined) => boolean;

function placesWhere(judgement: Judgement, words: readonly ExpandedWord[], selects: Selects): Places {
  const places: (boolean | undefined)[] = [];
  const all = readAlternatives({ judgement, words, selects, places, at: 0 }, { wide: false, narrow: true });
  return (index) => places[index] ?? all;
}

type Reading = {
  readonly judgement: Judgement;
  readonly words: readonly ExpandedWord[];
  readonly selects: Selects;
  /** Filled for the words that tests, operators and brackets begin with, and for those of a command. */
  readonly places: (boolean | undefined)[];
  at: number;
};

/** Whether a place is narrow with all brackets around it, by whether it is so within the innermost. */
type Around = { readonly wide: boolean; readonly narrow: boolean };

/**
 * Reads `a b -o c d` up to a closing bracket. Narrow are alternatives of which each is; at a word, the alternative it
 * is in and the brackets around it.
 */
function readAlternatives(reading: Reading, around: Around): boolean {
  const { words, places } = reading;
  let all = true;
  let current = false;
  let negated = false;
  while (reading.at < words.length) {
    places[reading.at] = current ? around.narrow : around.wide;
    const text = words[reading.at++]?.text ?? '';
    if (text === ')') break;
    if (text === '!' || text === '-not') {
      negated = !negated;
      continue;
    }
    if (text === '(') {
      const inner = readAlternatives(reading, {
        wide: current ? around.narrow : around.wide,
        narrow: current || !negated ? around.narrow : around.wide,
      });
      current ||= inner && !negated;
    } else if (text === '-o' || text === '-or' || text === ',') {
      all &&= current;
      current = false;
    } else if (text !== '-a' && text !== '-and') current ||= isSelective(reading, text) && !negated;
    negated = false;
  }
  return all && current;
}

function isSelective(reading: Reading, text: string): boolean {
  if (!text.startsWith('-')) return false;
  const { judgement, words, places, selects } = reading;
  if (/^-(?:exec|execdir|ok|okdir)$/.test(text)) {
    const place = places[reading.at - 1];
    while (reading.at < words.length && !/^[;+]$/.test(words[reading.at]?.text ?? ''))
      places[reading.at++] = place;
    return false;
  }
  return selects(judgement, text, VALUED.test(text) ? (words[reading.at++]?.text ?? '') : undefined);
}

function selectsFew(judgement: Judgement, test: string, value: string | undefined): boolean {
  if (value === undefined) return NARROW_ALONE.test(test);
  // `-path '/home/*'` is all of it.
  const whole = value.replace(/(?<![/*?.\uFDD2\uFDD3])[/*?.\uFDD2\uFDD3]+$/, '');
  if (/path|whole|regex/.test(test) && protectedTree(judgement, whole) !== undefined) return false;
  const pattern = NARROW[test.slice(1).replace(/^newer\w+$/, 'newer')];
  return pattern?.test(withoutBrackets(value)) === true;
}

/** How much of what is below the starting points a place in the expression sees. `others`: nothing of beck's own. */
export type Reach = { readonly narrow: boolean; readonly others: boolean };

/** What is there now may tell that nothing of beck's own is found, whatever its name. */
export function reachOf(judgement: Judgement, reach: Reach, selection: Selection | undefined): Reach {
  if (reach.others || !reach.narrow || selection === undefined || judgement.shell.written.size > 0)
    return reach;
  const found = lookUp(judgement, selection);
  if (found === undefined || found.more || found.count > found.first.length) return reach;
  return { ...reach, others: !found.first.some(({ path }) => isBeckPath(judgement, path)) };
}

/** Whether the current folder's own secrets may be found: not where dotted names are left out, or none is known to be there. */
export function mayFindHidden(
  judgement: Judgement,
  expression: readonly ExpandedWord[],
  selection?: Selection,
): boolean {
  const leaves = expression.some(
    ({ text }, at) =>
      LEAVES_OUT.test(text) && /^(?:\*\/)?\.(?:\*|env\*?)(?:\/\*)?$/.test(expression[at + 2]?.text ?? ''),
  );
  if (selection?.type !== 'find') return !leaves;
  return secretsFound(judgement, selection) ?? !leaves;
}

const LEAVES_OUT = /^(?:!|-not)$/;

/** The names that `-name` and similar tests ask for, without their stars. */
export function askedNames(expression: readonly ExpandedWord[]): ExpandedWord[] {
  const asked = askedPatterns(expression, /^-(?:i?name|i?path|i?wholename)$/);
  return asked.map(({ text, span }) => ({
    text: `${UNKNOWN}/${text.replace(/(?<![*?])[*?]+$|^\*(?=\.)/g, '')}`,
    span,
  }));
}

/** The names that all that is found must have one of; none where the expression is more than tests one after the other. */
export function onlyNames(words: readonly ExpandedWord[]): readonly ExpandedWord[] {
  return words.some(({ text }) => /^(?:[!,()]|-not|-o|-or)$/.test(text))
    ? []
    : [
        ...askedPatterns(words, NAME_TEST),
        ...askedPatterns(words, PATH_TEST).map((word) => ({ ...word, text: lastPart(word.text) })),
      ];
}

function askedPatterns(words: readonly ExpandedWord[], test: RegExp): ExpandedWord[] {
  // What `! -name` leaves out is not asked for; within brackets that may be turned round again.
  const plain = words.every(({ text }) => text !== '(');
  const isLeftOut = (index: number) =>
    plain && LEAVES_OUT.test(words[index - 2]?.text ?? '') && !LEAVES_OUT.test(words[index - 3]?.text ?? '');
  return words.filter((_, index) => test.test(words[index - 1]?.text ?? '') && !isLeftOut(index));
}

/** Which files the tests choose, where all of it is known. */
export function selectionOf(
  judgement: Judgement,
  starts: readonly ExpandedWord[],
  tests: readonly ExpandedWord[],
): Selection | undefined {
  const paths = starts.map(({ text }) => resolvePath(judgement, text));
  const known = paths.filter((path) => path !== undefined && isLiteral(path)) as readonly string[];
  if (known.length < paths.length || !tests.every(({ text }) => isLiteral(text))) return undefined;
  const words = tests.map(({ text }) => text);
  const written = starts.map(({ text }) => text);
  // BSD's find writes `dir//name` for `dir/`.
  const isSure =
    words.some((word) => PATH_TEST.test(word)) && written.every((text) => /[^/]$|^\/$/.test(text));
  return { type: 'find', starts: known, tests: words, ...(isSure ? { written } : {}) };
}

/** Whatever it turns out to be, it could be an action. None ends in a slash. */
export function mayBeExpression(text: string): boolean {
  if (text === '') return true;
  if (text.endsWith('/') && !text.includes(MAY_SPLIT)) return false;
  return isGlob(text.charAt(0)) || (mayBeOption(text) && isDynamic(text));
}

/** The names behind the first of `-name *` are words of the expression, and one of them may be called `-delete`. */
export function mayBringAction(value: ExpandedWord, source: string): boolean {
  if (!mayBeSeveral(value, source)) return false;
  return value.text.includes(MAY_SPLIT) || ACTIONS.some((name) => globMatches(value.text, name));
}

const ACTIONS = '-delete -exec -execdir -ok -okdir -fprint -fprint0 -fprintf -fls'.split(' ');
