// A terminal's other screen: drawn whole, asked for keys, and given back whatever happens.

import { openScreenInput, type ScreenEvent } from '../keys/screen-input.ts';

export type FullScreen = {
  /** The whole screen, styles included; the cursor is shown where it is given. */
  readonly draw: (
    lines: readonly string[],
    cursor: { readonly row: number; readonly column: number },
  ) => void;
  readonly next: () => Promise<ScreenEvent>;
  /** May be called twice. */
  readonly close: () => void;
};

const ENTER = '\x1b[?1049h\x1b[?7l';
const LEAVE = '\x1b[?7h\x1b[?25h\x1b[?1049l';

/** Throws `BeckError` where there is no terminal. */
export function openFullScreen(write: (text: string) => void, path?: string): FullScreen {
  const input = openScreenInput({ write, otherwise: 'Use beck config set instead.', path });
  let open = true;
  const close = () => {
    if (!open) return;
    open = false;
    process.off('exit', close);
    write(LEAVE);
    input.close();
  };
  // What ends the process without asking us leaves the screen as well.
  process.on('exit', close);
  write(ENTER);
  return {
    draw(lines, cursor) {
      // Wiped before it is written: after a line as wide as the screen the cursor still is on its last character.
      const last = lines.length - 1;
      const text = lines.map((line, at) => `${at === last ? '\x1b[J' : '\x1b[2K'}${line}`).join('\r\n');
      write(`\x1b[?25l\x1b[H${text}\x1b[${cursor.row + 1};${cursor.column + 1}H\x1b[?25h`);
    },
    next: input.next,
    close,
  };
}
