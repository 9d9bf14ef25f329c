// Reads single keys from the terminal itself, whatever standard input is, and always gives the terminal back as it was.

import { openSync } from 'node:fs';
import { ReadStream } from 'node:tty';
import { BeckError } from '../../domain/errors.ts';
import { KEYBOARD_DEVICE } from '../drawing/device.ts';
import { isForeground } from '../drawing/foreground.ts';
import type { Key } from './key-decoder.ts';
import { createKeyListener } from './key-listener.ts';

export type KeyEvent =
  | Key
  /** The window has another size; what is drawn may need drawing again. */
  | { readonly type: 'resize' }
  /** The signal was aborted, or the terminal is gone. */
  | { readonly type: 'end' };

export type Keys = {
  /**
   * The next key pressed once the person could read what is on the screen now; Ctrl-C counts at once.
   * `afterText`: text came since the question was drawn, so a letter counts only after a pause.
   */
  readonly next: (afterText?: boolean) => Promise<KeyEvent>;
  /** Whether something was typed before the first question could be read, and dropped; absent: nothing can have been. */
  readonly typedAhead?: () => boolean;
  /** Sets our modes again where another program may have changed them; absent: none can have. */
  readonly retake?: () => void;
  /** Gives the terminal its modes back. May be called twice. */
  readonly close: () => void;
};

export type TerminalKeys = Keys & { readonly retake: () => void };

export type KeysOptions = {
  /** The terminal's device; default `/dev/tty`, the one this process belongs to. */
  readonly path?: string | undefined;
  readonly write: (text: string) => void;
  /** Whether the terminal can be asked to mark pastes: not a dumb one. */
  readonly marksPastes: boolean;
  readonly signal: AbortSignal;
  /** Is told when the window comes to the front or leaves it, by terminals that report it; absent: they are not asked. */
  readonly onFocus?: ((isInFront: boolean) => void) | undefined;
  /** Milliseconds of quiet before a key counts; 0 where nothing is asked. */
  readonly quiet?: number | undefined;
};

const BRACKETED_PASTE_ON = '\x1b[?2004h';
const BRACKETED_PASTE_OFF = '\x1b[?2004l';
const FOCUS_REPORTS_ON = '\x1b[?1004h';
const FOCUS_REPORTS_OFF = '\x1b[?1004l';
const FOCUS_REPORTS: ReadonlyMap<string, boolean> = new Map([
  ['\x1b[I', true],
  ['\x1b[O', false],
]);

/** Puts the terminal in raw mode. Throws `BeckError` where there is no terminal to ask on. */
export function openKeys({
  path = KEYBOARD_DEVICE,
  write,
  marksPastes,
  signal,
  onFocus,
  quiet,
}: KeysOptions): TerminalKeys {
  const terminal = openRaw(path);
  let resolveNext: ((event: KeyEvent) => void) | undefined;
  let ended = signal.aborted;
  const give = (event: KeyEvent) => {
    listener.stop();
    resolveNext?.(event);
    resolveNext = undefined;
  };
  const end = () => {
    ended = true;
    give({ type: 'end' });
  };
  // A pasted single letter looks like a key unless the terminal marks it. Asked for again whenever keys begin to
  // count: a watcher of the terminal, as the tests are, sees it by that.
  const markPastes = () => {
    if (marksPastes) write(BRACKETED_PASTE_ON);
  };
  const listener = createKeyListener({ key: give, listening: markPastes, quiet });
  const unlisten = listenToProcess({
    resized: () => give({ type: 'resize' }),
    exit: () => close(),
    end,
    signal,
  });
  const close = () => {
    unlisten();
    listener.stop();
    if (terminal.destroyed) return;
    if (onFocus) write(FOCUS_REPORTS_OFF);
    if (marksPastes) write(BRACKETED_PASTE_OFF);
    terminal.setRawMode(false);
    terminal.destroy();
  };
  terminal.on('data', (chunk: Buffer) => {
    const isInFront = FOCUS_REPORTS.get(chunk.toString('latin1'));
    if (isInFront !== undefined) onFocus?.(isInFront);
    listener.take(chunk);
  });
  // A terminal that hung up says EIO or ends; either way there will be no answer.
  terminal.on('error', end);
  terminal.on('end', end);
  markPastes();
  if (onFocus) write(FOCUS_REPORTS_ON);
  const next = (afterText = false) =>
    new Promise<KeyEvent>((resolve) => {
      resolveNext = resolve;
      if (ended) end();
      else listener.next(afterText);
    });
  const retake = () => {
    if (terminal.destroyed) return;
    // Node believes that the terminal still has the modes it set.
    terminal.setRawMode(false);
    terminal.setRawMode(true);
  };
  return { next, retake, close, typedAhead: listener.typedAhead };
}

/** Returns how to stop. */
function listenToProcess(on: {
  readonly resized: () => void;
  readonly exit: () => void;
  readonly end: () => void;
  readonly signal: AbortSignal;
}): () => void {
  process.on('SIGWINCH', on.resized);
  process.on('exit', on.exit);
  on.signal.addEventListener('abort', on.end);
  return () => {
    process.off('SIGWINCH', on.resized);
    process.off('exit', on.exit);
    on.signal.removeEventListener('abort', on.end);
  };
}

function openRaw(path: string): ReadStream {
  if (!isForeground()) {
    const fix = 'Bring it to the foreground with `fg`.';
    throw new BeckError('beck cannot ask: it runs in the background.', fix, 4);
  }
  try {
    const terminal = new ReadStream(openSync(path, 'r+'));
    terminal.setRawMode(true);
    return terminal;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BeckError(`beck cannot ask without a terminal (${why}).`, 'Run it in a terminal.', 4);
  }
}
