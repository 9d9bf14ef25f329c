// Reads and writes one session's file so that only its owner can have written what is believed.

import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { findSessionKey, type SessionKey } from './session-key.ts';

/** One line a person allowed for the rest of the session; it counts only where all three are the same. */
export type RememberedLine = {
  readonly command: string;
  readonly shell: string;
  /** Real absolute path. */
  readonly cwd: string;
};

export type Session = {
  /** Where the first question of this shell was asked. */
  readonly launchDirectory: string;
  readonly remembered: readonly RememberedLine[];
};

const FileSchema = v.object({
  version: v.literal(1),
  launchDirectory: v.string(),
  remembered: v.array(v.object({ command: v.string(), shell: v.string(), cwd: v.string() })),
});

/** A file this long was not written by us. */
const MOST_BYTES = 1024 * 1024;

/** Nothing where there is no file, or one that somebody else could have written, or one we cannot read. */
export async function readSessionFile(folder: string, key: SessionKey): Promise<Session | undefined> {
  try {
    if (!(await isPrivateFolder(folder))) return undefined;
    const text = await readOwnFile(pathOf(folder, key));
    const parsed = v.safeParse(FileSchema, text === undefined ? undefined : JSON.parse(text));
    if (!parsed.success) return undefined;
    const { launchDirectory, remembered } = parsed.output;
    return { launchDirectory, remembered };
  } catch {
    // A session that cannot be read has allowed nothing.
    return undefined;
  }
}

/** Replaces the file in one step, unless the folder is not ours alone or nothing can be written. */
export async function writeSessionFile(
  folder: string,
  key: SessionKey,
  { launchDirectory, remembered }: Session,
): Promise<void> {
  const content: v.InferInput<typeof FileSchema> = {
    version: 1,
    launchDirectory,
    remembered: [...remembered],
  };
  const path = pathOf(folder, key);
  const draft = `${path}.${process.pid}.new`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!(await isPrivateFolder(folder))) return;
    await rm(draft, { force: true });
    await writeFile(draft, JSON.stringify(content), { flag: 'wx', mode: 0o600 });
    await rename(draft, path);
  } catch {
    // Without its file a session only asks more often; a draft goes with the stale ones.
  }
}

/** Removes the files and drafts of shells that are gone. */
export async function removeStaleSessions(folder: string): Promise<void> {
  if (!(await isPrivateFolder(folder))) return;
  try {
    for (const name of await readdir(folder)) if (await isStale(name)) await rm(join(folder, name));
  } catch {
    // Another question is tidying up at the same time.
  }
}

async function isStale(name: string): Promise<boolean> {
  const [, pid, started] = FILE_NAME.exec(name) ?? [];
  if (pid === undefined) return false;
  const key = await findSessionKey(Number(pid));
  return key?.started !== started;
}

/** Nothing if the file is not ours alone, or is longer than we write. */
async function readOwnFile(path: string): Promise<string | undefined> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const about = await file.stat();
    if (!about.isFile() || !isOurs(about) || about.size > MOST_BYTES) return undefined;
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

const FILE_NAME = /^(\d+)-([A-Za-z0-9-]+)\.json(?:\.\d+\.new)?$/;

function pathOf(folder: string, { pid, started }: SessionKey): string {
  return join(folder, `${pid}-${started}.json`);
}

async function isPrivateFolder(folder: string): Promise<boolean> {
  try {
    const about = await lstat(folder);
    return about.isDirectory() && isOurs(about);
  } catch {
    return false;
  }
}

/** Belongs to this user, and nobody else may read or write it. */
function isOurs({ uid, mode }: { readonly uid: number; readonly mode: number }): boolean {
  return uid === process.geteuid?.() && (mode & 0o077) === 0;
}
