// Splits a failed line into its commands and their words; understands only quotes and separators.

import type { Shell } from '../../domain/shell.ts';
import { SHELL_DESCRIPTORS } from '../../domain/shell-descriptor.ts';
import type { FailedWord } from './fix.ts';

/** Each part between `;`, `&&`, `||`, `|` and newlines. Parts that substitute or redirect something keep their words. */
export function partsOf(command: string, shell: Shell): readonly (readonly FailedWord[])[] {
  const sign = SHELL_DESCRIPTORS[shell].escape;
  const parts: FailedWord[][] = [[]];
  let at = 0;
  while (at < command.length) {
    const joint = /^(?:&&|\|\||[;|&\n])/.exec(command.slice(at))?.[0];
    if (joint !== undefined) {
      parts.push([]);
      at += joint.length;
    } else if (/\s/.test(command[at] ?? '')) at += 1;
    else {
      const word = readWord(command, at, sign);
      parts.at(-1)?.push(word);
      at = word.span[1];
    }
  }
  return parts.filter((words) => words.length > 0);
}

function readWord(command: string, from: number, sign: string): FailedWord {
  let text = '';
  let at = from;
  while (at < command.length && !/[\s;|&]/.test(command[at] ?? '')) {
    const character = command[at] ?? '';
    const end = character === "'" || character === '"' ? command.indexOf(character, at + 1) : -1;
    if (end > 0) {
      text += command.slice(at + 1, end);
      at = end + 1;
    } else {
      const escaped = character === sign;
      text += escaped ? (command[at + 1] ?? '') : character;
      at += escaped ? 2 : 1;
    }
  }
  return { text, span: [from, Math.min(at, command.length)] };
}
