// The questions that Tab offers behind the prefix: one of each recipe's examples.

import { RECIPES } from '../../../recipes/table.ts';

/** One a line, in the order of the recipes; none twice, and none with a sign that a line editor would have to quote. */
export function exampleQuestions(): string {
  const first = RECIPES.map(({ examples: [example] }) => example.question);
  return `${[...new Set(first)].filter((question) => /^[\w ,.-]+$/.test(question)).join('\n')}\n`;
}
