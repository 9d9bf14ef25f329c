// What a person presses where arrows and pastes count: text, named keys and whole pastes, from the bytes of a terminal.

export type ScreenKey =
  /** Typed or pasted; without controls, line breaks of a paste as spaces. */
  { readonly type: 'text'; readonly text: string } | { readonly type: NamedKey };

export type NamedKey =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'home'
  | 'end'
  | 'page-up'
  | 'page-down'
  | 'enter'
  | 'escape'
  | 'backspace'
  | 'delete'
  /** Ctrl-S. */
  | 'save'
  /** Ctrl-U. */
  | 'clear'
  /** Ctrl-C. */
  | 'interrupt';

export type DecodedKeys = {
  readonly keys: readonly ScreenKey[];
  /** The start of a sequence or paste that has not ended; goes in front of what is read next. */
  readonly rest: string;
};

/** An unfinished `rest` that stays alone for some milliseconds was the Esc key: see `escapeAlone`. */
export function decodeKeys(text: string): DecodedKeys {
  const keys: ScreenKey[] = [];
  let at = 0;
  while (at < text.length) {
    const [match = ''] = text.slice(at).match(PIECE) ?? [];
    if (match === '') return { keys, rest: text.slice(at) };
    const key = keyOf(match);
    if (key !== undefined) keys.push(key);
    at += match.length;
  }
  return { keys, rest: '' };
}

/** The key that an unfinished rest is when nothing follows it. */
export function escapeAlone(rest: string): ScreenKey | undefined {
  return rest === ESC ? { type: 'escape' } : undefined;
}

const ESC = '\u001b';

/** A paste, a sequence (CSI, SS3, a string, Alt with a letter), a control, or a run of text. Nothing: unfinished. */
const PIECE = new RegExp(
  [
    `${ESC}\\[200~[^]*?${ESC}\\[201~`,
    `${ESC}\\[(?!200~)[0-?]*[ -/]*[@-~]`,
    `${ESC}O[@-~]`,
    `${ESC}[P\\]X^_][^]*?(?:\\u0007|${ESC}\\\\)`,
    `${ESC}[^[OP\\]X^_]`,
    `(?!${ESC})\\p{Cc}`,
    '\\P{Cc}+',
  ]
    .map((piece) => `^(?:${piece})`)
    .join('|'),
  'u',
);

const CONTROLS: Readonly<Record<string, NamedKey>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\b': 'backspace',
  '\u007f': 'backspace',
  '\u0003': 'interrupt',
  '\u0004': 'delete',
  '\u000e': 'down',
  '\u0010': 'up',
  '\u0013': 'save',
  '\u0015': 'clear',
};

/** What follows `ESC [` or `ESC O`, without modifiers: Ctrl-Up is Up. */
const SEQUENCES: Readonly<Record<string, NamedKey>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  '1~': 'home',
  '7~': 'home',
  '4~': 'end',
  '8~': 'end',
  '3~': 'delete',
  '5~': 'page-up',
  '6~': 'page-down',
};

const PASTE_START = `${ESC}[200~`;
const PASTE_END = `${ESC}[201~`;

function keyOf(piece: string): ScreenKey | undefined {
  if (piece.startsWith(PASTE_START)) return typed(piece.slice(PASTE_START.length, -PASTE_END.length).trim());
  const name = piece.startsWith(ESC)
    ? SEQUENCES[piece.slice(2).replace(/^1;\d+(?=[A-H])|;\d+(?=~)/, '')]
    : CONTROLS[piece];
  if (name !== undefined) return { type: name };
  return piece.startsWith(ESC) ? undefined : typed(piece);
}

function typed(text: string): ScreenKey | undefined {
  const clean = text.replace(/[\r\n\t]+/g, ' ').replace(/\p{Cc}/gu, '');
  return clean === '' ? undefined : { type: 'text', text: clean };
}
