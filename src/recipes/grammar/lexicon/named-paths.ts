// All rules for files and folders that are named one by one.

import { COPIES, LINKS, REMOVALS, TOUCHES } from './named-paths/copies.ts';
import { DIFFERENCES } from './named-paths/differences.ts';
import { FACTS, SPACE } from './named-paths/facts.ts';
import { GOING, NEW_FOLDERS } from './named-paths/folders.ts';
import { PERMISSIONS } from './named-paths/permissions.ts';
import { PIECES, WRITES } from './named-paths/writes.ts';
import type { SayingRow } from './saying-row.ts';

export const NAMED_PATHS: readonly SayingRow[] = [
  ...NEW_FOLDERS,
  ...GOING,
  ...FACTS,
  ...SPACE,
  ...COPIES,
  ...REMOVALS,
  ...TOUCHES,
  ...LINKS,
  ...PERMISSIONS,
  ...DIFFERENCES,
  ...WRITES,
  ...PIECES,
];
