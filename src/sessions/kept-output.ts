// Files with more of an output than the model got: private, few, and removed with the shell or after a day.

import { randomBytes } from 'node:crypto';
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../domain/make-folder.ts';
import { isPrivateFolder } from './private-files.ts';
import { findSessionKey, type SessionKey } from './session-key.ts';

/** Beside the sessions' own files. */
export function outputFolder(sessions: string): string {
  return join(sessions, 'output');
}

/** Files one shell has at a time; the oldest goes first. */
const MOST_FILES = 10;
/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/** The path of a new file with these pieces of text; undefined where nothing private can be written. */
export async function keepOutput(
  folder: string,
  key: SessionKey,
  pieces: AsyncIterable<string>,
): Promise<string | undefined> {
  const path = join(folder, `${key.pid}-${key.started}-${randomBytes(6).toString('hex')}.txt`);
  try {
    makeFolder(folder);
    if (!isPrivateFolder(folder)) return undefined;
    removeOldest(folder, key);
    await writePieces(path, pieces);
    return path;
  } catch {
    // Without the file the model has head and tail, as it is said.
    rmSync(path, { force: true });
    return undefined;
  }
}

async function writePieces(path: string, pieces: AsyncIterable<string>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of pieces) await file.write(piece);
  } finally {
    await file.close();
  }
}

/** Leaves room for one more. */
function removeOldest(folder: string, { pid, started }: SessionKey): void {
  const own = readdirSync(folder).filter(
    (name) => name.startsWith(`${pid}-${started}-`) && name.endsWith('.txt'),
  );
  const byAge = own.map((name) => ({ name, at: writtenAt(join(folder, name)) })).sort((a, b) => b.at - a.at);
  for (const { name } of byAge.slice(MOST_FILES - 1)) rmSync(join(folder, name), { force: true });
}

/** Removes the files of shells that have ended, and those older than a day. `now`: milliseconds since 1970. */
export async function removeStaleOutputs(folder: string, now: number): Promise<void> {
  try {
    if (!isPrivateFolder(folder)) return;
    for (const name of readdirSync(folder))
      if (await isStale(folder, name, now)) rmSync(join(folder, name), { force: true });
  } catch {
    // Another question is tidying up at the same time.
  }
}

const FILE_NAME = /^(\d+)-([A-Za-z0-9-]+)-(?:[a-f0-9]{12}\.txt|looks\.json(?:\.\d+\.new)?)$/;

async function isStale(folder: string, name: string, now: number): Promise<boolean> {
  const [, pid, started] = FILE_NAME.exec(name) ?? [];
  if (pid === undefined) return false;
  if (now - writtenAt(join(folder, name)) > DAY) return true;
  return (await findSessionKey(Number(pid)))?.started !== started;
}

/** Milliseconds since 1970. */
function writtenAt(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
