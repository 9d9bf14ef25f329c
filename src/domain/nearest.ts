// The name that a mistyped one probably means.

/** The name within an edit distance of a third of its letters, or undefined; of two equally near, the one of the same length. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({
      name,
      distance: distance(word.toLowerCase().slice(0, 40), name.toLowerCase()),
      longer: Math.abs(word.length - name.length),
    }))
    .sort((a, b) => a.distance - b.distance || a.longer - b.longer);
  const [best] = ranked;
  // Of a short word at least half stays: `foo` is not meant for `root`.
  const shorter = best === undefined ? 0 : Math.min(word.length, best.name.length);
  return best !== undefined && best.distance <= Math.min(Math.max(2, best.name.length / 3), shorter / 2)
    ? best.name
    : undefined;
}

/** Insertions, deletions, replacements and swaps of neighbours between two words. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const cell = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      rows[i]?.push(Math.min(replaced, cell(i - 1, j) + 1, cell(i, j - 1) + 1, swap));
    }
  }
  return cell(a.length, b.length);
}
