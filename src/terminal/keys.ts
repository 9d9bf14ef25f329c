// Reads single keys from the terminal itself, whatever standard input is, and always gives the terminal back as it was.

import { openSync } from 'node:fs';
import { ReadStream } from 'node:tty';
import { BeckError } from '../domain/errors.ts';
import { isForeground } from './foreground.ts';
import { AT_REST, decodeChunk, type InputState, type Key } from './key-decoder.ts';

export type KeyEvent =
  | Key
  /** The window has another size; what is drawn may need drawing again. */
  | { readonly type: 'resize' }
  /** The signal was aborted, or the terminal is gone. */
  | { readonly type: 'end' };

export type Keys = {
  /**
   * The next key that counts: pressed after `QUIET` ms in which nothing arrived. What arrives earlier was typed
   * before the question could be read, and is dropped; only Ctrl-C counts at once.
   */
  readonly next: () => Promise<KeyEvent>;
  /** Gives the terminal its modes back. May be called twice. */
  readonly close: () => void;
};

/** Milliseconds. A person needs longer to read; key repeat and pastes are faster. */
const QUIET = 150;
/** Milliseconds until a lone Esc is a key: the rest of a sequence comes sooner, also over a network. */
const ESCAPE_ALONE = 60;
/** Milliseconds after which a sequence or paste that never ended is given up. */
const UNFINISHED = 1000;

const BRACKETED_PASTE_ON = '\x1b[?2004h';
const BRACKETED_PASTE_OFF = '\x1b[?2004l';

export type KeysOptions = {
  /** The terminal's device; default `/dev/tty`, the one this process belongs to. */
  readonly path?: string | undefined;
  readonly write: (text: string) => void;
  /** Whether the terminal can be asked to mark pastes: not a dumb one. */
  readonly marksPastes: boolean;
  readonly signal: AbortSignal;
};

/** Puts the terminal in raw mode. Throws `BeckError` where there is no terminal to ask on. */
export function openKeys({ path = '/dev/tty', signal, ...options }: KeysOptions): Keys {
  const terminal = openTerminal(path);
  const markPastes = (mode: string) => {
    if (options.marksPastes) options.write(mode);
  };
  let closed = false;
  let ended = signal.aborted;
  let state: InputState = AT_REST;
  let deaf = true;
  let waiting: ((event: KeyEvent) => void) | undefined;
  const timer = createTimer();

  const answer = (event: KeyEvent) => {
    const resolve = waiting;
    waiting = undefined;
    deaf = true;
    timer.stop();
    resolve?.(event);
  };
  const end = () => {
    ended = true;
    answer({ type: 'end' });
  };
  const resized = () => answer({ type: 'resize' });
  const listenWhenQuiet = () => {
    deaf = true;
    timer.start(QUIET, () => {
      if (state.within !== 'nothing' && state.within !== 'escape') return timer.start(UNFINISHED, giveUp);
      state = AT_REST;
      deaf = false;
      // Said again at each start: whoever watches the terminal, as the tests do, sees that keys count from here.
      markPastes(BRACKETED_PASTE_ON);
    });
  };
  const giveUp = () => {
    state = AT_REST;
    listenWhenQuiet();
  };
  const take = (chunk: Uint8Array) => {
    const decoded = decodeChunk(state, chunk);
    state = decoded.state;
    if (decoded.key?.type === 'interrupt') return answer(decoded.key);
    if (waiting === undefined) return;
    if (!deaf && decoded.key !== undefined) return answer(decoded.key);
    if (deaf || !decoded.perhapsEscape) return listenWhenQuiet();
    deaf = true;
    timer.start(ESCAPE_ALONE, () => {
      state = AT_REST;
      answer({ type: 'escape' });
    });
  };
  const close = () => {
    if (closed) return;
    closed = true;
    process.off('SIGWINCH', resized);
    process.off('exit', close);
    signal.removeEventListener('abort', end);
    timer.stop();
    giveBack(terminal, () => markPastes(BRACKETED_PASTE_OFF));
  };

  process.on('SIGWINCH', resized);
  process.on('exit', close);
  signal.addEventListener('abort', end);
  terminal.on('data', take);
  // A terminal that hung up says EIO or ends; either way nobody will answer.
  terminal.on('error', end);
  terminal.on('end', end);
  // A pasted single letter looks like a key unless the terminal marks it.
  markPastes(BRACKETED_PASTE_ON);
  return {
    next: () =>
      new Promise((resolve) => {
        waiting = resolve;
        if (ended) end();
        else listenWhenQuiet();
      }),
    close,
  };
}

function openTerminal(path: string): ReadStream {
  if (!isForeground()) {
    throw new BeckError(
      'beck cannot ask: it runs in the background.',
      'Bring it to the foreground with `fg`.',
      4,
    );
  }
  try {
    const terminal = new ReadStream(openSync(path, 'r+'));
    terminal.setRawMode(true);
    return terminal;
  } catch (cause) {
    throw new BeckError(
      `beck cannot ask: ${path} is no terminal it can use (${cause instanceof Error ? cause.message : String(cause)}).`,
      'Run it in a terminal, or allow the command beforehand with `--approve`.',
      4,
    );
  }
}

function giveBack(terminal: ReadStream, unmarkPastes: () => void): void {
  try {
    unmarkPastes();
    terminal.setRawMode(false);
  } catch {
    // The terminal is gone, and its modes with it.
  }
  terminal.destroy();
}

/**
 * One timer at a time. It runs its action only after a further turn of reading, so that input which came
 * while this process was held up is seen first.
 */
function createTimer(): { start: (ms: number, action: () => void) => void; stop: () => void } {
  let timeout: NodeJS.Timeout | undefined;
  let immediate: NodeJS.Immediate | undefined;
  const stop = () => {
    clearTimeout(timeout);
    clearImmediate(immediate);
  };
  const start = (ms: number, action: () => void) => {
    stop();
    timeout = setTimeout(() => {
      immediate = setImmediate(action);
    }, ms);
  };
  return { start, stop };
}
