// The last commands of the shell's own history file, if the setting is on. The file is only read, and only its end.

import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Shell } from '../domain/shell.ts';
import { type HistoryFile, SHELL_DESCRIPTORS } from '../domain/shell-descriptor.ts';
import { historyPath } from './history-path.ts';
import { withinTime } from './io/time-limit.ts';

export type RecentRequest = {
  readonly shell: Shell;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** How many at most; with 0 nothing is read. */
  readonly most: number;
  /** What begins a question: those are no commands. */
  readonly prefix: string;
};

/** Milliseconds. */
const TIME = 200;
/** Bytes of the end of the file. */
const MOST_READ = 65_536;
/** UTF-8 bytes; a longer one was pasted, and half of it could be half a secret. */
const LONGEST = 300;

/** Oldest first; each may have several lines. Never rejects. */
export async function readRecentCommands(request: RecentRequest): Promise<readonly string[]> {
  const { shell, most, prefix } = request;
  const { history } = SHELL_DESCRIPTORS[shell];
  if (history === undefined || most <= 0) return [];
  const end = await withinTime(TIME, readEnd(historyPath(history, request)), '');
  if (end === '') return [];
  const commands = parseHistory(end, history.format).filter(
    (command) =>
      command !== '' &&
      !/^\s/.test(command) &&
      command.split(/\s/, 1)[0] !== prefix &&
      Buffer.byteLength(command) <= LONGEST,
  );
  return commands.slice(-most);
}

/** The end of the file as bytes in latin1; where it is not the whole, from its first new line on. */
async function readEnd(path: string): Promise<string> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
    const stats = await file.stat();
    if (!stats.isFile()) return '';
    const from = Math.max(0, stats.size - MOST_READ);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MOST_READ), 0, MOST_READ, from);
    const text = buffer.toString('latin1', 0, bytesRead);
    return from === 0 ? text : text.slice(text.indexOf('\n') + 1);
  } catch {
    // A shell that never wrote one has none.
    return '';
  } finally {
    await file?.close();
  }
}

/** `bytes`: the file's bytes as latin1. */
export function parseHistory(bytes: string, format: HistoryFile['format']): readonly string[] {
  return PARSERS[format](bytes);
}

const PARSERS: Readonly<Record<HistoryFile['format'], (bytes: string) => readonly string[]>> = {
  zsh: (bytes) => joined(unmetafied(bytes), '\\').map((entry) => entry.replace(/^: \d+:\d+;/, '')),
  // With HISTTIMEFORMAT the time precedes each entry (bash(1), HISTORY).
  bash: (bytes) =>
    text(bytes)
      .split('\n')
      .filter((line) => !/^#\d+$/.test(line)),
  fish: (bytes) =>
    text(bytes)
      .split('\n')
      .flatMap((line) => (line.startsWith('- cmd: ') ? [unescaped(line.slice(7))] : [])),
  powershell: (bytes) => joined(text(bytes), '`'),
};

/** Lines, of which those that end with `mark` go on in the next one. */
function joined(lines: string, mark: string): readonly string[] {
  const entries: string[] = [];
  let open = '';
  for (const line of lines.split('\n')) {
    if (line.endsWith(mark)) open += `${line.slice(0, -mark.length)}\n`;
    else {
      entries.push(open + line);
      open = '';
    }
  }
  return entries;
}

/** zsh writes bytes from 0x83 to 0xa2 as 0x83 and the byte with its sixth bit turned (5.9, `Meta` in Src/zsh.h). */
function unmetafied(bytes: string): string {
  return text(bytes.replace(/\x83([\s\S])/g, (_, byte) => String.fromCharCode(byte.charCodeAt(0) ^ 32)));
}

/** fish 3.6 writes a backslash as two, and a newline as `\n` (measured). */
function unescaped(command: string): string {
  return command.replace(/\\([n\\])/g, (_, letter) => (letter === 'n' ? '\n' : '\\'));
}

function text(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
