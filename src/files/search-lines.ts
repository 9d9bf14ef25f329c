// The lines of one file that hold a text, read piece by piece and never through a link.

import type { Buffer } from 'node:buffer';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { makeVisible } from '../domain/visible.ts';
import { cleanText } from '../output/clean.ts';
import { isWithin } from './places.ts';
import { realPath } from './read.ts';

export type LinesFound =
  | {
      readonly type: 'found';
      readonly lines: readonly { readonly number: number; readonly text: string }[];
      /** Bytes read. */
      readonly bytes: number;
    }
  | { readonly type: 'secret' }
  /** Not text, too large, gone or not ours to read. */
  | { readonly type: 'unread' };

export type LineSearch = {
  readonly path: Buffer;
  /** Real absolute path; a file outside of it is not read, whatever led there. */
  readonly root: string;
  readonly text: string;
  readonly isSecret: (path: string) => boolean;
};

/** Bytes; what is larger was not written to be read. */
const LARGEST = 8 * 1024 * 1024;
const PIECE = 64 * 1024;
/** UTF-16 units of a line that are shown. */
const LONGEST_LINE = 200;

export async function findLines(
  search: LineSearch,
  limits: { readonly most: number; readonly bytes: number },
): Promise<LinesFound> {
  let file: FileHandle | undefined;
  try {
    // Non-blocking, since a named pipe may have taken the file's place.
    const flags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY | constants.O_NOFOLLOW;
    file = await open(search.path, flags);
    const stats = await file.stat();
    if (!stats.isFile() || stats.size > LARGEST) return { type: 'unread' };
    // A folder above it may have become a link meanwhile.
    const real = await realPath(file);
    if (real !== undefined && !isWithin(real, search.root)) return { type: 'unread' };
    if (real !== undefined && search.isSecret(real)) return { type: 'secret' };
    return await readLines(file, search.text, limits);
  } catch {
    return { type: 'unread' };
  } finally {
    await file?.close();
  }
}

async function readLines(
  file: FileHandle,
  text: string,
  { most, bytes }: { readonly most: number; readonly bytes: number },
): Promise<LinesFound> {
  const holds = finder(text);
  const lines: { number: number; text: string }[] = [];
  const decoder = new TextDecoder();
  const piece = new Uint8Array(PIECE);
  let read = 0;
  let number = 0;
  let rest = '';
  const look = (line: string): void => {
    number += 1;
    const at = holds(line);
    if (at >= 0 && lines.length < most) lines.push({ number, text: around(line, at) });
  };
  while (lines.length < most && read < bytes) {
    const { bytesRead } = await file.read(piece, 0, PIECE);
    if (bytesRead === 0) break;
    const fresh = piece.subarray(0, bytesRead);
    if (fresh.includes(0)) return { type: 'unread' };
    read += bytesRead;
    const whole = (rest + decoder.decode(fresh, { stream: true })).split('\n');
    rest = whole.pop() ?? '';
    whole.forEach(look);
  }
  if (rest !== '' && lines.length < most) look(rest);
  return { type: 'found', lines, bytes: read };
}

/** Where in a line the text begins, or -1. */
function finder(text: string): (line: string) => number {
  if (text !== text.toLowerCase()) return (line) => line.indexOf(text);
  return (line) => line.toLowerCase().indexOf(text);
}

/** The line, or the part of it around the match. */
function around(line: string, at: number): string {
  const from = line.length <= LONGEST_LINE ? 0 : Math.max(0, at - LONGEST_LINE / 4);
  const part = line.slice(from, from + LONGEST_LINE);
  const [before, after] = [from > 0 ? '…' : '', from + LONGEST_LINE < line.length ? '…' : ''];
  return makeVisible(before + cleanText(part.replace(/\r$/, '')) + after);
}
