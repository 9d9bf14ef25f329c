// The shape of the tables of harm: TARGET stands for what is lost, COMMAND for the command.

export type Spellings = {
  readonly targets: readonly string[];
  readonly commands: readonly string[];
  /** `'QUOTED'`: the command as a text in single quotes. */
  readonly wrappers: readonly string[];
  /** Complete texts, for harm that no target and command make. */
  readonly whole: readonly string[];
};

/** One row a line. */
export const lines = (text: string): readonly string[] => text.trim().split('\n');
