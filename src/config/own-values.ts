// The raw values of one settings file, for editing it.

import { SettingsError } from '../domain/errors.ts';
import { loadNamedFile } from './settings-file.ts';

/** Unchecked values by name; nothing where there is no file. Rejects with `SettingsError`. */
export async function loadOwnValues(path: string): Promise<Readonly<Record<string, unknown>>> {
  const file = await loadNamedFile(path);
  if (file === undefined) return {};
  const { value } = file;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SettingsError(`${path} does not hold settings.`, 'Fix or remove it.');
  return { ...value };
}
