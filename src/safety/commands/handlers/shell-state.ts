// Builtins that change the shell itself: variables, options, aliases, traps, names.

import { oneOf, worstOf } from '../../flow/join.ts';
import { runText } from '../../flow/run-text.ts';
import {
  declareNumber,
  fillVariable,
  judgeArithmeticText,
  numberByArithmetic,
  setPositional,
  setVariable,
  testName,
} from '../../flow/variables.ts';
import type { Span } from '../../../domain/verdict.ts';
import { addEffect, find } from '../../judgement/findings.ts';
import { inSubshell, type Judge } from '../../judgement/judge.ts';
import {
  isDynamic,
  isGlob,
  isLiteral,
  isNumber,
  isPrintedNumber,
  mayBeOption,
  NUMBER,
  OUTPUT,
  SPLIT,
  VARIABLE,
  type Value,
} from '../../judgement/word.ts';
import { variableKind } from '../../knowledge/variable-names.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { applyMeaning, type Call } from '../row.ts';

/** export, declare, typeset, readonly, local, integer, float. */
export function judgeDeclare(judge: Judge, call: Call): void {
  const options = call.args.filter((arg) => /^[-+]/.test(arg.text));
  const given = options.map((arg) => arg.text).join('');
  const rest = call.args.filter((arg) => !/^[-+]/.test(arg.text));
  addEffect(judge, 'read');
  // zsh shows what a pattern matches.
  const matches = judge.dialect === 'zsh' && /m/.test(given) && /^[-+mp]+$/.test(given);
  if (matches && rest.every((arg) => !arg.text.includes('='))) return;
  for (const option of options) {
    if (!/^[-+][aAilrxgnptuTUfFzhHLR\d]*$/.test(option.text))
      find(judge, 'unknown-option', option.span, option.text);
  }
  if (/[fF]/.test(given) && rest.length === 0) return;
  // A function that is traced from now on, or loaded anew.
  if (/f/.test(given) && /[tuTU]/.test(given)) find(judge, 'changes-shell', call.command.span);
  const exported = call.name === 'export' || given.includes('x');
  const changes = /[luLRZ]/.test(given);
  const fixed = call.name === 'readonly' || given.includes('r');
  const number = makesNumbers(judge, call, options);
  for (const arg of rest) {
    const found = /^([A-Za-z_]\w*)(?:\[[^\]$`]*\])?\+?=(.*)$/s.exec(arg.text);
    const name = found?.[1] ?? arg.text;
    if (changes) judge.unfollowed.add(name);
    if (found !== null) {
      if (number) declareNumber(judge, name, arg.span);
      const kind = exported ? 'export' : 'shell';
      setVariable(judge, name, declaredText(judge, call, found), arg.span, kind, found[2]);
      // `declare -a 'x=($(id))'` expands the text of the quoted list.
      if (/^\s*\(/.test(found[2] ?? '') && /[$`]/.test(found[2] ?? ''))
        find(judge, 'evaluates-text', arg.span, 'a list in quotes');
      if (given.includes('n')) find(judge, 'evaluates-text', arg.span, 'a name reference');
    } else if (!isLiteral(arg.text) || /[[\]]/.test(arg.text))
      find(judge, 'evaluates-text', arg.span, 'a variable name');
    else if (!given.includes('p')) {
      if (number) judgeMadeNumber(judge, name, arg.span);
      // zsh makes a number of it at once.
      const held = number && judge.dialect === 'zsh' ? NUMBER : VARIABLE;
      setVariable(judge, name, held, arg.span, exported ? 'export' : 'shell', '');
    }
    if (fixed) judge.unfollowed.add(name);
  }
}

/** integer, float, `-i`, and in zsh `-E` and `-F`, which lists functions in bash. */
function makesNumbers({ dialect }: Judge, { name }: Call, options: readonly Value[]): boolean {
  if (name === 'integer' || name === 'float') return true;
  return options.some(({ text }) => (dialect === 'zsh' ? /i|[EF]/ : /i/).test(text));
}

/** `NAME+=TEXT` and `NAME[1]=TEXT` are more than the text; `local` does nothing outside a function, but for zsh. */
function declaredText(judge: Judge, call: Call, [word, variable = '', text = '']: RegExpExecArray): string {
  const before = judge.scope.variables.get(variable) ?? VARIABLE;
  if (word.charAt(variable.length) !== '=')
    return worstOf(
      judge,
      [before, text].map((each): Value => ({ text: each, span: call.span })),
    );
  return call.name === 'local' && judge.dialect !== 'zsh' ? oneOf(judge, [before, text]) : text;
}

/** What it holds already is evaluated as well, by zsh at once and by bash when something is added. */
function judgeMadeNumber(judge: Judge, name: string, span: Span): void {
  const held = judge.scope.variables.get(name);
  if (held !== undefined) judgeArithmeticText(judge, held, span);
  declareNumber(judge, name, span);
}

/** unset: forgets variables or functions; a subscript in the name is evaluated. */
export function judgeUnset(judge: Judge, call: Call): void {
  addEffect(judge, 'write');
  for (const arg of call.args) {
    if (/^-[fvn]$/.test(arg.text)) {
      if (arg.text === '-f') find(judge, 'defines-code', arg.span, 'a function');
      continue;
    }
    if (arg.text === 'beck') find(judge, 'touches-beck', arg.span);
    else if (!/^[A-Za-z_]\w*$/.test(arg.text)) find(judge, 'evaluates-text', arg.span, 'a variable name');
    else setVariable(judge, arg.text, VARIABLE, arg.span, 'export', '');
  }
}

/** set, shopt, setopt: listing is safe, changing an option changes the shell. */
export function judgeShellOptions(judge: Judge, call: Call): void {
  addEffect(judge, 'read');
  const lists =
    call.args.length === 0 ||
    (call.args.length === 1 && /^(?:[-+]o|-p)$/.test(call.args[0]?.text ?? '')) ||
    (call.name === 'shopt' && !call.args.some((arg) => /^-\w*[su]/.test(arg.text)));
  if (lists) return;
  const words = call.args.findIndex((arg) => arg.text === '--');
  if (call.name === 'set' && words !== -1) setPositional(judge, call.args.slice(words + 1), 1);
  addEffect(judge, 'write', 'run');
  find(judge, 'changes-shell', call.command.span);
}

/** alias, abbr: listing is safe, defining is not. */
export function judgeAlias(judge: Judge, call: Call): void {
  addEffect(judge, 'read');
  const defines =
    call.args.some((arg) => arg.text.includes('=') || !isLiteral(arg.text)) ||
    (judge.dialect === 'fish' && call.args.length > 1);
  if (!defines) return;
  addEffect(judge, 'write', 'run', 'delete');
  // Who says the same twice defines it once.
  const args = [...new Map(call.args.map((arg) => [arg.text, arg])).values()];
  for (const arg of args) {
    if (/^(?:\w*=)?(?:__)?beck/.test(arg.text)) find(judge, 'touches-beck', arg.span);
    // What it will run is judged now.
    const text =
      judge.dialect === 'fish' && call.args.length > 1 ? arg.text : /^[^=]*=(.*)$/s.exec(arg.text)?.[1];
    if (text !== undefined) inSubshell(judge, () => runText(judge, { text, span: arg.span }, judge.dialect));
  }
  for (const arg of args) find(judge, 'defines-code', call.command.span, arg.text.split('=')[0]);
}

/** trap: code that runs later; `-l` and `-p` only list. */
export function judgeTrap(judge: Judge, call: Call): void {
  addEffect(judge, 'read');
  const [text] = call.args;
  if (text === undefined || /^-[lp]$/.test(text.text)) return;
  addEffect(judge, 'write', 'run');
  find(judge, 'changes-shell', call.command.span);
  if (text.text !== '-' && text.text !== '') runText(judge, text, judge.dialect);
}

/** test and `[`: only `-v` evaluates, everything else looks. */
export function judgeTestCommand(judge: Judge, call: Call): void {
  addEffect(judge, 'read');
  if (judge.dialect !== 'fish') judgeHiddenTest(judge, call);
  for (const [index, arg] of call.args.entries()) {
    const previous = call.args[index - 1]?.text;
    if (previous === '-v' || previous === '-R') testName(judge, arg.text, arg.span);
    // In zsh the numbers of `[ ]` are arithmetic as well.
    if (judge.dialect === 'zsh' && /^-(?:eq|ne|lt|le|gt|ge)$/.test(arg.text)) {
      for (const side of [call.args[index - 1], call.args[index + 1]]) {
        if (side !== undefined) judgeArithmeticText(judge, side.text.replaceAll(SPLIT, ''), side.span);
      }
    }
  }
}

/** Words that are known only when they run may be `-v` and a name, whose subscript is evaluated (bash(1), CONDITIONAL EXPRESSIONS). */
function judgeHiddenTest(judge: Judge, { args }: Call): void {
  for (const [index, { text, span }] of args.entries()) {
    const next = args[index + 1]?.text;
    const mayHide =
      maySplit(judge, text) || (next !== undefined && mayBeOption(text) && !isNumber(text) && hasSubscript(next));
    if (mayHide && !/^-/.test(text)) find(judge, 'evaluates-variable', span);
  }
}

/** More than one word: what no quotes hold together. zsh leaves a file's name whole. */
function maySplit({ dialect }: Judge, text: string): boolean {
  if (!text.includes(SPLIT) || isPrintedNumber(text)) return false;
  return dialect !== 'zsh' || text.includes(OUTPUT) || text.includes(VARIABLE);
}

function hasSubscript(text: string): boolean {
  return text.includes('[') || isDynamic(text) || isGlob(text);
}

/** let: every word is arithmetic. */
export function judgeLet(judge: Judge, call: Call): void {
  for (const arg of call.args) {
    const assigned = /^([A-Za-z_]\w*)[-+*/%]?=(.*)$/s.exec(arg.text);
    if (assigned === null) judgeArithmeticText(judge, arg.text, arg.span);
    else {
      judgeArithmeticText(judge, assigned[2] ?? '', arg.span);
      setVariable(judge, assigned[1] ?? '', VARIABLE, arg.span, 'shell', NUMBER);
      numberByArithmetic(judge, assigned[1] ?? '', arg.span);
    }
  }
}

/** fish's set: what is set, and how long it lasts. */
export function judgeFishSet(judge: Judge, call: Call): void {
  const { options, operands } = readArguments(judge, call.row, call.args);
  const has = (...names: readonly string[]) => options.some((option) => names.includes(option.spec.name));
  addEffect(judge, 'read');
  for (const { spec, span } of options) {
    if (spec.meaning !== undefined) applyMeaning(judge, spec.meaning, span, `set ${spec.name}`);
  }
  const [name, ...values] = operands;
  if (name === undefined || has('-q', '--query', '-S', '--show', '-n', '--names')) return;
  const bare = /^([A-Za-z_]\w*)(?:\[[-\d.]+\])?$/.exec(name.text)?.[1];
  if (bare === undefined) return find(judge, 'evaluates-text', name.span, 'a variable name');
  const erased = has('-e', '--erase');
  const kept = has('-U', '--universal') || has('-x', '--export') || erased;
  const scoped = has('-l', '--local', '-f', '--function', '-g', '--global', '-U', '--universal');
  const before = scoped ? judge.scope.variables.get(bare) : undefined;
  const [only] = values;
  // What is joined to a list, or is one of it, is not all of it.
  const joins = name.text !== bare || has('-a', '--append', '-p', '--prepend');
  const held = joins ? [{ text: judge.scope.variables.get(bare) ?? VARIABLE, span: name.span }] : [];
  const text =
    values.length === 1 && only !== undefined && !joins ? only.text : worstOf(judge, [...held, ...values]);
  // Where there is one of each scope, the innermost counts.
  const seen = before === undefined ? text : oneOf(judge, [before, text]);
  setVariable(judge, bare, seen, [name.span[0], call.span[1]], kept ? 'export' : 'shell');
  if (kept || judge.effects.has('run')) addEffect(judge, 'write');
  if (!has('-U', '--universal') || judge.level === 'safe') return;
  addEffect(judge, 'persistence', 'delete');
  find(judge, 'risky', call.command.span, 'a universal variable');
}

/** printf: `-v` names a variable, whose subscript is evaluated. */
export function judgePrintf(judge: Judge, call: Call): void {
  const [first] = call.args;
  addEffect(judge, 'read');
  if (judge.dialect !== 'fish' && first?.text.startsWith('-v')) return judgePrintfNames(judge, call);
  if (first !== undefined && !isLiteral(first.text.charAt(0)) && judge.dialect !== 'fish')
    find(judge, 'may-be-option', first.span);
  if (judge.dialect !== 'fish') judgeCounted(judge, call.args);
  if (judge.dialect !== 'zsh') return;
  judgeNumbers(judge, call.args.slice(1));
}

/** `%n` puts into the variable that is named how much was printed (bash(1), printf). */
function judgeCounted(judge: Judge, args: readonly Value[]): void {
  const [format, ...words] = args[0]?.text === '--' ? args.slice(1) : args;
  if (format === undefined) return;
  const counts = COUNTED.test(format.text.replaceAll('%%', ''));
  if (!counts && isLiteral(format.text)) return;
  for (const { text, span } of words) {
    if (counts) fillVariable(judge, text, span, NUMBER);
    // A format that nobody knows may count as well.
    else if (variableKind(text) === 'code') find(judge, 'code-variable', span, text);
  }
}

const COUNTED = /%[-+ #0'*\d.$]*[hlLqjzt]*n/;

/** zsh reads what belongs to `%d` as arithmetic, subscripts and their substitutions included. */
function judgeNumbers(judge: Judge, args: readonly Value[]): void {
  for (const { text, span } of args) {
    const opened = text.search(/[[(]/);
    if (opened !== -1 && /[$`]/.test(text.slice(opened))) find(judge, 'evaluates-text', span, 'a number');
  }
}

/** The last `-v` wins, but every one of them is looked at. */
function judgePrintfNames(judge: Judge, call: Call): void {
  for (let at = 0; call.args[at]?.text.startsWith('-v'); at++) {
    const option = call.args[at];
    if (option === undefined) return;
    const text = option.text === '-v' ? (call.args[++at]?.text ?? '') : option.text.slice(2);
    testName(judge, text, option.span);
    setVariable(judge, text, VARIABLE, option.span, 'shell');
  }
}

/** history: showing is safe; clearing, deleting, reading or running is not. */
export function judgeHistory(judge: Judge, call: Call): void {
  const harmless =
    call.args.every((arg) =>
      /^(?:-?\d+|-[ilnDdEfr]*|search|--(?:reverse|max(?:=\d+)?|contains|prefix|exact|show-time(?:=.*)?|null|case-sensitive)|-[nRzpcet]*)$/.test(
        arg.text,
      ),
    ) ||
    (judge.dialect === 'fish' && searchesHistory(call.args));
  const changes =
    judge.dialect === 'bash' &&
    call.name === 'history' &&
    call.args.some((arg) => /^-[cdawrnps]/.test(arg.text));
  addEffect(judge, 'read');
  // Without `-l` fc opens an editor and runs what it leaves, or runs an earlier command at once.
  const reruns = call.name === 'fc' && !call.args.some((arg) => /^-[a-zA-Z]*l/.test(arg.text));
  if (harmless && !changes && !reruns) return;
  addEffect(judge, 'delete', 'write');
  find(judge, 'risky', call.command.span, 'history');
}

/** fish's first word that is no option is what history does, unless it is what it looks for. */
function searchesHistory(args: readonly Value[]): boolean {
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
export function judgePrint(judge: Judge, call: Call): void {
  addEffect(judge, 'read');
  if (call.args.some((arg) => /^-[a-zA-Z]*f/.test(arg.text))) judgeNumbers(judge, call.args);
  for (const arg of call.args) {
    if (arg.text === '--' || arg.text === '-') return;
    // A name that begins with a dash would need PROMPT_SUBST as well before it could run anything.
    if (!arg.text.startsWith('-')) return;
    const prompts = /^-[nrlcCNoOiamu]*P[nrlcCNoOiamu]*$/.test(arg.text);
    if (prompts && call.args.every((word) => isLiteral(word.text) && !/[$`]/.test(word.text))) continue;
    if (/^-[a-zA-Z]*[PzsSvD]/.test(arg.text)) find(judge, 'evaluates-text', arg.span, 'what print is given');
  }
}

/** jobs lists; `jobs -x COMMAND` runs. */
export function judgeJobs(judge: Judge, call: Call): void {
  if (call.args[0]?.text !== '-x') return judgeListed(judge, call);
  judge.judgeCommand(judge, call.args.slice(1));
}

/** bindkey: lists everything, a keymap or what one key does; anything else changes keys. */
export function judgeBindkey(judge: Judge, call: Call): void {
  const given = readArguments(judge, call.row, call.args);
  const lists = given.options.every(({ spec }) => /^-[lLpM]$/.test(spec.name));
  if (lists && given.operands.length <= 1) return addEffect(judge, 'read');
  judgeByRow(judge, call, given);
}

/** Rows whose operands are options of the shell or names of code: any use beyond listing changes it. */
export function judgeListed(judge: Judge, call: Call): void {
  if (call.args.length === 0) return addEffect(judge, 'read');
  judgeByRow(judge, call, readArguments(judge, call.row, call.args));
}
