// Flags that several verbs share.

import { PROVIDERS } from '../../config/settings.ts';
import { SCRIPT_SHELLS } from '../../domain/shell-descriptor.ts';

/** May be given several times, one value each. */
export function listFlag(describe: string) {
  return { type: 'string', array: true, nargs: 1, default: [] as string[], describe } as const;
}

export const APPROVE = listFlag(
  'a command that may run without asking; * and ? match text in one plain command',
);

/** `what`: what the shell is for. */
export function shellFlag(what: string) {
  return { choices: SCRIPT_SHELLS, describe: `${what}; default: your login shell` } as const;
}

export const PROVIDER = { choices: PROVIDERS, describe: 'who answers' } as const;
