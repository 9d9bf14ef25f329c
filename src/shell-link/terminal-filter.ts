// Filters the output of unapproved runs: only colours and cursor movement reach the terminal.
// A query would make the terminal type an answer into the shell; OSC, DCS and APC reach clipboard, title and files.

import { isUtf8 } from 'node:buffer';

const ESC = 0x1b;
const BEL = 0x07;
const ENQ = 0x05;
const SHIFT_OUT = 0x0e;
const CAN = 0x18;
const SUB = 0x1a;
const BACKSLASH = 0x5c;

/** CSI sequences by their final byte that only move, erase, scroll or colour. */
const CSI_FINALS = new Set('ABCDEFGHKLMPSTXZ@`adefmrsu');
/** Private modes that may be switched: autowrap and the cursor's visibility. */
const PRIVATE_MODES = /^\?(?:7|25)$/;
const VISIBLE_PARTS = /^[012]?$/;
const PLAIN_PARAMETERS = /^[0-9;:]*$/;
/** Longer than any sequence a terminal knows; a longer one is dropped. */
const LONGEST_SEQUENCE = 256;

/**
 * What such output may have left behind, undone: margins, character sets, attributes, the cursor, autowrap. Without
 * it a file that was only looked at could make the next question unreadable.
 */
export const UNDO_OUTPUT = '\x1b7\x1b[r\x1b8\x0f\x1b(B\x1b)B\x1b[0m\x1b[?25h\x1b[?7h';

/** Ordinary text alone leaves nothing behind, and reaches terminals that know no sequences. */
export function leavesTraces(shown: Uint8Array): boolean {
  return shown.includes(ESC) || shown.includes(SHIFT_OUT);
}

type State = 'ground' | 'character' | 'escape' | 'charset' | 'csi' | 'string' | 'string-escape';

type Filter = {
  state: State;
  /** The bytes of an unfinished character or sequence. */
  held: number[];
  /** Writes what may reach the terminal. */
  pass: (bytes: readonly number[]) => void;
};

/** Feeds on chunks cut anywhere, returns what may pass. */
export function createTerminalFilter(): (chunk: Uint8Array) => Uint8Array {
  const filter: Filter = { state: 'ground', held: [], pass: () => {} };
  return (chunk) => {
    if (filter.state === 'ground' && isHarmless(chunk)) return chunk;
    const out = new Uint8Array(chunk.length + filter.held.length);
    let length = 0;
    filter.pass = (bytes) => {
      out.set(bytes, length);
      length += bytes.length;
    };
    for (const byte of chunk) STEPS[filter.state](filter, byte);
    return out.subarray(0, length);
  };
}

const STEPS: Readonly<Record<State, (filter: Filter, byte: number) => void>> = {
  ground: atStart,
  character: insideCharacter,
  escape: afterEscape,
  charset(filter, byte) {
    if (byte >= 0x30 && byte <= 0x7e) release(filter, byte);
    else startOver(filter, byte);
  },
  csi: insideCsi,
  string(filter, byte) {
    if (byte === BEL || byte === CAN || byte === SUB) filter.state = 'ground';
    else if (byte === ESC) filter.state = 'string-escape';
  },
  'string-escape'(filter, byte) {
    if (byte !== ESC) filter.state = byte === BACKSLASH ? 'ground' : 'string';
  },
};

function hold(filter: Filter, bytes: readonly number[], next: State): void {
  filter.held = [...bytes];
  filter.state = next;
}

function release(filter: Filter, byte: number): void {
  filter.pass([...filter.held, byte]);
  filter.state = 'ground';
}

/** Drops an unfinished sequence; the byte may begin another. */
function startOver(filter: Filter, byte: number): void {
  filter.state = 'ground';
  atStart(filter, byte);
}

function atStart(filter: Filter, byte: number): void {
  if (byte === ESC) hold(filter, [byte], 'escape');
  else if (lengthOfCharacter(byte) > 1) hold(filter, [byte], 'character');
  else if (byte !== ENQ) filter.pass([byte].filter(isNoControl));
}

function insideCharacter(filter: Filter, byte: number): void {
  const { held } = filter;
  const [first = 0] = held;
  if (byte < 0x80 || byte > 0xbf) {
    filter.pass(held.filter(isNoControl));
    return startOver(filter, byte);
  }
  held.push(byte);
  if (held.length < lengthOfCharacter(first)) return;
  filter.state = 'ground';
  // U+0080 to U+009F are escape sequences of one character.
  if (first === 0xc2 && byte <= 0x9f) dropC1(filter, byte);
  else filter.pass(isUtf8(Uint8Array.from(held)) ? held : held.filter(isNoControl));
}

function dropC1(filter: Filter, byte: number): void {
  if (byte === 0x9b) hold(filter, [ESC, 0x5b], 'csi');
  else filter.state = byte === 0x90 || byte === 0x98 || byte >= 0x9d ? 'string' : 'ground';
}

function afterEscape(filter: Filter, byte: number): void {
  const letter = String.fromCharCode(byte);
  if (byte === ESC) return;
  if (letter === '[') hold(filter, [ESC, byte], 'csi');
  else if ('()*+'.includes(letter)) hold(filter, [ESC, byte], 'charset');
  else if ('78DEM'.includes(letter)) release(filter, byte);
  else filter.state = ']PX^_'.includes(letter) ? 'string' : 'ground';
}

function insideCsi(filter: Filter, byte: number): void {
  const { held } = filter;
  // A control character inside takes effect in some terminals and ends the sequence in others.
  if (byte < 0x20 || byte > 0x7e) return startOver(filter, byte);
  if (held.length <= LONGEST_SEQUENCE) held.push(byte);
  if (byte < 0x40) return;
  filter.state = 'ground';
  if (held.length <= LONGEST_SEQUENCE && mayPass(String.fromCharCode(...held.slice(2, -1)), byte))
    filter.pass(held);
}

/** By its first byte; 1 also for what begins no character. */
function lengthOfCharacter(first: number): number {
  if (first < 0xc2 || first > 0xf4) return 1;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/** Bytes that are no UTF-8 may be text of an older encoding, but below 0xa0 they are control characters there. */
function isNoControl(byte: number): boolean {
  return byte < 0x80 || byte > 0x9f;
}

function isHarmless(chunk: Uint8Array): boolean {
  return !chunk.includes(ESC) && !chunk.includes(0xc2) && !chunk.includes(ENQ) && isUtf8(chunk);
}

function mayPass(parameters: string, final: number): boolean {
  const letter = String.fromCharCode(final);
  if (letter === 'h' || letter === 'l') return PRIVATE_MODES.test(parameters);
  // The lines that have scrolled away are the person's.
  if (letter === 'J') return VISIBLE_PARTS.test(parameters);
  return CSI_FINALS.has(letter) && PLAIN_PARAMETERS.test(parameters);
}
