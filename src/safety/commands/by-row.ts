// Judges a call by its row alone: its options, its operands, and what the row itself means.

import { worse } from '../../domain/verdict.ts';
import { noteChange } from '../judgement/changes.ts';
import { addEffect, needTerminal, report, shown } from '../judgement/findings.ts';
import { type Judgement, measure } from '../judgement/judge.ts';
import type { ExpandedWord } from '../judgement/word.ts';
import { resolvePath } from '../paths/resolve.ts';
import { noteInPlace } from '../paths/sources.ts';
import type { Arguments } from './arguments.ts';
import { noteDestroying } from './destroying-words.ts';
import { showBelow } from './find-secrets.ts';
import { matchOperands } from './operands.ts';
import { applyRole } from './roles.ts';
import { applyImpact, type Call, type CommandSpec } from './row.ts';

/** Judges all options, operands and the row's own meaning; a harmless finding does not end it early. */
export function judgeByRow(judgement: Judgement, call: Call, given: Arguments): void {
  summarizeCall(judgement, call, given);
  measure(judgement, () => judgeParts(judgement, call, given));
}

function judgeParts(judgement: Judgement, call: Call, given: Arguments): void {
  const { row } = call;
  const before = judgement.survey.changes.size;
  const tagged = (tag: string) => given.options.some((option) => option.spec.impact?.tags.includes(tag));
  const recursive = tagged('recursive');
  if (tagged('screen')) needTerminal(judgement, 'full-screen');
  for (const { spec, span, value } of given.options) {
    if (spec.impact !== undefined) applyImpact(judgement, spec.impact, span, `${call.name} ${spec.name}`);
    if (value !== undefined) applyRole(judgement, call, spec.role, value, recursive);
    else if (spec.role === 'X') report(judgement, 'runs-option-program', span);
  }
  const roles = new Set(given.options.map((option) => option.spec.role));
  const dry = tagged('dry');
  const listing =
    tagged('list') && !(given.operands.length > 0 && (row.flags.has('alone') || mayPassOn(row, given)));
  if (!dry) matchOperands(judgement, call, given.operands, { recursive, roles, listing });
  if (tagged('below')) showBelow(judgement, given.operands);
  if (tagged('inplace')) for (const operand of given.operands) judgeInPlace(judgement, call, operand, given);
  if (dry || listing) {
    // Only shows what there is, or what would be done.
    return addEffect(judgement, 'read');
  }
  addEffect(judgement, ...row.impact.effects);
  if (isOpen(call)) noteDestroying(judgement, call.name, [...subcommands(call), ...call.args]);
  // Where options or operands already say it more exactly, the row's own sentence would only repeat them.
  if (worse(judgement.found.level, row.impact.level) !== judgement.found.level) {
    applyImpact(judgement, row.impact, call.command.span, call.name, judgement.survey.changes.size > before);
  }
}

/** What it runs may be what `--version` is for: `cross-env A=1 node f.js --version`. */
function mayPassOn({ impact, options }: CommandSpec, given: Arguments): boolean {
  const lists = given.options.filter(({ spec }) => spec.impact?.tags.includes('list'));
  const verifies = options.get('--verify')?.impact?.tags.includes('list') === true;
  const isAbout = (name: string) => ABOUT.test(name) && !(verifies && name === '-V');
  return impact.effects.includes('run') && lists.every(({ spec }) => isAbout(spec.name));
}

const ABOUT = /^--?(?:version|help|[vVh])$/;

/** The file or what is below it; `-i.bak` leaves the old one beside it. */
function judgeInPlace(judgement: Judgement, call: Call, operand: ExpandedWord, { options }: Arguments): void {
  applyRole(judgement, call, 'P', operand, false);
  const suffix = options.find(({ spec }) => spec.impact?.tags.includes('inplace'))?.value?.text ?? '';
  noteInPlace(judgement, 'write', operand, true);
  if (suffix !== '')
    noteChange(judgement, 'write', resolvePath(judgement, operand.text + suffix), { tree: true });
}

/** The first program of a text is the one its label speaks of, not what it starts. */
function summarizeCall(judgement: Judgement, call: Call, given: Arguments): void {
  const { summary } = judgement.text;
  if (summary === undefined || summary.name !== call.name || summary.operands.length > 0) return;
  // With its target among the options, `cp -t` has no last operand to point at.
  if (given.options.some((option) => option.spec.role === 'T')) return;
  summary.operands = given.operands.map((operand) => shown(judgement, operand));
}

/** The row knows no more than that it runs something with the words it is given, or with a file. */
function isOpen({ row: { impact, operands, flags } }: Call): boolean {
  const open = flags.has('nodash') ? /^[=R]$/ : /^=$/;
  const any = impact.effects.includes('run') || impact.effects.includes('network');
  return impact.level === 'ask' && any && operands.every(({ role }) => open.test(role));
}

/** `db` of `pscale db`. */
function subcommands({ name, command: { span } }: Call): ExpandedWord[] {
  return name
    .split(' ')
    .slice(1)
    .map((text) => ({ text, span }));
}
