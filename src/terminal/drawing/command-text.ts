// A command as it is shown: every character visible, the parts a reason is about picked out.

import type { Span } from '../../domain/verdict.ts';
import { makeAllVisible, makeVisible } from '../../domain/visible.ts';
import type { Look } from './look.ts';

export type LineOfCommand = {
  readonly text: string;
  /** Where the line starts in the command, in UTF-16 units. */
  readonly start: number;
};

/** The lines of a command; a newline at its end opens no further line. */
export function linesOf(command: string): LineOfCommand[] {
  const texts = command.replace(/(?<!\n)\n+$/, '').split('\n');
  let start = 0;
  return texts.map((text) => {
    const line = { text, start };
    start += text.length + 1;
    return line;
  });
}

/** One line of a command in one colour; leading tabs are shown as four spaces, others as `^I`. */
export function showLine(line: string, look: Pick<Look, 'unicode'>): string {
  const tabs = leadingTabs(line);
  return '    '.repeat(tabs) + showPart(line.slice(tabs), look);
}

/** The same, styled as a command with the spans picked out. */
export function paintLine(line: LineOfCommand, spans: readonly Span[], look: Look): string {
  const { text, start } = line;
  const tabs = leadingTabs(text);
  const picked = new Array<boolean>(text.length).fill(false);
  for (const [from, to] of spans) picked.fill(true, Math.max(0, from - start), Math.max(0, to - start));
  let painted = '    '.repeat(tabs);
  for (let from = tabs, to = tabs; from < text.length; from = to) {
    while (to < text.length && picked[to] === picked[from]) to += 1;
    painted += (picked[from] === true ? look.culprit : look.command)(showPart(text.slice(from, to), look));
  }
  return painted;
}

function leadingTabs(line: string): number {
  return /^\t*/.exec(line)?.[0].length ?? 0;
}

function showPart(part: string, look: Pick<Look, 'unicode'>): string {
  return onlyAscii(makeAllVisible(part), look);
}

/** Text meant to be read: on one line, nothing in it that a terminal would interpret. */
export function showText(text: string, look: Pick<Look, 'unicode'>): string {
  return onlyAscii(makeVisible(text.replace(/\s+/g, ' ').trim()), look);
}

/** Without a UTF-8 locale a byte of a letter may be a control of the terminal. */
export function onlyAscii(text: string, look: Pick<Look, 'unicode'>): string {
  if (look.unicode) return text;
  return text.replaceAll('−', '-').replace(/[^\n\t -~]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}
