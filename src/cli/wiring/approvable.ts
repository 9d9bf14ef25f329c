// What of a verdict can be compared with earlier approvals: the real folder it is about, and the command's parts.

import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ApprovablePart, ClassifyRequest, Reason, Verdict } from '../../domain/verdict.ts';

type TakeApart = (request: ClassifyRequest, verdict: Verdict) => readonly ApprovablePart[];

/** The verdict with it, where the command asks and its folder can be followed to where it really is. */
export function withApprovable(request: ClassifyRequest, verdict: Verdict, takeApart: TakeApart): Verdict {
  const folder = verdict.level === 'ask' ? realFolder(request.cwd) : undefined;
  if (folder === undefined) return verdict;
  // git does what the repository's configuration and hooks say, and below may lie another one.
  const byRepository = /(^|[^\w-])git\b/.test(request.command) || verdict.reasons.some(isOfRepository);
  const repository = byRepository ? repositoryOf(folder) : undefined;
  const parts = takeApart(request, verdict);
  return { ...verdict, approvable: { shell: request.shell, folder, repository, parts } };
}

function isOfRepository({ id }: Reason): boolean {
  return id === 'repository-runs-programs';
}

/** Nothing where the folder is unknown or gone. */
export function realFolder(folder: string | undefined): string | undefined {
  try {
    return folder === undefined ? undefined : realpathSync.native(folder);
  } catch {
    return undefined;
  }
}

/** The nearest folder with a `.git` in it, else the folder itself. */
function repositoryOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (lstatSync(join(at, '.git'), { throwIfNoEntry: false }) !== undefined) return at;
    if (dirname(at) === at) return folder;
  }
}
