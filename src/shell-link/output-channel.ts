// Opens the best channel this machine has for a command's output, so that it can be shown and kept.

import { rm } from 'node:fs/promises';
import type { ChannelSize, GetFolder, OpenChannel, OutputChannel } from './channel.ts';

/** A private folder that is there, or what makes one when it is needed. */
export type ChannelFolder = string | GetFolder;

export type FallenBack = {
  readonly channel: OutputChannel;
  /** Why each better way failed. */
  readonly problems: readonly string[];
  /** The folder, where it had to be made: to be removed with the channel. */
  readonly made: string | undefined;
};

/** Rejects with the reason of the first way where none works, and leaves nothing then. */
export async function openOutputChannel(
  size: ChannelSize,
  folder: ChannelFolder,
  ways: readonly OpenChannel[] = [openTerminal, openScript, openPipe],
): Promise<FallenBack> {
  let made: string | undefined;
  const getFolder = async (): Promise<string> => {
    if (typeof folder === 'string') return folder;
    made ??= await folder();
    return made;
  };
  const problems: string[] = [];
  let first: unknown;
  for (const open of ways) {
    try {
      const channel = await open(size, getFolder);
      return { channel, problems, made };
    } catch (error) {
      first ??= error;
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (made !== undefined) await rm(made, { recursive: true, force: true });
  throw first;
}

const openTerminal: OpenChannel = async (size) =>
  (await import('./pseudo-terminal.ts')).openPseudoTerminal(size);

const openScript: OpenChannel = async (size, folder) =>
  (await import('./script-terminal.ts')).openScriptTerminal(size, folder);

const openPipe: OpenChannel = async (_size, folder) =>
  (await import('./output-pipe.ts')).openOutputPipe(await folder());
