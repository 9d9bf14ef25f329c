// Shared parts of the rules about lines.

import type { Rule, Said } from '../../language/scan.ts';
import type { LineStep } from '../../request.ts';
import type { LineFact } from '../line-facts.ts';
import { has, raw } from '../said.ts';

export type LineRule = Rule<LineFact>;

export type Means = LineRule['means'];

export const step = (op: string, more: Omit<LineStep, 'op'> = {}): LineFact => ({
  is: 'line',
  step: { op, ...more },
});

export const op =
  (name: string, more: Omit<LineStep, 'op'> = {}): Means =>
  () => [{ is: 'line', step: { op: name, ...more } }];

export const withText =
  (name: string): Means =>
  (said) => [{ is: 'line', step: { op: name, text: raw(said, 'text') } }];

export const IT =
  '(them|it|those|each|every|each of|these|each line of|line of|content of|contents of|result|output|text|input|file|lines of)';

export const TEXT = '(string|word|text|pattern|regex|phrase|expression|character|keyword|letter|value)';

export function between(name: string): Means {
  return (said) => [{ is: 'line', step: { op: name, text: raw(said, 'text'), other: raw(said, 'other') } }];
}

export const CHANGE = '(replace|substitute|change|convert|replacing|swap|translate|turn|transform|replaces)';

/** `how many`, where the pattern has `<counting>`. */
export const counted = (said: Said): readonly LineFact[] =>
  has(said, 'counting') ? [step('countLines')] : [];
