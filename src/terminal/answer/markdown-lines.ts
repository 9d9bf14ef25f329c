// Writes Markdown line by line: what a line begins with, the styles in it, and where its words break.

import { cellsOf } from '../drawing/width.ts';
import { type CodeBlock, createCodeBlock } from './code-block.ts';
import type { Highlight } from './highlight.ts';
import { type Inline, readInline } from './inline.ts';
import {
  hidesAddress,
  isOpen,
  type MarkdownLook,
  type Style,
  taskMark,
  WHOLE_LINE,
} from './markdown-marks.ts';
import { renderTable } from './markdown-table.ts';

export class Markdown {
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
  /** What may become an emphasis or a link, or stay what it is. */
  #pending = '';
  /** A block of code whose language is known. */
  #block: CodeBlock | undefined;
  readonly #highlight: (() => Highlight | undefined) | undefined;
  #previous = ' ';
  #word = '';
  #wordCells = 0;
  /** How much of the word is on the screen already: UTF-16 units, and cells with the spaces before it. */
  #shown = { units: 0, cells: 0 };
  #blanks = '';
  #column = 0;
  #hang = 0;

  constructor(look: MarkdownLook, highlight: (() => Highlight | undefined) | undefined) {
    this.seen = look;
    this.#highlight = highlight;
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
    if (this.#block !== undefined) return;
    if (this.#fenced ? /^ {0,3}(?:`{0,3}|~{0,3})$/.test(this.#start) : isOpen(this.#start)) return;
    this.#decide(this.#start);
  }

  finish(): void {
    if (this.#start !== undefined && this.#start !== '') {
      if (WHOLE_LINE.test(this.#start) && this.#takeWholeLine(this.#start)) this.#start = '';
      else if (this.#block !== undefined) this.#out += this.#codeLine(this.#start);
      else this.#decide(this.#start);
    }
    this.#closeText();
    this.#flushTable(false);
    this.#start = '';
    this.#fenced = false;
    this.#block = undefined;
  }

  #endLine(): void {
    const start = this.#start;
    if (start !== undefined && WHOLE_LINE.test(start) && this.#takeWholeLine(start)) {
      this.#start = '';
      return;
    }
    if (this.#block !== undefined) {
      this.#out += `${this.#codeLine(start ?? '')}\n`;
      return this.#newLine();
    }
    if (start !== undefined && start !== '') {
      if (/^ {0,3}([-*_])(?: *\1){2,} *$/.test(start) && !this.#fenced) this.#rule();
      else this.#decide(start);
    } else if (start === '') this.#flushTable(true);
    this.#closeText();
    this.#out += '\n';
    this.#newLine();
  }

  #codeLine(text: string): string {
    const tokens = this.#block?.line(text) ?? [];
    const painted = tokens.map((token) =>
      token.kind ? this.seen.syntax(token.kind)(token.text) : token.text,
    );
    return painted.length === 0 ? '' : `  ${painted.join('')}`;
  }

  #newLine(): void {
    this.#start = '';
    this.#column = 0;
    this.#hang = 0;
    this.#previous = ' ';
  }

  /** Fences of a code block, and rows of a table; false for any other line. */
  #takeWholeLine(line: string): boolean {
    if (/^ {0,12}\|/.test(line)) {
      if (this.#fenced) return false;
      this.#table.push(line);
      return true;
    }
    if (this.#fenced ? !/^ {0,3}(?:```|~~~)\s*$/.test(line) : false) return false;
    this.#flushTable(true);
    this.#fenced = !this.#fenced;
    const language = /^ {0,12}(?:`{3,}|~{3,})\s*([\w+#-]+)/.exec(line)?.[1];
    const highlight = this.#fenced && language !== undefined ? this.#highlight?.() : undefined;
    this.#block = language && highlight ? createCodeBlock(language.toLowerCase(), highlight) : undefined;
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
      /^( *)(#{1,6} |[-*+] (?:\[[ xX]\] )?|\d{1,3}[.)] |> ?)?([\s\S]*)$/.exec(start) ?? [];
    const { unicode, faint } = this.seen;
    let shown = mark;
    if (mark.startsWith('#')) shown = '';
    else if (/^[-*+] \[/.test(mark)) shown = taskMark(/x/i.test(mark), unicode);
    else if (/^[-*+] /.test(mark)) shown = unicode ? '• ' : '- ';
    else if (mark.startsWith('>')) shown = faint(unicode ? '│ ' : '| ');
    this.#out += indent + shown;
    this.#hang = indent.length + (mark.startsWith('>') ? 2 : shown.length);
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
    if (this.#pending === '' && (this.#code || !/[*~[]/.test(character))) return this.#show(character);
    this.#pending += character;
    this.#settle(false);
  }

  #show(character: string): void {
    // Without colour code is known by its marks.
    if (character === '`' && this.seen.coloured) this.#toggle('code');
    else this.#put(character);
    this.#previous = character;
  }

  #settle(atEnd: boolean): void {
    const found = readInline(this.#pending, { previous: this.#previous, bold: this.#bold, atEnd });
    if (found.type === 'open') return;
    this.#pending = '';
    this.#draw(found);
    for (const character of found.rest) this.#inline(character);
  }

  #settleAll(): void {
    // Each round takes at least one character.
    while (this.#pending !== '') this.#settle(true);
  }

  #draw(found: Exclude<Inline, { type: 'open' }>): void {
    switch (found.type) {
      case 'text':
        for (const character of found.text) this.#show(character);
        return;
      case 'bold':
        this.#toggle('strong');
        this.#previous = '*';
        return;
      case 'emphasis':
      case 'struck':
        return this.#around([this.#opening(found.type), this.#closing(found.type)], found.text);
      case 'link':
        return this.#link(found.text, found.url);
    }
  }

  #link(text: string, url: string): void {
    const marks = hidesAddress(text, url) ? undefined : this.seen.link(url);
    if (marks !== undefined) return this.#around([marks.open, marks.close], text);
    this.#around(['', ''], text);
    if (text !== url) for (const character of ` (${url})`) this.#put(character);
  }

  #around([open, close]: readonly [string, string], text: string): void {
    this.#word += open;
    for (const character of text) this.#inline(character);
    this.#settleAll();
    if (this.#code) this.#toggle('code');
    this.#word += close;
    this.#previous = text.at(-1) ?? ' ';
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
    // Lines may break between characters of Chinese and Japanese, and nothing there waits for a space.
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

  /** Every style ends with its line, even if the text does not close it. */
  #closeText(): void {
    this.#settleAll();
    if (this.#code) this.#word += this.#closing('code');
    if (this.#bold) this.#word += this.#closing('strong');
    if (this.#heading) this.#word += this.#closing('strong');
    this.#code = false;
    this.#bold = false;
    this.#heading = false;
    this.#flushWord();
    this.#blanks = '';
  }

  #opening(style: Style): string {
    return this.seen[style]('\0').split('\0')[0] ?? '';
  }

  #closing(style: Style): string {
    return this.seen[style]('\0').split('\0')[1] ?? '';
  }
}
