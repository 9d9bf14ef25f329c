// Approvals for good: a folder with one private file each, so that two shells never overwrite each other's.

import { lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { BeckError } from '../domain/errors.ts';
import { makeFolder } from '../domain/make-folder.ts';
import type { RememberedApproval } from '../domain/remembered.ts';
import { APPROVAL, isSame, recordOf } from './approval-record.ts';
import { isPrivateFolder, readOwnFile, replaceOwnFile } from './private-files.ts';

export type KeptApproval = {
  /** Names it as long as it is there. */
  readonly id: string;
  readonly approval: RememberedApproval;
  /** When it was given: ISO 8601 in UTC. */
  readonly since: string;
};

export type KeptApprovals = {
  /** The oldest first. */
  readonly kept: readonly KeptApproval[];
  /** Sentences about what no longer counts, and what to do. */
  readonly problems: readonly string[];
};

const FILE = v.object({
  version: v.literal(1),
  since: v.pipe(v.string(), v.isoTimestamp()),
  approval: APPROVAL,
});

/** `state`: `$XDG_STATE_HOME`, or what stands for it. */
export function approvalsFolder(state: string): string {
  return join(state, 'beck', 'approvals');
}

/** Never fails: what cannot be read allows nothing. A file that is not one of ours any more is set aside, not lost. */
export function loadApprovals(folder: string): KeptApprovals {
  const { names, problem } = namesIn(folder);
  if (problem !== undefined) return { kept: [], problems: [problem] };
  const kept: KeptApproval[] = [];
  const problems: string[] = [];
  for (const name of names) {
    const found = loadOne(folder, name);
    if (typeof found === 'string') problems.push(found);
    else if (found !== undefined) kept.push(found);
  }
  kept.sort((a, b) => (a.since === b.since ? order(a.id, b.id) : order(a.since, b.since)));
  return { kept, problems };
}

/** `now`: milliseconds since 1970. Throws where nothing can be written. */
export function keepApproval(folder: string, approval: RememberedApproval, now: number): void {
  makeFolder(folder);
  if (!isPrivateFolder(folder)) throw new Error(notPrivate(folder));
  if (loadApprovals(folder).kept.some((known) => isSame(known.approval, approval))) return;
  const content: v.InferInput<typeof FILE> = {
    version: 1,
    since: new Date(now).toISOString(),
    approval: recordOf(approval),
  };
  replaceOwnFile(join(folder, `${freeName()}${ENDING}`), `${JSON.stringify(content)}\n`);
}

/** False where it was not there any more. Throws `BeckError` where it cannot be removed. */
export function revokeApproval(folder: string, { id }: Pick<KeptApproval, 'id'>): boolean {
  try {
    rmSync(join(folder, id));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw new BeckError(`It cannot be revoked: ${messageOf(error)}.`, `Fix the permissions of ${folder}.`);
  }
}

const ENDING = '.json';

/** Unique across shells. */
function freeName(): string {
  return process.getBuiltinModule('node:crypto').randomBytes(8).toString('hex');
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function namesIn(folder: string): {
  readonly names: readonly string[];
  readonly problem?: string | undefined;
} {
  try {
    if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return { names: [] };
    if (!isPrivateFolder(folder)) return { names: [], problem: notPrivate(folder) };
    return { names: readdirSync(folder).filter((name) => name.endsWith(ENDING)) };
  } catch (error) {
    const problem = `Your saved approvals cannot be read and do not count: ${messageOf(error)}.`;
    return { names: [], problem };
  }
}

function notPrivate(folder: string): string {
  return `Others can change ${folder}, so beck ignores the approvals in it. Fix it with: chmod 700 ${folder}`;
}

/** A sentence where it does not count; nothing where another shell has just revoked it. */
function loadOne(folder: string, name: string): KeptApproval | string | undefined {
  const path = join(folder, name);
  let text: string | undefined;
  try {
    text = readOwnFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    return `One approval cannot be read and does not count: ${messageOf(error)}.`;
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), FILE), text);
  if (!parsed.success) return setAside(path);
  const { since, approval } = parsed.output;
  return { id: name, since, approval };
}

function setAside(path: string): string {
  const aside = `${path.slice(0, -ENDING.length)}.damaged`;
  try {
    renameSync(path, aside);
    return `One approval was damaged or writable by others. It no longer counts and was moved to ${aside}.`;
  } catch (error) {
    return `One approval is damaged or writable by others, so beck ignores it: ${path} (${messageOf(error)}).`;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
