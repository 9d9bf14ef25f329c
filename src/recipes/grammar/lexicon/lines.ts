// What is done with the lines of files, of texts and of what a command prints.

import { LINE_FORMS } from './line-forms.ts';
import { MORE } from './lines/around-source.ts';
import { MATCHES } from './lines/by-content.ts';
import { CUTS } from './lines/by-position.ts';
import { CHANGES } from './lines/changes.ts';
import { NAMED_CHARACTERS } from './lines/characters.ts';
import { COLUMNS } from './lines/columns.ts';
import { COUNTS } from './lines/counts.ts';
import { FORMS } from './lines/forms.ts';
import { SORTS } from './lines/order.ts';
import type { LineRule } from './lines/rule.ts';
import { SOURCES, withSource } from './lines/sources.ts';

const FILLERS: readonly LineRule[] = [
  {
    patterns: ['(to|on) (stdout|standard output|screen|console|terminal)'],
    means: () => [{ is: 'shown' }],
    favour: -0.35,
  },
  {
    patterns: [
      '(and|then|also|each|it|them|the|only|line|content|file|of|in this case {text:quoted})',
      '(in this case) {text:quoted}',
      '(that|which) (are|is)',
      'in (file|it|them)',
      '(sorted alphabetically)',
    ],
    means: () => [{ is: 'nothing' }],
    favour: -0.35,
  },
];

export const LINES: readonly LineRule[] = [
  ...SOURCES,
  ...CUTS,
  ...MATCHES,
  ...NAMED_CHARACTERS,
  ...CHANGES,
  ...SORTS,
  ...COUNTS,
  ...COLUMNS,
  ...FORMS,
  ...FILLERS,
  ...MORE,
  ...LINE_FORMS,
].map(withSource);
