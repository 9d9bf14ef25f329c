// Text typed over an open question is no answer: afterwards Enter, which ends such a line, is not Yes.

import type { KeyEvent, Keys } from '../keys/keys.ts';

/** What is said in place of taking Enter for an answer. */
export const ENTER_HINT = 'Press y to run it, n to decline.';

export type AnswerKeys = {
  /**
   * The answer to the next key that has one; `hint`: Enter came after text, so it answers nothing. Characters
   * that `answer` knows nothing about are text.
   */
  readonly next: <Answer>(answer: (event: KeyEvent) => Answer | undefined) => Promise<Answer | 'hint'>;
};

/** For one question, from its first drawing to its answer. `enterIsNo`: it declines, after text too. */
export function answerKeys(keys: Keys, enterIsNo: boolean): AnswerKeys {
  let typed = false;
  return {
    async next(answer) {
      for (;;) {
        const event = await keys.next(typed);
        if (event.type === 'text') typed = true;
        const ends = event.type === 'enter' || (event.type === 'text' && event.entered);
        if (typed && ends && !enterIsNo) return 'hint';
        if (event.type === 'text') continue;
        const seen = answer(event);
        if (seen !== undefined) return seen;
        typed ||= event.type === 'character';
      }
    },
  };
}
