// What `beck doctor` looks up about the machine's policy.

import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Policy } from '../../../config/policy-type.ts';

export type PolicyFact = {
  readonly files: readonly string[];
  /** Files that it wants the journal in and that cannot be written. */
  readonly unwritable: readonly string[];
};

export function policyFact(policy: Policy | undefined): PolicyFact | undefined {
  return policy && { files: policy.files, unwritable: policy.journalTo.filter((path) => !canAppend(path)) };
}

/** The file, or the folder in which it would be made. */
function canAppend(path: string): boolean {
  try {
    accessSync(existsSync(path) ? path : dirname(path), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
