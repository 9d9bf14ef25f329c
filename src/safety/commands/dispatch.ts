// Chooses what judges a call: another row, a subcommand, a handler, or the row itself.

import { homeFolder } from '../flow/variables.ts';
import { addEffect, needTerminal, report } from '../judgement/findings.ts';
import { inSubshell, type Judgement, within } from '../judgement/judge.ts';
import { mayExpand } from '../judgement/limits.ts';
import { type ExpandedWord, isGlob, isLiteral } from '../judgement/word.ts';
import { mayBeConfigured } from '../paths/above.ts';
import { readPath } from '../paths/file-effects.ts';
import { readArguments } from './arguments.ts';
import { judgeByRow } from './by-row.ts';
import { noteDestroying } from './destroying-words.ts';
import { HANDLERS } from './handlers.ts';
import { isLookingForm } from './looking-form.ts';
import { applyRole } from './roles.ts';
import { applyImpact, type Call, type CommandSpec } from './row.ts';
import { findRow } from './rows.ts';

/**
 * Judges a command whose row is known, following subcommands. Where a word may be no value of the option before it, the
 * call is judged once more without that value, and the worse of both holds.
 */
export function judgeCall(judgement: Judgement, call: Call): void {
  const { doubts } = judgement;
  judgement.doubts = { asFlags: false, found: false };
  const { written } = judgement.shell;
  const count = written.size;
  try {
    judgeOnce(judgement, call);
    if (!judgement.doubts.found || !mayExpand(judgement, call.args.length, call.span)) return;
    judgement.doubts = { asFlags: true, found: false };
    // What the first reading has written is not there yet.
    const anew = new Set([...written].slice(0, count));
    within(judgement, { observers: {}, shell: { ...judgement.shell, written: anew } }, () =>
      within(judgement.stdio, { printed: undefined }, () =>
        inSubshell(judgement, () => judgeOnce(judgement, call)),
      ),
    );
    for (const path of anew) written.add(path);
  } finally {
    judgement.doubts = doubts;
  }
}

function judgeOnce(judgement: Judgement, call: Call): void {
  const { row, args } = call;
  const same = row.as === undefined ? undefined : findRow(row.as);
  if (same !== undefined) return judgeCall(judgement, { ...call, row: same, name: same.name });
  judgement.observers.trace?.name(call.name);
  if (mayBeConfigured(judgement, row.configured)) report(judgement, 'runs', call.command.span, call.name);
  if (row.flags.has('bare') && args.length === 0) return addEffect(judgement, 'read');
  if (isQuery(call)) return addEffect(judgement, 'read');
  if (row.makes !== undefined) noteFirstUse(judgement, call, row.makes);
  if (isLookingForm(judgement, call)) return readWords(judgement, args);
  if (row.flags.has('atfile')) noteOptionFiles(judgement, args);
  if (row.flags.has('pager')) needTerminal(judgement, 'pager-safe');
  if (row.flags.has('screen')) needTerminal(judgement, 'full-screen');
  const special = row.handler === undefined ? undefined : HANDLERS[row.handler];
  if (special !== undefined) return special(judgement, call, judgeSubcommand);
  if (row.flags.has('sub')) return judgeSubcommand(judgement, call);
  judgeByRow(judgement, call, readArguments(judgement, row, args));
}

/** Where its own folder is known to be missing, even a look makes it. */
function noteFirstUse(judgement: Judgement, { command }: Call, name: string): void {
  const path = `${homeFolder(judgement)}/${name}`;
  judgement.survey.paths.add(path);
  if (judgement.facts.paths?.[path] !== 'none') return;
  addEffect(judgement, 'mkdir', 'write');
  report(judgement, 'makes-folder', command.span, `~/${name}`);
}

/** What is a file among them is read. */
function readWords(judgement: Judgement, args: readonly ExpandedWord[]): void {
  addEffect(judgement, 'read');
  for (const arg of args)
    if (isGlob(arg.text) || /^[^-].*[./]|^[^-]*\w$/.test(arg.text)) readPath(judgement, arg);
}

/** `@file` is replaced by the words of that file wherever it is, also as an option's value (libiberty, expandargv). */
function noteOptionFiles(judgement: Judgement, args: readonly ExpandedWord[]): void {
  for (const { text, span } of args) if (text.startsWith('@')) report(judgement, 'runs-option-program', span);
}

/** `git`, `docker`: global options, then a word that chooses the row. */
function judgeSubcommand(judgement: Judgement, call: Call): void {
  const { row, name, args } = call;
  const globals = readArguments(judgement, row.flags.has('stop') ? row : withStop(row), args);
  for (const { spec, span, value } of globals.options) {
    if (spec.impact !== undefined) applyImpact(judgement, spec.impact, span, `${name} ${spec.name}`);
    if (value !== undefined) applyRole(judgement, call, spec.role, value, false);
  }
  const [word, ...rest] = globals.operands;
  if (word === undefined) {
    const asks = globals.options.some(({ spec }) =>
      spec.impact?.tags.some((tag) => tag === 'list' || tag === 'query'),
    );
    if (asks) return addEffect(judgement, 'read');
    noteDestroying(judgement, name, args);
    return applyImpact(judgement, row.impact, call.command.span, name);
  }
  const full = `${name} ${word.text}`;
  const sub = isLiteral(word.text) ? findRow(full) : undefined;
  if (sub !== undefined) return judgeCall(judgement, { ...call, row: sub, name: full, args: rest });
  const fallback = findRow(`${name} *`);
  if (fallback !== undefined) return judgeCall(judgement, { ...call, row: fallback, args: globals.operands });
  if (row.operands.length > 0) return judgeByRow(judgement, call, readArguments(judgement, row, args));
  // An unknown subcommand may do the worst that the program does.
  addEffect(judgement, 'run', ...row.impact.effects);
  if (row.impact.level !== 'safe' && row.impact.level !== 'ask')
    applyImpact(judgement, row.impact, call.command.span, name);
  if (!isLiteral(word.text)) return report(judgement, 'hidden-program', word.span);
  noteDestroying(judgement, name, args);
  report(judgement, 'unknown-subcommand', word.span, full);
}

const stopped = new WeakMap<CommandSpec, CommandSpec>();

function withStop(row: CommandSpec): CommandSpec {
  let copy = stopped.get(row);
  if (copy === undefined) {
    copy = { ...row, flags: new Set([...row.flags, 'stop']) };
    stopped.set(row, copy);
  }
  return copy;
}

/** `--help` or `--version` alone: any program of the tables only prints then. */
function isQuery(call: Call): boolean {
  const only = call.args.length === 1 ? call.args[0]?.text : undefined;
  return (only === '--help' || only === '--version') && !call.row.flags.has('noquery');
}
