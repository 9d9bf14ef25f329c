// Functions that the text itself defines: called there, their body is judged again with the words they are given.

import type { Span } from '../../domain/verdict.ts';
import { report } from '../judgement/findings.ts';
import { type Judgement, within } from '../judgement/judge.ts';
import { copyForkedState } from '../judgement/shell-state.ts';
import type { ExpandedWord } from '../judgement/word.ts';
import { inBranch } from './branches.ts';
import { setPositional } from './variables.ts';

/** In characters: as many as the longest text has. */
const MOST_CALLED = 1 << 13;

/**
 * Keeps the body that `judgeBody` walks, and that is at `span`. Its findings fall on its own place, in a later text on
 * the call.
 */
export function rememberBody(
  definer: Judgement,
  name: string,
  span: Span,
  judgeBody: (judgement: Judgement) => void,
): void {
  const { source, toWhole, dialect } = definer.text;
  definer.shell.bodies.set(name, (judgement, call) => {
    judgement.spent.calledCharacters += span[1] - span[0];
    if (judgement.spent.calledCharacters > MOST_CALLED) return report(judgement, 'too-long', call);
    const at = judgement.text.toWhole(call);
    const own = { source, toWhole: judgement === definer ? toWhole : () => at, dialect };
    within(judgement.text, own, () => judgeBody(judgement));
  });
}

/** Judges a call of such a function; a call inside the body itself is not followed. */
export function judgeBodyOf(
  judgement: Judgement,
  name: string,
  args: readonly ExpandedWord[],
  call: Span,
): void {
  const body = judgement.shell.bodies.get(name);
  if (body === undefined) return;
  judgement.shell.bodies.delete(name);
  // What it sets lasts, unless it is its own.
  within(judgement.text, { loopsExited: judgement.text.loopsExited }, () =>
    inBranch(judgement, () =>
      withWords(judgement, () => {
        setPositional(judgement, args, 1);
        body(judgement, call);
      }),
    ),
  );
  judgement.shell.bodies.set(name, body);
}

/** The positional parameters of the call are dropped afterwards; there may be thousands of them. */
function withWords(judgement: Judgement, inside: () => void): void {
  const around = judgement.shell;
  const { cwd, variables } = within(judgement, { shell: copyForkedState(around) }, () => {
    inside();
    return judgement.shell;
  });
  for (const [name, text] of variables.changed())
    if (!/^(?:\d+|[@*]|argv)$/.test(name)) around.variables.set(name, text);
  around.cwd = cwd;
}
