// Answers that hang on a path and the facts alone, kept while one text is judged: wrappers hand on the same words again and again.

import type { ShellFacts } from '../../domain/shell.ts';
import type { Judge } from './judge.ts';

type Ask<Answer> = (judge: Judge, path: string) => Answer;

/** The same question, asked once of each path. Only what the facts say may decide it, no folder and no variable. */
export function oncePerPath<Answer>(ask: Ask<Answer>): Ask<Answer> {
  const answers = new Map<string, Answer>();
  let facts: ShellFacts | undefined;
  return (judge, path) => {
    if (judge.facts !== facts) {
      facts = judge.facts;
      answers.clear();
    }
    const known = answers.get(path);
    if (known !== undefined || answers.has(path)) return known as Answer;
    const answer = ask(judge, path);
    answers.set(path, answer);
    return answer;
  };
}
