// tmux: one call may hold several of its commands.

import type { Judgement } from '../../judgement/judge.ts';
import type { ExpandedWord } from '../../judgement/word.ts';
import type { Call } from '../row.ts';

/** A word that ends in `;` ends a command of tmux, and the words behind it are the next one (tmux(1), COMMAND PARSING). */
export function judgeTmux(
  judgement: Judgement,
  call: Call,
  judgeSubcommand: (judgement: Judgement, call: Call) => void,
): void {
  // Alone it opens a session (tmux(1)).
  if (call.args.length === 0)
    return judgeSubcommand(judgement, { ...call, args: [{ text: 'new-session', span: call.span }] });
  let args: ExpandedWord[] = [];
  for (const arg of call.args) {
    const ends = /(?<!\\);$/.test(arg.text);
    if (!ends || arg.text !== ';') args.push(ends ? { ...arg, text: arg.text.slice(0, -1) } : arg);
    if (!ends) continue;
    judgeSubcommand(judgement, { ...call, args });
    args = [];
  }
  if (args.length > 0) judgeSubcommand(judgement, { ...call, args });
}
