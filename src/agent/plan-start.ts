// A plan before it is shown: each part is judged in the state that those before it leave.

import type { ToolCall } from '../domain/conversation.ts';
import type { PlanProgress } from './plan-progress.ts';
import type { State, Step } from './state.ts';
import type { Action } from './tools.ts';

type PlanAction = Extract<Action, { type: 'plan' }>;

/** Whether a part only sets state that is gone before the next one. */
export function losesState({ config }: State, { parts }: PlanAction): boolean {
  return !config.stateLasts && parts.some(({ command }) => ONLY_SETS.test(command));
}

const ONLY_SETS = /^(?:cd|pushd|popd|export|set|alias|source|\.)(?:\s[^;&|\n]*)?$|^\w+=\S*$/;

/** `calls`: the parts' own, where each was a call. */
export function startPlan(
  state: State,
  call: ToolCall,
  { why, parts }: PlanAction,
  calls?: readonly ToolCall[],
): Step {
  const unedited = parts.map((part) => ({ ...part, edited: false }));
  const plan: PlanProgress = {
    call,
    calls,
    why,
    parts: unedited,
    proposals: [],
    edited: false,
    taken: undefined,
    done: [],
  };
  return judgePart(state, plan);
}

/** Judges the first part that was not judged yet, as it will be when those before it have run. */
export function judgePart(state: State, plan: PlanProgress): Step {
  const { parts, proposals } = plan;
  const earlier = state.config.stateLasts ? parts.slice(0, proposals.length) : [];
  const after = earlier.map(({ command }) => command);
  const command = parts[proposals.length]?.command ?? '';
  return {
    state: { ...state, plan, phase: { type: 'judging-plan', plan } },
    effects: [{ type: 'judge', command, cwd: undefined, after }],
  };
}
