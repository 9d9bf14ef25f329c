// One proposed command: judged, asked about, judged again, run, reported to the model.

import { isOnlySafer, isWorse } from '../approval/decide.ts';
import { approvalOf } from '../approval/remembered.ts';
import type { AllowedBy } from '../domain/allowed-by.ts';
import type { ToolCall } from '../domain/conversation.ts';
import { type NotRun, type RunOutcome, wasInterrupted } from '../domain/run.ts';
import type { Verdict } from '../domain/verdict.ts';
import { dropCall, dropRest, go, judgeRun, nextCall, notRun, otherLooks, type StepNotRun } from './calls.ts';
import { tell } from './conversation.ts';
import { decisionOn } from './decision.ts';
import { finish, showWarning } from './finish.ts';
import type { PersonAnswer, Proposal } from './performers.ts';
import { currentCwd } from './places.ts';
import { afterPartNotRun, afterPartRan } from './plan-step.ts';
import { tellRun } from './results.ts';
import type { PhaseOf, State, Step } from './state.ts';
import { startTogether } from './together.ts';

export function decideRun(state: State, phase: PhaseOf<'judging-run'>, verdict: Verdict): Step {
  const { command, why } = phase.action;
  if (state.onlyLooks && verdict.level !== 'safe') return dropCall(state, phase.call);
  const decision = decisionOn(state, { command, from: phase.call.from }, verdict);
  const { offerAlways = false, alwaysPrefix, noAlways } = decision.type === 'ask' ? decision : {};
  const proposal: Proposal = { command, why, verdict, offerAlways, alwaysPrefix, noAlways };
  if (decision.type === 'refuse') {
    return skip(state, phase.call, proposal, {
      type: 'refused',
      reason: `${decision.reason} ${decision.fix}`,
      allow: decision.allow === undefined ? undefined : [decision.allow],
    });
  }
  const worse = phase.approved !== undefined && isWorse(phase.approved.verdict, verdict);
  if (phase.approved !== undefined && !worse)
    return run(state, phase, proposal, phase.edited ? 'edited' : 'key');
  // What was just remembered applies to the line as it was then.
  if (decision.type === 'run' && !worse && !wantsEachAsked(state, verdict))
    return run(state, phase, proposal, decision.because);
  if (needsNoFurtherKey(state, phase, verdict)) return run(state, phase, proposal, 'edited');
  const together = isFresh(state, phase) ? startTogether(state, phase.call) : undefined;
  if (together !== undefined) return together;
  const changed = worse ? [showWarning('What this command would do has changed since you were asked.')] : [];
  const { call, action, edited } = phase;
  return go(state, { type: 'asking-run', call, action, proposal, edited }, ...changed, {
    type: 'ask-person',
    proposal,
  });
}

/** The model's own command, which nobody was asked about yet. */
function isFresh({ plan }: State, { approved, replaced }: PhaseOf<'judging-run'>): boolean {
  return plan === undefined && approved === undefined && replaced === undefined;
}

/** A plan taken step by step asks about every part that is more than a look. */
function wantsEachAsked({ plan }: State, { level }: Verdict): boolean {
  return plan?.taken === 'stepwise' && level !== 'safe';
}

/** Enter in the line editor approves the edited command, as long as it does no more than the one that was asked about. */
function needsNoFurtherKey(state: State, phase: PhaseOf<'judging-run'>, verdict: Verdict): boolean {
  const { replaced, action } = phase;
  return (
    replaced !== undefined &&
    isOnlySafer(replaced.verdict, verdict) &&
    !state.config.routeFor(action.command).asks
  );
}

function run(state: State, phase: PhaseOf<'judging-run'>, proposal: Proposal, allowedBy: AllowedBy): Step {
  const { command } = proposal;
  const approved = allowedBy === 'key' || allowedBy === 'edited';
  const { route } = state.config.routeFor(command);
  return go(
    state,
    { type: 'running', call: phase.call, proposal, edited: phase.edited },
    { type: 'show', notice: { type: 'step', proposal, approved, allowedBy } },
    {
      type: 'run-in-shell',
      command,
      route,
      approved,
      verdict: proposal.verdict,
      plan: state.plan && state.plans.length,
    },
  );
}

export function afterRunAnswer(state: State, phase: PhaseOf<'asking-run'>, answer: PersonAnswer): Step {
  const { call, action, proposal, edited } = phase;
  const approve = { type: 'judging-run', call, action, approved: proposal, edited } as const;
  switch (answer.type) {
    case 'cancel':
      return finish(state, 'cancelled');
    case 'no':
      return decline(state, call, proposal);
    case 'yes':
      return judgeRun(state, approve);
    case 'always': {
      const { covers, lasts } = answer.choice;
      const { command, verdict, offerAlways } = proposal;
      const approval = offerAlways ? approvalOf(command, verdict, covers) : undefined;
      if (approval === undefined) return judgeRun(state, approve);
      const next = judgeRun({ ...state, remembered: [...state.remembered, approval] }, approve);
      return { ...next, effects: [{ type: 'remember', approval, lasts }, ...next.effects] };
    }
    case 'edited': {
      const command = answer.command.trim();
      if (command === '') return decline(state, call, proposal);
      const changed = { ...action, command };
      return judgeRun(state, {
        ...approve,
        action: changed,
        approved: undefined,
        replaced: answer.unseen ? undefined : proposal,
        edited: answer.unseen ? edited : true,
      });
    }
  }
}

function skip(state: State, call: ToolCall, proposal: Proposal, outcome: StepNotRun): Step {
  const attempts = [...state.attempts, { command: proposal.command, outcome }];
  const tried = { ...state, attempts };
  if (state.plan !== undefined) return afterPartNotRun(tried, state.plan, { proposal, outcome });
  return notRun(tried, call, proposal, outcome);
}

function decline(state: State, call: ToolCall, proposal: Proposal): Step {
  return skip(state, call, proposal, { type: 'declined', reason: 'User declined.', brief: 'declined' });
}

export function afterRun(before: State, phase: PhaseOf<'running'>, outcome: RunOutcome | NotRun): Step {
  const { call, proposal, edited } = phase;
  if (outcome.type !== 'ran') return decline(before, call, proposal);
  const { command } = proposal;
  const attempt = { command, outcome };
  const cwd = currentCwd(before);
  const told = tellRun(outcome, { command, edited, nonce: before.config.nonce, cwd });
  const { plan } = before;
  const state: State = {
    ...before,
    // Another way was found to what a write could not do.
    lastNotRun: before.lastNotRun === 'failed' ? undefined : before.lastNotRun,
    runs: [...before.runs, attempt],
    attempts: [...before.attempts, attempt],
  };
  const next =
    plan === undefined
      ? continueAfterRun(tell(state, call, told), proposal, outcome)
      : afterPartRan(state, plan, { command, outcome, told });
  return {
    ...next,
    effects: [{ type: 'show', notice: { type: 'ran', proposal, outcome } }, ...next.effects],
  };
}

function continueAfterRun(state: State, { command, verdict }: Proposal, outcome: RunOutcome): Step {
  if (wasInterrupted(outcome)) return finish(state, 'cancelled');
  if (outcome.status === 0) return nextCall(state);
  return verdict.level === 'safe' && !MAY_SET.test(command) ? otherLooks(state) : dropRest(state);
}

/** What a later look may need: the folder, a variable, a name. */
const MAY_SET = /=|\b(?:cd|pushd|popd|read|set|unset|z|j)\b/;
