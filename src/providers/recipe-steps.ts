// What the recipes may use for a question, and the steps that are no recipe's own.

import type { RecipeStep } from '../recipes/answer.ts';
import { withoutOwnFiles } from '../recipes/fill/own-files.ts';
import type { Asked } from '../recipes/follow-up/turn.ts';
import type { RecipeEnvironment, RecipeWorld } from '../recipes/slots/recipe.ts';

/** An example of another's collection. */
export type NearestKnown = {
  readonly says: string;
  /** What could run; undefined where it is only to be read. */
  readonly command: string | undefined;
  readonly shown: string;
  /** `the tldr page of tar` */
  readonly from: string;
};

export type RecipesUse = {
  /** Proposes the whole answer as one command line, for printing; otherwise step by step. */
  readonly whole?: boolean | undefined;
  /** Answers only what is fully understood and is silent otherwise: another provider will be asked. */
  readonly surely?: boolean | undefined;
  /** Earlier questions of the conversation, oldest first: what a follow-up changes. */
  readonly earlier?: readonly Asked[] | undefined;
  /** What else is known that comes near, where no recipe fits. */
  readonly nearestKnown?: ((question: string) => Promise<NearestKnown | undefined>) | undefined;
  /** Asks which of two commands was meant, by its position; undefined for neither. Absent where there is no one to ask. */
  readonly choose?: ((commands: readonly [string, string]) => Promise<number | undefined>) | undefined;
  /** Gets each command that is proposed. */
  readonly wrote?: ((command: string) => void) | undefined;
  /** The command that sets up a model, where that should be said when no recipe fits. */
  readonly modelAdvice?: (() => Promise<string | undefined>) | undefined;
};

/** Two commands, of which only the person can say which was meant. */
export type Either = { readonly type: 'either'; readonly commands: readonly [string, string] };

/** It refers to the last question, and cannot be combined with it. */
export type Unfit = { readonly type: 'unfit'; readonly last: string };

/** It refers to a question that nobody could answer, or to one whose answer is unknown here. */
export type Unanswered = { readonly type: 'unanswered'; readonly last: string | undefined };

export type Step = RecipeStep | Either;

/** A question is read before each of its steps, when a file it names may be gone already. */
const PLACED = new WeakMap<RecipeWorld, Map<string, string>>();

/** The question as it is read, by the question as it was typed. */
export function readingsOf(world: RecipeWorld): Map<string, string> {
  const known = PLACED.get(world) ?? new Map<string, string>();
  PLACED.set(world, known);
  return known;
}

/** Without beck's own files; the rows say `sudo` where a command changes the system. */
export function forUser(command: string, env: RecipeEnvironment): string {
  const own = withoutOwnFiles(command, env);
  return env.world?.isRoot?.() === true ? own.replace(/(^|(?:&&|\|\||[|;]) )sudo (?!-)/g, '$1') : own;
}
