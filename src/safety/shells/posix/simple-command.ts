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
export function judgeSimpleCommand(judgement: Judgement, node: Command): void {
  const part = judgement.observers.trace?.enter(judgement, { type: 'simple', span: [node.pos, node.end] });
  const sets = node.name !== undefined || assigns(node);
  if (sets && mayNotRun(node.redirects)) judgePerhaps(judgement, node);
  else judgeParts(judgement, node);
  judgement.observers.trace?.leave(part);
}

/** Redirections may be before a command as well. */
function assigns({ prefix }: Command): boolean {
  return prefix.some(({ type }) => type === 'Assignment');
}

function judgePerhaps(judgement: Judgement, node: Command): void {
  inBranch(judgement, () => judgeParts(judgement, node));
}

/** Redirections, words and assignments of a simple command, then the command they make. */
function judgeParts(judgement: Judgement, node: Command): void {
  const input = judgeRedirections(judgement, node.redirects);
  const words: ExpandedWord[] = node.name === undefined ? [] : wordValues(judgement, node.name);
  const isTable = node.args.some(({ type }) => type === 'Assignment') && declaresTable(node);
  for (const arg of node.args) {
    if (arg.type !== 'Word') words.push(assignmentArgument(judgement, arg, isTable));
    else for (const value of wordValues(judgement, arg)) words.push(value);
  }
  const alone = node.name === undefined;
  // With nothing to print, `>` only empties the file.
  if (printsNothing(words) && input === undefined && node.redirects.length > 0)
    addEffect(judgement, 'delete');
  const readsOnly = words[0]?.text === 'read';
  const before = judgement.shell;
  const prefixed = !alone && assigns(node);
  if (prefixed) judgement.shell = copyForkedState(before);
  for (const item of node.prefix) {
    if (item.type !== 'Assignment' || (readsOnly && item.name === 'IFS')) continue;
    judgeAssignment(judgement, item, alone ? 'shell' : 'prefix');
  }
  if (alone) return;
  // A prefix is in the program's environment, not in the words, which the shell has expanded before.
  if (prefixed) judgement.shell = { ...judgement.shell, variables: before.variables };
  const output = outputAfter(node.redirects, judgement.stdio.output);
  within(judgement.stdio, { output }, () =>
    judgeFed(judgement, words, input ?? judgement.stdio.input, prefixed),
  );
}

/** What the command itself sets of a prefix is gone with it. */
function judgeFed(
  judgement: Judgement,
  words: readonly ExpandedWord[],
  input: Input,
  prefixed: boolean,
): void {
  withInput(judgement, input, () => inDoubtIf(judgement, prefixed, () => judgeCommand(judgement, words)));
}

/** `declare -A`: the keys of a table are names. */
function declaresTable({ args }: Command): boolean {
  const words = args.flatMap((arg) => (arg.type === 'Word' ? [arg.text] : []));
  return words.some((word) => /^-[a-zA-Z]*A/.test(word)) && words.every((word) => /^-[a-zA-Z]+$/.test(word));
}

/** `a=([key]=value)`: the keys of a list are arithmetic, which is evaluated. */
function judgeKeys(judgement: Judgement, node: Assignment): void {
  if (node.value.type === 'Word') return;
  for (const { text, pos, end } of node.value.elements) {
    const key = /^\[(.*?)\]\+?=/s.exec(text)?.[1];
    if (key === undefined) continue;
    const variable = PLAIN_VARIABLE.exec(key);
    if (variable !== null)
      judgeIndex(judgement, variableText(judgement, variable[1] ?? variable[2] ?? ''), [pos, end]);
    else if (/^[\w+*/ -]*$/.test(key)) judgeIndex(judgement, key, [pos, end]);
    else report(judgement, 'evaluates-text', [pos, end], 'a subscript');
  }
}

function printsNothing(words: readonly ExpandedWord[]): boolean {
  if (words.length === 0) return true;
  return words.length < 3 && PRINTS_NOTHING.has(words.map(({ text }) => text).join(' '));
}

function judgeAssignment(judgement: Judgement, node: Assignment, kind: 'prefix' | 'shell'): void {
  const span: Span = [node.pos, node.end];
  if (judgement.text.dialect === 'zsh' && isCodeTable(node.name)) {
    addEffect(judgement, 'write', 'run');
    report(judgement, 'defines-code', span, node.name);
  }
  if (node.index !== undefined) judgeIndex(judgement, wordValue(judgement, node.index).text, span);
  judgeKeys(judgement, node);
  const text = assignedText(judgement, node);
  const partial = node.append || node.index !== undefined;
  // Put together of its pieces it may name what neither of them does.
  const whole = node.append && node.index === undefined ? variableText(judgement, node.name) + text : text;
  const kept = partial
    ? ([text, whole].find((each) => isSensitive(judgement, { text: each, span })) ?? UNKNOWN)
    : text;
  const elements = mayBeNumber(judgement, node.name) ? elementTexts(judgement, node) : undefined;
  for (const element of elements ?? []) judgeArithmeticText(judgement, element, span);
  setVariable(judgement, node.name, kept, span, kind, elements === undefined ? text : '');
}

/** Each word of a list. */
function elementTexts(judgement: Judgement, { value }: Assignment): string[] | undefined {
  if (value.type === 'Word') return undefined;
  return value.elements.flatMap((element) => wordValues(judgement, element)).map(({ text }) => text);
}

function assignedText(judgement: Judgement, node: Assignment): string {
  if (node.value.type === 'Word') return wordValue(judgement, node.value).text;
  // The worst of a list stands for all of it.
  return joinElements(
    judgement,
    node.value.elements.flatMap((element) => wordValues(judgement, element)),
  );
}

/** `export A=b`: one word `A=b` for the command. */
function assignmentArgument(judgement: Judgement, node: Assignment, isTable: boolean): ExpandedWord {
  const span: Span = [node.pos, node.end];
  if (!isTable) judgeKeys(judgement, node);
  if (node.index !== undefined) judgeIndex(judgement, wordValue(judgement, node.index).text, span);
  return { text: `${node.name}${node.append ? '+' : ''}=${assignedText(judgement, node)}`, span };
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
export function judgeRedirections(
  judgement: Judgement,
  redirects: readonly Redirection[],
): Input | undefined {
  let input: Input | undefined;
  for (const node of redirects) {
    const span: Span = [node.pos, node.end];
    if (node.descriptor?.type === 'FileDescriptorVariable') report(judgement, 'changes-shell', span);
    if (node.type === 'HereDoc') {
      const text = node.body.parts === undefined ? node.body.text : partsText(judgement, node.body.parts);
      judgement.observers.trace?.leave(
        judgement.observers.trace.enter(judgement, { type: 'input-text', span, detail: node.operator }),
      );
      if (node.closing === undefined) report(judgement, 'unreadable', span, 'a here-document without end');
      input = { type: 'text', text, span };
    } else if (node.target === undefined)
      report(judgement, 'unreadable', span, 'a redirection without target');
    else if (node.type === 'HereString') {
      judgement.observers.trace?.leave(
        judgement.observers.trace.enter(judgement, { type: 'input-text', span, detail: '<<<' }),
      );
      input = { type: 'text', text: wordValue(judgement, node.target).text, span };
    } else {
      const targets = wordValues(judgement, node.target);
      const target = targets[0];
      if (target === undefined || targets.length > 1)
        report(judgement, 'unreadable', span, 'a redirection to several files');
      else if (judgeRedirect(judgement, KINDS[node.operator] ?? 'write', target, span) === 'input')
        input = target.text.startsWith(`/dev/fd/${UNKNOWN_OUTPUT}`)
          ? { type: 'pipe', printed: judgement.stdio.substituted }
          : target.text === '/dev/null'
            ? { type: 'text', text: '', span }
            : { type: 'file', file: target };
    }
  }
  return input;
}
