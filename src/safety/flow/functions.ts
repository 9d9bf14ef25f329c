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
  judgeBody: (judge: Judgement) => void,
): void {
  const { source, toWhole, dialect } = definer.text;
  definer.shell.bodies.set(name, (judge, call) => {
    judge.spent.calledCharacters += span[1] - span[0];
    if (judge.spent.calledCharacters > MOST_CALLED) return report(judge, 'too-long', call);
    const at = judge.text.toWhole(call);
    const own = { source, toWhole: judge === definer ? toWhole : () => at, dialect };
    within(judge.text, own, () => judgeBody(judge));
  });
}

/** Judges a call of such a function; a call inside the body itself is not followed. */
export function judgeBodyOf(judge: Judgement, name: string, args: readonly ExpandedWord[], call: Span): void {
  const body = judge.shell.bodies.get(name);
  if (body === undefined) return;
  judge.shell.bodies.delete(name);
  // What it sets lasts, unless it is its own.
  within(judge.text, { loopsExited: judge.text.loopsExited }, () =>
    inBranch(judge, () =>
      withWords(judge, () => {
        setPositional(judge, args, 1);
        body(judge, call);
      }),
    ),
  );
  judge.shell.bodies.set(name, body);
}

/** The positional parameters of the call are dropped afterwards; there may be thousands of them. */
function withWords(judge: Judgement, inside: () => void): void {
  const around = judge.shell;
  const { cwd, variables } = within(judge, { shell: copyForkedState(around) }, () => {
    inside();
    return judge.shell;
  });
  for (const [name, text] of variables.changed())
    if (!/^(?:\d+|[@*]|argv)$/.test(name)) around.variables.set(name, text);
  around.cwd = cwd;
}
