// Tools of the person's other programs: shown in full when the model asks for one, called only after a yes.

import type { ToolCall } from '../domain/conversation.ts';
import type { CapturedOutput, NotRun } from '../domain/run.ts';
import { DECLINED, go, nextCall, notDone, notRun } from './calls.ts';
import { tell } from './conversation.ts';
import { finish } from './finish.ts';
import type { PersonAnswer, PreparedTool } from './performers.ts';
import { tellLook } from './results.ts';
import type { PhaseOf, State, Step } from './state.ts';

/** Text of other programs is quoted: descriptions are as untrusted as results. */
const SOURCE = 'tool of another program';

export function afterToolPrepared(
  state: State,
  { call, action }: PhaseOf<'preparing-tool'>,
  prepared: PreparedTool,
): Step {
  if (prepared.type === 'described') return nextCall(tellTool(state, call, prepared.output));
  if (prepared.type !== 'callable')
    return notDone(tellTool(state, call, prepared), { kind: 'tool', what: `tool ${action.tool}` }, prepared);
  const { proposal } = prepared;
  if (!state.config.policy.canAsk) {
    const reason = `A tool of another program is only called with approval, and there is no terminal to ask in. Ask from a terminal.`;
    return notRun(state, call, proposal, { type: 'refused', reason });
  }
  return go(state, { type: 'asking-tool', call, action, proposal }, { type: 'ask-person', proposal });
}

/** Only yes and no are offered; any other answer counts as no. */
export function afterToolAnswer(
  state: State,
  { call, action, proposal }: PhaseOf<'asking-tool'>,
  answer: PersonAnswer,
): Step {
  if (answer.type === 'cancel') return finish(state, 'cancelled');
  if (answer.type !== 'yes') return notRun(state, call, proposal, DECLINED);
  const notice = { type: 'looking', what: `tool ${proposal.command}` } as const;
  return go(
    state,
    { type: 'using-tool', call, action, proposal },
    { type: 'show', notice },
    { type: 'use-tool', action },
  );
}

export function afterToolUsed(
  state: State,
  { call, proposal }: PhaseOf<'using-tool'>,
  outcome: CapturedOutput | NotRun,
): Step {
  const told = tellTool(state, call, outcome);
  const next =
    'reason' in outcome
      ? notDone(told, { kind: 'tool', what: `tool ${proposal.command}` }, outcome)
      : nextCall(told);
  return {
    ...next,
    effects: [{ type: 'show', notice: { type: 'called', proposal, outcome } }, ...next.effects],
  };
}

function tellTool(state: State, call: ToolCall, outcome: CapturedOutput | NotRun): State {
  return tell(state, call, tellLook(outcome, { tool: SOURCE, nonce: state.config.nonce }));
}
