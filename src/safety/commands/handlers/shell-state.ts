// Builtins that change the shell itself: variables, options, aliases, traps, names.

import { join, joinElements } from '../../flow/join.ts';
import { runText } from '../../flow/run-text.ts';
import {
  fillVariable,
  judgeArithmeticText,
  numberByArithmetic,
  setVariable,
  testName,
} from '../../flow/variables.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import { inSubshell, type Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, isLiteral, NUMBER, UNKNOWN } from '../../judgement/word.ts';
import { variableKind } from '../../knowledge/variable-names.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { judgeDefinition } from '../new-name.ts';
import { applyImpact, type Call } from '../row.ts';

/** unset: forgets variables or functions; a subscript in the name is evaluated. */
export function judgeUnset(judge: Judgement, call: Call): void {
  addEffect(judge, 'write');
  for (const arg of call.args) {
    if (/^-[fvn]$/.test(arg.text)) {
      if (arg.text === '-f') report(judge, 'defines-code', arg.span, 'a function');
      continue;
    }
    if (arg.text === 'beck') report(judge, 'touches-beck', arg.span);
    else if (!/^[A-Za-z_]\w*$/.test(arg.text)) report(judge, 'evaluates-text', arg.span, 'a variable name');
    else setVariable(judge, arg.text, UNKNOWN, arg.span, 'export', '');
  }
}

/** alias, abbr: listing is safe, defining is not. */
export function judgeAlias(judge: Judgement, call: Call): void {
  addEffect(judge, 'read');
  const defines =
    call.args.some((arg) => arg.text.includes('=') || !isLiteral(arg.text)) ||
    (judge.text.dialect === 'fish' && call.args.length > 1);
  if (!defines) return;
  addEffect(judge, 'write', 'run');
  // A repeated definition counts once.
  const args = [...new Map(call.args.map((arg) => [arg.text, arg])).values()];
  const fish = judge.text.dialect === 'fish' && call.args.length > 1;
  for (const arg of fish ? [args.at(-1) ?? call.command] : args) {
    const [, name = '', text = ''] = /^([^=]*)=(.*)$/s.exec(arg.text) ?? [];
    if (/^(?:\w*=)?(?:__)?beck/.test(arg.text)) report(judge, 'touches-beck', arg.span);
    // The code that it will run later is judged now.
    const given = fish ? { name: fishName(args), text: arg.text } : { name, text };
    if (!fish && !arg.text.includes('=')) report(judge, 'defines-code', call.command.span, arg.text);
    else
      judgeDefinition(
        judge,
        given.name,
        call.command.span,
        () =>
          inSubshell(judge, () => runText(judge, { text: given.text, span: arg.span }, judge.text.dialect)),
        'alias',
      );
  }
}

/** `alias NAME TEXT`; with options it is another thing. */
function fishName(args: readonly ExpandedWord[]): string {
  return args.length === 2 ? (args[0]?.text ?? '') : '';
}

/** trap: code that runs later; `-l` and `-p` only list. */
export function judgeTrap(judge: Judgement, call: Call): void {
  addEffect(judge, 'read');
  const [text] = call.args;
  if (text === undefined || /^-[lp]$/.test(text.text)) return;
  addEffect(judge, 'write', 'run');
  report(judge, 'changes-shell', call.command.span);
  if (text.text !== '-' && text.text !== '') runText(judge, text, judge.text.dialect);
}

/** let: every word is arithmetic. */
export function judgeLet(judge: Judgement, call: Call): void {
  for (const arg of call.args) {
    const assigned = /^([A-Za-z_]\w*)([-+*/%])?=(.*)$/s.exec(arg.text);
    if (assigned === null) judgeArithmeticText(judge, arg.text, arg.span);
    else {
      // `x+=1` evaluates what x held before.
      if (assigned[2] !== undefined) judgeArithmeticText(judge, assigned[1] ?? '', arg.span);
      judgeArithmeticText(judge, assigned[3] ?? '', arg.span);
      setVariable(judge, assigned[1] ?? '', NUMBER, arg.span, 'shell', NUMBER);
      numberByArithmetic(judge, assigned[1] ?? '', arg.span);
    }
  }
}

/** fish's set: what is set, and how long it lasts. */
export function judgeFishSet(judge: Judgement, call: Call): void {
  const { options, operands } = readArguments(judge, call.row, call.args);
  const has = (...names: readonly string[]) => options.some((option) => names.includes(option.spec.name));
  addEffect(judge, 'read');
  for (const { spec, span } of options) {
    if (spec.impact !== undefined) applyImpact(judge, spec.impact, span, `set ${spec.name}`);
  }
  const [name, ...values] = operands;
  if (name === undefined || has('-q', '--query', '-S', '--show', '-n', '--names')) return;
  const bare = /^([A-Za-z_]\w*)(?:\[[-\d.]+\])?$/.exec(name.text)?.[1];
  if (bare === undefined) return report(judge, 'evaluates-text', name.span, 'a variable name');
  const erased = has('-e', '--erase');
  const kept = has('-U', '--universal') || has('-x', '--export') || erased;
  const scoped = has('-l', '--local', '-f', '--function', '-g', '--global', '-U', '--universal');
  const before = scoped ? judge.shell.variables.get(bare) : undefined;
  const [only] = values;
  // What is joined to a list, or is one of it, is not all of it.
  const joins = name.text !== bare || has('-a', '--append', '-p', '--prepend');
  const held = joins ? [{ text: judge.shell.variables.get(bare) ?? UNKNOWN, span: name.span }] : [];
  const text =
    values.length === 1 && only !== undefined && !joins
      ? only.text
      : joinElements(judge, [...held, ...values]);
  // Where there is one of each scope, the innermost counts.
  const seen = before === undefined ? text : join(judge, [before, text]);
  setVariable(judge, bare, seen, [name.span[0], call.span[1]], kept ? 'export' : 'shell');
  if (kept || judge.found.effects.has('run')) addEffect(judge, 'write');
  if (!has('-U', '--universal') || judge.found.level === 'safe') return;
  addEffect(judge, 'persistence', 'delete');
  report(judge, 'risky', call.command.span, 'a universal variable');
}

/** printf: `-v` names a variable, whose subscript is evaluated. */
export function judgePrintf(judge: Judgement, call: Call): void {
  const [first] = call.args;
  addEffect(judge, 'read');
  if (judge.text.dialect !== 'fish' && first?.text.startsWith('-v')) return judgePrintfNames(judge, call);
  if (first !== undefined && !isLiteral(first.text.charAt(0)) && judge.text.dialect !== 'fish')
    report(judge, 'may-be-option', first.span);
  if (judge.text.dialect !== 'fish') judgeCounted(judge, call.args);
  if (judge.text.dialect !== 'zsh') return;
  judgeNumbers(judge, call.args.slice(1));
}

/** `%n` puts into the variable that is named how much was printed (bash(1), printf). */
function judgeCounted(judge: Judgement, args: readonly ExpandedWord[]): void {
  const [format, ...words] = args[0]?.text === '--' ? args.slice(1) : args;
  if (format === undefined) return;
  const counts = COUNTED.test(format.text.replaceAll('%%', ''));
  if (!counts && isLiteral(format.text)) return;
  for (const { text, span } of words) {
    if (counts) fillVariable(judge, text, span, NUMBER);
    // An unknown format may count as well.
    else if (variableKind(text) === 'code') report(judge, 'code-variable', span, text);
  }
}

const COUNTED = /%[-+ #0'*\d.$]*[hlLqjzt]*n/;

/** zsh reads what belongs to `%d` as arithmetic, subscripts and their substitutions included. */
function judgeNumbers(judge: Judgement, args: readonly ExpandedWord[]): void {
  for (const { text, span } of args) {
    const opened = text.search(/[[(]/);
    if (opened !== -1 && /[$`]/.test(text.slice(opened))) report(judge, 'evaluates-text', span, 'a number');
  }
}

/** The last `-v` wins, but every one of them is looked at. */
function judgePrintfNames(judge: Judgement, call: Call): void {
  let at = 0;
  for (; call.args[at]?.text.startsWith('-v'); at++) {
    const option = call.args[at];
    if (option === undefined) return;
    const text = option.text === '-v' ? (call.args[++at]?.text ?? '') : option.text.slice(2);
    testName(judge, text, option.span);
    setVariable(judge, text, UNKNOWN, option.span, 'shell');
  }
  const words = call.args.slice(at);
  judgeCounted(judge, words);
  if (judge.text.dialect === 'zsh') judgeNumbers(judge, words.slice(1));
}

/** history: showing is safe; clearing, deleting, reading or running is not. */
export function judgeHistory(judge: Judgement, call: Call): void {
  const harmless =
    call.args.every((arg) =>
      /^(?:-?\d+|-[ilnDdEfr]*|search|--(?:reverse|max(?:=\d+)?|contains|prefix|exact|show-time(?:=.*)?|null|case-sensitive)|-[nRzpcet]*)$/.test(
        arg.text,
      ),
    ) ||
    (judge.text.dialect === 'fish' && searchesHistory(call.args));
  const changes =
    judge.text.dialect === 'bash' &&
    call.name === 'history' &&
    call.args.some((arg) => /^-[cdawrnps]/.test(arg.text));
  addEffect(judge, 'read');
  // Without `-l` fc opens an editor and runs what it leaves, or runs an earlier command at once.
  const reruns = call.name === 'fc' && !call.args.some((arg) => /^-[a-zA-Z]*l/.test(arg.text));
  if (harmless && !changes && !reruns) return;
  addEffect(judge, 'delete', 'write');
  report(judge, 'risky', call.command.span, 'history');
}

/** fish's first word that is no option is what history does, unless it is what it looks for. */
function searchesHistory(args: readonly ExpandedWord[]): boolean {
  const [first = ''] = args.map(({ text }) => text).filter((text) => !text.startsWith('-'));
  const named = args.some(({ text }) => /^--(?:contains|prefix|exact)$/.test(text));
  const plain = args.every(
    ({ text }) =>
      !text.startsWith('--') ||
      /^--(?:contains|prefix|exact|reverse|max(?:=\d+)?|show-time|null|case-sensitive)$/.test(text),
  );
  return (
    (first === 'search' && plain) ||
    (named && plain && isLiteral(first) && !/^(?:delete|clear|clear-session|merge|save|append)$/.test(first))
  );
}

/** zsh's print: `-P`, `-z`, `-s`, `-S` and `-v` do more than print, and `-f` reads numbers as printf does. */
export function judgePrint(judge: Judgement, call: Call): void {
  addEffect(judge, 'read');
  if (call.args.some((arg) => /^-[a-zA-Z]*f/.test(arg.text))) judgeNumbers(judge, call.args);
  for (const arg of call.args) {
    if (arg.text === '--' || arg.text === '-') return;
    // A name that begins with a dash would need PROMPT_SUBST as well before it could run anything.
    if (!arg.text.startsWith('-')) return;
    const prompts = /^-[nrlcCNoOiamu]*P[nrlcCNoOiamu]*$/.test(arg.text);
    if (prompts && call.args.every((word) => isLiteral(word.text) && !/[$`]/.test(word.text))) continue;
    if (/^-[a-zA-Z]*[PzsSvD]/.test(arg.text))
      report(judge, 'evaluates-text', arg.span, 'what print is given');
  }
}

/** jobs lists; `jobs -x COMMAND` runs. */
export function judgeJobs(judge: Judgement, call: Call): void {
  if (call.args[0]?.text !== '-x') return judgeListed(judge, call);
  judge.judgeCommand(judge, call.args.slice(1));
}

/** bindkey: lists everything, a keymap or what one key does; anything else changes keys. */
export function judgeBindkey(judge: Judgement, call: Call): void {
  const given = readArguments(judge, call.row, call.args);
  const lists = given.options.every(({ spec }) => /^-[lLpM]$/.test(spec.name));
  if (lists && given.operands.length <= 1) return addEffect(judge, 'read');
  judgeByRow(judge, call, given);
}

/** Rows whose operands are options of the shell or names of code: any use beyond listing changes it. */
export function judgeListed(judge: Judgement, call: Call): void {
  if (call.args.length === 0) return addEffect(judge, 'read');
  judgeByRow(judge, call, readArguments(judge, call.row, call.args));
}
