// The text that is masked, with a place in it, and what surrounds that place.

import type { Span } from '../../../../domain/verdict.ts';
import { endAfter } from './mask-ends.ts';

type Mode = 'start' | 'command' | 'expression';

export type Frame = {
  readonly close: string;
  readonly hash: boolean;
  /** The clauses of a `switch`. */
  readonly clauses: boolean;
  mode: Mode;
  /** `switch` was read, its body was not. */
  switching: boolean;
  /** Of a hash table: the key was read, its value was not. */
  keyed: boolean;
  /** Where the word begins which the bracket of this frame opens. */
  readonly word: number | undefined;
};

export const OUTERMOST: Frame = {
  close: '',
  hash: false,
  clauses: false,
  mode: 'start',
  switching: false,
  keyed: false,
  word: undefined,
};

export const NUMBER =
  /(?:0x[\da-f]+|\d+(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+)(u?[slyn]|d|l)?(kb|mb|gb|tb|pb)?(?=[\s;|)}\],.+\-*/%&]|$)/iy;

/** A source and its copy of the same length. */
export class MaskedText {
  /** Arguments such as `(Get-Date).AddDays(-7)`, which the grammar reads only between brackets. */
  readonly members: Span[] = [];
  protected readonly source: string;
  protected readonly out: string[];
  protected at = 0;

  constructor(source: string) {
    this.source = source;
    this.out = source.split('');
  }

  protected skipComment(char: string): boolean {
    const { source } = this;
    if (char === '<' && source.charAt(this.at + 1) === '#') {
      this.at = endAfter(source, '#>', this.at + 2);
      return true;
    }
    if (char !== '#' || !/[\s;|&(){}]/.test(source.charAt(this.at - 1) || ' ')) return false;
    const end = source.indexOf('\n', this.at);
    this.at = end === -1 ? source.length : end;
    return true;
  }

  protected isWordEnd(): boolean {
    return this.out[this.at - 1] === 'x' || /\w/.test(this.source.charAt(this.at - 1));
  }

  /** Of a number only the suffix is masked. */
  protected skipNumber(char: string): boolean {
    const { source } = this;
    if (!/[\d.]/.test(char) || /[\w$]/.test(source.charAt(this.at - 1))) return false;
    NUMBER.lastIndex = this.at;
    const number = NUMBER.exec(source);
    if (number === null) return false;
    const suffix = (number[1] ?? '').length + (number[2] ?? '').length;
    this.at += number[0].length;
    if (suffix > 0 && !/^0x/i.test(number[0])) this.blank(this.at - suffix, this.at, '0');
    return true;
  }

  protected skipBlanks(): void {
    while (/[ \t]/.test(this.source.charAt(this.at))) this.at++;
  }

  protected blank(from: number, to: number, letter: string): void {
    for (let at = from; at < to; at++) if (this.out[at] !== '\n') this.out[at] = letter;
  }
}
