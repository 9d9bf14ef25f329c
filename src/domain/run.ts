// The outcome of a command: a run in the person's shell, or a probe beside it.

/** A command's output for models and recipes: cleaned, bounded, not yet masked. */
export type CapturedOutput = {
  readonly text: string;
  /** Bytes the command wrote before any bound. */
  readonly bytes: number;
  readonly truncated: boolean;
  /** True when the bytes were not text; `text` is then a sentence saying so. */
  readonly binary: boolean;
  /** A private file that holds more of it, masked. */
  readonly keptIn?: string | undefined;
};

/** How PowerShell reports the end of a command; its status alone is 0 or 1. */
export type Ending = {
  /** `failed`: by a terminating error; `unparsed`, `incomplete`: nothing of it ran; `stopped`: by Ctrl-C. */
  readonly how: 'completed' | 'failed' | 'unparsed' | 'incomplete' | 'stopped';
  /** New errors, at most 20. */
  readonly errors: number;
  /** The id of the newest one; text of programs and files may be in it. */
  readonly errorId: string;
};

/** A command that ran in the person's own shell. */
export type RunOutcome = {
  readonly type: 'ran';
  readonly status: number;
  /** Absent when the command had the terminal to itself (pager, editor). */
  readonly output?: CapturedOutput | undefined;
  /** It wrote into a pipe, where no terminal could be had for it. */
  readonly piped?: boolean;
  /** The shell's directory after the command. */
  readonly cwd: string;
  /** The loop was left (Ctrl-C, `break`, a fatal error): nothing more may run. */
  readonly interrupted: boolean;
  /** Present if the shell reports more than a status. */
  readonly ending?: Ending | undefined;
};

/** Ctrl-C, or the loop of the script was left; in fish that loop goes on after Ctrl-C, so the status has to tell. */
export function wasInterrupted({ interrupted, status }: RunOutcome): boolean {
  return interrupted || status === INTERRUPTED_STATUS;
}

const INTERRUPTED_STATUS = 130;

/** A read-only look in a bounded child process. */
export type ProbeOutcome = {
  readonly type: 'probed';
  readonly status: number | undefined;
  readonly signal?: string | undefined;
  readonly timedOut: boolean;
  /** The limit, where it took longer. */
  readonly seconds?: number | undefined;
  readonly stdout: CapturedOutput;
  readonly stderr: CapturedOutput;
};

/** A command that did not run, and why, in a sentence for person and model. */
export type NotRun = {
  readonly type: 'declined' | 'refused' | 'failed';
  readonly reason: string;
  /** The same in a few words, for the step's own line on the screen. */
  readonly brief?: string | undefined;
  /** The flags of `beck ask` that would have allowed it. */
  readonly allow?: readonly string[] | undefined;
};
