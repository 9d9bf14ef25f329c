// One question and its outcome, as later questions of the conversation see it. All texts are masked.

export type TurnStep = {
  readonly command: string;
  /** Absent where it did not run. */
  readonly status?: number | undefined;
  /** What it printed, shortened; absent where nothing was captured. */
  readonly output?: string | undefined;
};

export type Turn = {
  /** Milliseconds since 1970, when it ended. */
  readonly at: number;
  /** The shell's folder when it was asked. */
  readonly folder: string;
  readonly question: string;
  readonly steps: readonly TurnStep[];
  readonly answer: string;
  /** Nobody had an answer: what refers to it has none either. */
  readonly unanswered?: true | undefined;
};
