// What a keyboard sends for each key, as xterm sends it.

const PLAIN = {
  Enter: '\r',
  Tab: '\t',
  Backspace: '\x7f',
  Escape: '\x1b',
  Space: ' ',
  Home: '\x1b[H',
  End: '\x1b[F',
  Delete: '\x1b[3~',
  PageUp: '\x1b[5~',
  PageDown: '\x1b[6~',
  'Alt-Enter': '\x1b\r',
} as const;

const ARROWS = { Up: 'A', Down: 'B', Right: 'C', Left: 'D' } as const;

type Letter =
  | ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M')
  | ('N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z')
  | '\\';

export type KeyName = keyof typeof PLAIN | keyof typeof ARROWS | `Ctrl-${Letter}`;

/** `application`: the program has switched the arrow keys to application mode. */
export function keyBytes(key: KeyName, application: boolean): string {
  if (isIn(PLAIN, key)) return PLAIN[key];
  if (isIn(ARROWS, key)) return `\x1b${application ? 'O' : '['}${ARROWS[key]}`;
  return String.fromCharCode(key.charCodeAt('Ctrl-'.length) & 0x1f);
}

function isIn<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key);
}
