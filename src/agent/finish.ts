// How a question ends, and with which status.

import { makeVisible } from '../domain/visible.ts';
import { recordOf } from './plan-progress.ts';
import type { AgentResult, Effect, State, Step } from './state.ts';

type Outcome = AgentResult['outcome'];

/** `before` and `after`: shown ahead of the answer, and behind it. */
export function finish(
  state: State,
  outcome: Outcome,
  {
    answer = '',
    before = [],
    after = [],
  }: {
    readonly answer?: string;
    readonly before?: readonly Effect[];
    readonly after?: readonly Effect[];
  } = {},
): Step {
  const { runs, masked, usage } = state;
  const plans = state.plan === undefined ? state.plans : [...state.plans, recordOf(state.plan)];
  const closing: readonly Effect[] =
    outcome === 'answered' && answer.trim() !== ''
      ? [{ type: 'show', notice: { type: 'answer', text: answer } }]
      : [];
  const ended = outcome === 'answered' && wasRefused(state) ? 'refused' : outcome;
  const result: AgentResult = {
    status: statusOf(state, ended),
    outcome: ended,
    answer,
    runs,
    plans,
    masked,
    usage,
  };
  return {
    state: { ...state, phase: { type: 'finished' } },
    effects: [...before, ...closing, ...after, { type: 'finish', result }],
  };
}

/** Ends without an answer and says why. */
export function stopWith(state: State, sentence: string, outcome: Outcome): Step {
  return finish(state, outcome, { before: [showWarning(sentence)] });
}

/** The sentence may contain text of a model or a server. */
export function showWarning(text: string): Effect {
  return { type: 'show', notice: { type: 'warning', text: makeVisible(text) } };
}

export function showNote(text: string): Effect {
  return { type: 'show', notice: { type: 'note', text: makeVisible(text) } };
}

function wasRefused({ runs, lastNotRun }: State): boolean {
  return runs.length === 0 && lastNotRun === 'refused';
}

/** The last run's status, but a step that failed is never 0; without a run, a status for the outcome of the question. */
function statusOf({ runs, lastNotRun }: State, outcome: Outcome): number {
  const last = runs.at(-1)?.outcome.status ?? 0;
  if (outcome === 'answered' && lastNotRun === 'failed') return last === 0 ? 1 : last;
  if (runs.length > 0) return last;
  if (outcome === 'answered') return lastNotRun === 'declined' ? 1 : 0;
  return STATUS[outcome];
}

const STATUS: Readonly<Record<Exclude<Outcome, 'answered'>, number>> = {
  failed: 1,
  'no-answer': 3,
  refused: 4,
  cancelled: 130,
};
