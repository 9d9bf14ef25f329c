// The shape of a recipe: what people ask, the command for each shell and userland, and a sentence about its output.

import type { BusyboxWorld } from '../../domain/busybox.ts';
import type { Shell, Userland } from '../../domain/shell.ts';
import type { Slots } from './slot-values.ts';

/**
 * `reads`: elements in any order, words without meaning skipped, small typing errors forgiven.
 * `changes`: in the phrase's order, spelled exactly, only articles skipped.
 */
export type Strictness = 'reads' | 'changes';

export type RecipeEnvironment = {
  readonly shell: Shell;
  readonly userland: Userland;
  readonly cwd: string;
  readonly home: string;
  /** Absent if a question is read without access to the machine. */
  readonly world?: RecipeWorld | undefined;
  /** What beck's own run adds to a command's output; absent if the command is only printed. */
  readonly traces?: OwnTraces | undefined;
  /** Absolute paths of what is beck's or the shell's own, and never among a person's files. */
  readonly own?: (() => readonly string[]) | undefined;
};

/** What may be looked up without running anything. Paths as they were typed, or absolute. */
export type RecipeWorld = BusyboxWorld & {
  /** Names of programs on PATH, and of the shell's own commands. */
  readonly programs: () => readonly string[];
  /** Whether one is among them; absent: the list tells. */
  readonly hasProgram?: (name: string) => boolean;
  readonly branches: () => readonly string[];
  readonly kindOf: (path: string) => 'none' | 'file' | 'folder' | 'other';
  readonly entriesOf: (folder: string) => readonly string[];
  /** Whether the path itself is a symbolic link. */
  readonly isLink?: (path: string) => boolean;
  /** The beginning of a text file as lines, for the names of its columns; empty for anything else. */
  readonly firstLines?: (path: string) => readonly string[];
  /** Names of hosts in the configuration of ssh. */
  readonly hosts?: () => readonly string[];
  /** The tables of a SQLite file; undefined if it is none. */
  readonly tablesIn?: (path: string) => readonly string[] | undefined;
  /** Names of the scripts in package.json here, and of the targets of the Makefile. */
  readonly scripts?: () => readonly string[];
  readonly targets?: () => readonly string[];
  /** Whether the repository has exactly one commit; undefined if unknown. */
  readonly oneCommit: () => boolean | undefined;
  /** Whether the repository has no commit where HEAD is; absent: unknown. */
  readonly noCommit?: () => boolean;
  /** Commands need no `sudo`. */
  readonly isRoot?: () => boolean;
  /** Whether a process has that name (`name node`) or listens there (`port 8080`); undefined if unknown. */
  readonly isRunning: (target: string) => boolean | undefined;
};

/** beck's own processes: by number; on Linux they are also called `beck`. */
export type OwnTraces = { readonly processes: readonly number[] };

/**
 * A command with `{slots}` in it, see `fill/fill.ts`: one for all, or one for each flavour of the tools,
 * or one for each family of shells.
 */
export type Template =
  | string
  | { readonly gnu: string; readonly bsd: string }
  /** `notBash`: in another POSIX shell. */
  | { readonly posix: string; readonly fish: string; readonly notBash?: string };

/** A command's output: its lines without trailing spaces, and whether some are missing. */
export type Seen = { readonly lines: readonly string[]; readonly truncated: boolean; readonly cwd: string };

/** A short sentence about the output; undefined if the output is the answer. */
export type Answer = (seen: Seen, slots: Slots) => string | undefined;

/** A second command computed from the first one's output; a sentence if there is nothing to do. */
export type FollowUp = {
  readonly why: string;
  readonly command: (seen: Seen, slots: Slots) => { readonly folder: string } | { readonly nothing: string };
  /** The same in one command line, for printing. */
  readonly whole: Template;
  readonly answer: (first: Seen, then: Seen, slots: Slots) => string;
};

export type Example = {
  /** The exact command. */
  readonly command: Template;
  /** What the row looks up; the rest is empty. */
  readonly world?: {
    readonly branches?: readonly string[];
    readonly oneCommit?: boolean;
    readonly installer?: string;
  };
};

/** By the question; only the questions where the answer is the row's command as it is written. */
export type Examples = readonly string[] | Readonly<Record<string, Template | Example>>;

/** What a package manager is asked: `{packageList}` and so on in a command. */
export type PackageQuery =
  | 'packageList'
  | 'packageOwner'
  | 'packageFiles'
  | 'packageHas'
  | 'packageNewer'
  | 'packageUpgrade';

export type Recipe = {
  /** Stable, kebab-case. */
  readonly id: string;
  readonly effect: Strictness;
  /** In the language of `phrases/phrases.ts`. */
  readonly phrases: readonly string[];
  /** What the command does, in a few words; slots are filled in unquoted. */
  readonly why: string;
  readonly command: Template;
  /** The row fits only if no folder has a name in `{file}` or `{files}`. */
  readonly onlyFiles?: true;
  /** Slots whose file or folder need not exist: the command creates it, or searches for it. */
  readonly mayBeAbsent?: readonly string[];
  /** Those of them that are looked for below the current folder first: a deleted file may be meant, too. */
  readonly mayBeBelow?: readonly string[];
  /** The slot that must name a branch of the repository for the row to fit. */
  readonly branchIn?: string;
  /** The slot that names a branch; if there is none of that name, this is said. */
  readonly needsBranch?: string;
  /** The row fits only in a repository with a single commit, and is then preferred. */
  readonly withOneCommit?: true;
  /** The row fits only in a repository, and is then preferred. */
  readonly inRepository?: true;
  /** The row fits only if the machine's package manager is known, and answers this. */
  readonly needsInstaller?: true | PackageQuery;
  /** Its process has the port in `{port}` or the name in `{word}`; if there is none, there is nothing to do. */
  readonly needsProcess?: 'port' | 'name';
  /** If one thing is asked for (`the newest file`), `{count}` is one. */
  readonly countsOne?: true;
  /** Its conditions are compositions too: a composition that accounts for every word is preferred. */
  readonly general?: true;
  /** The slot that holds a program's name; if it is not installed, another of its names is used (`python3`). */
  readonly programIn?: string;
  /** Exit statuses that mean `nothing found` and not `failed`. */
  readonly emptyStatus?: number;
  readonly answer?: Answer;
  readonly followUp?: FollowUp;
  /** At least one. */
  readonly examples: Examples;
};
