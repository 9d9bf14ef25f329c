// How large the engine for plain requests is. A figure that falls lowers its ceiling; none is raised.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FILE_RULES, LINE_RULES, SAYING_RULES, TABLE_RULES } from '../../src/recipes/grammar/domains.ts';
import type { Rule } from '../../src/recipes/grammar/language/scan.ts';
import { RECIPES } from '../../src/recipes/table.ts';

const SOURCE = join(import.meta.dirname, '../../src/recipes');
const files = globSync('**/*.ts', { cwd: SOURCE }).map((path) => readFileSync(join(SOURCE, path), 'utf8'));

/** Each once: some are in two domains. */
const rules = [
  ...new Map(
    [...FILE_RULES, ...LINE_RULES, ...SAYING_RULES, ...TABLE_RULES].map(
      (rule: Rule<unknown>) => [rule.patterns, rule] as const,
    ),
  ).values(),
];

const MEASURED = {
  files: files.length,
  lines: files.reduce((sum, text) => sum + text.split('\n').length - 1, 0),
  rows: RECIPES.length,
  rules: rules.length,
  patterns: rules.reduce((sum, { patterns }) => sum + patterns.length, 0),
  /** Rules that are preferred or put back by hand. */
  preferred: rules.filter(({ favour }) => favour !== undefined).length,
};

const CEILINGS: typeof MEASURED = {
  files: 270,
  lines: 33_192,
  rows: 303,
  rules: 1134,
  patterns: 2575,
  preferred: 95,
};

describe.each(Object.entries(CEILINGS) as readonly (readonly [keyof typeof MEASURED, number])[])(
  '%s: at most %d',
  (figure, ceiling) => {
    test('is not passed', () => expect(MEASURED[figure]).toBeLessThanOrEqual(ceiling));

    test('is no more than a fiftieth above what there is', () =>
      expect(ceiling).toBeLessThanOrEqual(Math.ceil(MEASURED[figure] * 1.02)));
  },
);
