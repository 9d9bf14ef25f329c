// Locks a file for one process at a time; the lock of a killed process expires.

/** Milliseconds after which the lock of a killed process expires. */
const STALE = 10_000;

/** About 25 seconds. */
const PATIENCE = { retries: 300, factor: 1.1, minTimeout: 10, maxTimeout: 100, randomize: true };

/**
 * The folder of `path` must exist, the file need not. Resolves to the function that unlocks it, or to undefined if another
 * process holds it. `patiently`: waits for a lock that is held for moments.
 */
export async function tryLock(
  path: string,
  how: 'patiently' | 'at once',
): Promise<(() => Promise<void>) | undefined> {
  const { lock } = (await import('proper-lockfile')).default;
  try {
    const retries = how === 'patiently' ? PATIENCE : 0;
    // After sleep the lock may have expired, which is no reason to end the process.
    const unlock = await lock(path, { realpath: false, stale: STALE, retries, onCompromised: () => {} });
    return () => unlock().catch(() => {});
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') return undefined;
    throw error;
  }
}
