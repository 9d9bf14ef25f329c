// Cuts a long text into blocks that can be masked one by one: no line and no private key lies in two of them.

/** UTF-16 units. */
const BLOCK = 64 * 1024;
/** Longer lines are not written for people. */
const LONGEST_LINE = 4 * BLOCK;
/** Around a cut inside a line, so that neither half of a secret stays. */
const GAP = 4 * 1024;

const GAP_NOTE = '[... a part of this very long line is left out ...]';

export function* blocksOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const to = endOfBlock(text, from);
    const whole = to === text.length || text[to - 1] === '\n';
    yield whole ? text.slice(from, to) : text.slice(from, to - GAP) + GAP_NOTE;
    from = whole ? to : Math.min(text.length, to + GAP);
  }
}

function endOfBlock(text: string, from: number): number {
  const end = lineEnd(text, from, from + BLOCK);
  const key = text.slice(from, end).lastIndexOf('-----BEGIN ');
  if (key === -1) return end;
  // A private key is shorter than a block; an unterminated one is not a key.
  const close = text.slice(from + key, from + key + BLOCK).indexOf('-----END ');
  return close === -1
    ? Math.max(end, lineEnd(text, from, from + key + BLOCK))
    : Math.max(end, lineEnd(text, from, from + key + close));
}

/** Just after the first line end at or behind `least`; inside the line where that is too far away. */
function lineEnd(text: string, from: number, least: number): number {
  if (least >= text.length) return text.length;
  const newline = text.indexOf('\n', least);
  const end = newline === -1 ? text.length : newline + 1;
  return end - from > LONGEST_LINE + BLOCK
    ? Math.min(text.length, Math.max(least, from + LONGEST_LINE))
    : end;
}
