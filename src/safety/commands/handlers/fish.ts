// fish itself, and its builtins whose plain words can set variables or run code.

import { isStandardInput, runFile, runText } from '../../flow/run-text.ts';
import { fillVariable, setPositional } from '../../flow/variables.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import { inSubshell, type Judgement } from '../../judgement/judge.ts';
import { isDynamic, isLiteral } from '../../judgement/word.ts';
import { readPath, writePath } from '../../paths/file-effects.ts';
import { readArguments } from '../arguments.ts';
import { applyImpact, type Call } from '../row.ts';
import { checkedScript, judgeInput } from './shells.ts';

/** fish runs every `-C`, then every `-c`; without one a script, or what arrives. */
export function judgeFishShell(judge: Judgement, call: Call): void {
  const checked = checkedScript(call);
  if (checked !== undefined) return readPath(judge, checked);
  addEffect(judge, 'run');
  const { options, operands } = readArguments(judge, call.row, call.args);
  for (const { spec, span, value } of options) {
    if (spec.impact !== undefined) applyImpact(judge, spec.impact, span, `fish ${spec.name}`);
    if (value !== undefined && spec.role === 'W') writePath(judge, value, 'write');
  }
  const named = (...names: readonly string[]) => options.filter(({ spec }) => names.includes(spec.name));
  const commands = named('-c', '--command');
  inSubshell(judge, () => {
    if (commands.length > 0) setPositional(judge, operands, 1);
    for (const { value } of [...named('-C', '--init-command'), ...commands])
      if (value !== undefined) runText(judge, value, 'fish');
  });
  if (commands.length > 0) return;
  const [script] = operands;
  if (script === undefined || isStandardInput(script)) judgeInput(judge, call, 'fish');
  else runFile(judge, script);
}

/** string: `match -r` fills a variable for each named group of its pattern. */
export function judgeFishString(judge: Judgement, call: Call): void {
  addEffect(judge, 'read');
  const [verb, ...rest] = call.args;
  if (verb === undefined || (isLiteral(verb.text) && verb.text !== 'match')) return;
  for (const word of rest) {
    for (const [, name = ''] of word.text.matchAll(/\(\?(?:P?<|')(\w+)[>']/g))
      fillVariable(judge, name, word.span);
  }
  const regex = rest.some(({ text }) => /^-[a-zA-Z]*r|^--r/.test(text));
  const pattern = rest.find(({ text }) => !text.startsWith('-'));
  // An unknown pattern may name any variable.
  if (regex && pattern !== undefined && isDynamic(pattern.text))
    report(judge, 'evaluates-variable', pattern.span);
}

/** argparse: `n/name=!CODE` runs CODE to check what the option is given. */
export function judgeArgparse(judge: Judgement, call: Call): void {
  addEffect(judge, 'read');
  for (const word of call.args) {
    if (word.text === '--') return;
    if (/!/.test(word.text) || !isLiteral(word.text)) report(judge, 'evaluates-text', word.span, 'a check');
  }
}

/** status: everything it says is harmless, what it sets is not. */
export function judgeFishStatus(judge: Judgement, call: Call): void {
  addEffect(judge, 'read');
  for (const { text, span } of call.args) {
    if (/^(?:-j|--job-control|job-control)/.test(text) || !isLiteral(text))
      report(judge, 'changes-shell', span);
  }
}
