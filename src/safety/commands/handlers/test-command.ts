// test and `[`: tests that look, and the few that evaluate a name or a number.

import { judgeArithmeticText, testName } from '../../flow/variables.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import {
  type ExpandedWord,
  globMatches,
  isDynamic,
  isGlob,
  isNumber,
  isPrintedNumber,
  MAY_SPLIT,
  mayBeOption,
  mayBeSeveral,
  NUMBER,
  UNKNOWN,
  UNKNOWN_OUTPUT,
} from '../../judgement/word.ts';
import { bringsNoDash } from '../arguments.ts';
import type { Call } from '../row.ts';

/** test and `[`: only `-v` evaluates, everything else looks. */
export function judgeTestCommand(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'read');
  if (judgement.text.dialect !== 'fish') judgeHiddenTest(judgement, call);
  for (const [index, arg] of call.args.entries()) {
    const previous = call.args[index - 1]?.text;
    if (previous === '-v' || previous === '-R') testName(judgement, arg.text, arg.span);
    // zsh 5.9 takes plain integers here (zshbuiltins(1), test), its `[[ ]]` arithmetic; both count as that.
    if (judgement.text.dialect === 'zsh' && /^-(?:eq|ne|lt|le|gt|ge)$/.test(arg.text)) {
      for (const side of [call.args[index - 1], call.args[index + 1]]) {
        if (side !== undefined)
          judgeArithmeticText(judgement, side.text.replaceAll(MAY_SPLIT, ''), side.span);
      }
    }
  }
}

/** Words that are known only when they run may be `-v` and a name, whose subscript is evaluated (bash(1), CONDITIONAL EXPRESSIONS). */
function judgeHiddenTest(judgement: Judgement, { args }: Call): void {
  for (const [index, { text, span }] of args.entries()) {
    const next = args[index + 1]?.text;
    const mayHide =
      maySplit(judgement, { text, span }) ||
      (next !== undefined && mayBeOption(text) && !isNumber(text) && hasSubscript(next));
    if (mayHide && !/^-/.test(text)) report(judgement, 'evaluates-variable', span);
    // Of two files one may be called `-v`, and the other be its name.
    const names =
      isGlob(text) && globMatches(text, '-v') && mayBeSeveral({ text, span }, judgement.text.source);
    if (names && !bringsNoDash(judgement, { text, span })) report(judgement, 'may-be-option', span);
  }
}

/** More than one word: what is not in quotes. zsh does not split the value of a variable (zshexpn(1)). */
function maySplit({ text: { dialect, source } }: Judgement, { text, span }: ExpandedWord): boolean {
  if (!text.includes(MAY_SPLIT) || isPrintedNumber(text)) return false;
  // One of several plain names, of which none is split.
  if (text === NUMBER + UNKNOWN + MAY_SPLIT && /^\$\{?\w+\}?$/.test(source.slice(...span))) return false;
  return dialect !== 'zsh' || text.includes(UNKNOWN_OUTPUT) || text.includes(UNKNOWN);
}

function hasSubscript(text: string): boolean {
  return text.includes('[') || isDynamic(text) || isGlob(text);
}
