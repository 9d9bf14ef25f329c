// A row that is redrawn and finally wiped, even if the person types or a program writes after it.

export type KeptRow = {
  /** Brings the cursor to its start. The row of the cursor is kept at the first call, and again after a resize. */
  readonly start: () => string;
  /** Wipes it and all below, and leaves the cursor at its start; nothing where it was never drawn on. */
  readonly wipe: () => string;
};

/**
 * Remembers the start of this row, and makes room for one more below: at Ctrl-C the terminal writes `^C` and some
 * shells a newline before this process hears of it, and the row to wipe is then no longer the one of the cursor.
 */
const KEEP = '\x1bD\x1b[A\r\x1b7';
const RETURN = '\x1b8';

/** `size` tells the screen as it is now: on one of another size the place remembered is another one. */
export function keepRow(size: () => string): KeptRow {
  let kept: string | undefined;
  return {
    start() {
      const now = size();
      const to = kept === now ? RETURN : KEEP;
      kept = now;
      return to;
    },
    wipe() {
      const from = kept === undefined ? '' : `${RETURN}\x1b[J`;
      kept = undefined;
      return from;
    },
  };
}
