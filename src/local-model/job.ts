// What the model's process is started with, and how its socket is reached.

import { createHash } from 'node:crypto';

/** Set once, when the process starts; other words need another process. */
export type Job = {
  /** As the person names the model. */
  readonly model: string;
  /** The GGUF file. */
  readonly file: string;
  /** `index.js` of node-llama-cpp. */
  readonly runtime: string;
  /** Listened on, in a folder that is the person's alone. */
  readonly socket: string;
  /** Keeps what was evaluated of the prompt, in files. */
  readonly states: string;
  readonly contextSize: number | undefined;
  readonly gpuLayers: number | undefined;
  readonly threads: number | undefined;
  /** Minutes after the last question. */
  readonly keepLoaded: number;
};

/** Tells one job from another. */
export function jobKey(job: Job): string {
  return createHash('sha256').update(JSON.stringify(job)).digest('hex').slice(0, 32);
}

/** What the process says of itself. */
export type Status = { readonly key: string; readonly model: string; readonly pid: number };
