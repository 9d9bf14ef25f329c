// The state of one judgement: what was found so far, and what the text has changed on the way (folder, variables).

import type { Change } from '../../domain/change.ts';
import type { Selection } from '../../domain/selection.ts';
import type { PathKind, ShellFacts } from '../../domain/shell.ts';
import { type Effect, type Level, type Reason, type Span, worse } from '../../domain/verdict.ts';
import type { ReasonId } from '../knowledge/reasons.ts';
import { copyScope, type Scope } from './shell-state.ts';
import type { Trace } from './trace.ts';
import type { Value } from './word.ts';

/** The dialects that can be read at all. */
export type Dialect = 'bash' | 'zsh' | 'sh' | 'fish' | 'powershell' | 'cmd';

/** How a command needs the terminal: through the relay, or directly. */
export type TerminalNeed = 'no' | 'pager-safe' | 'full-screen';

export type Judge = {
  readonly facts: ShellFacts;
  dialect: Dialect;
  scope: Scope;
  effects: Set<Effect>;
  readonly reasons: Map<string, Reason>;
  /** How often something was found while there was still room for it, the same at the same place included. */
  findings: number;
  /** The last one of each kind; very many words of a text may have the same at the same place. */
  readonly latest: Map<ReasonId, Reason>;
  level: Level;
  /** The text being read, and where it stands in the whole. */
  source: string;
  place: (span: Span) => Span;
  /** The text is an earlier one, and all that comes after it only comes where it has succeeded. */
  succeeds: boolean;
  /** How many loops around the place at hand may have been left by now, so that what follows in them may not run. */
  leaves: number;
  /** How many loops of this shell or subshell are around the place at hand. */
  loops: number;
  /** A loop is judged for the second time. */
  again: boolean;
  /** How deep in substitutions, strings and wrappers we are. */
  depth: number;
  commands: number;
  /** Words of those commands; a wrapper hands its own to the next command, which counts them again. */
  handed: number;
  /** Characters of the texts inside the text that were read so far. */
  nested: number;
  /** Characters of the functions' bodies that were judged once more for a call. */
  called: number;
  /** Words that braces, variables and repetition made beside the written ones. */
  expanded: number;
  /** Whether standard input of the command at hand comes from another command, and what is known of it. */
  input: Input;
  /** What the commands since the beginning of this pipe or substitution print; undefined before the first. */
  printed: Printed | undefined;
  /** What the last process substitution prints. */
  substituted: Printed | undefined;
  readonly written: Set<string>;
  /** Folders that this text makes where nothing was. */
  readonly fresh: Set<string>;
  /** Where this text makes files and folders. */
  readonly created: Map<string, PathKind>;
  /** Names this text gives another meaning. */
  readonly defined: Set<string>;
  /** Variables that do not simply take what they are given: read-only ones, those that change or cut it. */
  readonly unfollowed: Set<string>;
  readonly words: Set<string>;
  /** Where commands begin in the text itself, as the reader of PowerShell saw them. */
  readonly heads: Set<number>;
  /** Functions that the text defines. */
  readonly bodies: Map<string, (judge: Judge, call: Span) => void>;
  /** Aliases whose text is being judged. */
  readonly expanding: Set<string>;
  readonly paths: Set<string>;
  /** Files that are read: where one is a link, what it leads to counts. */
  readonly read: Set<string>;
  readonly folders: Set<string>;
  /** Folders where Python would look for modules of its own. */
  readonly imports: Set<string>;
  /** Files whose text runs in this shell. */
  readonly sourced: Set<string>;
  /** What is deleted by a pattern, by its key. */
  readonly selections: Map<string, Selection>;
  /** What `find` hands to the command at hand. */
  selecting: Selection | undefined;
  /** What it changes on the disk, by what tells one from another. */
  readonly changes: Map<string, Change>;
  /** It may change more than that. */
  unnamed: boolean;
  terminal: TerminalNeed;
  /** What the only command of the text looks like; undefined where there are several. */
  outline: Outline | undefined;
  /** Absent where the person has no rules of their own. */
  readonly notes: Notes | undefined;
  /** Absent unless somebody wants the text taken apart. */
  readonly trace: Trace | undefined;
  /** Reads text of any dialect inside the text at hand. `span` is where it stands. */
  readonly readNested: (judge: Judge, text: string, dialect: Dialect | 'other', span: Span) => void;
  /** Judges the words of one simple command: what a wrapper starts. */
  readonly judgeCommand: (judge: Judge, words: readonly Value[]) => void;
};

/** What a person's own rules are matched against besides the text itself. `length`: of all pieces. */
export type Notes = { readonly commands: Note[]; readonly paths: Note[]; length: number };

/** A simple command or a path; one blank stands between two pieces. */
export type Note = readonly NotedPiece[];

export type NotedPiece = { readonly text: string; readonly span: Span };

/** `terminal`: nothing feeds it. `pipe`: another command does. `text`: a here-document we can read. */
export type Input =
  | { readonly type: 'terminal' }
  /** `around`: it comes to the block of code that a command stands in, and to no parameter of that command. */
  | { readonly type: 'pipe'; readonly printed?: Printed | undefined; readonly around?: true }
  | { readonly type: 'file' }
  | { readonly type: 'text'; readonly text: string; readonly span: Span };

/** Runs `inside` in a copy of the scope, as a subshell does. */
export function inSubshell(judge: Judge, inside: () => void): void {
  const { scope, loops } = judge;
  judge.scope = { ...copyScope(scope), apart: true };
  judge.loops = 0;
  try {
    inside();
  } finally {
    judge.scope = scope;
    judge.loops = loops;
  }
}

/** The level of what `inside` finds by itself. It counts for the whole as well, also where an exception ends it. */
export function measure(judge: Judge, inside: () => void): Level {
  const before = judge.level;
  judge.level = 'safe';
  try {
    inside();
    return judge.level;
  } finally {
    judge.level = worse(judge.level, before);
  }
}

/** Runs `inside` with other input, then restores it. */
export function withInput(judge: Judge, input: Input, inside: () => void): void {
  const before = judge.input;
  judge.input = input;
  try {
    inside();
  } finally {
    judge.input = before;
  }
}

/** What the only simple command of a text looks like, filled in while it is judged. */
export type Outline = {
  /** Undefined until the command's first word is known. */
  name: string | undefined;
  operands: readonly string[];
  outputs: { readonly kind: 'write' | 'append'; readonly target: string }[];
};

/** `text`: all of it without its last newline, where that is known. `names`: the paths it may name. */
export type Printed = {
  readonly text: string | undefined;
  readonly names: readonly Value[];
  readonly span: Span;
};

/** Walks the text's tree into `judge`, or records why it cannot. `whole`: it is not a text inside another. */
export type ReadText = (judge: Judge, whole: boolean) => void;
