// A model's wish to try a command: never what is dangerous or reads secrets, always told to the person.

import type { NotRun } from '../domain/run.ts';
import type { TrialOutcome } from '../domain/trial.ts';
import type { Verdict } from '../domain/verdict.ts';
import { go, nextCall, notDone } from './calls.ts';
import { tell } from './conversation.ts';
import { tellTrial } from './results.ts';
import type { PhaseOf, State, Step } from './state.ts';

export function decideTry(state: State, phase: PhaseOf<'judging-try'>, verdict: Verdict): Step {
  const { call, action } = phase;
  const { command } = action;
  const why = whyNot(verdict);
  if (why !== undefined) {
    const reason = `${why} ${verdict.reasons.map(({ text }) => text).join(' ')}`.trim();
    const fix =
      verdict.level === 'blocked' ? 'beck never runs this, in any mode.' : 'Use run_in_shell for this.';
    const told = tell(state, call, { text: `Not tried: ${reason} ${fix}` });
    return notDone(told, { kind: 'inspection', what: `try ${command}` }, { type: 'refused', reason });
  }
  return go(
    state,
    { type: 'trying', call, action, verdict },
    { type: 'show', notice: { type: 'looking', what: `trying in a copy: ${command}` } },
    { type: 'try', command, verdict },
  );
}

function whyNot({ level, effects }: Verdict): string | undefined {
  if (level === 'blocked') return 'Blocked:';
  if (effects.includes('secret')) return 'Only the person may try what reads secrets.';
  return level === 'danger' ? 'Only the person may try what is dangerous.' : undefined;
}

export function afterTry(state: State, phase: PhaseOf<'trying'>, outcome: TrialOutcome | NotRun): Step {
  const { call, action, verdict } = phase;
  const { command } = action;
  const told = tell(state, call, tellTrial(outcome, { command, nonce: state.config.nonce }));
  if (outcome.type !== 'tried') return notDone(told, { kind: 'inspection', what: `try ${command}` }, outcome);
  const next = nextCall(told);
  const notice = { type: 'tried', command, verdict, by: 'model', outcome } as const;
  return { ...next, effects: [{ type: 'show', notice }, ...next.effects] };
}
