// All errors that beck throws on purpose. `run.ts` turns them into text and exit codes.

/** 0 done, 1 failed, 2 bad usage or configuration, 3 no answer, 4 refused by policy, 130 cancelled. */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 130;

/** Says what happened, then what to do. */
export class BeckError extends Error {
  readonly exitCode: ExitCode;
  /** What the person can do about it, as a sentence. */
  readonly fix: string;

  constructor(message: string, fix: string, exitCode: ExitCode = 1) {
    super(message);
    this.name = new.target.name;
    this.fix = fix;
    this.exitCode = exitCode;
  }
}

/** Wrong flags, unknown verbs. */
export class UsageError extends BeckError {
  constructor(message: string, fix: string) {
    super(message, fix, 2);
  }
}

/** A settings file that cannot be used: names file, line, key, what was found and what is allowed. */
export class SettingsError extends BeckError {
  constructor(message: string, fix: string) {
    super(message, fix, 2);
  }
}

/** A model server that is down, refuses the key, lacks the model, or answers nonsense. */
export class ProviderError extends BeckError {
  constructor(message: string, fix: string) {
    super(message, fix, 3);
  }
}

/** Neither the question nor the settings are at fault: another server may answer. */
export class UnavailableError extends ProviderError {}

/** Not a failure: no recipe matches the question. */
export class NoRecipeError extends ProviderError {}

/** The model was reached and said nothing: the recipes do not speak in its place. */
export class EmptyReplyError extends ProviderError {}
