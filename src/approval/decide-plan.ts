// May a plan run, must the person be asked, and may one key take all of it? Pure; each part has its own decision before.

import type { Verdict } from '../domain/verdict.ts';
import type { Decision } from './decide.ts';

export type PlanDecision =
  /** No part has to be asked about. */
  | { readonly type: 'run' }
  /** `offerAll`: false where a part must be seen and allowed by itself. */
  | { readonly type: 'ask'; readonly offerAll: boolean }
  /** A plan that could only stop half-way is not begun; `part` counts from 0. */
  | { readonly type: 'refuse'; readonly part: number; readonly reason: string; readonly mend: string };

export function decidePlan(
  parts: readonly { readonly verdict: Verdict; readonly decision: Decision }[],
): PlanDecision {
  for (const [part, { decision }] of parts.entries()) {
    if (decision.type === 'refuse') return { ...decision, part };
  }
  if (parts.every(({ decision }) => decision.type === 'run')) return { type: 'run' };
  return { type: 'ask', offerAll: parts.every(({ verdict }) => mayBeTakenWithOthers(verdict)) };
}

function mayBeTakenWithOthers({ level }: Verdict): boolean {
  return level === 'safe' || level === 'ask';
}
