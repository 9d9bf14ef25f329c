// Which shells beck speaks to, and what such a shell can tell about itself.

import type { RunningProcess } from './running-process.ts';
import type { Matches } from './selection.ts';

/** Every dialect beck may be asked to judge. Scripts exist for zsh, bash, fish and PowerShell. */
export type Shell = 'bash' | 'zsh' | 'fish' | 'sh' | 'powershell' | 'cmd';

export const SHELLS: readonly Shell[] = ['bash', 'zsh', 'fish', 'sh', 'powershell', 'cmd'];

/** Which flavour of the everyday tools (find, sed, date, stat) the machine has. */
export type Userland = 'gnu' | 'bsd';

/** How one command word resolves in the live shell right now. */
/** The error that PowerShell keeps of a command; untrusted. */
export type ShellError = {
  /** The same in every language: `PathNotFound,Microsoft.PowerShell.Commands.SetLocationCommand`. */
  readonly id: string;
  /** What it was about, as a path or a name; may be empty. */
  readonly target: string;
  readonly message: string;
};

export type ResolvedWord =
  | { readonly type: 'alias'; readonly text: string }
  | { readonly type: 'global-alias'; readonly text: string }
  | { readonly type: 'suffix-alias'; readonly text: string }
  /** `text`: its definition, where that was asked for. */
  | { readonly type: 'function'; readonly text?: string | undefined }
  /** `text`: what sets it. */
  | { readonly type: 'variable'; readonly text: string }
  | { readonly type: 'builtin' }
  | { readonly type: 'keyword' }
  /** `untrusted`: others than the person and the system can change it, or the project holds it. */
  | { readonly type: 'file'; readonly path: string; readonly untrusted?: boolean | undefined }
  | { readonly type: 'missing' };

/** One token of PowerShell's own parser, in UTF-16 units of the text. */
export type ParsedToken = {
  readonly kind: string;
  /** The parser takes it for the name of a command. */
  readonly command: boolean;
  readonly from: number;
  readonly to: number;
};

/** One node of its tree, in UTF-16 units of the text. */
export type ParsedNode = {
  /** The parser's name without its ending: `Command`, `Pipeline`. */
  readonly kind: string;
  /** The row of the node that holds it, always an earlier one; -1 for the root. */
  readonly parent: number;
  readonly from: number;
  readonly to: number;
};

/** How the live shell's own parser reads a text, and where it complains first. */
export type Parsed = {
  readonly text: string;
  /** In their order; those in a string follow the one for all of it. */
  readonly tokens: readonly ParsedToken[];
  /** Absent where the script is of an earlier version. */
  readonly nodes?: readonly ParsedNode[] | undefined;
  readonly error: number | undefined;
};

/** The options of a shell that nobody types in: it reads comments, and `!` brings back nothing. */
export const SCRIPT_OPTIONS: readonly string[] = ['interactivecomments'];

/** What is at an absolute path. */
export type PathKind = 'none' | 'file' | 'folder' | 'other';

/**
 * What the caller knows about the environment a command will run in. A path not listed may exist,
 * an unlisted repository is plain if the text stays in `cwd`, a word without `resolved` means the program of that name.
 */
export type ShellFacts = {
  readonly cwd?: string | undefined;
  readonly home?: string | undefined;
  /** Names to texts, as the shell lists them. */
  readonly aliases?: Readonly<Record<string, string>> | undefined;
  readonly functions?: readonly string[] | undefined;
  readonly resolved?: Readonly<Record<string, ResolvedWord>> | undefined;
  /** Names of options that are on, in the shell's own spelling, lower case (`interactivecomments`). */
  readonly options?: readonly string[] | undefined;
  /** How the shell's own parser reads the judged text; not valid for another text. */
  readonly parsed?: Parsed | undefined;
  /** Absolute paths of beck's own folders and files, where they are not at their usual places. */
  readonly own?: readonly string[] | undefined;
  /** What patterns stand for now, by `selectionKey`. */
  readonly matches?: Readonly<Record<string, Matches>> | undefined;
  /** Absolute paths. */
  readonly paths?: Readonly<Record<string, PathKind>> | undefined;
  /** Absolute paths of links, or below one, each with the real path it leads to. */
  readonly links?: Readonly<Record<string, string>> | undefined;
  /** Absolute paths of scripts that only activate the Python environment they belong to. */
  readonly activations?: readonly string[] | undefined;
  /** Folders without files that shadow Python's own modules. */
  readonly importsPlain?: readonly string[] | undefined;
  /** Of these, folders from which Python would import nothing that another module looks for. */
  readonly importsNone?: readonly string[] | undefined;
  /** Absolute paths of files of a program's configuration that name nothing to run. */
  readonly plainConfigs?: readonly string[] | undefined;
  /** Folders in which no name begins with a dash, nor with `<`, `>` or `|`, so that a pattern there brings only names. */
  readonly dashless?: readonly string[] | undefined;
  /** What numbers, names and ports of processes stand for now: by `pid 12`, `name node`, `port 3000`. */
  readonly processes?: Readonly<Record<string, readonly RunningProcess[]>> | undefined;
  /** Folders besides `cwd` that `repository` speaks of as well. */
  readonly folders?: readonly string[] | undefined;
  /** Of `cwd`. `runs-programs`: the repository's own configuration names a program, or it belongs to someone else. */
  readonly repository?: 'plain' | 'runs-programs' | undefined;
};
