// The side effects that the agent asks for. `cli/wiring/performers.ts` builds them; tests pass their own.

import type { AllowedBy } from '../domain/allowed-by.ts';
import type { AskModel, ModelStatus } from '../domain/conversation.ts';
import type { DiffLine, FileChange } from '../domain/file-change.ts';
import type { HostResult } from '../domain/host-result.ts';
import type { AlwaysChoice, RememberedApproval } from '../domain/remembered.ts';
import type { CapturedOutput, NotRun, ProbeOutcome, RunOutcome } from '../domain/run.ts';
import type { ShellFacts } from '../domain/shell.ts';
import type { TrialNotice, TrialOffer, TrialOutcome } from '../domain/trial.ts';
import type { Classify, Verdict } from '../domain/verdict.ts';

/** A command shown to the person, with its verdict. */
export type Proposal = {
  readonly command: string;
  /** The model's or recipe's short reason; may be empty. */
  readonly why: string;
  readonly verdict: Verdict;
  /** Whether `[A]lways` may be offered. */
  readonly offerAlways: boolean;
  /** The first words Always may be said of, beside the exact text. */
  readonly alwaysPrefix?: string | undefined;
  /** Why Always is not offered. */
  readonly noAlways?: string | undefined;
  /** What `beck undo` could not put back: sentences without a final full stop. */
  readonly undo?: readonly string[] | undefined;
  /** The size of what undo would keep of a deletion, where the person may want it gone: `29 MB`. */
  readonly keeps?: string | undefined;
  /** In words, the Always that would cover what was allowed several times in a row. */
  readonly offer?: string | undefined;
  /** Finds out what would change, if that is possible without running the command. */
  readonly preview?: Preview | undefined;
  /** Runs the command where it can change nothing. */
  readonly trial?: TrialOffer | undefined;
  /** Why that is not possible: a sentence. */
  readonly noTrial?: string | undefined;
  /** The same command for all machines at the same time, as one key asks for it. */
  readonly atOnce?: string | undefined;
  /** It is tried before it is asked about. */
  readonly trialFirst?: boolean | undefined;
  /** Set where the question is about a file: `command` is then its path, and there is nothing to edit. */
  readonly file?: FileQuestion | undefined;
};

/** `list`: the files that the command takes; `diff`: what becomes of them. */
export type Preview = { readonly of: 'list' | 'diff'; readonly show: () => Promise<readonly DiffLine[]> };

type FileQuestion =
  | { readonly type: 'read' }
  /** A call of another program's tool: `command` is cut, `whole` is all of it. */
  | { readonly type: 'tool'; readonly whole: string }
  | { readonly type: 'write'; readonly diff: readonly DiffLine[] };

/** A file change that was computed and judged, but not made. */
export type JudgedChange = { readonly change: FileChange; readonly verdict: Verdict };

export type PersonAnswer =
  /** `forGood`: what it deletes is not kept for undo. `taken`: the changes of its trial are taken over instead. */
  | { readonly type: 'yes'; readonly forGood?: true; readonly taken?: true }
  | { readonly type: 'no' }
  | { readonly type: 'always'; readonly choice: AlwaysChoice }
  /** `unseen`: by a key, so the person has not read it yet. */
  | { readonly type: 'edited'; readonly command: string; readonly unseen?: boolean }
  | { readonly type: 'cancel' };

/** Several commands shown together, in the order they would run. */
export type PlanProposal = {
  readonly why: string;
  readonly parts: readonly Proposal[];
  /** Whether one key may take all of it. */
  readonly offerAll: boolean;
};

export type PlanAnswer =
  | { readonly type: 'all' }
  /** Each part is asked about when its turn comes. */
  | { readonly type: 'stepwise' }
  | { readonly type: 'no' }
  /** `part` counts from 0. */
  | { readonly type: 'edited'; readonly part: number; readonly command: string }
  | { readonly type: 'cancel' };

/** Something to show; the person is asked nothing. */
export type Notice =
  /** A step that runs without asking, or was just approved. `approved`: by a key. */
  | {
      readonly type: 'step';
      readonly proposal: Proposal;
      readonly approved: boolean;
      readonly allowedBy: AllowedBy;
    }
  | { readonly type: 'probe'; readonly command: string }
  | { readonly type: 'probed'; readonly command: string; readonly outcome: ProbeOutcome | NotRun }
  /** A command was tried in a throw-away copy. */
  | (TrialNotice & { readonly verdict: Verdict })
  /** An inspection of files or the machine begins; its line is removed when it ends: `search TODO in /home/me`. */
  | { readonly type: 'looking'; readonly what: string }
  /** An inspection that runs no command: `read /etc/hosts`. */
  | { readonly type: 'look'; readonly what: string; readonly output: CapturedOutput }
  /** It failed or was refused before anybody was asked: `probe rm x`, `write /etc/hosts`. `reason` is a sentence. */
  | {
      readonly type: 'not-done';
      readonly kind: 'inspection' | 'write' | 'tool';
      readonly what: string;
      readonly outcome: NotRun['type'];
      readonly reason: string;
    }
  | {
      readonly type: 'written';
      readonly change: FileChange;
      readonly proposal: Proposal;
      readonly allowedBy: AllowedBy;
      /** Why nothing was written. */
      readonly failed?: string;
    }
  /** A tool of another program was called, after a yes. */
  | {
      readonly type: 'called';
      readonly proposal: Proposal;
      readonly outcome: CapturedOutput | NotRun;
    }
  | { readonly type: 'not-run'; readonly proposal: Proposal; readonly outcome: NotRun }
  | { readonly type: 'ran'; readonly proposal: Proposal; readonly outcome: RunOutcome }
  /** What a command came to on each of several machines. `failures`: a line for every reason, with its hosts. */
  | {
      readonly type: 'hosts';
      readonly proposal: Proposal;
      readonly results: readonly HostResult[];
      readonly failures: readonly string[];
    }
  /** A plan was just approved, as a whole or step by step. */
  | { readonly type: 'plan'; readonly plan: PlanProposal; readonly taken: 'all' | 'stepwise' }
  | { readonly type: 'plan-not-run'; readonly plan: PlanProposal; readonly outcome: NotRun }
  /** The parts of a plan after the one that ended it; `from` is the first one's number, counted from 1. */
  | { readonly type: 'plan-ended'; readonly from: number; readonly rest: readonly string[] }
  | { readonly type: 'thinking' }
  /** What the model's server is doing, until text arrives. */
  | { readonly type: 'model-status'; readonly status: ModelStatus }
  /** A piece of the model's text as it streams in. Nothing in it can act on the terminal. */
  | { readonly type: 'text'; readonly text: string }
  /** The whole closing text; what streamed before as `text` of the same reply is repeated in it. */
  | { readonly type: 'answer'; readonly text: string }
  | { readonly type: 'warning'; readonly text: string }
  /** Information that is not a failure. */
  | { readonly type: 'note'; readonly text: string };

export type ToolUse = {
  /** The server's name, `_`, and its own name for the tool. */
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>> | undefined;
};

/** `described`: what the tool is for and takes, in its server's words. */
export type PreparedTool =
  | { readonly type: 'described'; readonly output: CapturedOutput }
  | { readonly type: 'callable'; readonly proposal: Proposal }
  | NotRun;

/** How a run reaches the terminal. `capture`: relayed and kept; `direct`: the program has the terminal to itself. */
export type Route = 'capture' | 'direct';

export type Performers = {
  readonly askModel: AskModel;
  /**
   * How the shell resolves the command's words now, its cwd and options, and what exists at the paths it names.
   * `cwd`: where a probe will look, when that is not the shell's directory. `after`: what will have run before.
   */
  readonly factsFor: (command: string, cwd?: string, after?: readonly string[]) => Promise<ShellFacts>;
  readonly classify: Classify;
  readonly askPerson: (proposal: Proposal, signal: AbortSignal) => Promise<PersonAnswer>;
  readonly askPlan: (plan: PlanProposal, signal: AbortSignal) => Promise<PlanAnswer>;
  /** `approved`: whether a key allowed this run; an unapproved run's output may not use terminal queries. */
  readonly runInShell: (
    command: string,
    how: { route: Route; approved: boolean; verdict: Verdict; plan?: number | undefined },
  ) => Promise<RunOutcome | NotRun>;
  readonly probe: (
    command: string,
    cwd: string | undefined,
    signal: AbortSignal,
  ) => Promise<ProbeOutcome | NotRun>;
  /** Runs a command where it can change nothing, as a model wants it: without network, and without secrets. Absent where that cannot be. */
  readonly tryCommand?:
    | ((command: string, verdict: Verdict, signal: AbortSignal) => Promise<TrialOutcome | NotRun>)
    | undefined;
  /** `asked`: the person allowed it, whatever it holds. */
  readonly readFile: (path: string, maxLines: number, asked: boolean) => Promise<CapturedOutput | NotRun>;
  readonly listDirectory: (path: string) => Promise<CapturedOutput | NotRun>;
  readonly searchFiles: (
    pattern: string,
    path: string,
    signal: AbortSignal,
  ) => Promise<CapturedOutput | NotRun>;
  /** The machine in full; `variableNames`: also which environment variables there are, without their values. */
  readonly reportSystem: (variableNames: boolean, signal: AbortSignal) => Promise<CapturedOutput | NotRun>;
  /** Computes what writing would change; writes nothing. */
  readonly prepareWrite: (wanted: {
    readonly path: string;
    readonly content: string;
    readonly append: boolean;
  }) => Promise<JudgedChange | NotRun>;
  /** Makes the change the person saw, or none if the file has changed since. */
  readonly writeFile: (change: FileChange) => Promise<{ readonly type: 'written' } | NotRun>;
  /** Absent where the person's settings name no servers. */
  readonly otherTools?:
    | {
        readonly prepare: (use: ToolUse, signal: AbortSignal) => Promise<PreparedTool>;
        /** Only after a yes. */
        readonly use: (use: ToolUse, signal: AbortSignal) => Promise<CapturedOutput | NotRun>;
      }
    | undefined;
  /** True when reading this path must be asked first. */
  readonly isSecretPath: (path: string) => boolean;
  /** Keeps what `[A]lways` allowed. */
  readonly remember: (approval: RememberedApproval, lasts: AlwaysChoice['lasts']) => Promise<void>;
  readonly show: (notice: Notice) => void;
};
