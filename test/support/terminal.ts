// The terminal of the tests: a real pseudo-terminal whose screen is kept by xterm, which also answers its queries.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type IPty, spawn } from '@lydell/node-pty';
import headless from '@xterm/headless';
import { type KeyName, keyBytes } from './keys.ts';
import { type Cell, cellAt, joinedLines, screenText, styledRow } from './screen.ts';

export type TerminalOptions = {
  readonly command: string;
  readonly args?: readonly string[];
  /** The whole environment of the program; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** Default 80. */
  readonly columns?: number;
  /** Default 24. */
  readonly rows?: number;
};

type Exit = { readonly exitCode: number; readonly signal: number };

export type Terminal = {
  /** Of the program; also the id of its session. */
  readonly pid: number;
  /** Sends bytes as a keyboard would; a string goes as UTF-8. */
  readonly type: (text: string | Uint8Array) => void;
  readonly press: (...keys: readonly KeyName[]) => void;
  /** As a terminal pastes: bracketed when the program asked for that, newlines as carriage returns. */
  readonly paste: (text: string) => void;
  /** Whether the program asked for pastes to be marked: a line editor does while it reads. */
  readonly marksPastes: () => boolean;
  /** What is visible; spaces at line ends and empty lines at the end are cut. */
  readonly screen: () => string;
  /** Every line since the start, wrapped lines joined. */
  readonly scrollback: () => string;
  /** One visible row with its styles, as in `{dim}› {}{bold red}rm{}`. Rows count from 0. */
  readonly styledLine: (row: number) => string;
  readonly cell: (row: number, column: number) => Cell;
  readonly cursor: () => { readonly row: number; readonly column: number };
  /** Resolves once the scrollback shows it; rejects with the whole screen. `timeout` in ms, default 30,000. */
  readonly waitFor: (wanted: string | RegExp, options?: { readonly timeout?: number }) => Promise<void>;
  /** The same for any condition on this terminal, checked after every output. */
  readonly waitUntil: (
    condition: () => boolean,
    options?: { readonly timeout?: number; readonly what?: string },
  ) => Promise<void>;
  readonly waitForExit: (options?: { readonly timeout?: number }) => Promise<Exit>;
  readonly resize: (columns: number, rows: number) => void;
  /** Every byte received so far. */
  readonly output: () => Uint8Array;
  /** From here on only the line of the cursor, now the first, and what comes later was ever shown. */
  readonly forget: () => void;
  /** Process ids of the session, the program's own among them; empty where /proc is missing. */
  readonly processes: () => readonly number[];
  /** Whether the program itself sleeps, as it does while it waits for a key; always where /proc is missing. */
  readonly isWaiting: () => boolean;
  /** Kills every process of the session. */
  readonly close: () => Promise<void>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

/** Ends tests that hang; a busy machine takes seconds for a step. */
const DEFAULT_TIMEOUT = 30_000;
/** Bytes received and not drawn yet; xterm throws at fifty times that. */
const MOST_BEHIND = 1_000_000;
/** Conditions may depend on more than output (a file, a process), so they are looked at this often as well. */
const POLL_EVERY = 25;

/** Starts a program in its own terminal, with its own session. */
export async function openTerminal(options: TerminalOptions): Promise<Terminal> {
  const columns = options.columns ?? 80;
  const rows = options.rows ?? 24;
  const { TERM = 'xterm-256color' } = options.env;
  const screen = new headless.Terminal({ cols: columns, rows, scrollback: 20_000, allowProposedApi: true });
  const pty = spawn(options.command, [...(options.args ?? [])], {
    cols: columns,
    rows,
    cwd: options.cwd,
    env: { ...options.env },
    name: TERM,
    encoding: null,
  });
  const received: Uint8Array[] = [];
  let behind = 0;
  // Conditions look at it far more often than it changes.
  let shownLines: string | undefined;
  const watchers = new Set<() => void>();
  let exit: Exit | undefined;
  const wake = () => {
    for (const watcher of [...watchers]) watcher();
  };
  const send = (bytes: string | Uint8Array) => {
    // node-pty takes buffers, though its type says string; a string would lose bytes that are not UTF-8.
    if (exit === undefined) pty.write(Buffer.from(bytes) as unknown as string);
  };
  pty.onData((chunk: unknown) => {
    // With `encoding: null` node-pty hands over buffers, though its type says string.
    const bytes = Buffer.from(chunk as Uint8Array);
    received.push(bytes);
    // As a terminal slows down what writes faster than it draws.
    behind += bytes.length;
    if (behind > MOST_BEHIND) pty.pause();
    screen.write(bytes, () => {
      behind -= bytes.length;
      shownLines = undefined;
      if (behind <= MOST_BEHIND) pty.resume();
      wake();
    });
  });
  pty.onExit(({ exitCode, signal }) => {
    screen.write('', () => {
      exit = { exitCode, signal: signal ?? 0 };
      wake();
    });
  });
  screen.onData(send);
  screen.onBinary((text) => send(Buffer.from(text, 'latin1')));

  const waitUntil: Terminal['waitUntil'] = (
    condition,
    { timeout = DEFAULT_TIMEOUT, what = 'the condition' } = {},
  ) =>
    new Promise((resolve, reject) => {
      const check = () => {
        // Looked at first: the last act of the last process may be what is waited for.
        const over = exit !== undefined && !existsInSession(pty.pid);
        try {
          if (condition()) settle(resolve);
          else if (over) settle(() => reject(failure('The program ended')));
        } catch (error) {
          settle(() => reject(error));
        }
      };
      const settle = (end: () => void) => {
        watchers.delete(check);
        clearInterval(poll);
        clearTimeout(timer);
        end();
      };
      const failure = (happened: string) =>
        new Error(`${happened} before ${what}. The screen:\n${framed(screenText(screen), screen.cols)}`);
      const poll = setInterval(check, POLL_EVERY);
      const timer = setTimeout(() => settle(() => reject(failure(`${timeout} ms passed`))), timeout);
      watchers.add(check);
      check();
    });
  const scrollback = () => {
    // Of a large output a part may be drawn before the rest is.
    if (behind > 0) return joinedLines(screen);
    shownLines ??= joinedLines(screen);
    return shownLines;
  };
  const close = () => endSession(pty, () => exit !== undefined);
  return {
    pid: pty.pid,
    type: send,
    press: (...keys) => {
      for (const key of keys) send(keyBytes(key, screen.modes.applicationCursorKeysMode));
    },
    paste: (text) => {
      const typed = text.replaceAll('\r\n', '\r').replaceAll('\n', '\r');
      send(screen.modes.bracketedPasteMode ? `\x1b[200~${typed}\x1b[201~` : typed);
    },
    marksPastes: () => screen.modes.bracketedPasteMode,
    screen: () => screenText(screen),
    scrollback,
    styledLine: (row) => styledRow(screen, row),
    cell: (row, column) => cellAt(screen, row, column),
    cursor: () => ({ row: screen.buffer.active.cursorY, column: screen.buffer.active.cursorX }),
    waitFor: (wanted, waiting) =>
      waitUntil(
        () => (typeof wanted === 'string' ? scrollback().includes(wanted) : wanted.test(scrollback())),
        { ...waiting, what: String(wanted) },
      ),
    waitUntil,
    waitForExit: async (waiting) => {
      await waitUntil(() => exit !== undefined, { ...waiting, what: 'the program ended' });
      if (exit === undefined) throw new Error('unreachable');
      return exit;
    },
    resize: (newColumns, newRows) => {
      shownLines = undefined;
      screen.resize(newColumns, newRows);
      pty.resize(newColumns, newRows);
    },
    output: () => Buffer.concat(received),
    forget: () => {
      shownLines = undefined;
      received.length = 0;
      screen.clear();
    },
    processes: () => sessionProcesses(pty.pid),
    isWaiting: () => !HAS_PROC || statOf(pty.pid)?.state === 'S',
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function endSession(pty: IPty, ended: () => boolean): Promise<void> {
  const patience = Date.now() + DEFAULT_TIMEOUT;
  for (;;) {
    const left = new Set([...sessionProcesses(pty.pid), ...(ended() ? [] : [pty.pid])]);
    if (left.size === 0) return;
    for (const pid of left) kill(pid);
    if (Date.now() > patience) throw new Error(`Processes of session ${pty.pid} do not end.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended meanwhile.
  }
}

function existsInSession(session: number): boolean {
  if (!HAS_PROC) return false;
  // Its leader lives longest as a rule, and is one file in place of all.
  return isInSession(session, session) || sessionProcesses(session).length > 0;
}

/** A child in its own process group (a background job) is still of the session. Zombies do not count. */
function sessionProcesses(session: number): number[] {
  if (!HAS_PROC) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => !isElsewhere(pid, session) && isInSession(pid, session));
}

/**
 * Whether it was in another session a moment ago: none enters a session but by being born or by beginning it, and a number
 * is given again only after all others. To read every process each time took half of what the tests' own work takes.
 */
function isElsewhere(pid: number, session: number): boolean {
  const seen = SEEN.get(pid);
  return seen !== undefined && seen.session !== session && pid !== session && performance.now() < seen.until;
}

const SEEN = new Map<number, { readonly session: number; readonly until: number }>();
const MOMENT_MS = 1000;

function isInSession(pid: number, session: number): boolean {
  const stat = statOf(pid);
  return stat?.session === session && stat.state !== 'Z' && stat.state !== 'X';
}

const HAS_PROC = existsSync('/proc/self/stat');

/** Undefined when there is no such process. */
function statOf(pid: number): { readonly state: string; readonly session: number } | undefined {
  try {
    // A name in it may be no UTF-8, which harms nothing; Node reads other encodings at ten times the cost.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', , , session] = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
    SEEN.set(pid, { session: Number(session), until: performance.now() + MOMENT_MS });
    return { state, session: Number(session) };
  } catch {
    return undefined;
  }
}

/** Which process group has the terminal of that process; only where there is a /proc. */
export function foregroundGroup(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return Number(stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[5]);
}

function framed(text: string, columns: number): string {
  const bar = `+${'-'.repeat(columns)}+`;
  return `${bar}\n${text}\n${bar}`;
}
