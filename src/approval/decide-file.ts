// May a file be written, or a secret one read? Never unasked, whatever the mode, and never where beck keeps its own. Pure.

import type { Verdict } from '../domain/verdict.ts';
import { type ApprovalPolicy, allowing, orAllow, type Refusal } from './decide.ts';

type FileDecision =
  /** `--approve-write` or `--approve-read` names exactly this file. */
  { readonly type: 'approved' } | { readonly type: 'ask' } | Refusal;

type FilePolicy = Pick<ApprovalPolicy, 'canAsk' | 'approvedFiles' | 'shell'>;

/** `path`: absolute, where the write really leads. */
export function decideFileChange(
  path: string,
  { level, label, reasons }: Verdict,
  { canAsk, approvedFiles, shell }: FilePolicy,
): FileDecision {
  if (level === 'blocked' || reasons.some(({ id }) => id === 'touches-beck')) {
    const reason = `Blocked: ${reasons.map(({ text }) => text).join(' ')}`;
    return { type: 'refuse', reason, fix: 'beck never writes this, in any mode. Edit it yourself.' };
  }
  if (approvedFiles?.write.includes(path)) return { type: 'approved' };
  if (canAsk) return { type: 'ask' };
  const allow = allowing('--approve-write', path, shell);
  return {
    type: 'refuse',
    reason: `Writing a file always needs approval, and there is no terminal to ask in: ${label}.`,
    fix: orAllow(allow),
    allow,
  };
}

/** `path`: absolute, as it was named; what is there may hold secrets. */
export function decideSecretRead(path: string, { canAsk, approvedFiles, shell }: FilePolicy): FileDecision {
  if (approvedFiles?.read.includes(path)) return { type: 'approved' };
  if (canAsk) return { type: 'ask' };
  const allow = allowing('--approve-read', path, shell);
  return {
    type: 'refuse',
    reason: 'This may hold secrets, and there is no terminal to ask in.',
    fix: orAllow(allow),
    allow,
  };
}
