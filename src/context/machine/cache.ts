// Keeps the machine's facts between questions, so that none has to wait for them.

import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, release } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../../domain/make-folder.ts';
import { readSmallText } from '../io/small-file.ts';
import { gatherMachine, type MachineFacts, type MachineSources } from './machine.ts';

export type CachedMachine = MachineSources & {
  /** beck's own cache folder. */
  readonly cacheFolder: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Gather again whatever is cached. */
  readonly refresh?: boolean | undefined;
};

/** Milliseconds after which the facts are gathered again, behind the answer. */
const FRESH = 24 * 60 * 60 * 1000;

/**
 * Never rejects. Facts that are old but of this machine, this PATH and this list of tools are given at once;
 * `refreshed` ends when newer ones have been stored for the next question.
 */
export async function collectMachine(
  request: CachedMachine,
): Promise<{ readonly machine: MachineFacts; readonly refreshed: Promise<void> }> {
  const key = keyOf(request);
  const cached = request.refresh ? undefined : await load(request.cacheFolder, key);
  if (cached === undefined) {
    const machine = await gatherMachine(request);
    return { machine, refreshed: save(request, key, machine) };
  }
  const age = request.now - cached.gathered;
  const fresh = age >= 0 && age < FRESH;
  const refreshed = fresh
    ? Promise.resolve()
    : gatherMachine(request).then((newer) => save(request, key, newer));
  return { machine: cached.machine, refreshed };
}

/** Raised when the stored shape changes. */
const SHAPE = 1;

function keyOf({ path, home, detectTools }: MachineSources): string {
  const parts = [
    SHAPE,
    hostname(),
    process.platform,
    process.arch,
    release(),
    process.geteuid?.(),
    home,
    path,
    detectTools,
  ];
  // As it is: to hash it, Node's cryptography would have to be loaded, which takes longer than all else here.
  return JSON.stringify(parts);
}

type Stored = { readonly key: string; readonly gathered: number; readonly machine: MachineFacts };

async function load(folder: string, key: string): Promise<Stored | undefined> {
  const text = await readSmallText(join(folder, 'context.json'));
  if (text === undefined) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    return isStored(stored) && stored.key === key ? stored : undefined;
  } catch {
    // Half a file, or someone else's: gathered again.
    return undefined;
  }
}

async function save(
  { cacheFolder: folder, now }: CachedMachine,
  key: string,
  machine: MachineFacts,
): Promise<void> {
  const stored: Stored = { key, gathered: now, machine };
  // No random name, for which Node's cryptography would be loaded before the question is sent; and all at once, since a
  // quick answer ends the process.
  const draft = join(folder, `context.${process.pid}.tmp`);
  try {
    makeFolder(folder);
    rmSync(draft, { force: true });
    writeFileSync(draft, JSON.stringify(stored), { mode: 0o600, flag: 'wx' });
    renameSync(draft, join(folder, 'context.json'));
  } catch {
    // A cache that cannot be written costs a few milliseconds at the next question, and nothing else.
    removeDraft(draft);
  }
}

function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // The folder is gone as well, or another user's.
  }
}

function isStored(value: unknown): value is Stored {
  if (!isRecord(value) || !isRecord(value['machine'])) return false;
  const { machine } = value;
  return (
    typeof value['key'] === 'string' &&
    typeof value['gathered'] === 'number' &&
    typeof machine['os'] === 'string' &&
    typeof machine['architecture'] === 'string' &&
    (machine['userland'] === 'gnu' || machine['userland'] === 'bsd') &&
    isOptional(machine['caseSensitive'], 'boolean') &&
    isOptional(machine['packageManager'], 'string') &&
    ['root', 'sudo', 'none'].includes(String(machine['privilege'])) &&
    isTexts(machine['toolsPresent']) &&
    isTexts(machine['toolsMissing'])
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isOptional(value: unknown, type: 'boolean' | 'string'): boolean {
  return value === undefined || typeof value === type;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
