// Programs that only look, but for a few of their words: ps shows environments, tcpdump asks the network for names, diff
// shows whole folders, tree the lines of a file.

import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import type { ExpandedWord } from '../../judgement/word.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { showBelow } from '../find-secrets.ts';
import type { Call } from '../row.ts';

/** `ps e`, `ps auxeww`, `ps -E`, `ps -o environ` show the environment of processes (ps(1), OUTPUT MODIFIERS). */
export function judgeProcesses(judgement: Judgement, call: Call): void {
  judgeByRow(judgement, call, readArguments(judgement, call.row, call.args));
  const words = psWords(call.args);
  const again = readAgain(words);
  for (const word of words) {
    const { given, dashed, flags } = word;
    const shown =
      /\benviron/.test(given.text) ||
      (dashed ? flags.includes('E') || (again && /^-[^NOUkopqt]*e/.test(given.text)) : flags.includes('e'));
    if (!shown) continue;
    addEffect(judgement, 'secret');
    report(judgement, 'shows-secrets', given.span, 'ps');
  }
}

/** A word of ps. A value has no flags; behind them may stand a letter that takes what is joined, or the next word. */
type PsWord = {
  readonly given: ExpandedWord;
  readonly dashed: boolean;
  readonly flags: string;
  readonly takes: string;
  readonly joined: string;
};

function psWords(args: readonly ExpandedWord[]): PsWord[] {
  const words: PsWord[] = [];
  for (const given of args) {
    const before = words.at(-1);
    // A value is never itself an option, but procps then reads it once more where it has a dash.
    const isValue =
      before !== undefined &&
      before.joined === '' &&
      (before.takes !== '' || TAKES_WORD.test(before.given.text));
    const dashed = given.text.startsWith('-');
    const [, flags = '', takes = '', joined = ''] =
      (dashed ? DASHED : BARE).exec(isValue ? '' : given.text) ?? [];
    words.push({ given, dashed, flags, takes, joined });
  }
  return words;
}

/** Letters, one of those that take a value, and what is joined to it (procps 4.0.2, measured). */
const DASHED = /^-([A-BD-FH-NP-TV-Za-fh-nr-rv-z]*)([CGOUgopqstu]?)(.*)$/s;

const BARE = /^([A-MP-TV-Za-jl-nr-su-z]*)([NOUkopqt]?)(.*)$/s;

const TAKES_WORD =
  /^--(?:Group|User|cols|columns|format|group|lines|pid|ppid|quick-pid|rows|sid|sort|tty|user|width)$/;

/**
 * What is no list of UNIX options is read as one of BSD, all of it, in which `-e` is `e` (procps 4.0.2, measured): for a
 * letter that only BSD has, or a user, group or session that is missing or made of letters.
 */
function readAgain(words: readonly PsWord[]): boolean {
  return words.some(({ dashed, flags, takes, joined }, at) => {
    if (!dashed) return false;
    if (/[^AFHLMNPTVZacdefjlmwyE]/.test(flags)) return true;
    if (!/[gstu]/.test(takes)) return false;
    return joined === '' ? !/^[^-]/.test(words[at + 1]?.given.text ?? '') : /^[A-Za-z]/.test(joined);
  });
}

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
