// Every danger of a command, gravest first, so that none is hidden behind another.

import type { Reason } from '../../domain/verdict.ts';
import { showText } from '../drawing/command-text.ts';
import type { Look } from '../drawing/look.ts';
import { wrapWords } from '../drawing/width.ts';

/** With more than this, those of one kind share a row. */
const MOST_PHRASES = 6;

/** Each reason as a phrase; of very many the first of each kind, and how many are like it. */
export function phrasesOf(found: readonly Reason[], look: Pick<Look, 'unicode'>): string[] {
  // A reason that only says that something changes adds nothing to one that says what.
  const telling = found.filter(({ id }) => id !== 'changes');
  const reasons = telling.length > 0 ? telling : found;
  const kinds = new Map<string, Set<string>>();
  for (const { id, text } of reasons) {
    const phrase = showText(text, look).replace(/\.$/, '');
    kinds.set(id, (kinds.get(id) ?? new Set()).add(phrase));
  }
  const all = new Set(reasons.map(({ text }) => showText(text, look).replace(/\.$/, '')));
  if (all.size <= MOST_PHRASES) return [...all];
  return [...kinds.values()].map((phrases) => {
    const [first = ''] = phrases;
    return phrases.size === 1 ? first : `${first} (and ${phrases.size - 1} more like it)`;
  });
}

/** A row for each, wrapped at words; `indent` is before all of them. */
export function renderPhrases(phrases: readonly string[], indent: string, look: Look): string[] {
  const mark = look.marks.between.trimStart();
  return phrases.flatMap((phrase) => {
    const lines = wrapWords(phrase, look.columns - indent.length - mark.length);
    return lines.map((line, index) => indent + (index === 0 ? mark : ' '.repeat(mark.length)) + line);
  });
}
