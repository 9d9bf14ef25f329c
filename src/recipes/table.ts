// Lists every recipe. Add a new one as a row in the file of its subject.

import { ARCHIVES } from './rows/archives.ts';
import { CHANGING } from './rows/changing.ts';
import { DATABASES } from './rows/databases.ts';
import { DELETING } from './rows/deleting.ts';
import { FILES } from './rows/files.ts';
import { FOLDERS } from './rows/folders.ts';
import { GIT } from './rows/git.ts';
import { GIT_HISTORY } from './rows/git-history.ts';
import { LISTING } from './rows/listing.ts';
import { NETWORK } from './rows/network.ts';
import { PACKAGES } from './rows/packages.ts';
import { PERSON } from './rows/person.ts';
import { PROCESSES } from './rows/processes.ts';
import { PROJECTS } from './rows/projects.ts';
import { SEARCHING } from './rows/searching.ts';
import { SHELL_STATE } from './rows/shell-state.ts';
import { SYSTEM } from './rows/system.ts';
import { TABLES } from './rows/tables.ts';
import { TEXT } from './rows/text.ts';
import type { Recipe } from './slots/recipe.ts';

export const RECIPES: readonly Recipe[] = [
  ...FILES,
  ...LISTING,
  ...FOLDERS,
  ...SEARCHING,
  ...TEXT,
  ...TABLES,
  ...DATABASES,
  ...PROCESSES,
  ...PROJECTS,
  ...NETWORK,
  ...SYSTEM,
  ...PACKAGES,
  ...SHELL_STATE,
  ...PERSON,
  ...GIT,
  ...GIT_HISTORY,
  ...ARCHIVES,
  ...CHANGING,
  ...DELETING,
];
