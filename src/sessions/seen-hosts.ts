// What a look at other machines printed, kept for a day.

import { join } from 'node:path';
import * as v from 'valibot';
import { makeFolder } from '../domain/make-folder.ts';
import { isPrivateFolder, readOwnFile, replaceOwnFile } from './private-files.ts';

const NAME = 'hosts.json';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Of a host that did not answer. */
const FAILED_MS = 10 * 60 * 1000;
/** A look prints less. */
const LONGEST = 2000;

const FILE = v.object({
  version: v.literal(1),
  /** Hosts that printed the same at the same time are kept together. */
  looks: v.array(v.object({ at: v.number(), hosts: v.array(v.string()), printed: v.string() })),
});

type Look = v.InferOutput<typeof FILE>['looks'][number];

/** By host, empty for one that did not answer a while ago; `folder`: beck's own state. Empty where nothing is remembered, or another user could have written it. */
export function readSeenHosts(folder: string, now: number): ReadonlyMap<string, string> {
  const looks = looksIn(folder, now);
  return new Map(looks.flatMap(({ hosts, printed }) => hosts.map((host) => [host, printed] as const)));
}

/** Adds what was just printed, by host. */
export function keepSeenHosts(folder: string, seen: ReadonlyMap<string, string>, now: number): void {
  const groups = new Map<string, string[]>();
  for (const [host, printed] of seen) {
    const text = printed.slice(0, LONGEST);
    groups.set(text, [...(groups.get(text) ?? []), host]);
  }
  const before = looksIn(folder, now).map((look) => ({
    ...look,
    hosts: look.hosts.filter((host) => !seen.has(host)),
  }));
  const fresh = [...groups].map(([printed, hosts]) => ({ at: now, hosts, printed }));
  const looks = [...before.filter(({ hosts }) => hosts.length > 0), ...fresh];
  try {
    makeFolder(folder);
    if (isPrivateFolder(folder)) replaceOwnFile(join(folder, NAME), JSON.stringify({ version: 1, looks }));
  } catch {
    // They are looked at again.
  }
}

function looksIn(folder: string, now: number): readonly Look[] {
  try {
    const text = isPrivateFolder(folder) ? readOwnFile(join(folder, NAME)) : undefined;
    const parsed = v.safeParse(FILE, text === undefined ? undefined : JSON.parse(text));
    return parsed.success
      ? parsed.output.looks.filter(
          ({ at, printed }) => at > now - (printed === '' ? FAILED_MS : DAY_MS) && at <= now,
        )
      : [];
  } catch {
    // Missing, or no JSON.
    return [];
  }
}
