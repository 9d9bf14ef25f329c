// Keys and options inside the arguments of less, and of man, which passes them on.

import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, isLiteral } from '../../judgement/word.ts';
import { readPath } from '../../paths/file-effects.ts';

/**
 * Behind the value of an option less reads further options and keys: a `$` ends a text, anything else ends a number
 * (less(1), OPTIONS). A control character is typed at its prompt.
 */
export function lessText(judgement: Judgement, { text, span }: ExpandedWord, plain: RegExp): void {
  if (!isLiteral(text) || !plain.test(text) || CONTROL.test(text))
    report(judgement, 'runs-option-program', span);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: keys are what is looked for
const CONTROL = /[\x00-\x1f\x7f]/;

/** A pager's `+…` is what it does first: jump, search, or anything its keys do, a shell among them. */
export function pagedFile(judgement: Judgement, value: ExpandedWord): void {
  if (!value.text.startsWith('+')) return readPath(judgement, value);
  if (!/^\+{1,2}(?:\d*[gGF]?|\/.*)$/s.test(value.text) || CONTROL.test(value.text))
    report(judgement, 'runs-option-program', value.span);
}
