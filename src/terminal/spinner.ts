// A quiet sign of life on the current line, which leaves no trace.

import type { Look } from './look.ts';

export type Spinner = {
  /** Starts turning after a short while, so that a quick answer shows nothing at all. `what`: one word. */
  readonly start: (what: string) => void;
  /** Wipes the line. The cursor is at its start again. */
  readonly stop: () => void;
};

/** Milliseconds before the first picture. */
const PATIENCE = 250;
/** Milliseconds between pictures. */
const TURN = 100;
/** Seconds from which on they are told. */
const LONG = 2;
const UNICODE = [...'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'];
const ASCII = [...'|/-\\'];

/**
 * Draws only where `animates` (a terminal that can wipe a line). The cursor is never hidden: a helper that is
 * killed could not show it again.
 */
export function createSpinner(options: {
  readonly write: (text: string) => void;
  readonly look: () => Look;
  readonly animates: boolean;
}): Spinner {
  let timer: NodeJS.Timeout | undefined;
  let drawn = false;
  let since = 0;
  const draw = (what: string, turn: number) => {
    const look = options.look();
    const pictures = look.unicode ? UNICODE : ASCII;
    const picture = pictures[turn % pictures.length] ?? '';
    const seconds = Math.floor((performance.now() - since) / 1000);
    const time = seconds < LONG ? '' : ` ${seconds} s`;
    options.write(`\r${look.step(picture)} ${look.faint(what + time)} `);
    drawn = true;
    timer = setTimeout(draw, TURN, what, turn + 1);
  };
  return {
    start: (what) => {
      if (!options.animates || timer !== undefined) return;
      since = performance.now();
      timer = setTimeout(draw, PATIENCE, what, 0);
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      if (drawn) options.write('\r\x1b[K');
      drawn = false;
    },
  };
}
