// Programs that start another one: what follows is judged as if it stood alone.

import { readArguments } from '../arguments.ts';
import { applyMeaning, type Call, judgeByRow, judgeCommand } from '../command.ts';
import { addEffect, copyScope, find, type Judge, withInput } from '../judge.ts';
import { isSecretFile, protectedTree, resolvePath } from '../paths.ts';
import { applyRole } from '../roles.ts';
import { runText } from '../run-text.ts';
import { isLiteral, OUTPUT, SPLIT, VARIABLE, type Value } from '../values.ts';
import { setVariable } from '../variables.ts';

/** `env A=b COMMAND`, `sudo A=b COMMAND`: options, assignments, then a command. */
export function judgeEnvironment(judge: Judge, call: Call): void {
  const { options, operands } = readArguments(judge, call.row, call.args);
  for (const { spec, span, value } of options) {
    if (spec.meaning !== undefined) applyMeaning(judge, spec.meaning, span, `${call.name} ${spec.name}`);
    if (value !== undefined) applyRole(judge, call, spec.role, value, false);
  }
  addEffect(judge, ...call.row.meaning.effects);
  if (call.row.meaning.level !== 'safe') applyMeaning(judge, call.row.meaning, call.command.span, call.name);
  const before = judge.scope;
  judge.scope = copyScope(before);
  let at = 0;
  for (; at < operands.length; at++) {
    const word = operands[at];
    const found = word === undefined ? null : /^([A-Za-z_]\w*)=(.*)$/s.exec(word.text);
    if (word === undefined || found === null) break;
    setVariable(judge, found[1] ?? '', found[2] ?? '', word.span, 'prefix');
  }
  const rest = operands.slice(at);
  const first = rest[0];
  // The program sees the new environment, but the words were expanded before.
  judge.scope = copyScope(before);
  if (first === undefined) {
    if (judge.depth === 0 || call.name === 'env') addEffect(judge, 'read');
  } else if (at > 0 && /[\uFDD5-\uFDD9]/.test(first.text.charAt(0)))
    find(judge, 'hidden-program', first.span);
  else judgeCommand(judge, rest);
  judge.scope = before;
}

/** xargs: the command gets words from its input, which nobody knows. */
export function judgeXargs(judge: Judge, call: Call): void {
  const { options, operands } = readArguments(judge, call.row, call.args);
  for (const { spec, value } of options)
    if (value !== undefined) applyRole(judge, call, spec.role, value, false);
  addEffect(judge, 'read');
  const [command] = operands;
  if (command === undefined) return;
  const replace = options.find((option) => option.spec.meaning?.marks.includes('replace'));
  const token = replace === undefined ? undefined : (replace.value?.text ?? '{}');
  const unknown = OUTPUT + SPLIT;
  const words = operands.map((word, index) =>
    token !== undefined && token !== '' && index > 0 && word.text.includes(token)
      ? { ...word, text: word.text.replaceAll(token, VARIABLE) }
      : word,
  );
  // Options that only rename a file in place of a word cannot be told from operands.
  if (token === undefined) words.push({ text: unknown, span: command.span });
  const { input } = judge;
  withInput(judge, { type: 'pipe' }, () => judgeCommand(judge, words));
  // What the command before it names is judged as if it were written here.
  const plainWords = words.slice(0, token === undefined ? -1 : undefined);
  for (const name of input.type === 'pipe' ? (input.names ?? []) : []) {
    if (name.text.startsWith('-')) continue;
    judgeNamedTarget(judge, plainWords, name);
  }
}

/** Only what such a name adds counts: a tree that must not be lost, a file that holds secrets. */
function judgeNamedTarget(judge: Judge, words: readonly Value[], name: Value): void {
  const path = resolvePath(judge, name.text) ?? name.text;
  if (protectedTree(judge, path) === undefined && !isSecretFile(path)) return;
  withInput(judge, { type: 'pipe' }, () => judgeCommand(judge, [...words, name]));
}

/** A row whose command is text or words: `watch`, `flock -c`, `ssh`, `su -c`, `script -c`. */
export function judgeTextCommand(judge: Judge, call: Call): void {
  const { options, operands } = readArguments(judge, call.row, call.args);
  const fixed = call.row.operands.length;
  const rest = operands.slice(fixed);
  judgeByRow(judge, call, { options, operands: operands.slice(0, fixed) });
  const [first] = rest;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return;
  if (call.row.flags.has('remote')) {
    addEffect(judge, 'run', 'network');
    find(judge, 'remote-command', [first.span[0], last.span[1]]);
  }
  // flock's `-c TEXT` stands behind the lock.
  if (rest.length === 2 && /^(?:-c|--command)$/.test(first.text)) return runText(judge, last, 'sh');
  if (rest.length > 1) return judgeCommand(judge, rest);
  runText(judge, { text: first.text, span: first.span }, 'sh');
}

/** fd, parallel: some words are the program's own, the rest a command. */
export function judgeFd(judge: Judge, call: Call): void {
  const at = call.args.findIndex((arg) => /^(?:-[a-zA-Z]*[xX]|--exec(?:-batch)?)$/.test(arg.text));
  const own = at === -1 ? call.args : call.args.slice(0, at);
  judgeByRow(judge, call, readArguments(judge, call.row, own));
  if (at === -1) return;
  traceFlag(judge, call.name, call.args[at]);
  const words = call.args.slice(at + 1);
  if (!words.some((word) => word.text.includes('{}'))) words.push({ text: `./${VARIABLE}`, span: call.span });
  judgeCommand(judge, words.map(foundPath));
  if (judge.level === 'ask') find(judge, 'runs-option-program', call.args[at]?.span ?? call.span);
}

function traceFlag(judge: Judge, command: string, word: Value | undefined): void {
  if (word === undefined) return;
  judge.trace?.options(judge, command, word, [{ spec: { name: word.text, role: '.' }, value: undefined }]);
}

function foundPath(word: Value): Value {
  return word.text.includes('{')
    ? { ...word, text: word.text.replaceAll(/\{[/.]*\}/g, `./${VARIABLE}`) }
    : word;
}

/** parallel: a template of words, filled from `:::` lists, files or its input. */
export function judgeParallel(judge: Judge, call: Call): void {
  const end = call.args.findIndex((arg) => /^::::?\+?$/.test(arg.text));
  const given = readArguments(judge, call.row, end === -1 ? call.args : call.args.slice(0, end));
  addEffect(judge, 'run');
  find(judge, 'runs', call.command.span, call.name);
  const [first] = given.operands;
  if (first === undefined) return find(judge, 'runs-input', call.span);
  const words = given.operands.map((word) => ({
    ...word,
    text: word.text.replaceAll(/\{[\d.#%/]*\}/g, VARIABLE),
  }));
  if (words.length === 1 && /\s/.test(first.text)) return runText(judge, words[0] ?? first, 'sh');
  judgeCommand(judge, [...words, { text: VARIABLE, span: call.span }]);
  // What is listed behind `:::` is known.
  for (const value of end === -1 ? [] : call.args.slice(end + 1, end + 9))
    judgeCommand(judge, [...words, value]);
}

/** busybox, toybox: the first word is the program. */
export function judgeMultiplexer(judge: Judge, call: Call): void {
  const [first] = call.args;
  addEffect(judge, 'read');
  if (first === undefined || /^--(?:list|list-full|help|version)$/.test(first.text)) return;
  if (first.text.startsWith('-') || !isLiteral(first.text)) return find(judge, 'hidden-program', first.span);
  judgeCommand(judge, call.args);
}
