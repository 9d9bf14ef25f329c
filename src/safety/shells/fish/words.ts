// Words of fish: what each can be once the shell has expanded it.

import { LETTER_ESCAPES } from '../../../domain/escapes.ts';
import type { Span } from '../../../domain/verdict.ts';
import { noteTakenText } from '../../commands/packed-texts.ts';
import { outputWord } from '../../flow/output.ts';
import { variableText } from '../../flow/variables.ts';
import { report } from '../../judgement/findings.ts';
import type { CommandOutput, Judgement } from '../../judgement/judge.ts';
import {
  ANY_CHARACTER,
  ANY_STRING,
  type ExpandedWord,
  HOME_DIRECTORY,
  isDynamic,
  isGlob,
  isLiteral,
  LIKELY,
  MAY_SPLIT,
  NUMBER,
  plain,
  UNKNOWN,
  UNKNOWN_OUTPUT,
  WORD_BREAK,
} from '../../judgement/word.ts';
import { type PrintedNumbers, printedNumbers } from '../../knowledge/printed-numbers.ts';
import { noteNamed } from '../../paths/secret-flow.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';

/** How a command substitution inside a word is judged; given by the walk. */
export type JudgeInner = (judgement: Judgement, node: Node) => CommandOutput | undefined;

const MAX_WORDS = 64;

/** The words one written word becomes. */
export function fishWords(judgement: Judgement, node: Node, inner: JudgeInner): ExpandedWord[] {
  const span: Span = [node.startIndex, node.endIndex];
  const texts = wordTexts(judgement, node, inner, true);
  const words = texts
    .flatMap((text) => (text.includes(WORD_BREAK) ? text.split(WORD_BREAK) : [text]))
    .map((text) => ({ text, span }));
  for (const word of words) noteNamed(judgement, word);
  return words;
}

function wordTexts(judgement: Judgement, node: Node, inner: JudgeInner, first: boolean): string[] {
  switch (node.type) {
    case 'word':
    case 'integer':
    case 'float':
    case 'variable_name':
      return [plainText(judgement, node.text, first)];
    case '[':
    case ']':
    case '..':
      return [node.text];
    case 'escape_sequence':
      return [readEscape(node.text)];
    case 'single_quote_string':
      return [quotedText(judgement, node, inner)];
    case 'double_quote_string':
      return [quotedText(judgement, node, inner)];
    case 'variable_expansion':
      return [variableExpansion(judgement, node, inner, false)];
    case 'command_substitution':
      return [substitution(judgement, node, inner)];
    case 'home_dir_expansion':
      return [node.text === '~' ? (judgement.facts.home ?? HOME_DIRECTORY) : node.text];
    case 'glob':
      return [ANY_STRING];
    case 'brace_expansion':
      return braceTexts(judgement, node, inner);
    case 'list_element_access': {
      const texts = node.namedChildren.flatMap((child) => wordTexts(judgement, child, inner, false));
      // One of the list: the worst of it where that is known.
      const known = texts.find((text) => text.includes(LIKELY));
      return [known ?? UNKNOWN + MAY_SPLIT];
    }
    case 'concatenation':
      if (!isInOnePiece(node))
        report(judgement, 'unreadable', [node.startIndex, node.endIndex], 'a word in pieces');
      return piecesOf(judgement, node, inner);
    default:
      report(judgement, 'unreadable', [node.startIndex, node.endIndex], `a word (${node.type})`);
      return [UNKNOWN + MAY_SPLIT];
  }
}

function piecesOf(judgement: Judgement, { children }: Node, inner: JudgeInner): string[] {
  const indexed = indexParts(children);
  let texts = [''];
  for (const [index, child] of children.entries()) {
    const pieces = wordTexts(judgement, child, inner, index === 0);
    // `(ls -A)[1]`: one of what is printed.
    if (indexed[index] !== true) texts = cross(texts, pieces);
  }
  return texts;
}

/** Whether each part belongs to an index, from the bracket right behind a substitution to the one that closes it. */
function indexParts(children: readonly Node[]): readonly boolean[] {
  let inside = false;
  return children.map(({ type }, at) => {
    inside ||= type === '[' && children[at - 1]?.type === 'command_substitution';
    const is = inside;
    if (type === ']') inside = false;
    return is;
  });
}

function substitution(judgement: Judgement, node: Node, inner: JudgeInner): string {
  const numbers = numbersPrinted(judgement, node);
  if (numbers !== undefined) {
    inner(judgement, node);
    return { one: NUMBER, sum: NUMBER + NUMBER, several: NUMBER + MAY_SPLIT }[numbers];
  }
  const printed = inner(judgement, node);
  noteTakenText(judgement, printed);
  // psub's only output is the path of its file.
  if (/\|\s*psub\s*\)$/.test(node.text)) return `/tmp/.psub.${UNKNOWN_OUTPUT}`;
  const text = outputWord(judgement, printed);
  // One path that is surely printed is one word.
  const one = isEach('', printed?.text ?? '') || (printed?.certain === true && /^\/[\w./@+,-]*$/.test(text));
  return one ? text : text + MAY_SPLIT;
}

function numbersPrinted(judgement: Judgement, { text, namedChildren }: Node): PrintedNumbers | undefined {
  const stages = namedChildren.flatMap(stagesOf);
  const isOwn = ({ namedChildren: [name] }: Node) => judgement.shell.bodies.has(name?.text ?? '');
  if (/[\\\n]/.test(text) || !stages.every(isPlainCommand) || stages.some(isOwn)) return undefined;
  return printedNumbers(
    text,
    stages.map((stage) => stage.text),
  );
}

function stagesOf(node: Node): readonly Node[] {
  return node.type === 'pipe' ? node.namedChildren.flatMap(stagesOf) : [node];
}

const PLAIN = new Set([
  'word',
  'integer',
  'float',
  'single_quote_string',
  'double_quote_string',
  'variable_expansion',
  'variable_name',
  'home_dir_expansion',
  'glob',
  'concatenation',
  'brace_expansion',
]);

/** Its words hold texts and variables alone, and at most one file is redirected, to the input. */
function isPlainCommand({ type, namedChildren }: Node): boolean {
  const isPlain = (node: Node): boolean => PLAIN.has(node.type) && node.namedChildren.every(isPlain);
  const isInput = ({ type: kind, text }: Node) => kind === 'file_redirect' && text.startsWith('<');
  return type === 'command' && namedChildren.every((node) => isPlain(node) || isInput(node));
}

function cross(left: readonly string[], right: readonly string[]): string[] {
  const all = left.flatMap((start) => right.map((end) => start + end));
  return all.length > MAX_WORDS ? [UNKNOWN + MAY_SPLIT] : all;
}

/** `?` is a glob in fish 3 (feature `qmark-noglob`, on since 4.0). A leading `~user` keeps its tilde. */
function plainText(judgement: Judgement, raw: string, first: boolean): string {
  const text = plain(raw).replaceAll('?', ANY_CHARACTER);
  if (first && (text === '~' || text.startsWith('~/')))
    return (judgement.facts.home ?? HOME_DIRECTORY) + text.slice(1);
  return text;
}

const ESCAPES: Readonly<Record<string, string>> = { ...LETTER_ESCAPES, e: '\u001b', '\n': '' };

function readEscape(raw: string): string {
  const body = raw.slice(1);
  const simple = ESCAPES[body];
  if (simple !== undefined) return simple;
  const hex = /^[xXuU]([0-9a-fA-F]+)$/.exec(body)?.[1];
  const code =
    hex === undefined
      ? /^[0-7]{1,3}$/.test(body)
        ? Number.parseInt(body, 8)
        : undefined
      : Number.parseInt(hex, 16);
  if (code !== undefined) return code > 0x10ffff ? UNKNOWN : plain(String.fromCodePoint(code));
  return /^c.$/.test(body) ? UNKNOWN : plain(body);
}

/** The text between the quotes is not a token; only escapes and expansions are. */
function quotedText(judgement: Judgement, node: Node, inner: JudgeInner): string {
  const { text: raw, startIndex } = node;
  let text = '';
  let at = 1;
  for (const child of node.children) {
    if (child.type === '"' || child.type === "'") continue;
    text += plain(raw.slice(at, child.startIndex - startIndex));
    at = child.endIndex - startIndex;
    if (child.type === 'escape_sequence') text += quotedEscape(child.text);
    else if (child.type === 'variable_expansion') text += variableExpansion(judgement, child, inner, true);
    else if (child.type === 'command_substitution') {
      // The grammar does not see the backslash of `\$(`, after which the string goes on.
      const before = raw.slice(0, child.startIndex - startIndex) + (child.text.startsWith('$') ? '$' : '');
      if (/(?<!\\)\\(?:\\\\)*\$$/.test(before))
        report(judgement, 'unreadable', [child.startIndex, child.endIndex], 'an escaped substitution');
      const printed = inner(judgement, child);
      noteTakenText(judgement, printed);
      text += outputWord(judgement, printed);
    } else report(judgement, 'unreadable', [child.startIndex, child.endIndex], `a string (${child.type})`);
  }
  return text + plain(raw.slice(at, -1));
}

function quotedEscape(raw: string): string {
  return raw === '\\\n' ? '' : /^\\[\\'"$]$/.test(raw) ? raw.slice(1) : raw;
}

/** The grammar looks for the name beyond spaces, comments and lines, and would take the next command for it. */
function isInOnePiece({ children, startIndex }: Node): boolean {
  let at = startIndex;
  return children.every((child) => {
    const follows = child.startIndex === at;
    at = child.endIndex;
    return follows;
  });
}

/** `$x`; `$$x` and `$x[…]` are known only when they run. */
function variableExpansion(judgement: Judgement, node: Node, inner: JudgeInner, quoted: boolean): string {
  const split = quoted ? '' : MAY_SPLIT;
  let name: string | undefined;
  let indirect = false;
  let listed = false;
  let index: string | undefined;
  if (!isInOnePiece(node)) {
    report(judgement, 'unreadable', [node.startIndex, node.endIndex], 'a $ without a name');
    return UNKNOWN + split;
  }
  for (const child of node.namedChildren) {
    if (child.type === 'variable_name') name = child.text;
    else {
      indirect = true;
      listed = child.text.startsWith('[');
      index = /^\[(\d+)\]$/.exec(child.text)?.[1];
      visitInner(judgement, child, inner);
    }
  }
  const pattern = listed ? patternOf(variableText(judgement, name ?? '')) : undefined;
  if (pattern !== undefined) return pattern + split;
  if (name !== undefined && index !== undefined) return elementText(judgement, name, Number(index)) + split;
  if (name === undefined || indirect) return UNKNOWN + split;
  const text = variableText(judgement, name);
  const whole =
    (isLiteral(text) && text !== '') || text === HOME_DIRECTORY || text === NUMBER || isEach(name, text);
  return whole ? text : text + split;
}

/** Each name that a loop goes through; a list of them has a mark behind it. */
function isEach(name: string, text: string): boolean {
  return name !== 'argv' && isGlob(text) && !isDynamic(text);
}

/** Of `set f ~/.ssh/*`: any of `$f[1]` may be each name. */
function patternOf(list: string): string | undefined {
  const text = list.replaceAll(MAY_SPLIT, '');
  return isGlob(text) && !isDynamic(text) && !text.includes(WORD_BREAK) ? text : undefined;
}

/** `$argv[1]`, `$list[2]`; of a list that only its worst word is known of, that word. */
function elementText(judgement: Judgement, name: string, index: number): string {
  const text = variableText(judgement, name);
  if (text.includes(LIKELY)) return text;
  return !isDynamic(text) && text !== '' ? (text.split(WORD_BREAK)[index - 1] ?? '') : UNKNOWN;
}

function visitInner(judgement: Judgement, node: Node, inner: JudgeInner): void {
  if (node.type === 'command_substitution') {
    inner(judgement, node);
    return;
  }
  for (const child of node.namedChildren) visitInner(judgement, child, inner);
}

function braceTexts(judgement: Judgement, node: Node, inner: JudgeInner): string[] {
  const items: string[] = [];
  let current: string[] = [''];
  for (const child of node.children) {
    if (child.type === '{' || child.type === '}') continue;
    if (child.type === ',') {
      items.push(...current);
      current = [''];
    } else current = cross(current, wordTexts(judgement, child, inner, false));
  }
  // Without a comma the braces are themselves.
  const expands = node.namedChildren.some((child) => child.type === 'variable_expansion');
  if (items.length === 0) return expands ? current : current.map((text) => `{${text}}`);
  return items.push(...current) > MAX_WORDS ? [UNKNOWN + MAY_SPLIT] : items;
}
