// The index of every rule's patterns: worked out at load when beck runs from source, written down when it is built.

import { FILE_RULES, LINE_RULES, SAYING_RULES } from './domains.ts';
import { indexRules, type RuleIndex } from './language/scan.ts';

export const RULE_INDEX: Readonly<Record<'files' | 'lines' | 'sayings', RuleIndex>> = {
  files: indexRules(FILE_RULES),
  lines: indexRules(LINE_RULES),
  sayings: indexRules(SAYING_RULES),
};
