// Byte strings for property tests.

import fc from 'fast-check';

/** Cuts the bytes at the given places, each taken modulo the length; some pieces may be empty. */
export function cutInto(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const cuts = places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b);
  const edges = [0, ...cuts, bytes.length];
  return edges.slice(1).map((edge, at) => bytes.subarray(edges[at], edge));
}

/** Any byte but NUL. */
export const fieldBytes = fc.uint8Array({ min: 1, max: 255, maxLength: 200 });
