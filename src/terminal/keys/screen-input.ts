// The keys of a screen that is steered by arrows, one after the other, from the terminal itself.

import { openSync } from 'node:fs';
import { ReadStream } from 'node:tty';
import { BeckError } from '../../domain/errors.ts';
import { KEYBOARD_DEVICE } from '../drawing/device.ts';
import { decodeKeys, escapeAlone, type ScreenKey } from './screen-keys.ts';

export type ScreenEvent =
  | ScreenKey
  /** The window has another size. */
  | { readonly type: 'resize' }
  /** The terminal is gone, or the process got a signal to end. */
  | { readonly type: 'gone' };

export type ScreenInput = {
  readonly next: () => Promise<ScreenEvent>;
  /** Gives the terminal its modes back. May be called twice. */
  readonly close: () => void;
};

const BRACKETED_PASTE_ON = '\x1b[?2004h';
const BRACKETED_PASTE_OFF = '\x1b[?2004l';
/** Milliseconds until a lone Esc is a key: the rest of a sequence comes sooner, also over a network. */
const ESCAPE_ALONE = 60;

/** `otherwise`: what the person can do where there is no terminal; thrown as `BeckError`. */
export function openScreenInput(options: {
  readonly write: (text: string) => void;
  readonly otherwise: string;
  readonly path?: string | undefined;
}): ScreenInput {
  const { write, otherwise, path = KEYBOARD_DEVICE } = options;
  const input = openRaw(path, otherwise);
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
      // A paste may take long; any other unfinished sequence is dropped.
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
    write(BRACKETED_PASTE_OFF);
    input.setRawMode(false);
    input.destroy();
  };
  // What ends the process without asking us gives the terminal back as well.
  process.on('exit', close);
  write(BRACKETED_PASTE_ON);
  return { next: events.next, close };
}

function openRaw(path: string, otherwise: string): ReadStream {
  try {
    const input = new ReadStream(openSync(path, 'r+'));
    input.setRawMode(true);
    return input;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BeckError(`There is no terminal to ask in (${why}).`, otherwise, 2);
  }
}

function createQueue(): {
  readonly add: (event: ScreenEvent) => void;
  readonly next: () => Promise<ScreenEvent>;
} {
  const waiting: ScreenEvent[] = [];
  let wake: ((event: ScreenEvent) => void) | undefined;
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
