// One thing that `beck doctor` has to say.

/** `problem`: beck does not work until it is fixed. `note`: it works, but perhaps not as expected. */
export type Finding = {
  readonly type: 'good' | 'note' | 'problem';
  readonly text: string;
  /** What the person can do about it. */
  readonly fix?: string | undefined;
  /** What to put into a file or at a prompt, whole; it follows the fix. */
  readonly line?: string | undefined;
};
