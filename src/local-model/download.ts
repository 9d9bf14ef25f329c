// Downloads a model into a file: goes on where it broke off, and compares the checksum at the end.

import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ProviderError } from '../domain/errors.ts';
import { BEHIND_THE_END, follow, type Reach } from './follow.ts';
import type { Download } from './source.ts';

export type Progress = {
  readonly what: 'downloading' | 'checking';
  readonly done: number;
  readonly all: number | undefined;
};

export type Fetching = Reach & {
  /** Where the whole file goes. */
  readonly to: string;
  readonly onProgress: (progress: Progress) => void;
  /** Checks the whole file before it is moved into place; if it throws, the file is removed. */
  readonly accept?: ((file: string) => void) | undefined;
  /** Milliseconds before each further try. */
  readonly pauses?: readonly number[];
};

/** Where an unfinished download is kept, one file per source, so that two sources are never joined. */
export function partOf(file: string, { url, sha256 = '' }: Pick<Download, 'url' | 'sha256'>): string {
  const source = createHash('sha256').update(`${url}\n${sha256}`).digest('hex').slice(0, 8);
  return `${file}.${source}.part`;
}

const PAUSES = [1_000, 2_000, 5_000, 10_000];

/** Rejects with `ProviderError`, or with the signal's reason; what has come stays for the next time. */
export async function fetchModel(download: Download, fetching: Fetching): Promise<void> {
  const { to, signal, accept, pauses = PAUSES } = fetching;
  const part = partOf(to, download);
  for (let tries = 0; ; ) {
    const before = sizeOf(part);
    try {
      await fetchRest(download, part, fetching);
      break;
    } catch (error) {
      signal.throwIfAborted();
      // Progress was made, so the count of attempts starts again.
      tries = sizeOf(part) > before ? 0 : tries + 1;
      const pause = pauses[tries];
      if (pause === undefined || (error instanceof ProviderError && before === 0 && tries > 1)) throw error;
      await new Promise((done) => setTimeout(done, pause));
      signal.throwIfAborted();
    }
  }
  await check(download, part, fetching);
  try {
    accept?.(part);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  renameSync(part, to);
  removeParts(to);
}

/** Removes unfinished downloads of the same file name from other sources. */
function removeParts(to: string): void {
  const folder = dirname(to);
  for (const name of readdirSync(folder)) {
    const rest = name.startsWith(`${basename(to)}.`) ? name.slice(basename(to).length + 1) : '';
    if (/^(?:[0-9a-f]{8}\.)?part$/.test(rest)) rmSync(join(folder, name), { force: true });
  }
}

async function fetchRest({ url, bytes }: Download, part: string, fetching: Fetching): Promise<void> {
  const { signal, onProgress } = fetching;
  const from = sizeOf(part);
  if (bytes !== undefined && from === bytes) return;
  const { response } = await follow(url, fetching, from);
  if (response.status === BEHIND_THE_END) {
    await response.body?.cancel();
    rmSync(part, { force: true });
    throw new ProviderError('The file there is shorter than what was downloaded.', 'Try again.');
  }
  // A server without range support sends all of it again.
  const goesOn = response.status === 206;
  const length = Number(response.headers.get('content-length') ?? '') || undefined;
  let done = goesOn ? from : 0;
  const all = bytes ?? (length === undefined ? undefined : done + length);
  const file = await open(part, goesOn ? 'a' : 'w', 0o600);
  try {
    for await (const chunk of response.body ?? []) {
      await file.write(chunk);
      done += chunk.length;
      onProgress({ what: 'downloading', done, all });
    }
  } catch (error) {
    signal.throwIfAborted();
    throw new ProviderError(
      `The download was interrupted: ${error instanceof Error ? error.message : 'the connection ended'}.`,
      'Run the same command again to resume.',
    );
  } finally {
    await file.close();
  }
  if (all !== undefined && done < all)
    throw new ProviderError('The download was interrupted.', 'Run the same command again to resume.');
}

async function check({ sha256 }: Download, part: string, { signal, onProgress }: Fetching): Promise<void> {
  if (sha256 === undefined) return;
  const hash = createHash('sha256');
  const all = sizeOf(part);
  let done = 0;
  for await (const chunk of createReadStream(part, { signal, highWaterMark: 4 * 1024 ** 2 })) {
    hash.update(chunk);
    done += chunk.length;
    onProgress({ what: 'checking', done, all });
  }
  if (hash.digest('hex') === sha256) return;
  rmSync(part, { force: true });
  throw new ProviderError(
    'The downloaded file is not what its source says: the checksum differs. It was removed.',
    'Try again; if it happens again, choose another source.',
  );
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
