// Brace expansion of plain text: `{a,b}` and `{1..3}`.

import { MAY_SPLIT, UNKNOWN, withGlobs } from '../../judgement/word.ts';

const MAX = 64;

/** The alternatives of one brace, or undefined where its text is not plain. */
export function expandBraces(text: string): string[] | undefined {
  const inner = text.slice(1, -1);
  if (!text.startsWith('{') || !text.endsWith('}') || /[\\'"$`()]/.test(inner)) return undefined;
  if (inner.includes(',')) {
    const items = splitTop(inner)?.flatMap(expandItem);
    return items === undefined || items.length > MAX ? undefined : items;
  }
  const range = /^(-?\d+|[a-zA-Z])\.\.(-?\d+|[a-zA-Z])(?:\.\.-?\d+)?$/.exec(inner);
  if (range === null) return undefined;
  const [, from = '', to = ''] = range;
  return expandRange(from, to);
}

/** The pieces between the commas that are in no inner braces. */
function splitTop(inner: string): string[] | undefined {
  const items = [''];
  let depth = 0;
  for (const char of inner) {
    if (char === '{') depth++;
    else if (char === '}' && --depth < 0) return undefined;
    if (char === ',' && depth === 0) items.push('');
    else items[items.length - 1] += char;
  }
  return depth === 0 ? items : undefined;
}

/** `b{c,d}e` and the stars of one piece. */
function expandItem(item: string): string[] {
  const from = item.indexOf('{');
  if (from === -1) return [withGlobs(item)];
  const to = closing(item, from);
  const middle = to === undefined ? undefined : expandBraces(item.slice(from, to + 1));
  if (to === undefined || middle === undefined) return [`${UNKNOWN}${MAY_SPLIT}`];
  const ends = expandItem(item.slice(to + 1));
  if (middle.length * ends.length > MAX) return [`${UNKNOWN}${MAY_SPLIT}`];
  const [start = ''] = expandItem(item.slice(0, from));
  return middle.flatMap((part) => ends.map((end) => start + part + end));
}

function closing(text: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text.charAt(at) === '{') depth++;
    else if (text.charAt(at) === '}' && --depth === 0) return at;
  }
  return undefined;
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
