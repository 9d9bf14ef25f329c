// Folders by the names in them, which are read within a time limit.

import { readdir } from 'node:fs/promises';
import { withinTime } from './time-limit.ts';

/** A folder with more entries is not looked through. */
const MOST_ENTRIES = 20_000;

/** The folders that could be read within `time` milliseconds and contain none of the given names. */
export async function foldersWithout(
  folders: readonly string[],
  isInTheWay: (name: string, folder: string) => boolean | Promise<boolean>,
  time: number,
): Promise<readonly string[]> {
  const looked = await Promise.all(
    folders.map(async (folder) => {
      const isFree = await withinTime(time, looksFree(folder, isInTheWay), false);
      return isFree ? [folder] : [];
    }),
  );
  return looked.flat();
}

async function looksFree(folder: string, isInTheWay: Parameters<typeof foldersWithout>[1]): Promise<boolean> {
  const names = await readdir(folder).catch(() => undefined);
  if (names === undefined || names.length > MOST_ENTRIES) return false;
  for (const name of names) if (await isInTheWay(name, folder)) return false;
  return true;
}
