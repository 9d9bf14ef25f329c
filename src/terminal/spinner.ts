// A quiet sign of life on the current line, which leaves no trace, whatever is typed or written behind it meanwhile.

import type { Look } from './look.ts';

export type Spinner = {
  /** Starts turning after a short while, so that a quick answer shows nothing at all. `what`: one word. */
  readonly start: (what: string) => void;
  /** Wipes the line and what came behind it. The cursor is at its start again. */
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
 * Remembers the start of this line, and makes room for one more below: at Ctrl-C the terminal writes `^C` and some
 * shells a newline before this process hears of it, and the line to wipe is then no longer the one of the cursor.
 */
const KEEP_PLACE = '\x1bD\x1b[A\r\x1b7';
const TO_PLACE = '\x1b8';

/**
 * Draws only where `animates` (a terminal that can wipe a line). The cursor is never hidden: a helper that is
 * killed could not show it again.
 */
export function createSpinner(options: {
  readonly write: (text: string) => void;
  readonly look: () => Look;
  /** Height of the terminal in rows. */
  readonly rows: () => number;
  readonly animates: boolean;
}): Spinner {
  let timer: NodeJS.Timeout | undefined;
  /** Columns and rows of the screen on which it was drawn. */
  let drawn: string | undefined;
  let since = 0;
  const draw = (what: string, turn: number) => {
    const look = options.look();
    const pictures = look.unicode ? UNICODE : ASCII;
    const picture = pictures[turn % pictures.length] ?? '';
    const seconds = Math.floor((performance.now() - since) / 1000);
    const time = seconds < LONG ? '' : ` ${seconds} s`;
    const size = `${look.columns} ${options.rows()}`;
    // On a screen of another size the place remembered is another one.
    const place = drawn === size ? TO_PLACE : KEEP_PLACE;
    options.write(`${place}${look.step(picture)} ${look.faint(what + time)} `);
    drawn = size;
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
      if (drawn !== undefined) options.write(`${TO_PLACE}\x1b[J`);
      drawn = undefined;
    },
  };
}
