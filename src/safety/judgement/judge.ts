// The state of one judgement: what was found so far, and what the text has changed on the way (folder, variables).

import type { Change } from '../../domain/change.ts';
import type { Selection } from '../../domain/selection.ts';
import type { PathKind, ShellFacts } from '../../domain/shell.ts';
import { type Effect, type Level, type Reason, type Span, worse } from '../../domain/verdict.ts';
import type { ReasonId } from '../knowledge/reasons.ts';
import { copyForkedState, type ForkedState } from './shell-state.ts';
import type { Trace } from './trace.ts';
import type { ExpandedWord } from './word.ts';

/** The dialects that can be read at all. */
export type Dialect = 'bash' | 'zsh' | 'sh' | 'fish' | 'powershell' | 'cmd';

/** How a command needs the terminal: through the relay, or directly. */
export type TerminalNeed = 'no' | 'pager-safe' | 'full-screen';

/**
 * One judgement: what the caller knows of the machine, where in the text it is, the state of the shell there, what goes in
 * and out, what was found, and what it cost so far.
 */
export type Judgement = {
  readonly facts: ShellFacts;
  readonly text: TextState;
  /** Replaced by a copy in a subshell and in a part that may not run. */
  shell: ShellState;
  readonly stdio: Stdio;
  readonly found: Found;
  readonly spent: Spent;
  readonly survey: Surveyed;
  /** Whether a word of the current call may be no value of its option, and which way it is being read. */
  doubts: { readonly asFlags: boolean; found: boolean };
  /** Without any while a loop or function is judged a second time. */
  observers: Observers;
  /** Reads text of any dialect inside the current text. `span` is where it is. */
  readonly readNested: (judgement: Judgement, text: string, dialect: Dialect | 'other', span: Span) => void;
  /** Judges the words of one simple command: what a wrapper starts. */
  readonly judgeCommand: (judgement: Judgement, words: readonly ExpandedWord[]) => void;
};

/** What a copy of the scope shares with it is below. */
export type ShellState = ForkedState & {
  /** Files that this text writes or fetches. */
  readonly written: Set<string>;
  /** Folders in which it makes a Python environment. */
  readonly environments: Set<string>;
  /** Variables that do not simply take what they are given: read-only ones, those that change or cut it. */
  readonly untrackedVariables: Set<string>;
  /** Functions that the text defines. */
  readonly bodies: Map<string, (judgement: Judgement, call: Span) => void>;
  /** Aliases whose text is being judged. */
  readonly expanding: Set<string>;
};

/** The text being read, and the loops around the current place in it. */
export type TextState = {
  source: string;
  dialect: Dialect;
  /** Turns a span of `source` into one of the whole text. */
  toWhole: (span: Span) => Span;
  /** Summary of the only command of the text; undefined where there are several. */
  summary: Summary | undefined;
  /** An earlier text of a plan: what follows it runs only where it has succeeded. */
  readonly assumesSuccess: boolean;
  /** Number of surrounding loops that may have been left already, so that what follows in them may not run. */
  loopsExited: number;
  /** Number of loops of this shell or subshell around the current place. */
  loops: number;
  /** Loops around the current place whose variable goes through the keys of an array, each in its own text. */
  keyLoops: readonly { readonly variable: string; readonly array: string; readonly source: string }[];
  /** A shell reads it that nobody types in: `bash -c`, a script. */
  readonly scripted: boolean;
  /** A loop is judged for the second time. */
  again: boolean;
  /** Where commands begin in the text itself, as the reader of PowerShell saw them. */
  readonly commandStarts: Set<number>;
};

/** Standard input and output of the current command. */
export type Stdio = {
  input: Input;
  output: Output;
  /** What the commands since the beginning of this pipe or substitution print; undefined before the first. */
  printed: CommandOutput | undefined;
  /** What the last process substitution prints. */
  substituted: CommandOutput | undefined;
};

/** What the verdict says, and what the text makes on the way. */
export type Found = {
  level: Level;
  readonly effects: Set<Effect>;
  readonly reasons: Map<string, Reason>;
  /** The last reason of each kind; a text may have thousands of words with the same one at the same place. */
  readonly latest: Map<ReasonId, Reason>;
  /** Folders that this text makes where nothing was. */
  readonly newFolders: Set<string>;
  /** Where this text makes files and folders. */
  readonly created: Map<string, PathKind>;
  /** What the variables of its loops take in turn: texts where all are known, else words for them, `each of $(seq 3)`. */
  readonly taken: Map<string, readonly string[] | string>;
  /** Names this text gives another meaning. */
  readonly defined: Set<string>;
};

/** Counters; `limits.ts` has most of their maxima. */
export type Spent = {
  /** Findings while there was room for more reasons, the same one at the same place included. */
  findings: number;
  /** Substitutions, strings and wrappers around the current place. */
  depth: number;
  commands: number;
  /** Words of those commands; a wrapper hands its own to the next command, which counts them again. */
  wordsJudged: number;
  /** Characters of the texts inside the text that were read so far. */
  nestedCharacters: number;
  /** Characters of function bodies that were judged once more for a call. */
  calledCharacters: number;
  /** Words made by braces, variables and repetition. */
  expandedWords: number;
};

/** What the shell and the file system should be asked before the text is judged with the answers. */
export type Surveyed = {
  readonly words: Set<string>;
  readonly paths: Set<string>;
  /** Files that are read: where one is a link, its target counts. */
  readonly read: Set<string>;
  readonly folders: Set<string>;
  /** Folders where Python would look for modules. */
  readonly imports: Set<string>;
  /** Files of configuration that may say what a program runs. */
  readonly configs: Set<string>;
  /** Folders whose names a program might take for options. */
  readonly globbed: Set<string>;
  /** Processes that it ends: `pid 12`, `name node`, `port 3000`. */
  readonly ended: Set<string>;
  /** Files whose text runs in this shell. */
  readonly sourced: Set<string>;
  /** What is deleted by a pattern, by its key. */
  readonly selections: Map<string, Selection>;
  /** What `find` passes to the current command. */
  selecting: Selecting | undefined;
  /** What it changes on the disk, by what tells one from another. */
  readonly changes: Map<string, Change>;
  /** It may change more than that. */
  unnamed: boolean;
  /** A part of it runs in the background. */
  lingers: boolean;
  terminal: TerminalNeed;
};

/** What `find` has chosen. */
export type Selecting = {
  readonly selection: Selection;
  /** Whether a word of the command stands for a chosen file. */
  readonly isChosen: (text: string) => boolean;
  /** The command runs in each file's own folder. */
  readonly elsewhere: boolean;
};

/** Optional observers. */
export type Observers = {
  /** Absent where the person has no rules. */
  readonly ruleSubjects?: RuleSubjects | undefined;
  /** Present for `beck explain`. */
  readonly trace?: Trace | undefined;
};

/**
 * Runs `inside` with some fields of a part changed and restores them, also where an exception ends it: the one way to
 * change something for a while.
 */
export function within<Part extends object, Result>(
  part: Part,
  change: Partial<Part>,
  inside: () => Result,
): Result {
  const before: Partial<Part> = {};
  for (const key in change) {
    before[key] = part[key];
    // What is undefined in a change is so in the part as well.
    part[key] = change[key] as Part[typeof key];
  }
  try {
    return inside();
  } finally {
    for (const key in before) part[key] = before[key] as Part[typeof key];
  }
}

/** What a person's own rules are matched against besides the text itself. `length`: of all pieces. */
export type RuleSubjects = {
  readonly commands: RuleSubject[];
  readonly paths: RuleSubject[];
  length: number;
};

/** A simple command or a path; one space is between two pieces. */
export type RuleSubject = readonly SubjectPiece[];

export type SubjectPiece = { readonly text: string; readonly span: Span };

/**
 * `terminal`: nothing feeds it. `pipe`: another command does. `text`: a here-document we can read. `followed`: each name
 * that comes is judged by itself as well.
 */
export type Input =
  | { readonly type: 'terminal' }
  /** `around`: it comes to the block of code that a command is in, and to no parameter of that command. */
  | {
      readonly type: 'pipe';
      readonly printed?: CommandOutput | undefined;
      readonly around?: true;
      readonly followed?: true;
    }
  | { readonly type: 'file'; readonly file?: ExpandedWord }
  /** `shared`: by several commands, so that a part of it may be gone when one of them reads it. */
  | { readonly type: 'text'; readonly text: string; readonly span: Span; readonly shared?: true };

/** `elsewhere`: certainly no terminal, but a pipe or a file. What is not certain is `terminal`. */
export type Output = 'terminal' | 'elsewhere';

/** Runs `inside` in a copy of the shell's state, as a subshell does. */
export function inSubshell(judgement: Judgement, inside: () => void): void {
  const shell = { ...copyForkedState(judgement.shell), apart: true as const };
  within(judgement, { shell }, () => within(judgement.text, { loops: 0 }, inside));
}

/** The level of what `inside` finds by itself. It counts for the whole as well, also where an exception ends it. */
export function measure(judgement: Judgement, inside: () => void): Level {
  const { found } = judgement;
  const before = found.level;
  found.level = 'safe';
  try {
    inside();
    return found.level;
  } finally {
    found.level = worse(found.level, before);
  }
}

/** Runs `inside` with other input. */
export function withInput(judgement: Judgement, input: Input, inside: () => void): void {
  within(judgement.stdio, { input }, inside);
}

/** What the only simple command of a text looks like, filled in while it is judged. */
export type Summary = {
  /** Undefined until the command's first word is known. */
  name: string | undefined;
  operands: readonly string[];
  outputs: { readonly kind: 'write' | 'append'; readonly target: string }[];
};

/** `text`: all of it without its last newline, where that is known. `names`: the paths it may name. */
export type CommandOutput = {
  readonly text: string | undefined;
  readonly names: readonly ExpandedWord[];
  readonly span: Span;
  /** It prints nothing else, wherever it runs. */
  readonly certain?: boolean | undefined;
  /** More lines come than a program should be started for: `yes`. */
  readonly endless?: boolean | undefined;
  /** It is all of this archive, as tar reads it. */
  archive?: ArchiveStream | undefined;
};

/** `packed`: as it is in the file, which shows nothing yet. */
export type ArchiveStream = { readonly file: ExpandedWord; readonly packed: boolean };

/** Walks the text's tree into `judgement`, or records why it cannot. `whole`: it is not a text inside another. */
export type ReadText = (judgement: Judgement, whole: boolean) => void;
