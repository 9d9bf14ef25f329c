// One file write: computed, judged, always asked about, made, reported to the model.

import { decideFileChange } from '../approval/decide-file.ts';
import type { NotRun } from '../domain/run.ts';
import { DECLINED, dropRest, go, nextCall, notDone, notRun } from './calls.ts';
import { tell } from './conversation.ts';
import { finish } from './finish.ts';
import type { JudgedChange, PersonAnswer, Proposal } from './performers.ts';
import { tellNotWritten, tellWritten } from './results.ts';
import type { Effect, PhaseOf, State, Step } from './state.ts';

export function decideWrite(
  state: State,
  { call, action }: PhaseOf<'preparing-write'>,
  outcome: JudgedChange | NotRun,
): Step {
  if ('reason' in outcome) {
    const { type: lastNotRun, reason } = outcome;
    const told = tell({ ...state, lastNotRun }, call, tellNotWritten(reason, state.config.nonce));
    return notDone(told, { kind: 'write', what: `write ${action.path}` }, outcome);
  }
  const { change, verdict } = outcome;
  if (change.kind !== 'create' && change.added === 0 && change.removed === 0)
    return nextCall(tell(state, call, { text: 'The file already has exactly this content.' }));
  const file = { type: 'write', diff: change.diff } as const;
  const proposal: Proposal = { command: change.path, why: '', verdict, offerAlways: false, file };
  const decision = decideFileChange(change.path, verdict, state.config.policy);
  if (decision.type === 'refuse') {
    const reason = `${decision.reason} ${decision.fix}`;
    const allow = decision.allow === undefined ? undefined : [decision.allow];
    return notRun(state, call, { ...proposal, command: action.path }, { type: 'refused', reason, allow });
  }
  if (decision.type === 'approved')
    return write(state, { type: 'writing', call, change, proposal, allowedBy: 'command line' });
  return go(state, { type: 'asking-write', call, change, proposal }, { type: 'ask-person', proposal });
}

/** Only yes and no are offered; any other answer counts as no. */
export function afterWriteAnswer(state: State, phase: PhaseOf<'asking-write'>, answer: PersonAnswer): Step {
  const { call, change, proposal } = phase;
  if (answer.type === 'cancel') return finish(state, 'cancelled');
  if (answer.type === 'yes')
    return write(state, { type: 'writing', call, change, proposal, allowedBy: 'key' });
  return notRun(state, call, proposal, DECLINED);
}

function write(state: State, phase: PhaseOf<'writing'>): Step {
  return go(state, phase, { type: 'write-file', change: phase.change });
}

export function afterWrite(
  state: State,
  { call, change, proposal, allowedBy }: PhaseOf<'writing'>,
  outcome: { readonly type: 'written' } | NotRun,
): Step {
  const notice = { type: 'written', change, proposal, allowedBy } as const;
  if (outcome.type !== 'written') {
    const { type: lastNotRun, reason: failed } = outcome;
    const told = tell({ ...state, lastNotRun }, call, tellNotWritten(failed, state.config.nonce));
    return withFirst({ type: 'show', notice: { ...notice, failed } }, dropRest(told));
  }
  // An earlier refusal no longer describes the outcome.
  const told = tell({ ...state, lastNotRun: undefined }, call, tellWritten(change));
  return withFirst({ type: 'show', notice }, nextCall(told));
}

function withFirst(effect: Effect, { state, effects }: Step): Step {
  return { state, effects: [effect, ...effects] };
}
