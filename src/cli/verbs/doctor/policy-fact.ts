// What `beck doctor` looks up about the machine's policy.

import type { Policy } from '../../../config/policy-type.ts';
import { canCopyTo } from '../../../journal/copies.ts';

export type PolicyFact = {
  readonly files: readonly string[];
  /** Places that it wants the journal in and that cannot be written. */
  readonly unwritable: readonly string[];
};

export function policyFact(policy: Policy | undefined): PolicyFact | undefined {
  return policy && { files: policy.files, unwritable: policy.journalTo.filter((path) => !canCopyTo(path)) };
}
