// A copy of a text, of the same length, that the grammar reads without stumbling over what PowerShell calls argument mode:
// plain words become letters, commas and redirections between arguments become spaces. Their own text is read from the source.

import type { Span } from '../../../../domain/verdict.ts';
import { endAfter, endOfGroup, endOfMembers, endOfString, endOfWord } from './mask-ends.ts';
import { type Frame, MaskedText, NUMBER, OUTERMOST } from './masked-text.ts';

type Mask = {
  /** As long as the source. Blanks, separators, quotes, `$` and brackets stay: nothing that runs hides behind it. */
  readonly text: string;
  /** Arguments such as `(Get-Date).AddDays(-7)`, which the grammar reads only between their own brackets. */
  readonly members: readonly Span[];
};

/** Stands for `#` in a string. No text has this character, so where the tree has it outside a string, we read the string wrongly. */
export const MASKED_HASH = '\ue023';

export function maskForGrammar(source: string): Mask {
  const masking = new Masking(source);
  return { text: masking.run(), members: masking.members };
}

const KEYWORD =
  /^(?:if|elseif|else|while|for|switch|do|until|try|catch|finally|trap|return|throw|exit|in|begin|process|end|dynamicparam|clean|param)$/i;

const DEFINITION = /^(?:function|filter|workflow|class|enum)$/i;

const REDIRECTION = /[1-6*]?>&[12]|[1-6*]?>>?/y;

const COMMAND_START = /[A-Za-z_%?~\\/*.&\u0080-\uffff]/;

const HERE_END = { '"': '\n"@', "'": "\n'@" } as const;

class Masking extends MaskedText {
  private readonly frames: Frame[] = [{ ...OUTERMOST }];

  run(): string {
    while (this.at < this.source.length) {
      const before = this.at;
      this.step(this.frames.at(-1) ?? OUTERMOST);
      if (this.at === before) this.at++;
    }
    return this.out.join('');
  }

  private step(frame: Frame): void {
    const { source } = this;
    const char = source.charAt(this.at);
    if (this.skipComment(char) || this.skipQuoted(char)) return this.leaveStart(frame);
    if (char === '`') {
      // A line continuation; any other escape begins a word.
      if (source.charAt(this.at + 1) === '\n') this.at += 2;
      else if (frame.mode === 'expression') this.at += 2;
      else this.word(frame);
      return;
    }
    if (char === '(' || char === '{') return this.open(frame, char);
    if (char === ')' || char === '}') return this.close(frame, char);
    if (char === ';' || char === '|' || (char === '&' && frame.mode !== 'start')) {
      this.at += source.charAt(this.at + 1) === char && char !== ';' ? 2 : 1;
      frame.mode = 'start';
      if (char === ';') frame.keyed = false;
      return;
    }
    if (char === '\n') {
      this.at++;
      frame.keyed = false;
      if (
        frame.mode === 'command' ||
        !/[,+\-*/%=.(]\s*$/.test(this.source.slice(Math.max(0, this.at - 20), this.at))
      )
        frame.mode = 'start';
      return;
    }
    if (/\s/.test(char)) {
      this.at++;
      return;
    }
    if (frame.mode === 'start') this.begin(frame, char);
    else if (frame.mode === 'command') this.element(frame, char);
    else this.expression(frame, char);
  }

  private leaveStart(frame: Frame): void {
    if (
      frame.mode === 'start' &&
      !/\s/.test(this.source.charAt(this.at - 1)) &&
      /["']|@$/.test(this.source.charAt(this.at - 1))
    )
      frame.mode = 'expression';
  }

  /** A string that begins here is left as it is, but for its number signs and what its commands need. */
  private skipQuoted(char: string): boolean {
    const { source } = this;
    const next = source.charAt(this.at + 1);
    if (char === '@' && (next === '"' || next === "'")) {
      this.at = endAfter(source, HERE_END[next], this.at + 2);
      return true;
    }
    if (char !== '"' && char !== "'") return false;
    const from = this.at;
    this.at = endOfString(source, from);
    if (char === '"') this.maskInside(from + 1, this.at - 1);
    return true;
  }

  /** The commands in `"… $(…) …"`. */
  private maskInside(from: number, to: number): void {
    const { source } = this;
    for (let at = from; at < to; at++) {
      if (source.charAt(at) === '`') at++;
      // Behind a variable or an escape the grammar takes it for the beginning of a comment.
      else if (source.charAt(at) === '#') this.out[at] = MASKED_HASH;
      else if (source.startsWith('${', at)) {
        const end = source.indexOf('}', at);
        if (end === -1 || end >= to) return;
        at = end;
      } else if (source.startsWith('$(', at)) {
        const end = endOfGroup(source, at + 1);
        if (end > to) return;
        const inner = maskForGrammar(source.slice(at + 2, end - 1));
        for (let place = 0; place < inner.text.length; place++)
          this.out[at + 2 + place] = inner.text.charAt(place);
        for (const [start, stop] of inner.members) this.members.push([start + at + 2, stop + at + 2]);
        at = end - 1;
      }
    }
  }

  private open(frame: Frame, char: string): void {
    const hash = char === '{' && this.source.charAt(this.at - 1) === '@';
    const call = frame.mode === 'start' && char === '(';
    if (call || (frame.mode === 'start' && hash)) frame.mode = 'expression';
    else if (frame.mode === 'start' && char === '{') frame.mode = 'expression';
    const clauses = frame.switching && char === '{' && !hash;
    if (clauses) frame.switching = false;
    const from = /[$@]/.test(this.source.charAt(this.at - 1)) ? this.at - 1 : this.at;
    const word = frame.mode === 'command' && char === '(' && this.beginsWord(from) ? from : undefined;
    this.frames.push({ ...OUTERMOST, close: char === '(' ? ')' : '}', hash, clauses, word });
    this.at++;
  }

  private beginsWord(at: number): boolean {
    return /\s/.test(this.out[at - 1] ?? '');
  }

  private close(frame: Frame, char: string): void {
    this.at++;
    if (frame.close !== char) return;
    this.frames.pop();
    const outer = this.frames.at(-1);
    if (frame.word !== undefined && outer?.mode === 'command') this.member(frame.word, this.at);
    if (outer?.clauses && char === '}') {
      // The grammar wants each clause on its own line.
      outer.mode = 'start';
      if (/[ \t]/.test(this.source.charAt(this.at))) this.out[this.at] = '\n';
      return;
    }
    if (outer !== undefined && char === '}' && !frame.hash && outer.mode !== 'command') outer.mode = 'start';
  }

  /** Notes the argument that begins at `from` where members of its value follow at `at`. */
  private member(from: number, at: number): void {
    const end = endOfMembers(this.source, at);
    if (end > at && /^(?:$|[\s)};|&,])/.test(this.source.charAt(end))) this.members.push([from, end]);
  }

  /** The first word of a statement decides how the rest of it is read. */
  private begin(frame: Frame, char: string): void {
    const { source } = this;
    const word = /^[A-Za-z_][\w-]*/.exec(source.slice(this.at, this.at + 64))?.[0] ?? '';
    if (frame.hash && !frame.keyed && char !== '=') {
      const end = source.slice(this.at).search(/[=\n;}]/);
      this.at = end === -1 ? source.length : this.at + end;
      frame.keyed = source.charAt(this.at) === '=';
      if (frame.keyed) this.at++;
      return;
    }
    const after = source.slice(this.at + word.length, this.at + word.length + 20);
    if (word !== '' && (KEYWORD.test(word) || (/^foreach$/i.test(word) && /^\s*\(/.test(after)))) {
      this.at += word.length;
      if (/^(?:if|elseif|while|for|foreach|switch|catch|until|trap|param)$/i.test(word))
        frame.mode = 'expression';
      if (/^switch$/i.test(word)) frame.switching = true;
      if (/^(?:return|throw|exit|in)$/i.test(word)) frame.mode = 'start';
      return;
    }
    if (DEFINITION.test(word) && /^\s/.test(after)) {
      frame.mode = 'expression';
      this.at += word.length + (/^\s+[\w:.-]+/.exec(source.slice(this.at + word.length))?.[0].length ?? 0);
      return;
    }
    if (/[&.]/.test(char) && /[\s"'$({]/.test(source.charAt(this.at + 1))) {
      this.at++;
      // The program is its own element: quoted, computed, or a word.
      this.skipBlanks();
      frame.mode = 'command';
      if (COMMAND_START.test(source.charAt(this.at))) this.name(frame);
      return;
    }
    NUMBER.lastIndex = this.at;
    const digit =
      /[\d.]/.test(char) && NUMBER.test(source) && !/^\d+\.\.\d/.test(source.slice(this.at, this.at + 12));
    const range = /^\d+\.\.\d+/.test(source.slice(this.at, this.at + 24));
    if ((COMMAND_START.test(char) || /\d/.test(char)) && !digit && !range) return this.name(frame);
    frame.mode = 'expression';
    this.expression(frame, char);
  }

  private name(frame: Frame): void {
    const from = this.at;
    frame.mode = 'command';
    this.at = endOfWord(this.source, this.at);
    const name = this.source.slice(from, this.at);
    if (!/^(?:[A-Za-z][\w-]*|[%?])$/.test(name)) this.blank(from, this.at, 'x');
  }

  private element(frame: Frame, char: string): void {
    const { source } = this;
    REDIRECTION.lastIndex = this.at;
    const redirection =
      /[\s,'")}]/.test(source.charAt(this.at - 1)) || /[<>*&]/.test(char) || this.isWordEnd()
        ? REDIRECTION.exec(source)?.[0]
        : undefined;
    if (redirection !== undefined) {
      this.blank(this.at, this.at + redirection.length, ' ');
      this.at += redirection.length;
      return;
    }
    if (char === ',') {
      this.blank(this.at, this.at + 1, ' ');
      this.at++;
      return;
    }
    if (source.startsWith('--%', this.at) && /\s|$/.test(source.charAt(this.at + 3))) {
      const end = source.indexOf('\n', this.at);
      this.at = end === -1 ? source.length : end;
      return;
    }
    if (char === '@') {
      this.at +=
        /^@(?:[({]|\w*)/.exec(source.slice(this.at, this.at + 80))?.[0].replace(/[({]$/, '').length ?? 1;
      return;
    }
    if (char === '$') return this.variable();
    this.word(frame);
  }

  /** `$x.Name` is the grammar's; `$x/a` and `$a$b` are words. */
  private variable(): void {
    const rest = this.source.slice(this.at, this.at + 400);
    const word = /^(?:\$\{[\w:]+\}|\$[\w:]+|[^\s"'`(){};|&<>@,#$])+/.exec(rest)?.[0] ?? '$';
    const first = /^\$(?:\{[\w:]+\}|(?:\w+:(?=\w))?\w+|[?^$])/.exec(rest)?.[0] ?? '';
    const tail = word.slice(first.length);
    if (first !== '' && this.source.charAt(this.at + word.length) === '(' && this.beginsWord(this.at))
      this.member(this.at, this.at + first.length);
    if (first !== '' && tail !== '' && !/^(?:[.[]|::)/.test(tail))
      this.blank(this.at, this.at + word.length, 'x');
    // `$x[0]` and `$(…)`: the brackets are met on their own.
    this.at += first === '' ? 1 : tail === '' || /^[.[]|^::/.test(tail) ? first.length : word.length;
    if (/^(?:[.[]|::)/.test(tail)) this.at += /^[.\w:[\]'"$-]*/.exec(tail)?.[0].length ?? 0;
  }

  private word(frame: Frame): void {
    const from = this.at;
    const named = /^-[A-Za-z_?][\w-]*:/.exec(this.source.slice(from, from + 80))?.[0];
    if (named !== undefined) {
      this.at += named.length;
      this.blank(from, this.at - 1, 'x');
      this.blank(this.at - 1, this.at, ' ');
      return;
    }
    this.at = Math.max(endOfWord(this.source, from), from + 1);
    if (frame.mode === 'start') frame.mode = 'command';
    this.blank(from, this.at, 'x');
  }

  private expression(frame: Frame, char: string): void {
    const { source } = this;
    if (char === '=' && !/[=!<>]/.test(source.charAt(this.at - 1))) {
      frame.mode = 'start';
      this.at++;
      return;
    }
    if (this.skipNumber(char)) return;
    if (char === '>' || (/[1-6*]/.test(char) && source.charAt(this.at + 1) === '>')) {
      REDIRECTION.lastIndex = this.at;
      this.at += REDIRECTION.exec(source)?.[0].length ?? 1;
      return;
    }
    if (/^in\b/i.test(source.slice(this.at, this.at + 3)) && /\s/.test(source.charAt(this.at - 1))) {
      this.at += 2;
      frame.mode = 'start';
      return;
    }
    this.at += /^(?:\$\{[^}]*\}|\$?[\w:]+)/.exec(source.slice(this.at, this.at + 200))?.[0].length ?? 1;
  }
}
