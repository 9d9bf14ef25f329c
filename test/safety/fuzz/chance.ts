// Choices that are the same for the same seed.

export type Chance = {
  /** From 0 up to 1. */
  readonly next: () => number;
  readonly pick: <T>(list: readonly T[]) => T;
};

export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  // The lists here are never empty.
  return { next, pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T };
}
