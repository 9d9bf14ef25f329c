// Lines by the kind of character they begin with, end with or contain, and what cannot be seen in them.

import type { LineFact } from '../line-facts.ts';
import { lineRules } from '../rule-text.ts';
import { raw } from '../said.ts';
import { counted, type LineRule, step } from './rule.ts';

const LINE = '<show>? (only)? (every)? line (that|which|who|whose first character is)?';

const bracket =
  (around: (set: string) => string): LineRule['means'] =>
  (said) => [step('match', { text: around(`[${raw(said, 'oneCharacter')}]`), flags: '' })];

const UNSEEN: Readonly<Record<string, LineFact>> = {
  tab: step('withTab'),
  trailing: step('match', { text: '[[:space:]]$', flags: '' }),
  leading: step('match', { text: '^[[:space:]]', flags: '' }),
  special: step('notAscii'),
};

export const KINDS_OF_CHARACTERS: readonly LineRule[] = lineRules`
${bracket((set) => `^${set}`)}
  ${LINE} <begin> <oneCharacter>
${bracket((set) => `${set}$`)}
  ${LINE} <end> <oneCharacter>
${bracket((set) => set)}
  ${LINE} <contain> (at least one)? <oneCharacter>
${(said) => {
  const found = UNSEEN[raw(said, 'unseen')];
  return found && [found, ...counted(said)];
}}
  is: favour 1
  ${LINE} <contain> <unseen>
  <counting> line <contain> <unseen>
  (is|are) there <unseen>
${() => [step('notAscii')]}
  (<show>|find|highlight)? (non-ascii|nonascii|non ascii|unicode|special|accented|non-english) (character|letter|char)? (in|of|from)?
`;
