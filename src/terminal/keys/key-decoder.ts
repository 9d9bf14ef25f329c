// Tells a key a person pressed from everything else that arrives from a terminal: replies, sequences, pastes.

export type Key =
  /** A printable ASCII character. */
  | { readonly type: 'character'; readonly character: string }
  | { readonly type: 'enter' }
  | { readonly type: 'escape' }
  | { readonly type: 'arrow'; readonly way: 'up' | 'down' }
  /** Characters that came together, too early or as a paste: no key. `entered`: Enter came last. */
  | { readonly type: 'text'; readonly entered: boolean }
  /** Ctrl-C, which is a byte in raw mode. */
  | { readonly type: 'interrupt' };

export type InputState = {
  /** The unfinished sequence or paste in the bytes so far. */
  readonly within: Within;
  /** The last bytes, since a mark of a paste may arrive in pieces. */
  readonly recent: string;
};

type Within = 'nothing' | 'escape' | 'sequence' | 'one-more' | 'string' | 'string-escape' | 'paste';

export type Decoded = {
  readonly state: InputState;
  /** Set when the chunk was exactly one key. */
  readonly key?: Exclude<Key, { readonly type: 'text' }> | undefined;
  /** Whether it holds characters that a person typed or pasted. */
  readonly holdsText: boolean;
  /** The chunk was Esc alone: a key if nothing follows, else the start of a sequence. */
  readonly perhapsEscape: boolean;
};

export const AT_REST: InputState = { within: 'nothing', recent: '' };

/**
 * One chunk as it was read. A chunk of more than one key never holds a key: typing is not that fast, so it is
 * a paste, type-ahead or a reply. Ctrl-C counts even in the middle of a sequence, but not inside a paste.
 */
export function decodeChunk(state: InputState, chunk: Uint8Array): Decoded {
  if (state.within !== 'paste' && chunk.length > 0 && chunk.every((byte) => byte === CTRL_C)) {
    return { state: AT_REST, key: { type: 'interrupt' }, holdsText: false, perhapsEscape: false };
  }
  const alone = state.within === 'nothing' && chunk.length === 1 ? chunk[0] : undefined;
  let reached = state;
  let holdsText = false;
  for (const byte of chunk) {
    const before = reached.within;
    reached = follow(reached, byte);
    holdsText ||= isPrintable(byte) && reached.within === before && TEXT_WITHIN.has(before);
  }
  return {
    state: reached,
    key: alone === undefined ? arrowIn(state, chunk) : keyOf(alone),
    holdsText,
    perhapsEscape: alone === ESC,
  };
}

const CTRL_C = 0x03;
const CTRL_D = 0x04;
const BELL = 0x07;
const ESC = 0x1b;
/** After ESC: DCS, SOS, OSC, PM and APC open a string that ends with BEL or ESC \. */
const STRING_OPENERS = new Set([...'PX]^_'].map((letter) => letter.charCodeAt(0)));
/** After ESC: SS2 and SS3 take one more byte. */
const SHIFTS = new Set([...'NO'].map((letter) => letter.charCodeAt(0)));
const TEXT_WITHIN: ReadonlySet<Within> = new Set(['nothing', 'paste']);
const PASTE_START = '\x1b[200~';
const PASTE_END = '\x1b[201~';

/** Of ASCII, or a part of a character beyond it. */
function isPrintable(byte: number): boolean {
  return byte >= 0x20 && byte !== 0x7f;
}

/** In both of a terminal's modes for these keys. */
function arrowIn({ within }: InputState, chunk: Uint8Array): Decoded['key'] {
  if (within !== 'nothing' || chunk.length !== 3 || chunk[0] !== ESC) return undefined;
  if (chunk[1] !== 0x5b && chunk[1] !== 0x4f) return undefined;
  if (chunk[2] === 0x41) return { type: 'arrow', way: 'up' };
  return chunk[2] === 0x42 ? { type: 'arrow', way: 'down' } : undefined;
}

function keyOf(byte: number): Decoded['key'] {
  // Ctrl-D ends input: it leaves a question as Esc does.
  if (byte === CTRL_D) return { type: 'escape' };
  if (byte === 0x0d || byte === 0x0a) return { type: 'enter' };
  if (byte > 0x20 && byte < 0x7f) return { type: 'character', character: String.fromCharCode(byte) };
  return undefined;
}

function follow({ within, recent }: InputState, byte: number): InputState {
  const seen = (recent + String.fromCharCode(byte)).slice(-PASTE_START.length);
  if (within === 'paste') return seen === PASTE_END ? AT_REST : { within, recent: seen };
  if (seen === PASTE_START) return { within: 'paste', recent: '' };
  return { within: after(within, byte), recent: seen };
}

/** The grammar of ECMA-48, as far as telling where a sequence ends. */
function after(within: Exclude<Within, 'paste'>, byte: number): Within {
  switch (within) {
    case 'nothing':
      return byte === ESC ? 'escape' : 'nothing';
    case 'escape':
      if (byte === ESC) return 'escape';
      if (byte === 0x5b) return 'sequence';
      if (SHIFTS.has(byte)) return 'one-more';
      return STRING_OPENERS.has(byte) ? 'string' : 'nothing';
    case 'sequence':
      if (byte === ESC) return 'escape';
      return byte >= 0x40 && byte <= 0x7e ? 'nothing' : 'sequence';
    case 'one-more':
      return 'nothing';
    case 'string':
      if (byte === BELL) return 'nothing';
      return byte === ESC ? 'string-escape' : 'string';
    case 'string-escape':
      return byte === 0x5c ? 'nothing' : 'string';
  }
}
