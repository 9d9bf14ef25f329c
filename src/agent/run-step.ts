// One proposed command on its way: judged, asked, judged again, run, told.

import { decide, declined, isWorse } from '../approval/decide.ts';
import { approvalOf } from '../approval/remembered.ts';
import type { ToolCall } from '../domain/conversation.ts';
import type { RunOutcome } from '../domain/run.ts';
import type { Verdict } from '../domain/verdict.ts';
import { dropRest, go, judgeRun, nextCall, notRun, type StepNotRun } from './calls.ts';
import { tell } from './conversation.ts';
import { finish, showWarning } from './finish.ts';
import type { PersonAnswer, Proposal } from './performers.ts';
import { currentCwd } from './places.ts';
import { tellRun } from './results.ts';
import type { PhaseOf, State, Step } from './state.ts';

export function decideRun(state: State, phase: PhaseOf<'judging-run'>, verdict: Verdict): Step {
  const { config } = state;
  const { command, why } = phase.action;
  const decision = decide(command, verdict, { ...config.policy, remembered: state.remembered });
  const { offerAlways = false, alwaysPrefix } = decision.type === 'ask' ? decision : {};
  const proposal: Proposal = { command, why, verdict, offerAlways, alwaysPrefix };
  if (decision.type === 'refuse') {
    return skip(state, phase.call, proposal, {
      type: 'refused',
      reason: `${decision.reason} ${decision.mend}`,
    });
  }
  const worse = phase.approved !== undefined && isWorse(phase.approved.verdict, verdict);
  if (phase.approved !== undefined && !worse) return run(state, phase, proposal, true);
  // A line remembered a moment ago was remembered for what it was then.
  if (decision.type === 'run' && !worse && !asksForRoute(state, command))
    return run(state, phase, proposal, false);
  if (!config.policy.canAsk)
    return skip(state, phase.call, proposal, { type: 'refused', reason: NEEDS_TERMINAL });
  const changed = worse ? [showWarning('What this command would do has changed since you were asked.')] : [];
  const { call, action, edited } = phase;
  return go(state, { type: 'asking-run', call, action, proposal, edited }, ...changed, {
    type: 'ask-person',
    proposal,
  });
}

const NEEDS_TERMINAL = 'It needs the terminal to itself, and nobody can be asked here. Ask from a terminal.';

/** A program that has the terminal to itself could send it anything; `danger` asks for nothing. */
function asksForRoute({ config }: State, command: string): boolean {
  return config.policy.mode !== 'danger' && config.routeFor(command).asks;
}

function run(state: State, phase: PhaseOf<'judging-run'>, proposal: Proposal, approved: boolean): Step {
  const { command } = proposal;
  const { route } = state.config.routeFor(command);
  return go(
    state,
    { type: 'running', call: phase.call, proposal, edited: phase.edited },
    { type: 'show', notice: { type: 'step', proposal, approved } },
    { type: 'run-in-shell', command, route, approved },
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
      return judgeRun(state, { ...approve, action: changed, approved: undefined, edited: true });
    }
  }
}

function skip(state: State, call: ToolCall, proposal: Proposal, outcome: StepNotRun): Step {
  const attempts = [...state.attempts, { command: proposal.command, outcome }];
  return notRun({ ...state, attempts }, call, proposal, outcome);
}

function decline(state: State, call: ToolCall, proposal: Proposal): Step {
  const { mode } = state.config.policy;
  return skip(state, call, proposal, { type: 'declined', ...declined(proposal.verdict, mode) });
}

export function afterRun(before: State, phase: PhaseOf<'running'>, outcome: RunOutcome): Step {
  const { call, proposal, edited } = phase;
  const { command } = proposal;
  const attempt = { command, outcome };
  const cwd = currentCwd(before);
  const text = tellRun(outcome, { command, edited, nonce: before.config.nonce, cwd });
  const state = tell(
    { ...before, runs: [...before.runs, attempt], attempts: [...before.attempts, attempt] },
    call,
    text,
  );
  const next = continueAfterRun(state, outcome);
  return {
    ...next,
    effects: [{ type: 'show', notice: { type: 'ran', proposal, outcome } }, ...next.effects],
  };
}

const INTERRUPTED_STATUS = 130;

function continueAfterRun(state: State, outcome: RunOutcome): Step {
  // fish goes on with its loop after Ctrl-C, so the status has to tell.
  if (outcome.interrupted || outcome.status === INTERRUPTED_STATUS) return finish(state, 'cancelled');
  return outcome.status === 0 ? nextCall(state) : dropRest(state);
}
