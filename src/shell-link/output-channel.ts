// Finds what a command can write to so that its output can be shown and kept: the best that this machine has.

import type { ChannelSize, OpenChannel, OutputChannel } from './channel.ts';

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
