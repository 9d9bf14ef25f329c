// The names of models that were last listed, one a line, for Tab in the shells and for names typed in short.

import { join } from 'node:path';
import { makeFolder } from '../domain/make-folder.ts';
import { isPrivateFolder, readOwnFile, replaceOwnFile } from './private-files.ts';

const NAME = 'models';
/** What a shell can look through at one Tab. */
const MOST = 1000;

/** `provider/model` each; none where nothing was listed yet. `folder`: beck's own state. */
export function readModelNames(folder: string): readonly string[] {
  try {
    const text = isPrivateFolder(folder) ? readOwnFile(join(folder, NAME)) : undefined;
    return (text ?? '').split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}

/** Names with anything but the usual signs are left out: a shell puts them on a command line. */
export function keepModelNames(folder: string, names: readonly string[]): void {
  const plain = names.filter((name) => /^[\w.:/@+-]{1,200}$/.test(name)).slice(0, MOST);
  try {
    makeFolder(folder);
    if (isPrivateFolder(folder))
      replaceOwnFile(join(folder, NAME), plain.map((name) => `${name}\n`).join(''));
  } catch {
    // Tab then offers none.
  }
}
