// Lists a folder: names, types and sizes, including hidden files; bounded while reading.

import { Buffer } from 'node:buffer';
import type { BigIntStats } from 'node:fs';
import { lstat, readlink, realpath } from 'node:fs/promises';
import type { CapturedOutput, NotRun } from '../domain/run.ts';
import { compactSize } from '../domain/size.ts';
import { type Bounds, boundText, DEFAULT_BOUNDS } from '../output/bounded.ts';
import { failed, fileError } from './errors.ts';
import { joinName, openByBytes, showName } from './names.ts';
import { isWithin, openFolder } from './places.ts';

const MOST_ENTRIES = 100;
/** Names read before the listing is called incomplete. */
const MOST_READ = 20_000;

/** One line an entry, by name: `file 1.2KB notes.md`. Never rejects; the reason of `failed` is a sentence. */
export async function listDirectory(
  path: string,
  bounds: Bounds = DEFAULT_BOUNDS,
): Promise<CapturedOutput | NotRun> {
  try {
    const { names, more } = await readNames(path);
    const shown = names.sort(Buffer.compare).slice(0, MOST_ENTRIES);
    const lines = await Promise.all(shown.map((name) => describeEntry(Buffer.from(path), name)));
    const head = headLine({ total: names.length, shown: shown.length, more });
    const text = [head, ...lines, ''].join('\n');
    // The number of entries is bounded already; only the byte limit can still cut.
    return boundText(text, Buffer.byteLength(text), { ...bounds, lines: MOST_ENTRIES + 1 });
  } catch (error) {
    return failed(fileError(error, path));
  }
}

/** The same, where the folder that is opened lies in `root`. */
export async function listFolderIn(
  path: string,
  root: string | undefined,
  bounds: Bounds,
): Promise<CapturedOutput | NotRun> {
  if (root === undefined) return listDirectory(path, bounds);
  try {
    const folder = await openFolder(await realpath(path));
    try {
      // An open handle keeps referring to the same folder.
      if (!isWithin(await realpath(folder.path), await realpath(root)))
        return failed(`${path} leads out of ${root}.`);
      return await listDirectory(folder.path, bounds);
    } finally {
      await folder.close();
    }
  } catch (error) {
    return failed(fileError(error, path));
  }
}

async function readNames(path: string): Promise<{ readonly names: Buffer[]; readonly more: boolean }> {
  const names: Buffer[] = [];
  for await (const { name } of await openByBytes(path)) {
    if (names.length === MOST_READ) return { names, more: true };
    names.push(name);
  }
  return { names, more: false };
}

function headLine({ total, shown, more }: { total: number; shown: number; more: boolean }): string {
  if (total === 0) return 'The folder is empty.';
  if (more) return `The first ${shown} by name of more than ${MOST_READ.toLocaleString('en-US')} entries:`;
  if (shown < total) return `The first ${shown} by name of ${total.toLocaleString('en-US')} entries:`;
  return total === 1 ? '1 entry:' : `${total} entries:`;
}

async function describeEntry(folder: Buffer, name: Buffer): Promise<string> {
  const path = joinName(folder, name);
  try {
    const stats = await lstat(path, { bigint: true });
    const to = stats.isSymbolicLink() ? ` -> ${showName(await readlink(path, { encoding: 'buffer' }))}` : '';
    const size = stats.isFile() ? ` ${compactSize(Number(stats.size))}` : '';
    return `${typeOf(stats)}${size} ${showName(name)}${to}`;
  } catch {
    // Removed meanwhile, or not readable.
    return `unknown ${showName(name)}`;
  }
}

function typeOf(stats: BigIntStats): string {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'folder';
  if (stats.isSymbolicLink()) return 'link';
  if (stats.isFIFO()) return 'pipe';
  if (stats.isSocket()) return 'socket';
  return 'device';
}
