// What a person is shown of a command that was tried, and what they may do with it.

import type { DiffLine } from './file-change.ts';
import type { CapturedOutput, NotRun } from './run.ts';

export type TrialShown = {
  readonly type: 'tried';
  /** `tried in a copy, 1.2 s, exit status 0` */
  readonly head: string;
  /** Lines of its output, cleaned. */
  readonly output: readonly string[];
  /** What it changed, a line each, and what it could not have. */
  readonly lines: readonly DiffLine[];
  /** The changed lines of each file; undefined where no file changed. */
  readonly diff: (() => readonly DiffLine[]) | undefined;
  /** Whether its changes can be taken over as they are. */
  readonly keepable: boolean;
};

/** Where nothing was tried: a sentence. */
export type NotTried = { readonly type: 'not-tried'; readonly reason: string };

/** What came of a trial, for a model and the journal. */
export type TrialOutcome = {
  readonly type: 'tried';
  readonly status: number;
  readonly timedOut: boolean;
  readonly output: CapturedOutput;
  /** What it would change, a line each. */
  readonly changes: readonly string[];
  readonly changedFiles: number;
};

/** Who wanted it: a person by a key, or the model. */
export type TrialNotice = {
  readonly type: 'tried';
  readonly command: string;
  readonly by: 'key' | 'model';
  readonly outcome: TrialOutcome | NotRun;
};

/** Tries the command of a question. Aborting ends it. Never rejects. */
export type TrialOffer = (signal: AbortSignal) => Promise<TrialShown | NotTried>;
