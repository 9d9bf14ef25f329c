// Inspections: probes, which may only read, and files and folders; secret ones are asked about.

import { decideSecretRead } from '../approval/decide-file.ts';
import type { CapturedOutput, NotRun, ProbeOutcome } from '../domain/run.ts';
import type { Verdict } from '../domain/verdict.ts';
import { DECLINED, go, lookAt, nextCall, notDone, notRun } from './calls.ts';
import { tell } from './conversation.ts';
import { finish } from './finish.ts';
import { nameOfLook } from './look-name.ts';
import type { PersonAnswer, Proposal } from './performers.ts';
import { tellLook, tellProbe } from './results.ts';
import type { PhaseOf, State, Step } from './state.ts';

export function decideProbe(state: State, phase: PhaseOf<'judging-probe'>, verdict: Verdict): Step {
  const { call, action } = phase;
  const { command, cwd } = action;
  if (verdict.level !== 'safe') {
    const reasons = verdict.reasons.map(({ text }) => text).join(' ');
    const blocked = verdict.level === 'blocked';
    const reason = blocked ? `Blocked: ${reasons}` : `A probe may only read. ${reasons}`;
    const fix = blocked ? 'beck never runs this, in any mode.' : 'Use run_in_shell for this.';
    const lastNotRun = blocked ? 'refused' : state.lastNotRun;
    const told = tell({ ...state, lastNotRun }, call, { text: `Not probed: ${reason} ${fix}` });
    return notDone(told, { kind: 'inspection', what: `probe ${command}` }, { type: 'refused', reason });
  }
  return go(
    state,
    { type: 'probing', call, action },
    { type: 'show', notice: { type: 'probe', command } },
    { type: 'probe', command, cwd },
  );
}

export function afterProbe(state: State, phase: PhaseOf<'probing'>, outcome: ProbeOutcome | NotRun): Step {
  const { command } = phase.action;
  const told = tell(state, phase.call, tellProbe(outcome, { command, nonce: state.config.nonce }));
  if (outcome.type !== 'probed')
    return notDone(told, { kind: 'inspection', what: `probe ${command}` }, outcome);
  const next = nextCall(told);
  const notice = { type: 'probed', command, outcome } as const;
  return { ...next, effects: [{ type: 'show', notice }, ...next.effects] };
}

export function afterLook(state: State, phase: PhaseOf<'looking'>, outcome: CapturedOutput | NotRun): Step {
  const { call, action } = phase;
  const told = tell(state, call, tellLook(outcome, { tool: call.name, nonce: state.config.nonce }));
  if ('reason' in outcome) return notDone(told, { kind: 'inspection', what: nameOfLook(action) }, outcome);
  const next = nextCall(told);
  const notice = { type: 'look', what: nameOfLook(action), output: outcome } as const;
  return { ...next, effects: [{ type: 'show', notice }, ...next.effects] };
}

export function askToLook(state: State, phase: PhaseOf<'looking'>): Step {
  const { call, action } = phase;
  if (action.type === 'system-report') throw new Error('A system report is at no path.');
  const proposal = proposeSecretPlace(action);
  const decision = decideSecretRead(action.path, state.config.policy);
  if (decision.type === 'approved') return lookAt(state, phase, true);
  if (decision.type === 'refuse') {
    const reason = `${decision.reason} ${decision.fix}`;
    const allow = decision.allow === undefined ? undefined : [decision.allow];
    return notRun(state, call, proposal, { type: 'refused', reason, allow });
  }
  return go(state, { type: 'asking-look', call, action, proposal }, { type: 'ask-person', proposal });
}

function proposeSecretPlace(
  action: Exclude<PhaseOf<'looking'>['action'], { type: 'system-report' }>,
): Proposal {
  const { path } = action;
  const text =
    action.type === 'list-directory'
      ? 'This folder may hold secrets, and the names in it would be sent to the model.'
      : 'This file may hold secrets, and what it says would be sent to the model.';
  const reasons = [{ id: 'secret-file', text, span: [0, path.length] }] as const;
  const verdict: Verdict = { level: 'danger', effects: ['read', 'secret'], label: `read: ${path}`, reasons };
  return { command: path, why: '', verdict, offerAlways: false, file: { type: 'read' } };
}

/** Only yes and no are offered; any other answer counts as no. */
export function afterLookAnswer(state: State, phase: PhaseOf<'asking-look'>, answer: PersonAnswer): Step {
  const { call, action, proposal } = phase;
  if (answer.type === 'cancel') return finish(state, 'cancelled');
  if (answer.type === 'yes') return lookAt(state, { type: 'looking', call, action }, true);
  return notRun(state, call, proposal, DECLINED);
}
