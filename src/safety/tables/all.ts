// Every table of commands.

import { COREUTILS } from './coreutils.ts';
import { SHELL } from './shell.ts';

export const TABLES: readonly string[] = [SHELL, COREUTILS];
