// Keeps a model's evaluated prompt in a file: the next process that loads the model evaluates only what is new.

import { createHash } from 'node:crypto';
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from './job.ts';
import type { Sequence } from './node-llama-cpp.ts';

export type PromptState = {
  /** Neither ever fails: a missing state is evaluated again. */
  readonly load: (sequence: Sequence) => Promise<void>;
  readonly save: (sequence: Sequence) => Promise<void>;
};

/** Files that are kept, and the bytes of each. */
const MOST_FILES = 4;
const MOST_BYTES = 512 * 1024 ** 2;

export function createPromptState(job: Job): PromptState {
  const path = join(job.states, `${keyOf(job)}${ENDING}`);
  const using = `${path}.loading`;
  return {
    async load(sequence) {
      try {
        // A state that makes the process fail is not tried again.
        renameSync(path, using);
        await sequence.loadStateFromFile(using, { acceptRisk: true });
        renameSync(using, path);
      } catch {
        rmSync(using, { force: true });
        await sequence.clearHistory();
      }
    },
    async save(sequence) {
      const draft = `${path}.${process.pid}.new`;
      try {
        const { fileSize } = await sequence.saveStateToFile(draft);
        if (fileSize > MOST_BYTES) throw new RangeError('too large to keep');
        renameSync(draft, path);
        removeOld(job.states);
      } catch {
        rmSync(draft, { force: true });
      }
    },
  };
}

const ENDING = '.state';

/** Another file, or another version of what reads it, makes another state. */
function keyOf({ file, runtime, contextSize, gpuLayers }: Job): string {
  const { size, mtimeMs } = statSync(file);
  const parts = [file, size, mtimeMs, runtime, contextSize, gpuLayers];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);
}

function removeOld(folder: string): void {
  const states = readdirSync(folder)
    .filter((name) => name.includes(ENDING))
    .map((name) => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of states.slice(MOST_FILES)) rmSync(path, { force: true });
}
