// fish's builtins whose plain words can set variables or run code.

import { fillVariable } from '../../flow/variables.ts';
import { addEffect, find } from '../../judgement/findings.ts';
import type { Judge } from '../../judgement/judge.ts';
import { isDynamic, isLiteral } from '../../judgement/word.ts';
import type { Call } from '../row.ts';

/** string: `match -r` fills a variable for each named group of its pattern. */
export function judgeFishString(judge: Judge, call: Call): void {
  addEffect(judge, 'read');
  const [verb, ...rest] = call.args;
  if (verb === undefined || (isLiteral(verb.text) && verb.text !== 'match')) return;
  for (const word of rest) {
    for (const [, name = ''] of word.text.matchAll(/\(\?(?:P?<|')(\w+)[>']/g))
      fillVariable(judge, name, word.span);
  }
  const regex = rest.some(({ text }) => /^-[a-zA-Z]*r|^--r/.test(text));
  const pattern = rest.find(({ text }) => !text.startsWith('-'));
  // A pattern that nobody knows may name any variable.
  if (regex && pattern !== undefined && isDynamic(pattern.text))
    find(judge, 'evaluates-variable', pattern.span);
}

/** argparse: `n/name=!CODE` runs CODE to check what the option is given. */
export function judgeArgparse(judge: Judge, call: Call): void {
  addEffect(judge, 'read');
  for (const word of call.args) {
    if (word.text === '--') return;
    if (/!/.test(word.text) || !isLiteral(word.text)) find(judge, 'evaluates-text', word.span, 'a check');
  }
}

/** status: everything it says is harmless, what it sets is not. */
export function judgeFishStatus(judge: Judge, call: Call): void {
  addEffect(judge, 'read');
  for (const { text, span } of call.args) {
    if (/^(?:-j|--job-control|job-control)/.test(text) || !isLiteral(text))
      find(judge, 'changes-shell', span);
  }
}
