// Files of other programs in which beck has an entry, and how those programs start beck.

import {
  existsSync,
  lstatSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../../domain/errors.ts';
import { makeFolder } from '../../domain/make-folder.ts';
import { findInstallation } from './installation.ts';

/** By absolute path, since editors start with another PATH than a shell. `program`: the running program's file. */
export function startWords(program: string): readonly [command: string, ...args: string[]] {
  const main = realpathSync(program);
  const installation = findInstallation(main);
  const launcher = join(installation.current, 'bin/beck');
  // In Windows there is none.
  return installation.type === 'installed' && existsSync(launcher) ? [launcher] : [process.execPath, main];
}

/** Undefined where there is no file. Throws `UsageError`. */
export function readTheirs(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new UsageError(`${file} cannot be read.`, 'Add the entry yourself.');
  }
}

/** In one step; a link stays one, and the mode stays. */
export function replaceTheirs(file: string, text: string): void {
  makeFolder(dirname(file));
  const target = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? realpathSync(file) : file;
  const mode = statSync(target, { throwIfNoEntry: false })?.mode ?? 0o600;
  const draft = `${target}.${process.pid}.new`;
  writeFileSync(draft, text, { mode: mode & 0o777, flag: 'wx' });
  renameSync(draft, target);
}

/** Without our entry: a file that was only made for it goes. */
export function giveBack(file: string, text: string): void {
  if (/^\s*(?:\{\s*\}\s*)?$/.test(text) && lstatSync(file).isFile()) rmSync(file);
  else replaceTheirs(file, text);
}

export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Blank is an empty object. Throws `UsageError`. */
export function readJsonObject(text: string, file: string): JsonObject {
  let value: unknown;
  try {
    value = text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw new UsageError(
      `${file} is not plain JSON (comments?), so beck does not change it.`,
      'Edit it yourself.',
    );
  }
  if (!isJsonObject(value)) throw badStructure(file);
  return value;
}

export function badStructure(file: string): UsageError {
  return new UsageError(`${file} is not structured as beck expects.`, 'Edit it yourself.');
}
