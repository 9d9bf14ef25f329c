// Keeps paths in one folder, by where they really lead.

import { realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isWithin } from './places.ts';

/** Where an absolute path leads, the missing end of it as written; undefined where it is unknown. */
async function realPlace(path: string): Promise<string | undefined> {
  for (let at = path; ; at = dirname(at)) {
    try {
      const real = await realpath(at);
      return at === path ? real : `${real === '/' ? '' : real}${path.slice(at === '/' ? 0 : at.length)}`;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if ((code !== 'ENOENT' && code !== 'ENOTDIR') || at === dirname(at)) return undefined;
    }
  }
}

/** Whether a path leads out of `root`, or cannot be followed. Without a root nothing does. */
export async function leavesRoot(path: string, root: string | undefined): Promise<boolean> {
  if (root === undefined) return false;
  const [real, top] = await Promise.all([realPlace(path), realPlace(root)]);
  return real === undefined || top === undefined || !isWithin(real, top);
}
