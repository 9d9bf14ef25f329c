// The commands of a substitution's only pipeline as they are written, where nothing else is in it.

import type { Command, ParsedScript, Word, WordPart } from 'unbash';
import { variableText } from '../../flow/variables.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { isDynamic, NUMBER } from '../../judgement/word.ts';
import { type PrintedNumbers, printedNumbers } from '../../knowledge/printed-numbers.ts';
import { isPatternOfZsh } from '../zsh/modifiers.ts';

/** Of `$(…)`. A function of that name may print anything. */
export function numbersPrinted(
  judgement: Judgement,
  { text, script }: { readonly text: string; readonly script: ParsedScript | undefined },
): PrintedNumbers | undefined {
  if (!text.startsWith('$(') || script === undefined) return undefined;
  const commands = commandsOf(script);
  const stages = commands.map(stageText).filter((stage) => stage !== undefined);
  if (stages.length < commands.length) return undefined;
  if (commands.some(({ name }) => judgement.shell.bodies.has(name?.text ?? ''))) return undefined;
  const filled = /\$/.test(text) ? stages.map((stage) => withFiles(judgement, stage)) : stages;
  return printedNumbers(text, stages, filled);
}

/** `grep -c x "$f"`, where f goes through `src/*.ts`: one file, and no option. */
function withFiles(judgement: Judgement, stage: string): string {
  const quoted = /"\$(\w+)"|"\$\{(\w+)\}"/g;
  const whole = judgement.text.dialect === 'zsh' ? /(?<=\s)\$(\w+)(?=\s|$)|"\$(\w+)"|"\$\{(\w+)\}"/g : quoted;
  return stage.replace(whole, (all, ...names: readonly unknown[]) => {
    const name = names.slice(0, 3).find((one) => typeof one === 'string');
    const value = typeof name === 'string' ? variableText(judgement, name) : '';
    if (isFile(value)) return 'f';
    // What a loop of zsh goes through is one word without quotes as well.
    return isPatternOfZsh(judgement, value) ? all.replace(/^\$\w+$/, '"$&"') : all;
  });
}

function isFile(value: string): boolean {
  return /^[\w./\uFDD0]/.test(value) && !isDynamic(value);
}

/** How such an output stands in a word. */
export function numberText(printed: PrintedNumbers): string {
  return printed === 'sum' ? NUMBER + NUMBER : NUMBER;
}

function commandsOf({ commands, errors }: ParsedScript): readonly Command[] {
  const [only, ...more] = commands;
  if (only === undefined || more.length > 0 || (errors?.length ?? 0) > 0 || only.background) return [];
  const { command } = only;
  if (command.type === 'Command') return [command];
  if (command.type !== 'Pipeline' || command.prefixes.length > 0) return [];
  const simple = command.commands.filter((one) => one.type === 'Command');
  return simple.length === command.commands.length ? simple : [];
}

/** Undefined where a word holds more than texts and variables, or something is redirected but one file to the input. */
function stageText({ name, prefix, suffix }: Command): string | undefined {
  if (name === undefined) return undefined;
  const texts = [...prefix, name, ...suffix].map((piece) => {
    if (piece.type === 'Word') return wordText(piece);
    if (piece.type === 'Assignment')
      return piece.value.type === 'Word' && wordText(piece.value) !== undefined ? piece.text : undefined;
    const isInput = piece.type === 'Redirect' && piece.operator === '<' && piece.descriptor === undefined;
    const file = isInput ? wordText(piece.target) : undefined;
    return file && `< ${file}`;
  });
  return texts.includes(undefined) ? undefined : texts.join(' ');
}

function wordText(word: Word | undefined): string | undefined {
  if (word === undefined) return undefined;
  const { text, parts } = word;
  const plain = parts === undefined ? !SPECIAL.test(text) : parts.every(isPlain);
  return plain && !/[\\\x60\n]/.test(text) ? text : undefined;
}

const SPECIAL = /[()<>&;|]/;

function isPlain(part: WordPart): boolean {
  switch (part.type) {
    case 'Literal':
      return !SPECIAL.test(part.text);
    case 'SingleQuoted':
    case 'SimpleExpansion':
    case 'Glob':
      return true;
    case 'DoubleQuoted':
      return part.parts.every((inner) => inner.type === 'Literal' || isPlain(inner));
    case 'BraceExpansion':
      return part.parts?.every(isPlain) ?? !SPECIAL.test(part.text);
    default:
      return false;
  }
}
