// Lists all rules of the lexicon, by domain.

import type { Rule } from './language/scan.ts';
import { FILE_ACTIONS } from './lexicon/file-actions.ts';
import { FILE_EDITS, FILE_RUNS, QUIET } from './lexicon/file-edits.ts';
import type { FileFact } from './lexicon/file-facts.ts';
import { FILE_FILTERS } from './lexicon/file-filters.ts';
import { FILE_PLACES } from './lexicon/file-places.ts';
import type { LineFact } from './lexicon/line-facts.ts';
import { LINES } from './lexicon/lines.ts';
import { OUTPUTS, type OutputFact } from './lexicon/outputs.ts';
import { SAYINGS, SAYINGS_OF_LINES, type Saying, type SayingFact } from './lexicon/sayings.ts';
import { TABLE_RULES as TABLES } from './lexicon/tables.ts';
import type { TableFact } from './tables/request.ts';

export const TABLE_RULES: readonly Rule<TableFact | OutputFact>[] = [
  ...(TABLES as readonly Rule<TableFact | OutputFact>[]),
  ...(OUTPUTS as readonly Rule<TableFact | OutputFact>[]),
];

export const FILE_RULES: readonly Rule<FileFact>[] = [
  ...FILE_FILTERS,
  ...FILE_PLACES,
  ...FILE_ACTIONS,
  ...FILE_EDITS,
  ...FILE_RUNS,
  ...QUIET,
  ...(OUTPUTS as readonly Rule<FileFact>[]),
];

type FactOfLines = LineFact | OutputFact | Saying;

export const LINE_RULES: readonly Rule<FactOfLines>[] = [
  ...(LINES as readonly Rule<FactOfLines>[]),
  ...(SAYINGS_OF_LINES as readonly Rule<FactOfLines>[]),
  ...(OUTPUTS as readonly Rule<FactOfLines>[]),
];

export const SAYING_RULES: readonly Rule<SayingFact | OutputFact>[] = [
  ...(SAYINGS as readonly Rule<SayingFact | OutputFact>[]),
  ...(OUTPUTS as readonly Rule<SayingFact | OutputFact>[]),
];
