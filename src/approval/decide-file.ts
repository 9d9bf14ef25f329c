// May a file be written? Never unasked, whatever the mode, and never where beck keeps its own. Pure.

import type { Verdict } from '../domain/verdict.ts';
import type { ApprovalPolicy } from './decide.ts';

type FileDecision =
  | { readonly type: 'ask' }
  /** `reason` says what happened, `mend` what the person can do. */
  | { readonly type: 'refuse'; readonly reason: string; readonly mend: string };

export function decideFileChange(
  { level, label, reasons }: Verdict,
  { canAsk }: Pick<ApprovalPolicy, 'canAsk'>,
): FileDecision {
  if (level === 'blocked' || reasons.some(({ id }) => id === 'touches-beck')) {
    const reason = `Blocked: ${reasons.map(({ text }) => text).join(' ')}`;
    return { type: 'refuse', reason, mend: 'beck never writes this, in any mode. Edit it yourself.' };
  }
  if (canAsk) return { type: 'ask' };
  return {
    type: 'refuse',
    reason: `Writing a file always needs approval, and there is no terminal to ask in: ${label}.`,
    mend: 'Ask from a terminal.',
  };
}
