// Reads a command of any length from standard input.

/** More than any text that is judged; of a longer one only the beginning is kept, and the verdict is on its length. */
export const LONGEST_INPUT = 1 << 20;

/** Without newlines at the end. Bytes that are not UTF-8 become U+FFFD, which is judged like any unusual character. */
export async function readAll(input: AsyncIterable<Uint8Array | string>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let room = LONGEST_INPUT;
  for await (const chunk of input) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    if (room > 0) pieces.push(bytes.subarray(0, room));
    room = Math.max(0, room - bytes.length);
  }
  return Buffer.concat(pieces)
    .toString('utf8')
    .replace(/(?<!\n)\n+$/, '');
}
