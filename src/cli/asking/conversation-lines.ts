// Draws a conversation: each question, what ran, and the answer.

import type { Turn } from '../../domain/turn.ts';
import { makeVisible } from '../../domain/visible.ts';

/** `renderAnswer`: an answer as the terminal shows it; without it, as the model wrote it. */
export function conversationText(
  turns: readonly Turn[],
  prefix: string,
  renderAnswer: (answer: string) => string = (answer) => answer,
): string {
  return turns.map((turn) => turnText(turn, prefix, renderAnswer)).join('\n\n');
}

function turnText(
  { question, steps, answer }: Turn,
  prefix: string,
  renderAnswer: (answer: string) => string,
): string {
  const ran = steps.map(({ command, status }) => {
    const [first = '', ...more] = makeVisible(command).split('\n');
    const rest = more.length === 0 ? '' : ` … ${more.length} more lines`;
    return `  › ${first}${rest}${status === undefined || status === 0 ? '' : ` (status ${status})`}`;
  });
  return [
    `${prefix} ${makeVisible(question)}`,
    ...ran,
    ...(answer === '' ? [] : [renderAnswer(makeVisible(answer))]),
  ].join('\n');
}
