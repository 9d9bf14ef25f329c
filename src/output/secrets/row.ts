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

/** Looks only where one of the signs is: most texts hold none, and a pattern takes a while to compile. */
export function where(signs: readonly string[], find: SecretRow['find']): SecretRow['find'] {
  return (text) => (signs.some((sign) => text.includes(sign)) ? find(text) : []);
}

/** A variable, a placeholder or a command's output is not the secret itself. */
export function isNoReference(value: string): boolean {
  return !/^(?:\$[A-Za-z_{(]|<|\{\{|\{[\w.]|%[({sv]|\[masked|\*+$|`|x{4,}$)/i.test(value.trimStart());
}

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

/** What test programs print, such as `PASS: test2`. */
export function isTestReport(text: string): boolean {
  return REPORT.test(text);
}

const REPORT =
  /^[ \t]*(?:--- PASS: Test|(?:X?PASS|X?FAIL|SKIP|UNSUPPORTED): [^\n]*\n(?:X?PASS|X?FAIL|SKIP|UNSUPPORTED|# \w+): )/m;
