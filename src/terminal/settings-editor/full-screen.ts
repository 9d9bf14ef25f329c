// A terminal's other screen: drawn whole, asked for keys, and given back whatever happens.

import { openSync } from 'node:fs';
import { ReadStream } from 'node:tty';
import { BeckError } from '../../domain/errors.ts';
import { decodeKeys, escapeAlone, type ScreenKey } from './screen-keys.ts';

export type FullScreenEvent =
  | ScreenKey
  /** The window has another size. */
  | { readonly type: 'resize' }
  /** The terminal is gone, or the process was told to end. */
  | { readonly type: 'gone' };

export type FullScreen = {
  /** The whole screen, styles included; the cursor is shown where it is given. */
  readonly draw: (
    lines: readonly string[],
    cursor: { readonly row: number; readonly column: number },
  ) => void;
  readonly next: () => Promise<FullScreenEvent>;
  /** May be called twice. */
  readonly close: () => void;
};

const ENTER = '\x1b[?1049h\x1b[?7l\x1b[?2004h';
const LEAVE = '\x1b[?2004l\x1b[?7h\x1b[?25h\x1b[?1049l';
/** Milliseconds until a lone Esc is a key: the rest of a sequence comes sooner, also over a network. */
const ESCAPE_ALONE = 60;

/** Throws `BeckError` where there is no terminal. */
export function openFullScreen(write: (text: string) => void, path = '/dev/tty'): FullScreen {
  const input = openRaw(path);
  const events = createQueue();
  const decoder = new TextDecoder();
  let rest = '';
  let timer: NodeJS.Timeout | undefined;
  input.on('data', (bytes: Uint8Array) => {
    clearTimeout(timer);
    const decoded = decodeKeys(rest + decoder.decode(bytes, { stream: true }));
    rest = decoded.rest;
    decoded.keys.forEach(events.add);
    if (rest === '') return;
    timer = setTimeout(() => {
      const key = escapeAlone(rest);
      // A paste may take its time; anything else that never ended is given up.
      if (!rest.startsWith('\x1b[200~')) rest = '';
      if (key !== undefined) events.add(key);
    }, ESCAPE_ALONE);
  });
  const gone = () => events.add({ type: 'gone' });
  const resized = () => events.add({ type: 'resize' });
  // A terminal that hung up says EIO or ends.
  input.on('error', gone).on('end', gone);
  const endings = ['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGQUIT'] as const;
  for (const signal of endings) process.on(signal, gone);
  process.on('SIGWINCH', resized);
  const close = () => {
    if (input.destroyed) return;
    clearTimeout(timer);
    for (const signal of endings) process.off(signal, gone);
    process.off('SIGWINCH', resized).off('exit', close);
    write(LEAVE);
    input.setRawMode(false);
    input.destroy();
  };
  // What ends the process without asking us leaves the screen as well.
  process.on('exit', close);
  write(ENTER);
  return {
    draw(lines, cursor) {
      // Wiped before it is written: after a line as wide as the screen the cursor still stands on its last character.
      const text = lines.map((line) => `\x1b[2K${line}`).join('\r\n');
      write(`\x1b[?25l\x1b[H${text}\x1b[J\x1b[${cursor.row + 1};${cursor.column + 1}H\x1b[?25h`);
    },
    next: events.next,
    close,
  };
}

function openRaw(path: string): ReadStream {
  try {
    const input = new ReadStream(openSync(path, 'r+'));
    input.setRawMode(true);
    return input;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BeckError(`There is no terminal to edit on (${why}).`, 'Use beck config set instead.', 2);
  }
}

function createQueue(): {
  readonly add: (event: FullScreenEvent) => void;
  readonly next: () => Promise<FullScreenEvent>;
} {
  const waiting: FullScreenEvent[] = [];
  let wake: ((event: FullScreenEvent) => void) | undefined;
  return {
    add(event) {
      if (wake === undefined) waiting.push(event);
      else wake(event);
      wake = undefined;
    },
    next() {
      const first = waiting.shift();
      if (first !== undefined) return Promise.resolve(first);
      return new Promise((resolve) => {
        wake = resolve;
      });
    },
  };
}
