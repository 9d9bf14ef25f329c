// Changes settings in a file: atomically, through links, and under a lock.

import { randomBytes } from 'node:crypto';
import { chmod, chown, lstat, open, readlink, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { SettingsError } from '../domain/errors.ts';
import { makeFolder } from '../domain/make-folder.ts';
import { changeJson } from './json-text.ts';
import { tryLock } from './lock.ts';
import { isYaml, parseSettings } from './parse-file.ts';
import { readPlainFile } from './plain-file.ts';
import type { SettingName } from './settings.ts';

/** New values; `undefined` takes a setting out. They have been checked. */
export type Changes = { readonly [Name in SettingName]?: unknown };

const LARGEST = 262_144;

/** Rejects with `SettingsError`; the file is then as it was. */
export async function saveSettings(path: string, changes: Changes): Promise<void> {
  await changeFile(path, (target, text) => changeText(target, text, changes));
}

/** `change` gets the file and its text, and gives the new one. Rejects with `SettingsError`; the file is then as it was. */
export async function changeFile(
  path: string,
  change: (target: string, text: string) => Promise<string>,
): Promise<void> {
  try {
    const target = await followLinks(path);
    makeFolder(dirname(target));
    const unlock = await lock(target);
    try {
      const text = readText(target);
      const changed = await change(target, text);
      if (changed !== text) await replaceFile(target, changed);
    } finally {
      await unlock();
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new SettingsError(
      `${path} cannot be saved (${String(error.code)}).`,
      'Give yourself write permission for its folder.',
    );
  }
}

async function changeText(path: string, text: string, changes: Changes): Promise<string> {
  const value = await parseSettings(path, text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SettingsError(
      `${path} does not hold settings.`,
      'Write one "name": value a line, or remove the file.',
    );
  let changed = text;
  for (const [name, wanted] of Object.entries(changes)) {
    changed = isYaml(path)
      ? await changeYamlLazily(changed, name, wanted)
      : changeJson(changed, name, wanted);
  }
  return changed;
}

async function changeYamlLazily(text: string, name: string, value: unknown): Promise<string> {
  const { changeYaml } = await import('./yaml-text.ts');
  return changeYaml(text, name, value);
}

function readText(path: string): string {
  const file = readPlainFile(path, LARGEST);
  if (file.type === 'refused')
    throw new SettingsError(`${path} ${file.reason}`, 'Settings cannot be saved there.');
  return file.type === 'absent' ? '' : file.text;
}

const MOST_LINKS = 40;

/** The file itself, which need not be there yet. */
async function followLinks(path: string): Promise<string> {
  let target = resolve(path);
  for (let links = 0; links < MOST_LINKS; links += 1) {
    const about = await lstat(target).catch(() => undefined);
    if (!about?.isSymbolicLink()) return target;
    target = resolve(dirname(target), await readlink(target));
  }
  throw new SettingsError(`${path} is a link that leads to itself.`, 'Fix or remove it.');
}

async function lock(path: string): Promise<() => Promise<void>> {
  const unlock = await tryLock(path, 'patiently');
  if (unlock === undefined) throw new SettingsError(`${path} is being saved by another beck.`, 'Try again.');
  return unlock;
}

/** A reader sees the old or the new text, never a part. */
async function replaceFile(path: string, text: string): Promise<void> {
  const before = await stat(path).catch(() => undefined);
  const fresh = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    const file = await open(fresh, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    if (before !== undefined) {
      const me = process.getuid?.();
      // As root in another user's folder: the owner stays the same.
      if (me !== undefined && me !== before.uid) await chown(fresh, before.uid, before.gid);
      await chmod(fresh, before.mode & 0o777);
    }
    await rename(fresh, path);
  } finally {
    await rm(fresh, { force: true });
  }
}
