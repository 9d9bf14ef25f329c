// What a question needs beside the verdict: what earlier approvals are compared with, and which parts only read.

import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Changes } from '../../domain/change.ts';
import type { ApprovablePart, ClassifyRequest, Reason, Span, Verdict } from '../../domain/verdict.ts';

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

/** The verdict with the parts that only read, where the command asks and may be longer than a question shows whole. */
export function withReading(
  { command }: ClassifyRequest,
  verdict: Verdict,
  find: () => readonly Span[],
): Verdict {
  const long = command.length > SHORT_COMMAND || command.split('\n').length > SHORT_LINES;
  return verdict.level === 'safe' || !long ? verdict : { ...verdict, reading: find() };
}

/** The verdict with what the command would change on the disk; what only reads changes nothing. */
export function withChanges(verdict: Verdict, survey: () => { readonly changes: Changes }): Verdict {
  return verdict.level === 'safe' || verdict.level === 'blocked'
    ? verdict
    : { ...verdict, changes: survey().changes };
}

/** Characters that are always shown whole on a screen at least 40 cells wide. */
const SHORT_COMMAND = 200;
const SHORT_LINES = 4;

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
