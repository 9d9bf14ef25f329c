// beck's own cache folder.

import { isAbsolute, join } from 'node:path';

/** A relative `XDG_CACHE_HOME` is ignored, as its specification says: it would point into the current folder. */
export function cacheFolder(env: Readonly<Record<string, string | undefined>>, home: string): string {
  const base = env['XDG_CACHE_HOME'];
  return join(base && isAbsolute(base) ? base : join(home, '.cache'), 'beck');
}
