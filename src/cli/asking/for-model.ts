// Words that send a question to the model although the recipes could answer it: `? !question`, `? !`, `? ask the model`.

/** Said where a command's output or standard input came with a question that the recipes answer. */
export const UNREAD_INPUT = 'The recipes answer the question alone: only a model can read piped output.';

export type Addressed =
  | { readonly to: 'anybody'; readonly question: string }
  | { readonly to: 'model'; readonly question: string }
  /** The last question, to the model. */
  | { readonly to: 'model-again' };

const ASK_THE_MODEL =
  /^(?:please )?ask (?:the|a|my) (?:model|ai|llm)(?: (?:then|instead))?(?: please)?[.!?]?$/i;

export function addresseeOf(question: string): Addressed {
  if (ASK_THE_MODEL.test(question)) return { to: 'model-again' };
  if (!question.startsWith('!')) return { to: 'anybody', question };
  const rest = question.slice(1).trim();
  return rest === '' ? { to: 'model-again' } : { to: 'model', question: rest };
}
