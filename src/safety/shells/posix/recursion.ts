// Callbacks for mutual recursion: words contain scripts, and `${…}` and arithmetic contain words; the upper layer passes them down.

import type { ParsedScript, Word, WordPart } from 'unbash';
import type { Span } from '../../../domain/verdict.ts';
import type { CommandOutput, Judgement } from '../../judgement/judge.ts';
import type { ExpandedWord } from '../../judgement/word.ts';

type Recursion = {
  /** Judges a script inside a word; returns what it prints. */
  script: (judgement: Judgement, script: ParsedScript | undefined, span: Span) => CommandOutput | undefined;
  /** One value: the word where nothing splits it, else an unknown one. */
  word: (judgement: Judgement, word: Word) => ExpandedWord;
  /** The text of a here-document's or arithmetic's parts. */
  text: (judgement: Judgement, parts: readonly WordPart[]) => string;
};

function missing(): never {
  throw new Error('The walk of this shell was not loaded.');
}

export const recur: Recursion = { script: missing, word: missing, text: missing };
