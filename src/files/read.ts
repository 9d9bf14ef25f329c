// The start of a text file, bounded while reading.

import { constants } from 'node:fs';
import { type FileHandle, open, readlink, realpath } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import type { CapturedOutput, NotRun } from '../domain/run.ts';
import { compactSize } from '../domain/size.ts';
import { DEFAULT_BOUNDS } from '../output/bounded.ts';
import { cleanText } from '../output/clean.ts';
import { countOdd, isMostlyOdd } from '../output/odd-bytes.ts';
import { isWithin } from './places.ts';

export type ReadLimits = {
  readonly lines: number;
  /** Of the file, before cleaning. */
  readonly bytes: number;
  /** Asked again of the file that was opened: another may have taken its place since its path was looked at. */
  readonly isSecret?: ((path: string) => boolean) | undefined;
  /** A folder that the file which was opened must lie in. */
  readonly root?: string | undefined;
};

/** Where a path that a model wrote starts from. */
export type PathBase = { readonly cwd: string; readonly home: string };

/** `~` and `~/x` mean home, as they do in a shell; everything else starts at `cwd`. */
export function absolutePath(path: string, { cwd, home }: PathBase): string {
  if (path === '~' || path.startsWith('~/')) return join(home, path.slice(1));
  return isAbsolute(path) ? resolve(path) : resolve(cwd, path);
}

/** The first lines of the file at an absolute path. Never rejects; the reason of `failed` is a sentence. */
export async function readTextFile(
  path: string,
  { lines, bytes, isSecret, root }: ReadLimits = DEFAULT_BOUNDS,
): Promise<CapturedOutput | NotRun> {
  let file: FileHandle | undefined;
  try {
    // Non-blocking, since opening a named pipe would wait for a writer for ever.
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
    const stats = await file.stat();
    if (stats.isDirectory()) return failed(`${path} is a folder, not a file.`);
    if (!stats.isFile()) return failed(`${path} is not a regular file.`);
    const opened = (await realPath(file)) ?? (root === undefined ? undefined : await realpath(path));
    if (root !== undefined && !isWithin(opened ?? '', await realpath(root)))
      return failed(`${path} leads out of ${root}.`);
    if (isSecret?.(opened ?? path)) return failed(`${path} leads to what may hold secrets.`);
    return describe(await readStart(file, bytes), { lines, size: stats.size });
  } catch (error) {
    return failed(reasonOf(error, path));
  } finally {
    await file?.close();
  }
}

/** Where an open file lies, as far as the system tells. */
export async function realPath(file: FileHandle): Promise<string | undefined> {
  return process.platform === 'linux' ? readlink(`/proc/self/fd/${file.fd}`) : undefined;
}

/** Up to `bytes`, and one more where there is more. */
async function readStart(file: FileHandle, bytes: number): Promise<{ start: Buffer; more: boolean }> {
  const buffer = Buffer.alloc(bytes + 1);
  let length = 0;
  while (length < buffer.length) {
    const { bytesRead } = await file.read(buffer, length, buffer.length - length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return { start: buffer.subarray(0, Math.min(length, bytes)), more: length > bytes };
}

function describe(
  { start, more }: { readonly start: Buffer; readonly more: boolean },
  { lines, size }: { readonly lines: number; readonly size: number },
): CapturedOutput {
  // Files of /proc say 0.
  const total = Math.max(size, start.length);
  const whole = decode(start, more);
  if (whole === undefined) {
    const text = `Binary file (${compactSize(total)}), not shown. \`file\` and \`xxd | head\` tell more.`;
    return { text, bytes: total, truncated: true, binary: true };
  }
  const kept = firstLines(whole, lines);
  const text = cleanText(kept);
  if (!more && kept.length === whole.length) return { text, bytes: total, truncated: false, binary: false };
  const left = compactSize(Math.max(0, total - Buffer.byteLength(kept)));
  const note = `[... ${left} omitted (${compactSize(total)} total) - use grep/tail/sed -n to see more ...]`;
  return { text: `${text.replace(/\n$/, '')}\n${note}`, bytes: total, truncated: true, binary: false };
}

/** Undefined when they are mostly not text; a few odd bytes are replaced. Where the file goes on, the last character may be cut. */
function decode(bytes: Buffer, more: boolean): string | undefined {
  if (isMostlyOdd(countOdd(bytes), bytes.length)) return undefined;
  return new TextDecoder().decode(bytes, { stream: more }).replaceAll('\0', '\n');
}

function firstLines(text: string, count: number): string {
  let end = 0;
  for (let line = 0; line < count; line += 1) {
    const newline = text.indexOf('\n', end);
    if (newline < 0) return text;
    end = newline + 1;
  }
  return text.slice(0, end);
}

function reasonOf(error: unknown, path: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `There is no file ${path}.`;
    case 'EACCES':
    case 'EPERM':
      return `You may not read ${path}.`;
    case 'ELOOP':
      return `${path} is a symbolic link that leads to itself.`;
    default:
      return `${path} could not be read (${String(code ?? error)}).`;
  }
}

function failed(reason: string): NotRun {
  return { type: 'failed', reason };
}
