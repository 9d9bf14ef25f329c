// Puts brackets around arguments such as `(Get-Date).AddDays(-7)`: they mean the same to PowerShell, and the grammar reads them.

import type { Span } from '../../../../domain/verdict.ts';
import { memoizeTexts } from '../../../judgement/memo.ts';
import type { SyntaxNode } from '../../syntax-tree.ts';
import { maskForGrammar } from './mask.ts';

export type Bracketed = {
  readonly text: string;
  /** Where each pair was put, in `text`. */
  readonly pairs: readonly Span[];
  /** Where a place in `text` is in the source. */
  readonly placeOf: (at: number) => number;
};

/** Undefined where there is no such argument. */
export const bracketMembers = memoizeTexts((source: string): Bracketed | undefined => {
  const { members } = maskForGrammar(source);
  if (members.length === 0) return undefined;
  const marks = members
    .flatMap(([from, to], pair) => [
      { at: from, letter: '(', pair },
      { at: to, letter: ')', pair },
    ])
    .sort((a, b) => a.at - b.at);
  const starts = new Map<number, number>();
  const pairs: Span[] = [];
  const put: number[] = [];
  let text = '';
  let read = 0;
  for (const { at, letter, pair } of marks) {
    text += source.slice(read, at);
    read = at;
    const start = starts.get(pair);
    if (start === undefined) starts.set(pair, text.length);
    else pairs.push([start, text.length + 1]);
    put.push(text.length);
    text += letter;
  }
  text += source.slice(read);
  return { text, pairs, placeOf: (at) => at - countBelow(put, at) };
});

/** The pair that is not one bracketed expression of the tree: there the text does not mean what the source does. */
export function findStrayPair(root: SyntaxNode, { pairs }: Bracketed): Span | undefined {
  if (pairs.length === 0) return undefined;
  const expressions = new Set(
    root.descendantsOfType('parenthesized_expression').map((node) => `${node?.startIndex} ${node?.endIndex}`),
  );
  return pairs.find((pair) => !expressions.has(pair.join(' ')));
}

/** How many of the rising `places` are less than `at`. */
function countBelow(places: readonly number[], at: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
