// Variables: which ones decide what code runs, which are harmless, and their values at each point of a text.

import type { Span } from '../../domain/verdict.ts';
import { addEffect, report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { memoizeLast } from '../judgement/memo.ts';
import {
  type ExpandedWord,
  HOME_DIRECTORY,
  isGlob,
  isLiteral,
  isUnknownNumber,
  LIKELY,
  MAY_SPLIT,
  NUMBER,
  UNKNOWN,
  UNKNOWN_OUTPUT,
  WORD_BREAK,
} from '../judgement/word.ts';
import {
  ASSIGNED_NUMBERS,
  FILLED,
  NUMBERS,
  SECRET_PLACES,
  variableKind,
} from '../knowledge/variable-names.ts';
import { join } from './join.ts';
import { makeNumber, mayBeNumber } from './number-types.ts';
import { isPlainPager, isUsualValue } from './plain-values.ts';

/** The person's own folder; a shell started from Windows has another one, which is unknown here. */
export function homeFolder({ facts, text: { dialect } }: Judgement): string {
  const foreign = dialect !== 'powershell' && dialect !== 'cmd' && facts.home?.startsWith('/') === false;
  return foreign ? HOME_DIRECTORY : (facts.home ?? HOME_DIRECTORY);
}

/** Its value, with marks for what is not known. */
export function variableText(judgement: Judgement, name: string): string {
  const set = judgement.shell.variables.get(name);
  if (set !== undefined) return set;
  if (NUMBERS.has(name)) return NUMBER;
  if (name === 'HOME') return homeFolder(judgement);
  if (name === 'PWD') return judgement.shell.cwd ?? UNKNOWN;
  return secretPlace(judgement, name) ?? UNKNOWN;
}

/** Likely that, wherever the person keeps it. */
export function secretPlace(judgement: Judgement, name: string): string | undefined {
  const place = SECRET_PLACES.get(name);
  return place && place.replace('~', homeFolder(judgement)) + LIKELY;
}

/** Any element of a list: the worst of them, where there is one. */
export function elementText(judgement: Judgement, name: string): string {
  const text = judgement.shell.variables.get(name);
  return (text?.includes(UNKNOWN_OUTPUT) ? text : UNKNOWN) + MAY_SPLIT;
}

/** These have a value even where the text has not set them. */
const KNOWN_AT_START = new Set([...NUMBERS, 'HOME', 'PWD']);

/** How a variable is set: for one command, for the shell, or for every program it starts. */
type SetKind = 'prefix' | 'shell' | 'export';

/** A longer value counts as unknown: `x=$x$x` again and again doubles it each time. */
const LONGEST_VALUE = 1024;

/** Of more the values are not followed, so they are unknown. */
const MAX_FOLLOWED = 128;

/** Judges and remembers an assignment. `given`: what is assigned, where the variable then holds something else. */
export function setVariable(
  judgement: Judgement,
  name: string,
  text: string,
  span: Span,
  kind: SetKind,
  given = text,
): void {
  const part = judgement.observers.trace?.enter(judgement, {
    type: 'assignment',
    span,
    detail: `${kind} ${name}`,
  });
  if (ASSIGNED_NUMBERS[judgement.text.dialect]?.has(name) || mayBeNumber(judgement, name))
    judgeArithmeticText(judgement, given, span);
  judgeVariable(judgement, name, text, span, kind, given);
  judgement.observers.trace?.leave(part);
}

function judgeVariable(
  judgement: Judgement,
  name: string,
  text: string,
  span: Span,
  kind: SetKind,
  given: string,
): void {
  const { variables } = judgement.shell;
  if (variables.size < MAX_FOLLOWED || variables.has(name) || KNOWN_AT_START.has(name))
    variables.set(name, keptText(judgement, name, text));
  const sort = variableKind(name, judgement.text.dialect);
  const place = namePlace(judgement, name, span);
  if (/^BECK_|^__beck/.test(name)) {
    report(judgement, 'touches-beck', place);
    return addEffect(judgement, 'run');
  }
  if (kind === 'prefix' && isPlainPager(name, text)) return;
  // ls prints what stands there before and behind each name: `lc=\e]52;…` (dir_colors(5)).
  if (/COLORS$/.test(name) && /[\\^]|\p{Cc}/u.test(given)) report(judgement, 'controls-terminal', span);
  if (sort === 'code') {
    addEffect(judgement, 'run');
    if (kind !== 'prefix') addEffect(judgement, 'write');
    const usual = isUsualValue(judgement, name, text, span);
    return report(judgement, 'code-variable', place, name, usual ? 'ask' : undefined);
  }
  if (kind === 'export') {
    addEffect(judgement, 'write');
    return report(judgement, 'sets-variable', place, name);
  }
  if (sort !== 'other' || (kind === 'shell' && isReadHere(judgement, name))) return;
  addEffect(judgement, kind === 'prefix' ? 'run' : 'write');
  report(judgement, 'sets-variable', place, name);
}

/** What it holds then, as far as that follows from what it is given. */
function keptText(judgement: Judgement, name: string, text: string): string {
  if (text.length > LONGEST_VALUE) return UNKNOWN;
  const follows =
    !FILLED.has(name) && !name.startsWith('_flag_') && !judgement.shell.untrackedVariables.has(name);
  return follows ? text : join(judgement, [judgement.shell.variables.get(name) ?? UNKNOWN, text]);
}

/** The name alone says which variable it is. */
function namePlace(judgement: Judgement, name: string, [from, to]: Span): Span {
  return judgement.text.source.startsWith(name, from) ? [from, Math.min(from + name.length, to)] : [from, to];
}

function isReadHere({ text: { source } }: Judgement, name: string): boolean {
  if (/\W/.test(name)) return source.includes(`$${name}`) || source.includes(`\${${name}`);
  const names = namesRead(source);
  let from = 0;
  let to = names.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((names[middle] ?? '') < name) from = middle + 1;
    else to = middle;
  }
  // The beginning of a longer name counts as well.
  return names[from]?.startsWith(name) === true;
}

/** Names behind `$` and `${`, in order; each assignment of a text asks for those of it. */
const namesRead = memoizeLast((source: string): readonly string[] => {
  const names = new Set(Array.from(source.matchAll(/\$\{?(\w+)/g), ([, name = '']) => name));
  return [...names].sort((a, b) => (a < b ? -1 : 1));
});

/** A variable a loop or `read` fills: the name is judged, the value unknown. */
export function fillVariable(judgement: Judgement, name: string, span: Span, text = UNKNOWN): void {
  if (!isLiteral(name) || !/^[A-Za-z_]\w*$/.test(name))
    return report(judgement, 'evaluates-text', span, name);
  setVariable(judgement, name, text, span, 'shell');
}

/** A variable as a whole operand, without an operator in it. */
export const PLAIN_VARIABLE = /^\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*|[\d#?$!]))$/;

/** One operand of arithmetic: a number, or a name whose text is evaluated in turn. */
export function judgeArithmeticText(judgement: Judgement, raw: string, span: Span): void {
  const text = raw.trim();
  if (text === '' || text === NUMBER || (/^[-+]?(?:\d+#)?\w*$/.test(text) && /^[-+]?\d/.test(text))) return;
  if (/^\d+(?:\.\d+)?$/.test(text)) return;
  if (!isLiteral(text)) {
    if (text.includes(UNKNOWN_OUTPUT) || text.replaceAll(NUMBER, '') !== '')
      report(judgement, 'evaluates-variable', span);
    return;
  }
  if (/[[\]$`(]/.test(text)) return report(judgement, 'evaluates-text', span, text);
  const names = text.match(/[A-Za-z_]\w*/g) ?? [];
  for (const name of names) judgeName(judgement, name, span);
  if (/=|\+\+|--/.test(text)) for (const name of names) numberByArithmetic(judgement, name, span);
}

/** In zsh a variable that arithmetic makes is a number from then on (zshmisc(1), ARITHMETIC EVALUATION). */
export function numberByArithmetic(judgement: Judgement, name: string, span: Span): void {
  if (judgement.text.dialect === 'zsh') declareNumber(judgement, name, span);
}

/** What the shell itself puts into such a variable is evaluated without any assignment in the text. */
export function declareNumber(judgement: Judgement, name: string, span: Span): void {
  if (FILLED.has(name)) report(judgement, 'evaluates-text', span, `what the shell puts into ${name}`);
  makeNumber(judgement, name);
}

function judgeName(judgement: Judgement, name: string, span: Span): void {
  const value = variableText(judgement, name);
  if (isUnknownNumber(value) || /^-?\d+$/.test(value) || value === '') return;
  if (isLiteral(value) && /[[\]$`(]/.test(value)) return report(judgement, 'evaluates-text', span, value);
  report(judgement, 'evaluates-variable', span);
}

/** `-v name`: a subscript in the name is evaluated. */
export function testName(judgement: Judgement, text: string, span: Span): void {
  if (!/^[A-Za-z_]\w*$/.test(text)) report(judgement, 'evaluates-text', span, 'a variable name');
}

/** A subscript is arithmetic, and so evaluated: only numbers, `@`, `*` and plain names are harmless. */
export function judgeIndex(judgement: Judgement, text: string, span: Span): void {
  if (text === '@' || text === '*' || text === '') return;
  if (!isLiteral(text)) {
    if (text !== NUMBER) report(judgement, 'evaluates-variable', span);
    return;
  }
  // Behind such flags of zsh stands a pattern (zshparam(1), Subscript Flags).
  if (judgement.text.dialect === 'zsh' && /^\([a-zA-Z]*[rRiI][a-zA-Z]*\)[^$`[\]()]*$/.test(text)) return;
  if (/[$`[\]()]/.test(text)) return report(judgement, 'evaluates-text', span, 'a subscript');
  if (!/^-?\d+$/.test(text)) judgeArithmeticText(judgement, text, span);
}

/** `$0`, `$1`, `$@` of a text: `sh -c 'rm "$1"' sh /`, `set -- /`. `first`: the number of the first word. */
export function setPositional(judgement: Judgement, words: readonly ExpandedWord[], first: 0 | 1): void {
  const { variables } = judgement.shell;
  for (const [index, word] of words.slice(0, MAX_POSITIONAL).entries())
    variables.set(String(index + first), word.text);
  // A pattern brings several; zsh keeps what is no list in one piece.
  const several = judgement.text.dialect === 'zsh' ? MAY_SPLIT : '';
  const all = words.slice(1 - first).map(({ text }) => (isGlob(text) ? text + several : text));
  // `argv`: all of them in fish, and in zsh (zshparam(1)).
  if (all.length === 0) return;
  for (const name of ['@', '*', 'argv']) variables.set(name, all.join(WORD_BREAK));
}

const MAX_POSITIONAL = 16;
