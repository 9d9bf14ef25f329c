// A block of code as it comes, line by line: what a line is may depend on those before it.

import type { Highlight, Token } from './highlight.ts';

export type CodeBlock = { readonly line: (text: string) => readonly Token[] };

/** Lines that are read again for each new one: a text over more lines than that is rare. */
const MOST_CONTEXT = 60;
/** A longer line takes the highlighter too long, and stays plain. */
const LONGEST_LINE = 2000;

/** Undefined for a language that is not known. */
export function createCodeBlock(language: string, highlight: Highlight): CodeBlock | undefined {
  if (highlight('', language) === undefined) return undefined;
  const lines: string[] = [];
  return {
    line(text) {
      if (text.length > LONGEST_LINE) return [{ text, kind: undefined }];
      lines.push(text);
      if (lines.length > MOST_CONTEXT) lines.shift();
      return highlight(lines.join('\n'), language)?.at(-1) ?? [{ text, kind: undefined }];
    },
  };
}
