// The shape of one kind of secret in the tables, and the ways to find it.

/** UTF-16 units of the text, from and to. */
export type Span = readonly [from: number, to: number];

/**
 * One kind of secret. `find` takes time linear in the text, on hostile text too. Examples are masked, look-alikes
 * are not; both are tests. They are written in parts where a scanner of repositories would take them for real.
 */
export type SecretRow = {
  readonly kind: string;
  readonly find: (text: string) => Iterable<Span>;
  readonly examples: readonly string[];
  readonly lookAlikes: readonly string[];
};

/** Every match is a secret. */
export function matches(pattern: RegExp): SecretRow['find'] {
  return function* find(text) {
    for (const { index, 0: found } of text.matchAll(pattern)) yield [index, index + found.length];
  };
}

/** What `value` (sticky) matches right after each match of `before`. The value may hold further secrets. */
export function after(
  before: RegExp,
  value: RegExp,
  accept: (value: string) => boolean = () => true,
): SecretRow['find'] {
  return function* find(text) {
    for (const { index, 0: head } of text.matchAll(before)) {
      const from = index + head.length;
      value.lastIndex = from;
      const found = value.exec(text)?.[0];
      if (found && accept(found)) yield [from, from + found.length];
    }
  };
}
