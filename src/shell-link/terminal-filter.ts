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

type Pass = (bytes: readonly number[]) => void;
type State = 'ground' | 'character' | 'escape' | 'charset' | 'csi' | 'string' | 'string-escape';

/** Feeds on chunks cut anywhere, returns what may pass. */
export function createTerminalFilter(): (chunk: Uint8Array) => Uint8Array {
  let state: State = 'ground';
  let held: number[] = [];

  const step = (byte: number, pass: Pass): void => {
    switch (state) {
      case 'ground':
        atStart(byte, pass);
        break;
      case 'character':
        insideCharacter(byte, pass);
        break;
      case 'escape':
        afterEscape(byte, pass);
        break;
      case 'charset':
        if (byte >= 0x30 && byte <= 0x7e) release(byte, pass);
        else again(byte, pass);
        break;
      case 'csi':
        insideCsi(byte, pass);
        break;
      case 'string':
        if (byte === BEL || byte === CAN || byte === SUB) state = 'ground';
        else if (byte === ESC) state = 'string-escape';
        break;
      case 'string-escape':
        if (byte !== ESC) state = byte === BACKSLASH ? 'ground' : 'string';
        break;
    }
  };

  const hold = (bytes: readonly number[], next: State): void => {
    held = [...bytes];
    state = next;
  };

  const release = (byte: number, pass: Pass): void => {
    pass([...held, byte]);
    state = 'ground';
  };

  /** What was held is broken off and dropped; the byte begins again. */
  const again = (byte: number, pass: Pass): void => {
    state = 'ground';
    atStart(byte, pass);
  };

  const atStart = (byte: number, pass: Pass): void => {
    if (byte === ESC) hold([byte], 'escape');
    else if (lengthOfCharacter(byte) > 1) hold([byte], 'character');
    else if (byte !== ENQ) pass([byte].filter(isNoControl));
  };

  const insideCharacter = (byte: number, pass: Pass): void => {
    const [first = 0] = held;
    if (byte < 0x80 || byte > 0xbf) {
      pass(held.filter(isNoControl));
      return again(byte, pass);
    }
    held.push(byte);
    if (held.length < lengthOfCharacter(first)) return;
    state = 'ground';
    // U+0080 to U+009F are escape sequences of one character.
    if (first === 0xc2 && byte <= 0x9f) dropC1(byte);
    else pass(isUtf8(Uint8Array.from(held)) ? held : held.filter(isNoControl));
  };

  const dropC1 = (byte: number): void => {
    if (byte === 0x9b) hold([ESC, 0x5b], 'csi');
    else state = byte === 0x90 || byte === 0x98 || byte >= 0x9d ? 'string' : 'ground';
  };

  const afterEscape = (byte: number, pass: Pass): void => {
    const letter = String.fromCharCode(byte);
    if (byte === ESC) return;
    if (letter === '[') hold([ESC, byte], 'csi');
    else if ('()*+'.includes(letter)) hold([ESC, byte], 'charset');
    else if ('78DEM'.includes(letter)) release(byte, pass);
    else state = ']PX^_'.includes(letter) ? 'string' : 'ground';
  };

  const insideCsi = (byte: number, pass: Pass): void => {
    // A control character inside is obeyed by some terminals and ends the sequence in others.
    if (byte < 0x20 || byte > 0x7e) return again(byte, pass);
    if (held.length <= LONGEST_SEQUENCE) held.push(byte);
    if (byte < 0x40) return;
    state = 'ground';
    if (held.length <= LONGEST_SEQUENCE && mayPass(String.fromCharCode(...held.slice(2, -1)), byte))
      pass(held);
  };

  return (chunk) => {
    if (state === 'ground' && isHarmless(chunk)) return chunk;
    const out = new Uint8Array(chunk.length + held.length);
    let length = 0;
    const pass = (bytes: readonly number[]): void => {
      out.set(bytes, length);
      length += bytes.length;
    };
    for (const byte of chunk) step(byte, pass);
    return out.subarray(0, length);
  };
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
