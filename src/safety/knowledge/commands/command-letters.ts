// Every row of the command tables by the letters of its names. The build works it out, and leaves the examples out.

import { byLetter } from '../by-letter.ts';
import { rowsOf } from '../checked-table.ts';
import { TABLES } from './all.ts';

export const COMMANDS_BY_LETTER = byLetter(TABLES.flatMap(rowsOf));
