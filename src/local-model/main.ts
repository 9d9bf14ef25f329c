// Starts the process that keeps a model loaded: `node model-server.mjs JOB`, where JOB is a `Job` as JSON.

import { chmodSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { loadEngine } from './engine.ts';
import { type Job, jobKey } from './job.ts';
import { isListening } from './process-of.ts';
import { createModelServer } from './server.ts';

// Written by our own client alone.
const job: Job = JSON.parse(process.argv[2] ?? '{}');
const own = `${job.socket}.${process.pid}`;
// Folders that native code makes, such as its caches, have to be usable.
process.umask(0o077);
process.title = 'beck-model';

const server: Server = createModelServer({
  status: { key: jobKey(job), model: job.model, pid: process.pid },
  keepLoaded: job.keepLoaded,
  load: () => loadEngine(job),
  end,
});
server.listen(own, () => {
  chmodSync(own, 0o600);
  void takePlace().then((isOurs) => {
    if (!isOurs) end();
  });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);

/** Under the name that clients know; false where another process serves there. */
async function takePlace(): Promise<boolean> {
  try {
    linkSync(own, job.socket);
  } catch {
    if (await isListening(job.socket)) return false;
    // A socket left by a process that has ended.
    renameSync(own, job.socket);
    linkSync(job.socket, own);
  }
  return true;
}

function end(): void {
  try {
    // Another process may have taken the place.
    if (statSync(own).ino === statSync(job.socket).ino) rmSync(job.socket, { force: true });
  } catch {
    // One of them is gone.
  }
  rmSync(own, { force: true });
  process.exit(0);
}
