// A text that makes an escape character alone and holds the rest of a terminal's command may put both together, whatever
// way they take; so may one that makes characters of numbers that are not known where they are made.

import type { Span } from '../../../domain/verdict.ts';
import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';

type Pieces = { readonly escape?: Span; readonly rest?: true };

const pieces = new WeakMap<Judgement, Pieces>();

/** Records a text that is written or made somewhere. */
export function notePiece(judgement: Judgement, text: string, span: Span): void {
  const known = pieces.get(judgement);
  if (known?.escape === undefined && ESCAPE.test(text)) pieces.set(judgement, { ...known, escape: span });
  if (known?.rest === undefined && REST.test(text))
    pieces.set(judgement, { ...pieces.get(judgement), rest: true });
}

/** To be asked when all of a text is judged. */
export function judgePieces(judgement: Judgement): void {
  if (judgement.found.latest.has('controls-terminal')) return;
  const known = pieces.get(judgement);
  const made = madeLater(judgement.text.source, known?.rest === true);
  if (made !== undefined) report(judgement, 'controls-terminal', made);
  else if (known?.escape !== undefined && known.rest) report(judgement, 'controls-terminal', known.escape);
}

/** Where characters are made of numbers of which one is that of an escape, or of any, beside the rest of a command. */
function madeLater(source: string, hasRest: boolean): Span | undefined {
  // What neither of them can match is nearly every text.
  if (!/char|getstring|utf32|base64/i.test(source)) return undefined;
  const [encoded] = source.match(DECODED) ?? [];
  const decoded =
    encoded === undefined ? '' : Buffer.from(encoded.split(/['"]/)[1] ?? '', 'base64').toString();
  // What is written as its number was read in its place.
  const others = source.replace(/\[char\]\s*(?:\d+|0x[\da-f]+)/gi, (whole) => ' '.repeat(whole.length));
  const { index = 0 } = CHARACTERS.exec(others) ?? { index: undefined };
  const makes = CHARACTERS.test(others) && (hasRest || NUMBER.test(others));
  return makes || (decoded !== '' && ESCAPED.test(decoded)) ? [index, index + 6] : undefined;
}

const DECODED = /FromBase64String\(\s*['"][A-Za-z\d+/=]+['"]/i;

const CHARACTERS =
  /\[\s*(?:system\.)?char\s*(?:\[\s*\]\s*)?\](?!::Is)|\.GetString\s*\(|ConvertFromUtf32|ToChar\s*\(/i;

/** An escape, or a control character that does the same. */
const NUMBER = /(?<![\w.])(?:27|0x0*1b|144|15[2-9]|0x9[08d-f])(?![\w.]*\w)/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
const ESCAPED = /[\u001b\u0090\u0098\u009d-\u009f](?!\[[\d;]*m)/;

/** What ends in one is to be continued; a regular expression writes it out. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
const ESCAPE = /\u001b$|\\(?:e|x1b|u001b|033|c\[)\]/i;

/** A command for the terminal itself: `]`, its number, and what it is given. */
const REST = /\]\d+;/;
