// What the output of a run that nobody approved may do to the terminal: colours and cursor movement, no more.
// A query would make the terminal type an answer into the shell; OSC, DCS and APC reach clipboard, title and files.

const ESC = 0x1b;
const BEL = 0x07;
const ENQ = 0x05;

/** CSI sequences by their final byte that only move, erase, scroll or colour. */
const CSI_FINALS = new Set('ABCDEFGHJKLMPSTXZ@`adefmrsu'.split('').map((letter) => letter.charCodeAt(0)));
/** Private modes that may be switched: autowrap and the cursor's visibility. */
const PRIVATE_MODES = /^\?(?:7|25)$/;
const PLAIN_PARAMETERS = /^[0-9;:]*$/;
/** Longer than any sequence a terminal knows; past it the bytes are dropped as they come. */
const LONGEST_SEQUENCE = 256;

type Pass = (bytes: readonly number[]) => void;
type State = 'ground' | 'escape' | 'charset' | 'csi' | 'string' | 'string-escape' | 'c2';

/** Feeds on chunks cut anywhere, returns what may pass. */
export function createTerminalFilter(): (chunk: Uint8Array) => Uint8Array {
  let state: State = 'ground';
  let held: number[] = [];

  const step = (byte: number, pass: Pass): void => {
    switch (state) {
      case 'ground':
        if (byte === ESC) hold(byte, 'escape');
        else if (byte === 0xc2) hold(byte, 'c2');
        else if (byte !== ENQ) pass([byte]);
        break;
      case 'c2':
        // U+0080 to U+009F are the eight-bit forms of escape sequences; the rest of the block is text.
        if (byte >= 0x80 && byte <= 0x9f) dropC1(byte);
        else release(byte, pass);
        break;
      case 'escape':
        afterEscape(byte, pass);
        break;
      case 'charset':
        release(byte, pass);
        break;
      case 'csi':
        insideCsi(byte, pass);
        break;
      case 'string':
        if (byte === BEL || byte === 0x18 || byte === 0x1a) state = 'ground';
        else if (byte === ESC) state = 'string-escape';
        break;
      case 'string-escape':
        state = byte === 0x5c ? 'ground' : 'string';
        break;
    }
  };

  const hold = (byte: number, next: State): void => {
    held = [byte];
    state = next;
  };

  const release = (byte: number, pass: Pass): void => {
    pass([...held, byte]);
    state = 'ground';
  };

  const dropC1 = (byte: number): void => {
    if (byte === 0x9b) hold(ESC, 'csi');
    else state = byte === 0x90 || byte === 0x98 || byte >= 0x9d ? 'string' : 'ground';
  };

  const afterEscape = (byte: number, pass: Pass): void => {
    const letter = String.fromCharCode(byte);
    if (byte === ESC) return;
    if (letter === '[') {
      held.push(byte);
      state = 'csi';
    } else if ('()*+'.includes(letter)) {
      held.push(byte);
      state = 'charset';
    } else if ('78DEM'.includes(letter)) release(byte, pass);
    else state = ']PX^_'.includes(letter) ? 'string' : 'ground';
  };

  const insideCsi = (byte: number, pass: Pass): void => {
    if (byte < 0x20 || byte > 0x7e) {
      // Cancelled, broken or begun anew: nothing of it is shown.
      if (byte === ESC) hold(byte, 'escape');
      else if (byte === 0x18 || byte === 0x1a || byte > 0x7e) state = 'ground';
      return;
    }
    held.push(byte);
    if (byte < 0x40) {
      if (held.length > LONGEST_SEQUENCE) state = 'ground';
      return;
    }
    state = 'ground';
    if (mayPass(String.fromCharCode(...held.slice(2, -1)), byte)) pass(held);
  };

  return (chunk) => {
    if (state === 'ground' && !chunk.includes(ESC) && !chunk.includes(0xc2) && !chunk.includes(ENQ))
      return chunk;
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

function mayPass(parameters: string, final: number): boolean {
  if (final === 0x68 || final === 0x6c) return PRIVATE_MODES.test(parameters);
  return CSI_FINALS.has(final) && PLAIN_PARAMETERS.test(parameters);
}
