// The verdict on a command: its level, effects and reasons.

import type { Changes } from './change.ts';
import type { Matches } from './selection.ts';
import type { Shell, ShellFacts } from './shell.ts';

/** From harmless to never run. The order is the order of severity. */
export const LEVELS = ['safe', 'ask', 'danger', 'blocked'] as const;
export type Level = (typeof LEVELS)[number];

export const EFFECTS = [
  'read',
  'write',
  'append',
  'copy',
  'move',
  'delete',
  'mkdir',
  'network',
  'privilege',
  'persistence',
  'secret',
  'run',
] as const;
export type Effect = (typeof EFFECTS)[number];

/** A half-open range of the command's text in UTF-16 units. */
export type Span = readonly [from: number, to: number];

export type Reason = {
  /** Stable and machine readable: `recursive-delete`, `unreadable`, `unknown-program`. */
  readonly id: string;
  /** One sentence a person understands. */
  readonly text: string;
  readonly span: Span;
  /** Which files a pattern stands for now, where that was looked up. */
  readonly matches?: Matches | undefined;
};

export type Verdict = {
  readonly level: Level;
  readonly effects: readonly Effect[];
  /** `read: /etc/hosts`, `delete: /tmp/x`, `run: yarn install`, `run (4 lines)`. */
  readonly label: string;
  readonly reasons: readonly Reason[];
  /** Parts of the command that were judged to read and do nothing else, in order; absent if not computed. */
  readonly reading?: readonly Span[] | undefined;
  /** What it would change on the disk; absent if not computed. */
  readonly changes?: Changes | undefined;
  /** Compared with earlier approvals; absent if none can apply. */
  readonly approvable?: Approvable | undefined;
};

/** Where a command would run, and its parts. */
export type Approvable = {
  readonly shell: Shell;
  /** Real absolute path of the folder. */
  readonly folder: string;
  /** The top folder of the repository there, where its configuration is among the reasons. */
  readonly repository?: string | undefined;
  /** The commands of a plain chain in order; empty where the text is anything else or cannot be taken apart. */
  readonly parts: readonly ApprovablePart[];
};

/** One simple command of a chain, judged in its place and on its own: the worse of both. */
export type ApprovablePart = {
  readonly text: string;
  readonly level: Level;
  readonly reasons: readonly Reason[];
  readonly effects: readonly Effect[];
  /** False where it reads another's output, or runs in another folder than the text began in. */
  readonly inPlace: boolean;
  /** Whether it writes a file, rather than where its program keeps things (a repository, packages). */
  readonly writesFiles: boolean;
  /** The words a prefix may hold for, such as `git diff`; absent where none may. */
  readonly prefix?: string | undefined;
  /** beck wrote the text, and what it carries was judged: the prefix holds whatever signs are in it. */
  readonly whole?: true | undefined;
};

/**
 * One text to judge. `eval`: what a run does. `line`: what the text would do if typed at the prompt. Where the two
 * differ, both verdicts say so, since history offers what was run.
 */
export type ClassifyRequest = ShellFacts & {
  readonly command: string;
  readonly shell: Shell;
  readonly as?: 'eval' | 'line' | undefined;
  /** Texts that will have run in the same shell, in this order and with success, when this one does. */
  readonly after?: readonly string[] | undefined;
};

export type Classify = (request: ClassifyRequest) => Verdict;

/** The more severe of two levels. */
export function worse(a: Level, b: Level): Level {
  return LEVELS.indexOf(a) >= LEVELS.indexOf(b) ? a : b;
}
