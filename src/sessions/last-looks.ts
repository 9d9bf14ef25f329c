// The inspections of a shell's last question: one private file, replaced by the next question.

import { lstatSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { makeFolder } from '../domain/make-folder.ts';
import { isPrivateFolder, readOwnFile, replaceOwnFile } from './private-files.ts';
import type { SessionKey } from './session-key.ts';

/** A look and what it found, masked; one text for each stream. `ended`: how, if not well. */
export type KeptLook = {
  readonly what: string;
  readonly outputs: readonly string[];
  readonly ended?: string | undefined;
};

/** Characters of them all together; every look stays, those before the last of them without what they found. */
const MOST_TEXT = 1_000_000;

const FileSchema = v.object({
  version: v.literal(1),
  looks: v.array(v.object({ what: v.string(), outputs: v.array(v.string()), ended: v.optional(v.string()) })),
});

/** Keeps them in place of those before; without any, or where nothing private can be written, none are left. */
export function keepLooks(folder: string, key: SessionKey, looks: readonly KeptLook[]): void {
  const path = pathOf(folder, key);
  try {
    if (looks.length === 0) return removeFile(path);
    makeFolder(folder);
    if (!isPrivateFolder(folder)) return;
    const content: v.InferInput<typeof FileSchema> = { version: 1, looks: lastOf(looks) };
    replaceOwnFile(path, JSON.stringify(content));
  } catch {
    // Without the file they cannot be shown again.
    rmSync(path, { force: true });
  }
}

/** None where there is no file, or one that another user could have written. */
export function readLooks(folder: string, key: SessionKey): readonly KeptLook[] {
  try {
    const text = isPrivateFolder(folder) ? readOwnFile(pathOf(folder, key)) : undefined;
    const parsed = v.safeParse(FileSchema, text === undefined ? undefined : JSON.parse(text));
    return parsed.success ? parsed.output.looks : [];
  } catch {
    return [];
  }
}

function removeFile(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) rmSync(path, { force: true });
}

type Kept = v.InferInput<typeof FileSchema>['looks'][number];

function lastOf(looks: readonly KeptLook[]): Kept[] {
  const kept: Kept[] = [];
  let room = MOST_TEXT;
  for (const look of looks.toReversed()) {
    room -= look.outputs.join('').length;
    const fits = room >= 0 || kept.length === 0;
    kept.unshift({
      ...look,
      outputs: fits ? look.outputs.map((text) => text.slice(0, MOST_TEXT)) : ['(too much to be kept)'],
    });
  }
  return kept;
}

function pathOf(folder: string, { pid, started }: SessionKey): string {
  return join(folder, `${pid}-${started}-looks.json`);
}
