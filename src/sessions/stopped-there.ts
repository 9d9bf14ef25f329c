// Commands that were stopped here and may go on on other machines, kept for a day.

import { join } from 'node:path';
import * as v from 'valibot';
import { makeFolder } from '../domain/make-folder.ts';
import { isPrivateFolder, readOwnFile, replaceOwnFile } from './private-files.ts';

const NAME = 'stopped-there.json';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Older ones are forgotten. */
const MOST = 20;

const FILE = v.object({
  version: v.literal(1),
  stopped: v.array(
    v.object({
      at: v.number(),
      ended: v.optional(v.number()),
      hosts: v.array(v.string()),
      sent: v.string(),
      within: v.boolean(),
      leftOn: v.optional(
        v.array(
          v.object({
            host: v.string(),
            at: v.number(),
            processes: v.array(v.object({ pid: v.number(), session: v.number(), name: v.string() })),
          }),
        ),
      ),
    }),
  ),
});

export type StoppedThere = {
  /** When it began here. */
  readonly at: number;
  /** When Ctrl-C ended it here. */
  readonly ended?: number | undefined;
  readonly hosts: readonly string[];
  /** What the shell over there got. */
  readonly sent: string;
  /** A program over there started that shell, not sshd. */
  readonly within: boolean;
  /** What went on after the last attempt to end it, host by host: a number means another process on another host. */
  readonly leftOn?: readonly LeftOn[] | undefined;
};

export type LeftOn = {
  readonly host: string;
  /** When they were seen. */
  readonly at: number;
  readonly processes: readonly { readonly pid: number; readonly session: number; readonly name: string }[];
};

/** The newest first; `folder`: beck's own state. None where another user could have written them. */
export function readStoppedThere(folder: string, now: number): readonly StoppedThere[] {
  try {
    const text = isPrivateFolder(folder) ? readOwnFile(join(folder, NAME)) : undefined;
    const parsed = v.safeParse(FILE, text === undefined ? undefined : JSON.parse(text));
    return parsed.success ? parsed.output.stopped.filter(({ at }) => at > now - DAY_MS && at <= now) : [];
  } catch {
    // Missing, or no JSON.
    return [];
  }
}

/** In place of those before; false where nothing private can be kept. */
export function keepStoppedThere(folder: string, stopped: readonly StoppedThere[]): boolean {
  try {
    makeFolder(folder);
    if (!isPrivateFolder(folder)) return false;
    replaceOwnFile(join(folder, NAME), JSON.stringify({ version: 1, stopped: stopped.slice(0, MOST) }));
    return true;
  } catch {
    // Then it cannot be ended from here.
    return false;
  }
}
