// How each shell writes its history file: where the entry begins that holds a byte, what it says, and when it was.

import type { HistoryFile } from '../domain/shell-descriptor.ts';
import { goesOn } from './open-text.ts';

type Format = HistoryFile['format'];

export type Written = {
  readonly command: string;
  /** Milliseconds since 1970; undefined where the file has no times. */
  readonly at: number | undefined;
  /** Its first byte, by which entries are told apart. */
  readonly from: number;
};

export type HistoryText = {
  readonly bytes: Buffer;
  readonly format: Format;
};

/** The entry of the line that begins at `start`. Undefined where that line is no command. */
export function entryAt(text: HistoryText, start: number): Written | undefined {
  return ENTRIES[text.format](text.bytes, start);
}

/** The bytes that the file has for a word, as latin1. */
export function spelledFor(format: Format, word: string): string {
  const bytes = Buffer.from(word, 'utf8').toString('latin1');
  if (format !== 'zsh') return bytes;
  return bytes.replace(/[\x83-\xa2]/g, (byte) => `\x83${String.fromCharCode(byte.charCodeAt(0) ^ 32)}`);
}

/** Of one entry; what is longer was pasted, or the file is broken. */
const MOST_LINES = 200;

const ENTRIES: Readonly<Record<Format, (bytes: Buffer, start: number) => Written | undefined>> = {
  zsh(bytes, start) {
    const { lines, from } = continued(bytes, start, '\\');
    const text = unmetafied(lines.join('\n'));
    const head = /^: {1,3}(\d{1,12}):\d+;/.exec(text);
    return { command: text.slice(head?.[0].length ?? 0), at: toTime(head?.[1]), from };
  },
  // With HISTTIMEFORMAT the time precedes each entry (bash(1), HISTORY).
  bash(bytes, start) {
    if (/^#\d{6,12}$/.test(lineAt(bytes, start))) return undefined;
    if (!/^#\d{6,12}$/.test(lineAt(bytes, 0)))
      return { command: utf8(lineAt(bytes, start)), at: undefined, from: start };
    return timedEntry(bytes, start);
  },
  fish(bytes, start) {
    const line = lineAt(bytes, start);
    if (!line.startsWith('- cmd: ')) return undefined;
    const when = /^ {2}when: (\d{1,12})$/.exec(lineAt(bytes, endOf(bytes, start) + 1));
    return { command: unescaped(utf8(line.slice(7))), at: toTime(when?.[1]), from: start };
  },
  powershell(bytes, start) {
    const { lines, from } = continued(bytes, start, '`');
    return { command: utf8(lines.join('\n')), at: undefined, from };
  },
};

/** bash joins all lines behind a time; but without HISTTIMEFORMAT it appends lines that have none. */
function timedEntry(bytes: Buffer, start: number): Written {
  let first = start;
  let at: string | undefined;
  for (let count = 0; first > 0 && count < MOST_LINES; count++) {
    const above = startBefore(bytes, first);
    at = /^#(\d{6,12})$/.exec(lineAt(bytes, above))?.[1];
    if (at !== undefined) break;
    first = above;
  }
  // Too far from a time to tell.
  if (at === undefined) return { command: utf8(lineAt(bytes, start)), at: undefined, from: start };
  for (let from = first; ; ) {
    let command = utf8(lineAt(bytes, from));
    let next = endOf(bytes, from) + 1;
    while (next < bytes.length && goesOn(command) && !/^#\d{6,12}$/.test(lineAt(bytes, next))) {
      command += `\n${utf8(lineAt(bytes, next))}`;
      next = endOf(bytes, next) + 1;
    }
    if (start < next || next >= bytes.length)
      return { command, at: from === first ? toTime(at) : undefined, from };
    from = next;
  }
}

/** The lines, of which those that end with `mark` go on in the next one. */
function continued(bytes: Buffer, start: number, mark: string): { lines: readonly string[]; from: number } {
  let from = start;
  for (let count = 0; from > 1 && bytes[from - 2] === mark.charCodeAt(0) && count < MOST_LINES; count++)
    from = startBefore(bytes, from);
  const lines: string[] = [];
  for (let next = from; next < bytes.length && lines.length < MOST_LINES; next = endOf(bytes, next) + 1) {
    const line = lineAt(bytes, next);
    lines.push(line.endsWith(mark) ? line.slice(0, -1) : line);
    if (!line.endsWith(mark)) break;
  }
  return { lines, from };
}

/** Where the line above the one that begins here begins. */
export function startBefore(bytes: Buffer, start: number): number {
  return start < 2 ? 0 : bytes.lastIndexOf(10, start - 2) + 1;
}

function endOf(bytes: Buffer, start: number): number {
  const end = bytes.indexOf(10, start);
  return end === -1 ? bytes.length : end;
}

/** As latin1, so that no byte is lost; a longer one is cut. */
function lineAt(bytes: Buffer, start: number): string {
  if (start >= bytes.length) return '';
  const end = Math.min(endOf(bytes, start), start + LONGEST);
  return bytes.toString('latin1', start, end > start && bytes[end - 1] === 13 ? end - 1 : end);
}

const LONGEST = 20_000;

function toTime(seconds: string | undefined): number | undefined {
  const at = Number(seconds ?? 0) * 1000;
  return at === 0 ? undefined : at;
}

function utf8(latin1: string): string {
  return Buffer.from(latin1, 'latin1').toString('utf8');
}

/** zsh writes bytes from 0x83 to 0xa2 as 0x83 and the byte with its sixth bit turned (5.9, `Meta` in Src/zsh.h). */
function unmetafied(latin1: string): string {
  return utf8(latin1.replace(/\x83([\s\S])/g, (_, byte) => String.fromCharCode(byte.charCodeAt(0) ^ 32)));
}

/** fish 3.6 writes a backslash as two, and a newline as `\n` (measured). */
function unescaped(command: string): string {
  return command.replace(/\\([n\\])/g, (_, letter) => (letter === 'n' ? '\n' : '\\'));
}
