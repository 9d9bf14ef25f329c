// Whether a value can be put into a command of a person's own recipe: only where beck's quotes are the only ones.

import { slotNames } from './own-recipe.ts';
import type { Shell } from './shell.ts';
import { SHELL_DESCRIPTORS, syntaxOf } from './shell-descriptor.ts';

/** What is wrong, as a sentence; undefined where nothing is. `shells`: those that would read the command. */
export function problemOfCommand(
  command: string,
  slots: readonly string[],
  shells: readonly Shell[],
): string | undefined {
  if (command.trim() === '') return 'the command is empty.';
  if (command.includes('\0')) return 'the command holds a NUL byte.';
  const readings = shells.map((shell) => outsideQuotes(command, shell));
  const stray = readings.flatMap(slotNames).find((name) => !slots.includes(name));
  if (stray !== undefined) return `{${stray}} is not a slot of the phrase.`;
  const missing = slots.find((name) => !slotNames(command).includes(name));
  if (missing !== undefined) return `{${missing}} is not used in the command.`;
  for (const name of slots) {
    const all = count(slotNames(command), name);
    if (readings.some((reading) => count(slotNames(reading), name) !== all))
      return `{${name}} must stand outside quotes, comments and escapes: beck quotes its value.`;
  }
  if (
    slots.length > 0 &&
    (isNested(command) || readings.some((reading, i) => isUnquotable(reading, shells[i])))
  )
    return 'slots cannot be used together with `…`, ((…)), <<, $\'…\' or "$(…)".';
  return undefined;
}

function count(names: readonly string[], wanted: string): number {
  return names.filter((name) => name === wanted).length;
}

/** Quotes in quotes, which only the shell itself can tell apart. */
function isNested(command: string): boolean {
  return /\$['"]|"[^"]*\$\(|\$\{[^}]*["']/.test(command);
}

/** There a quoted value is read a second time. */
function isUnquotable(reading: string, shell: Shell | undefined): boolean {
  if (shell !== undefined && syntaxOf(shell) === 'powershell') return /@ |[‘’‚‛“”„]/.test(reading);
  return /`|\(\(|\$\[|(?<!<)<<(?!<)/.test(reading);
}

/** The command with spaces for all that is in quotes or comments or is escaped. */
function outsideQuotes(command: string, shell: Shell): string {
  const { escape: marker, syntax } = SHELL_DESCRIPTORS[shell];
  let quote: string | undefined;
  let comment = false;
  let text = '';
  for (let at = 0; at < command.length; at += 1) {
    const sign = command[at] ?? '';
    if (comment) comment = sign !== '\n';
    const escapes = !comment && sign === marker && (quote !== "'" || syntax === 'fish');
    if (escapes) {
      text += '  ';
      at += 1;
    } else if (comment) text += ' ';
    else if (quote !== undefined) {
      if (sign === quote) quote = undefined;
      text += ' ';
    } else if (sign === '"' || sign === "'") {
      quote = sign;
      text += ' ';
    } else if (sign === '#' && /(^|[\s;&|(])$/.test(text)) {
      comment = true;
      text += ' ';
    } else text += sign;
  }
  return text;
}
