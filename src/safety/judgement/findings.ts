// The findings of a judgement: reasons with spans, effects, and the worst level so far.

import type { Matches } from '../../domain/selection.ts';
import { EFFECTS, type Effect, type Level, type Span, worse } from '../../domain/verdict.ts';
import { REASONS, type ReasonId, reasonText } from '../knowledge/reasons.ts';
import { isNamed } from './changes.ts';
import type { Judgement, TerminalNeed } from './judge.ts';
import { sayMatches } from './matches.ts';
import { type ExpandedWord, isLiteral } from './word.ts';

/** Maximum number of reasons; the level still counts every finding. */
const MAX_REASONS = 100;

/** Records one reason, about a name or a word. The level is the reason's own unless one is given. */
export function report(
  judge: Judgement,
  id: ReasonId,
  span: Span,
  detail: string | ExpandedWord | Matches = '',
  level: Level = REASONS[id].level,
): void {
  judge.found.level = worse(judge.found.level, level);
  judge.observers.trace?.found(level);
  if (!isNamed(id)) judge.survey.unnamed = true;
  if (id === 'defines-code' && typeof detail === 'string') judge.found.defined.add(detail);
  if (hasAllReasons(judge)) return;
  judge.spent.findings++;
  const placed = judge.text.toWhole(span);
  const latest = judge.found.latest.get(id);
  if (latest?.span[0] === placed[0] && latest.span[1] === placed[1]) return;
  const key = `${id} ${placed[0]} ${placed[1]}`;
  const reason = judge.found.reasons.get(key) ?? {
    id,
    text: reasonText(id, nameOf(judge, detail)),
    span: placed,
    ...(isMatches(detail) ? { matches: detail } : {}),
  };
  judge.found.latest.set(id, reason);
  judge.found.reasons.set(key, reason);
}

function isMatches(detail: string | ExpandedWord | Matches): detail is Matches {
  return typeof detail === 'object' && 'count' in detail;
}

function nameOf(judge: Judgement, detail: string | ExpandedWord | Matches): string {
  if (isMatches(detail)) return sayMatches(detail, judge.facts);
  return typeof detail === 'string' ? detail : shown(judge, detail);
}

/** A word as the person wrote it, without plain quotes. */
export function shown(judge: Judgement, { text, span, made }: ExpandedWord): string {
  if (made && isLiteral(text)) return text;
  const raw = judge.text.source.slice(span[0], span[1]);
  if (!isLiteral(text) || raw.startsWith('~')) return raw;
  return raw === '' ? text : /['"\\]/.test(raw) ? text : raw;
}

/** Further findings only count for the level. */
function hasAllReasons(judge: Judgement): boolean {
  return judge.found.reasons.size >= MAX_REASONS;
}

/**
 * Grows with whatever a finding leaves behind, but for the level and what is set to the same again. Undefined where
 * an observer records each word.
 */
export function extentOf(judge: Judgement): number | undefined {
  if (judge.observers.ruleSubjects !== undefined || judge.observers.trace !== undefined) return undefined;
  return (
    judge.spent.findings +
    judge.found.effects.size +
    judge.shell.written.size +
    judge.found.newFolders.size +
    judge.found.created.size +
    judge.found.defined.size +
    judge.shell.untrackedVariables.size +
    judge.survey.words.size +
    judge.shell.bodies.size +
    judge.survey.paths.size +
    judge.survey.changes.size +
    Number(judge.survey.unnamed) +
    Number(judge.survey.lingers) +
    judge.survey.folders.size +
    judge.shell.variables.size +
    judge.spent.commands +
    judge.spent.wordsJudged +
    judge.spent.nestedCharacters +
    judge.spent.calledCharacters +
    judge.spent.expandedWords
  );
}

export function addEffect(judge: Judgement, ...effects: readonly Effect[]): void {
  for (const effect of effects) judge.found.effects.add(effect);
  judge.observers.trace?.effects(effects);
}

/** The effects in their fixed order. */
export function effectsInOrder(effects: ReadonlySet<Effect>): Effect[] {
  return EFFECTS.filter((effect) => effects.has(effect));
}

/** A terminal need joins the one found so far; the greater wins. */
export function needTerminal(judge: Judgement, need: TerminalNeed): void {
  if (need === 'full-screen' || judge.survey.terminal === 'no') judge.survey.terminal = need;
}
