// One row of knowledge: what people ask, the command for this shell and userland, and what its output says.

import type { Shell, Userland } from '../../domain/shell.ts';
import type { Slots } from './slot-values.ts';

/**
 * `reads`: elements in any order, words without meaning skipped, small typing errors forgiven.
 * `changes`: in the phrase's own order, to the letter, only articles skipped.
 */
export type Strictness = 'reads' | 'changes';

export type RecipeEnvironment = {
  readonly shell: Shell;
  readonly userland: Userland;
  readonly cwd: string;
  readonly home: string;
};

/**
 * A command with `{slots}` in it, see `fill.ts`: one for all, or one for each flavour of the tools,
 * or one for each family of shells.
 */
export type Template =
  | string
  | { readonly gnu: string; readonly bsd: string }
  | { readonly posix: string; readonly fish: string };

/** What a run showed: its lines without trailing blanks, and whether some are missing. */
export type Seen = { readonly lines: readonly string[]; readonly truncated: boolean; readonly cwd: string };

/** A short sentence drawn from the output; undefined where the output speaks for itself. */
export type Answer = (seen: Seen, slots: Slots) => string | undefined;

/** A second command computed from what the first one showed; a sentence when there is nothing to do. */
export type FollowUp = {
  readonly why: string;
  readonly command: (seen: Seen, slots: Slots) => { readonly folder: string } | { readonly nothing: string };
  /** The same in one command line, for printing. */
  readonly whole: Template;
  readonly answer: (first: Seen, then: Seen, slots: Slots) => string;
};

export type Example = {
  readonly question: string;
  /** The exact command, as `Template` has it. */
  readonly command:
    | string
    | { readonly gnu: string; readonly bsd: string }
    | { readonly posix: string; readonly fish: string };
};

export type Recipe = {
  /** Stable, kebab-case. */
  readonly id: string;
  readonly effect: Strictness;
  /** In the language of `phrases.ts`. */
  readonly phrases: readonly string[];
  /** What the command does, in a few words; slots are filled in plainly. */
  readonly why: string;
  readonly command: Template;
  /** Exit statuses that mean `nothing found` and not `failed`. */
  readonly emptyStatus?: number;
  readonly answer?: Answer;
  readonly followUp?: FollowUp;
  readonly examples: readonly [Example, ...Example[]];
};
