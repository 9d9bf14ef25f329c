// fish itself, and its builtins whose plain words can set variables or run code.

import type { Span } from '../../../domain/verdict.ts';
import { isStandardInput, runFile, runText } from '../../flow/run-text.ts';
import { fillVariable, setPositional } from '../../flow/variables.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import { inSubshell, type Judgement, measure } from '../../judgement/judge.ts';
import {
  type ExpandedWord,
  HOME_DIRECTORY,
  isDynamic,
  isLiteral,
  mayBeSeveral,
} from '../../judgement/word.ts';
import { readPath, writePath } from '../../paths/file-effects.ts';
import { resolvePath } from '../../paths/resolve.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { judgeDefinition } from '../new-name.ts';
import { applyImpact, type Call } from '../row.ts';
import { EDITS } from './line-editor.ts';
import { checkedScript, judgeInput } from './shells.ts';

/** abbr: what it stands for is shown on the line before it runs, and judged now. */
export function judgeAbbr(judgement: Judgement, call: Call): void {
  const end = secondOperand(call.args);
  const { options, operands } = readArguments(judgement, call.row, call.args.slice(0, end));
  addEffect(judgement, 'read');
  for (const { spec, span, value } of options) {
    if (spec.impact !== undefined) applyImpact(judgement, spec.impact, span, `abbr ${spec.name}`);
    if (spec.role === 'X') report(judgement, 'runs-option-program', value?.span ?? span);
  }
  const [name, ...first] = operands;
  const words = [...first, ...call.args.slice(end)];
  const changes = options.some(({ spec }) => spec.impact !== undefined);
  if (name === undefined || changes) return;
  const text = words.map((word) => word.text).join(' ');
  const span: Span = [words[0]?.span[0] ?? name.span[0], call.span[1]];
  const judge = () => inSubshell(judgement, () => runText(judgement, { text, span }, 'fish'));
  judgeDefinition(judgement, name.text, call.command.span, judge, 'alias', text);
}

/** bind KEYS TEXT: a key for a text that is at most asked about, or for what the editor can do anyway; it counts at once. */
export function judgeFishBind(judgement: Judgement, call: Call): void {
  const written = ({ span }: ExpandedWord): string => judgement.text.source.slice(...span);
  const args = call.args.map((word) => (CHORD.test(written(word)) ? { ...word, text: written(word) } : word));
  const given = readArguments(judgement, call.row, args);
  const [key, ...texts] = given.operands;
  const text = texts.map((word) => word.text).join('; ');
  const told = text.replace(REDRAWS, '');
  const span: Span = [texts[0]?.span[0] ?? call.command.span[0], call.span[1]];
  const judge = () => inSubshell(judgement, () => runText(judgement, { text: told, span }, 'fish'));
  const plain = given.options.every(({ spec }) => spec.impact === undefined);
  const known = key !== undefined && CHORD.test(key.text) && plain;
  // What the key does now.
  if (known && texts.length === 0) return addEffect(judgement, 'read');
  if (!known || texts.length === 0 || !isLiteral(text)) return judgeByRow(judgement, call, given);
  const level = EDITS.test(text) ? 'ask' : measure(judgement, judge);
  addEffect(judgement, 'write', 'run');
  report(
    judgement,
    'changes-later',
    call.command.span,
    call.name,
    /^(?:safe|ask)$/.test(level) ? 'ask' : undefined,
  );
}

/** What a binding ends with so that the prompt is drawn again. */
const REDRAWS = /(?:^|; *)commandline -f repaint(?:-mode)?(?= *(?:;|$))/g;

/** Nobody presses it to type, to end a line or to complete one. */
const CHORD =
  /^(?:\\c[a-gk-ln-z]|ctrl-[a-gk-ln-z]|\\e\w|alt-\w|(?:ctrl-|alt-|shift-)*(?:f\d+|up|down|left|right))$/;

/** Behind it nothing is an option of abbr any more: `abbr e emacs -nw` (abbr(1)). */
function secondOperand(args: readonly ExpandedWord[]): number {
  let operands = 0;
  for (let at = 0; at < args.length; at++) {
    const { text } = args[at] ?? { text: '' };
    if (/^(?:-[rpf]|--regex|--position|--function)$/.test(text)) at++;
    else if (!text.startsWith('-') && ++operands === 2) return at + 1;
  }
  return args.length;
}

/** Runs every `-C`, then every `-c` (3.6, measured); without `-c` a script, or its input (fish(1)). */
export function judgeFishShell(judgement: Judgement, call: Call): void {
  const checked = checkedScript(call);
  if (checked !== undefined) return readPath(judgement, checked);
  addEffect(judgement, 'run');
  const { options, operands } = readArguments(judgement, call.row, call.args);
  for (const { spec, span, value } of options) {
    if (spec.impact !== undefined) applyImpact(judgement, spec.impact, span, `fish ${spec.name}`);
    if (value !== undefined && spec.role === 'W') writePath(judgement, value, 'write');
  }
  const named = (...names: readonly string[]) => options.filter(({ spec }) => names.includes(spec.name));
  const commands = named('-c', '--command');
  inSubshell(judgement, () => {
    if (commands.length > 0) setPositional(judgement, operands, 1);
    for (const { value } of [...named('-C', '--init-command'), ...commands])
      if (value !== undefined) runText(judgement, value, 'fish');
  });
  if (commands.length > 0) return;
  const [script] = operands;
  if (script === undefined || isStandardInput(script)) judgeInput(judgement, call, 'fish');
  else runFile(judgement, script);
}

/** string: `match -r` fills a variable for each named group of its pattern. */
export function judgeFishString(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'read');
  const [verb, ...rest] = call.args;
  if (verb === undefined || (isLiteral(verb.text) && verb.text !== 'match')) return;
  // A verb that is not known may be `match`, and words that may be several hold its option and its pattern.
  if (!isLiteral(verb.text)) return report(judgement, 'evaluates-variable', verb.span);
  for (const word of rest) {
    for (const [, name = ''] of word.text.matchAll(/\(\?(?:P?<|')(\w+)[>']/g))
      fillVariable(judgement, name, word.span);
  }
  const regex = rest.some(({ text }) => /^-[a-zA-Z]*r|^--r/.test(text));
  const pattern = rest.find(({ text }) => !text.startsWith('-'));
  // An unknown pattern may name any variable.
  const several = pattern !== undefined && mayBeSeveral(pattern, judgement.text.source);
  if (pattern !== undefined && ((regex && isDynamic(pattern.text)) || several))
    report(judgement, 'evaluates-variable', pattern.span);
}

/** Programs below the own home, or where packages put theirs, are the person's own; elsewhere anybody may put some. */
export function judgeAddPath(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'write', 'run');
  const folders = call.args.filter(({ text }) => !text.startsWith('-'));
  const home = judgement.facts.home ?? HOME_DIRECTORY;
  const ours = folders.every(({ text }) => {
    const path = /^[/\uFDD0]/.test(text) ? resolvePath(judgement, text) : undefined;
    if (path === undefined || !isLiteral(path.replace(HOME_DIRECTORY, ''))) return false;
    return path.startsWith(`${home}/`) || /^\/(?:opt|usr|snap|nix|home\/linuxbrew)\/./.test(path);
  });
  report(judgement, 'changes-later', call.command.span, call.name, ours ? 'ask' : undefined);
}

/** argparse: `n/name=!CODE` runs CODE to check what the option is given. */
export function judgeArgparse(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'read');
  for (const word of call.args) {
    if (word.text === '--') return;
    if (/!/.test(word.text) || !isLiteral(word.text))
      report(judgement, 'evaluates-text', word.span, 'a check');
  }
}

/** status: everything it says is harmless, what it sets is not. */
export function judgeFishStatus(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'read');
  for (const { text, span } of call.args) {
    if (/^(?:-j|--job-control|job-control)/.test(text) || !isLiteral(text))
      report(judgement, 'changes-shell', span);
  }
}
