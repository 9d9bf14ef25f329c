// A plan as one text to print: it keeps the folder and variables from part to part, and stops where one fails.

import type { Shell } from '../../domain/shell.ts';
import { syntaxOf } from '../../domain/shell-descriptor.ts';

export function joinParts(commands: readonly string[], shell: Shell): string {
  if (commands.every((command) => PLAIN.test(command))) return commands.join(' && ');
  const [open, close, and] = syntaxOf(shell) === 'fish' ? ['begin', 'end', '; and '] : ['{', '}', ' && '];
  return commands.map((command) => `${open}\n${command}\n${close}`).join(and);
}

/** Words, and no sign that could join with what follows: a comment, `;`, `&`, `|`, a here-document. */
const PLAIN = /^[\w ./~:=@%+,*?'"$>-]+$/;
