// All rules for what to do with the files found and what to show of them.

import { ARCHIVES, PACKED } from './actions/archives.ts';
import { ASIDES } from './actions/asides.ts';
import { READS } from './actions/contents.ts';
import { MOVES, WITH_PARENTS } from './actions/copies.ts';
import { STEPS } from './actions/list-steps.ts';
import { MODES } from './actions/modes.ts';
import { RENAMES } from './actions/renames.ts';
import type { FileRule } from './actions/rule.ts';
import { GREPS } from './actions/searches.ts';
import { SHOWS } from './actions/shown.ts';
import { VERBS } from './actions/verbs.ts';

const ACTS: readonly FileRule[] = [
  ...MOVES,
  ...MODES,
  ...PACKED,
  ...GREPS,
  ...WITH_PARENTS,
  ...READS,
  ...ARCHIVES,
  ...RENAMES,
];

export const FILE_ACTIONS: readonly FileRule[] = [...VERBS, ...ASIDES, ...STEPS, ...SHOWS, ...ACTS];
