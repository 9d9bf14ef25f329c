// Judges a call by its row alone: its options, its operands, and what the row itself means.

import { worse } from '../../domain/verdict.ts';
import { noteChange } from '../judgement/changes.ts';
import { addEffect, find, needTerminal, shown } from '../judgement/findings.ts';
import { type Judge, measure } from '../judgement/judge.ts';
import type { Value } from '../judgement/word.ts';
import { resolvePath } from '../paths/resolve.ts';
import type { Arguments } from './arguments.ts';
import { noteDestroying } from './destroying-words.ts';
import { matchOperands } from './operands.ts';
import { applyRole } from './roles.ts';
import { applyMeaning, type Call } from './row.ts';

/** Options, operands and the row's own meaning, all of them; nothing stops at the first harmless finding. */
export function judgeByRow(judge: Judge, call: Call, given: Arguments): void {
  outlineCall(judge, call, given);
  measure(judge, () => judgeParts(judge, call, given));
}

function judgeParts(judge: Judge, call: Call, given: Arguments): void {
  const { row } = call;
  const marked = (mark: string) => given.options.some((option) => option.spec.meaning?.marks.includes(mark));
  const recursive = marked('recursive');
  if (marked('screen')) needTerminal(judge, 'full-screen');
  for (const { spec, span, value } of given.options) {
    if (spec.meaning !== undefined) applyMeaning(judge, spec.meaning, span, `${call.name} ${spec.name}`);
    if (value !== undefined) applyRole(judge, call, spec.role, value, recursive);
    else if (spec.role === 'X') find(judge, 'runs-option-program', span);
  }
  const roles = new Set(given.options.map((option) => option.spec.role));
  const dry = marked('dry');
  if (!dry) matchOperands(judge, call, given.operands, { recursive, roles, listing: marked('list') });
  if (marked('inplace')) for (const operand of given.operands) judgeInPlace(judge, call, operand, given);
  if (dry || marked('list')) {
    // Only shows what there is, or what would be done.
    return addEffect(judge, 'read');
  }
  addEffect(judge, ...row.meaning.effects);
  if (isOpen(call)) noteDestroying(judge, call.name, [...subcommands(call), ...call.args]);
  // Where options or operands already say it more exactly, the row's own sentence would only repeat them.
  if (worse(judge.found.level, row.meaning.level) !== judge.found.level) {
    applyMeaning(judge, row.meaning, call.command.span, call.name);
  }
}

/** The file or what stands below it; `-i.bak` leaves the old one beside it. */
function judgeInPlace(judge: Judge, call: Call, operand: Value, { options }: Arguments): void {
  applyRole(judge, call, 'P', operand, false);
  const suffix = options.find(({ spec }) => spec.meaning?.marks.includes('inplace'))?.value?.text ?? '';
  for (const text of [operand.text, ...(suffix === '' ? [] : [operand.text + suffix])])
    noteChange(judge, 'write', resolvePath(judge, text), { tree: true });
}

/** The first program of a text is the one its label speaks of, not what it starts. */
function outlineCall(judge: Judge, call: Call, given: Arguments): void {
  const { outline } = judge.text;
  if (outline === undefined || outline.name !== call.name || outline.operands.length > 0) return;
  // With its target among the options, `cp -t` has no last operand to point at.
  if (given.options.some((option) => option.spec.role === 'T')) return;
  outline.operands = given.operands.map((operand) => shown(judge, operand));
}

/** The row knows no more than that it runs something with the words it is given, or with a file. */
function isOpen({ row: { meaning, operands, flags } }: Call): boolean {
  const open = flags.has('nodash') ? /^[=R]$/ : /^=$/;
  return (
    meaning.level === 'ask' &&
    meaning.effects.includes('run') &&
    operands.every(({ role }) => open.test(role))
  );
}

/** `db` of `pscale db`. */
function subcommands({ name, command: { span } }: Call): Value[] {
  return name
    .split(' ')
    .slice(1)
    .map((text) => ({ text, span }));
}
