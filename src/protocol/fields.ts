// The wire format of messages: a fixed number of fields, each a byte string ended by NUL.

const NUL = 0;
const encoder = new TextEncoder();

/** One message as bytes. A field may hold any byte but NUL, which ends it; a NUL inside throws. */
export function encodeFields(fields: readonly (string | Uint8Array)[]): Uint8Array {
  const parts = fields.map((field) => (typeof field === 'string' ? encoder.encode(field) : field));
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length + 1, 0));
  let at = 0;
  for (const part of parts) {
    if (part.includes(NUL)) throw new RangeError('A protocol field cannot hold a NUL byte.');
    bytes.set(part, at);
    at += part.length + 1;
  }
  return bytes;
}

/** Feeds on chunks cut anywhere and returns the messages of `count` fields that are complete so far. */
export function createFieldDecoder(count: number): (chunk: Uint8Array) => Uint8Array[][] {
  let pending: Uint8Array[] = [];
  let fields: Uint8Array[] = [];
  return (chunk) => {
    const messages: Uint8Array[][] = [];
    let from = 0;
    for (let end = chunk.indexOf(NUL); end >= 0; end = chunk.indexOf(NUL, from)) {
      fields.push(join([...pending, chunk.subarray(from, end)]));
      pending = [];
      from = end + 1;
      if (fields.length < count) continue;
      messages.push(fields);
      fields = [];
    }
    // A Buffer's own `slice` would share its memory.
    if (from < chunk.length) pending.push(Uint8Array.from(chunk.subarray(from)));
    return messages;
  };
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
