// The progress line while a typed line is converted: in place of the line, below it, or drawn by the shell itself.

import { showText } from './command-text.ts';
import { keepRow } from './kept-row.ts';
import type { Look } from './look.ts';
import { cutToWidth } from './width.ts';

export type WaitLine = {
  /** What has come so far; the next picture shows it. */
  readonly say: (text: string) => void;
  /** Wipes it; the cursor is where it was. */
  readonly stop: () => void;
};

/** `here`: the shell has taken its line away. `below`: it is still there, with the cursor in it. A function: the shell draws. */
export type WaitPlace = 'here' | 'below' | ((text: string) => void);

/** Milliseconds before the first picture: a quick answer shows none. */
const PATIENCE = 250;
/** Milliseconds between pictures. */
const TURN = 100;
const UNICODE = [...'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'];
const ASCII = [...'|/-\\'];

export function createWaitLine(options: {
  readonly write: (text: string) => void;
  readonly look: () => Look;
  readonly place: WaitPlace;
}): WaitLine {
  const { write, look, place } = options;
  let said = '';
  let turn = 0;
  const now = look();
  const pictures = now.unicode ? UNICODE : ASCII;
  const draw = () => {
    const picture = pictures[turn++ % pictures.length] ?? '';
    const plain = cutToWidth(`${picture} ${showText(said, now)}`, now.columns - 1, now.marks.ellipsis);
    if (typeof place === 'function') return place(plain);
    const drawn = now.faint(plain);
    write(place === 'here' ? `${row.start()}${drawn}\x1b[K` : `\x1b8\x1b[B\r${drawn}\x1b[K\x1b8`);
  };
  const row = keepRow(() => String(look().columns));
  if (place === 'here') write(row.start());
  // Down without leaving the column, which scrolls where there is no room, and up again: then the place is kept.
  if (place === 'below') write('\x1bD\x1b[A\x1b7');
  let timer = setTimeout(function turnOn() {
    draw();
    timer = setTimeout(turnOn, TURN);
  }, PATIENCE);
  return {
    say(text) {
      said = text;
    },
    stop() {
      clearTimeout(timer);
      if (place === 'here') write(row.wipe());
      if (place === 'below') write('\x1b8\x1b[B\r\x1b[K\x1b8');
    },
  };
}
