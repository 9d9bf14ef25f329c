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
export function judgeHidden(judgement: Judgement, span: Span, inside: () => void): CommandOutput | undefined {
  // `>(sh)` reads what the command outside writes.
  const isFed = judgement.text.source.charAt(span[0]) === '>';
  // What is substituted goes to the shell, and what is fed to where the command outside writes.
  const output: Output = isFed ? judgement.stdio.output : 'elsewhere';
  return within(judgement.stdio, { printed: undefined, output }, () => {
    const found = measure(judgement, () =>
      withInput(judgement, { type: isFed ? 'pipe' : 'terminal' }, inside),
    );
    if (found !== 'safe')
      report(judgement, 'hidden-change', span, '', found === 'ask' ? hiddenLevel(judgement) : found);
    return judgement.stdio.printed;
  });
}

/** An effect that only asks as a separate command is danger inside a word, except the network and unknown programs. */
function hiddenLevel(judgement: Judgement): Level {
  const changes = ['write', 'mkdir', 'copy'] as const;
  return changes.some((effect) => judgement.found.effects.has(effect)) ? 'danger' : 'ask';
}
