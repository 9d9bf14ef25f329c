// Runs a plan: approved as a whole, step by step, edited or declined. It stops at the first part that fails.

import { decidePlan } from '../approval/decide-plan.ts';
import type { ToolCall } from '../domain/conversation.ts';
import { type NotRun, type RunOutcome, wasInterrupted } from '../domain/run.ts';
import type { Verdict } from '../domain/verdict.ts';
import { dropRest, go, judgeRun, nextCall, type StepNotRun } from './calls.ts';
import { DROPPED, tell } from './conversation.ts';
import { decisionOn } from './decision.ts';
import { finish } from './finish.ts';
import type { PlanAnswer, Proposal } from './performers.ts';
import { type PartDone, type PlanProgress, proposalOf, recordOf } from './plan-progress.ts';
import { judgePart } from './plan-start.ts';
import type { ModelText } from './results.ts';
import { type Effect, NOT_REPEATED, type PhaseOf, type State, type Step } from './state.ts';

export function afterPartJudged(state: State, { plan }: PhaseOf<'judging-plan'>, verdict: Verdict): Step {
  const { command = '', why = '' } = plan.parts[plan.proposals.length] ?? {};
  const proposals = [...plan.proposals, { command, why, verdict, offerAlways: false }];
  const judged: PlanProgress = { ...plan, proposals };
  return proposals.length < plan.parts.length ? judgePart(state, judged) : decideWhole(state, judged);
}

function decideWhole(state: State, plan: PlanProgress): Step {
  const decided = plan.proposals.map(({ command, verdict }) => ({
    verdict,
    decision: decisionOn(state, { command }, verdict),
  }));
  const decision = decidePlan(decided);
  // Commands that were no plan to the model are one only where they have to be asked about.
  if (plan.calls !== undefined && decision.type !== 'ask' && !plan.edited) {
    const queue = [...plan.calls, ...state.queue];
    return nextCall({ ...state, plan: undefined, queue, lone: true, repeated: NOT_REPEATED });
  }
  if (decision.type === 'refuse') {
    const reason = `Part ${decision.part + 1} of the plan: ${decision.reason} ${decision.fix}`;
    return planNotRun(state, plan, { type: 'refused', reason, allow: decision.allow });
  }
  if (decision.type === 'run' && !plan.edited) return runPart(state, { ...plan, taken: 'unasked' });
  const offerAll = decision.type === 'run' || decision.offerAll;
  return go(
    { ...state, plan },
    { type: 'asking-plan', plan, offerAll },
    { type: 'ask-plan', plan: proposalOf(plan, offerAll) },
  );
}

export function afterPlanAnswer(state: State, phase: PhaseOf<'asking-plan'>, answer: PlanAnswer): Step {
  const { plan, offerAll } = phase;
  switch (answer.type) {
    case 'cancel':
      return finish(state, 'cancelled');
    case 'no':
      return planNotRun(state, plan, { type: 'declined', reason: 'User declined.', brief: 'declined' });
    case 'all':
      return take(state, plan, offerAll ? 'all' : 'stepwise');
    case 'stepwise':
      return take(state, plan, 'stepwise');
    case 'edited': {
      const command = answer.command.trim();
      if (command === '')
        return planNotRun(state, plan, { type: 'declined', reason: 'User declined.', brief: 'declined' });
      const parts = plan.parts.map((part, index) =>
        index === answer.part ? { ...part, command, edited: true } : part,
      );
      return judgePart(state, { ...plan, parts, proposals: [], edited: true });
    }
  }
}

function take(state: State, plan: PlanProgress, taken: 'all' | 'stepwise'): Step {
  const shown: Effect = {
    type: 'show',
    notice: { type: 'plan', plan: proposalOf(plan, taken === 'all'), taken },
  };
  return before(runPart(state, { ...plan, taken }), shown);
}

/** The next part, judged again with what the shell says now; a key on the whole plan approved it as it was seen. */
function runPart(state: State, plan: PlanProgress): Step {
  const at = plan.done.length;
  const { command = '', why = '', edited = false } = plan.parts[at] ?? {};
  const approved = plan.taken === 'all' ? plan.proposals[at] : undefined;
  return judgeRun(
    { ...state, plan },
    {
      type: 'judging-run',
      call: plan.calls?.[at] ?? plan.call,
      action: { type: 'run', command, why },
      approved,
      edited,
    },
  );
}

/** A part has run; `told` is the text about it for the model. */
export function afterPartRan(
  state: State,
  plan: PlanProgress,
  { command, outcome, told }: { command: string; outcome: RunOutcome; told: ModelText },
): Step {
  const { status } = outcome;
  const next = withDone(plan, { command, outcome: 'ran', status, told });
  if (wasInterrupted(outcome))
    return finish({ ...state, plan: next }, 'cancelled', { before: restNotRun(next) });
  if (status === 0 && next.done.length < next.parts.length) return runPart(state, next);
  const closed = close(state, next);
  return status === 0 ? nextCall(closed) : before(dropRest(closed), ...restNotRun(next));
}

/** A part was declined or refused, which ends the plan. */
export function afterPartNotRun(
  state: State,
  plan: PlanProgress,
  { proposal, outcome }: { proposal: Proposal; outcome: StepNotRun },
): Step {
  const { type, reason } = outcome;
  const told = { text: `Not run: ${reason}` };
  const next = withDone(plan, { command: proposal.command, outcome: type, told });
  const ended = dropRest(close({ ...state, lastNotRun: type }, next));
  return before(ended, { type: 'show', notice: { type: 'not-run', proposal, outcome } }, ...restNotRun(next));
}

function withDone(plan: PlanProgress, part: PartDone): PlanProgress {
  return { ...plan, done: [...plan.done, part] };
}

/** Nothing of the plan runs. */
function planNotRun(state: State, plan: PlanProgress, outcome: StepNotRun): Step {
  const proposal = proposalOf(plan, false);
  const attempts = plan.proposals.map(({ command }) => ({ command, outcome }));
  const record = recordOf({ ...plan, taken: outcome.type });
  const ended: State = {
    ...state,
    plan: undefined,
    plans: [...state.plans, record],
    attempts: [...state.attempts, ...attempts],
    lastNotRun: outcome.type,
  };
  const told =
    plan.calls === undefined
      ? tell(ended, plan.call, { text: `Nothing of the plan was run. ${outcome.reason}` })
      : tellAll(ended, plan.calls, () => `Not run: ${outcome.reason}`);
  return before(dropRest(told), {
    type: 'show',
    notice: { type: 'plan-not-run', plan: proposal, outcome: outcome satisfies NotRun },
  });
}

/** Tells the model which parts ran, which failed and which did not run. */
function close(state: State, plan: PlanProgress): State {
  const { done, parts, call, calls } = plan;
  const tried = done.map(({ told }, index) => `Part ${index + 1} of ${parts.length}: ${told.text}`);
  const rest =
    done.length < parts.length ? [`${namesOfParts(done.length, parts.length)} not run because of that.`] : [];
  const closed: State = { ...state, plan: undefined, plans: [...state.plans, recordOf(plan)] };
  if (calls !== undefined) return tellAll(closed, calls, (at) => done[at]?.told.text ?? DROPPED);
  return tell(closed, call, { text: [...tried, ...rest].join('\n') });
}

function tellAll(state: State, calls: readonly ToolCall[], textOf: (at: number) => string): State {
  return calls.reduce((so, call, at) => tell(so, call, { text: textOf(at) }), state);
}

/** `Part 3 was`, `Parts 3 to 5 were`. */
function namesOfParts(from: number, to: number): string {
  return to - from === 1 ? `Part ${to} was` : `Parts ${from + 1} to ${to} were`;
}

function restNotRun({ done, parts }: PlanProgress): readonly Effect[] {
  if (done.length === parts.length) return [];
  const rest = parts.slice(done.length).map(({ command }) => command);
  return [{ type: 'show', notice: { type: 'plan-ended', from: done.length + 1, rest } }];
}

function before({ state, effects }: Step, ...first: readonly Effect[]): Step {
  return { state, effects: [...first, ...effects] };
}
