// Computes what writing a file would change, for the diff that is shown; writes nothing.

import { constants } from 'node:fs';
import { access, open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiffLine, FileChange, FileIdentity } from '../domain/file-change.ts';
import type { NotRun } from '../domain/run.ts';
import { compactSize } from '../domain/size.ts';
import { diffTexts, isText } from './diff.ts';
import { failed, fileError } from './errors.ts';
import { READS, readIdentity } from './identity.ts';
import { findPlace, isWithin, openFolder, type PlaceBase } from './places.ts';

export type WantedWrite = {
  /** Absolute. */
  readonly path: string;
  readonly content: string;
  /** At the end of what the file holds, not in its place. */
  readonly append: boolean;
};

export type WriteWorld = PlaceBase & {
  /** Folders and files of beck's own, in which nothing is written. */
  readonly ownFolders: readonly string[];
  /** The person's number; undefined where the system has none. */
  readonly uid: number | undefined;
};

/** Bytes of a file that is changed: more cannot be shown as a diff. */
const LARGEST = 1024 * 1024;

/** Never rejects; the reason is a sentence. `refused`: for its place, which another rule than the system's forbids. */
export async function planWrite(wanted: WantedWrite, world: WriteWorld): Promise<FileChange | NotRun> {
  const { path } = wanted;
  try {
    const place = await findPlace(path, world);
    if ('refused' in place) return { type: 'refused', reason: place.refused };
    const folder = await openFolder(place.folder);
    await folder.close();
    const real = join(place.folder, ...place.newFolders, place.name);
    if (await isOwn([real, path], world.ownFolders))
      return {
        type: 'refused',
        reason: `${path} is beck's own, and beck never writes there. Edit it yourself.`,
      };
    await access(place.folder, constants.W_OK | constants.X_OK);
    const old = place.newFolders.length > 0 ? undefined : await readOld(real, world.uid);
    if (old !== undefined && 'reason' in old) return old;
    return {
      path: real,
      folder: { path: place.folder, ...folder.identity },
      newFolders: place.newFolders,
      seen: old?.identity,
      ...changeOf(wanted, old),
    };
  } catch (error) {
    return failed(fileError(error, path));
  }
}

/** By their names and by where those lead. */
async function isOwn(paths: readonly string[], ownFolders: readonly string[]): Promise<boolean> {
  const led = await Promise.all(ownFolders.map((own) => realpath(own).catch(() => own)));
  return [...ownFolders, ...led].some((own) => paths.some((path) => isWithin(path, own)));
}

type OldFile = { readonly identity: FileIdentity; readonly content: Buffer; readonly names: number };

/** Undefined where there is no file. */
async function readOld(path: string, uid: number | undefined): Promise<OldFile | NotRun | undefined> {
  const file = await openIfThere(path);
  if (file === undefined) return undefined;
  try {
    const stats = await file.stat({ bigint: true });
    if (stats.isDirectory()) return failed(`${path} is a folder, not a file.`);
    if (!stats.isFile()) return failed(`${path} is not a regular file.`);
    if ((stats.mode & 0o222n) === 0n) return failed(`${path} is read-only.`);
    if (uid !== undefined && uid !== 0 && stats.uid !== BigInt(uid))
      return failed(
        `${path} belongs to another user, and writing would change its owner. Change it with run_in_shell.`,
      );
    if (stats.size > LARGEST)
      return failed(
        `${path} holds ${compactSize(Number(stats.size))}, too much to show what changes. Change it with run_in_shell.`,
      );
    await access(path, constants.W_OK);
    return { ...(await readIdentity(file)), names: Number(stats.nlink) };
  } finally {
    await file.close();
  }
}

async function openIfThere(path: string) {
  try {
    return await open(path, READS);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function changeOf(
  { content, append }: WantedWrite,
  old: OldFile | undefined,
): Pick<FileChange, 'kind' | 'content' | 'diff' | 'added' | 'removed'> {
  const before = old?.content ?? Buffer.alloc(0);
  const kept = append ? before : Buffer.alloc(0);
  // What is added begins its own line.
  const gap = kept.length > 0 && kept.at(-1) !== NEWLINE && content !== '' ? '\n' : '';
  const after = Buffer.concat([kept, Buffer.from(gap + content)]);
  const kind = old === undefined ? 'create' : append ? 'append' : 'overwrite';
  const shown = isText(before)
    ? diffTexts(before.toString('utf8'), after.toString('utf8'))
    : besideBinary(before, content, append);
  const notes = old !== undefined && old.names > 1 ? [OTHER_NAMES] : [];
  return { kind, content: after, ...shown, diff: [...notes, ...shown.diff] };
}

const NEWLINE = 0x0a;

const OTHER_NAMES: DiffLine = {
  type: 'note',
  text: 'The file has other names (hard links); they keep the old content.',
};

function besideBinary(before: Buffer, content: string, append: boolean): ReturnType<typeof diffTexts> {
  const fresh = diffTexts('', content);
  const what = append ? 'stays, and this is added after it' : 'is lost';
  const text = `The file now is not text (${compactSize(before.length)}). It ${what}.`;
  return { ...fresh, removed: append ? 0 : 1, diff: [{ type: 'note', text }, ...fresh.diff] };
}
