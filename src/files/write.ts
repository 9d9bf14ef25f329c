// Makes a planned change of a file in one step: a reader sees the old file or the new one, never half of it.

import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, link, lstat, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileChange } from '../domain/file-change.ts';
import type { NotRun } from '../domain/run.ts';
import { failed, fileError } from './errors.ts';
import { isStill } from './identity.ts';
import { type OpenFolder, openFolder } from './places.ts';

/**
 * Never rejects; nothing is written where the file or its folder is another than the one that was shown.
 * `umask`: of the person's shell, for what is new.
 */
export async function writeChange(
  change: FileChange,
  umask: number,
): Promise<{ readonly type: 'written' } | NotRun> {
  const opened: OpenFolder[] = [];
  try {
    const start = await openFolder(change.folder.path);
    opened.push(start);
    const { device, inode } = change.folder;
    if (start.identity.device !== device || start.identity.inode !== inode) return failed(CHANGED);
    let folder = start;
    for (const name of change.newFolders) {
      folder = await makeAndOpen(join(folder.path, name), umask);
      opened.push(folder);
    }
    return await replace(change, folder, umask);
  } catch (error) {
    return failed(fileError(error, change.path));
  } finally {
    for (const folder of opened) await folder.close();
  }
}

const CHANGED = 'Something changed there since the change was shown, so nothing was written.';

/** What was made meanwhile is used only if it is a folder and no link. */
async function makeAndOpen(path: string, umask: number): Promise<OpenFolder> {
  try {
    await mkdir(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return openFolder(path);
    throw error;
  }
  const folder = await openFolder(path);
  await folder.setMode(0o777 & ~umask);
  return folder;
}

async function replace(
  { path, seen, content }: FileChange,
  folder: OpenFolder,
  umask: number,
): Promise<{ readonly type: 'written' } | NotRun> {
  const target = join(folder.path, path.slice(path.lastIndexOf('/') + 1));
  const draft = join(folder.path, `.beck-${randomBytes(6).toString('hex')}.tmp`);
  try {
    const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
    const file = await open(draft, flags, 0o600);
    try {
      await file.writeFile(content);
      if (seen === undefined) await file.chmod(0o666 & ~umask);
      else await takeOver(target, file);
      await file.sync();
    } finally {
      await file.close();
    }
    if (seen === undefined) return (await putNew(draft, target)) ? { type: 'written' } : failed(CHANGED);
    if (!(await isStill(target, seen))) return failed(CHANGED);
    await rename(draft, target);
    return { type: 'written' };
  } finally {
    await rm(draft, { force: true });
  }
}

/** Owner first: a change of the owner takes special bits of the mode away. */
async function takeOver(target: string, file: FileHandle): Promise<void> {
  const old = await lstat(target);
  const draft = await file.stat();
  if (old.uid !== draft.uid || old.gid !== draft.gid) await file.chown(old.uid, old.gid);
  await file.chmod(old.mode & 0o7777);
}

/** False if the name is taken meanwhile: a hard link to the draft, unlike a rename, never replaces a file. */
async function putNew(draft: string, target: string): Promise<boolean> {
  try {
    await link(draft, target);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EMLINK' && code !== 'EACCES') throw error;
    return putNewByName(draft, target);
  }
}

/** For file systems without hard links. */
async function putNewByName(draft: string, target: string): Promise<boolean> {
  const there = await lstat(target).catch(() => undefined);
  if (there !== undefined) return false;
  await rename(draft, target);
  return true;
}
