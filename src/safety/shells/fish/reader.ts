// Reads a text of fish into a judge: parse, walk, and the proof that every character lies in a token of the tree.

import type { Parser } from 'web-tree-sitter';
import type { Span } from '../../../domain/verdict.ts';
import { evenPadding } from '../../judgement/check-text.ts';
import { report } from '../../judgement/findings.ts';
import type { Judgement, ReadText } from '../../judgement/judge.ts';
import { memoizeTexts } from '../../judgement/memo.ts';
import { type SyntaxNode as Node, type ParsedTree, parseTree } from '../syntax-tree.ts';
import { loadFishParser } from './grammar.ts';
import { isQuotedText, quotedBrackets } from './quoted-brackets.ts';
import { judgeFishProgram } from './walk.ts';

/** Brings the grammar once. */
export async function loadFishReader(): Promise<ReadText> {
  const parser = await loadFishParser();
  // The grammar wants every statement ended; without the newline all of it is an error.
  const parse = memoizeTexts((source: string) => {
    const tree = readTree(parser, `${evenPadding(source)}\n`);
    return tree && { ...tree, unexplained: findUnexplained(tree.root, `${source}\n`) };
  });
  return (judgement, whole) => readFish(judgement, parse(judgement.text.source), whole);
}

/** Where the quotes are told apart in two ways, the grammar's way holds. */
function readTree(parser: Parser, text: string): ParsedTree | undefined {
  const brackets = quotedBrackets(text);
  if (brackets.length === 0) return parseTree(parser, text);
  const letters = text.split('');
  for (const at of brackets) letters[at] = '.';
  const tree = parseTree(parser, letters.join(''), undefined, text);
  return tree !== undefined && brackets.every((at) => isQuotedText(tree.root, at))
    ? tree
    : parseTree(parser, text);
}

type Read = ParsedTree & { readonly unexplained: Span | undefined };

function readFish(judgement: Judgement, tree: Read | undefined, whole: boolean): void {
  const { source } = judgement.text;
  if (tree === undefined) return report(judgement, 'unreadable', [0, source.length], 'no tree');
  const { root, error, unexplained } = tree;
  if (error !== undefined) report(judgement, 'unreadable', error, whyNot(source));
  if (whole && isOneCommand(root)) judgement.text.summary = { name: undefined, operands: [], outputs: [] };
  judgeFishProgram(judgement, root);
  if (unexplained !== undefined)
    report(judgement, 'unreadable', unexplained, 'a part the parser did not explain');
}

/** Words that bash and zsh know and fish does not, where a command begins. */
const OF_BASH = /(?:^|[;\n])\s*(?:do|done|then|fi|esac|elif)\b|\[\[ |\(\(|<<-?\s*['"\w]|\$\{/;

function whyNot(source: string): string {
  return OF_BASH.test(source) ? 'it looks like bash, which fish does not run' : 'the text is not complete';
}

function isOneCommand(root: Node): boolean {
  const [only, ...more] = root.namedChildren;
  return more.length === 0 && only?.type === 'command' && root.children.every((child) => child.type !== '&');
}

/** Within a word `&` and `#` are plain characters in fish 3.6 (measured), but not in the grammar. */
function isPartOfWord({ type, startIndex, endIndex }: Node, source: string): boolean {
  if (type === 'comment') return startIndex > 0 && !/[\s;|(]/.test(source.charAt(startIndex - 1));
  return type === '&' && !/[\s;)]/.test(source.charAt(endIndex));
}

const BLANKS = /^(?:[ \t]|\\\n)*$/;

const QUOTED = new Set(['single_quote_string', 'double_quote_string']);

/** Leaves must tile the text, with spaces between; plain words hold no special character. */
function findUnexplained(node: Node, source: string): Span | undefined {
  const { children, type } = node;
  if (children.length === 0) {
    if (isPartOfWord(node, source)) return [node.startIndex, node.endIndex];
    const special = type === 'word' && /[$()"'<>;&|#\\\n]/.test(node.text);
    return special && !/^[^$()"'<>;&|\\\n]+$/.test(node.text) ? [node.startIndex, node.endIndex] : undefined;
  }
  let at = node.startIndex;
  for (const child of children) {
    const gap = source.slice(at, child.startIndex);
    const plain = QUOTED.has(type) ? type === 'single_quote_string' || !/[$]/.test(gap) : BLANKS.test(gap);
    if (!plain && !/^\s*$/.test(gap)) return [at, child.startIndex];
    const inside = findUnexplained(child, source);
    if (inside !== undefined) return inside;
    at = child.endIndex;
  }
  return BLANKS.test(source.slice(at, node.endIndex)) ? undefined : [at, node.endIndex];
}
