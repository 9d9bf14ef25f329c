// The steps on the list of files: one order, and what is left at the end.

import type { ListStep, Show } from '../lexicon/file-facts.ts';

/** Whether sizes are shown, summed or sorted by. */
export function asksForSizes(show: readonly Show[], steps: readonly ListStep[]): boolean {
  const bySize = steps.some(
    (step) =>
      step.type === 'total' || step.type === 'average' || (step.type === 'sort' && step.by === 'size'),
  );
  return bySize || show.includes('size');
}

/** `by size, in reverse`: one order, not two; undefined if two orders are asked for. */
export function oneOrder(steps: readonly ListStep[]): readonly ListStep[] | undefined {
  const sorts = steps.filter((step) => step.type === 'sort');
  const [first] = sorts;
  if (first === undefined || sorts.length < 2) return steps;
  const by = [...new Set(sorts.map((one) => one.by))];
  const key = by.length === 1 ? by[0] : by.find((one) => one !== 'name');
  const isTurned = sorts.some(({ reversed }) => reversed === true);
  const isOne =
    by.length === 1 || (by.length === 2 && sorts.every((one) => one.by !== 'name' || one.reversed === true));
  if (key === undefined || !isOne) return undefined;
  const sort: ListStep = { type: 'sort', by: key, ...(isTurned ? { reversed: true } : {}) };
  return steps.flatMap((step): readonly ListStep[] =>
    step === first ? [sort] : step.type === 'sort' ? [] : [step],
  );
}

/** Whether only a number is left at the end. */
export const counts = (steps: readonly ListStep[]): boolean =>
  steps.some(({ type }) => type === 'count' || type === 'total' || type === 'average');

/** Whether only some of the files are taken. */
export const cuts = (steps: readonly ListStep[]): boolean =>
  steps.some(({ type }) => type === 'first' || type === 'last');

/** `how many photos are there in total`: their number, and no sum of sizes. */
export function onlyCounted(steps: readonly ListStep[]): readonly ListStep[] {
  const isCounted = steps.some(({ type }) => type === 'count');
  return isCounted ? steps.filter((step) => step.type !== 'total' || step.ofAll !== true) : steps;
}
