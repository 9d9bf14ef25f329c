// Collects the context sent with a question, in parallel; starts no process.

import { collectFolder } from './folder.ts';
import { collectMachine } from './machine/cache.ts';
import { cacheFolder } from './machine/cache-folder.ts';
import { readPerson } from './machine/person.ts';
import type { ContextFacts } from './render.ts';

export type ContextRequest = Pick<ContextFacts, 'cwd' | 'shell' | 'terminal' | 'lastStatus'> & {
  /** Only HOME, USER, EDITOR, TERM, the locale, PATH and XDG_CACHE_HOME are looked at. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The system's own, for where the environment lacks them. */
  readonly user: string;
  readonly home: string;
  readonly detectTools: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Ignore the cache. */
  readonly refresh?: boolean | undefined;
};

/** Never rejects. `refreshed` ends when what the next question needs has been stored; no caller has to wait for it. */
export async function collectContext(
  request: ContextRequest,
): Promise<{ readonly facts: ContextFacts; readonly refreshed: Promise<void> }> {
  const { env, cwd, shell, terminal, lastStatus, detectTools, now, refresh } = request;
  const person = readPerson(env, request);
  const [{ machine, refreshed }, folder] = await Promise.all([
    collectMachine({
      path: env['PATH'],
      home: person.home,
      detectTools,
      cacheFolder: cacheFolder(env, person.home),
      now,
      refresh,
    }),
    collectFolder(cwd),
  ]);
  return { facts: { machine, person, folder, cwd, shell, terminal, lastStatus }, refreshed };
}
