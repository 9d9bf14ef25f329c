// Models that really run: where node-llama-cpp is for the tests, and the process that a test starts with a tiny model.

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Starting, stopServer } from '../../src/local-model/client.ts';
import type { Job } from '../../src/local-model/job.ts';
import { runtimeFile } from '../../src/local-model/runtime.ts';
import { need } from './programs.ts';
import { writeTinyGguf } from './tiny-gguf.ts';

const REPOSITORY = join(import.meta.dirname, '../..');

/** `scripts/llama.ts` installs it there. */
export const LLAMA = join(REPOSITORY, '.toolchain/llama');

/** Skips the running test where it is not there; `npm test` installs it. */
export function needLlama(): void {
  need(runtimeFile(LLAMA));
}

export type ModelPlace = {
  readonly folder: string;
  readonly job: Job;
  readonly starting: Starting;
} & AsyncDisposable;

/** A tiny model and all that its process needs, in its own folder. One thread: the machine has other tests to run. */
export function modelPlace(changes: Partial<Job> = {}): ModelPlace {
  const folder = mkdtempSync(join(tmpdir(), 'beck-llama-'));
  const file = join(folder, 'tiny.gguf');
  const states = join(folder, 'states');
  mkdirSync(states);
  writeTinyGguf(file);
  const job: Job = {
    model: 'tiny',
    file,
    runtime: runtimeFile(LLAMA),
    socket: join(folder, 'model'),
    states,
    contextSize: 4096,
    gpuLayers: 0,
    threads: 1,
    keepLoaded: 1,
    ...changes,
  };
  const starting: Starting = {
    command: [process.execPath, join(REPOSITORY, 'src/local-model/main.ts')],
    log: join(folder, 'model.log'),
    env: { HOME: folder, PATH: '/usr/bin:/bin' },
    signal: AbortSignal.timeout(60_000),
  };
  return {
    folder,
    job,
    starting,
    async [Symbol.asyncDispose]() {
      await stopServer(job.socket);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    },
  };
}

/** Processes that were started for it and still run, by the sockets that each of them makes. */
export function processesOf({ job }: { readonly job: Pick<Job, 'socket'> }): readonly number[] {
  const name = `${basename(job.socket)}.`;
  return readdirSync(dirname(job.socket))
    .filter((entry) => entry.startsWith(name) && /^\d+$/.test(entry.slice(name.length)))
    .map((entry) => Number(entry.slice(name.length)));
}
