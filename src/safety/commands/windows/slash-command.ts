// Judges a command whose options begin with a slash, by its row.

import { type Span, worse } from '../../../domain/verdict.ts';
import { addEffect, find, shown } from '../../judgement/findings.ts';
import { type Judge, measure } from '../../judgement/judge.ts';
import { noteCommand } from '../../judgement/rule-notes.ts';
import { isDynamic, type Value } from '../../judgement/word.ts';
import { applyMeaning } from '../row.ts';
import type { SlashRow, Switch } from './rows.ts';
import { applySlashRole } from './slash-roles.ts';

type Given = { readonly spec: Switch; readonly span: Span; readonly value: Value | undefined };

/** The words after the command's name. */
export function judgeSlashCommand(judge: Judge, row: SlashRow, words: readonly Value[], span: Span): void {
  const traced = [{ text: row.name, span }, ...words];
  const whole: Span = [span[0], Math.max(span[1], words.at(-1)?.span[1] ?? 0)];
  if (!noteCommand(judge, traced, undefined)) find(judge, 'too-long', whole);
  const part = judge.watchers.trace?.enter(judge, { type: 'command', span: whole, words: traced });
  // `net start` is part of `net`.
  judge.watchers.trace?.name(`cmd:${row.name.split(' ')[0]}`);
  judge.watchers.trace?.name(`cmd:${row.name}`);
  judgeSlashWords(judge, row, words, span);
  judge.watchers.trace?.leave(part);
}

function judgeSlashWords(judge: Judge, row: SlashRow, words: readonly Value[], span: Span): void {
  // `/?` alone prints what the command would take.
  if (words.length === 1 && words[0]?.text === '/?') return addEffect(judge, 'read');
  if (words.length === 0 && row.flags.has('bare')) return addEffect(judge, 'read');
  const operands: Value[] = [];
  const given: Given[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined) continue;
    if (!isSwitch(row, word)) {
      operands.push(word);
      continue;
    }
    const spec = findSwitch(row, word.text.slice(1).toLowerCase());
    if (spec === undefined && isCluster(row, word)) continue;
    if (spec === undefined) {
      if (!row.flags.has('any')) find(judge, 'unknown-option', word.span, word.text);
      continue;
    }
    const value = spec.value === 'next' ? words[++at] : attachedValue(spec, word);
    judge.watchers.trace?.options(judge, `cmd:${row.name}`, word, [
      { spec: { name: `/${spec.name}`, role: spec.role }, value: value?.text === '' ? undefined : value },
    ]);
    given.push({ spec, span: word.span, value });
  }
  measure(judge, () => judgeSwitches(judge, { row, span, given, operands }));
}

type GivenSwitches = {
  readonly row: SlashRow;
  readonly span: Span;
  readonly given: readonly Given[];
  readonly operands: readonly Value[];
};

function judgeSwitches(judge: Judge, { row, span, given, operands }: GivenSwitches): void {
  const marks = new Set(given.flatMap(({ spec }) => spec.meaning?.marks ?? []));
  for (const { spec, span: at, value } of given) {
    if (spec.meaning !== undefined) applyMeaning(judge, spec.meaning, at, `${row.name} /${spec.name}`);
    if (value !== undefined) applySlashRole(judge, spec.role, value, false);
  }
  if (marks.has('list')) addEffect(judge, 'read');
  else {
    outline(judge, row, operands);
    judgeOperands(judge, row, operands, marks.has('recursive'));
    addEffect(judge, ...row.meaning.effects);
    // Where the words already say it more exactly, the row's own sentence would only repeat them.
    if (worse(judge.found.level, row.meaning.level) !== judge.found.level)
      applyMeaning(judge, row.meaning, span, row.name);
  }
}

function isSwitch(row: SlashRow, word: Value): boolean {
  if (row.flags.has('noswitch')) return false;
  return /^\/[^/\\]/.test(word.text) || (row.flags.has('dash') && /^-\w/.test(word.text));
}

function findSwitch(row: SlashRow, text: string): Switch | undefined {
  const exact = row.switches.find((spec) => spec.name === text.replace(/:.*$/s, ''));
  if (exact !== undefined) return exact;
  // `/od`, `/-c`, `/a-d`: a letter with its argument stuck on.
  return row.switches.find(
    (spec) => spec.value === 'attached' && text.replace(/^-/, '').startsWith(spec.name),
  );
}

/** `/sin` is three switches, to the few programs that read them so. */
function isCluster(row: SlashRow, word: Value): boolean {
  const letters = [...word.text.slice(1).toLowerCase()];
  const plain = row.switches.filter((spec) => spec.value === 'none' && spec.meaning === undefined);
  return row.flags.has('clusters') && letters.every((letter) => plain.some(({ name }) => name === letter));
}

function attachedValue(spec: Switch, word: Value): Value | undefined {
  if (spec.value !== 'attached') return undefined;
  return { text: word.text.slice(1 + spec.name.length).replace(/^:/, ''), span: word.span };
}

function judgeOperands(judge: Judge, row: SlashRow, operands: readonly Value[], recursive: boolean): void {
  operands.forEach((operand, index) => {
    const last = row.operands.at(-1);
    const spec = row.operands[index] ?? (last?.many ? last : undefined);
    if (spec === undefined) {
      if (!row.flags.has('any')) find(judge, 'unknown-operand', operand.span);
      return;
    }
    if (spec.meaning !== undefined) applyMeaning(judge, spec.meaning, operand.span, row.name);
    // A dynamic word may be a switch.
    if (
      /^[\uFDD5-\uFDD7]/.test(operand.text) &&
      isDynamic(operand.text) &&
      row.switches.some((known) => known.meaning)
    )
      find(judge, 'may-be-option', operand.span);
    judge.watchers.trace?.operand(judge, spec.role, operand);
    applySlashRole(judge, spec.role, operand, recursive);
  });
}

const LABELS: Readonly<Record<string, string>> = {
  type: 'cat',
  copy: 'cp',
  move: 'mv',
  ren: 'mv',
  rename: 'mv',
  del: 'rm',
  erase: 'rm',
  rd: 'rm',
  rmdir: 'rm',
  md: 'mkdir',
  mkdir: 'mkdir',
};

function outline(judge: Judge, row: SlashRow, operands: readonly Value[]): void {
  if (judge.text.outline === undefined || judge.text.outline.name !== undefined) return;
  judge.text.outline.name = LABELS[row.name] ?? row.name;
  judge.text.outline.operands = operands.map((operand) => shown(judge, operand));
}
