// Where programs may be looked for: PATH without the current folder, the project and everything relative.

import { access, constants, realpath, stat } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

export type Surroundings = {
  readonly cwd: string;
  readonly home: string;
  /** The root of the project that `cwd` lies in. */
  readonly project?: string | undefined;
};

/** Never part of a project, even if the current folder is `/usr` or `/opt`. */
const SYSTEM_FOLDERS = new Set([
  '/bin',
  '/sbin',
  '/usr/bin',
  '/usr/sbin',
  '/usr/local/bin',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
  '/opt/homebrew/sbin',
  '/snap/bin',
  '/run/current-system/sw/bin',
]);

/** The folders of `path` that no project can write to, in order. */
export async function trustedFolders(
  path: string | undefined,
  around: Surroundings,
): Promise<readonly string[]> {
  const entries = [...new Set((path ?? '').split(delimiter).filter((entry) => isAbsolute(entry)))];
  const home = await real(around.home);
  const cwd = await real(around.cwd);
  const projects = around.project === undefined ? [cwd] : [cwd, await real(around.project)];
  // In the home folder or above it, the folders below hold the person's own programs.
  const guarded = projects.filter((folder) => !isWithin(home, folder));
  const checked = await Promise.all(
    entries.map(async (entry) => {
      const target = await real(entry);
      const own = SYSTEM_FOLDERS.has(entry) || SYSTEM_FOLDERS.has(target);
      const refused = [entry, target].some(
        (folder) => folder === cwd || guarded.some((project) => isWithin(folder, project)),
      );
      return own || !refused ? entry : undefined;
    }),
  );
  return checked.filter((entry) => entry !== undefined);
}

/** The absolute path of a program, or undefined where no folder has it. */
export async function findProgram(name: string, folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const path = join(folder, name);
    if (await isProgram(path)) return path;
  }
  return undefined;
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    // Missing or not executable: try the next folder.
    return false;
  }
}

async function real(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    // What cannot be resolved is compared as it is written.
    return path;
  }
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}
