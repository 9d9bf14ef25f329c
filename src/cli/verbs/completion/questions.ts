// The questions that Tab offers behind the prefix: one of each recipe's examples, and the words after `/`.

import { EXAMPLE_INDEX } from '../../../recipes/example-index.ts';
import { SLASH_COMMANDS } from '../../shared/slash-commands.ts';

/** One a line, in the order of the recipes; none twice, and none with a sign that a line editor would have to quote. */
export function exampleQuestions(): string {
  // The build leaves the examples out of the recipes themselves.
  const first = EXAMPLE_INDEX.questions.split('\n').map((row) => row.split('\t', 1)[0] ?? '');
  const plain = [...new Set(first)].filter((question) => /^[\w ,.-]+$/.test(question));
  const words = Object.keys(SLASH_COMMANDS).map((word) => `/${word}`);
  return `${[...plain, ...words].join('\n')}\n`;
}
