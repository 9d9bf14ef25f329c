// Columns whose separator is named.

import type { Said } from '../../language/scan.ts';
import type { LineFact } from '../line-facts.ts';
import { has, raw } from '../said.ts';
import type { LineRule } from './rule.ts';

export const FIELD = '(field|column|entry|value|section|word|item|part|element|string)';

export const OF_LINES =
  '(of|from|in|on)? (each|every|any)? (line|row|record)? (of|from|in)? (data|text|content)? (of|from|in)?';

export const ONLY = '(only|just)?';

export const AS_LIST =
  '(as|in|into) (a|single|one)? (comma|comma-separated|comma separated|comma delimited)? list';

/** What is done with columns, and their separator if it is named. */
export function ofSeparated(said: Said, facts: readonly LineFact[]): readonly LineFact[] | undefined {
  if (!has(said, 'separator')) return facts;
  const separator = raw(said, 'separator');
  return /^\$/.test(separator) ? undefined : [...facts, { is: 'separator', text: separator }];
}

/** A rule about columns whose separator is named. */
export function separated(
  patterns: (separator: string) => readonly string[],
  means: (said: Said) => readonly LineFact[],
): LineRule {
  return { patterns: patterns('<separator>'), means: (said) => ofSeparated(said, means(said)) };
}
