// A pattern that is compiled once a text may match it. The build puts it in the place of the regular expressions in
// `src/`: V8 takes up to milliseconds to compile one, a question is compared with thousands, and most of them need a
// word that it does not hold.

let lastText = '';
let lastLower = '';

function lowerOf(text: string): string {
  if (text !== lastText) {
    lastText = text;
    lastLower = text.toLowerCase();
  }
  return lastLower;
}

class GuardedPattern {
  // Without fields of the class's own: making them is what a thousand patterns cost.
  declare readonly flags: string;
  declare private readonly write: string | (() => string);
  declare private readonly needs: string | undefined;
  declare private needed: readonly string[] | undefined;
  declare private made: RegExp | undefined;

  constructor(source: string | (() => string), flags: string, needs: string | undefined) {
    this.write = source;
    this.flags = flags;
    this.needs = needs;
    this.needed = undefined;
    this.made = undefined;
  }

  private get pattern(): RegExp {
    const write = this.write;
    this.made ??= new RegExp(typeof write === 'string' ? write : write(), this.flags);
    return this.made;
  }

  /** Whether the text cannot match. Where the pattern is compiled it is as fast to let that tell. */
  private misses(text: unknown): boolean {
    const needs = this.needs;
    if (this.made !== undefined || needs === undefined || typeof text !== 'string') return false;
    const lower = lowerOf(text);
    this.needed ??= needs.split('\n');
    for (const needed of this.needed) if (lower.includes(needed)) return false;
    return true;
  }

  get source(): string {
    return this.pattern.source;
  }

  get global(): boolean {
    return this.flags.includes('g');
  }

  get unicode(): boolean {
    return this.flags.includes('u');
  }

  get lastIndex(): number {
    return this.made?.lastIndex ?? 0;
  }

  set lastIndex(at: number) {
    this.pattern.lastIndex = at;
  }

  test(text: string): boolean {
    return !this.misses(text) && this.pattern.test(text);
  }

  exec(text: string): RegExpExecArray | null {
    return this.misses(text) ? null : this.pattern.exec(text);
  }

  [Symbol.match](text: string): RegExpMatchArray | null {
    return this.misses(text) ? null : this.pattern[Symbol.match](text);
  }

  [Symbol.matchAll](text: string): Iterable<RegExpExecArray> {
    return this.misses(text) ? [].values() : this.pattern[Symbol.matchAll](text);
  }

  [Symbol.replace](text: string, by: string): string {
    return this.misses(text) ? text : this.pattern[Symbol.replace](text, by);
  }

  [Symbol.search](text: string): number {
    return this.misses(text) ? -1 : this.pattern[Symbol.search](text);
  }

  [Symbol.split](text: string, most?: number): string[] {
    return this.pattern[Symbol.split](text, most);
  }

  toString(): string {
    return this.pattern.toString();
  }
}

/**
 * Means `new RegExp(source, flags)`. `needs`: texts in lower case, a line each, of which a match holds one; without them
 * it is compiled when it is first used.
 */
export function guarded(source: string | (() => string), flags: string, needs?: string): RegExp {
  // All that the language and our code ask of a pattern.
  return new GuardedPattern(source, flags, needs) as unknown as RegExp;
}
