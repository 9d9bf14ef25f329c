// The texts that a person's rules are matched against. There may be thousands, so plain rules search all of them at once.

import type { FindPattern } from '../../domain/pattern.ts';
import type { Span } from '../../domain/verdict.ts';
import { findPlain, foldText, normaliseText } from './plain-text.ts';

/** A text, and where its parts are in the command. */
export type RuleText = { readonly text: string; readonly place: (span: Span) => Span };

/** In the order in which they are searched. */
export class RuleTexts {
  private readonly texts: readonly RuleText[];
  private folded: { readonly text: string; readonly starts: readonly number[] } | undefined;

  constructor(texts: readonly RuleText[]) {
    this.texts = texts;
  }

  /** Where the first text that has such a place has it. */
  findFirst(find: FindPattern): Span | undefined {
    for (const { text, place } of this.texts) {
      const found = find(text);
      if (found !== undefined) return place(found);
    }
    return undefined;
  }

  /** The same for a folded rule. */
  findFolded(rule: string): Span | undefined {
    this.folded ??= foldAll(this.texts);
    const { text, starts } = this.folded;
    const at = text.indexOf(rule);
    const holder = at === -1 ? undefined : this.texts[lastUpTo(starts, at)];
    const found = holder && findPlain(normaliseText(holder.text), rule);
    return found && holder.place(found);
  }
}

/** Each on its own line: neither a folded text nor a rule holds the end of one. */
function foldAll(texts: readonly RuleText[]): { text: string; starts: number[] } {
  const starts: number[] = [];
  let length = 0;
  const lines = texts.map(({ text }) => {
    const line = foldText(text);
    starts.push(length);
    length += line.length + 1;
    return line;
  });
  return { text: lines.join('\n'), starts };
}

/** The index of the last of `numbers`, which rise, that is no more than `most`. */
function lastUpTo(numbers: readonly number[], most: number): number {
  let from = 0;
  let to = numbers.length;
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) <= most) from = middle;
    else to = middle;
  }
  return from;
}
