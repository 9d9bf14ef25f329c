// A program's output as plain text, as a terminal would show it: no colours, no queries, no overwritten parts.

import { findSecrets } from './redact.ts';

/** The text as copied from the screen; tabs and newlines stay. Linear in the length. */
export function cleanText(text: string): string {
  if (!CONTROL.test(text)) return text;
  return text.split('\n').map(cleanLine).join('\n');
}

const ESC = '\u001b';
const BEL = '\u0007';
const CSI_8_BIT = '\u009b';
// Cancel, substitute and a new escape end a sequence early; a newline does too, so that a stray introducer hides one line at most.
const STRING_BODY = `[^${BEL}${ESC}\u009c\u0018\u001a\n]*`;
const STRING_END = `(?:${BEL}|\u009c|${ESC}\\\\)?`;

/** Anything but printable text, tab and newline. Written out, since a property of Unicode takes long to compile. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\0-\x08\x0b-\x1f\x7f-\x9f]/;

/** One control sequence: CSI with its parameters and final byte, a string sequence, a short escape, a control character. */
const SEQUENCE = new RegExp(
  [
    `(?:${ESC}\\[|${CSI_8_BIT})(?<parameters>[0-?]*)[ -/]*(?<final>[@-~])?`,
    `(?:${ESC}[\\]PX^_]|[\u0090\u0098\u009d-\u009f])${STRING_BODY}${STRING_END}`,
    `${ESC}[ -/]*[0-~]?`,
    '(?<control>(?![\\t\\n])\\p{Cc})',
  ].join('|'),
  'gu',
);

/** A program may move the cursor anywhere; beyond this column the text is of no use to a reader. */
const LAST_COLUMN = 1000;

function cleanLine(line: string): string {
  if (!CONTROL.test(line)) return line;
  const shown = showLine(line);
  return mayOverwrite(line) && hidesSecret(line, shown) ? OVERWRITTEN_SECRET : shown;
}

const OVERWRITTEN_SECRET = '[masked: an overwritten line that held a secret]';

const MOVES = new RegExp(`(?:${ESC}\\[|${CSI_8_BIT})[0-?]*[CDGK]`);

/** A carriage return that a newline follows moves nothing. */
function mayOverwrite(line: string): boolean {
  return /[\r\b](?!$)/.test(line) || MOVES.test(line);
}

/** Whether a secret in the output is split on the screen, where no pattern would recognise it. */
function hidesSecret(line: string, shown: string): boolean {
  const joined = line.replace(SEQUENCE, '');
  const parts = line.replace(SEQUENCE, '\n');
  const written = Math.max(findSecrets(joined).length, findSecrets(parts).length);
  return written > 0 && findSecrets(shown).length < written;
}

function showLine(line: string): string {
  const screen = new ScreenLine();
  let from = 0;
  for (const match of line.matchAll(SEQUENCE)) {
    screen.write(line.slice(from, match.index));
    from = match.index + match[0].length;
    const { parameters, final, control } = match.groups ?? {};
    if (control !== undefined) screen.control(control);
    else if (final !== undefined) screen.move(final, parameters ?? '');
  }
  screen.write(line.slice(from));
  return screen.text();
}

/** One line of a screen: cells and a cursor. */
class ScreenLine {
  readonly #cells: string[] = [];
  #column = 0;

  write(text: string): void {
    for (const cell of text) {
      while (this.#cells.length < this.#column) this.#cells.push(' ');
      this.#cells[this.#column] = cell;
      this.#column += 1;
    }
  }

  control(character: string): void {
    if (character === '\r') this.#column = 0;
    if (character === '\b') this.#column = Math.max(0, this.#column - 1);
  }

  /** The few movements that progress bars use inside a line; colours and all the rest change no text. */
  move(final: string, parameters: string): void {
    const count = Number.parseInt(parameters, 10);
    if (final === 'K') this.#erase(count || 0);
    if (final === 'C') this.#column = Math.min(this.#column + (count || 1), this.#limit());
    if (final === 'D') this.#column = Math.max(0, this.#column - (count || 1));
    if (final === 'G') this.#column = Math.min((count || 1) - 1, this.#limit());
  }

  text(): string {
    return this.#cells.join('');
  }

  #erase(part: number): void {
    if (part === 0) this.#cells.length = Math.min(this.#cells.length, this.#column);
    if (part === 1) this.#cells.fill(' ', 0, this.#column + 1);
    if (part === 2) this.#cells.length = 0;
  }

  #limit(): number {
    return Math.max(LAST_COLUMN, this.#cells.length);
  }
}
