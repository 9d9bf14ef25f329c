// Strings, tables and brackets of PowerShell.
import { report } from '../../judgement/findings.ts';
import { type Judgement, within } from '../../judgement/judge.ts';
import { NUMBER, UNKNOWN, UNKNOWN_OUTPUT, WORD_BREAK } from '../../judgement/word.ts';
import { isWindowsSecret } from '../../paths/windows.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';
import { loneExpression, mayHoldBlock, onlyExpression, spanOf } from './expression-shapes.ts';
import { findUnreadable, noteText, sourceOf } from './expression-texts.ts';
import { asksForSecret } from './guarded.ts';
import { recur } from './recursion.ts';
import { expandText, variableText } from './words.ts';

export function evaluateVariable(judgement: Judgement, node: Node): string {
  const text = sourceOf(judgement, node);
  if (text.startsWith('@') || text === '$$') return findUnreadable(judgement, node);
  const name = text.replace(/^\$\{?|\}$/g, '');
  return variableText(judgement, name, spanOf(node));
}

/** The text between the expressions of a string is not a token. */
export function evaluateString(judgement: Judgement, node: Node): string {
  const here = node.type.includes('here');
  const start = node.startIndex + (here ? 2 : 1);
  const end = node.endIndex - (here ? 2 : 1);
  let at = start;
  let text = '';
  for (const child of node.namedChildren) {
    text += plainText(judgement, at, child.startIndex, node);
    text +=
      child.type === 'sub_expression' ? insideString(judgement, child) : evaluateVariable(judgement, child);
    at = child.endIndex;
  }
  text += plainText(judgement, at, end, node);
  return noteText(judgement, text.replaceAll(WORD_BREAK, ' '), node);
}

/** `$(Get-Date -Format yyyyMMdd)` is digits, and signs between them. */
function insideString(judgement: Judgement, node: Node): string {
  const text = evaluateInner(judgement, node);
  return PRINTS_DIGITS.test(judgement.text.source.slice(...spanOf(node))) ? NUMBER : text;
}

const PRINTS_DIGITS =
  /^\$\(\s*get-date\s+(?:-f(?:ormat)?\s+|-uformat\s+)(['"]?)(?:(?:yyyy|yy|MM|dd|HH|hh|mm|ss|fff?|%[YmdHMSjs])[-_.]?)+\1\s*\)$/i;

function plainText(judgement: Judgement, from: number, to: number, node: Node): string {
  const raw = judgement.text.source.slice(from, to);
  if (/(?:^|[^`])\$[\w({^?]/.test(raw)) return findUnreadable(judgement, node);
  return expandText(judgement, raw, spanOf(node), 'quoted') ?? findUnreadable(judgement, node);
}

/** `( … )`, `$( … )`, `@( … )`: one expression gives its value, anything else is judged as it is. */
export function evaluateInner(judgement: Judgement, node: Node): string {
  const alone = loneExpression(node);
  return alone === undefined ? printedBy(judgement, node) : recur.value(judgement, alone);
}

function printedBy(judgement: Judgement, node: Node): string {
  const printed = within(judgement.stdio, { printed: undefined }, () => {
    recur.statements(judgement, node);
    return judgement.stdio.printed;
  });
  return printed?.text ?? printed?.names.find(({ text }) => asksForSecret(text))?.text ?? UNKNOWN_OUTPUT;
}

/** What a pipe brings goes to the command around, not to those in here. */
export function withoutPipe<T>(judgement: Judgement, inside: () => T): T {
  const { stdio } = judgement;
  const { input } = stdio;
  return within(stdio, { input: input.type === 'pipe' ? { ...input, around: true } : input }, inside);
}

/** A table that holds a secret's place stands for that place. */
export function evaluateTable(judgement: Judgement, node: Node): string {
  const values: string[] = [];
  for (const body of node.namedChildren) {
    if (body.type === 'comment') continue;
    if (body.type !== 'hash_literal_body') findUnreadable(judgement, body);
    else
      for (const entry of body.namedChildren)
        if (entry.type !== 'comment') values.push(...evaluateEntry(judgement, entry));
  }
  return values.flatMap((value) => value.split(WORD_BREAK)).find(isWindowsSecret) ?? UNKNOWN;
}

function evaluateEntry(judgement: Judgement, entry: Node): string[] {
  judgeColumn(judgement, entry);
  const values: string[] = [];
  for (const child of entry.namedChildren) {
    if (child.type === 'key_expression') {
      const [key] = child.namedChildren;
      if (key !== undefined && key.type !== 'simple_name') recur.value(judgement, key);
    } else if (child.type !== 'empty_statement') {
      const alone = onlyExpression(child);
      values.push(alone === undefined ? printedBy(judgement, child) : recur.value(judgement, alone));
    }
  }
  return values;
}

/** `@{ Name = …; Expression = $x }` is a column, whose block runs for every object. */
function judgeColumn(judgement: Judgement, entry: Node): void {
  const text = sourceOf(judgement, entry);
  const at = text.includes('=') ? text.indexOf('=') : text.length;
  const [key, value] = [text.slice(0, at), text.slice(at + 1).trimStart()];
  if (/^["']?e(?:x\w*)?["']?$/i.test(key.trim()) && mayHoldBlock(value, UNKNOWN))
    report(judgement, 'risky-code', spanOf(entry), sourceOf(judgement, entry));
}
