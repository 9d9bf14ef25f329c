// May a command run, or a file be written, for another program that can ask its own user? Pure.

import type { Verdict } from '../domain/verdict.ts';
import { type ApprovalPolicy, KNOWN, refuseBlocked } from './decide.ts';

export type CallPolicy = Pick<ApprovalPolicy, 'mode' | 'strictBecause'> & {
  /** The server was started to run what is dangerous. */
  readonly allowDanger: boolean;
  /** The other program can carry a question of beck's to its person. */
  readonly canAsk: boolean;
};

export type CallDecision =
  | { readonly type: 'run'; readonly because: 'safe' | 'client' | 'command line' }
  | { readonly type: 'ask' }
  /** `reason` says what happened, `fix` what model and person can do. */
  | { readonly type: 'refuse'; readonly reason: string; readonly fix: string };

/** The other program asks its user before calling a tool; only danger needs more than that. */
export function decideCall(text: string, verdict: Verdict, policy: CallPolicy): CallDecision {
  const { label } = verdict;
  const level = endsOnlyItsOwnShell(text, verdict) ? 'ask' : verdict.level;
  if (level === 'blocked') return refuseBlocked(verdict);
  if (has(verdict, 'touches-beck'))
    return {
      type: 'refuse',
      reason: `It would change beck itself: ${label}.`,
      fix: 'Only the person may do that, by typing the command.',
    };
  const own = whyAsked(verdict, policy);
  if (own === undefined && level === 'safe') return { type: 'run', because: 'safe' };
  if (own === undefined && level === 'ask') return { type: 'run', because: 'client' };
  if (own === undefined && policy.allowDanger) return { type: 'run', because: 'command line' };
  if (policy.canAsk) return { type: 'ask' };
  return own === undefined
    ? {
        type: 'refuse',
        reason: `It is dangerous: ${[`${label}.`, ...new Set(verdict.reasons.map(({ text }) => text))].join(' ')}`,
        fix:
          'Do not try it in another way: tell the person what it would do and why. ' +
          'They can type it themselves, or start this server with: beck mcp --allow danger',
      }
    : { type: 'refuse', reason: `${own}: ${label}.`, fix: 'Tell the person; they can type it themselves.' };
}

/** `exit` and `set -e` are dangerous in the person's shell; here they end or change a child process. */
function endsOnlyItsOwnShell(text: string, { level, reasons }: Verdict): boolean {
  if (level !== 'danger') return false;
  return reasons.every(
    ({ id, span: [from, to] }) =>
      KNOWN.has(id) || (id === 'changes-shell' && OF_A_CHILD.has(text.slice(from, to))),
  );
}

const OF_A_CHILD: ReadonlySet<string> = new Set(['exit', 'logout', 'return', 'set', 'shopt']);

/** The person wants to be asked about these; no flag of the server overrides that. */
function whyAsked(verdict: Verdict, { mode, strictBecause }: CallPolicy): string | undefined {
  if (has(verdict, 'always-confirm')) return 'The setting "alwaysConfirm" requires approval each time';
  if (mode !== 'strict') return undefined;
  return strictBecause ?? 'The setting "mode" is "strict", which requires approval each time';
}

function has({ reasons }: Verdict, wanted: string): boolean {
  return reasons.some(({ id }) => id === wanted);
}
