// A text that makes an escape character alone and holds the rest of a terminal's command may put both together, whatever way they take.

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
  const known = pieces.get(judgement);
  if (known?.escape === undefined || !known.rest || judgement.found.latest.has('controls-terminal')) return;
  report(judgement, 'controls-terminal', known.escape);
}

/** What ends in one is to be continued; a regular expression writes it out. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
const ESCAPE = /\u001b$|\\(?:e|x1b|u001b|033|c\[)\]/i;

/** A command for the terminal itself: `]`, its number, and what it is given. */
const REST = /\]\d+;/;
