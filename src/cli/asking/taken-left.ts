// What a process that was killed while it took changes over has left, and how the next one finds it.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive } from '../../domain/is-alive.ts';
import { makeFolder } from '../../domain/make-folder.ts';
import { removeTree } from '../../undo/entry.ts';

/** Where a file is made complete before it takes its place. */
export function asideOf(path: string, pid = process.pid): string {
  return join(dirname(path), `.beck-taken-${pid}`);
}

const NAME = /^taking-(\d+)$/;

/** `state`: beck's folder. Returns what forgets it again. */
export function noteTaking(state: string, paths: readonly string[]): () => void {
  removeLeft(state);
  makeFolder(state);
  const note = join(state, `taking-${process.pid}`);
  const folders = [...new Set(paths.map((path) => dirname(path)))];
  writeFileSync(note, JSON.stringify(folders), { mode: 0o600 });
  return () => rmSync(note, { force: true });
}

/** Of processes that are gone. */
export function removeLeft(state: string): void {
  for (const name of namesIn(state)) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (!Number.isInteger(pid) || isAlive(pid)) continue;
    try {
      const folders: unknown = JSON.parse(readFileSync(join(state, name), 'utf8'));
      if (Array.isArray(folders))
        for (const folder of folders) removeTree(asideOf(join(String(folder), 'file'), pid));
    } catch {
      // It was killed while it wrote the note, before it made anything.
    }
    rmSync(join(state, name), { force: true });
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
