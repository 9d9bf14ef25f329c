// A question that is a command line already: `? ls -l docs`.

import { hasProgram } from './programs.ts';
import type { RecipeEnvironment } from './slots/recipe.ts';

/** Words of a sentence, which a command has none of. */
const SENTENCE =
  /^(?:the|my|a|an|is|are|was|in|of|to|for|with|without|by|from|and|or|but|not|all|every|each|me|please|here|this|that|these|those|which|what|who|how|only|into|as|files|folders|lines|do|does)$/i;
const OPTION = /^--?[A-Za-z0-9][\w=,.:/-]*$/;
const MOST_WORDS = 24;

/** A program that is here, at least one option, and no word of a sentence. */
export function isTypedCommand(question: string, { world }: RecipeEnvironment): boolean {
  const words = question.trim().split(/\s+/);
  const [program = '', ...rest] = words;
  if (world === undefined || rest.length === 0 || words.length > MOST_WORDS) return false;
  if (/[?]$/.test(question.trim()) || !rest.some((word) => OPTION.test(word))) return false;
  if (!/^[a-z][\w.+-]*$/.test(program) || !hasProgram(program, world)) return false;
  return isBalanced(question) && !rest.some((word) => SENTENCE.test(word));
}

function isBalanced(text: string): boolean {
  return ['"', "'", '`'].every((mark) => (text.split(mark).length - 1) % 2 === 0);
}
