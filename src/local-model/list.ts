// The models that a person added: a small file with a name for each, and where its GGUF file is.

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { UsageError } from '../domain/errors.ts';
import { makeFolder } from '../domain/make-folder.ts';
import { readOwnFile, replaceOwnFile } from '../sessions/private-files.ts';

const ADDED = v.object({
  name: v.string(),
  /** Absolute. */
  file: v.string(),
  /** Where beck downloaded it from; absent: the file is the person's own, and is never removed. */
  from: v.optional(v.string()),
});
const LIST = v.object({ version: v.literal(1), models: v.array(ADDED) });

export type AddedModel = v.InferOutput<typeof ADDED>;

/** In the order in which they were added. `folder`: where beck keeps models. */
export function readAdded(folder: string): readonly AddedModel[] {
  try {
    const text = readOwnFile(join(folder, FILE));
    return text === undefined ? [] : v.parse(LIST, JSON.parse(text)).models;
  } catch {
    // None was added yet, or the file belongs to another user.
    return [];
  }
}

const FILE = 'list.json';

/** One of the same file or name is replaced. */
export function addToList(folder: string, model: AddedModel): void {
  const others = readAdded(folder).filter(({ name, file }) => name !== model.name && file !== model.file);
  write(folder, [...others, model]);
}

/**
 * Another entry of that name, ignoring case, whose file would be replaced or whose entry would be lost.
 * Undefined for the same file or source, and if its file is gone.
 */
export function otherOfName(folder: string, { name, file, from }: AddedModel): AddedModel | undefined {
  const isName = (each: string): boolean => each.toLowerCase() === name.toLowerCase();
  return readAdded(folder).find(
    (model) =>
      isName(model.name) &&
      (from === undefined ? model.file !== file : model.from !== from) &&
      existsSync(model.file),
  );
}

/** What was removed; the file goes too where beck downloaded it. Throws `UsageError` where there is none. */
export function removeFromList(folder: string, name: string): AddedModel {
  const all = readAdded(folder);
  const found = all.find((model) => model.name === name);
  if (found === undefined)
    throw new UsageError(
      `No model ${name} was added.`,
      all.length === 0
        ? 'Add one with: beck models add'
        : `There are: ${all.map((model) => model.name).join(', ')}.`,
    );
  if (found.from !== undefined) rmSync(found.file, { force: true });
  write(
    folder,
    all.filter((model) => model !== found),
  );
  return found;
}

function write(folder: string, models: readonly AddedModel[]): void {
  makeFolder(folder);
  replaceOwnFile(join(folder, FILE), `${JSON.stringify({ version: 1, models }, null, 2)}\n`);
}

/** What a person types for it: the file's name without its ending, in characters that need no quotes. */
export function nameFor(file: string): string {
  const base = file.replace(/^.*[/\\]/, '').replace(/\.gguf$/i, '');
  return base.replace(/[^\w.+-]+/g, '-').replace(/^[-.]+/, '') || 'model';
}
