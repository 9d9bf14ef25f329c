// Rules as text, see `words/row-text.ts`: the head is what the patterns below it mean; `is` may say `favour` and `sure`.

import { flagsIn, rowTexts } from '../../words/row-text.ts';
import type { Rule } from '../language/scan.ts';
import type { TableFact } from '../tables/request.ts';
import type { FileFact } from './file-facts.ts';
import type { LineFact } from './line-facts.ts';

const rulesOf = <Fact>() =>
  /* @__PURE__ */ rowTexts<Rule<Fact>, Rule<Fact>['means'] | RegExp>(
    ({ head, keys, patterns }) => {
      const onlyWith = keys.get('onlyWith');
      return {
        patterns,
        means: head as Rule<Fact>['means'],
        ...flagsIn(keys.get('is')),
        ...(onlyWith instanceof RegExp ? { onlyWith } : {}),
      };
    },
    new Set(['is', 'onlyWith']),
  );

export const lineRules = /* @__PURE__ */ rulesOf<LineFact>();
export const fileRules = /* @__PURE__ */ rulesOf<FileFact>();
export const tableRules = /* @__PURE__ */ rulesOf<TableFact>();
