// Judges the statements of a cmd text.

import type { Span } from '../../../domain/verdict.ts';
import { findInternal, findProgram } from '../../commands/windows/programs.ts';
import { judgePowerShellProgram } from '../../commands/windows/shells.ts';
import { judgeSlashCommand } from '../../commands/windows/slash-command.ts';
import { applySlashRole, judgeForeign } from '../../commands/windows/slash-roles.ts';
import { inBranch } from '../../flow/branches.ts';
import { goBack } from '../../flow/folder.ts';
import { runText } from '../../flow/run-text.ts';
import { looksLikeAnother } from '../../judgement/check-text.ts';
import { addEffect, report, shown } from '../../judgement/findings.ts';
import { type Judgement, withInput } from '../../judgement/judge.ts';
import { MAX_COMMANDS } from '../../judgement/limits.ts';
import { type ExpandedWord, isDynamic, isLiteral, UNKNOWN } from '../../judgement/word.ts';
import { withOperator } from '../../paths/redirection.ts';
import { placeOf } from '../../paths/windows.ts';
import { usePath } from '../../paths/windows-effects.ts';
import { judgeFor, judgeIf } from './flow.ts';
import type { CmdRedirect, CmdStatement, CmdWord } from './parser.ts';

/** Judges all statements, in order; a piped one reads the output of the one before. */
export function judgeCmd(judgement: Judgement, statements: readonly CmdStatement[]): void {
  statements.forEach((statement, index) => {
    if (statement.piped || statements[index + 1]?.piped) guardCaret(judgement, statement);
    const input = statement.piped ? ({ type: 'pipe' } as const) : judgement.stdio.input;
    withInput(judgement, input, () => judgeStatement(judgement, statement));
  });
}

/** Both sides of a pipe are read once more, so what a caret protected may be a separator by then. */
function guardCaret(judgement: Judgement, statement: CmdStatement): void {
  if (statement.type === 'group') {
    for (const inner of statement.body) guardCaret(judgement, inner);
    return;
  }
  for (const { span } of statement.words) {
    if (/\^[&|<>()^]/.test(judgement.text.source.slice(...span)))
      report(judgement, 'unreadable', span, 'a caret in a pipe');
  }
}

function judgeStatement(judgement: Judgement, statement: CmdStatement): void {
  if (statement.piped) judgement.observers.trace?.join('|');
  const part = judgement.observers.trace?.enter(judgement, {
    type: statement.type === 'group' ? 'group' : 'simple',
    span: spanOf(judgement, statement),
  });
  for (const redirect of statement.redirects) judgeRedirection(judgement, redirect);
  if (statement.type === 'group') judgeCmd(judgement, statement.body);
  else judgeWords(judgement, statement.words);
  judgement.observers.trace?.leave(part);
}

function spanOf(judgement: Judgement, statement: CmdStatement): Span {
  const words = statement.type === 'group' ? [] : statement.words;
  return [words[0]?.span[0] ?? 0, words.at(-1)?.span[1] ?? judgement.text.source.length];
}

function judgeRedirection(judgement: Judgement, { kind, target }: CmdRedirect): void {
  if (kind === 'duplicate') return;
  if (kind !== 'read') judgement.text.summary?.outputs.push({ kind, target: shown(judgement, target) });
  const part = judgement.observers.trace?.enter(judgement, {
    type: 'redirection',
    span: withOperator(judgement, target.span),
    detail: kind,
  });
  usePath(judgement, kind, target);
  judgement.observers.trace?.leave(part);
}

/** The words of one command. */
function judgeWords(judgement: Judgement, words: readonly CmdWord[]): void {
  const [first, ...rest] = words;
  if (first === undefined) return;
  const span: Span = [first.span[0], words.at(-1)?.span[1] ?? first.span[1]];
  if (++judgement.spent.commands > MAX_COMMANDS) return report(judgement, 'too-long', span);
  if (looksLikeAnother(first.text)) report(judgement, 'hidden-character', first.span, first.text);
  const name = first.text.replace(/^@+/, '');
  if (!isLiteral(name)) {
    addEffect(judgement, 'run', 'delete');
    return report(judgement, 'hidden-program', first.span);
  }
  guardExpansion(judgement, words);
  if (/^:/.test(name)) return judgeLabel(judgement, words);
  if (/^if$/i.test(name)) return judgeIf(judgement, rest, judgeWords);
  if (/^for$/i.test(name)) return judgeFor(judgement, rest, judgeWords);
  // `cd..`, `dir/s`, `echo.x`, `del\x`: a command of cmd's own ends where its letters end.
  const written = first.raw.replace(/^@+/, '').replace(/\^(.)/gs, '$1');
  const glued = /^["]/.test(first.raw)
    ? null
    : /^([a-z]+)([./\\:+[\]("=].*)$/is.exec(written.includes('"') ? written : name);
  const head = glued !== null && findInternal(glued[1] ?? '') !== undefined ? (glued[1] ?? '') : name;
  const tail = glued?.[2] ?? '';
  const extra: CmdWord[] =
    head === name ? [] : [{ text: tail.replaceAll('"', ''), raw: tail, span: first.span }];
  judgeCommandWords(judgement, head, first, [...extra, ...rest], span);
}

/** A variable's text is read again for separators, so it can hold its own command. */
function guardExpansion(judgement: Judgement, words: readonly CmdWord[]): void {
  for (const word of words) {
    const at = word.raw.indexOf(UNKNOWN);
    if (at === -1 || !/[%!]/.test(judgement.text.source.slice(word.span[0], word.span[1]))) continue;
    const loop = /^["']?%{1,2}(?:~[a-z]*)?[a-z]["']?$/i.test(
      judgement.text.source.slice(word.span[0], word.span[1]),
    );
    if (!loop && !word.raw.includes('"')) report(judgement, 'evaluates-text', word.span, 'a variable', 'ask');
  }
}

function judgeCommandWords(
  judgement: Judgement,
  name: string,
  first: CmdWord,
  args: readonly CmdWord[],
  span: Span,
): void {
  const values = splitSwitches(args);
  const base = name.toLowerCase().replace(/\.(?:exe|com)$/, '');
  const own = base.replace(/^.*[\\/]/, '');
  if (own === 'cmd') return judgeCmdProgram(judgement, args, span);
  if (own === 'powershell' || own === 'pwsh')
    return judgePowerShellProgram(
      judgement,
      values,
      args.map((arg) => arg.raw),
      span,
    );
  if (/^(?:set|path|assoc|ftype)$/.test(base)) return judgeAssignment(judgement, base, first, args, span);
  // In quotes it is a file of that name, never cmd's own command, though a person would be misled.
  const internal = findInternal(base);
  if (internal !== undefined) {
    if (base === 'popd') goBack(judgement);
    if (first.raw.startsWith('"')) report(judgement, 'unknown-program', first.span, name);
    if (base === 'call' || base === 'start') judgeStarted(judgement, base, args);
    return judgeSlashCommand(judgement, internal, values, first.span);
  }
  const program = findProgram(own, values);
  if (program !== undefined && (own === base || /\\windows\\system32\\/i.test(name))) {
    return judgeSlashCommand(judgement, program.row, program.args, first.span);
  }
  if (/[\\/]/.test(name) || /\.(?:bat|cmd|vbs|ps1|js|wsf|lnk|msi|scr|hta)$/.test(base)) {
    addEffect(judgement, 'run', 'write', 'delete');
    if (placeOf(name) === 'network') usePath(judgement, 'read', first);
    return report(judgement, 'local-program', first.span, name, 'danger');
  }
  judgeForeign(judgement, [{ text: base, span: first.span }, ...values]);
}

/** `/s/q` is two switches. */
function splitSwitches(args: readonly CmdWord[]): ExpandedWord[] {
  return args.flatMap(({ text, raw, span }): ExpandedWord[] =>
    !raw.startsWith('"') && /^(?:\/[a-z?-]{1,2}(?::[^/]*)?){2,}$/i.test(text)
      ? (text.match(/\/[^/]+/g) ?? [text]).map((piece) => ({ text: piece, span }))
      : [{ text, span }],
  );
}

function judgeLabel(judgement: Judgement, words: readonly CmdWord[]): void {
  const first = words[0];
  if (first === undefined || words.every((word) => isLiteral(word.text))) return addEffect(judgement, 'read');
  report(judgement, 'unreadable', first.span, 'a label');
}

/** The text after `/c` or `/k` is its own program. */
function judgeCmdProgram(judgement: Judgement, written: readonly CmdWord[], span: Span): void {
  addEffect(judgement, 'run');
  const args = written.flatMap(unglue);
  const at = args.findIndex((arg) => /^\/[ckr]/i.test(arg.text));
  const before = at === -1 ? args : args.slice(0, at);
  for (const arg of before)
    if (!/^\/(?:[adefqsu]|[aefv]:\w+)$/i.test(arg.text))
      report(judgement, 'unknown-option', arg.span, arg.text);
  const word = args[at];
  if (word === undefined) {
    judgement.survey.terminal = 'full-screen';
    return judgement.stdio.input.type === 'terminal'
      ? report(judgement, 'runs', span, 'cmd')
      : report(judgement, 'runs-input', span);
  }
  const glued = word.raw.slice(2);
  const rest = [...(glued === '' ? [] : [glued]), ...args.slice(at + 1).map((arg) => arg.raw)].join(' ');
  const inner = /^"(.*)"$/s.exec(rest)?.[1] ?? rest;
  if (/^\/k/i.test(word.text)) report(judgement, 'runs', word.span, 'cmd /k');
  runText(judgement, { text: inner, span: [args[at + 1]?.span[0] ?? word.span[0], span[1]] }, 'cmd');
}

/** `/q/c` is two options. */
function unglue(word: CmdWord): CmdWord[] {
  const found = /^((?:\/[a-z])+)(\/[ckr].*)$/is.exec(word.raw);
  if (found === null) return [word];
  const options = (found[1] ?? '').match(/\/[a-z]/gi) ?? [];
  return [...options, found[2] ?? ''].map((text) => ({ text, raw: text, span: word.span }));
}

function judgeAssignment(
  judgement: Judgement,
  name: string,
  first: CmdWord,
  args: readonly CmdWord[],
  span: Span,
): void {
  addEffect(judgement, 'read');
  const row = findInternal(name);
  const [only] = args;
  // To the parser a semicolon is a space; behind `path` it leaves only the current folder to look in.
  if (name === 'path' && /^path[\s,=]*;/i.test(judgement.text.source.slice(span[0])))
    return report(judgement, 'code-variable', span, 'PATH');
  if (row === undefined || only === undefined) return;
  const text = args.map((arg) => arg.text).join(' ');
  const at: Span = [only.span[0], span[1]];
  if (isDynamic(text.split('=')[0] ?? '')) return report(judgement, 'hidden-program', first.span);
  judgement.text.summary = undefined;
  // Without `=` it only shows what the sum is.
  if (name === 'set' && /^\/a\s[^=]*$/i.test(text)) return;
  const role = row.operands[0];
  if (name === 'path') return judgeSlashCommand(judgement, row, [{ text, span: at }], span);
  const part = judgement.observers.trace?.enter(judgement, {
    type: 'command',
    span,
    words: [first, { text, span: at }],
  });
  judgement.observers.trace?.name(`cmd:${name}`);
  applySlashRole(judgement, role?.role ?? '.', { text, span: at }, false);
  judgement.observers.trace?.leave(part);
}

function judgeStarted(judgement: Judgement, name: string, args: readonly CmdWord[]): void {
  // start takes a title and its own switches; behind them, and behind call, is the command.
  const own = (arg: CmdWord, index: number) =>
    name === 'start' && ((index === 0 && arg.raw.startsWith('"')) || arg.text.startsWith('/'));
  const from = args.findIndex((arg, index) => !own(arg, index));
  const words = from === -1 ? [] : args.slice(from);
  if (words.length > 0 && (name === 'start' || !words[0]?.text.startsWith(':')))
    inBranch(judgement, () => judgeWords(judgement, words));
}
