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
export function judgeCmd(judge: Judgement, statements: readonly CmdStatement[]): void {
  statements.forEach((statement, index) => {
    if (statement.piped || statements[index + 1]?.piped) guardCaret(judge, statement);
    const input = statement.piped ? ({ type: 'pipe' } as const) : judge.stdio.input;
    withInput(judge, input, () => judgeStatement(judge, statement));
  });
}

/** Both sides of a pipe are read once more, so what a caret protected may be a separator by then. */
function guardCaret(judge: Judgement, statement: CmdStatement): void {
  if (statement.type === 'group') {
    for (const inner of statement.body) guardCaret(judge, inner);
    return;
  }
  for (const { span } of statement.words) {
    if (/\^[&|<>()^]/.test(judge.text.source.slice(...span)))
      report(judge, 'unreadable', span, 'a caret in a pipe');
  }
}

function judgeStatement(judge: Judgement, statement: CmdStatement): void {
  if (statement.piped) judge.observers.trace?.join('|');
  const part = judge.observers.trace?.enter(judge, {
    type: statement.type === 'group' ? 'group' : 'simple',
    span: spanOf(judge, statement),
  });
  for (const redirect of statement.redirects) judgeRedirection(judge, redirect);
  if (statement.type === 'group') judgeCmd(judge, statement.body);
  else judgeWords(judge, statement.words);
  judge.observers.trace?.leave(part);
}

function spanOf(judge: Judgement, statement: CmdStatement): Span {
  const words = statement.type === 'group' ? [] : statement.words;
  return [words[0]?.span[0] ?? 0, words.at(-1)?.span[1] ?? judge.text.source.length];
}

function judgeRedirection(judge: Judgement, { kind, target }: CmdRedirect): void {
  if (kind === 'duplicate') return;
  if (kind !== 'read') judge.text.summary?.outputs.push({ kind, target: shown(judge, target) });
  const part = judge.observers.trace?.enter(judge, {
    type: 'redirection',
    span: withOperator(judge, target.span),
    detail: kind,
  });
  usePath(judge, kind, target);
  judge.observers.trace?.leave(part);
}

/** The words of one command. */
function judgeWords(judge: Judgement, words: readonly CmdWord[]): void {
  const [first, ...rest] = words;
  if (first === undefined) return;
  const span: Span = [first.span[0], words.at(-1)?.span[1] ?? first.span[1]];
  if (++judge.spent.commands > MAX_COMMANDS) return report(judge, 'too-long', span);
  if (looksLikeAnother(first.text)) report(judge, 'hidden-character', first.span, first.text);
  const name = first.text.replace(/^@+/, '');
  if (!isLiteral(name)) {
    addEffect(judge, 'run', 'delete');
    return report(judge, 'hidden-program', first.span);
  }
  guardExpansion(judge, words);
  if (/^:/.test(name)) return judgeLabel(judge, words);
  if (/^if$/i.test(name)) return judgeIf(judge, rest, judgeWords);
  if (/^for$/i.test(name)) return judgeFor(judge, rest, judgeWords);
  // `cd..`, `dir/s`, `echo.x`, `del\x`: a command of cmd's own ends where its letters end.
  const written = first.raw.replace(/^@+/, '').replace(/\^(.)/gs, '$1');
  const glued = /^["]/.test(first.raw)
    ? null
    : /^([a-z]+)([./\\:+[\]("=].*)$/is.exec(written.includes('"') ? written : name);
  const head = glued !== null && findInternal(glued[1] ?? '') !== undefined ? (glued[1] ?? '') : name;
  const tail = glued?.[2] ?? '';
  const extra: CmdWord[] =
    head === name ? [] : [{ text: tail.replaceAll('"', ''), raw: tail, span: first.span }];
  judgeCommandWords(judge, head, first, [...extra, ...rest], span);
}

/** A variable's text is read again for separators, so it can hold its own command. */
function guardExpansion(judge: Judgement, words: readonly CmdWord[]): void {
  for (const word of words) {
    const at = word.raw.indexOf(UNKNOWN);
    if (at === -1 || !/[%!]/.test(judge.text.source.slice(word.span[0], word.span[1]))) continue;
    const loop = /^["']?%{1,2}(?:~[a-z]*)?[a-z]["']?$/i.test(
      judge.text.source.slice(word.span[0], word.span[1]),
    );
    if (!loop && !word.raw.includes('"')) report(judge, 'evaluates-text', word.span, 'a variable', 'ask');
  }
}

function judgeCommandWords(
  judge: Judgement,
  name: string,
  first: CmdWord,
  args: readonly CmdWord[],
  span: Span,
): void {
  const values = splitSwitches(args);
  const base = name.toLowerCase().replace(/\.(?:exe|com)$/, '');
  const own = base.replace(/^.*[\\/]/, '');
  if (own === 'cmd') return judgeCmdProgram(judge, args, span);
  if (own === 'powershell' || own === 'pwsh')
    return judgePowerShellProgram(
      judge,
      values,
      args.map((arg) => arg.raw),
      span,
    );
  if (/^(?:set|path|assoc|ftype)$/.test(base)) return judgeAssignment(judge, base, first, args, span);
  // In quotes it is a file of that name, never cmd's own command, though a person would be misled.
  const internal = findInternal(base);
  if (internal !== undefined) {
    if (base === 'popd') goBack(judge);
    if (first.raw.startsWith('"')) report(judge, 'unknown-program', first.span, name);
    if (base === 'call' || base === 'start') judgeStarted(judge, base, args);
    return judgeSlashCommand(judge, internal, values, first.span);
  }
  const program = findProgram(own, values);
  if (program !== undefined && (own === base || /\\windows\\system32\\/i.test(name))) {
    return judgeSlashCommand(judge, program.row, program.args, first.span);
  }
  if (/[\\/]/.test(name) || /\.(?:bat|cmd|vbs|ps1|js|wsf|lnk|msi|scr|hta)$/.test(base)) {
    addEffect(judge, 'run', 'write', 'delete');
    if (placeOf(name) === 'network') usePath(judge, 'read', first);
    return report(judge, 'local-program', first.span, name, 'danger');
  }
  judgeForeign(judge, [{ text: base, span: first.span }, ...values]);
}

/** `/s/q` is two switches. */
function splitSwitches(args: readonly CmdWord[]): ExpandedWord[] {
  return args.flatMap(({ text, raw, span }): ExpandedWord[] =>
    !raw.startsWith('"') && /^(?:\/[a-z?-]{1,2}(?::[^/]*)?){2,}$/i.test(text)
      ? (text.match(/\/[^/]+/g) ?? [text]).map((piece) => ({ text: piece, span }))
      : [{ text, span }],
  );
}

function judgeLabel(judge: Judgement, words: readonly CmdWord[]): void {
  const first = words[0];
  if (first === undefined || words.every((word) => isLiteral(word.text))) return addEffect(judge, 'read');
  report(judge, 'unreadable', first.span, 'a label');
}

/** The text after `/c` or `/k` is its own program. */
function judgeCmdProgram(judge: Judgement, written: readonly CmdWord[], span: Span): void {
  addEffect(judge, 'run');
  const args = written.flatMap(unglue);
  const at = args.findIndex((arg) => /^\/[ckr]/i.test(arg.text));
  const before = at === -1 ? args : args.slice(0, at);
  for (const arg of before)
    if (!/^\/(?:[adefqsu]|[aefv]:\w+)$/i.test(arg.text)) report(judge, 'unknown-option', arg.span, arg.text);
  const word = args[at];
  if (word === undefined) {
    judge.survey.terminal = 'full-screen';
    return judge.stdio.input.type === 'terminal'
      ? report(judge, 'runs', span, 'cmd')
      : report(judge, 'runs-input', span);
  }
  const glued = word.raw.slice(2);
  const rest = [...(glued === '' ? [] : [glued]), ...args.slice(at + 1).map((arg) => arg.raw)].join(' ');
  const inner = /^"(.*)"$/s.exec(rest)?.[1] ?? rest;
  if (/^\/k/i.test(word.text)) report(judge, 'runs', word.span, 'cmd /k');
  runText(judge, { text: inner, span: [args[at + 1]?.span[0] ?? word.span[0], span[1]] }, 'cmd');
}

/** `/q/c` is two options. */
function unglue(word: CmdWord): CmdWord[] {
  const found = /^((?:\/[a-z])+)(\/[ckr].*)$/is.exec(word.raw);
  if (found === null) return [word];
  const options = (found[1] ?? '').match(/\/[a-z]/gi) ?? [];
  return [...options, found[2] ?? ''].map((text) => ({ text, raw: text, span: word.span }));
}

function judgeAssignment(
  judge: Judgement,
  name: string,
  first: CmdWord,
  args: readonly CmdWord[],
  span: Span,
): void {
  addEffect(judge, 'read');
  const row = findInternal(name);
  const [only] = args;
  // To the parser a semicolon is a space; behind `path` it leaves only the current folder to look in.
  if (name === 'path' && /^path[\s,=]*;/i.test(judge.text.source.slice(span[0])))
    return report(judge, 'code-variable', span, 'PATH');
  if (row === undefined || only === undefined) return;
  const text = args.map((arg) => arg.text).join(' ');
  const at: Span = [only.span[0], span[1]];
  if (isDynamic(text.split('=')[0] ?? '')) return report(judge, 'hidden-program', first.span);
  judge.text.summary = undefined;
  // Without `=` it only shows what the sum is.
  if (name === 'set' && /^\/a\s[^=]*$/i.test(text)) return;
  const role = row.operands[0];
  if (name === 'path') return judgeSlashCommand(judge, row, [{ text, span: at }], span);
  const part = judge.observers.trace?.enter(judge, {
    type: 'command',
    span,
    words: [first, { text, span: at }],
  });
  judge.observers.trace?.name(`cmd:${name}`);
  applySlashRole(judge, role?.role ?? '.', { text, span: at }, false);
  judge.observers.trace?.leave(part);
}

function judgeStarted(judge: Judgement, name: string, args: readonly CmdWord[]): void {
  // start takes a title and its own switches; behind them, and behind call, is the command.
  const own = (arg: CmdWord, index: number) =>
    name === 'start' && ((index === 0 && arg.raw.startsWith('"')) || arg.text.startsWith('/'));
  const from = args.findIndex((arg, index) => !own(arg, index));
  const words = from === -1 ? [] : args.slice(from);
  if (words.length > 0 && (name === 'start' || !words[0]?.text.startsWith(':')))
    inBranch(judge, () => judgeWords(judge, words));
}
