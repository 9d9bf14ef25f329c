// Reads and writes one session's file so that only its owner can have written what is believed.

// Synchronous: the files are a few bytes long, and every trip to Node's thread pool delays the question more.
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { makeFolder } from '../domain/make-folder.ts';
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
    if (!isPrivateFolder(folder)) return undefined;
    const text = readOwnFile(pathOf(folder, key));
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
    makeFolder(folder);
    if (!isPrivateFolder(folder)) return;
    rmSync(draft, { force: true });
    writeFileSync(draft, JSON.stringify(content), { flag: 'wx', mode: 0o600 });
    renameSync(draft, path);
  } catch {
    // Without its file a session only asks more often; a draft goes with the stale ones.
  }
}

/** Removes the files and drafts of shells that are gone. */
export async function removeStaleSessions(folder: string): Promise<void> {
  if (!isPrivateFolder(folder)) return;
  try {
    for (const name of readdirSync(folder)) if (await isStale(name)) rmSync(join(folder, name));
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
function readOwnFile(path: string): string | undefined {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const about = fstatSync(file);
    if (!about.isFile() || !isOurs(about) || about.size > MOST_BYTES) return undefined;
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}

const FILE_NAME = /^(\d+)-([A-Za-z0-9-]+)\.json(?:\.\d+\.new)?$/;

function pathOf(folder: string, { pid, started }: SessionKey): string {
  return join(folder, `${pid}-${started}.json`);
}

function isPrivateFolder(folder: string): boolean {
  try {
    const about = lstatSync(folder);
    return about.isDirectory() && isOurs(about);
  } catch {
    return false;
  }
}

/** Belongs to this user, and nobody else may read or write it. */
function isOurs({ uid, mode }: { readonly uid: number; readonly mode: number }): boolean {
  return uid === process.geteuid?.() && (mode & 0o077) === 0;
}
