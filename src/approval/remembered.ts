// Does an earlier approval cover this command, and what does Always store? Pure.

import type { AlwaysChoice, Coverage, RememberedApproval } from '../domain/remembered.ts';
import type { Approvable, ApprovablePart, Effect, Reason, Verdict } from '../domain/verdict.ts';
import { isPlain } from './plain-command.ts';

/** What `[A]lways` can be answered with for this command; empty where nothing of it may be remembered. */
export type Offer = { readonly prefix?: string | undefined };

/** What may be remembered of a command that asks: its text, and perhaps its first words. */
export function offerOf(command: string, { approvable }: Verdict): Offer | undefined {
  if (approvable === undefined) return undefined;
  const [part, ...more] = approvable.parts;
  const alone = more.length === 0 && part?.text === command.trim() && hasPlainText(part);
  return { prefix: alone ? part?.prefix : undefined };
}

/** What is kept. Nothing where the choice was never offered. */
export function approvalOf(
  command: string,
  verdict: Verdict,
  covers: AlwaysChoice['covers'],
): RememberedApproval | undefined {
  const { approvable, effects } = verdict;
  const text = covers === 'exact' ? command : offerOf(command, verdict)?.prefix;
  if (verdict.level !== 'ask' || approvable === undefined || text === undefined) return undefined;
  const { shell, folder, repository } = approvable;
  const reasons = verdict.reasons.map(({ id, text: said }) => ({ id, text: said }));
  return { covers, text, shell, folder, repository, reasons, effects };
}

/** Whether all of a command that asks was allowed earlier: as it is, or each part of it that asks. */
export function isCovered(
  command: string,
  verdict: Verdict,
  remembered: readonly RememberedApproval[],
): boolean {
  const { approvable } = verdict;
  if (verdict.level !== 'ask' || approvable === undefined) return false;
  const here = remembered.filter((approval) => holdsHere(approval, approvable));
  if (here.some((approval) => approval.text === command && allows(approval, 'exact', verdict))) return true;
  const { parts } = approvable;
  return (
    parts.some((part) => part.level === 'ask') &&
    parts.every(
      (part) => part.level === 'safe' || (part.level === 'ask' && here.some((one) => coversPart(one, part))),
    )
  );
}

function holdsHere(
  { shell, folder, repository }: RememberedApproval,
  { shell: asked, folder: at, repository: top }: Approvable,
): boolean {
  const below = at === folder || at.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
  return shell === asked && below && (repository === undefined || repository === top);
}

function coversPart(approval: RememberedApproval, part: ApprovablePart): boolean {
  if (!part.inPlace || !allows(approval, approval.covers, part)) return false;
  if (approval.covers === 'exact') return approval.text === part.text;
  // The judge names the prefix a command has; that it says so for the same words is what makes them whole words.
  return approval.text === part.prefix && hasPlainText(part);
}

function hasPlainText({ whole, text }: ApprovablePart): boolean {
  return whole === true || isPlain(text);
}

type Judged = { readonly reasons: readonly Reason[]; readonly effects: readonly Effect[] };

/** The same text may mean something else now, and a longer one may do more. */
function allows(approval: RememberedApproval, covers: Coverage, { reasons, effects }: Judged): boolean {
  if (approval.covers !== covers) return false;
  const known = ({ id, text }: Reason) =>
    approval.reasons.some((old) => old.id === id && (covers === 'prefix' || old.text === text));
  return reasons.every(known) && effects.every((effect) => approval.effects.includes(effect));
}
