// Every table of commands; of two rows with the same name the tests complain.

import { ADMIN } from './admin.ts';
import { ARCHIVES } from './archives.ts';
import { CLOUD } from './cloud.ts';
import { CONTAINERS } from './containers.ts';
import { COREUTILS } from './coreutils.ts';
import { DATA } from './data.ts';
import { DEVELOPER } from './developer.ts';
import { FISH } from './fish.ts';
import { GIT } from './git.ts';
import { IN_PLACE } from './in-place.ts';
import { LANGUAGES } from './languages.ts';
import { NETWORK } from './network.ts';
import { NO_WAY_BACK } from './no-way-back.ts';
import { PACKAGES } from './packages.ts';
import { READS } from './reads.ts';
import { SHELL } from './shell.ts';
import { SYSTEM } from './system.ts';
import { TEXT } from './text.ts';
import { TOOLS } from './tools.ts';
import { TRADES } from './trades.ts';

export const TABLES: readonly string[] = [
  SHELL,
  COREUTILS,
  TEXT,
  SYSTEM,
  ADMIN,
  NETWORK,
  ARCHIVES,
  LANGUAGES,
  PACKAGES,
  CONTAINERS,
  CLOUD,
  GIT,
  READS,
  IN_PLACE,
  DATA,
  FISH,
  NO_WAY_BACK,
  TRADES,
  DEVELOPER,
  TOOLS,
];
