// What a search of a person's files leaves out: beck's own, wherever they are, and each shell's history.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { historyPath } from '../../context/history-path.ts';
import { SHELL_DESCRIPTORS } from '../../domain/shell-descriptor.ts';
import { findInstallation } from './installation.ts';
import { ownFolders, type Person, stateFolder } from './own-folders.ts';

/** Absolute; each may be absent. `program`: the running program's file. */
export function ownPlaces({ program, ...person }: Person & { readonly program: string }): readonly string[] {
  const { type, folder } = findInstallation(program);
  const installed = type === 'checkout' ? [] : [folder, join(dirname(dirname(folder)), 'bin/beck')];
  const histories = Object.values(SHELL_DESCRIPTORS).flatMap(({ history }) =>
    history === undefined ? [] : [historyPath(history, person)],
  );
  const places = [...ownFolders(person), ...installed, ...storesOf(person), ...histories];
  return [...new Set(places)].filter((path, _, all) => !all.some((other) => path.startsWith(`${other}/`)));
}

/** Folders of undo on other file systems than beck's own. */
function storesOf(person: Person): readonly string[] {
  try {
    const list = readFileSync(join(stateFolder(person), 'beck/undo/places'), 'utf8');
    return list.split('\n').filter((path) => path !== '');
  } catch {
    // Nothing was kept elsewhere.
    return [];
  }
}
