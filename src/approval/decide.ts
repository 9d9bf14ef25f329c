// May a judged command run, must the person be asked, or is it refused? Pure, and the only place that decides.

import type { AllowedBy } from '../domain/allowed-by.ts';
import { quoteOnOneLine } from '../domain/quote.ts';
import type { RememberedApproval } from '../domain/remembered.ts';
import type { Shell } from '../domain/shell.ts';
import type { Effect, Level, Verdict } from '../domain/verdict.ts';
import { isApproved, staysAsked } from './pattern.ts';
import { isCovered, offerOf } from './remembered.ts';

/** How often beck asks, from most to least; `confirm` is the default. */
export type ApprovalMode = 'strict' | 'confirm' | 'warn' | 'danger';

export type ApprovalPolicy = {
  readonly mode: ApprovalMode;
  /** Set where the mode is `strict` because a setting cannot be used: a sentence with file and line. */
  readonly strictBecause?: string | undefined;
  /** What the person allows from now on; under `strict` it is asked anyway, regardless of who chose the mode. */
  readonly remembered: readonly RememberedApproval[];
  /** Patterns the person named for this question alone, with the question: they hold in every mode. */
  readonly approved?: readonly string[] | undefined;
  /** Files that may be written, or read although they are secret, for this question alone: absolute paths. */
  readonly approvedFiles?:
    | { readonly write: readonly string[]; readonly read: readonly string[] }
    | undefined;
  /** False where no terminal can carry a question (a script, a pipe). */
  readonly canAsk: boolean;
  /** That a way out is quoted for; bash where it is absent. */
  readonly shell?: Shell | undefined;
};

/** Why a command runs without a key: it only reads, it is always allowed, the mode, or `--approve`. */
export type Unasked = Exclude<AllowedBy, 'key' | 'edited' | 'client'>;

export type Decision =
  | { readonly type: 'run'; readonly because: Unasked }
  /** `alwaysPrefix`: the first words that Always may be said of, beside the exact text. */
  | {
      readonly type: 'ask';
      readonly offerAlways: boolean;
      readonly alwaysPrefix?: string | undefined;
      /** Why Always is not offered: what follows "not offered: ". */
      readonly noAlways?: string | undefined;
    }
  | Refusal;

/**
 * `reason` says what happened, `fix` what the person can do. `allow`: the flag of `beck ask` that would have allowed it,
 * quoted for the person's shell; absent where none does.
 */
export type Refusal = {
  readonly type: 'refuse';
  readonly reason: string;
  readonly fix: string;
  readonly allow?: string | undefined;
};

/** `command` is compared byte for byte with what was allowed exactly. */
export function decide(command: string, verdict: Verdict, policy: ApprovalPolicy): Decision {
  if (verdict.level === 'blocked') return refuseBlocked(verdict);
  const because = runsUnasked(command, verdict, policy);
  if (because !== undefined) return { type: 'run', because };
  if (policy.canAsk) return { type: 'ask', ...offerAlways(command, verdict, policy.mode) };
  return {
    type: 'refuse',
    reason: `Needs approval, and there is no terminal to ask in: ${verdict.label}.`,
    ...waysOut(command, verdict, policy),
  };
}

function waysOut(
  command: string,
  verdict: Verdict,
  { strictBecause, shell }: ApprovalPolicy,
): Pick<Refusal, 'fix' | 'allow'> {
  if (has(verdict, 'touches-beck'))
    return { fix: 'Only the person may change beck itself, by typing the command.' };
  if (has(verdict, 'always-confirm'))
    return { fix: 'The setting "alwaysConfirm" requires approval each time. Ask from a terminal.' };
  // `rm *.log` would be read as a pattern, which covers no danger.
  const covers = isApproved(command, verdict, [command]);
  const allow = covers ? allowing('--approve', command, shell) : undefined;
  const fix = orAllow(allow);
  const because = verdict.level === 'safe' ? strictBecause : undefined;
  return { fix: because === undefined ? fix : `${because} ${fix}`, allow };
}

/** The flag with its value on one line, as the person's shell reads it; nothing for what it cannot carry. */
export function allowing(flag: string, value: string, shell: Shell = 'bash'): string | undefined {
  const quoted = value.includes('\0') ? undefined : quoteOnOneLine(value, shell);
  return quoted && `${flag} ${quoted}`;
}

/** What the person can do where there is no terminal to ask in. */
export function orAllow(allow: string | undefined): string {
  return allow === undefined ? 'Ask from a terminal.' : `Ask from a terminal, or allow it with: ${allow}`;
}

function has({ reasons }: Verdict, wanted: string): boolean {
  return reasons.some(({ id }) => id === wanted);
}

/** Whether the second verdict is worse than the one the person saw. */
export function isWorse(seen: Verdict, now: Verdict): boolean {
  if (RANK[now.level] !== RANK[seen.level]) return RANK[now.level] > RANK[seen.level];
  const newEffect = now.effects.some((effect) => !seen.effects.includes(effect));
  const newReason = now.reasons.some(
    ({ id, text }) => !seen.reasons.some((old) => old.id === id && old.text === text),
  );
  return now.level !== 'safe' && (newEffect || newReason);
}

/**
 * Whether an edited command needs no approval by itself: it does nothing beyond what the person saw of the one
 * before, and is not dangerous, which only an explicit yes allows.
 */
export function isOnlySafer(seen: Verdict, now: Verdict): boolean {
  if (now.level === 'safe') return true;
  if (now.level !== 'ask' || staysAsked(now)) return false;
  return !isWorse({ ...seen, level: now.level }, now);
}

const RANK: Readonly<Record<Level, number>> = { safe: 0, ask: 1, danger: 2, blocked: 3 };

function runsUnasked(command: string, verdict: Verdict, policy: ApprovalPolicy): Unasked | undefined {
  const { mode, remembered, approved = [] } = policy;
  if (isApproved(command, verdict, approved)) return 'command line';
  if (mode === 'strict') return undefined;
  // The person's own rule is the narrower one.
  if (mode === 'danger') return has(verdict, 'always-confirm') ? undefined : safeOrMode(verdict);
  if (verdict.level === 'safe') return 'safe';
  if (isRemembered(command, verdict, remembered)) return 'always';
  return mode === 'warn' && verdict.level === 'ask' && !isUnknown(verdict) ? 'mode' : undefined;
}

function safeOrMode({ level }: Verdict): Unasked {
  return level === 'safe' ? 'safe' : 'mode';
}

function isRemembered(command: string, verdict: Verdict, remembered: readonly RememberedApproval[]): boolean {
  return !staysAsked(verdict) && isCovered(command, verdict, remembered);
}

type AlwaysOffer = Omit<Extract<Decision, { type: 'ask' }>, 'type'>;

function offerAlways(command: string, verdict: Verdict, mode: ApprovalMode): AlwaysOffer {
  const noAlways = whyNoAlways(command, verdict, mode);
  if (noAlways !== undefined) return { offerAlways: false, noAlways };
  const offer = offerOf(command, verdict);
  if (offer === undefined) return { offerAlways: false, noAlways: 'beck cannot tell which folder this is' };
  return { offerAlways: true, alwaysPrefix: offer.prefix };
}

/** Nothing where the answer may be remembered. */
function whyNoAlways(command: string, verdict: Verdict, mode: ApprovalMode): string | undefined {
  // There a remembered answer would change nothing.
  if (mode === 'strict') return 'strict mode asks about everything';
  if (has(verdict, 'touches-beck')) return 'it concerns beck itself';
  if (has(verdict, 'always-confirm')) return 'the setting "alwaysConfirm" names it';
  if (verdict.level !== 'ask') return 'it is dangerous';
  if (has(verdict, 'remote-change')) return 'it changes other machines';
  if (isScript(command)) return 'it is a script of several lines';
  if (onlySetsVariables(verdict)) return undefined;
  const writer = writerOf(verdict);
  return writer && `${writer} changes files, and may change others next time`;
}

/** The parts that write files. Of a command that is no plain chain, only the effects as a whole are known. */
function writerOf({ effects, approvable }: Verdict): string | undefined {
  if (!effects.some((effect) => WRITES.has(effect))) return undefined;
  const parts = approvable?.parts ?? [];
  if (parts.length === 0) return 'it';
  return parts.find((part) => part.writesFiles)?.text.split(/\s/, 1)[0];
}

const WRITES: ReadonlySet<Effect> = new Set<Effect>(['write', 'append', 'copy', 'move', 'delete']);

/** The `write` of a variable is no file. */
function onlySetsVariables({ reasons }: Verdict): boolean {
  return reasons.length > 0 && reasons.every(({ id }) => id === 'sets-variable');
}

function isScript(command: string): boolean {
  return /[\r\n]/.test(command.trim());
}

/** Unknown effects ask even in modes that run known changes; so does `alwaysConfirm`. */
function isUnknown(verdict: Verdict): boolean {
  return verdict.reasons.some(({ id }) => !KNOWN.has(id));
}

/** The reasons of level `ask` for known effects; any other one, including future ones, means that beck is not sure. */
export const KNOWN: ReadonlySet<string> = new Set([
  'changes',
  'copies',
  'activates',
  'creates',
  'makes-folder',
  'network',
  'reads-network',
  'sets-variable',
]);

export function refuseBlocked(verdict: Verdict): Extract<Decision, { type: 'refuse' }> {
  const reason = verdict.reasons.map(({ text }) => text).join(' ');
  return {
    type: 'refuse',
    reason: `Blocked: ${reason}`,
    fix: 'beck never runs this, in any mode. If you are certain, type it yourself.',
  };
}
