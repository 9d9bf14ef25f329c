// The grammar of cmd: carets, quotes, percent and exclamation variables, separators, redirections, `for` and `if`.

import type { Span } from '../../../domain/verdict.ts';
import { MAY_SPLIT, UNKNOWN } from '../../judgement/word.ts';
import type { RedirectKind } from '../../paths/redirection.ts';
import { WELL_KNOWN } from './variables.ts';

/** One word. `raw` keeps its quotes; both have carets resolved and variables marked. */
export type CmdWord = { readonly text: string; readonly raw: string; readonly span: Span };

export type CmdRedirect = { readonly kind: RedirectKind; readonly target: CmdWord };

export type CmdStatement =
  | {
      readonly type: 'command';
      readonly words: readonly CmdWord[];
      readonly redirects: readonly CmdRedirect[];
      /** Its input comes from the statement before. */
      readonly piped: boolean;
    }
  | {
      readonly type: 'group';
      readonly body: readonly CmdStatement[];
      readonly redirects: readonly CmdRedirect[];
      readonly piped: boolean;
    };

type CmdText = {
  readonly statements: readonly CmdStatement[];
  readonly problem: { readonly text: string; readonly span: Span } | undefined;
};

/** Never throws; what could not be read is the problem, and the statements found so far remain. */
export function parseCmd(source: string, home: string | undefined): CmdText {
  const parser = new CmdParser(source, home);
  const statements = parser.list(0, false);
  return { statements, problem: parser.problem };
}

const MAX_DEPTH = 40;

class CmdParser {
  problem: CmdText['problem'];
  private readonly source: string;
  private readonly home: string | undefined;
  private at = 0;

  constructor(source: string, home: string | undefined) {
    this.source = source;
    this.home = home;
  }

  list(depth: number, inGroup: boolean): CmdStatement[] {
    const found: CmdStatement[] = [];
    let piped = false;
    for (;;) {
      this.skip(/[\s,;=@]/);
      const char = this.source.charAt(this.at);
      if (char === '') {
        if (inGroup) this.fail('a bracket is not closed', this.source.length - 1);
        return found;
      }
      if (char === ')') {
        if (inGroup) return found;
        this.fail('a bracket closes nothing', this.at++);
        continue;
      }
      if (char === '&' || char === '|') {
        this.fail('a separator stands alone', this.at++);
        continue;
      }
      const statement = char === '(' ? this.group(depth, piped) : this.command(piped, inGroup);
      found.push(statement);
      piped = this.separator();
    }
  }

  /** True when what follows reads the output of what came before. */
  private separator(): boolean {
    this.skip(/[ \t]/);
    const two = this.source.slice(this.at, this.at + 2);
    if (two === '&&' || two === '||') this.at += 2;
    else if (two.startsWith('&') || two.startsWith('\n') || two.startsWith('\r')) this.at++;
    else if (two.startsWith('|')) {
      this.at++;
      this.more();
      return true;
    } else return false;
    if (two === '&&' || two === '||') this.more();
    return false;
  }

  private more(): void {
    if (/^[\s)]*$/.test(this.source.slice(this.at))) this.fail('the text is not complete', this.at - 1);
  }

  private group(depth: number, piped: boolean): CmdStatement {
    const from = this.at++;
    if (depth > MAX_DEPTH) {
      this.fail('too many brackets', from);
      this.at = this.source.length;
      return { type: 'group', body: [], redirects: [], piped };
    }
    const body = this.list(depth + 1, true);
    if (this.source.charAt(this.at) === ')') this.at++;
    const redirects: CmdRedirect[] = [];
    for (;;) {
      this.skip(/[ \t]/);
      const redirect = this.redirect();
      if (redirect === undefined) break;
      redirects.push(redirect);
    }
    if (!/^(?:$|[&|)\n\r]|else\b)/i.test(this.source.slice(this.at, this.at + 6))) {
      this.fail('text after a closing bracket', this.at);
    }
    return { type: 'group', body, redirects, piped };
  }

  private command(piped: boolean, inGroup: boolean): CmdStatement {
    const words: CmdWord[] = [];
    const redirects: CmdRedirect[] = [];
    for (;;) {
      this.skip(/[ \t\v\f,;=]/, words.length === 0 || !/^(?:set|echo|if|for)$/i.test(words[0]?.text ?? ''));
      const char = this.source.charAt(this.at);
      if (char === '' || /[&|\n\r]/.test(char) || (char === ')' && inGroup && !this.isForSet(words))) break;
      const redirect = this.redirect();
      if (redirect !== undefined) {
        redirects.push(redirect);
        continue;
      }
      const word = this.word(inGroup, /^(?:if|for)$/i.test(words[0]?.text ?? ''));
      words.push(word);
      // After `rem` and one more word, separators are part of the comment.
      if (words.length === 2 && /^rem$/i.test(words[0]?.text ?? '')) this.toLineEnd();
    }
    return { type: 'command', words, redirects, piped };
  }

  private isForSet(words: readonly CmdWord[]): boolean {
    return /^for$/i.test(words[0]?.text ?? '') && !words.some((word) => /^do$/i.test(word.text));
  }

  private redirect(): CmdRedirect | undefined {
    const found = /^(\d?)(>>?|<)(&\s*\d)?/.exec(this.source.slice(this.at, this.at + 8));
    if (found === null) return undefined;
    const from = this.at;
    this.at += found[0].length;
    const kind: RedirectKind = found[2] === '<' ? 'read' : found[2] === '>>' ? 'append' : 'write';
    if (found[3] !== undefined) {
      const digit = found[3].slice(-1);
      return { kind: 'duplicate', target: { text: digit, raw: digit, span: [from, this.at] } };
    }
    this.skip(/[ \t,;=]/);
    const target = this.word(true);
    if (target.text === '') this.fail('a redirection without a target', from);
    return { kind, target };
  }

  /** `body`: the word may be a whole bracket of commands, which is read again on its own. */
  private word(inGroup: boolean, body = false): CmdWord {
    const from = this.at;
    let text = '';
    let raw = '';
    let quoted = false;
    let depth = 0;
    const add = (piece: string, bare = true): void => {
      raw += piece;
      if (bare) text += piece;
    };
    for (; this.at < this.source.length; ) {
      const char = this.source.charAt(this.at);
      if ((char === '\n' || char === '\r') && !(body && depth > 0)) break;
      if (char === '"') {
        quoted = !quoted;
        add(char, false);
        this.at++;
      } else if (char === '%' || char === '!') add(this.variable(char, quoted));
      else if (quoted) {
        add(char);
        this.at++;
      } else if (char === '^') this.caret(add);
      else if (/[\s,;=]/.test(char) && depth === 0) {
        // In `set NAME=TEXT`, `a==b` and the like these belong to the word.
        if (char !== '=' || /\s/.test(this.source.charAt(this.at - 1))) break;
        add(char);
        this.at++;
      } else if (/[&|<>]/.test(char) && !(body && depth > 0)) break;
      else if (char === ')' && (inGroup || depth > 0)) {
        if (depth === 0) break;
        depth--;
        add(char);
        this.at++;
      } else {
        if (char === '(' && from === this.at) depth++;
        else if (char === '(' && depth > 0) depth++;
        add(char);
        this.at++;
      }
    }
    if (this.at === from && from < this.source.length) this.at++;
    return { text, raw, span: [from, this.at] };
  }

  private caret(add: (piece: string) => void): void {
    const next = this.source.charAt(this.at + 1);
    if (next === '\n' || next === '\r' || next === '') {
      // The next line continues this one, and its first character is taken as it is.
      this.fail('a caret joins two lines', this.at);
      this.at = Math.min(this.at + 2, this.source.length);
      return;
    }
    add(next);
    this.at += 2;
  }

  /** `%NAME%`, `%NAME:~0,1%`, `%f` of a loop, `!NAME!`. */
  private variable(sign: string, quoted: boolean): string {
    const rest = this.source.slice(this.at, this.at + 200);
    const named = sign === '%' ? /^%([^%\s&|<>"^]+)%/.exec(rest) : /^!([^!\s&|<>"^]+)!/.exec(rest);
    const split = quoted ? '' : MAY_SPLIT;
    if (named !== null) {
      this.at += named[0].length;
      const known = sign === '%' ? WELL_KNOWN[(named[1] ?? '').toLowerCase()] : undefined;
      if (known === undefined) return UNKNOWN + split;
      return known.startsWith('home') ? (this.home ?? '\uFDD0') + known.slice('home'.length) : known;
    }
    // Percent signs are gone before quotes are read: a quote in here begins none where the variable has a value.
    if (sign === '%' && changesSigns(this.source, this.at))
      this.fail('a variable with signs of cmd in its place', this.at);
    const loop = /^%{1,2}(?:~[a-z$:]*)?[a-z*\d]/i.exec(rest);
    if (sign === '%' && loop !== null) {
      this.at += loop[0].length;
      return UNKNOWN;
    }
    this.at++;
    return sign;
  }

  private toLineEnd(): void {
    const end = this.source.indexOf('\n', this.at);
    const line = this.source.slice(this.at, end === -1 ? undefined : end);
    if (line.endsWith('^')) this.fail('a caret joins two lines', this.at);
    this.at += line.length;
  }

  private skip(what: RegExp, when = true): void {
    const blanks = when ? what : /[ \t]/;
    while (this.at < this.source.length && blanks.test(this.source.charAt(this.at))) this.at++;
  }

  private fail(text: string, at: number): void {
    const from = Math.max(Math.min(at, this.source.length - 1), 0);
    this.problem ??= { text, span: [from, Math.min(from + 1, this.source.length)] };
  }
}

/** `%x:"=%`: signs of cmd in what a variable's text is changed by. */
function changesSigns(source: string, at: number): boolean {
  const end = source.indexOf('%', at + 1);
  const inner = end === -1 ? '' : source.slice(at + 1, end);
  const colon = inner.indexOf(':');
  return colon !== -1 && !/[\r\n]/.test(inner) && /["&|<>^]/.test(inner.slice(colon));
}
