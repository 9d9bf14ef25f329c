// An earlier question of the conversation, as a follow-up refers to it.

export type Asked = {
  readonly question: string;
  /** Where it was asked; an absolute path. */
  readonly folder: string;
  /** The first command that ran for it. */
  readonly command?: string | undefined;
  /** What that command printed; absent if it was not captured. */
  readonly output?: string | undefined;
  /** Nobody had an answer. */
  readonly unanswered?: true | undefined;
};
