// Reads and writes one session's file so that only its owner can have written what is believed.

// Synchronous: the files are a few bytes long, and every trip to Node's thread pool delays the question more.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { makeFolder } from '../domain/make-folder.ts';
import type { RememberedApproval } from '../domain/remembered.ts';
import { APPROVAL, recordOf } from './approval-record.ts';
import { isPrivateFolder, readOwnFile, replaceOwnFile } from './private-files.ts';
import { findSessionKey, type SessionKey } from './session-key.ts';

export type Session = {
  /** Where the first question of this shell was asked. */
  readonly launchDirectory: string;
  readonly remembered: readonly RememberedApproval[];
  /** Whether it was said how to set up a model. */
  readonly advised?: boolean | undefined;
  /** What was allowed by a key last, and how often in a row. */
  readonly allowed?: AllowedInARow | undefined;
  /** The last question, where the recipes answered it and a model could be asked as well. */
  readonly unsent?: string | undefined;
  /** Who answers in this shell, whatever the settings say. */
  readonly chosen?: ChosenModel | undefined;
  /** How often beck asks in this shell, where that is stricter than the settings. */
  readonly mode?: string | undefined;
};

export type ChosenModel = {
  readonly provider: string;
  readonly model?: string | undefined;
};

/** `kind`: the first words that Always may be said of, else the whole command. */
type AllowedInARow = { readonly kind: string; readonly times: number };

const FileSchema = v.object({
  version: v.literal(2),
  launchDirectory: v.string(),
  remembered: v.array(APPROVAL),
  advised: v.optional(v.boolean()),
  allowed: v.optional(v.object({ kind: v.string(), times: v.number() })),
  unsent: v.optional(v.string()),
  chosen: v.optional(v.object({ provider: v.string(), model: v.optional(v.string()) })),
  mode: v.optional(v.string()),
});

/** Nothing where there is no file, or one that another user could have written, or one we cannot read. */
export async function readSessionFile(folder: string, key: SessionKey): Promise<Session | undefined> {
  try {
    if (!isPrivateFolder(folder)) return undefined;
    const text = readOwnFile(pathOf(folder, key));
    const parsed = v.safeParse(FileSchema, text === undefined ? undefined : JSON.parse(text));
    if (!parsed.success) return undefined;
    const { version: _, ...session } = parsed.output;
    return session;
  } catch {
    // A session that cannot be read has allowed nothing.
    return undefined;
  }
}

/** Replaces the file in one step, unless the folder is not ours alone or nothing can be written. */
export async function writeSessionFile(folder: string, key: SessionKey, session: Session): Promise<void> {
  const content: v.InferInput<typeof FileSchema> = {
    version: 2,
    ...session,
    remembered: session.remembered.map(recordOf),
  };
  try {
    makeFolder(folder);
    if (!isPrivateFolder(folder)) return;
    replaceOwnFile(pathOf(folder, key), JSON.stringify(content));
  } catch {
    // Without its file a session only asks more often; a draft goes with the stale ones.
  }
}

/** Removes the files and drafts of shells that are gone. */
export async function removeStaleSessions(folder: string): Promise<void> {
  if (!isPrivateFolder(folder)) return;
  try {
    for (const name of readdirSync(folder)) if (await isStale(name)) rmSync(join(folder, name));
  } catch {
    // Another question is tidying up at the same time.
  }
}

async function isStale(name: string): Promise<boolean> {
  const [, pid, started] = FILE_NAME.exec(name) ?? [];
  if (pid === undefined) return false;
  const key = await findSessionKey(Number(pid));
  return key?.started !== started;
}

const FILE_NAME = /^(\d+)-([A-Za-z0-9-]+)\.json(?:\.\d+\.new)?$/;

function pathOf(folder: string, { pid, started }: SessionKey): string {
  return join(folder, `${pid}-${started}.json`);
}
