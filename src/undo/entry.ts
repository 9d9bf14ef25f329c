// Reads and writes one step that can be undone: what was kept, and what the command left.

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { makeFolder } from '../domain/make-folder.ts';
import type { Manifest, Stamp } from './stamps.ts';

const STAMP = v.object({
  kind: v.picklist(['file', 'folder', 'link', 'other']),
  inode: v.string(),
  born: v.string(),
  size: v.number(),
  modified: v.string(),
  changed: v.optional(v.string()),
  mode: v.number(),
  uid: v.number(),
  gid: v.number(),
  links: v.number(),
  leads: v.optional(v.string()),
});

const MANIFEST = v.array(v.tuple([v.string(), STAMP]));

const ROOT = v.object({
  /** Index of its folder in `parents`, and its name there. */
  parent: v.number(),
  name: v.string(),
  mode: v.picklist(['link', 'copy', 'attributes', 'rename', 'folder', 'none']),
  /** Includes everything below it. */
  tree: v.boolean(),
  /** Absent if nothing was there. */
  before: v.optional(STAMP),
  /** Absolute path of the kept content. */
  kept: v.optional(v.string()),
  /** Hard links to files that have other names too, beside the copy: what follows the path, and where. */
  linked: v.optional(v.array(v.tuple([v.string(), v.string()]))),
  /** Linked files that were read-only, since some programs change the mode before they delete. */
  locked: v.optional(MANIFEST),
  /** Its extended attributes before and after the command, if they are kept beside it. */
  extended: v.optional(v.object({ before: v.string(), left: v.optional(v.string()) })),
  /** Why it was not kept. */
  missing: v.optional(v.string()),
  /** Where a moved folder was found after the command: the root, and the rest of the path. */
  went: v.optional(v.tuple([v.number(), v.string()])),
  /** What was there, if the kept content does not show it. */
  stood: v.optional(MANIFEST),
});

const ENTRY = v.object({
  version: v.literal(1),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** The command, secrets masked. */
  command: v.string(),
  folder: v.string(),
  /** `keeping`: the command has not run. `undo`: what an undo replaced. */
  state: v.picklist(['keeping', 'kept', 'ran', 'undoing']),
  kind: v.picklist(['run', 'undo']),
  /** Who requested it; absent for an undo. */
  asker: v.optional(v.string()),
  /** Names the shell session; absent if there is none. */
  session: v.optional(v.string()),
  /** The same for all commands of one plan. */
  plan: v.optional(v.string()),
  /** The command may have changed more than is kept here. */
  partly: v.optional(v.boolean()),
  bytes: v.number(),
  /** Folders with kept content. */
  stores: v.array(v.string()),
  /** `modified`: of the folder before the command, `left`: after it, in nanoseconds. */
  parents: v.array(
    v.object({
      path: v.string(),
      chain: v.array(v.object({ name: v.string(), is: v.string() })),
      modified: v.string(),
      left: v.optional(v.string()),
    }),
  ),
  roots: v.array(ROOT),
});

export type EntryRoot = v.InferOutput<typeof ROOT>;
export type EntryContent = v.InferOutput<typeof ENTRY>;
export type Entry = EntryContent & { readonly id: number };

/** `state`: beck's folder for state. */
function entriesFolder(state: string): string {
  return join(state, 'undo', 'steps');
}

export function entryFolder(state: string, id: number): string {
  return join(entriesFolder(state), String(id));
}

/** Creates the folder of a new step and returns its number. */
export function newEntry(state: string): number {
  makeFolder(entriesFolder(state));
  for (let id = Math.max(0, ...idsIn(state)) + 1; ; id++) {
    try {
      mkdirSync(entryFolder(state, id), { mode: 0o700 });
      return id;
    } catch (error) {
      // Another terminal took the number.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

export function idsIn(state: string): readonly number[] {
  try {
    return readdirSync(entriesFolder(state))
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .toSorted((a, b) => a - b);
  } catch {
    return [];
  }
}

export function writeEntry(state: string, { id, ...content }: Entry): void {
  replaceFile(join(entryFolder(state, id), 'entry.json'), JSON.stringify(content));
}

/** Undefined if it cannot be read. */
export function readEntry(state: string, id: number): Entry | undefined {
  const parsed = v.safeParse(ENTRY, readJson(join(entryFolder(state, id), 'entry.json')));
  return parsed.success ? { ...parsed.output, id } : undefined;
}

/** Steps with something to restore, oldest first. */
export function listEntries(state: string): readonly Entry[] {
  return idsIn(state).flatMap((id) => readEntry(state, id) ?? []);
}

/** Records what is at each root after the command. */
export function writeLeft(state: string, id: number, left: readonly Manifest[]): void {
  replaceFile(join(entryFolder(state, id), 'left.json'), JSON.stringify(left.map((each) => [...each])));
}

/** Undefined if the command never reported its end. */
export function readLeft(state: string, id: number): readonly Manifest[] | undefined {
  const parsed = v.safeParse(v.array(MANIFEST), readJson(join(entryFolder(state, id), 'left.json')));
  return parsed.success ? parsed.output.map(toManifest) : undefined;
}

export function toManifest(rows: readonly (readonly [string, Stamp])[] = []): Manifest {
  return new Map(rows);
}

/** With its kept content. */
export function removeEntry(state: string, id: number): void {
  for (const store of readEntry(state, id)?.stores ?? []) removeTree(store);
  removeTree(entryFolder(state, id));
}

/** A kept folder may be read-only. */
export function removeTree(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    makeWritable(path);
    rmSync(path, { recursive: true, force: true });
  }
}

function makeWritable(folder: string): void {
  const { chmodSync } = process.getBuiltinModule('node:fs');
  try {
    chmodSync(folder, 0o700);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) makeWritable(join(folder, entry.name));
  } catch {
    // Files of others are left in place.
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function replaceFile(path: string, content: string): void {
  writeFileSync(`${path}.new`, content, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
