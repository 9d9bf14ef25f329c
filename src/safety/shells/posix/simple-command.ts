// A simple command of bash, sh or zsh: its assignments, its redirections, and the words that make the command.

import type { Assignment, Command, Redirection } from 'unbash';
import type { Span } from '../../../domain/verdict.ts';
import { judgeCommand } from '../../commands/command.ts';
import { inBranch, inDoubtIf } from '../../flow/branches.ts';
import { isSensitive, joinElements } from '../../flow/join.ts';
import { mayBeNumber } from '../../flow/number-types.ts';
import {
  judgeArithmeticText,
  judgeIndex,
  PLAIN_VARIABLE,
  setVariable,
  variableText,
} from '../../flow/variables.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import { type Input, type Judgement, type Output, withInput, within } from '../../judgement/judge.ts';
import { copyForkedState } from '../../judgement/shell-state.ts';
import { type ExpandedWord, UNKNOWN, UNKNOWN_OUTPUT } from '../../judgement/word.ts';
import { isCodeTable, PRINTS_NOTHING } from '../../knowledge/shell-words.ts';
import { isPlainFile, judgeRedirect, mayFail, type RedirectKind } from '../../paths/redirection.ts';
import { partsText, wordValue, wordValues } from './words.ts';

/** One simple command. */
export function judgeSimpleCommand(judge: Judgement, node: Command): void {
  const part = judge.observers.trace?.enter(judge, { type: 'simple', span: [node.pos, node.end] });
  const sets = node.name !== undefined || assigns(node);
  if (sets && mayNotRun(node.redirects)) judgePerhaps(judge, node);
  else judgeParts(judge, node);
  judge.observers.trace?.leave(part);
}

/** Redirections may be before a command as well. */
function assigns({ prefix }: Command): boolean {
  return prefix.some(({ type }) => type === 'Assignment');
}

function judgePerhaps(judge: Judgement, node: Command): void {
  inBranch(judge, () => judgeParts(judge, node));
}

/** Redirections, words and assignments of a simple command, then the command they make. */
function judgeParts(judge: Judgement, node: Command): void {
  const input = judgeRedirections(judge, node.redirects);
  const words: ExpandedWord[] = node.name === undefined ? [] : wordValues(judge, node.name);
  const isTable = node.args.some(({ type }) => type === 'Assignment') && declaresTable(node);
  for (const arg of node.args) {
    if (arg.type !== 'Word') words.push(assignmentArgument(judge, arg, isTable));
    else for (const value of wordValues(judge, arg)) words.push(value);
  }
  const alone = node.name === undefined;
  // With nothing to print, `>` only empties the file.
  if (printsNothing(words) && input === undefined && node.redirects.length > 0) addEffect(judge, 'delete');
  const readsOnly = words[0]?.text === 'read';
  const before = judge.shell;
  const prefixed = !alone && assigns(node);
  if (prefixed) judge.shell = copyForkedState(before);
  for (const item of node.prefix) {
    if (item.type !== 'Assignment' || (readsOnly && item.name === 'IFS')) continue;
    judgeAssignment(judge, item, alone ? 'shell' : 'prefix');
  }
  if (alone) return;
  // A prefix is in the program's environment, not in the words, which the shell has expanded before.
  if (prefixed) judge.shell = { ...judge.shell, variables: before.variables };
  const output = outputAfter(node.redirects, judge.stdio.output);
  within(judge.stdio, { output }, () => judgeFed(judge, words, input ?? judge.stdio.input, prefixed));
}

/** What the command itself sets of a prefix is gone with it. */
function judgeFed(judge: Judgement, words: readonly ExpandedWord[], input: Input, prefixed: boolean): void {
  withInput(judge, input, () => inDoubtIf(judge, prefixed, () => judgeCommand(judge, words)));
}

/** `declare -A`: the keys of a table are names. */
function declaresTable({ args }: Command): boolean {
  const words = args.flatMap((arg) => (arg.type === 'Word' ? [arg.text] : []));
  return words.some((word) => /^-[a-zA-Z]*A/.test(word)) && words.every((word) => /^-[a-zA-Z]+$/.test(word));
}

/** `a=([key]=value)`: the keys of a list are arithmetic, which is evaluated. */
function judgeKeys(judge: Judgement, node: Assignment): void {
  if (node.value.type === 'Word') return;
  for (const { text, pos, end } of node.value.elements) {
    const key = /^\[(.*?)\]\+?=/s.exec(text)?.[1];
    if (key === undefined) continue;
    const variable = PLAIN_VARIABLE.exec(key);
    if (variable !== null)
      judgeIndex(judge, variableText(judge, variable[1] ?? variable[2] ?? ''), [pos, end]);
    else if (/^[\w+*/ -]*$/.test(key)) judgeIndex(judge, key, [pos, end]);
    else report(judge, 'evaluates-text', [pos, end], 'a subscript');
  }
}

function printsNothing(words: readonly ExpandedWord[]): boolean {
  if (words.length === 0) return true;
  return words.length < 3 && PRINTS_NOTHING.has(words.map(({ text }) => text).join(' '));
}

function judgeAssignment(judge: Judgement, node: Assignment, kind: 'prefix' | 'shell'): void {
  const span: Span = [node.pos, node.end];
  if (judge.text.dialect === 'zsh' && isCodeTable(node.name)) {
    addEffect(judge, 'write', 'run');
    report(judge, 'defines-code', span, node.name);
  }
  if (node.index !== undefined) judgeIndex(judge, wordValue(judge, node.index).text, span);
  judgeKeys(judge, node);
  const text = assignedText(judge, node);
  const partial = node.append || node.index !== undefined;
  const worse = partial && isSensitive(judge, { text, span });
  const kept = partial && !worse ? UNKNOWN : text;
  const elements = mayBeNumber(judge, node.name) ? elementTexts(judge, node) : undefined;
  for (const element of elements ?? []) judgeArithmeticText(judge, element, span);
  setVariable(judge, node.name, kept, span, kind, elements === undefined ? text : '');
}

/** Each word of a list. */
function elementTexts(judge: Judgement, { value }: Assignment): string[] | undefined {
  if (value.type === 'Word') return undefined;
  return value.elements.flatMap((element) => wordValues(judge, element)).map(({ text }) => text);
}

function assignedText(judge: Judgement, node: Assignment): string {
  if (node.value.type === 'Word') return wordValue(judge, node.value).text;
  // The worst of a list stands for all of it.
  return joinElements(
    judge,
    node.value.elements.flatMap((element) => wordValues(judge, element)),
  );
}

/** `export A=b`: one word `A=b` for the command. */
function assignmentArgument(judge: Judgement, node: Assignment, isTable: boolean): ExpandedWord {
  const span: Span = [node.pos, node.end];
  if (!isTable) judgeKeys(judge, node);
  if (node.index !== undefined) judgeIndex(judge, wordValue(judge, node.index).text, span);
  return { text: `${node.name}${node.append ? '+' : ''}=${assignedText(judge, node)}`, span };
}

const KINDS: Readonly<Record<string, RedirectKind>> = {
  '>': 'write',
  '>|': 'write',
  '&>': 'write',
  '<>': 'write',
  '>>': 'append',
  '&>>': 'append',
  '<': 'read',
  '<&': 'duplicate',
  '>&': 'duplicate',
};

/** Where a redirection fails, the shell does not run what it belongs to. */
export function mayNotRun(redirects: readonly Redirection[]): boolean {
  return redirects.some(
    (node) => node.type !== 'HereDoc' && node.type !== 'HereString' && mayFail(node.target?.text ?? ''),
  );
}

/** Where standard output goes after these, by their text alone. */
export function outputAfter(redirects: readonly Redirection[], before: Output): Output {
  let output = before;
  for (const node of redirects) {
    const { operator, descriptor } = node;
    const moved = descriptor?.type === 'FileDescriptor' ? descriptor.value : operator.startsWith('<') ? 0 : 1;
    if (moved !== 1) continue;
    const isFile = node.type === 'Redirect' && operator.includes('>') && isPlainFile(node.target?.text);
    output = isFile ? 'elsewhere' : 'terminal';
  }
  return output;
}

/** Judges redirections; returns what standard input becomes, where they say so. */
export function judgeRedirections(judge: Judgement, redirects: readonly Redirection[]): Input | undefined {
  let input: Input | undefined;
  for (const node of redirects) {
    const span: Span = [node.pos, node.end];
    if (node.descriptor?.type === 'FileDescriptorVariable') report(judge, 'changes-shell', span);
    if (node.type === 'HereDoc') {
      const text = node.body.parts === undefined ? node.body.text : partsText(judge, node.body.parts);
      judge.observers.trace?.leave(
        judge.observers.trace.enter(judge, { type: 'input-text', span, detail: node.operator }),
      );
      if (node.closing === undefined) report(judge, 'unreadable', span, 'a here-document without end');
      input = { type: 'text', text, span };
    } else if (node.target === undefined) report(judge, 'unreadable', span, 'a redirection without target');
    else if (node.type === 'HereString') {
      judge.observers.trace?.leave(
        judge.observers.trace.enter(judge, { type: 'input-text', span, detail: '<<<' }),
      );
      input = { type: 'text', text: wordValue(judge, node.target).text, span };
    } else {
      const targets = wordValues(judge, node.target);
      const target = targets[0];
      if (target === undefined || targets.length > 1)
        report(judge, 'unreadable', span, 'a redirection to several files');
      else if (judgeRedirect(judge, KINDS[node.operator] ?? 'write', target, span) === 'input')
        input = target.text.startsWith(`/dev/fd/${UNKNOWN_OUTPUT}`)
          ? { type: 'pipe', printed: judge.stdio.substituted }
          : target.text === '/dev/null'
            ? { type: 'text', text: '', span }
            : { type: 'file' };
    }
  }
  return input;
}
