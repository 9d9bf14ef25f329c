// All rules about lines of files, texts and a command's output.

import { MATCHES, MENTIONS } from './lines/by-content.ts';
import { CUTS } from './lines/by-position.ts';
import { CHANGES } from './lines/changes.ts';
import { COLUMNS } from './lines/columns.ts';
import { COMMANDS } from './lines/command-sources.ts';
import { COUNTS } from './lines/counts.ts';
import { ENDS } from './lines/ends.ts';
import { EXTRACTS } from './lines/extracts.ts';
import { FORMS } from './lines/forms.ts';
import { JOINS } from './lines/joins.ts';
import { KINDS_OF_CHARACTERS } from './lines/kinds-of-characters.ts';
import { LAYOUT } from './lines/layout.ts';
import { LOGS } from './lines/logs.ts';
import { MARKUP } from './lines/markup.ts';
import { NUMERIC } from './lines/numeric.ts';
import { SORTS } from './lines/order.ts';
import { PLAIN_TEXT } from './lines/plain-text.ts';
import { REPEATS } from './lines/repeats.ts';
import type { LineRule } from './lines/rule.ts';
import { SETTINGS } from './lines/settings.ts';
import { SOURCES, withSource } from './lines/sources.ts';
import { lineRules } from './rule-text.ts';

const FILLERS: readonly LineRule[] = lineRules`
${() => [{ is: 'nothing' }]}
  (and)? (show|print|give me|keep|display) (rest|remainder|what is left|everything else)
  i (only|just)? (want|need|would like) (to see|see)?
  (with no|without) (file)? (offset|offset data|address) (for|of)?
${() => [{ is: 'shown' }]}
  (to|on) (stdout|standard output|screen|console|terminal)
${() => [{ is: 'nothing' }]}
  is: favour -0.35
  (and|then|also|each|it|them|the|only|line|content|file|of|in this case {text:quoted})
`;

export const LINES: readonly LineRule[] = [
  ...SOURCES,
  ...CUTS,
  ...MATCHES,
  ...CHANGES,
  ...SORTS,
  ...COUNTS,
  ...COLUMNS,
  ...JOINS,
  ...FORMS,
  ...FILLERS,
  ...LAYOUT,
  ...REPEATS,
  ...COMMANDS,
  ...ENDS,
  ...PLAIN_TEXT,
  ...LOGS,
  ...MENTIONS,
  ...EXTRACTS,
  ...MARKUP,
  ...NUMERIC,
  ...KINDS_OF_CHARACTERS,
  ...SETTINGS,
].map(withSource);
