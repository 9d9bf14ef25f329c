// What an inventory that is a program listed when the person allowed it to run, kept for a day.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { makeFolder } from '../domain/make-folder.ts';
import { isPrivateFolder, readOwnFile, replaceOwnFile } from './private-files.ts';

const NAME = 'inventory.json';
const DAY_MS = 24 * 60 * 60 * 1000;

const LISTED = v.record(
  v.string(),
  v.object({ hosts: v.optional(v.array(v.string())), children: v.optional(v.array(v.string())) }),
);

const FILE = v.object({
  version: v.literal(1),
  at: v.number(),
  /** The programs, and when each was written. */
  of: v.string(),
  groups: LISTED,
});

type Listed = v.InferOutput<typeof LISTED>;

/** Undefined where the programs were not asked, or have changed since. */
export function readListed(folder: string, programs: readonly string[], now: number): Listed | undefined {
  try {
    const text = isPrivateFolder(folder) ? readOwnFile(join(folder, NAME)) : undefined;
    const parsed = v.safeParse(FILE, text === undefined ? undefined : JSON.parse(text));
    if (!parsed.success) return undefined;
    const { at, of, groups } = parsed.output;
    return of === keyOf(programs) && at > now - DAY_MS && at <= now ? groups : undefined;
  } catch {
    // Missing, or no JSON.
    return undefined;
  }
}

type Printed = { readonly programs: readonly string[]; readonly printed: string; readonly now: number };

/** `printed`: by `ansible-inventory --list`. Undefined where that is no list of groups. */
export function keepListed(folder: string, { programs, printed, now }: Printed): Listed | undefined {
  const groups = groupsIn(printed);
  if (groups === undefined) return undefined;
  try {
    makeFolder(folder);
    const content = { version: 1, at: now, of: keyOf(programs), groups };
    if (isPrivateFolder(folder)) replaceOwnFile(join(folder, NAME), JSON.stringify(content));
  } catch {
    // It is asked for again.
  }
  return groups;
}

function groupsIn(printed: string): Listed | undefined {
  try {
    const all: unknown = JSON.parse(printed);
    if (typeof all !== 'object' || all === null) return undefined;
    const named = Object.entries(all).filter(([name]) => name !== '_meta');
    const parsed = v.safeParse(LISTED, Object.fromEntries(named));
    return parsed.success ? parsed.output : undefined;
  } catch {
    // Another program's text.
    return undefined;
  }
}

function keyOf(programs: readonly string[]): string {
  return programs.map((path) => `${path} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs}`).join('\n');
}
