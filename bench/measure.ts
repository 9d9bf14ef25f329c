// Timing in interleaved pairs, so that a busy machine slows both sides alike.

export type Figure = {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
};

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Runs both `pairs` times in turn, after one round that does not count. Each gives its own milliseconds. */
export async function inPairs(
  pairs: number,
  ours: () => Promise<number>,
  other: () => Promise<number>,
): Promise<{ readonly ours: number; readonly other: number; readonly ratio: number }> {
  const measured: { ours: number; other: number }[] = [];
  for (let pair = 0; pair <= pairs; pair++) {
    const forwards = pair % 2 === 0;
    const first = await (forwards ? ours : other)();
    const second = await (forwards ? other : ours)();
    if (pair > 0) measured.push(forwards ? { ours: first, other: second } : { ours: second, other: first });
  }
  return {
    ours: median(measured.map((pair) => pair.ours)),
    other: median(measured.map((pair) => pair.other)),
    ratio: median(measured.map((pair) => pair.ours / pair.other)),
  };
}

export function times(ratio: number): string {
  return `${ratio.toFixed(2)} x`;
}
