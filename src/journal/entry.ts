// What the journal keeps of one question. Every text in it was masked before it came here.

import type { AllowedBy } from '../domain/allowed-by.ts';
import type { Effect, Level } from '../domain/verdict.ts';

/** A question as it begins. */
export type Asked = {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly question: string;
  /** `zsh`, or `beck ask` where no shell is attached. */
  readonly asker: string;
  /** Names the shell session; absent where there is none. */
  readonly session: string | undefined;
  readonly folder: string;
  readonly host: string;
  /** The mode in force: it explains why something ran unasked. */
  readonly mode: string;
};

/** The outcome of one command, or of one file write. */
export type Step = {
  readonly at: number;
  /** `trial`: in a throw-away copy. */
  readonly kind: 'run' | 'trial' | 'inspection' | 'write' | 'host';
  readonly command: string;
  readonly level: Level;
  readonly effects: readonly Effect[];
  /** The verdict in a few words. */
  readonly label: string;
  /** `failed`: it could not be started. Of another agent's call `allowed`, or `left` to its person: it may have run. */
  readonly outcome: 'ran' | 'declined' | 'refused' | 'failed' | 'allowed' | 'left';
  /** Absent where it did not run. */
  readonly allowedBy: AllowedBy | undefined;
  /** Why it did not run, in a sentence. */
  readonly reason: string | undefined;
  readonly status: number | undefined;
  /** Milliseconds. */
  readonly duration: number | undefined;
  /** What it printed, where that is kept. */
  readonly output?: string | undefined;
};

/** How the question ended. */
export type Ended = {
  readonly outcome: 'answered' | 'cancelled' | 'refused' | 'no-answer' | 'failed';
  readonly status: number;
  /** Milliseconds for all of it, the person's reading included. */
  readonly duration: number;
  readonly provider: string;
  readonly model: string;
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
};

/** `ended` is absent while the question is being answered, and for good where its process was killed. */
export type Entry = Asked & {
  readonly id: number;
  readonly steps: readonly Step[];
  readonly ended: Ended | undefined;
};
