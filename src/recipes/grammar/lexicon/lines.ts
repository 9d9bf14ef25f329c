// All rules about lines of files, texts and a command's output.

import { MORE } from './lines/around-source.ts';
import { ASKED } from './lines/asked.ts';
import { MATCHES, MENTIONS } from './lines/by-content.ts';
import { CUTS } from './lines/by-position.ts';
import { CHANGES } from './lines/changes.ts';
import { NAMED_CHARACTERS } from './lines/characters.ts';
import { COLUMNS } from './lines/columns.ts';
import { COMMANDS } from './lines/command-sources.ts';
import { COUNTS } from './lines/counts.ts';
import { ENDS } from './lines/ends.ts';
import { EXTRACTS } from './lines/extracts.ts';
import { FORMS } from './lines/forms.ts';
import { HEADED_TABLES } from './lines/headed-tables.ts';
import { KINDS_OF_CHARACTERS } from './lines/kinds-of-characters.ts';
import { DUMPS, NUMBERS, WRAPS } from './lines/layout.ts';
import { LOGS } from './lines/logs.ts';
import { MARKUP } from './lines/markup.ts';
import { NUMERIC } from './lines/numeric.ts';
import { SORTS } from './lines/order.ts';
import { PLAIN_TEXT } from './lines/plain-text.ts';
import { REPEATS } from './lines/repeats.ts';
import type { LineRule } from './lines/rule.ts';
import { SEARCHES } from './lines/searches.ts';
import { SEPARATED_COLUMNS, TABLES } from './lines/separated-columns.ts';
import { SETTINGS } from './lines/settings.ts';
import { SOURCES, withSource } from './lines/sources.ts';
import { WIDTHS } from './lines/widths.ts';

const FILLERS: readonly LineRule[] = [
  { patterns: ['(to|on) (stdout|standard output|screen|console|terminal)'], means: () => [{ is: 'shown' }] },
  {
    patterns: ['(and|then|also|each|it|them|the|only|line|content|file|of|in this case {text:quoted})'],
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
  ...SEPARATED_COLUMNS,
  ...TABLES,
  ...WRAPS,
  ...NUMBERS,
  ...REPEATS,
  ...SEARCHES,
  ...DUMPS,
  ...COMMANDS,
  ...ENDS,
  ...WIDTHS,
  ...HEADED_TABLES,
  ...PLAIN_TEXT,
  ...LOGS,
  ...MENTIONS,
  ...ASKED,
  ...EXTRACTS,
  ...MARKUP,
  ...NUMERIC,
  ...KINDS_OF_CHARACTERS,
  ...SETTINGS,
].map(withSource);
