// Whether an option takes the next word: the rows against what the installed programs say themselves.

import { describe, expect, test } from 'vitest';
import type { OptionSpec } from '../../src/safety/commands/row.ts';
import { findRow, rowNames } from '../../src/safety/commands/rows.ts';
import {
  type Arity,
  type Asked,
  askGetopt,
  askGit,
  canCompile,
  canCutOff,
} from './option-arity/ask-programs.ts';

/** What a row may say of an option of that arity; `either` has both readings judged. */
const FITS: Readonly<Record<Arity, readonly OptionSpec['value'][]>> = {
  none: ['none', 'either'],
  required: ['required', 'either'],
  // Letters behind one that the row takes for a flag are read as options, so none is hidden.
  optional: ['optional', 'either', 'none'],
};

/** Where the row is right and the program says something else, by program and option, and why. */
const DEVIATIONS: Readonly<Record<string, string>> = {};

/** `ls -T: none, but required`. */
function wrongIn(asked: ReadonlyMap<string, Asked>): string[] {
  const wrong: string[] = [];
  for (const [name, options] of asked)
    for (const [option, arity] of options) {
      const spec = findRow(name)?.options.get(option);
      if (spec === undefined || FITS[arity].includes(spec.value)) continue;
      // A word that is only joined by `=` hides nothing.
      if (option.startsWith('--') && spec.value === 'optional' && arity === 'none') continue;
      const place = `${name} ${option}`;
      if (!(place in DEVIATIONS)) wrong.push(`${place}: ${spec.value}, but ${arity}`);
    }
  return wrong.sort();
}

const withOptions = rowNames().filter((name) => (findRow(name)?.options.size ?? 0) > 0);

describe('the options of a row take what the program takes', () => {
  test.skipIf(!canCutOff || !canCompile)(
    'by what it hands to getopt (cc, bwrap)',
    async () => {
      const asked = await askGetopt(withOptions.filter((name) => !name.includes(' ')));
      // More than the tools of any system.
      expect(asked.size).toBeGreaterThan(30);
      expect(wrongIn(asked)).toEqual([]);
    },
    240_000,
  );

  test.skipIf(!canCutOff)(
    'by what git prints for -h (bwrap)',
    async () => {
      const asked = await askGit(withOptions.filter((name) => /^git [a-z-]+$/.test(name)));
      expect(asked.size).toBeGreaterThan(10);
      expect(wrongIn(asked)).toEqual([]);
    },
    240_000,
  );
});
