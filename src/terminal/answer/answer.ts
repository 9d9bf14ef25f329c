// Writes the text of an answer while it streams: at once, with control characters made visible.

import { makeVisible } from '../../domain/visible.ts';
import { onlyAscii } from '../drawing/command-text.ts';
import type { Look } from '../drawing/look.ts';
import type { Highlight } from './highlight.ts';
import { createMarkdown, type MarkdownStream } from './markdown.ts';
import type { MarkdownLook } from './markdown-marks.ts';

export type AnswerText = {
  /** Adds a piece. */
  readonly add: (piece: string) => void;
  /** Shows the whole text, or the rest of it if it began to stream. `plain`: it is no Markdown. */
  readonly complete: (text: string, plain?: boolean) => void;
  /** Ends the line if one is open. The next piece begins another text. */
  readonly end: () => void;
  /** Settles when what is needed to draw the text has been loaded. */
  readonly ready: (text: string) => Promise<void>;
};

type AnswerLook = MarkdownLook & Pick<Look, 'styled' | 'answerMark'>;

export function createAnswerText(options: {
  readonly write: (text: string) => void;
  readonly look: () => AnswerLook;
  /** Called before the first character of a text is written. */
  readonly begin: () => void;
}): AnswerText {
  let received = '';
  let waiting = '';
  /** The last characters shown: the next piece may continue an emoji. */
  let context = '';
  let markdown: MarkdownStream | undefined;
  let highlight: Highlight | undefined;
  let loading: Promise<void> | undefined;
  let [loaded, isPlain] = [false, false];
  const put = marked(options);
  const look = () => beside(options.look());
  const write = (text: string) => {
    const shown = markdown === undefined ? text : markdown.push(text);
    if (shown !== '') put(shown);
  };
  const show = (length: number) => {
    const piece = context === '' ? waiting.slice(0, length).trimStart() : waiting.slice(0, length);
    waiting = waiting.slice(length);
    if (piece === '') return;
    if (context === '') {
      options.begin();
      markdown = look().styled && !isPlain ? createMarkdown(look, () => highlight) : undefined;
    }
    const visible = makeVisible(context + piece).slice(makeVisible(context).length);
    write(onlyAscii(visible, options.look()));
    context = (context + piece).slice(-CONTEXT);
  };
  const load = (): Promise<void> => {
    loading ??= import('./highlight.ts').then(
      (module) => {
        highlight = module.highlight;
      },
      // The code is shown without its colours.
      () => {},
    );
    return loading;
  };
  /** Code with a language waits until the highlighter is loaded. */
  const drawable = (text: string): string => {
    if (loaded || !options.look().coloured) return text;
    const at = text.search(NAMED_BLOCK);
    if (at === -1) return text.replace(BEGUN_BLOCK, '');
    void load().then(() => {
      loaded = true;
      show(settled(waiting));
    });
    return text.slice(0, at);
  };
  const end = () => {
    show(waiting.trimEnd().length);
    if (context !== '') put(`${markdown?.end() ?? ''}\n`);
    [received, waiting, context, isPlain] = ['', '', '', false];
  };
  const add = (piece: string) => {
    received += piece;
    waiting += piece;
    show(settled(drawable(waiting)));
  };
  return {
    add,
    async ready(text) {
      if (!options.look().coloured || !NAMED_BLOCK.test(text)) return;
      await load();
      loaded = true;
    },
    complete: (text, plain = false) => {
      const rest = restAfter(received, text);
      if (rest === undefined) end();
      isPlain = plain;
      add(rest ?? text);
      end();
    },
    end,
  };
}

/** Writes with the mark of an answer before each line. */
function marked(options: {
  readonly write: (text: string) => void;
  readonly look: () => AnswerLook;
}): (text: string) => void {
  let atStart = true;
  return (text) => {
    const { answerMark } = options.look();
    if (answerMark === '') return options.write(text);
    options.write((atStart ? answerMark : '') + text.replaceAll(/\n(?=[\s\S])/g, `\n${answerMark}`));
    atStart = text.endsWith('\n');
  };
}

/** The screen beside the mark. */
function beside(look: AnswerLook): AnswerLook {
  return look.answerMark === '' ? look : { ...look, columns: look.columns - MARK_CELLS };
}

const MARK_CELLS = 2;

/** The line that begins a block of code and names its language. */
const NAMED_BLOCK = /^ {0,3}(?:```|~~~)[ \t]*[a-z]/im;

/** What may become such a line. */
const BEGUN_BLOCK = /(?<=^|\n) {0,3}(?:`{1,3}|~{1,3})[ \t]*$/;

/** What follows in `text` after `start`, spaces around both aside; nothing if it does not begin so. */
function restAfter(start: string, text: string): string | undefined {
  const [streamed, whole] = [start.trim(), text.trim()];
  return whole.startsWith(streamed) ? text.trimStart().slice(start.trimStart().length) : undefined;
}

/** UTF-16 units; the longest beginning of an emoji that a joiner or selector looks back at has 5. */
const CONTEXT = 8;

/** Blanks at the end may be the last; half a character, a joiner and a selector depend on what follows. */
function settled(text: string): number {
  return text.replace(/(?:(?<!\s)\s+|[\u{D800}-\u{DBFF}]|\u{200D}|\u{FE0F})$/u, '').length;
}
