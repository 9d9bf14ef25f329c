// Memoisation, since wrappers pass on the same words again and again.

import type { ShellFacts } from '../../domain/shell.ts';
import type { Judgement } from './judge.ts';

/**
 * Keeps the last answer. It may depend on nothing but the arguments, compared one by one, so that nothing of one judgement
 * reaches another.
 */
export function memoizeLast<Keys extends readonly unknown[], Answer>(
  compute: (...keys: Keys) => Answer,
): (...keys: Keys) => Answer {
  let last: { readonly keys: Keys; readonly answer: Answer } | undefined;
  return (...keys) => {
    if (last !== undefined && isSame(keys, last.keys)) return last.answer;
    last = { keys, answer: compute(...keys) };
    return last.answer;
  };
}

/** A loop, since this is asked for each word of a text. */
function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

/**
 * What can be said of a text alone, as its tree: a question judges the same few texts when they are proposed, with what is
 * known of the disk, and again before they run. Of long ones the last is kept.
 */
export function memoizeTexts<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, { readonly answer: Answer }>();
  const last = memoizeLast(compute);
  return (text) => {
    if (text.length > LONGEST_TEXT) return last(text);
    const known = answers.get(text);
    if (known !== undefined) return known.answer;
    if (answers.size >= MOST_TEXTS) answers.clear();
    const answer = compute(text);
    answers.set(text, { answer });
    return answer;
  };
}

const LONGEST_TEXT = 1000;

const MOST_TEXTS = 64;

type Ask<Answer> = (judgement: Judgement, path: string) => Answer;

/** The same question, asked once of each path. Only what the facts say may decide it, no folder and no variable. */
export function memoizeByPath<Answer>(ask: Ask<Answer>): Ask<Answer> {
  const answers = new Map<string, Answer>();
  let facts: ShellFacts | undefined;
  return (judgement, path) => {
    if (judgement.facts !== facts) {
      facts = judgement.facts;
      answers.clear();
    }
    const known = answers.get(path);
    if (known !== undefined || answers.has(path)) return known as Answer;
    const answer = ask(judgement, path);
    answers.set(path, answer);
    return answer;
  };
}
