// The proof behind every `safe`: the syntax tree accounts for each special character of the raw text.

import type { SyntaxNode } from 'unbash';
import type { Span } from '../../../domain/verdict.ts';
import { PLAIN_VARIABLE } from '../../flow/variables.ts';
import {
  beginsZshExpansion,
  evaluatesZshName,
  hasCodeBrackets,
  hasZshBrackets,
  hasZshSubscript,
} from '../zsh/expansions.ts';
import { forEachChild } from './parser.ts';

type Leaf = { readonly from: number; readonly to: number; readonly command: number };

/** The first stretch of `source` that the tree does not explain, or undefined when all of it is explained. */
export function findUnexplained(root: SyntaxNode, source: string, zsh: boolean): Span | undefined {
  return new Cover(source, zsh).script(root, 0, source.length);
}

const GAP =
  /[ \t\n]+|\\\n|;;&|;;|;&|;|&&|&|\|\||\|&|\||[(){}!]|(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|select|function|time|coproc)(?![^\s;()|&])|-p(?=\s)/y;

const BLANKS = /^(?:[ \t]|\\\n)*$/;

const TEST_GAP = /[ \t\n]+|\\\n|\[\[|\]\]|&&|\|\||[()!<>]|=[=~]?|!=|-[a-zA-Z]{1,2}(?=\s)/y;

/** `16#ff`. */
const BASED = /^\d+#\w+$/;

/** `m[$i]=`, `m["$k"]=`, `m[${i}+1]+=`: names and variables, which the walk expands. */
const INDEXED = /^[A-Za-z_]\w*\[(?:[\w +*/%-]|\$\w+|\$\{\w+\}|"(?:\$\w+|\$\{\w+\})")+\]\+?=$/;

const ARITHMETIC_GAP = /^[\s\w+\-*/%<>=!&|^~?:,().]*$/;

class Cover {
  private readonly source: string;
  private readonly zsh: boolean;
  private unexplained: Span | undefined;
  private leaves: Leaf[] = [];
  private commands = 0;

  constructor(source: string, zsh: boolean) {
    this.source = source;
    this.zsh = zsh;
  }

  script(root: SyntaxNode, from: number, to: number): Span | undefined {
    const outer = this.leaves;
    this.leaves = [];
    forEachChild(root, (child) => this.visit(child, 0));
    this.checkGaps(from, to, GAP);
    this.leaves = outer;
    return this.unexplained;
  }

  private fail(from: number, to: number): void {
    this.unexplained ??= [from, Math.max(to, from + 1)];
  }

  private visit(node: SyntaxNode, command: number): void {
    if (this.unexplained !== undefined) return;
    switch (node.type) {
      case 'Command': {
        const id = ++this.commands;
        return forEachChild(node, (child) => this.visit(child, id));
      }
      case 'Word':
        return this.word(node, command);
      case 'Assignment':
        return this.assignment(node, command);
      case 'Redirect':
      case 'HereString':
        return this.redirect(node, command);
      case 'HereDoc':
        return this.hereDocument(node, command);
      case 'TestCommand': {
        const outer = this.leaves;
        this.leaves = [];
        forEachChild(node, (child) => this.visit(child, 0));
        this.checkGaps(node.pos, node.end, TEST_GAP);
        this.leaves = outer;
        return this.leaf(node.pos, node.end, command);
      }
      case 'ArithmeticCommand':
        this.arithmetic(node, node.pos + 2, node.end - 2);
        return this.leaf(node.pos, node.end, command);
      case 'ArithmeticFor':
        return this.arithmeticFor(node);
      default:
        return forEachChild(node, (child) => this.visit(child, command));
    }
  }

  private leaf(from: number, to: number, command: number): void {
    this.leaves.push({ from, to, command });
  }

  private arithmeticFor(node: Extract<SyntaxNode, { type: 'ArithmeticFor' }>): void {
    const open = this.source.indexOf('((', node.pos);
    const close = this.source.lastIndexOf('))', node.body.pos);
    if (open === -1 || close < open) return this.fail(node.pos, node.end);
    const header = this.source
      .slice(open + 2, close)
      .replace(/\$\{#[A-Za-z_]\w*(?:\[[@*]\])?\}|\$[A-Za-z_]\w*/g, '0');
    if (!/^[\s\w+\-*/%<>=!&|^~?:,();.]*$/.test(header)) return this.fail(open, close);
    this.leaf(open, close + 2, ++this.commands);
    this.visit(node.body, 0);
  }

  private word(node: Extract<SyntaxNode, { type: 'Word' }>, command: number): void {
    this.leaf(node.pos, node.end, command);
    if (node.parts === undefined) this.literal(node.pos, node.end, false);
    else this.parts(node.parts, node.pos, node.end, false);
  }

  /** Parts must tile their whole region. */
  private parts(parts: readonly SyntaxNode[], from: number, to: number, quoted: boolean): void {
    let at = from;
    for (const part of parts) {
      if (part.pos !== at) return this.fail(at, part.pos);
      this.part(part, quoted);
      at = part.end;
    }
    if (at !== to) this.fail(at, to);
  }

  private part(part: SyntaxNode, quoted: boolean): void {
    switch (part.type) {
      case 'Literal':
        return this.literal(part.pos, part.end, quoted);
      case 'Glob':
        return part.parts === undefined
          ? undefined
          : this.parts(part.parts, part.pos + 1, part.end - 1, quoted);
      case 'SingleQuoted':
        return this.expect(part.pos, part.end, "'", "'");
      case 'AnsiCQuoted':
        return this.expect(part.pos, part.end, "$'", "'");
      case 'DoubleQuoted':
        return this.parts(part.parts, part.pos + 1, part.end - 1, true);
      case 'LocaleString':
        return this.parts(part.parts, part.pos + 2, part.end - 1, true);
      case 'SimpleExpansion':
        if (
          !/^\$(?:[A-Za-z_]\w*|[0-9@*#?$!-])$/.test(part.text) ||
          (this.zsh && hasZshSubscript(this.source, part.pos))
        )
          this.fail(part.pos, part.end);
        return;
      case 'ParameterExpansion':
        return this.parameter(part, quoted);
      case 'CommandExpansion':
        return this.substitution(part, part.text.startsWith('`') ? 1 : 2);
      case 'ProcessSubstitution':
        return this.substitution(part, 2);
      case 'ArithmeticExpansion':
        return part.text.startsWith('$((')
          ? this.arithmetic(part, part.pos + 3, part.end - 2)
          : this.fail(part.pos, part.end);
      case 'BraceExpansion':
      case 'ExtendedGlob':
        if (
          !/^[^$`'"\\<>;&|\n]*$/.test(part.text) ||
          (this.zsh && part.type === 'BraceExpansion' && hasCodeBrackets(part.text))
        )
          this.fail(part.pos, part.end);
        return;
      default:
        return this.fail(part.pos, part.end);
    }
  }

  private expect(from: number, to: number, open: string, close: string): void {
    if (!this.source.startsWith(open, from) || !this.source.endsWith(close, to)) {
      if (this.source.slice(to - close.length, to) !== close) this.fail(from, to);
    }
  }

  /** Plain text: no operator, expansion or quote unless a backslash takes it. */
  private literal(from: number, to: number, quoted: boolean): void {
    for (let at = from; at < to; at++) {
      const char = this.source.charAt(at);
      if (char === '\\') {
        if (this.source.charAt(at + 1) === '\n') return this.fail(at, at + 2);
        if (!quoted || /[$`"\\]/.test(this.source.charAt(at + 1))) at++;
        continue;
      }
      if (
        char === '`' ||
        (char === '$' && /[({[\w@*#?$!'"-]/.test(this.source.charAt(at + 1)) && !this.harmlessDollar(at, to))
      ) {
        return this.fail(at, at + 2);
      }
      if (this.zsh && char === '$' && beginsZshExpansion(this.source, at)) return this.fail(at, to);
      if (!quoted && /[;&|<>()\n'" \t]/.test(char)) return this.fail(at, at + 1);
    }
  }

  /** A `$` right before the closing quote is itself. */
  private harmlessDollar(at: number, to: number): boolean {
    return at + 1 === to && /["']/.test(this.source.charAt(at + 1));
  }

  private parameter(part: Extract<SyntaxNode, { type: 'ParameterExpansion' }>, quoted: boolean): void {
    // Within double quotes `${x:-$'\x24(…)'}` is expanded once more after its escapes are gone.
    if (quoted && part.text.includes("$'") && /\\[xuU0-7]/.test(part.text))
      return this.fail(part.pos, part.end);
    if (this.zsh && this.expandsAsZsh(part, quoted)) return this.fail(part.pos, part.end);
    if (part.operation?.type === 'Unknown') {
      if (!this.zsh) this.fail(part.pos, part.end);
      return;
    }
    const words: SyntaxNode[] = [];
    if (part.index !== undefined) words.push(part.index);
    if (part.operation !== undefined) forEachChild(part.operation, (child) => words.push(child));
    words.sort((left, right) => left.pos - right.pos);
    let at = part.pos;
    for (const word of words) {
      this.glue(at, word.pos);
      if (word.type === 'Word') {
        if (word.parts === undefined) this.operand(word.pos, word.end);
        // Within the braces spaces and operators are plain text.
        else this.parts(word.parts, word.pos, word.end, true);
      }
      at = word.end;
    }
    this.glue(at, part.end);
  }

  /** Operators of bash do to a plain word what zsh does to a pattern, a substitution or a flag. */
  private expandsAsZsh(part: Extract<SyntaxNode, { type: 'ParameterExpansion' }>, quoted: boolean): boolean {
    const { operation } = part;
    if (evaluatesZshName(part.text)) return true;
    if (quoted) return false;
    if (operation?.type === 'Default') return hasZshBrackets(operation.operand);
    return operation?.type === 'Replace' && hasZshBrackets(operation.replacement);
  }

  /** Text between the words of `${…}`: names, brackets and operators only. */
  private glue(from: number, to: number): void {
    if (!/^[\w${}[\]!#:=?+\-%/^,@*~]*$/.test(this.source.slice(from, to))) this.fail(from, to);
  }

  private operand(from: number, to: number): void {
    if (/[`$\\<>;&|'"\n]/.test(this.source.slice(from, to))) this.literal(from, to, true);
  }

  private substitution(
    part: Extract<
      SyntaxNode,
      { type: 'CommandExpansion' | 'ProcessSubstitution' | 'ArithmeticCommandExpansion' }
    >,
    open: number,
  ): void {
    const { script } = part;
    if (script === undefined) return this.fail(part.pos, part.end);
    if (script.source === undefined) {
      this.script(script, part.pos + open, part.end - 1);
      return;
    }
    if (findUnexplained(script, script.source, this.zsh) !== undefined) this.fail(part.pos, part.end);
  }

  private arithmetic(node: SyntaxNode, from: number, to: number): void {
    const inner: Leaf[] = [];
    const collect = (child: SyntaxNode): void => {
      if (child.type === 'ArithmeticWord' && child.parts !== undefined) {
        inner.push({ from: child.pos, to: child.end, command: 0 });
        for (const part of child.parts) this.part(part, true);
      } else if (
        child.type === 'ArithmeticWord' &&
        (PLAIN_VARIABLE.test(child.value) || BASED.test(child.value))
      ) {
        if (this.source.slice(child.pos, child.end) !== child.value) this.fail(child.pos, child.end);
        inner.push({ from: child.pos, to: child.end, command: 0 });
      } else if (child.type === 'ArithmeticCommandExpansion') {
        inner.push({ from: child.pos, to: child.end, command: 0 });
        this.substitution(child, child.text.startsWith('`') ? 1 : 2);
      } else forEachChild(child, collect);
    };
    forEachChild(node, collect);
    let at = from;
    for (const leaf of inner) {
      if (!ARITHMETIC_GAP.test(this.source.slice(at, leaf.from))) return this.fail(at, leaf.from);
      at = leaf.to;
    }
    if (!ARITHMETIC_GAP.test(this.source.slice(at, to))) this.fail(at, to);
  }

  private assignment(node: Extract<SyntaxNode, { type: 'Assignment' }>, command: number): void {
    this.leaf(node.pos, node.end, command);
    const { value } = node;
    const start = value.pos;
    const { index } = node;
    const named = this.source.slice(node.pos, start);
    if (index?.parts !== undefined && INDEXED.test(named))
      this.parts(index.parts, index.pos, index.end, true);
    else {
      if (index !== undefined) this.operand(index.pos, index.end);
      if (!/^[A-Za-z_]\w*(?:\[[^\]`$]*\])?\+?=$/.test(named)) this.fail(node.pos, start);
    }
    if (value.type === 'Word') {
      if (value.end !== node.end) this.fail(value.end, node.end);
      if (value.parts === undefined) this.literal(value.pos, value.end, false);
      else this.parts(value.parts, value.pos, value.end, false);
      return;
    }
    const outer = this.leaves;
    this.leaves = [];
    for (const element of value.elements) this.word(element, 0);
    if (value.end !== node.end || !this.source.startsWith('(', value.pos)) this.fail(value.pos, node.end);
    this.checkGaps(value.pos + 1, value.end - 1, /[ \t\n]+/y);
    this.leaves = outer;
  }

  private redirect(node: Extract<SyntaxNode, { type: 'Redirect' | 'HereString' }>, command: number): void {
    this.leaf(node.pos, node.end, command);
    const { target } = node;
    if (target === undefined) return this.fail(node.pos, node.end);
    const operator = this.source.slice(node.descriptor?.end ?? node.pos, target.pos);
    if (!operator.startsWith(node.operator) || !BLANKS.test(operator.slice(node.operator.length))) {
      return this.fail(node.pos, node.end);
    }
    if (target.parts === undefined) this.literal(target.pos, target.end, false);
    else this.parts(target.parts, target.pos, target.end, false);
  }

  private hereDocument(node: Extract<SyntaxNode, { type: 'HereDoc' }>, command: number): void {
    this.leaf(node.pos, node.end, command);
    const { body, closing, delimiter } = node;
    if (closing === undefined || delimiter === undefined) return this.fail(node.pos, node.end);
    this.leaf(body.pos, closing.end, -1);
    if (delimiter.quoted) return;
    if (body.parts === undefined) this.literal(body.pos, body.end, true);
    else this.parts(body.parts, body.pos, body.end, true);
  }

  /** Between two leaves only spaces (same command) or operators, keywords and comments (different ones) may occur. */
  private checkGaps(from: number, to: number, tokens: RegExp): void {
    this.leaves.sort((left, right) => left.from - right.from);
    let at = from;
    let command = 0;
    for (const leaf of this.leaves) {
      if (leaf.from < at) {
        if (leaf.to > at) this.fail(leaf.from, leaf.to);
        continue;
      }
      this.gap(at, leaf.from, tokens, command > 0 && leaf.command === command);
      at = leaf.to;
      command = leaf.command;
    }
    this.gap(at, to, tokens, false);
  }

  private gap(from: number, to: number, tokens: RegExp, within: boolean): void {
    if (from >= to) return;
    if (within) {
      if (!BLANKS.test(this.source.slice(from, to))) this.fail(from, to);
      return;
    }
    for (let at = from; at < to; ) {
      tokens.lastIndex = at;
      const found = tokens.exec(this.source)?.[0];
      if (found !== undefined && found !== '') {
        at += found.length;
        continue;
      }
      if (this.source.charAt(at) !== '#' || !/[\s;&|()]/.test(this.source.charAt(at - 1) || ' ')) {
        return this.fail(at, to);
      }
      const end = this.source.indexOf('\n', at);
      at = end === -1 || end > to ? to : end;
    }
  }
}
