// Evaluates the common tests of a find expression, to tell what a deletion would take.

import type { Dirent, Stats } from 'node:fs';

export type Entry = {
  readonly path: string;
  /** As find writes it, from its starting point; undefined where that is not known. */
  readonly written: string | undefined;
  readonly name: string;
  readonly depth: number;
  readonly kind: Pick<Dirent, 'isFile' | 'isDirectory' | 'isSymbolicLink'>;
  readonly stats: () => Stats | undefined;
  readonly isEmpty: () => boolean;
  readonly has: (kind: string, name: string) => boolean;
};

/** `matches`: the action would be reached. `prune`: what is in the folder is not looked at. */
export type Seen = { readonly matches: boolean; readonly prune: boolean };

type State = { prune: boolean };
type Test = (entry: Entry, state: State) => boolean;

export type Expression = {
  readonly least: number;
  readonly most: number;
  readonly look: (entry: Entry) => Seen;
};

/** Undefined where a test is not known here. `now` in milliseconds. `paths`: what find writes is known. */
export function parseTests(
  words: readonly string[],
  { now, paths }: { readonly now: number; readonly paths: boolean },
): Expression | undefined {
  if (!paths && words.some((word) => /^-i?(?:path|wholename)$/.test(word))) return undefined;
  const reader = new Reader(words, now);
  const alternatives = reader.alternatives();
  const last = alternatives?.at(-1);
  if (alternatives === undefined || last === undefined || !reader.done()) return undefined;
  return {
    least: reader.least,
    most: reader.most,
    look(entry) {
      const state = { prune: false };
      // The action is in the last alternative, which is only tried where those before it are false.
      const before = alternatives.slice(0, -1).some((test) => test(entry, state));
      return { matches: !before && last(entry, state), prune: state.prune };
    },
  };
}

class Reader {
  least = 0;
  most = Number.POSITIVE_INFINITY;
  readonly #words: readonly string[];
  readonly #now: number;
  #at = 0;

  constructor(words: readonly string[], now: number) {
    this.#words = words;
    this.#now = now;
  }

  done(): boolean {
    return this.#at === this.#words.length;
  }

  alternatives(): Test[] | undefined {
    const found: Test[] = [];
    do {
      const tests: Test[] = [];
      while (!this.done() && !/^(-o|-or|\))$/.test(this.#words[this.#at] ?? '')) {
        const test = this.#test();
        if (test === undefined) return undefined;
        tests.push(test);
      }
      found.push((entry, state) => tests.every((test) => test(entry, state)));
    } while (/^-or?$/.test(this.#words[this.#at] ?? '') && this.#next() !== undefined);
    return found;
  }

  #next(): string | undefined {
    return this.#words[this.#at++];
  }

  #test(): Test | undefined {
    const word = this.#next() ?? '';
    switch (word) {
      case '-a':
      case '-and':
      case '-print':
        return () => true;
      case '!':
      case '-not': {
        const test = this.#test();
        return test && ((entry, state) => !test(entry, state));
      }
      case '(': {
        const inner = this.alternatives();
        return this.#next() === ')' && inner !== undefined
          ? (entry, state) => inner.some((test) => test(entry, state))
          : undefined;
      }
      case '-prune':
        return (_, state) => {
          state.prune = true;
          return true;
        };
      case '-empty':
        return (entry) => entry.isEmpty();
      case '-exec':
        return this.#exists();
      default:
        return this.#valued(word, this.#next());
    }
  }

  /** `-exec test -d {}/refs ;` */
  #exists(): Test | undefined {
    const [program, option = '', path = '', end] = this.#words.slice(this.#at, this.#at + 4);
    this.#at += 4;
    if (program !== 'test' || end !== ';' || !path.startsWith('{}/') || !/^-[df]$/.test(option))
      return undefined;
    return (entry) => entry.has(option.slice(1), path.slice(3));
  }

  #valued(word: string, value: string | undefined): Test | undefined {
    if (value === undefined) return undefined;
    switch (word) {
      case '-mindepth':
        this.least = Number(value);
        return () => true;
      case '-maxdepth':
        this.most = Number(value);
        return () => true;
      case '-name':
      case '-iname': {
        // Classes have their own rules in each locale.
        if (/[[\\]/.test(value)) return undefined;
        const pattern = globPattern(value, word === '-iname' ? 'is' : 's');
        return (entry) => pattern.test(entry.name);
      }
      case '-path':
      case '-ipath': {
        if (/[[\\]/.test(value)) return undefined;
        const pattern = globPattern(value, word === '-ipath' ? 'is' : 's');
        return ({ written }) => pattern.test(written ?? '');
      }
      case '-type':
        return typeTest(value);
      case '-size':
        return sizeTest(value);
      case '-mtime':
        return ageTest(value, 86_400_000, this.#now);
      case '-mmin':
        return ageTest(value, 60_000, this.#now);
      default:
        return undefined;
    }
  }
}

/** `*` and `?`, against a whole name. */
export function globPattern(glob: string, flags: string): RegExp {
  const source = glob.replace(/[*?]|[^*?]/gs, (character) =>
    character === '*' ? '.*' : character === '?' ? '.' : character.replace(/[\\^$.|+()[\]{}/-]/, '\\$&'),
  );
  return new RegExp(`^${source}$`, flags);
}

function typeTest(value: string): Test | undefined {
  if (value === 'f') return ({ kind }) => kind.isFile();
  if (value === 'd') return ({ kind }) => kind.isDirectory();
  return value === 'l' ? ({ kind }) => kind.isSymbolicLink() : undefined;
}

const UNITS: Readonly<Record<string, number>> = { c: 1, k: 1024, M: 1024 ** 2, G: 1024 ** 3 };

/** Sizes are rounded up to the unit (find(1)). */
function sizeTest(value: string): Test | undefined {
  const [, sign = '', digits = '', unit = ''] = /^([+-]?)(\d+)([ckMG])$/.exec(value) ?? [];
  const size = UNITS[unit];
  if (size === undefined) return undefined;
  return ({ stats }) => compares(Math.ceil((stats()?.size ?? 0) / size), sign, Number(digits));
}

/** Whole units of age, the fraction dropped. */
function ageTest(value: string, unit: number, now: number): Test | undefined {
  const [, sign = '', digits] = /^([+-]?)(\d+)d?$/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  return ({ stats }) => compares(Math.floor((now - (stats()?.mtimeMs ?? now)) / unit), sign, Number(digits));
}

function compares(found: number, sign: string, wanted: number): boolean {
  return sign === '+' ? found > wanted : sign === '-' ? found < wanted : found === wanted;
}
