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
  const joined = [...kinds.values()].map((phrases) => inOne([...phrases]) ?? [...phrases]);
  const all = [...new Set(joined.flat())];
  if (all.length <= MOST_PHRASES) return all;
  return joined.flatMap((phrases) => {
    if (typeof phrases === 'string') return phrases;
    const [first = '', ...more] = phrases;
    return more.length === 0 ? first : `${first} (and ${more.length} more like it)`;
  });
}

const MOST_NAMES = 4;
/** `Deletes a.txt`, `Moves $x and everything in it`: what is named stands behind the verb. */
const NAMES =
  /^((?:May overwrite|Overwrites|Deletes|Moves|Replaces|Creates the folder|Creates|Appends to) )(.+?)( and everything in it)?$/;

/** `Deletes a.txt and b.txt`; undefined where they say more than names. */
function inOne(phrases: readonly string[]): string | undefined {
  const read = phrases.map((phrase) => NAMES.exec(phrase));
  const [verb, , end] = read[0]?.slice(1) ?? [];
  const names = read.map((found) => (found?.[1] === verb && found?.[3] === end ? found?.[2] : undefined));
  if (
    phrases.length < 2 ||
    verb === undefined ||
    names.some((name) => name === undefined || /, | that match/.test(name))
  )
    return undefined;
  const more = names.length - MOST_NAMES;
  const shown = more > 0 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names;
  return `${verb}${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}${end ?? ''}`;
}

/** A row for each, wrapped at words; `indent` is before all of them. */
export function renderPhrases(phrases: readonly string[], indent: string, look: Look): string[] {
  const mark = look.marks.between.trimStart();
  return phrases.flatMap((phrase) => {
    const lines = wrapWords(phrase, look.columns - indent.length - mark.length);
    return lines.map((line, index) => indent + (index === 0 ? mark : ' '.repeat(mark.length)) + line);
  });
}
