// Locks for changes of the models that two terminals must not make at the same time.

import { join } from 'node:path';
import { tryLock } from '../../../config/lock.ts';
import { BeckError } from '../../../domain/errors.ts';
import { makeFolder } from '../../../domain/make-folder.ts';

/** `busy`: the sentence where another terminal is at it. Rejects with `BeckError` then. */
export async function alone<T>(
  path: string,
  { busy, how }: { readonly busy: string; readonly how: Parameters<typeof tryLock>[1] },
  work: () => T | Promise<T>,
): Promise<T> {
  const unlock = await tryLock(path, how);
  if (unlock === undefined) throw new BeckError(busy, 'Wait until that is done, then try again.');
  try {
    return await work();
  } finally {
    await unlock();
  }
}

/** `folder`: where beck keeps models; what is read of its list inside `change` is still true when it is written. */
export function changeList<T>(folder: string, change: () => T): Promise<T> {
  makeFolder(folder);
  const busy = 'Another beck is changing the list of models.';
  return alone(join(folder, 'list'), { busy, how: 'patiently' }, change);
}
