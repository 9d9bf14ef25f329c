// Expressions of PowerShell: what they give where that is known, and everything they run on the way.

import { inBranch, inBranches } from '../../flow/branches.ts';
import { noteControls } from '../../flow/output.ts';
import { addEffect, find } from '../../judgement/findings.ts';
import { type Judge, within } from '../../judgement/judge.ts';
import { BREAK, isLiteral, NUMBER, OUTPUT, VARIABLE } from '../../judgement/word.ts';
import { destroyedPlace, isWindowsSecret } from '../../paths/windows.ts';
import { noteWritten } from '../../paths/windows-secret-flow.ts';
import { notePiece } from './escape-flow.ts';
import {
  BINARY,
  isBlock,
  isOperator,
  isText,
  loneExpression,
  mayHoldBlock,
  onlyExpression,
  spanOf,
  unwrap,
} from './expression-shapes.ts';
import { charactersOf, characterWithNumber, formatted, joined, withoutNames } from './made-texts.ts';
import { BLOCK, judgeMember, judgeMethod, judgeStatic, judgeType } from './members.ts';
import { UNREAD } from './tree/host-parts.ts';
import type { SyntaxNode as Node } from './tree/syntax.ts';
import { assignVariable, changeOwnTable, isOwnTable } from './variables.ts';
import { expandText, variableText } from './words.ts';

/** Methods of lists and tables that only change what is in them. Sorting with a value could run a block. */
const FILLS =
  /^(?:(?:Add|AddRange|AddFirst|AddLast|TryAdd|Append|AppendLine|Insert|Remove|RemoveAt|RemoveRange|Clear|Push|Pop|Peek|Enqueue|Dequeue|UnionWith|ExceptWith|IntersectWith)\(…?|(?:Sort|Reverse)\()$/i;

/** Judges statements inside an expression; the walk brings it. */
export type JudgeStatements = (judge: Judge, node: Node) => void;

/** The text an expression gives, with marks for what only the run decides. */
export function evaluateExpression(judge: Judge, node: Node, statements: JudgeStatements): string {
  return new Expressions(judge, statements).value(node);
}

const OPERATORS =
  /^(?:-(?:i|c)?(?:eq|ne|gt|ge|lt|le|like|notlike|match|notmatch|contains|notcontains|in|notin|replace|split|join|is|isnot|as)|-(?:and|or|xor|not|band|bor|bxor|bnot|shl|shr|f|join|split)|[+\-*/%!,]|\?\?|\.\.|\+\+|--)$/i;

/** Operators whose text comes from that of their operands. */
const CONVERTS = /^-(?:as|[ic]?(?:replace|split)|join|f)$/i;

/** Properties that surely name no place. */
const MEASURES = /^(?:Length|Count|Exists|Mode|Attributes|PSIsContainer|\w+Time(?:Utc)?)$/i;

class Expressions {
  private readonly judge: Judge;
  private readonly statements: JudgeStatements;

  constructor(judge: Judge, statements: JudgeStatements) {
    this.judge = judge;
    this.statements = statements;
  }

  value(node: Node): string {
    const { type } = node;
    if (BINARY.test(type)) return this.binary(node);
    switch (type) {
      case 'unary_expression':
      case 'argument_expression':
      case 'string_literal':
      case 'integer_literal':
      case 'left_assignment_expression':
      case 'key_expression':
        return this.only(node);
      case 'array_literal_expression':
        return this.parts(node).join(BREAK);
      case 'variable':
      case 'braced_variable':
        return this.variable(node);
      case 'decimal_integer_literal':
      case 'real_literal':
      case 'hexadecimal_integer_literal':
        return /^[\da-fx.+-]+\w{0,4}$/i.test(this.text(node)) ? this.text(node) : this.unreadable(node);
      case 'verbatim_string_characters':
        return this.said(this.text(node).slice(1, -1).replaceAll("''", "'"), node);
      case 'verbatim_here_string_characters':
        return this.said(this.text(node).replace(/^@'[^\n]*\n|\n'@$/g, ''), node);
      case 'expandable_string_literal':
      case 'expandable_here_string_literal':
        return this.string(node);
      case 'parenthesized_expression':
      case 'sub_expression':
      case 'array_expression':
        return this.unfed(() => this.inner(node));
      case 'script_block_expression':
        this.code(node);
        return VARIABLE;
      case 'hash_literal_expression':
        return this.hash(node);
      case 'expression_with_unary_operator':
        return this.unary(node);
      case 'pre_increment_expression':
      case 'pre_decrement_expression':
      case 'post_increment_expression':
      case 'post_decrement_expression':
        this.assigned(node);
        return NUMBER;
      case 'cast_expression':
        return this.cast(node);
      case 'type_literal':
        judgeType(this.judge, this.text(node), spanOf(node), 'named');
        return VARIABLE;
      case 'member_access':
        return this.member(node);
      case 'element_access':
        return this.perhaps(node, () => this.children(node));
      case 'ternary_expression':
        return this.choice(node);
      case 'invokation_expression':
        return this.perhaps(node, () => this.call(node));
      case 'invokation_foreach_expression':
        this.children(node);
        return VARIABLE;
      case 'command_name':
        return /^\d+\.\.\d+$/.test(this.text(node)) ? NUMBER : this.unreadable(node);
      default:
        return type.startsWith(UNREAD) ? this.unread(node) : this.unreadable(node);
    }
  }

  private text(node: Node): string {
    return this.judge.text.source.slice(node.startIndex, node.endIndex);
  }

  private unreadable(node: Node): string {
    find(this.judge, 'unreadable', spanOf(node), `"${node.type}"`);
    return VARIABLE;
  }

  /** Nothing is known of the whole; what lies in it is judged all the same. */
  private unread(node: Node): string {
    find(this.judge, 'unreadable', spanOf(node), node.type.slice(UNREAD.length));
    for (const child of node.namedChildren) this.statements(this.judge, child);
    return VARIABLE;
  }

  private only(node: Node): string {
    const [first, ...more] = node.children.filter((child) => child.type !== 'comment');
    return first === undefined || more.length > 0 || !first.isNamed
      ? this.unreadable(node)
      : this.value(first);
  }

  /** Every operand judged; every token between them must be a known operator. */
  private parts(node: Node): string[] {
    const values: string[] = [];
    let decided = false;
    for (const child of node.children) {
      if (child.type === 'comment') continue;
      if (isOperator(child)) {
        if (!OPERATORS.test(this.text(child))) this.unreadable(child);
        // The operand before it may have decided all of it.
        decided ||= /^(?:-and|-or|\?\?)$/i.test(this.text(child));
      } else if (decided) inBranch(this.judge, () => values.push(this.value(child)));
      else values.push(this.value(child));
    }
    return values;
  }

  /** `$a ? $b : $c`. */
  private choice(node: Node): string {
    const [condition, ...choices] = node.namedChildren.filter(({ type }) => type !== 'comment');
    if (condition !== undefined) this.value(condition);
    inBranches(
      this.judge,
      choices.map((choice) => () => this.value(choice)),
    );
    return VARIABLE;
  }

  /** Behind `?.` and `?[` nothing runs where there is no object. */
  private perhaps(node: Node, evaluate: () => string): string {
    if (!node.children.some((child) => /^\?[.[]$/.test(this.text(child)))) return evaluate();
    let value = VARIABLE;
    inBranch(this.judge, () => {
      value = evaluate();
    });
    return value;
  }

  private binary(node: Node): string {
    const values = this.parts(node);
    if (values.length === 1) return values[0] ?? VARIABLE;
    const operators = node.children.filter(isOperator).map((child) => this.text(child));
    this.acting(node, operators, values);
    if (operators.length === 1 && /^-f$/i.test(operators[0] ?? '')) return this.said(formatted(values), node);
    if (operators.length === 1 && /^-join$/i.test(operators[0] ?? ''))
      values.unshift(this.said(joined(values), node));
    if (operators.every((operator) => CONVERTS.test(operator))) return this.guarded(values) ?? VARIABLE;
    const joins = /^additive/.test(node.type) && operators.every((operator) => operator === '+');
    return joins && values.every((value) => !value.includes(BREAK))
      ? this.said(values.join(''), node)
      : VARIABLE;
  }

  /** `-as` converts, and `-replace` and `-split` call a block that a variable may hold. */
  private acting(node: Node, operators: readonly string[], values: readonly string[]): void {
    const operands = node.children.filter((child) => child.type !== 'comment' && !isOperator(child));
    operands.forEach((operand, at) => {
      const operator = operators[at - 1] ?? '';
      const value = values[at] ?? VARIABLE;
      if (/^-as$/i.test(operator)) this.conversion(operand, value);
      else if (/^-[ic]?(?:replace|split)$/i.test(operator) && mayHoldBlock(this.text(operand), value))
        find(this.judge, 'risky-code', spanOf(operand), this.text(operand));
    });
  }

  /** To a type, or to one that a text names. */
  private conversion(operand: Node, value: string): void {
    const isType = unwrap(operand).type === 'type_literal';
    if (!isType && !isLiteral(value))
      return find(this.judge, 'risky-code', spanOf(operand), 'a computed type');
    judgeType(this.judge, isType ? this.text(unwrap(operand)) : `[${value}]`, spanOf(operand), 'cast');
  }

  private unary(node: Node): string {
    const [value] = this.parts(node);
    const operator = this.text(node).charAt(0);
    if (/^(?:\+\+|--)/.test(this.text(node))) this.assigned(node);
    const joined =
      /^-join/i.test(this.text(node)) && value !== undefined && isLiteral(value.replaceAll(BREAK, ''));
    if (joined) return this.said(value.split(BREAK).join(''), node);
    if (/^-[ics]*(?:join|split)/i.test(this.text(node)) && value !== undefined)
      return this.guarded([value]) ?? VARIABLE;
    if (operator === ',' || node.children.length === 1) return value ?? VARIABLE;
    return operator === '-' && /^\d/.test(value ?? '') ? `-${value}` : VARIABLE;
  }

  private variable(node: Node): string {
    const text = this.text(node);
    if (text.startsWith('@') || text === '$$') return this.unreadable(node);
    const name = text.replace(/^\$\{?|\}$/g, '');
    return variableText(this.judge, name, spanOf(node));
  }

  /** The text between the expressions of a string is no token of its own. */
  private string(node: Node): string {
    const here = node.type.includes('here');
    const start = node.startIndex + (here ? 2 : 1);
    const end = node.endIndex - (here ? 2 : 1);
    let at = start;
    let text = '';
    for (const child of node.namedChildren) {
      text += this.plain(at, child.startIndex, node);
      text += child.type === 'sub_expression' ? this.inner(child) : this.variable(child);
      at = child.endIndex;
    }
    text += this.plain(at, end, node);
    return this.said(text.replaceAll(BREAK, ' '), node);
  }

  /** A text, perhaps put together of several: it may command the terminal or name a secret as none of them did. */
  private said(text: string, node: Node): string {
    noteControls(this.judge, text, spanOf(node));
    noteWritten(this.judge, text, spanOf(node));
    notePiece(this.judge, text, spanOf(node));
    return text;
  }

  private plain(from: number, to: number, node: Node): string {
    const raw = this.judge.text.source.slice(from, to);
    if (/(?:^|[^`])\$[\w({^?]/.test(raw)) return this.unreadable(node);
    return expandText(this.judge, raw, spanOf(node), 'quoted') ?? this.unreadable(node);
  }

  /** `( … )`, `$( … )`, `@( … )`: one expression gives its value, anything else is judged as it stands. */
  private inner(node: Node): string {
    const alone = loneExpression(node);
    return alone === undefined ? this.printedBy(node) : this.value(alone);
  }

  private printedBy(node: Node): string {
    const { judge } = this;
    const printed = within(judge.stdio, { printed: undefined }, () => {
      this.statements(judge, node);
      return judge.stdio.printed;
    });
    return printed?.text ?? printed?.names.find(({ text }) => isWindowsSecret(text))?.text ?? OUTPUT;
  }

  private code(node: Node): void {
    // Behind a dot, in a loop over a pipe and by `$global:` it sets what is outside of it.
    this.unfed(() => inBranch(this.judge, () => this.statements(this.judge, node)));
  }

  /** What a pipe brings goes to the command around, not to those in here. */
  private unfed<T>(inside: () => T): T {
    const { stdio } = this.judge;
    const { input } = stdio;
    return within(stdio, { input: input.type === 'pipe' ? { ...input, around: true } : input }, inside);
  }

  /** A table that holds a secret's place stands for that place. */
  private hash(node: Node): string {
    const values: string[] = [];
    for (const body of node.namedChildren) {
      if (body.type === 'comment') continue;
      if (body.type !== 'hash_literal_body') this.unreadable(body);
      else
        for (const entry of body.namedChildren)
          if (entry.type !== 'comment') values.push(...this.entry(entry));
    }
    return values.flatMap((value) => value.split(BREAK)).find(isWindowsSecret) ?? VARIABLE;
  }

  private entry(entry: Node): string[] {
    this.column(entry);
    const values: string[] = [];
    for (const child of entry.namedChildren) {
      if (child.type === 'key_expression') {
        const [key] = child.namedChildren;
        if (key !== undefined && key.type !== 'simple_name') this.value(key);
      } else if (child.type !== 'empty_statement') {
        const alone = onlyExpression(child);
        values.push(alone === undefined ? this.printedBy(child) : this.value(alone));
      }
    }
    return values;
  }

  /** `@{ Name = …; Expression = $x }` is a column, whose block runs for every object. */
  private column(entry: Node): void {
    const text = this.text(entry);
    const at = text.includes('=') ? text.indexOf('=') : text.length;
    const [key, value] = [text.slice(0, at), text.slice(at + 1).trimStart()];
    if (/^["']?e(?:x\w*)?["']?$/i.test(key.trim()) && mayHoldBlock(value, VARIABLE))
      find(this.judge, 'risky-code', spanOf(entry), this.text(entry));
  }

  private assigned(node: Node): void {
    for (const child of node.namedChildren) this.assignTarget(child);
  }

  private assignTarget(node: Node): void {
    const target = unwrap(node);
    const [table] = target.type === 'element_access' ? target.namedChildren : [];
    if (target.type === 'variable') assignVariable(this.judge, this.text(target), VARIABLE, spanOf(target));
    // `$counts[$word]++`: a number in a table of the text's own.
    else if (table !== undefined && isOwnTable(this.judge, this.text(table))) this.value(target);
    else find(this.judge, 'changes', spanOf(node), this.text(node), 'danger');
  }

  private cast(node: Node): string {
    const type = node.namedChildren.find((child) => child.type === 'type_literal');
    if (type !== undefined) judgeType(this.judge, this.text(type), spanOf(type), 'cast');
    const values = node.namedChildren
      .filter((child) => child !== type && child.type !== 'type_literal')
      .map((child) => this.value(child));
    const written = type === undefined ? '' : this.text(type);
    const made = charactersOf(written, values);
    if (made === undefined) return this.guarded(values) ?? VARIABLE;
    this.said(made.join(''), node);
    return withoutNames(made);
  }

  /** Whatever is made of it may still be that place, or command the terminal. */
  private guarded(values: readonly string[]): string | undefined {
    const { home } = this.judge.facts;
    return values
      .flatMap((value) => value.split(BREAK))
      .find(
        (value) =>
          value.includes('\u001b') ||
          isWindowsSecret(value) ||
          (value !== '' && destroyedPlace(value, home) !== undefined),
      );
  }

  private member(node: Node): string {
    const [target, name] = node.namedChildren;
    if (target?.type === 'type_literal' && /::/.test(this.text(node))) {
      judgeStatic(this.judge, this.text(target), this.memberName(name), spanOf(node), undefined);
      return VARIABLE;
    }
    const object = target === undefined ? VARIABLE : this.value(target);
    const member = this.memberName(name);
    judgeMember(this.judge, member, spanOf(name ?? node));
    const names = /^(?:FullName|PSPath)$/i.test(member);
    return names || (!MEASURES.test(member) && isWindowsSecret(object)) ? object : VARIABLE;
  }

  private memberName(name: Node | undefined): string {
    const inner = name === undefined ? undefined : unwrap(name);
    if (inner === undefined) return '';
    if (inner.type === 'simple_name') return this.text(inner).trim();
    const text = this.value(inner);
    // A secret's place may stand for what is made of it.
    return isLiteral(text) && !isWindowsSecret(text) ? text : '';
  }

  private call(node: Node): string {
    const [target, name] = node.namedChildren;
    const list = node.namedChildren.find((child) => child.type === 'argument_list');
    if (target === undefined) return this.unreadable(node);
    if (target.type === 'invokation_foreach_expression') return this.children(node);
    const values = list === undefined ? [] : this.argumentsOf(list);
    const given = { values, span: spanOf(node) };
    const method = name?.type === 'argument_list' ? '' : this.memberName(name);
    if (target.type === 'type_literal') {
      judgeStatic(this.judge, this.text(target), method, spanOf(node), given);
      const made = characterWithNumber(this.text(target), method, values);
      return made === undefined ? VARIABLE : withoutNames([this.said(made, node)]);
    }
    // The first value of `.Invoke`, `.Replace`: what is known of the object decides.
    const object = this.value(target);
    const written = this.text(target);
    if (
      FILLS.test(`${method}(${values.length > 0 ? '…' : ''}`) &&
      target.type === 'variable' &&
      isOwnTable(this.judge, written)
    ) {
      changeOwnTable(this.judge, written, values.join(BREAK), spanOf(node));
      return VARIABLE;
    }
    judgeMethod(this.judge, {
      method,
      object,
      written,
      textLike: isText(target, written, this.judge.text.source),
      ...given,
    });
    return /^(?:to(?:lower|upper)|tostring|trim)$/i.test(method) && isLiteral(object) ? object : VARIABLE;
  }

  private argumentsOf(list: Node): string[] {
    return list.namedChildren
      .filter((child) => child.type === 'argument_expression_list')
      .flatMap((child) => child.namedChildren)
      .filter((child) => child.type !== 'comment')
      .map((child) => (isBlock(child) ? this.block(child) : this.value(child)));
  }

  /** A block among the arguments of a method: judged, and told apart from a name in a variable. */
  private block(node: Node): string {
    this.value(node);
    return BLOCK;
  }

  private children(node: Node): string {
    for (const child of node.namedChildren) {
      if (child.type === 'comment') continue;
      if (child.type === 'argument_list') this.argumentsOf(child);
      else this.value(child);
    }
    addEffect(this.judge, 'read');
    return VARIABLE;
  }
}
