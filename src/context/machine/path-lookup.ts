// Which programs PATH offers, found by reading its folders; nothing is started.

import { access, constants, readdir } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { withinTime } from '../io/time-limit.ts';

/** Milliseconds for one folder of PATH. */
const PER_FOLDER = 200;

/** The path of each program that is there, by name. Relative entries of PATH are passed over. */
export async function lookUpPrograms(
  names: readonly string[],
  path: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const folders = [...new Set((path ?? '').split(':').filter((folder) => isAbsolute(folder)))];
  const wanted = new Set(names);
  const found = await Promise.all(
    folders.map((folder) => withinTime(PER_FOLDER, programsIn(folder, wanted), [])),
  );
  // The first folder that has a program wins, so it is written last.
  return new Map(found.reverse().flat());
}

async function programsIn(
  folder: string,
  wanted: ReadonlySet<string>,
): Promise<readonly (readonly [string, string])[]> {
  const present = (await readdir(folder)).filter((name) => wanted.has(name));
  const checked = await Promise.all(
    present.map(async (name) => {
      const path = join(folder, name);
      return (await mayRun(path)) ? ([name, path] as const) : undefined;
    }),
  );
  return checked.filter((entry) => entry !== undefined);
}

async function mayRun(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
