// A program that arrives on standard input, where its text is known.

import { isShared } from '../flow/output.ts';
import { runFile } from '../flow/run-text.ts';
import type { Judgement } from '../judgement/judge.ts';
import { type ExpandedWord, isLiteral } from '../judgement/word.ts';
import { judgeAwk } from './embedded/awk.ts';
import { judgeSed } from './embedded/sed.ts';
import type { Call } from './row.ts';

/**
 * The text that is redirected to this command alone: of `{ read x; python3; } <<'E'` a part is gone when it is run, and what is
 * left may be another program.
 */
export function ownInput(judgement: Judgement, { command }: Call): ExpandedWord | undefined {
  const { input } = judgement.stdio;
  const { source } = judgement.text;
  // What a text within the text runs may come after something there; a name that is not written stands for more.
  const isWritten = judgement.spent.depth <= 1 && source.slice(...command.span) === command.text;
  return input.type === 'text' && isWritten && !isShared(input) ? input : undefined;
}

/** `awk -f - <<'E'`: it is the program that the row has among its operands otherwise. */
export function runProgramFile(judgement: Judgement, file: ExpandedWord, call: Call | undefined): void {
  const isInput = /^(?:-|\/dev\/stdin|\/dev\/fd\/0|\/proc\/self\/fd\/0)$/.test(file.text);
  const text = isInput && call !== undefined ? ownInput(judgement, call) : undefined;
  const languages = call?.row.operands.map(({ role }) => role) ?? [];
  if (text === undefined || !isLiteral(text.text)) return runFile(judgement, file);
  if (languages.includes('awk')) return judgeAwk(judgement, text);
  return languages.includes('sed') ? judgeSed(judgement, text) : runFile(judgement, file);
}
