// The last commands of the shell's own history file, for whoever turned that on. The file is only read, and only its end.

import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { Shell } from '../domain/shell.ts';
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
  const path = most > 0 ? historyFile(request) : undefined;
  const end = path && (await withinTime(TIME, readEnd(path), undefined));
  if (end === undefined || end === '') return [];
  const commands = parseHistory(end, shell).filter(
    (command) =>
      command !== '' &&
      !/^\s/.test(command) &&
      command.split(/\s/, 1)[0] !== prefix &&
      Buffer.byteLength(command) <= LONGEST,
  );
  return commands.slice(-most);
}

/** `HISTFILE` where it is exported, as some people do; else where the shells put it. */
function historyFile({ shell, env, home }: RecentRequest): string | undefined {
  const named = env['HISTFILE'];
  const data = absolute(env['XDG_DATA_HOME']) ?? join(home, '.local/share');
  switch (shell) {
    case 'zsh':
      return absolute(named) ?? join(absolute(env['ZDOTDIR']) ?? home, '.zsh_history');
    case 'bash':
      return absolute(named) ?? join(home, '.bash_history');
    case 'fish':
      return join(data, 'fish/fish_history');
    case 'powershell':
      return join(data, 'powershell/PSReadLine/ConsoleHost_history.txt');
    case 'sh':
    case 'cmd':
      return undefined;
  }
}

function absolute(path: string | undefined): string | undefined {
  return path !== undefined && isAbsolute(path) ? path : undefined;
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
export function parseHistory(bytes: string, shell: Shell): readonly string[] {
  switch (shell) {
    case 'zsh':
      return joined(unmetafied(bytes), '\\').map((entry) => entry.replace(/^: \d+:\d+;/, ''));
    case 'fish':
      return text(bytes)
        .split('\n')
        .flatMap((line) => (line.startsWith('- cmd: ') ? [unescaped(line.slice(7))] : []));
    case 'powershell':
      return joined(text(bytes), '`');
    default:
      // With HISTTIMEFORMAT bash writes the time above each entry.
      return text(bytes)
        .split('\n')
        .filter((line) => !/^#\d+$/.test(line));
  }
}

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

/** zsh writes some bytes as 0x83 and the byte with its sixth bit turned. */
function unmetafied(bytes: string): string {
  return text(bytes.replace(/\x83([\s\S])/g, (_, byte) => String.fromCharCode(byte.charCodeAt(0) ^ 32)));
}

/** fish writes a backslash as two, and a new line as `\n`. */
function unescaped(command: string): string {
  return command.replace(/\\([n\\])/g, (_, letter) => (letter === 'n' ? '\n' : '\\'));
}

function text(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
