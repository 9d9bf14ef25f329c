// Compares a typed word with a word of the rows, allowing plurals and one typo in longer words; lists of such words.

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

/** Words by their length, between spaces, in the order in which they were given: V8 searches it sooner than it makes a set. */
export type WordLines = readonly string[];

export function wordLines(words: Iterable<string>): WordLines {
  const lines: string[] = [];
  for (const word of new Set(words)) lines[word.length] = `${lines[word.length] ?? ' '}${word} `;
  return Array.from(lines, (line) => line ?? '');
}

export class WordList {
  readonly lines: WordLines;
  readonly #firsts: number[] = [];

  constructor(lines: WordLines) {
    this.lines = lines;
  }

  get size(): number {
    return this.#firstOf(this.lines.length);
  }

  has(word: string): boolean {
    return this.lines[word.length]?.includes(` ${word} `) === true;
  }

  /** From 0, by length and then in order; -1 where the word is not listed. */
  numberOf(word: string): number {
    const at = this.lines[word.length]?.indexOf(` ${word} `) ?? -1;
    return at === -1 ? -1 : this.#firstOf(word.length) + at / (word.length + 1);
  }

  /** All words that one slip may have made this one, and others; also those that are so with an `s`. */
  near(word: string): readonly string[] {
    // A slip leaves so many letters at the beginning or at the end as they are.
    const left = (word.length - 1) >> 1;
    const head = ` ${word.slice(0, left)}`;
    const tails = [`${word.slice(-left)} `];
    if (word.endsWith('s')) tails.push(`${word.slice(-left, -1)} `);
    const found: string[] = [];
    for (let length = Math.max(word.length - 2, 1); length < word.length + 2; length += 1) {
      const line = this.lines[length] ?? '';
      for (let at = line.indexOf(head); at !== -1; at = line.indexOf(head, at + 1))
        found.push(line.slice(at + 1, at + 1 + length));
      for (const tail of tails)
        for (let at = line.indexOf(tail, 1); at !== -1; at = line.indexOf(tail, at + 1))
          found.push(line.slice(at + tail.length - 1 - length, at + tail.length - 1));
    }
    return [...new Set(found)];
  }

  #firstOf(length: number): number {
    let known = this.#firsts[length];
    if (known === undefined) {
      known = 0;
      for (let each = 0; each < length; each += 1)
        known += Math.max((this.lines[each]?.length ?? 0) - 1, 0) / (each + 1);
      this.#firsts[length] = known;
    }
    return known;
  }
}
