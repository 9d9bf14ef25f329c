// May a judged command run, must the person be asked, or is it refused? Pure, and the only place that decides.

import type { AllowedBy } from '../domain/allowed-by.ts';
import type { RememberedApproval } from '../domain/remembered.ts';
import type { Effect, Level, Verdict } from '../domain/verdict.ts';
import { isApproved, staysAsked } from './pattern.ts';
import { isCovered, offerOf } from './remembered.ts';

/** How much a person wants to be asked, from most to least; `confirm` is the default. */
export type ApprovalMode = 'strict' | 'confirm' | 'warn' | 'danger';

export type ApprovalPolicy = {
  readonly mode: ApprovalMode;
  /** Set where the mode is `strict` because a setting cannot be used: a sentence with file and line. */
  readonly strictBecause?: string | undefined;
  /** What the person allows from now on; under `strict` it is asked nevertheless, whoever chose the mode. */
  readonly remembered: readonly RememberedApproval[];
  /** Patterns the person named for this question alone, with the question: they hold in every mode. */
  readonly approved?: readonly string[] | undefined;
  /** False where no terminal can carry a question (a script, a pipe). */
  readonly canAsk: boolean;
};

/** Why a command runs without a key: it only reads, it is always allowed, the mode, or `--approve`. */
export type Unasked = Exclude<AllowedBy, 'key' | 'edited'>;

export type Decision =
  | { readonly type: 'run'; readonly because: Unasked }
  /** `alwaysPrefix`: the first words that Always may be said of, beside the exact text. */
  | {
      readonly type: 'ask';
      readonly offerAlways: boolean;
      readonly alwaysPrefix?: string | undefined;
    }
  /** `reason` says what happened, `mend` what the person can do. */
  | { readonly type: 'refuse'; readonly reason: string; readonly mend: string };

/** `command` is compared byte for byte with what was allowed exactly. */
export function decide(command: string, verdict: Verdict, policy: ApprovalPolicy): Decision {
  if (verdict.level === 'blocked') return refuseBlocked(verdict);
  const because = runsUnasked(command, verdict, policy);
  if (because !== undefined) return { type: 'run', because };
  if (policy.canAsk) return { type: 'ask', ...offerAlways(command, verdict, policy.mode) };
  return {
    type: 'refuse',
    reason: `This would have to be asked, and nobody can be asked here: ${verdict.label}.`,
    mend: waysOut(verdict, policy),
  };
}

function waysOut(verdict: Verdict, policy: Reckoning): string {
  if (has(verdict, 'touches-beck')) return "What concerns beck itself is the person's to do, by typing it.";
  if (has(verdict, 'always-confirm'))
    return 'The setting "alwaysConfirm" has it asked each time. Ask from a terminal.';
  const { strictBecause } = policy;
  const named = 'So would --approve with exactly this command.';
  const setting = sayAllowing(settingThatAllows(verdict, policy));
  if (setting !== undefined) return `${setting} ${named}`;
  const asked = 'Ask from a terminal, or name exactly this command with --approve.';
  if (verdict.level !== 'safe') return asked;
  return strictBecause === undefined ? 'Ask from a terminal.' : `${strictBecause} ${asked}`;
}

/** What a way out depends on, beside the verdict. */
type Reckoning = Pick<ApprovalPolicy, 'mode' | 'strictBecause'>;

/** What the person's no means: `reason` for the model, `brief` for the line on the screen. */
export function declined(
  verdict: Verdict,
  policy: Reckoning & { readonly offeredAlways: boolean },
): { reason: string; brief: string } {
  const setting = settingThatAllows(verdict, policy);
  if (setting !== undefined)
    return { reason: `User declined. ${sayAllowing(setting)}`, brief: `declined (${setting} runs it)` };
  return { reason: 'User declined.', brief: policy.offeredAlways ? 'declined (A allows it)' : 'declined' };
}

function sayAllowing(setting: string | undefined): string | undefined {
  return setting && `The setting ${setting} would run it without asking.`;
}

/**
 * Names the setting under which this would not be asked. Nobody is advised to loosen what guards beck or their own
 * rules, nor to a mode that asks about nothing.
 */
function settingThatAllows(verdict: Verdict, { mode, strictBecause }: Reckoning): string | undefined {
  if (staysAsked(verdict) || strictBecause !== undefined) return undefined;
  const allowing = allowingMode(verdict, mode);
  return allowing && `"mode": "${allowing}"`;
}

function has({ reasons }: Verdict, wanted: string): boolean {
  return reasons.some(({ id }) => id === wanted);
}

function allowingMode(verdict: Verdict, mode: ApprovalMode): ApprovalMode | undefined {
  switch (verdict.level) {
    case 'blocked':
    case 'danger':
      return undefined;
    case 'ask':
      return isUnknown(verdict) ? undefined : 'warn';
    case 'safe':
      // Asked in another mode, it was for its need of the terminal, which no setting lifts.
      return mode === 'strict' ? 'confirm' : undefined;
  }
}

/** Whether the second judgement asks for more care than the one the person saw. */
export function isWorse(seen: Verdict, now: Verdict): boolean {
  if (RANK[now.level] !== RANK[seen.level]) return RANK[now.level] > RANK[seen.level];
  const newEffect = now.effects.some((effect) => !seen.effects.includes(effect));
  const newReason = now.reasons.some(
    ({ id, text }) => !seen.reasons.some((old) => old.id === id && old.text === text),
  );
  return now.level !== 'safe' && (newEffect || newReason);
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

type AlwaysOffer = { readonly offerAlways: boolean; readonly alwaysPrefix?: string | undefined };

function offerAlways(command: string, verdict: Verdict, mode: ApprovalMode): AlwaysOffer {
  const offer = mayBeRemembered(command, verdict, mode) ? offerOf(command, verdict) : undefined;
  return { offerAlways: offer !== undefined, alwaysPrefix: offer?.prefix };
}

function mayBeRemembered(command: string, verdict: Verdict, mode: ApprovalMode): boolean {
  return (
    // Under `strict` a remembered answer would change nothing.
    mode !== 'strict' &&
    verdict.level === 'ask' &&
    !staysAsked(verdict) &&
    !isScript(command) &&
    (onlySetsVariables(verdict) || !writesFiles(verdict))
  );
}

/** Of a command that is no plain chain, only what it does as a whole is known. */
function writesFiles({ effects, approvable }: Verdict): boolean {
  const parts = approvable?.parts ?? [];
  return (
    effects.some((effect) => WRITES.has(effect)) &&
    !(parts.length > 0 && parts.every((part) => !part.writesFiles))
  );
}

const WRITES: ReadonlySet<Effect> = new Set<Effect>(['write', 'append', 'copy', 'move', 'delete']);

/** The `write` of a variable is no file. */
function onlySetsVariables({ reasons }: Verdict): boolean {
  return reasons.length > 0 && reasons.every(({ id }) => id === 'sets-variable');
}

function isScript(command: string): boolean {
  return /[\r\n]/.test(command.trim());
}

/** What beck does not know for certain asks even where known changes run, and so does what the person wants asked. */
function isUnknown(verdict: Verdict): boolean {
  return verdict.reasons.some(({ id }) => !KNOWN.has(id));
}

/** The reasons of level `ask` that say what happens; every other one, also one yet to come, says that beck is not sure. */
const KNOWN: ReadonlySet<string> = new Set([
  'changes',
  'copies',
  'creates',
  'makes-folder',
  'network',
  'reads-network',
  'sets-variable',
]);

function refuseBlocked(verdict: Verdict): Decision {
  const reason = verdict.reasons.map(({ text }) => text).join(' ');
  return {
    type: 'refuse',
    reason: `Blocked: ${reason}`,
    mend: 'beck never runs this, in any mode. If you are certain, type it yourself.',
  };
}
