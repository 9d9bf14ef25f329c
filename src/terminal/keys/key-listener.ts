// Decides when a key counts: after a time of quiet, and only if it came alone.

import { AT_REST, decodeChunk, type InputState, type Key } from './key-decoder.ts';

export type KeyListener = {
  /**
   * Waits for the next key; what arrives in the time of quiet was typed before the question could be read.
   * `afterText`: somebody types a line, so a letter counts only after a pause; Enter, which ends it, at once.
   */
  readonly next: (afterText?: boolean) => void;
  /** One chunk as it was read. */
  readonly take: (chunk: Uint8Array) => void;
  readonly stop: () => void;
  /** Whether keys came before the first question could be read, and were dropped. */
  readonly typedAhead: () => boolean;
};

/** Milliseconds of quiet. A person needs longer to read; key repeat and pastes are faster. */
const QUIET = 150;
/** Milliseconds of quiet after text: longer than between the letters of a slow typist. */
const QUIET_AFTER_TEXT = 500;
const ESC = 0x1b;
const ENTERS: readonly (number | undefined)[] = [0x0d, 0x0a];
/** Milliseconds until a lone Esc is a key: the rest of a sequence comes sooner, also over a network. */
const ESCAPE_ALONE = 60;
/** Milliseconds after which a sequence or paste that never ended is given up. */
const UNFINISHED = 1000;

/** `key` gets one key for each `next`. `listening` is called when keys begin to count; Ctrl-C counts before. */
export function createKeyListener(on: {
  readonly key: (key: Key) => void;
  readonly listening: () => void;
  /** Milliseconds; default `QUIET`. 0 where nothing is asked and a key is meant whenever it comes. */
  readonly quiet?: number | undefined;
}): KeyListener {
  const timer = createTimer();
  let input: InputState = AT_REST;
  let wanted = false;
  let hears = false;
  let readable = false;
  let typedAhead = false;
  let typing = false;
  let textAhead = false;

  const waitForQuiet = () => {
    hears = false;
    timer.start(on.quiet ?? (typing ? QUIET_AFTER_TEXT : QUIET), () => {
      // An Esc from before is a key that came too early; anything longer is still under way.
      if (input.within !== 'nothing' && input.within !== 'escape') return timer.start(UNFINISHED, giveUp);
      input = AT_REST;
      hears = true;
      readable = true;
      on.listening();
    });
  };
  const giveUp = () => {
    input = AT_REST;
    waitForQuiet();
  };
  const give = (key: Key) => {
    stop();
    on.key(key);
  };
  const stop = () => {
    wanted = false;
    hears = false;
    timer.stop();
  };
  const next = (afterText = false) => {
    wanted = true;
    typing = afterText;
    if (textAhead) {
      textAhead = false;
      return give({ type: 'text', entered: false });
    }
    waitForQuiet();
  };
  const take = (chunk: Uint8Array) => {
    const { state, key, holdsText, perhapsEscape } = decodeChunk(input, chunk);
    // A reply of the terminal and a key that is no character begin with Esc.
    typedAhead ||= !readable && key?.type !== 'interrupt' && input.within === 'nothing' && chunk[0] !== ESC;
    input = state;
    if (!wanted) {
      textAhead ||= holdsText;
      return;
    }
    const counts = hears || key?.type === 'interrupt' || (typing && key?.type === 'enter');
    if (key !== undefined && counts) return give(key);
    if (holdsText) return give({ type: 'text', entered: ENTERS.includes(chunk.at(-1)) });
    if (!hears || !perhapsEscape) return waitForQuiet();
    hears = false;
    timer.start(ESCAPE_ALONE, () => {
      input = AT_REST;
      give({ type: 'escape' });
    });
  };
  return { next, take, stop, typedAhead: () => typedAhead };
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
