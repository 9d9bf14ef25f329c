// May a plan run, must the person be asked, and may one key take all of it? Pure; each part has its own decision before.

import type { Verdict } from '../domain/verdict.ts';
import { type Decision, orAllow, type Refusal } from './decide.ts';

export type PlanDecision =
  /** No part has to be asked about. */
  | { readonly type: 'run' }
  /** `offerAll`: false where a part must be seen and allowed by itself. */
  | { readonly type: 'ask'; readonly offerAll: boolean }
  /** A plan that could only stop half-way is not begun; `part` counts from 0. */
  | {
      readonly type: 'refuse';
      readonly part: number;
      readonly reason: string;
      readonly fix: string;
      /** The flags that would have allowed all parts; empty where none can. */
      readonly allow: readonly string[];
    };

export function decidePlan(
  parts: readonly { readonly verdict: Verdict; readonly decision: Decision }[],
): PlanDecision {
  for (const [part, { decision }] of parts.entries()) {
    if (decision.type === 'refuse') return refuse(part, decision, parts);
  }
  if (parts.every(({ decision }) => decision.type === 'run')) return { type: 'run' };
  return { type: 'ask', offerAll: parts.every(({ verdict }) => mayBeTakenWithOthers(verdict)) };
}

function refuse(
  part: number,
  { reason, fix }: Refusal,
  parts: readonly { readonly decision: Decision }[],
): PlanDecision {
  const refused = parts.flatMap(({ decision }) => (decision.type === 'refuse' ? [decision] : []));
  const allow = refused.flatMap((each) => each.allow ?? []);
  if (allow.length < refused.length) return { type: 'refuse', part, reason, fix, allow: [] };
  // One flag alone would only have the next part refused.
  return { type: 'refuse', part, reason, fix: refused.length > 1 ? orAllow(allow.join(' ')) : fix, allow };
}

function mayBeTakenWithOthers({ level }: Verdict): boolean {
  return level === 'safe' || level === 'ask';
}
