// Every table of cmdlets.

import { ITEMS } from './items.ts';
import { OBJECTS } from './objects.ts';
import { SYSTEM_CMDLETS } from './system.ts';

export const CMDLET_TABLES: readonly string[] = [ITEMS, OBJECTS, SYSTEM_CMDLETS];
