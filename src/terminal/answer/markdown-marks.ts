// The marks of Markdown, and the terminal styles for them.

import type { Look } from '../drawing/look.ts';

export type MarkdownLook = Pick<
  Look,
  'columns' | 'unicode' | 'strong' | 'code' | 'faint' | 'emphasis' | 'struck' | 'syntax' | 'link' | 'coloured'
>;

export type Style = 'strong' | 'code' | 'emphasis' | 'struck';

export function taskMark(done: boolean, unicode: boolean): string {
  if (unicode) return done ? '☑ ' : '☐ ';
  return done ? '[x] ' : '[ ] ';
}

/** A text that reads like an address must not lead to another one. */
export function hidesAddress(text: string, url: string): boolean {
  return text !== url && /:\/\/|^www\.|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/:?#]|$)/i.test(text.trim());
}

export function isOpen(start: string): boolean {
  return UNDECIDED.test(start) || WHOLE_LINE.test(start);
}

/** What may still become the mark of a block; longer starts of lines are text. */
const UNDECIDED =
  /^ {0,12}(?:#{0,6}|[-*+](?: \[(?:[ xX](?:\] ?)?)?)?|\d{1,3}[.)]?|>|`{0,2}|~{0,2}|[-*_ ]{0,80})$/;
export const WHOLE_LINE = /^ {0,12}(?:```|~~~|\|)/;
