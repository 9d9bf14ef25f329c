// Lines by the kind of character they begin with, end with or contain, and what cannot be seen in them.

import type { LineFact } from '../line-facts.ts';
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

export const KINDS_OF_CHARACTERS: readonly LineRule[] = [
  { patterns: [`${LINE} <begin> <oneCharacter>`], means: bracket((set) => `^${set}`), favour: 1 },
  { patterns: [`${LINE} <end> <oneCharacter>`], means: bracket((set) => `${set}$`) },
  { patterns: [`${LINE} <contain> (at least one)? <oneCharacter>`], means: bracket((set) => set) },
  {
    patterns: [`${LINE} <contain> <unseen>`, '<counting> line <contain> <unseen>', '(is|are) there <unseen>'],
    means: (said) => {
      const found = UNSEEN[raw(said, 'unseen')];
      return found && [found, ...counted(said)];
    },
    favour: 1,
  },
  {
    patterns: [
      '(<show>|find|highlight)? (non-ascii|nonascii|non ascii|unicode|special|accented|non-english) (character|letter|char)? (in|of|from)?',
    ],
    means: () => [step('notAscii')],
  },
];
