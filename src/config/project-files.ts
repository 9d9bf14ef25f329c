// The settings files of a project: in the current folder and above it, up to the top of the repository.

import { lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPlainFile } from './plain-file.ts';

/** The last one is another tool's, of which only its blacklist is read. */
const NAMES = ['.beck.json', '.beck.yaml', '.agents/terminal.json'] as const;

/** Bytes of one file. */
const LARGEST = 65_536;
const MOST_FOLDERS = 32;

export type ProjectFile = {
  readonly path: string;
  /** Written for beck, or only read by it. */
  readonly kind: 'own' | 'foreign';
  readonly text: string;
};

export type FoundProject = {
  /** The outermost first. */
  readonly files: readonly ProjectFile[];
  /** Sentences about files that are there and cannot be read: what they would tighten is not known. */
  readonly refused: readonly string[];
};

/** Files of other users are passed over without a word: in a shared folder any user can leave one. */
export function findProjectFiles(cwd: string, home: string): FoundProject {
  const files: ProjectFile[] = [];
  const refused: string[] = [];
  const me = process.getuid?.();
  for (const folder of foldersUpwards(cwd, home)) {
    for (const name of NAMES) {
      const path = join(folder, name);
      const read = readPlainFile(path, LARGEST);
      if (read.type === 'refused' && read.cause !== 'unreadable')
        refused.push(
          `${path} ${read.reason} It is not read, and until you fix that, the mode is "strict" here.`,
        );
      if (read.type !== 'file' || (me !== undefined && read.owner !== me && read.owner !== 0)) continue;
      files.push({ path, kind: name === '.agents/terminal.json' ? 'foreign' : 'own', text: read.text });
    }
  }
  return { files, refused };
}

/** From the top down to `cwd`: the top is the repository's, else the folder below the system's root or the home. */
function foldersUpwards(cwd: string, home: string): readonly string[] {
  const folders: string[] = [];
  for (let folder = cwd; folders.length < MOST_FOLDERS; folder = dirname(folder)) {
    folders.unshift(folder);
    if (isRepository(folder) || folder === home || dirname(folder) === folder) break;
  }
  return folders;
}

function isRepository(folder: string): boolean {
  try {
    return lstatSync(join(folder, '.git'), { throwIfNoEntry: false }) !== undefined;
  } catch {
    // An unreadable folder cannot be the top of a project.
    return false;
  }
}
