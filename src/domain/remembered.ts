// Approvals that a person gave with Always.

import type { Shell } from './shell.ts';
import type { Effect, Reason } from './verdict.ts';

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
  /** The reasons and effects when it was allowed; with any further one beck asks again. */
  readonly reasons: readonly Pick<Reason, 'id' | 'text'>[];
  readonly effects: readonly Effect[];
};
