// What carries the messages: FIFOs for zsh, bash and fish; another shell may bring its own.

export type Transport = {
  /** Hands one encoded message to the shell. */
  readonly send: (message: Uint8Array) => void;
  /**
   * Delivers every complete message of the shell, in order. Set once, before the first send. `onEnd`: the shell has given
   * the channel up, where that is heard at once.
   */
  readonly listen: (onMessage: (fields: readonly Uint8Array[]) => void, onEnd?: () => void) => void;
  /** False once the shell has given the channel up. */
  readonly isOpen: () => boolean;
  /** Lets go of the channel and removes what it left on disk. */
  readonly close: () => void;
};
