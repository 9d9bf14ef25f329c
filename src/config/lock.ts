// One process after the other: a lock beside a file, which a process that was killed does not keep.

/** Milliseconds after which the lock of a process that was killed counts no more. */
const STALE = 10_000;

/** About 25 seconds. */
const PATIENCE = { retries: 300, factor: 1.1, minTimeout: 10, maxTimeout: 100, randomize: true };

/**
 * The folder of `path` must be there, the file need not. Resolves to what frees it; undefined: another process has it.
 * `patiently`: for what takes moments, a while is waited.
 */
export async function tryLock(
  path: string,
  how: 'patiently' | 'at once',
): Promise<(() => Promise<void>) | undefined> {
  const { lock } = (await import('proper-lockfile')).default;
  try {
    const retries = how === 'patiently' ? PATIENCE : 0;
    // A machine that slept has lost it, which is no reason to end.
    const unlock = await lock(path, { realpath: false, stale: STALE, retries, onCompromised: () => {} });
    return () => unlock().catch(() => {});
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') return undefined;
    throw error;
  }
}
