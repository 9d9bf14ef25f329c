// Lines by the kind of character they begin with, end with or contain, and what cannot be seen in them.

import { type LineRule, step } from './rule.ts';

const KINDS: readonly (readonly [said: string, characters: string])[] = [
  [
    '(capital|capital letter|uppercase|uppercase letter|uppercase character|big letter|capital character)',
    'A-Z',
  ],
  ['(small letter|lowercase|lowercase letter|lowercase character)', 'a-z'],
  ['(digit|number|numeral)', '0-9'],
  ['(vowel)', 'AEIOUaeiou'],
  ['(letter|alphabetic character)', 'A-Za-z'],
  ['(whitespace|space|blank|white space)', '[:space:]'],
];
const THAT = '(that|which|who|whose first character is)';

/** Regular expressions of what is not seen on a line. */
const UNSEEN: readonly (readonly [said: string, step: ReturnType<typeof step>])[] = [
  ['(tab|tab character|tabulator)', step('withTab')],
  [
    '(trailing (space|blank|whitespace)|(space|blank|whitespace) at (the)? end)',
    step('match', { text: '[[:space:]]$', flags: '' }),
  ],
  [
    '(leading (space|blank|whitespace)|(space|blank|whitespace) at (the)? (start|beginning)|indentation)',
    step('match', { text: '^[[:space:]]', flags: '' }),
  ],
  [
    '(non-ascii|nonascii|non ascii|unicode|special|accented|non-english) (character|letter|char)?',
    step('notAscii'),
  ],
];

export const KINDS_OF_CHARACTERS: readonly LineRule[] = [
  ...KINDS.flatMap(([said, characters]): readonly LineRule[] => [
    {
      patterns: [`<show>? (only)? (every)? line ${THAT}? (<begin>) ${said}`],
      means: () => [step('match', { text: `^[${characters}]`, flags: '' })],
      favour: 1,
    },
    {
      patterns: [`<show>? (only)? (every)? line ${THAT}? (<end>) ${said}`],
      means: () => [step('match', { text: `[${characters}]$`, flags: '' })],
      favour: 1,
    },
    {
      patterns: [`<show>? (only)? (every)? line ${THAT}? (<contain>) (at least one)? ${said}`],
      means: () => [step('match', { text: `[${characters}]`, flags: '' })],
      favour: 0.5,
    },
  ]),
  ...UNSEEN.flatMap(([said, found]): readonly LineRule[] => [
    {
      patterns: [
        `<show>? (only)? (every)? line ${THAT}? (<contain>) ${said}`,
        `(which|what) line (<contain>) ${said}`,
        `(is|are) there ${said}`,
        ...(said.startsWith('(non') ? [`(<show>|find|highlight)? ${said} (in|of|from)?`] : []),
      ],
      means: () => [found],
      favour: 1,
    },
    {
      patterns: [`(how many|count|count of) line (<contain>) ${said}`],
      means: () => [found, step('countLines')],
      favour: 1.2,
    },
  ]),
];
