// Judges one simple command: which program its first word names, and what the table says of its words.

import { type Effect, type Span, worse } from '../domain/verdict.ts';
import { aliasText } from './aliases.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { inBranch, noteLeaving } from './branches.ts';
import { judgeBodyOf } from './functions.ts';
import { addEffect, find, type Judge, needTerminal, shown } from './judge.ts';
import { noteCommand } from './notes.ts';
import { isGuarded } from './one-of.ts';
import { matchOperands } from './operands.ts';
import { judgeWithOwnWords } from './own-words.ts';
import { fileKey } from './paths.ts';
import { joinPrinted, notePrinted } from './printed.ts';
import { REASONS, type ReasonId } from './reasons.ts';
import { isSystemProgram, resolveWord } from './resolved-words.ts';
import { applyRole } from './roles.ts';
import { findRow, type Meaning, type Row } from './rows.ts';
import { enterFolder } from './special/folder.ts';
import { SPECIAL } from './special.ts';
import { looksLikeAnother } from './text-gate.ts';
import { isDynamic, isGlob, isLiteral, type Value } from './values.ts';

/** A command whose row is known. `name` is `git log` for a subcommand. */
export type Call = {
  readonly row: Row;
  readonly name: string;
  readonly command: Value;
  readonly args: readonly Value[];
  readonly span: Span;
};

/** Longer texts are no longer read by a person. */
export const MAX_COMMANDS = 64;
const MAX_DEPTH = 32;
/** Twice the words of the longest text that is judged, so that only wrappers around wrappers come here. */
const MAX_HANDED = 8192;

/** Beyond these limits no command is judged any more. */
export function isSettled(judge: Judge): boolean {
  return judge.commands > MAX_COMMANDS || judge.handed > MAX_HANDED;
}

/** Judges the words of one command; the first is the program. Redirections and assignments are judged elsewhere. */
export function judgeCommand(judge: Judge, words: readonly Value[]): void {
  const [command, ...args] = words;
  if (command === undefined) return;
  const span: Span = [command.span[0], Math.max(command.span[1], args.at(-1)?.span[1] ?? 0)];
  const part = judge.trace?.enter(judge, { type: 'command', span, words });
  judge.handed += words.length;
  judge.commands++;
  if (isSettled(judge) || judge.depth > MAX_DEPTH) find(judge, 'too-long', span);
  else judgeWithOwnWords(judge, words, () => judgeWords(judge, words, span));
  judge.trace?.leave(part);
}

function judgeWords(judge: Judge, words: readonly Value[], span: Span): void {
  const [command, ...args] = words;
  if (command === undefined) return;
  if (!noteCommand(judge, words, aliasText(judge, command.text))) find(judge, 'too-long', span);
  if (!isLiteral(command.text) || command.text === '') {
    // A program of a home that nobody told us about.
    const own = /^~\/[^$`*?]+$/.test(judge.source.slice(...command.span));
    if (!own) return find(judge, 'hidden-program', placeOfUnknown(judge, command.span));
    find(judge, 'local-program', command.span, command, 'danger');
  }
  // What follows `time` in bash: nobody means a program of that name.
  if (/^-./.test(command.text)) find(judge, 'unknown-program', command.span, command.text, 'danger');
  if (looksLikeAnother(command.text)) find(judge, 'hidden-character', command.span, command.text);
  const name = programName(judge, command);
  if (judge.outline !== undefined) judge.outline.name ??= name;
  const { added, replaced } = resolveWord(judge, words, name);
  judgeBodyOf(judge, name, args, span);
  // Behind a wrapper the name itself may run, so a known one is judged as well.
  if (replaced && findRow(name, judge.dialect) === undefined) return;
  const given = added.length === 0 ? args : [...added, ...args];
  const before = judge.printed;
  judge.printed = undefined;
  judgeNamed(judge, name, command, given, span);
  notePrinted(judge, name, given, span);
  judge.printed = joinPrinted(before, judge.printed);
}

/** Looks a name up in the tables and judges its words by the row. */
function judgeNamed(judge: Judge, name: string, command: Value, args: readonly Value[], span: Span): void {
  if (/^(?:break|continue|return)$/.test(name)) noteLeaving(judge, name, args[0]?.text);
  const row = findRow(name, judge.dialect) ?? knownVariant(judge, name, command);
  if (row === undefined) {
    addEffect(judge, 'run');
    if (args.length === 0) mayEnter(judge, command);
    for (const arg of args) {
      if (/^-\w*$/.test(arg.text) === false) guardOperand(judge, arg);
      // Many a builtin takes a name, whose subscript the shell evaluates.
      if (/^\w+\[[^\]]*[$`]/.test(arg.text)) find(judge, 'evaluates-text', arg.span, 'a subscript');
    }
    return find(judge, 'unknown-program', command.span, name);
  }
  judgeCall(judge, { row, name, command, args, span });
}

/** A folder's name alone leads into it, in fish and wherever the person has asked for that. */
function mayEnter(judge: Judge, command: Value): void {
  if (/(?:^|\/)\.{0,2}$/.test(command.text) || isGuarded(judge, command))
    inBranch(judge, () => enterFolder(judge, command));
}

/** Judges a command whose row is known, following subcommands. */
function judgeCall(judge: Judge, call: Call): void {
  const { row, args } = call;
  const same = row.as === undefined ? undefined : findRow(row.as);
  if (same !== undefined) return judgeCall(judge, { ...call, row: same, name: same.name });
  judge.trace?.name(call.name);
  if (row.flags.has('bare') && args.length === 0) return addEffect(judge, 'read');
  if (isQuery(call)) return addEffect(judge, 'read');
  if (row.flags.has('pager')) needTerminal(judge, 'pager-safe');
  if (row.flags.has('screen')) needTerminal(judge, 'full-screen');
  const special = row.judge === undefined ? undefined : SPECIAL[row.judge];
  if (special !== undefined) return special(judge, call);
  if (row.flags.has('sub')) return judgeSubcommand(judge, call);
  judgeByRow(judge, call, readArguments(judge, row, args));
}

/** Options, operands and the row's own meaning, all of them; nothing stops at the first harmless finding. */
export function judgeByRow(judge: Judge, call: Call, given: Arguments): void {
  const { row } = call;
  outlineCall(judge, call, given);
  const before = judge.level;
  judge.level = 'safe';
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
  if (marked('inplace')) for (const operand of given.operands) applyRole(judge, call, 'P', operand, false);
  if (dry || marked('list')) {
    // Only shows what there is, or what would be done.
    judge.level = worse(judge.level, before);
    return addEffect(judge, 'read');
  }
  addEffect(judge, ...row.meaning.effects);
  // Where options or operands already say it more exactly, the row's own sentence would only repeat them.
  if (worse(judge.level, row.meaning.level) !== judge.level) {
    applyMeaning(judge, row.meaning, call.command.span, call.name);
  }
  judge.level = worse(judge.level, before);
}

/** The first program of a text is the one its label speaks of, not what it starts. */
function outlineCall(judge: Judge, call: Call, given: Arguments): void {
  const { outline } = judge;
  if (outline === undefined || outline.name !== call.name || outline.operands.length > 0) return;
  // With its target among the options, `cp -t` has no last operand to point at.
  if (given.options.some((option) => option.spec.role === 'T')) return;
  outline.operands = given.operands.map((operand) => shown(judge, operand));
}

/** `git`, `docker`: global options, then a word that chooses the row. */
export function judgeSubcommand(judge: Judge, call: Call): void {
  const { row, name, args } = call;
  const globals = readArguments(judge, row.flags.has('stop') ? row : withStop(row), args);
  for (const { spec, span, value } of globals.options) {
    if (spec.meaning !== undefined) applyMeaning(judge, spec.meaning, span, `${name} ${spec.name}`);
    if (value !== undefined) applyRole(judge, call, spec.role, value, false);
  }
  const [word, ...rest] = globals.operands;
  if (word === undefined) {
    const asks = globals.options.some(({ spec }) =>
      spec.meaning?.marks.some((mark) => mark === 'list' || mark === 'query'),
    );
    return asks ? addEffect(judge, 'read') : applyMeaning(judge, row.meaning, call.command.span, name);
  }
  const full = `${name} ${word.text}`;
  const sub = isLiteral(word.text) ? findRow(full) : undefined;
  if (sub !== undefined) return judgeCall(judge, { ...call, row: sub, name: full, args: rest });
  const fallback = findRow(`${name} *`);
  if (fallback !== undefined) return judgeCall(judge, { ...call, row: fallback, args: globals.operands });
  if (row.operands.length > 0) return judgeByRow(judge, call, readArguments(judge, row, args));
  // What nobody knows of a program may be the worst that the program does.
  addEffect(judge, 'run', ...row.meaning.effects);
  if (row.meaning.level !== 'safe' && row.meaning.level !== 'ask')
    applyMeaning(judge, row.meaning, call.command.span, name);
  if (!isLiteral(word.text)) return find(judge, 'hidden-program', word.span);
  find(judge, 'unknown-subcommand', word.span, full);
}

const stopped = new WeakMap<Row, Row>();

function withStop(row: Row): Row {
  let copy = stopped.get(row);
  if (copy === undefined) {
    copy = { ...row, flags: new Set([...row.flags, 'stop']) };
    stopped.set(row, copy);
  }
  return copy;
}

/** What a row, option or operand says about itself. */
export function applyMeaning(judge: Judge, meaning: Meaning, span: Span, detail: string): void {
  addEffect(judge, ...meaning.effects);
  if (meaning.level === 'safe') return;
  find(judge, reasonOf(meaning), span, detail, meaning.level);
}

function reasonOf(meaning: Meaning): ReasonId {
  const named = meaning.marks.find((mark): mark is ReasonId => mark in REASONS);
  if (named !== undefined) return named;
  const has = (effect: Effect) => meaning.effects.includes(effect);
  if (meaning.level === 'blocked') return 'destroys-disk';
  if (has('privilege')) return 'privilege';
  if (has('delete')) return 'deletes';
  if (meaning.level === 'danger')
    return has('secret') ? 'shows-secrets' : has('run') ? 'runs-anything' : 'risky';
  if (has('run')) return 'runs';
  return has('network') ? 'network' : 'changes';
}

/** `--help` or `--version` alone: any program of the tables only prints then. */
function isQuery(call: Call): boolean {
  const only = call.args.length === 1 ? call.args[0]?.text : undefined;
  return (only === '--help' || only === '--version') && !call.row.flags.has('noquery');
}

/** The first piece of a word that only the run decides: `$IFS` in `sort$IFS-o`. */
function placeOfUnknown({ source }: Judge, [from, to]: Span): Span {
  const text = source.slice(from, to);
  const found = /\$\{?\w+\}?|\$\(|`[^`]*`|[*?]/.exec(text);
  if (found === null) return [from, to];
  const end = found[0] === '$(' ? text.lastIndexOf(')') + 1 : found.index + found[0].length;
  return end > found.index ? [from + found.index, from + end] : [from, to];
}

/** The table's name of a program: `/bin/rm` and zsh's `=rm` are `rm`. */
function programName(judge: Judge, command: Value): string {
  let { text } = command;
  if (judge.dialect === 'zsh' && /^=[\w.-]+$/.test(text)) text = text.slice(1);
  if (!text.includes('/')) {
    judge.words.add(text);
    return text;
  }
  if (!isSystemProgram(text)) {
    addEffect(judge, 'run');
    find(judge, 'local-program', command.span, text);
    if (judge.written.has(fileKey(judge, text) ?? '')) find(judge, 'runs-downloaded', command.span);
  }
  return text.slice(text.lastIndexOf('/') + 1);
}

/** `python3.12` is python3, `RM` is rm where file names have no case. */
function knownVariant(judge: Judge, name: string, command: Value): Row | undefined {
  const versioned = /^([a-z+]+3?)[-.\d]+$/.exec(name)?.[1];
  const byVersion = versioned === undefined ? undefined : (findRow(versioned) ?? findRow(`${versioned}3`));
  if (byVersion !== undefined) return byVersion;
  const folded = name.toLowerCase().replace(/\.exe$/, '');
  const byCase = folded === name ? undefined : findRow(folded);
  if (byCase !== undefined) find(judge, 'unknown-program', command.span, name);
  return byCase;
}

/** Arguments of a program nobody knows still may name beck's own files or a whole disk. */
function guardOperand(judge: Judge, arg: Value): void {
  if (isDynamic(arg.text) || isGlob(arg.text)) return;
  applyRole(judge, undefined, 'R', arg, false);
}
