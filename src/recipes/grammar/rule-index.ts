// The index of every rule's patterns: computed at load when beck runs from source, stored by the build.

import { FILE_RULES, LINE_RULES, SAYING_RULES, TABLE_RULES } from './domains.ts';
import { indexRules, type RuleIndex } from './language/scan.ts';

export const RULE_INDEX: Readonly<Record<'files' | 'lines' | 'sayings' | 'tables', RuleIndex>> = {
  files: indexRules(FILE_RULES),
  lines: indexRules(LINE_RULES),
  sayings: indexRules(SAYING_RULES),
  tables: indexRules(TABLE_RULES),
};
