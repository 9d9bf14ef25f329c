// A history of 318 lines and 60 questions about it, written before the ranking. `t` were used to tune it, `a` never.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const NOW = new Date(2026, 10, 19, 15, 0).getTime();

const read = (name: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n');

/** As zsh writes it with extended_history. */
export const HISTORY = Buffer.from(
  read('history.txt')
    .map((line) => {
      const [, month, day, hour, minute, command = ''] =
        /^(\d\d)-(\d\d) (\d\d):(\d\d) (.*)$/.exec(line) ?? [];
      const at = new Date(2026, Number(month) - 1, Number(day), Number(hour), Number(minute)).getTime();
      return `: ${at / 1000}:0;${command}\n`;
    })
    .join(''),
);

export const QUESTIONS = read('questions.txt').map((line) => {
  const [set = '', question = '', right = ''] = line.split('\t');
  return { set, question, right };
});
