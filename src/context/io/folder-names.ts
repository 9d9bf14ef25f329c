// Folders by the names in them, which are read within a time limit.

import { readdir } from 'node:fs/promises';
import { withinTime } from './time-limit.ts';

/** A folder with more entries is not looked through. */
const MOST_ENTRIES = 20_000;

/** The folders that could be read within `time` milliseconds and contain none of the given names. */
export async function foldersWithout(
  folders: readonly string[],
  isInTheWay: (name: string) => boolean,
  time: number,
): Promise<readonly string[]> {
  const looked = await Promise.all(
    folders.map(async (folder) => {
      const names = await withinTime(
        time,
        readdir(folder).catch(() => undefined),
        undefined,
      );
      const isFree = names !== undefined && names.length <= MOST_ENTRIES && !names.some(isInTheWay);
      return isFree ? [folder] : [];
    }),
  );
  return looked.flat();
}
