// Judges what has been counted and shown already.

import { type Judgement, within } from './judge.ts';

/** Judges once more what was counted and shown before. */
export function quietly(judgement: Judgement, inside: () => void): void {
  const { findings: _, ...spent } = judgement.spent;
  within(judgement, { observers: {} }, () =>
    within(judgement.spent, spent, () =>
      within(judgement.stdio, { printed: judgement.stdio.printed }, () =>
        within(judgement.text, { again: true }, inside),
      ),
    ),
  );
}
