// A model's Markdown as a terminal shows it, word by word as it comes: bold, code, headings, lists, quotes, tables.

import type { Look } from '../drawing/look.ts';
import { cellsOf } from '../drawing/width.ts';
import { renderTable } from './markdown-table.ts';

export type MarkdownStream = {
  /** What can be written now. The text must be harmless already; the only sequences here are our own styles. */
  readonly push: (text: string) => string;
  /** The rest. */
  readonly end: () => string;
};

export type MarkdownLook = Pick<Look, 'columns' | 'unicode' | 'strong' | 'code' | 'faint'>;

export function createMarkdown(look: () => MarkdownLook): MarkdownStream {
  const stream = new Markdown(look());
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

/** What may still become the mark of a block; longer starts of lines are text. */
const UNDECIDED = /^ {0,12}(?:#{0,6}|[-*+]|\d{1,3}[.)]?|>|`{0,2}|[-*_ ]{0,80})$/;
const WHOLE_LINE = /^ {0,12}(?:```|~~~|\|)/;

class Markdown {
  /** Asked of the terminal once a piece, which may hold many words. */
  seen: MarkdownLook;
  #out = '';
  /** The start of a line, as long as it is not known what it begins. */
  #start: string | undefined = '';
  #table: string[] = [];
  #fenced = false;
  #heading = false;
  #bold = false;
  #code = false;
  /** Stars that may open or close bold. */
  #stars = '';
  #previous = ' ';
  #word = '';
  #wordCells = 0;
  /** How much of the word stands on the screen already: UTF-16 units, and cells with the blanks before it. */
  #shown = { units: 0, cells: 0 };
  #blanks = '';
  #column = 0;
  #hang = 0;

  constructor(look: MarkdownLook) {
    this.seen = look;
  }

  taken(): string {
    const out = this.#out;
    this.#out = '';
    return out;
  }

  take(character: string): void {
    if (character === '\n') return this.#endLine();
    if (this.#start === undefined) return this.#inline(character);
    this.#start += character;
    if (this.#fenced ? /^ {0,3}(?:`{0,3}|~{0,3})$/.test(this.#start) : isOpen(this.#start)) return;
    this.#decide(this.#start);
  }

  finish(): void {
    if (this.#start !== undefined && this.#start !== '') {
      if (WHOLE_LINE.test(this.#start)) this.#takeWholeLine(this.#start);
      else this.#decide(this.#start);
    }
    this.#closeText();
    this.#flushTable(false);
    this.#start = '';
    this.#fenced = false;
  }

  #endLine(): void {
    const start = this.#start;
    if (start !== undefined && WHOLE_LINE.test(start) && this.#takeWholeLine(start)) {
      this.#start = '';
      return;
    }
    if (start !== undefined && start !== '') {
      if (/^ {0,3}([-*_])(?: *\1){2,} *$/.test(start) && !this.#fenced) this.#rule();
      else this.#decide(start);
    } else if (start === '') this.#flushTable(true);
    this.#closeText();
    this.#out += '\n';
    this.#newLine();
  }

  #newLine(): void {
    this.#start = '';
    this.#column = 0;
    this.#hang = 0;
    this.#previous = ' ';
  }

  /** Marks of a code block, and rows of a table; false for what is no such line after all. */
  #takeWholeLine(line: string): boolean {
    if (/^ {0,12}\|/.test(line)) {
      if (this.#fenced) return false;
      this.#table.push(line);
      return true;
    }
    if (this.#fenced ? !/^ {0,3}(?:```|~~~)\s*$/.test(line) : false) return false;
    this.#flushTable(true);
    this.#fenced = !this.#fenced;
    return true;
  }

  #flushTable(more: boolean): void {
    if (this.#table.length === 0) return;
    const { columns, strong } = this.seen;
    this.#out += renderTable(this.#table, columns, strong).join('\n') + (more ? '\n' : '');
    this.#table = [];
  }

  #rule(): void {
    this.#flushTable(true);
    const { columns, unicode, faint } = this.seen;
    this.#out += faint((unicode ? '─' : '-').repeat(Math.min(columns, 40)));
  }

  #decide(start: string): void {
    this.#start = undefined;
    this.#flushTable(true);
    if (this.#fenced) {
      this.#out += `  ${this.#opening('code')}`;
      this.#code = true;
      for (const character of start) this.#inline(character);
      return;
    }
    const [, indent = '', mark = '', rest = ''] =
      /^( *)(#{1,6} |[-*+] |\d{1,3}[.)] |> ?)?([\s\S]*)$/.exec(start) ?? [];
    const { unicode, faint } = this.seen;
    let shown = mark;
    if (mark.startsWith('#')) shown = '';
    else if (/^[-*+] /.test(mark)) shown = unicode ? '• ' : '- ';
    else if (mark.startsWith('>')) shown = faint(unicode ? '│ ' : '| ');
    this.#out += indent + shown;
    this.#hang = indent.length + (mark.startsWith('#') ? 0 : mark.startsWith('>') ? 2 : mark.length);
    this.#column = this.#hang;
    if (mark.startsWith('#')) {
      this.#heading = true;
      this.#out += this.#opening('strong');
    }
    for (const character of rest) this.#inline(character);
  }

  #inline(character: string): void {
    if (this.#fenced) {
      this.#out += character;
      return;
    }
    if (character === '*' && !this.#code && this.#stars.length < 2) {
      this.#stars += character;
      return;
    }
    if (this.#stars !== '') this.#settleStars(character);
    if (character === '`') this.#toggle('code');
    else this.#put(character);
    this.#previous = character;
  }

  #settleStars(next: string): void {
    const stars = this.#stars;
    this.#stars = '';
    const opens = !this.#bold && /[\s([{"'`—–:-]/.test(this.#previous) && /[^\s*/.]/.test(next);
    const closes = this.#bold && !/\s/.test(this.#previous);
    if (stars === '**' && (opens || closes)) this.#toggle('strong');
    else for (const star of stars) this.#put(star);
    if (stars !== '') this.#previous = '*';
  }

  #toggle(style: 'strong' | 'code'): void {
    const on = style === 'code' ? this.#code : this.#bold;
    // A mark takes no room, so it travels with its word.
    this.#word += on ? this.#closing(style) : this.#opening(style);
    if (style === 'code') this.#code = !on;
    else this.#bold = !on;
  }

  #put(character: string): void {
    if (character === ' ') {
      this.#flushWord();
      this.#blanks += ' ';
      return;
    }
    const cells = cellsOf(character);
    // Lines may break between characters of Chinese and Japanese, and nothing there waits for a blank.
    if (cells === 2) this.#flushWord();
    this.#word += character;
    this.#wordCells += cells;
    if (cells === 2) this.#flushWord();
  }

  /** A word is shown as far as it has come; should the rest not fit, it moves to the next line. */
  showBegun(): void {
    const cells = this.#blanks.length + this.#wordCells;
    // At the very edge terminals differ in where the cursor is.
    if (this.#word === '' || this.#column + cells >= this.seen.columns) return;
    const { units } = this.#shown;
    this.#out += (units === 0 ? this.#blanks : '') + this.#word.slice(units);
    this.#shown = { units: this.#word.length, cells };
  }

  #flushWord(): void {
    if (this.#word === '') return;
    const { units, cells } = this.#shown;
    const wanted = this.#column + this.#blanks.length + this.#wordCells;
    if (this.#wordCells > 0 && wanted > this.seen.columns && this.#column > this.#hang) {
      if (cells > 0) this.#out += `\x1b[${cells}D\x1b[K`;
      this.#out += `\n${' '.repeat(this.#hang)}${this.#word}`;
      this.#column = this.#hang;
    } else {
      this.#out += (units === 0 ? this.#blanks : '') + this.#word.slice(units);
      this.#column += this.#blanks.length;
    }
    this.#column += this.#wordCells;
    this.#word = '';
    this.#wordCells = 0;
    this.#blanks = '';
    this.#shown = { units: 0, cells: 0 };
  }

  /** Every style ends with its line, whatever the text forgot. */
  #closeText(): void {
    if (this.#stars !== '') this.#settleStars(' ');
    if (this.#code) this.#word += this.#closing('code');
    if (this.#bold) this.#word += this.#closing('strong');
    if (this.#heading) this.#word += this.#closing('strong');
    this.#code = false;
    this.#bold = false;
    this.#heading = false;
    this.#flushWord();
    this.#blanks = '';
  }

  #opening(style: 'strong' | 'code'): string {
    return this.seen[style]('\0').split('\0')[0] ?? '';
  }

  #closing(style: 'strong' | 'code'): string {
    return this.seen[style]('\0').split('\0')[1] ?? '';
  }
}

function isOpen(start: string): boolean {
  return UNDECIDED.test(start) || WHOLE_LINE.test(start);
}
