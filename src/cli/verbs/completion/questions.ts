// The questions that Tab offers behind the prefix: one of each recipe's examples, and the words after `/`.

import { RECIPES } from '../../../recipes/table.ts';
import { SLASH_COMMANDS } from '../../shared/slash-commands.ts';

/** One a line, in the order of the recipes; none twice, and none with a sign that a line editor would have to quote. */
export function exampleQuestions(): string {
  const first = RECIPES.map(({ examples: [example] }) => example.question);
  const plain = [...new Set(first)].filter((question) => /^[\w ,.-]+$/.test(question));
  const words = Object.keys(SLASH_COMMANDS).map((word) => `/${word}`);
  return `${[...plain, ...words].join('\n')}\n`;
}
