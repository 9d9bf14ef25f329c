// What a command writes to so that its output can be shown and kept: the best that this machine has.

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
  /** Reads `readFd` from now on; ends, or fails, once nobody writes there any more. */
  readonly read: () => Readable;
  readonly resize: (columns: number, rows: number) => Promise<void>;
  /** Closes `holdFd`; background jobs may still write, and are waited for. */
  readonly release: () => Promise<void>;
};

export type ChannelSize = { readonly columns: number; readonly rows: number };

/** One way to open a channel. It may make what it needs in `folder`, a private one that somebody else removes. */
export type OpenChannel = (size: ChannelSize, folder: string) => Promise<OutputChannel>;

export type FallenBack = {
  readonly channel: OutputChannel;
  /** Why each better way failed. */
  readonly problems: readonly string[];
};

/** Rejects with the reason of the first way where none works. Without a folder a true terminal is the only way. */
export async function openOutputChannel(
  size: ChannelSize,
  folder: string | undefined,
  ways?: readonly OpenChannel[],
): Promise<FallenBack> {
  const problems: string[] = [];
  let first: unknown;
  for (const open of ways ?? waysWith(folder)) {
    try {
      return { channel: await open(size, folder ?? ''), problems };
    } catch (error) {
      first ??= error;
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw first;
}

function waysWith(folder: string | undefined): readonly OpenChannel[] {
  return folder === undefined ? [openTerminal] : [openTerminal, openScript, openPipe];
}

const openTerminal: OpenChannel = async (size) =>
  (await import('./pseudo-terminal.ts')).openPseudoTerminal(size);

const openScript: OpenChannel = async (size, folder) =>
  (await import('./script-terminal.ts')).openScriptTerminal(size, folder);

const openPipe: OpenChannel = async (_size, folder) =>
  (await import('./output-pipe.ts')).openOutputPipe(folder);
