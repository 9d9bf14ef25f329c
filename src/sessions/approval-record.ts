// An approval as it is written into beck's files, and the check of what is there.

import * as v from 'valibot';
import type { RememberedApproval } from '../domain/remembered.ts';
import { SHELLS } from '../domain/shell.ts';
import { EFFECTS } from '../domain/verdict.ts';

const Folder = v.pipe(
  v.string(),
  v.check((path) => path.startsWith('/'), 'is no absolute path'),
);

export const APPROVAL = v.object({
  covers: v.picklist(['exact', 'prefix']),
  text: v.pipe(v.string(), v.nonEmpty()),
  shell: v.picklist(SHELLS),
  folder: Folder,
  repository: v.optional(Folder),
  reasons: v.array(v.object({ id: v.string(), text: v.string() })),
  effects: v.array(v.picklist(EFFECTS)),
});

/** In one order of keys, so that equal approvals are equal texts. */
export function recordOf(approval: RememberedApproval): v.InferInput<typeof APPROVAL> {
  const { covers, text, shell, folder, repository, reasons, effects } = approval;
  return {
    covers,
    text,
    shell,
    folder,
    ...(repository === undefined ? {} : { repository }),
    reasons: reasons.map(({ id, text: said }) => ({ id, text: said })),
    effects: [...effects],
  };
}

export function isSame(one: RememberedApproval, other: RememberedApproval): boolean {
  return JSON.stringify(recordOf(one)) === JSON.stringify(recordOf(other));
}
