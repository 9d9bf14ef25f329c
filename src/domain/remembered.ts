// What a person allows from now on, and what a judged command tells to be compared with it.

import type { Shell } from './shell.ts';
import type { Effect, Level, Reason } from './verdict.ts';

/** `exact`: this text alone. `prefix`: every plain command that begins with these words and does no more. */
export type Coverage = 'exact' | 'prefix';

/** What `[A]lways` was answered with. `session`: as long as the shell lives. `for-good`: until it is revoked. */
export type AlwaysChoice = { readonly covers: Coverage; readonly lasts: 'session' | 'for-good' };

/** A remembered approval. It lifts level `ask` and nothing else. */
export type RememberedApproval = {
  readonly covers: Coverage;
  /** `curl https://example.org` as it was shown, or the words `git diff`. */
  readonly text: string;
  readonly shell: Shell;
  /** Real absolute path: it holds there and below. */
  readonly folder: string;
  /** The repository's top folder, where its configuration was among the reasons: it holds for no other. */
  readonly repository?: string | undefined;
  /** Why it asked when it was allowed, and what it did: with anything further it asks again. */
  readonly reasons: readonly Pick<Reason, 'id' | 'text'>[];
  readonly effects: readonly Effect[];
};

/** Where a command would run, and what it is made of. */
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
  /** The words a prefix may hold for, such as `git diff`; absent where none may. */
  readonly prefix?: string | undefined;
};
