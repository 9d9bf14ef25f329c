// zsh's builtins that read words as arithmetic, which evaluates subscripts: numbers of printf and print -f, and test -t.

import { judgeArithmeticText } from '../../flow/variables.ts';
import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, isGlob, isLiteral, MAY_SPLIT, UNKNOWN_OUTPUT } from '../../judgement/word.ts';
import type { Call } from '../row.ts';
import { judgePrint, judgePrintf } from './shell-state.ts';
import { judgeTestCommand } from './test-command.ts';

/** printf: what belongs to `%d`, `%f` or `*`. */
export function judgeZshPrintf(judgement: Judgement, call: Call): void {
  judgePrintf(judgement, call);
  const at = call.args.findIndex(({ text }, index) => !/^-v|^--$/.test(text) && !names(call.args[index - 1]));
  if (at !== -1) judgeFormatted(judgement, call.args[at], call.args.slice(at + 1));
}

function names(before: ExpandedWord | undefined): boolean {
  return before?.text === '-v';
}

/** print: with `-f` it is printf. */
export function judgeZshPrint(judgement: Judgement, call: Call): void {
  judgePrint(judgement, call);
  const at = call.args.findIndex(({ text }) => /^-[a-zA-Z]*f/.test(text));
  const option = call.args[at];
  if (option === undefined) return;
  const joined = option.text.slice(option.text.indexOf('f') + 1);
  const format = joined === '' ? call.args[at + 1] : { ...option, text: joined };
  const filled = call.args.slice(joined === '' ? at + 2 : at + 1);
  // A format that is not known may count with `%n`, which fills the variable that a word names.
  const [named] = filled.filter(({ text }) => !isLiteral(text) || /^[A-Za-z_]\w*$/.test(text));
  if (format !== undefined && named !== undefined && !isLiteral(format.text))
    report(judgement, 'evaluates-variable', format.span);
  judgeFormatted(judgement, format, filled);
}

/** test and `[`: the number behind `-t`. */
export function judgeZshTest(judgement: Judgement, call: Call): void {
  judgeTestCommand(judgement, call);
  for (const [index, arg] of call.args.entries()) {
    if (call.args[index - 1]?.text === '-t' && arg.text !== ']') judgeNumber(judgement, arg);
  }
}

function judgeFormatted(
  judgement: Judgement,
  format: ExpandedWord | undefined,
  args: readonly ExpandedWord[],
): void {
  if (format === undefined) return;
  const takes = isLiteral(format.text) ? whatFormatTakes(format.text) : undefined;
  if (takes?.includes('number') === false) return;
  let shifted = takes === undefined;
  for (const [index, arg] of args.entries()) {
    // An empty variable is no word at all, and what a command prints may be several.
    const several = arg.text.includes(UNKNOWN_OUTPUT) || isGlob(arg.text);
    if (
      shifted || several
        ? !isLiteral(arg.text) || /[[(]/.test(arg.text)
        : takes?.[index % takes.length] === 'number'
    )
      judgeNumber(judgement, arg);
    shifted ||= several || arg.text.includes(MAY_SPLIT);
  }
}

/** What each word behind a format is read as, in order; undefined where the format itself counts them. */
function whatFormatTakes(format: string): ('number' | 'text')[] | undefined {
  if (/%\d+\$/.test(format)) return undefined;
  const taken: ('number' | 'text')[] = [];
  for (const [, width, precision, letter = ''] of format.matchAll(CONVERSION)) {
    if (width === '*') taken.push('number');
    if (precision === '*') taken.push('number');
    if (letter !== '%') taken.push(/[sbqc]/.test(letter) ? 'text' : 'number');
  }
  return taken;
}

const CONVERSION = /%[-+ #0']*(\*|(?:[1-9]\d*)?)(?:\.(\*|\d*))?([a-zA-Z%])/g;

/** `'a` is the number of a letter. */
function judgeNumber(judgement: Judgement, { text, span }: ExpandedWord): void {
  if (!/^['"]/.test(text)) judgeArithmeticText(judgement, text.replaceAll(MAY_SPLIT, ''), span);
}
