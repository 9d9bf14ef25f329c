// Settings that the shell scripts need before any helper runs, in a file that a shell reads without a fork.

import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedSettings } from '../../../config/load.ts';
import { makeFolder } from '../../../domain/make-folder.ts';
import { makeProposalsFolder, proposalsFolder } from '../../../sessions/proposals.ts';
import { stateFolder } from '../../shared/own-folders.ts';
import type { Surroundings } from '../../wiring/surroundings.ts';

/**
 * Three lines, prefix, key and hint, a fourth with the folder of proposals where there may be some, and a fifth where no
 * helper may get ready early; an empty one is the default. True when new shells will read something else than before.
 * If it cannot be written, only `BECK_PREFIX` and `BECK_KEY` take effect.
 */
export async function shareWithShells(
  surroundings: Surroundings,
  { settings, layers }: Pick<LoadedSettings, 'settings' | 'layers'>,
): Promise<boolean> {
  // Another settings file is for one command, and what the environment says the scripts see themselves.
  if (surroundings.settingsFile !== undefined) return false;
  const folder = join(stateFolder(surroundings), 'beck');
  const path = join(folder, 'shell');
  const before = await readFile(path, 'utf8').catch(() => '');
  const lines = before.split('\n');
  const line = (name: 'prefix' | 'key', index: number): string => {
    if (layers[name] === 'environment') return lines[index] ?? '';
    return layers[name] === 'default' ? '' : settings[name];
  };
  const inbox = settings.proposals === 'on' ? proposalsFolder(folder) : '';
  const after = [
    line('prefix', 0),
    line('key', 1),
    settings.hint ? '' : 'off',
    inbox,
    settings.prestart === 'off' ? 'off' : '',
    settings.preview === 'off' ? 'off' : '',
  ];
  while (after.length > 3 && after.at(-1) === '') after.pop();
  const text = after.every((each) => each === '') ? '' : `${after.join('\n')}\n`;
  if (before === text) return false;
  try {
    if (inbox !== '') makeProposalsFolder(inbox);
    await writeShared(folder, path, text);
    return true;
  } catch {
    return false;
  }
}

async function writeShared(folder: string, path: string, text: string): Promise<void> {
  if (text === '') return rm(path, { force: true });
  makeFolder(folder);
  const fresh = `${path}.${process.pid}`;
  await writeFile(fresh, text, { mode: 0o600 });
  await rename(fresh, path);
}
