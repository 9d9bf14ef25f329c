// The spinner on the current line; it is wiped completely, even if the person types or a program writes after it.

import { showLine } from './command-text.ts';
import { keepRow } from './kept-row.ts';
import type { Look } from './look.ts';
import { cutToWidth } from './width.ts';

export type Spinner = {
  /** Starts turning after a short while, so that a quick answer shows nothing at all. `what`: a word or a line, cut to the row. */
  readonly start: (what: string) => void;
  /** What it says from now on, where it turns. `counts`: whether the seconds are shown. */
  readonly say: (what: string, counts: boolean) => void;
  /** Wipes the line and what came behind it. The cursor is at its start again. */
  readonly stop: () => void;
};

/** Milliseconds before the first picture. */
const PATIENCE = 250;
/** Milliseconds between pictures. */
const TURN = 100;
/** Seconds from which on they are shown. */
const LONG = 2;
/** Columns of what is said, however narrow the screen. */
const LEAST = 8;
const UNICODE = [...'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'];
const ASCII = [...'|/-\\'];

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
  const row = keepRow(() => `${options.look().columns} ${options.rows()}`);
  let since = 0;
  let said = '';
  let counts = true;
  const draw = (turn: number) => {
    const look = options.look();
    const pictures = look.unicode ? UNICODE : ASCII;
    const picture = pictures[turn % pictures.length] ?? '';
    const seconds = Math.floor(process.uptime() - since);
    const time = seconds < LONG || !counts ? '' : ` ${seconds} s`;
    const room = look.columns - 4 - time.length;
    const shown = cutToWidth(showLine(said, look), Math.max(room, LEAST), look.marks.ellipsis);
    options.write(`${row.start()}${look.step(picture)} ${look.faint(shown + time)} `);
    timer = setTimeout(draw, TURN, turn + 1);
  };
  const wipe = () => {
    const wiping = row.wipe();
    if (wiping !== '') options.write(wiping);
  };
  return {
    start: (what) => {
      if (!options.animates || timer !== undefined) return;
      // Node loads `performance` at its first use, which takes a millisecond.
      since = process.uptime();
      said = what;
      counts = true;
      timer = setTimeout(draw, PATIENCE, 0);
    },
    say: (what, isCounting) => {
      // A shorter picture would leave the end of the longer one.
      if (what.length < said.length || isCounting !== counts) wipe();
      said = what;
      counts = isCounting;
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      wipe();
    },
  };
}
