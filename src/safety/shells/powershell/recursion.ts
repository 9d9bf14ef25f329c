// A statement holds expressions and bodies, and both hold statements: each way back that a lower file needs, set by the file that has it.

import type { Judgement } from '../../judgement/judge.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';

type Recursion = {
  /** Judges statements, or what holds some. */
  statements: (judgement: Judgement, node: Node) => void;
  /** Judges each child of a node; tokens that are not known make the text unreadable. */
  children: (judgement: Judgement, node: Node) => void;
  child: (judgement: Judgement, child: Node) => void;
  /** What a command name or an expression gives. */
  evaluate: (judgement: Judgement, node: Node) => string;
  /** What an expression gives. */
  value: (judgement: Judgement, node: Node) => string;
};

function missing(): never {
  throw new Error('The walk of PowerShell was not loaded.');
}

export const recur: Recursion = {
  statements: missing,
  children: missing,
  child: missing,
  evaluate: missing,
  value: missing,
};
