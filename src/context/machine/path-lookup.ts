// Which programs PATH offers, found by reading its folders; nothing is started.

import { access, constants, readdir } from 'node:fs/promises';
import { join, posix, win32 } from 'node:path';
import { withinTime } from '../io/time-limit.ts';

const ENDINGS = '.COM;.EXE;.BAT;.CMD';

/** Milliseconds for one folder of PATH. */
const PER_FOLDER = 200;

export type LookUpOptions = {
  /** Default: this one. */
  readonly platform?: NodeJS.Platform;
  /** On Windows: what the names of programs end in, as PATHEXT says it; default: what starts without another program. */
  readonly endings?: string;
  /** Milliseconds for one folder of PATH, where a program that is there must not be missed. */
  readonly perFolder?: number;
};

/** The path of each program that is there, by name. Relative entries of PATH are passed over. */
export async function lookUpPrograms(
  names: readonly string[],
  path: string | undefined,
  { platform = process.platform, endings = ENDINGS, perFolder = PER_FOLDER }: LookUpOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const { delimiter, isAbsolute } = platform === 'win32' ? win32 : posix;
  const folders = [...new Set((path ?? '').split(delimiter).filter((folder) => isAbsolute(folder)))];
  const wanted =
    platform === 'win32' ? fileNames(names, endings) : new Map(names.map((name) => [name, name]));
  const found = await Promise.all(
    folders.map((folder) => withinTime(perFolder, programsIn(folder, wanted, platform), [])),
  );
  // The first folder that has a program wins, so it is written last.
  return new Map(found.reverse().flat());
}

/** Each name by the names in lower case that its file may have, as `cmd` looks for it: the first ending that is there. */
function fileNames(names: readonly string[], endings: string): ReadonlyMap<string, string> {
  const all = endings.toLowerCase().split(win32.delimiter);
  return new Map(all.flatMap((ending) => names.map((name) => [name.toLowerCase() + ending, name] as const)));
}

/** `wanted`: the program's name by its file's. */
async function programsIn(
  folder: string,
  wanted: ReadonlyMap<string, string>,
  platform: NodeJS.Platform,
): Promise<readonly (readonly [string, string])[]> {
  const key = (file: string): string => (platform === 'win32' ? file.toLowerCase() : file);
  const order = [...wanted.keys()];
  const present = (await readdir(folder))
    .filter((file) => wanted.has(key(file)))
    // What is found last is kept.
    .toSorted((a, b) => order.indexOf(key(b)) - order.indexOf(key(a)));
  const checked = await Promise.all(
    present.map(async (file) => {
      const path = join(folder, file);
      return (await mayRun(path)) ? ([wanted.get(key(file)) ?? file, path] as const) : undefined;
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
