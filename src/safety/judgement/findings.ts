// The findings of a judgement: reasons with spans, effects, and the worst level so far.

import type { Matches } from '../../domain/selection.ts';
import { EFFECTS, type Effect, type Level, type Span, worse } from '../../domain/verdict.ts';
import { EACH_FOUND, REASONS, type ReasonId, reasonText } from '../knowledge/reasons.ts';
import { isNamed } from './changes.ts';
import type { Judgement, TerminalNeed } from './judge.ts';
import { sayMatches } from './matches.ts';
import { takenName } from './taken.ts';
import { ANY_CHARACTER, ANY_STRING, type ExpandedWord, isLiteral } from './word.ts';

/** Maximum number of reasons; the level still counts every finding. */
const MAX_REASONS = 100;

/** Records one reason, about a name or a word. The level is the reason's own unless one is given. */
export function report(
  judgement: Judgement,
  id: ReasonId,
  span: Span,
  detail: string | ExpandedWord | Matches = '',
  level: Level = REASONS[id].level,
): void {
  judgement.found.level = worse(judgement.found.level, level);
  judgement.observers.trace?.found(level);
  if (!isNamed(id, detail)) judgement.survey.unnamed = true;
  if (id === 'defines-code' && typeof detail === 'string') judgement.found.defined.add(detail);
  if (hasAllReasons(judgement)) return;
  judgement.spent.findings++;
  const placed = judgement.text.toWhole(span);
  const latest = judgement.found.latest.get(id);
  if (latest?.span[0] === placed[0] && latest.span[1] === placed[1]) return;
  const key = `${id} ${placed[0]} ${placed[1]}`;
  const reason = judgement.found.reasons.get(key) ?? {
    id,
    text: reasonText(id, nameOf(judgement, detail), isCertain(detail)),
    span: placed,
    ...(isMatches(detail) ? { matches: detail } : {}),
  };
  judgement.found.latest.set(id, reason);
  judgement.found.reasons.set(key, reason);
}

function isCertain(detail: string | ExpandedWord | Matches): boolean {
  return typeof detail === 'object' && 'replaced' in detail && detail.replaced === true;
}

function isMatches(detail: string | ExpandedWord | Matches): detail is Matches {
  return typeof detail === 'object' && 'count' in detail;
}

function nameOf(judgement: Judgement, detail: string | ExpandedWord | Matches): string {
  if (isMatches(detail)) return sayMatches(detail, judgement.facts);
  return typeof detail === 'string' ? detail : shown(judgement, detail);
}

/** A word as the person wrote it, without plain quotes. */
export function shown(judgement: Judgement, { text, span, made }: ExpandedWord): string {
  if (made && isLiteral(text)) return text;
  const raw = judgement.text.source.slice(span[0], span[1]);
  // The place where `find` and `xargs` put a name, or the option that acts on it.
  if (raw !== text && /^(?:['"]?\{\}['"]?|-[\w-]+)$/.test(raw)) return isLiteral(text) ? text : EACH_FOUND;
  if (!isLiteral(text) || raw.startsWith('~'))
    return patternBehind(judgement, { text, span }) ?? takenName(judgement, raw) ?? raw;
  return raw === '' ? text : /['"\\]/.test(raw) ? text : raw;
}

/** `*.txt` for the `"$f"` of a loop over these. */
export function patternBehind(
  judgement: Judgement,
  { text, span }: Pick<ExpandedWord, 'text' | 'span'>,
): string | undefined {
  const raw = judgement.text.source.slice(span[0], span[1]);
  const pattern = text.replaceAll(ANY_STRING, '*').replaceAll(ANY_CHARACTER, '?');
  return raw.includes('$') && isLiteral(pattern) ? pattern : undefined;
}

/** Further findings only count for the level. */
function hasAllReasons(judgement: Judgement): boolean {
  return judgement.found.reasons.size >= MAX_REASONS;
}

/**
 * Grows with whatever a finding leaves behind, but for the level and what is set to the same again. Undefined where
 * an observer records each word.
 */
export function extentOf(judgement: Judgement): number | undefined {
  if (judgement.observers.ruleSubjects !== undefined || judgement.observers.trace !== undefined)
    return undefined;
  return (
    judgement.spent.findings +
    judgement.found.effects.size +
    judgement.shell.written.size +
    judgement.found.newFolders.size +
    judgement.found.created.size +
    judgement.found.defined.size +
    judgement.shell.untrackedVariables.size +
    judgement.survey.words.size +
    judgement.shell.bodies.size +
    judgement.survey.paths.size +
    judgement.survey.changes.size +
    Number(judgement.survey.unnamed) +
    Number(judgement.survey.lingers) +
    judgement.survey.folders.size +
    judgement.shell.variables.size +
    judgement.spent.commands +
    judgement.spent.wordsJudged +
    judgement.spent.nestedCharacters +
    judgement.spent.calledCharacters +
    judgement.spent.expandedWords
  );
}

export function addEffect(judgement: Judgement, ...effects: readonly Effect[]): void {
  for (const effect of effects) judgement.found.effects.add(effect);
  judgement.observers.trace?.effects(effects);
}

/** The effects in their fixed order. */
export function effectsInOrder(effects: ReadonlySet<Effect>): Effect[] {
  return EFFECTS.filter((effect) => effects.has(effect));
}

/** A terminal need joins the one found so far; the greater wins. */
export function needTerminal(judgement: Judgement, need: TerminalNeed): void {
  if (need === 'full-screen' || judgement.survey.terminal === 'no') judgement.survey.terminal = need;
}
