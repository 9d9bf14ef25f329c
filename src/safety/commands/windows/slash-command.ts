// Judges a command whose options begin with a slash, by its row.

import { type Span, worse } from '../../../domain/verdict.ts';
import { addEffect, report, shown } from '../../judgement/findings.ts';
import { type Judgement, measure } from '../../judgement/judge.ts';
import { addCommandSubject } from '../../judgement/rule-subjects.ts';
import { type ExpandedWord, isDynamic } from '../../judgement/word.ts';
import { applyImpact } from '../row.ts';
import type { SlashRow, Switch } from './rows.ts';
import { applySlashRole } from './slash-roles.ts';

type Given = { readonly spec: Switch; readonly span: Span; readonly value: ExpandedWord | undefined };

/** The words after the command's name. */
export function judgeSlashCommand(
  judgement: Judgement,
  row: SlashRow,
  words: readonly ExpandedWord[],
  span: Span,
): void {
  const traced = [{ text: row.name, span }, ...words];
  const whole: Span = [span[0], Math.max(span[1], words.at(-1)?.span[1] ?? 0)];
  if (!addCommandSubject(judgement, traced, undefined)) report(judgement, 'too-long', whole);
  const part = judgement.observers.trace?.enter(judgement, { type: 'command', span: whole, words: traced });
  // `net start` is part of `net`.
  judgement.observers.trace?.name(`cmd:${row.name.split(' ')[0]}`);
  judgement.observers.trace?.name(`cmd:${row.name}`);
  judgeSlashWords(judgement, row, words, span);
  judgement.observers.trace?.leave(part);
}

function judgeSlashWords(
  judgement: Judgement,
  row: SlashRow,
  words: readonly ExpandedWord[],
  span: Span,
): void {
  // `/?` alone prints what the command would take.
  if (words.length === 1 && words[0]?.text === '/?') return addEffect(judgement, 'read');
  if (words.length === 0 && row.flags.has('bare')) return addEffect(judgement, 'read');
  const operands: ExpandedWord[] = [];
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
      if (!row.flags.has('any')) report(judgement, 'unknown-option', word.span, word.text);
      continue;
    }
    const value = spec.value === 'next' ? words[++at] : attachedValue(spec, word);
    judgement.observers.trace?.options(judgement, `cmd:${row.name}`, word, [
      { spec: { name: `/${spec.name}`, role: spec.role }, value: value?.text === '' ? undefined : value },
    ]);
    given.push({ spec, span: word.span, value });
  }
  measure(judgement, () => judgeSwitches(judgement, { row, span, given, operands }));
}

type GivenSwitches = {
  readonly row: SlashRow;
  readonly span: Span;
  readonly given: readonly Given[];
  readonly operands: readonly ExpandedWord[];
};

function judgeSwitches(judgement: Judgement, { row, span, given, operands }: GivenSwitches): void {
  const tags = new Set(given.flatMap(({ spec }) => spec.impact?.tags ?? []));
  for (const { spec, span: at, value } of given) {
    if (spec.impact !== undefined) applyImpact(judgement, spec.impact, at, `${row.name} /${spec.name}`);
    if (value !== undefined) applySlashRole(judgement, spec.role, value, false);
  }
  if (tags.has('list')) addEffect(judgement, 'read');
  else {
    summarize(judgement, row, operands);
    judgeOperands(judgement, row, operands, tags.has('recursive'));
    addEffect(judgement, ...row.impact.effects);
    // Where the words already say it more exactly, the row's own sentence would only repeat them.
    if (worse(judgement.found.level, row.impact.level) !== judgement.found.level)
      applyImpact(judgement, row.impact, span, row.name);
  }
}

function isSwitch(row: SlashRow, word: ExpandedWord): boolean {
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
function isCluster(row: SlashRow, word: ExpandedWord): boolean {
  const letters = [...word.text.slice(1).toLowerCase()];
  const plain = row.switches.filter((spec) => spec.value === 'none' && spec.impact === undefined);
  return row.flags.has('clusters') && letters.every((letter) => plain.some(({ name }) => name === letter));
}

function attachedValue(spec: Switch, word: ExpandedWord): ExpandedWord | undefined {
  if (spec.value !== 'attached') return undefined;
  return { text: word.text.slice(1 + spec.name.length).replace(/^:/, ''), span: word.span };
}

function judgeOperands(
  judgement: Judgement,
  row: SlashRow,
  operands: readonly ExpandedWord[],
  recursive: boolean,
): void {
  operands.forEach((operand, index) => {
    const last = row.operands.at(-1);
    const spec = row.operands[index] ?? (last?.many ? last : undefined);
    if (spec === undefined) {
      if (!row.flags.has('any')) report(judgement, 'unknown-operand', operand.span);
      return;
    }
    if (spec.impact !== undefined) applyImpact(judgement, spec.impact, operand.span, row.name);
    // A dynamic word may be a switch.
    if (
      /^[\uFDD5-\uFDD7]/.test(operand.text) &&
      isDynamic(operand.text) &&
      row.switches.some((known) => known.impact)
    )
      report(judgement, 'may-be-option', operand.span);
    judgement.observers.trace?.operand(judgement, spec.role, operand);
    applySlashRole(judgement, spec.role, operand, recursive);
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

function summarize(judgement: Judgement, row: SlashRow, operands: readonly ExpandedWord[]): void {
  if (judgement.text.summary === undefined || judgement.text.summary.name !== undefined) return;
  judgement.text.summary.name = LABELS[row.name] ?? row.name;
  judgement.text.summary.operands = operands.map((operand) => shown(judgement, operand));
}
