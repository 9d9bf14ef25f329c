// Every form that only looks by the letters of its program's names. The build works it out, and leaves the examples out.

import { byLetter } from './by-letter.ts';
import { FORMS } from './looks.ts';
import { FORMS_BY_TRADE } from './looks-by-trade.ts';
import { FORMS_OF_TOOLS } from './looks-of-tools.ts';

export const LOOKS_BY_LETTER = byLetter([FORMS, FORMS_BY_TRADE, FORMS_OF_TOOLS].join('\n').split('\n'));
