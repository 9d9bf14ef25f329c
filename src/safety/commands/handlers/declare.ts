// export, declare and similar builtins: variables that are made, and types that stay with them.

import type { Span } from '../../../domain/verdict.ts';
import { join, joinElements } from '../../flow/join.ts';
import { declareNumber, judgeArithmeticText, judgeIndex, setVariable } from '../../flow/variables.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, isLiteral, NUMBER, UNKNOWN } from '../../judgement/word.ts';
import type { Call } from '../row.ts';

/** export, declare, typeset, readonly, local, integer, float. */
export function judgeDeclare(judgement: Judgement, call: Call): void {
  const options = call.args.filter((arg) => /^[-+]/.test(arg.text));
  const given = options.map((arg) => arg.text).join('');
  const rest = call.args.filter((arg) => !/^[-+]/.test(arg.text));
  addEffect(judgement, 'read');
  // `typeset -m` shows what a pattern matches (zshbuiltins(1)).
  const matches = judgement.text.dialect === 'zsh' && /m/.test(given) && /^[-+mp]+$/.test(given);
  if (matches && rest.every((arg) => !arg.text.includes('='))) return;
  for (const option of options) {
    if (!/^[-+][aAilrxgnptuTUfFzhHLR\d]*$/.test(option.text))
      report(judgement, 'unknown-option', option.span, option.text);
  }
  if (/[fF]/.test(given) && rest.length === 0) return;
  // A function that is traced from now on, or loaded again.
  if (/f/.test(given) && /[tuTU]/.test(given)) report(judgement, 'changes-shell', call.command.span);
  const exported = call.name === 'export' || given.includes('x');
  const changes = /[luLRZ]/.test(given);
  const fixed = call.name === 'readonly' || given.includes('r');
  const number = makesNumbers(judgement, call, options);
  // `typeset -U path`: no folder twice, and the first of each stays (zshbuiltins(1)).
  const unique = judgement.text.dialect === 'zsh' && /^-(?:U|gU|Ug)$/.test(given);
  for (const arg of rest) {
    const found = /^([A-Za-z_]\w*)(?:\[([^\]$`]*)\])?\+?=(.*)$/s.exec(arg.text);
    const name = found?.[1] ?? arg.text;
    if (changes) judgement.shell.untrackedVariables.add(name);
    if (found !== null) {
      const [, , index, text = ''] = found;
      if (index !== undefined) judgeIndex(judgement, index, arg.span);
      if (number) declareNumber(judgement, name, arg.span);
      const kind = exported ? 'export' : 'shell';
      setVariable(judgement, name, declaredText(judgement, call, found), arg.span, kind, text);
      // `declare -a 'x=($(id))'` expands the text of the quoted list.
      if (/^\s*\(/.test(text) && /[$`]/.test(text))
        report(judgement, 'evaluates-text', arg.span, 'a list in quotes');
    } else if (!isLiteral(arg.text) || /[[\]]/.test(arg.text) || (number && /\W/.test(arg.text)))
      report(judgement, 'evaluates-text', arg.span, 'a variable name');
    else if (unique) report(judgement, 'sets-variable', arg.span, name);
    else if (!given.includes('p')) {
      if (number) judgeMadeNumber(judgement, name, arg.span);
      // zsh converts what it holds at once (5.9, measured).
      const held = number && judgement.text.dialect === 'zsh' ? NUMBER : UNKNOWN;
      setVariable(judgement, name, held, arg.span, exported ? 'export' : 'shell', '');
    }
    // Whatever it is given from now on names another variable, with a subscript that is evaluated.
    if (call.name !== 'export' && isReference(options) && !given.includes('p'))
      report(judgement, 'evaluates-text', arg.span, 'a name reference');
    if (fixed) judgement.shell.untrackedVariables.add(name);
  }
}

/** `-n` makes a reference in bash(1); zsh 5.9 refuses it, later versions know it too (NEWS). `+n` ends it. */
function isReference(options: readonly ExpandedWord[]): boolean {
  return options.some(({ text }) => text.startsWith('-') && text.includes('n'));
}

/** integer, float, `-i`, and in zsh `-E` and `-F` (zshbuiltins(1)). `declare -F` of bash lists functions. */
function makesNumbers(
  { text: { dialect } }: Judgement,
  { name }: Call,
  options: readonly ExpandedWord[],
): boolean {
  if (name === 'integer' || name === 'float') return true;
  return options.some(({ text }) => (dialect === 'zsh' ? /i|[EF]/ : /i/).test(text));
}

/** `NAME+=TEXT` and `NAME[1]=TEXT` are more than the text; outside a function `local` fails in bash 5.2, not in zsh 5.9. */
function declaredText(
  judgement: Judgement,
  call: Call,
  [word, variable = '', , text = '']: RegExpExecArray,
): string {
  const before = judgement.shell.variables.get(variable) ?? UNKNOWN;
  if (word.charAt(variable.length) !== '=')
    return joinElements(
      judgement,
      [before, text].map((each): ExpandedWord => ({ text: each, span: call.span })),
    );
  return call.name === 'local' && judgement.text.dialect !== 'zsh' ? join(judgement, [before, text]) : text;
}

/** What it holds is evaluated too: by zsh 5.9 at once, by bash 5.2 at `+=` (measured). */
function judgeMadeNumber(judgement: Judgement, name: string, span: Span): void {
  const held = judgement.shell.variables.get(name);
  if (held !== undefined) judgeArithmeticText(judgement, held, span);
  declareNumber(judgement, name, span);
}
