// Columns whose separator is named: a rule for each character that has a name.

import { CHARACTERS } from '../../language/characters.ts';
import type { Said } from '../../language/scan.ts';
import type { LineFact } from '../line-facts.ts';
import { raw } from '../said.ts';
import type { LineRule } from './rule.ts';

export const FIELD = '(field|column|entry|value|section|word|item|part|element|string)';

export const OF_LINES =
  '(of|from|in|on)? (each|every|any)? (line|row|record)? (of|from|in)? (data|text|content)? (of|from|in)?';

export const ONLY = '(only|just)?';

export const AS_LIST =
  '(as|in|into) (a|single|one)? (comma|comma-separated|comma separated|comma delimited)? list';

/** `comma-separated`, `comma separated`, `":" delimited`: a rule for each character that has a name, one for quoted ones. */
export function separated(
  patterns: (separator: string) => readonly string[],
  means: (said: Said) => readonly LineFact[] | undefined,
  favour: number,
): readonly LineRule[] {
  const named = Object.entries(NAMES).map(
    ([word, character]): LineRule => ({
      patterns: patterns(
        `(${word}-separated|${word}-delimited|${word} separated|${word} delimited|${word}-seprated|${word}-seperated)`,
      ),
      means: (said) => withSeparator(means(said), character),
      favour,
    }),
  );
  const quoted: LineRule = {
    patterns: patterns('{separator:quoted} (separated|delimited)'),
    means: (said) => withSeparator(means(said), raw(said, 'separator')),
    favour,
  };
  return [...named, quoted];
}

const NAMES = { ...CHARACTERS, whitespace: ' ', 'white space': ' ', 'double-colon': '::' };

function withSeparator(
  facts: readonly LineFact[] | undefined,
  separator: string,
): readonly LineFact[] | undefined {
  return facts === undefined || /^\$/.test(separator)
    ? undefined
    : [...facts, { is: 'separator', text: separator }];
}
