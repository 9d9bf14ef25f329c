// All rules for files and folders that are named one by one.

import { CONTENTS } from './named-paths/contents.ts';
import { COPIES, LINKS, REMOVALS, TOUCHES } from './named-paths/copies.ts';
import { FACTS, SPACE } from './named-paths/facts.ts';
import { GOING, NEW_FOLDERS } from './named-paths/folders.ts';
import { PERMISSIONS } from './named-paths/permissions.ts';
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
  ...CONTENTS,
];
