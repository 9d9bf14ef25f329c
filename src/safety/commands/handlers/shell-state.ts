// Builtins that change the shell itself: variables, options, aliases, traps, names.

import type { Span } from '../../../domain/verdict.ts';
import { isSensitive, join, joinElements } from '../../flow/join.ts';
import { runText } from '../../flow/run-text.ts';
import {
  fillVariable,
  judgeArithmeticText,
  numberByArithmetic,
  setVariable,
  testName,
} from '../../flow/variables.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import { inSubshell, type Judgement, measure } from '../../judgement/judge.ts';
import {
  type ExpandedWord,
  isGlob,
  isLiteral,
  MAY_SPLIT,
  mayBeOption,
  NUMBER,
  UNKNOWN,
} from '../../judgement/word.ts';
import { variableKind } from '../../knowledge/variable-names.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { judgeDefinition } from '../new-name.ts';
import { formatted } from '../printed-texts.ts';
import { applyImpact, type Call } from '../row.ts';

/** unset: forgets variables or functions; a subscript in the name is evaluated. */
export function judgeUnset(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'write');
  for (const arg of call.args) {
    if (/^-[fvn]$/.test(arg.text)) {
      if (arg.text === '-f') report(judgement, 'defines-code', arg.span, 'a function');
      continue;
    }
    if (arg.text === 'beck') report(judgement, 'touches-beck', arg.span);
    else if (!/^[A-Za-z_]\w*$/.test(arg.text))
      report(judgement, 'evaluates-text', arg.span, 'a variable name');
    else setVariable(judgement, arg.text, /_proxy$/i.test(arg.text) ? '' : UNKNOWN, arg.span, 'export', '');
  }
}

/** alias, abbr: listing is safe, defining is not. */
export function judgeAlias(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'read');
  const defines =
    call.args.some((arg) => arg.text.includes('=') || !isLiteral(arg.text)) ||
    (judgement.text.dialect === 'fish' && call.args.length > 1);
  if (!defines) return;
  const [saves] = call.args;
  if (judgement.text.dialect === 'fish' && /^(?:-s|--save)$/.test(saves?.text ?? '')) {
    addEffect(judgement, 'persistence');
    return judgeAlias(judgement, { ...call, args: call.args.slice(1) });
  }
  addEffect(judgement, 'write', 'run');
  // A repeated definition counts once.
  const suffix = judgement.text.dialect === 'zsh' && call.args[0]?.text === '-s';
  const global =
    judgement.text.dialect === 'zsh' &&
    call.args[0]?.text === '-g' &&
    call.args.slice(1).every(({ text }) => GLOBAL_ALIAS.test(text));
  const named = call.args.slice(suffix || global ? 1 : 0);
  const args = [...new Map(named.map((arg) => [arg.text, arg])).values()];
  const fish = judgement.text.dialect === 'fish' && call.args.length > 1;
  for (const arg of fish ? [args.at(-1) ?? call.command] : args) {
    const [, name = '', text = ''] = /^([^=]*)=(.*)$/s.exec(arg.text) ?? [];
    if (/^(?:\w*=)?(?:__)?beck/.test(arg.text)) report(judgement, 'touches-beck', arg.span);
    // The code that it will run later is judged now.
    const given = fish
      ? { name: fishName(args), text: arg.text }
      : { name: suffix ? `${name}-suffix` : name, text };
    if (!fish && !arg.text.includes('=')) report(judgement, 'defines-code', call.command.span, arg.text);
    else
      judgeDefinition(
        judgement,
        given.name,
        call.command.span,
        () =>
          inSubshell(judgement, () =>
            runText(
              judgement,
              { text: global ? `: ${given.text}` : given.text, span: arg.span },
              judgement.text.dialect,
            ),
          ),
        'alias',
        given.text,
      );
  }
}

/** `alias -g L='| less'`: what stands behind a command, under a name that is no word of one. */
const GLOBAL_ALIAS = /^[A-Z][A-Z0-9]{0,5}=\s*(?:[|>&]|\d>)/;

/** `alias NAME TEXT`; with options it is another thing. */
function fishName(args: readonly ExpandedWord[]): string {
  return args.length === 2 ? (args[0]?.text ?? '') : '';
}

/** trap: code that runs later; `-l` and `-p` only list. */
export function judgeTrap(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'read');
  const [text] = call.args;
  if (text === undefined || /^-[lp]$/.test(text.text)) return;
  addEffect(judgement, 'write', 'run');
  const run = () => runText(judgement, text, judgement.text.dialect);
  const level = text.text === '-' || text.text === '' ? 'ask' : measure(judgement, run);
  const signals = call.args
    .slice(1)
    .every(({ text: name }) => /^(?:SIG)?(?:EXIT|0|INT|TERM|HUP)$/.test(name));
  report(judgement, 'changes-shell', call.command.span, '', level === 'safe' && signals ? 'ask' : undefined);
}

/** let: every word is arithmetic. */
export function judgeLet(judgement: Judgement, call: Call): void {
  for (const arg of call.args) {
    const assigned = /^([A-Za-z_]\w*)([-+*/%])?=(.*)$/s.exec(arg.text);
    if (assigned === null) judgeArithmeticText(judgement, arg.text, arg.span);
    else {
      // `x+=1` evaluates what x held before.
      if (assigned[2] !== undefined) judgeArithmeticText(judgement, assigned[1] ?? '', arg.span);
      judgeArithmeticText(judgement, assigned[3] ?? '', arg.span);
      setVariable(judgement, assigned[1] ?? '', NUMBER, arg.span, 'shell', NUMBER);
      numberByArithmetic(judgement, assigned[1] ?? '', arg.span);
    }
  }
}

/** fish's set: what is set, and how long it lasts. */
export function judgeFishSet(judgement: Judgement, call: Call): void {
  const { options, operands } = readArguments(judgement, call.row, call.args);
  const has = (...names: readonly string[]) => options.some((option) => names.includes(option.spec.name));
  addEffect(judgement, 'read');
  for (const { spec, span } of options) {
    if (spec.impact !== undefined) applyImpact(judgement, spec.impact, span, `set ${spec.name}`);
  }
  const [name, ...values] = operands;
  if (name === undefined || has('-q', '--query', '-S', '--show', '-n', '--names')) return;
  const bare = /^([A-Za-z_]\w*)(?:\[[-\d.]+\])?$/.exec(name.text)?.[1];
  if (bare === undefined) return report(judgement, 'evaluates-text', name.span, 'a variable name');
  const erased = has('-e', '--erase');
  const kept = has('-U', '--universal') || has('-x', '--export') || erased;
  const scoped = has('-l', '--local', '-f', '--function', '-g', '--global', '-U', '--universal');
  const before = scoped ? judgement.shell.variables.get(bare) : undefined;
  const [only = { text: '', span: name.span }] = values;
  // What is joined to a list, or is one of it, is not all of it.
  const joins = name.text !== bare || has('-a', '--append', '-p', '--prepend');
  const held = joins ? [{ text: judgement.shell.variables.get(bare) ?? UNKNOWN, span: name.span }] : [];
  // What a pattern names is a list.
  const alone = isGlob(only.text) ? only.text + MAY_SPLIT : only.text;
  const text = values.length <= 1 && !joins ? alone : joinElements(judgement, [...held, ...values]);
  // Where there is one of each scope, the innermost counts.
  const seen = before === undefined ? text : join(judgement, [before, text]);
  const level = measure(judgement, () =>
    setVariable(judgement, bare, seen, [name.span[0], call.span[1]], kept ? 'export' : 'shell'),
  );
  if (kept || judgement.found.effects.has('run')) addEffect(judgement, 'write');
  if (!has('-U', '--universal') || judgement.found.level === 'safe') return;
  const mild = level !== 'danger' && level !== 'blocked' && !has('-x', '--export') && !erased;
  addEffect(judgement, 'persistence', ...(mild ? [] : (['delete'] as const)));
  report(judgement, 'risky', call.command.span, 'a universal variable', mild ? 'ask' : undefined);
}

/** printf: `-v` names a variable, whose subscript is evaluated. */
export function judgePrintf(judgement: Judgement, call: Call): void {
  const [first] = call.args;
  addEffect(judgement, 'read');
  if (judgement.text.dialect !== 'fish' && first?.text.startsWith('-v'))
    return judgePrintfNames(judgement, call);
  if (first !== undefined && !isLiteral(first.text.charAt(0)) && judgement.text.dialect !== 'fish')
    report(judgement, 'may-be-option', first.span);
  if (judgement.text.dialect !== 'fish') judgeCounted(judgement, call.args);
  if (judgement.text.dialect !== 'zsh') return;
  judgeNumbers(judgement, call.args.slice(1));
}

/** `%n` stores the number of printed characters in the named variable (zshbuiltins(1), printf; bash 5.2, measured). */
function judgeCounted(judgement: Judgement, args: readonly ExpandedWord[]): void {
  const [format, ...words] = args[0]?.text === '--' ? args.slice(1) : args;
  if (format === undefined) return;
  const counts = COUNTED.test(format.text.replaceAll('%%', ''));
  if (!counts && isLiteral(format.text)) return;
  for (const { text, span } of words) {
    if (counts) fillVariable(judgement, text, span, NUMBER);
    // An unknown format may count as well.
    else if (variableKind(text) === 'code') report(judgement, 'code-variable', span, text);
  }
}

const COUNTED = /%[-+ #0'*\d.$]*[hlLqjzt]*n/;

/** The word of `%d` is arithmetic in zsh (zshbuiltins(1), printf), substitutions in subscripts included (5.9, measured). */
function judgeNumbers(judgement: Judgement, args: readonly ExpandedWord[]): void {
  for (const { text, span } of args) {
    const opened = text.search(/[[(]/);
    if (opened !== -1 && /[$`]/.test(text.slice(opened)))
      report(judgement, 'evaluates-text', span, 'a number');
  }
}

/** The last `-v` wins, but every one of them is looked at. */
function judgePrintfNames(judgement: Judgement, call: Call): void {
  let at = 0;
  const names: { readonly text: string; readonly span: Span }[] = [];
  for (; call.args[at]?.text.startsWith('-v'); at++) {
    const option = call.args[at];
    if (option === undefined) return;
    const text = option.text === '-v' ? (call.args[++at]?.text ?? '') : option.text.slice(2);
    testName(judgement, text, option.span);
    names.push({ text, span: option.span });
  }
  const words = call.args.slice(at);
  const printed = formatted(words).text ?? UNKNOWN;
  const value = isSensitive(judgement, { text: printed, span: call.span }) ? printed : UNKNOWN;
  for (const { text, span } of names) setVariable(judgement, text, value, span, 'shell');
  judgeCounted(judgement, words);
  if (judgement.text.dialect === 'zsh') judgeNumbers(judgement, words.slice(1));
}

/** history: showing is safe; clearing, deleting, reading or running is not. */
export function judgeHistory(judgement: Judgement, call: Call): void {
  const harmless =
    call.args.every((arg) =>
      /^(?:-?\d+|-[ilnDdEfr]*|search|--(?:reverse|max(?:=\d+)?|contains|prefix|exact|show-time(?:=.*)?|null|case-sensitive)|-[nRzpcet]*)$/.test(
        arg.text,
      ),
    ) ||
    (judgement.text.dialect === 'fish' && searchesHistory(call.args));
  const changes =
    judgement.text.dialect === 'bash' &&
    call.name === 'history' &&
    call.args.some((arg) => /^-[cdawrnps]/.test(arg.text));
  addEffect(judgement, 'read');
  // Without `-l` fc opens an editor and runs what it leaves, or runs an earlier command at once.
  const reruns = call.name === 'fc' && !call.args.some((arg) => /^-[a-zA-Z]*l/.test(arg.text));
  if (harmless && !changes && !reruns) return;
  addEffect(judgement, 'delete', 'write');
  report(judgement, 'risky', call.command.span, 'history');
}

/** The first word that is no option is the subcommand, or what is searched for (history(1) of fish). */
function searchesHistory(args: readonly ExpandedWord[]): boolean {
  const [first = ''] = args.map(({ text }) => text).filter((text) => !text.startsWith('-'));
  const named = args.some(({ text }) => /^--(?:contains|prefix|exact)$/.test(text));
  const plain = args.every(
    ({ text }) =>
      (!text.startsWith('--') && !mayBeOption(text)) ||
      /^--(?:contains|prefix|exact|reverse|max(?:=\d+)?|show-time|null|case-sensitive)$/.test(text),
  );
  return (
    (first === 'search' && plain) ||
    (named && plain && isLiteral(first) && !/^(?:delete|clear|clear-session|merge|save|append)$/.test(first))
  );
}

/** `-P`, `-z`, `-s`, `-S` and `-v` do more than print; `-f` reads numbers as printf does (zshbuiltins(1), print). */
export function judgePrint(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'read');
  if (call.args.some((arg) => /^-[a-zA-Z]*f/.test(arg.text))) judgeNumbers(judgement, call.args);
  for (const arg of call.args) {
    if (arg.text === '--' || arg.text === '-') return;
    // A name that begins with a dash would need PROMPT_SUBST as well before it could run anything.
    if (!arg.text.startsWith('-')) return;
    const prompts = /^-[nrlcCNoOiamu]*P[nrlcCNoOiamu]*$/.test(arg.text);
    if (prompts && call.args.every((word) => isLiteral(word.text) && !/[$`]/.test(word.text))) continue;
    if (/^-[a-zA-Z]*[PzsSvD]/.test(arg.text))
      report(judgement, 'evaluates-text', arg.span, 'what print is given');
  }
}

/** jobs lists; `jobs -x COMMAND` runs. */
export function judgeJobs(judgement: Judgement, call: Call): void {
  if (call.args[0]?.text !== '-x') return judgeListed(judgement, call);
  judgement.judgeCommand(judgement, call.args.slice(1));
}

/** hash: zsh's `hash -d NAME=FOLDER` gives a folder a name, which no command begins with. */
export function judgeHash(judgement: Judgement, call: Call): void {
  const [option, folder, ...more] = call.args;
  const names =
    option?.text === '-d' && more.length === 0 && /^[A-Za-z]\w*=[~/\uFDD0][\w./-]*$/.test(folder?.text ?? '');
  if (!names || judgement.text.dialect !== 'zsh') return judgeListed(judgement, call);
  addEffect(judgement, 'write');
  report(judgement, 'changes', call.command.span, 'hash -d');
}

/** Rows whose operands are options of the shell or names of code: any use beyond listing changes it. */
export function judgeListed(judgement: Judgement, call: Call): void {
  if (call.args.length === 0) return addEffect(judgement, 'read');
  judgeByRow(judgement, call, readArguments(judgement, call.row, call.args));
}
