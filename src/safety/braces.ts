// Brace expansion of plain text: `{a,b}` and `{1..3}`.

const MAX = 64;

/** The alternatives of one brace, or undefined where its text is not plain. */
export function expandBraces(text: string): string[] | undefined {
  const inner = text.slice(1, -1);
  if (!text.startsWith('{') || !text.endsWith('}') || /[{}\\'"$`*?[\]()]/.test(inner)) return undefined;
  if (inner.includes(',')) {
    const items = inner.split(',');
    return items.length > MAX ? undefined : items;
  }
  const range = /^(-?\d+|[a-zA-Z])\.\.(-?\d+|[a-zA-Z])(?:\.\.-?\d+)?$/.exec(inner);
  if (range === null) return undefined;
  const [, from = '', to = ''] = range;
  return expandRange(from, to);
}

function expandRange(from: string, to: string): string[] {
  const letters = /[a-zA-Z]/.test(from + to);
  const start = letters ? (from.codePointAt(0) ?? 0) : Number(from);
  const end = letters ? (to.codePointAt(0) ?? 0) : Number(to);
  const step = start <= end ? 1 : -1;
  // Numbers in the middle of a long range never differ in kind from its ends.
  if (Math.abs(end - start) >= MAX) return [from, to];
  const items: string[] = [];
  for (let at = start; step > 0 ? at <= end : at >= end; at += step) {
    items.push(letters ? String.fromCodePoint(at) : String(at));
  }
  return items;
}
