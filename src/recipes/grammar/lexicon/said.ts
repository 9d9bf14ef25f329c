// Reads the value of a slot.

import type { Day } from '../../slots/slot-values.ts';
import type { Said } from '../language/scan.ts';
import type { Size, Span, Token } from '../language/token.ts';

/** The text of a slot's first value; empty if the slot was left out. */
export function raw(said: Said, name: string): string {
  return said[name]?.[0]?.raw ?? '';
}

export function raws(said: Said, name: string): readonly string[] {
  return (said[name] ?? []).map((token) => token.raw);
}

export function has(said: Said, name: string): boolean {
  return said[name] !== undefined;
}

/** Whether the text itself may be meant: it is in quotes, or a variable. */
export function isGiven({ given, raw }: Token): boolean {
  return given === true || raw.startsWith('$');
}

export function count(said: Said, name = 'n'): number {
  const [token] = said[name] ?? [];
  return token?.number ?? (Number(token?.raw) || 0);
}

export function sizeOf(said: Said, name = 'size'): Size {
  return said[name]?.[0]?.size ?? { amount: 0, unit: 'c' };
}

export function spanOf(said: Said, name = 'span'): Span {
  return said[name]?.[0]?.span ?? { amount: 1, unit: 'days' };
}

export function dayOf(said: Said, name = 'day'): Day | undefined {
  return said[name]?.[0]?.day;
}

export function first(said: Said, name: string): Token | undefined {
  return said[name]?.[0];
}
