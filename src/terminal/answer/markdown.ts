// A model's Markdown as a terminal shows it, word by word as it comes: emphasis, links, code, headings, lists, tables.

import type { Highlight } from './highlight.ts';
import { Markdown } from './markdown-lines.ts';
import type { MarkdownLook } from './markdown-marks.ts';

export type MarkdownStream = {
  /** What can be written now. The text must be harmless already; the only sequences here are our own styles. */
  readonly push: (text: string) => string;
  /** The rest. */
  readonly end: () => string;
};

/** `highlight`: the highlighter for code, if it has been loaded. */
export function createMarkdown(
  look: () => MarkdownLook,
  highlight?: () => Highlight | undefined,
): MarkdownStream {
  const stream = new Markdown(look(), highlight);
  return {
    push(text) {
      stream.seen = look();
      for (const character of text) stream.take(character);
      stream.showBegun();
      return stream.taken();
    },
    end() {
      stream.seen = look();
      stream.finish();
      return stream.taken();
    },
  };
}
