// Where the reading of a Python program is.

import { fail } from './nodes.ts';
import type { Token } from './tokens.ts';

/** What is nested deeper is not read. */
const DEEPEST = 60;

export class Cursor {
  private at = 0;
  private depth = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get token(): Token | undefined {
    return this.tokens[this.at];
  }

  /** Whether a sign or a word of the language is next. */
  is(...texts: readonly string[]): boolean {
    const { token } = this;
    return (token?.type === 'sign' || token?.type === 'name') && texts.includes(token.text);
  }

  isType(type: Token['type']): boolean {
    return this.token?.type === type;
  }

  next(): Token {
    const { token } = this;
    this.at += 1;
    return token ?? fail();
  }

  take(...texts: readonly string[]): string | undefined {
    return this.is(...texts) ? this.next().text : undefined;
  }

  need(text: string): void {
    if (this.take(text) === undefined) fail();
  }

  needType(type: Token['type']): Token {
    return this.isType(type) ? this.next() : fail();
  }

  /** A name that is no word of the language. */
  name(): string {
    const { text } = this.needType('name');
    return RESERVED.has(text) ? fail() : text;
  }

  /** What is read within, one level deeper. */
  deeper<Read>(read: () => Read): Read {
    if (++this.depth > DEEPEST) fail();
    const found = read();
    this.depth -= 1;
    return found;
  }
}

/** Also those of Python 2, where `exec` and `print` begin statements; as a call, `print` is the same to both. */
export const RESERVED: ReadonlySet<string> = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global if
  import in is lambda nonlocal not or pass raise return try while with yield exec`.split(/\s+/),
);
