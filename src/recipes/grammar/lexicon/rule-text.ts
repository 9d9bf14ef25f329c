// Rules as text, see `words/row-text.ts`: the head is what the patterns below it mean; `is` may say `favour` and `sure`.

import { type Notation, plainKeys, rowTexts, valuesOf } from '../../words/row-text.ts';
import type { Rule } from '../language/scan.ts';
import type { TableFact } from '../tables/request.ts';
import type { FileFact } from './file-facts.ts';
import type { LineFact } from './line-facts.ts';

const NOTATION: Notation = { keys: plainKeys('onlyWith'), flags: ['favour', 'sure'] };

const rulesOf = <Fact>() =>
  /* @__PURE__ */ rowTexts<Rule<Fact>, Rule<Fact>['means'] | RegExp>(
    (row) => ({
      patterns: row.patterns,
      means: row.head as Rule<Fact>['means'],
      ...valuesOf(row, NOTATION),
    }),
    NOTATION,
  );

export const lineRules = /* @__PURE__ */ rulesOf<LineFact>();
export const fileRules = /* @__PURE__ */ rulesOf<FileFact>();
export const tableRules = /* @__PURE__ */ rulesOf<TableFact>();
