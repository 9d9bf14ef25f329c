// Command substitutions: a change is easy to overlook inside a word of another command.

import type { Level, Span } from '../../domain/verdict.ts';
import { report } from '../judgement/findings.ts';
import {
  type CommandOutput,
  type Judgement,
  measure,
  type Output,
  withInput,
  within,
} from '../judgement/judge.ts';

/** Judges what `inside` walks as a substitution standing at `span`; returns what it prints. */
export function judgeHidden(judge: Judgement, span: Span, inside: () => void): CommandOutput | undefined {
  // `>(sh)` reads what the command outside writes.
  const isFed = judge.text.source.charAt(span[0]) === '>';
  // What is substituted goes to the shell, and what is fed to where the command outside writes.
  const output: Output = isFed ? judge.stdio.output : 'elsewhere';
  return within(judge.stdio, { printed: undefined, output }, () => {
    const found = measure(judge, () => withInput(judge, { type: isFed ? 'pipe' : 'terminal' }, inside));
    if (found !== 'safe')
      report(judge, 'hidden-change', span, '', found === 'ask' ? hiddenLevel(judge) : found);
    return judge.stdio.printed;
  });
}

/** An effect that only asks as a separate command is danger inside a word, except the network and unknown programs. */
function hiddenLevel(judge: Judgement): Level {
  const changes = ['write', 'mkdir', 'copy'] as const;
  return changes.some((effect) => judge.found.effects.has(effect)) ? 'danger' : 'ask';
}
