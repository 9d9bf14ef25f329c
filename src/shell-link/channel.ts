// What a command writes to so that its output can be shown and kept.

import type { Readable } from 'node:stream';

/** `script`: a terminal that the program of that name holds. `pipe`: no terminal at all, as with `tee`. */
export type ChannelKind = 'terminal' | 'script' | 'pipe';

export type OutputChannel = {
  readonly kind: ChannelKind;
  /** What the shell redirects a command's output to. */
  readonly path: string;
  /** What is written there comes out here. */
  readonly readFd: number;
  /** Its other side, held so that it lives between two commands; closed on exec. */
  readonly holdFd: number;
  /** Reads `readFd` from now on; ends, or fails, once it has no writer. */
  readonly read: () => Readable;
  readonly resize: (columns: number, rows: number) => Promise<void>;
  /** Closes `holdFd`; background jobs may still write, and are waited for. */
  readonly release: () => Promise<void>;
};

export type ChannelSize = { readonly columns: number; readonly rows: number };

/** Gives a private folder, which its owner removes. */
export type GetFolder = () => Promise<string>;

/** One way to open a channel. It may make what it needs in the folder. */
export type OpenChannel = (size: ChannelSize, folder: GetFolder) => Promise<OutputChannel>;
