// The line on the screen for a plan: how it was approved, and which parts did not run.

import type { NotRun } from '../../domain/run.ts';
import { showText } from '../drawing/command-text.ts';
import type { Look } from '../drawing/look.ts';
import { renderCancelled, renderNotRun, type Shown, summary } from '../drawing/step-line.ts';
import { cutToWidth } from '../drawing/width.ts';

/** A plan, as far as drawing it goes. */
export type ShownPlan = {
  readonly why: string;
  readonly parts: readonly Shown[];
  readonly offerAll: boolean;
  /** A look came before, whose output can be shown. */
  readonly unfolds?: boolean;
  /** The result of the last key, if that was not an answer. */
  readonly said?: string;
};

/** `plan (3 parts): a folder for the logs`: represents the plan when it is not shown whole. */
export function planName({ why, parts }: ShownPlan, look: Look): string {
  const said = showText(why, look);
  return `plan (${parts.length} parts)${said === '' ? '' : `: ${said}`}`;
}

/** Its parts follow, each with its own line when it runs. */
export function renderPlanTaken(plan: ShownPlan, taken: 'all' | 'stepwise', look: Look): string {
  const name = planName(plan, look);
  const text = taken === 'all' ? name : name.replace(')', ', step by step)');
  return `${look.step(look.marks.step)} ${cutToWidth(text, look.columns - 2, look.marks.ellipsis)}`;
}

export function renderPlanNotRun(plan: ShownPlan, outcome: NotRun, look: Look): string {
  return renderNotRun(asStep(plan, look), outcome, look);
}

export function renderPlanCancelled(plan: ShownPlan, look: Look): string {
  return renderCancelled(asStep(plan, look), look);
}

/** `× part 3 not run: touch c`: what came after the part that ended the plan. */
export function renderPlanEnded(
  { from, rest }: { readonly from: number; readonly rest: readonly string[] },
  look: Look,
): string {
  const parts = rest.length === 1 ? `part ${from}` : `parts ${from} to ${from + rest.length - 1}`;
  const commands = rest.map((command) => summary(command, Number.POSITIVE_INFINITY, look));
  const text = `${parts} not run: ${commands.join(look.marks.between)}`;
  return look.faint(`${look.marks.notRun} ${cutToWidth(text, look.columns - 2, look.marks.ellipsis)}`);
}

function asStep(plan: ShownPlan, look: Look): Shown {
  const verdict = { level: 'ask', effects: [], label: '', reasons: [] } as const;
  return { command: planName(plan, look), why: '', verdict };
}
