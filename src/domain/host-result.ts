// What one command came to on one host.

export type HostResult = {
  readonly host: string;
  /** Undefined where the host was not reached, or the engine does not tell. */
  readonly status: number | undefined;
  readonly output: string;
  /** Why it failed, in a few words; absent where it did not. */
  readonly failed?: string | undefined;
};
