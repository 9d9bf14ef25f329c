// The words of a text's last simple command: a shell that was started with `-c` may turn into it.

import type { Statement, Word, WordPart } from 'unbash';
import { parse } from './parser.ts';

/** Undefined: a word that only the running shell knows. None where the last command is no simple one. */
export function lastWords(text: string): readonly (string | undefined)[] {
  const script = parse(text);
  return (script.errors ?? []).length > 0 ? [] : wordsOf(script.commands.at(-1)?.command);
}

type Node = Statement['command'] | undefined;

function wordsOf(node: Node): readonly (string | undefined)[] {
  if (node?.type === 'AndOr') return wordsOf(node.commands.at(-1));
  if (node?.type !== 'Command' || node.name === undefined) return [];
  const words = [node.name, ...node.suffix.filter((part) => part.type === 'Word')];
  return words.map((word) => (isPlain(word) ? word.value : undefined));
}

function isPlain({ text, parts = [] }: Word): boolean {
  return !text.startsWith('~') && parts.every(isLiteral);
}

function isLiteral(part: WordPart): boolean {
  if (part.type === 'DoubleQuoted') return part.parts.every(isLiteral);
  return part.type === 'Literal' || part.type === 'SingleQuoted' || part.type === 'AnsiCQuoted';
}
