// Compares a typed word with a word of the rows, allowing plurals and one typo in longer words.

export type Likeness = 'same' | 'slip' | 'different';

/** `slips`: the word is long enough and not used by the rows, so that it may be a typo of another. */
export function spelledLike(word: string, meant: string, slips = false): Likeness {
  if (word === meant || isPlural(word, meant)) return 'same';
  if (!slips) return 'different';
  const slipped =
    (meant.length > 4 && oneSlip(word, meant)) || (meant.length > 3 && oneSlip(word, `${meant}s`));
  return slipped ? 'slip' : 'different';
}

const EVERYDAY =
  'the and what how which many much all are here with where when list show find file files folder folders directory directories line lines size name biggest largest newest oldest count copy move delete remove make open sort'.split(
    ' ',
  );

/** Everyday words with two neighbours swapped, which are no words themselves. */
const SWAPPED: ReadonlyMap<string, string> = new Map([
  ['wich', 'which'],
  ['foler', 'folder'],
  ...EVERYDAY.flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at): [string, string] => [
      `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
      word,
    ]).filter(([swapped]) => !EVERYDAY.includes(swapped)),
  ),
]);

/** What was meant; the word itself where it is spelled as it should be. */
export function unswapped(lower: string): string {
  return SWAPPED.get(lower) ?? lower;
}

/** Short words are too similar to each other. */
export function mayBeSlip(word: string): boolean {
  return word.length > 3;
}

function isPlural(word: string, meant: string): boolean {
  if (meant.endsWith('s')) return false;
  return (
    word === `${meant}s` ||
    word === `${meant}es` ||
    (meant.endsWith('y') && word === `${meant.slice(0, -1)}ies`)
  );
}

/** One letter too many, too few, two neighbours swapped; in words of six letters and more also another letter. */
export function oneSlip(a: string, b: string): boolean {
  const [lastA, lastB] = [a.length - 1, b.length - 1];
  if (Math.abs(lastA - lastB) > 1) return false;
  // One slip does not change both ends.
  if (lastA > 1 && lastB > 1 && a[0] !== b[0] && a[lastA] !== b[lastB]) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let back = 0;
  while (back < Math.min(a.length, b.length) - from && a[a.length - 1 - back] === b[b.length - 1 - back])
    back += 1;
  const [left, right] = [a.length - from - back, b.length - from - back];
  if (left <= 1 && right <= 1) return left !== right || b.length > 5;
  return left === 2 && right === 2 && a[from] === b[from + 1] && a[from + 1] === b[from];
}
