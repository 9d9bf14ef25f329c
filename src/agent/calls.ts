// Takes the calls of a reply in order; the first that fails ends the rest but other looks. Then asks the model again.

import type { ToolCall } from '../domain/conversation.ts';
import type { NotRun } from '../domain/run.ts';
import { DROPPED, tell, tellDropped } from './conversation.ts';
import { stopWith } from './finish.ts';
import { nameOfLook } from './look-name.ts';
import type { Notice, Proposal } from './performers.ts';
import { absolutePath } from './places.ts';
import { losesState, startPlan } from './plan-start.ts';
import type { Effect, Phase, PhaseOf, State, Step } from './state.ts';
import { BRIEF_TOOLS, parseCall, TOOLS, TRY_TOOL } from './tools.ts';

export function askModel(state: State): Step {
  const { config, messages, runs, attempts } = state;
  if (state.steps >= config.maxSteps)
    return stopWith(
      state,
      `Reached the maximum of ${config.maxSteps} steps (setting "maxSteps"). Stopping here.`,
      'no-answer',
    );
  const { question, temperature, maxTokens, brief = false, tries = false, otherTools = [] } = config;
  const own = brief ? BRIEF_TOOLS : tries ? [...TOOLS, TRY_TOOL] : TOOLS;
  const tools = otherTools.length === 0 ? own : [...own, ...otherTools];
  const request = { question, runs, attempts, messages, tools, temperature, maxTokens };
  return go(
    state,
    { type: 'thinking' },
    { type: 'show', notice: { type: 'thinking' } },
    { type: 'ask-model', request },
  );
}

const MOST_REPETITIONS = 3;

export function nextCall(before: State): Step {
  const [call, ...queue] = before.queue;
  if (call === undefined) return askModel(before);
  const key = `${call.name} ${call.arguments}`;
  const times = key === before.repeated.key ? before.repeated.times + 1 : 1;
  const state: State = { ...before, queue, repeated: { key, times } };
  if (times >= MOST_REPETITIONS) {
    return stopWith(
      state,
      'The model asked for the same thing three times in a row. Stopping here.',
      'no-answer',
    );
  }
  const parsed = parseCall(call, state.config.otherTools);
  if (parsed.type === 'unusable') return repair(state, call, parsed.reason);
  const usable: State = { ...state, repairing: false };
  const { action } = parsed;
  switch (action.type) {
    case 'run':
      return judgeRun(usable, { type: 'judging-run', call, action, approved: undefined, edited: false });
    case 'plan':
      if (losesState(state, action)) return repair(state, call, STATE_IS_LOST);
      return startPlan(usable, call, action);
    case 'probe': {
      const { command } = action;
      const cwd = action.cwd === undefined ? undefined : absolutePath(state, action.cwd);
      return go(
        usable,
        { type: 'judging-probe', call, action: { ...action, cwd } },
        { type: 'judge', command, cwd },
      );
    }
    case 'try': {
      const { command } = action;
      if (usable.config.tries !== true)
        return repair(state, call, 'Nothing can be tried here. Use run_in_shell.');
      return go(usable, { type: 'judging-try', call, action }, { type: 'judge', command, cwd: undefined });
    }
    case 'read-file':
    case 'list-directory':
    case 'search-files': {
      const there = { ...action, path: absolutePath(state, action.path) };
      return lookAt(usable, { type: 'looking', call, action: there }, false);
    }
    case 'system-report':
      return lookAt(usable, { type: 'looking', call, action }, false);
    case 'use-tool': {
      if (usable.config.otherTools === undefined)
        return repair(state, call, 'There are no tools of other programs.');
      return go(usable, { type: 'preparing-tool', call, action }, { type: 'prepare-tool', action });
    }
    case 'write-file': {
      const there = { ...action, path: absolutePath(state, action.path) };
      return go(
        usable,
        { type: 'preparing-write', call, action: there },
        { type: 'prepare-write', action: there },
      );
    }
  }
}

/** `asked`: the person allowed it. */
export function lookAt(state: State, phase: PhaseOf<'looking'>, asked: boolean): Step {
  const { action } = phase;
  const notice = { type: 'looking', what: nameOfLook(action) } as const;
  return go(state, phase, { type: 'show', notice }, { type: 'look', action, asked });
}

const STATE_IS_LOST =
  'No shell is attached here: each part runs in a process of its own, and what a cd, variable or alias sets is gone in the next. Propose commands that stand alone.';

function repair(state: State, call: ToolCall, reason: string): Step {
  if (state.repairing) return stopWith(state, `The model's reply could not be used. ${reason}`, 'failed');
  return dropRest(tell({ ...state, repairing: true }, call, { text: reason }));
}

export function judgeRun(state: State, phase: PhaseOf<'judging-run'>): Step {
  return go(state, phase, { type: 'judge', command: phase.action.command, cwd: undefined });
}

export type StepNotRun = NotRun & { readonly type: 'declined' | 'refused' };

/** The outcome of a no to a question that no setting could have answered with yes. */
export const DECLINED: StepNotRun = { type: 'declined', reason: 'User declined.', brief: 'declined' };

export function notRun(state: State, call: ToolCall, proposal: Proposal, outcome: StepNotRun): Step {
  const told = tell({ ...state, lastNotRun: outcome.type }, call, { text: outcome.reason });
  const next = dropRest(told);
  return {
    ...next,
    effects: [{ type: 'show', notice: { type: 'not-run', proposal, outcome } }, ...next.effects],
  };
}

type NotDone = Extract<Notice, { type: 'not-done' }>;

/** Runs beside the shell; the person sees one line about it. */
export function notDone(
  state: State,
  { kind, what }: Pick<NotDone, 'kind' | 'what'>,
  { type: outcome, reason }: NotRun,
): Step {
  const next = kind === 'inspection' ? otherLooks(state) : dropRest(state);
  return {
    ...next,
    effects: [{ type: 'show', notice: { type: 'not-done', kind, what, outcome, reason } }, ...next.effects],
  };
}

/** Other looks of the reply do not depend on one that failed; which commands only look is known once they are judged. */
export function otherLooks(state: State): Step {
  return nextCall({ ...tellDropped(state, mayLook), onlyLooks: true });
}

export function dropCall(state: State, call: ToolCall): Step {
  return nextCall(tell(state, call, { text: DROPPED }));
}

function mayLook(call: ToolCall): boolean {
  const parsed = parseCall(call);
  return parsed.type === 'action' && LOOKS.has(parsed.action.type);
}

const LOOKS: ReadonlySet<string> = new Set([
  'run',
  'probe',
  'try',
  'read-file',
  'list-directory',
  'search-files',
  'system-report',
]);

export function dropRest(state: State): Step {
  return askModel(tellDropped(state));
}

export function go(state: State, phase: Phase, ...effects: readonly Effect[]): Step {
  return { state: { ...state, phase }, effects };
}
