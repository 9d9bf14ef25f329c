// Several commands in one reply: they are shown together, as a plan, where they have to be asked about.

import type { ToolCall } from '../domain/conversation.ts';
import { losesState, startPlan } from './plan-start.ts';
import type { State, Step } from './state.ts';
import { type Action, MOST_PARTS, parseCall } from './tools.ts';

/** From a command that has to be asked about; undefined where it is alone, or has to be taken alone. */
export function startTogether(state: State, first: ToolCall): Step | undefined {
  const calls = runsInRow([first, ...state.queue]);
  if (calls.length < 2 || state.lone) return undefined;
  const parts = calls.map(({ command, why }) => ({ command, why }));
  const plan: Extract<Action, { type: 'plan' }> = { type: 'plan', why: '', parts };
  if (losesState(state, plan)) return undefined;
  const queue = state.queue.slice(calls.length - 1);
  return startPlan(
    { ...state, queue },
    first,
    plan,
    calls.map(({ call }) => call),
  );
}

type Run = { readonly call: ToolCall; readonly command: string; readonly why: string };

/** Of the reply's next calls, the commands before anything else; the same command twice is no plan. */
function runsInRow(calls: readonly ToolCall[]): readonly Run[] {
  const runs: Run[] = [];
  for (const call of calls.slice(0, MOST_PARTS)) {
    const parsed = parseCall(call);
    if (parsed.type !== 'action' || parsed.action.type !== 'run' || call.from !== undefined) break;
    const { command, why } = parsed.action;
    if (runs.some((run) => run.command === command)) break;
    runs.push({ call, command, why });
  }
  return runs;
}
