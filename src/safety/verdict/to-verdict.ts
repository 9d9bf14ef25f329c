// A finished judgement as a verdict: level, effects, label, and reasons with the gravest first.

import type { Reason, Span, Verdict } from '../../domain/verdict.ts';
import { effectsInOrder } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { REASONS, type ReasonId, reasonText } from '../knowledge/reasons.ts';
import { renderLabel } from './label.ts';

export function toVerdict(judgement: Judgement, command: string): Verdict {
  const reasons: Reason[] = [...judgement.found.reasons.values()]
    .map((reason) => ({ ...reason, span: onText(reason.span, command) }))
    .sort((a, b) => gravity(a) - gravity(b) || a.span[0] - b.span[0]);
  if (judgement.found.level !== 'safe' && reasons.length === 0) {
    reasons.push({ id: 'unreadable', text: reasonText('unreadable', ''), span: [0, command.length] });
  }
  return {
    level: judgement.found.level,
    effects: effectsInOrder(judgement.found.effects),
    label: renderLabel(command, judgement.text.summary),
    reasons,
  };
}

/** What is missing at an end has no place: the last word before it stands for it. */
function onText([from, to]: Span, command: string): Span {
  const end = Math.min(to, command.length);
  if (from < end) return [from, end];
  const before = command.slice(0, from).trimEnd();
  return [lastWordAt(before), Math.max(before.length, Math.min(1, command.length))];
}

/** Backwards: a search for `\S+$` begins again at each character of a text without spaces. */
function lastWordAt(text: string): number {
  let at = text.length;
  while (at > 0 && /\S/.test(text.charAt(at - 1))) at--;
  return at;
}

/**
 * What is lost comes before how, and what is only asked about last: the first reason is the one a person reads before the
 * key.
 */
function gravity({ id }: Reason): number {
  const at = GRAVEST.indexOf(id);
  if (at !== -1) return at;
  return REASONS[id as ReasonId]?.level === 'ask' ? GRAVEST.length + 1 : GRAVEST.length;
}

const GRAVEST: readonly string[] = [
  'destroys-tree',
  'destroys-disk',
  'writes-device',
  'fork-bomb',
  // With its undo, whatever else goes could not be put back.
  'touches-beck',
  'deletes-tree',
  'deletes-unknown',
  'deletes-matching',
  'deletes-files',
  'deletes',
  'overwrites',
  'runs-input',
  'runs-downloaded',
  'secret-file',
  'sends-files',
  'startup-file',
  'privilege',
] satisfies ReasonId[];
