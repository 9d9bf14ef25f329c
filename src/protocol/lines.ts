// The wire format on text streams: one line a message, its fields in base64, each with a dot before it.

import { createFieldDecoder } from './fields.ts';

const NEWLINE = 0x0a;

/** A message as `encodeFields` made it, as one line with its newline. */
export function encodeLine(message: Uint8Array): Uint8Array {
  const fields = createFieldDecoder(1)(message).flat();
  return Buffer.from(`${fields.map((field) => `.${Buffer.from(field).toString('base64')}`).join(' ')}\n`);
}

/** Feeds on chunks cut anywhere and returns the fields of each line that is complete so far. */
export function createLineDecoder(): (chunk: Uint8Array) => Uint8Array[][] {
  let pending: Uint8Array[] = [];
  return (chunk) => {
    const messages: Uint8Array[][] = [];
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      messages.push(decodeLine(Buffer.concat([...pending, chunk.subarray(from, end)])));
      pending = [];
      from = end + 1;
    }
    // A Buffer's own `slice` would share its memory.
    if (from < chunk.length) pending.push(Uint8Array.from(chunk.subarray(from)));
    return messages;
  };
}

function decodeLine(line: Buffer): Uint8Array[] {
  return line
    .toString('latin1')
    .trimEnd()
    .split(' ')
    .map((field) => Uint8Array.from(Buffer.from(field.slice(1), 'base64')));
}
