// All rules for which files: conditions, places and depths.

import { KINDS } from './filters/kinds.ts';
import { EXTENSIONS, PARTS, SHAPES, TITLES } from './filters/names.ts';
import { OWNERS } from './filters/owners.ts';
import { HIDDEN, PATHS } from './filters/paths.ts';
import { PERMISSIONS } from './filters/permissions.ts';
import type { FileRule } from './filters/rule.ts';
import { SIZES } from './filters/sizes.ts';
import { TIMES } from './filters/times.ts';

export const FILE_FILTERS: readonly FileRule[] = [
  ...TITLES,
  ...SHAPES,
  ...PARTS,
  ...EXTENSIONS,
  ...PATHS,
  ...HIDDEN,
  ...KINDS,
  ...SIZES,
  ...TIMES,
  ...PERMISSIONS,
  ...OWNERS,
];
