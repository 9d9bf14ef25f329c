// The progress of a plan: its parts, what the person saw of each, and their outcomes so far.

import type { ToolCall } from '../domain/conversation.ts';
import type { Level } from '../domain/verdict.ts';
import type { PlanProposal, Proposal } from './performers.ts';
import type { ModelText } from './results.ts';

export type PlanProgress = {
  readonly call: ToolCall;
  /** Of each part, where a reply held several commands and no plan. */
  readonly calls: readonly ToolCall[] | undefined;
  readonly why: string;
  readonly parts: readonly PlanPart[];
  /** What the person sees of each part; complete when every part has been judged. */
  readonly proposals: readonly Proposal[];
  /** The person edited it, so it is shown again even if it is harmless now. */
  readonly edited: boolean;
  readonly taken: PlanTaken | undefined;
  /** The parts that were tried, in order; all but the last succeeded. */
  readonly done: readonly PartDone[];
};

type PlanPart = { readonly command: string; readonly why: string; readonly edited: boolean };

/** How a plan was approved. `unasked`: no part had to be asked about. */
export type PlanTaken = 'all' | 'stepwise' | 'unasked' | 'declined' | 'refused';

export type PartDone = {
  readonly command: string;
  readonly outcome: 'ran' | 'declined' | 'refused';
  readonly status?: number;
  readonly told: ModelText;
};

/** What is recorded about a plan when the question is over. */
export type PlanRecord = {
  readonly why: string;
  readonly taken: PlanTaken | 'cancelled';
  readonly parts: readonly PartRecord[];
};

type PartRecord = {
  readonly command: string;
  readonly why: string;
  /** As the person saw it; absent if judging the plan did not finish. */
  readonly level: Level | undefined;
  readonly outcome: PartDone['outcome'] | 'not-run';
  readonly status?: number | undefined;
};

/** The plan as it is shown. */
export function proposalOf({ why, proposals }: PlanProgress, offerAll: boolean): PlanProposal {
  return { why, parts: proposals, offerAll };
}

export function recordOf({ why, parts, proposals, taken, done }: PlanProgress): PlanRecord {
  return {
    why,
    taken: taken ?? 'cancelled',
    parts: parts.map((part, index) => {
      const { command = part.command, outcome = 'not-run', status } = done[index] ?? {};
      return { command, why: part.why, level: proposals[index]?.verdict.level, outcome, status };
    }),
  };
}
