// Programs that only look, but for a few of their words: ps shows environments, tcpdump asks the network for names, diff
// shows whole folders, tree the lines of a file.

import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { showBelow } from '../find-secrets.ts';
import type { Call } from '../row.ts';

/** `ps e`, `ps auxeww`, `ps -E`, `ps -o environ` show the environment of processes (ps(1), OUTPUT MODIFIERS). */
export function judgeProcesses(judgement: Judgement, call: Call): void {
  judgeByRow(judgement, call, readArguments(judgement, call.row, call.args));
  for (const [at, word] of call.args.entries()) {
    const isValue = TAKES_VALUE.test(call.args[at - 1]?.text ?? '');
    if (!(isValue ? /\benviron/ : SHOWS_ENVIRONMENT).test(word.text)) continue;
    addEffect(judgement, 'secret');
    report(judgement, 'shows-secrets', word.span, 'ps');
  }
}

/** Options of which the next word is the value. */
const TAKES_VALUE =
  /^(?:-\w*[CGNOUgkopqstu]|[A-Za-z]*[NOUkopqt]|--(?!no-|forest|help|info|headers?|version)\w+)$/;

/** With an `x`, or a `u` that no user's name follows, procps reads `-axe` as `axe`. */
const SHOWS_ENVIRONMENT =
  /^(?:[A-Za-z]*e[A-Za-z]*|-(?=[^CGNOUgkopqst]*(?:x|u[A-Za-z]))[A-Za-z]*e[A-Za-z]*|-[A-Za-z]*E[A-Za-z]*|-?\w*[oO].*\benviron.*)$/;

/** Without `-n` the addresses of a capture are looked up by name. */
export function judgeCapture(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  judgeByRow(judgement, call, given);
  const reads = given.options.find(({ spec }) => spec.name === '-r');
  const plain = given.options.some(({ spec }) => /^(?:-n|--number)$/.test(spec.name));
  if (reads !== undefined && !plain) report(judgement, 'network', reads.span, call.name);
}

/** `diff -r` shows every file that only one of the folders has, or that differs. */
export function judgeDiff(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  judgeByRow(judgement, call, given);
  const has = (names: RegExp) => given.options.some(({ spec }) => names.test(spec.name));
  if (!has(/^(?:-r|--recursive)$/) || has(/^(?:-q|--brief)$/)) return;
  showBelow(judgement, given.operands);
}

/** `tree --fromfile` shows the lines of its operands as a tree. */
export function judgeTree(judgement: Judgement, call: Call): void {
  const given = readArguments(judgement, call.row, call.args);
  const shown = given.options.some(({ spec }) => spec.name === '--fromfile');
  const operands = call.row.operands.map((operand) => ({
    ...operand,
    role: shown ? ('R' as const) : operand.role,
  }));
  judgeByRow(judgement, { ...call, row: { ...call.row, operands } }, given);
}
