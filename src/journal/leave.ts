// Leaves an entry for the journal in a file of its own: opening the database takes as long as judging a command does.
// Whoever opens it next takes the entry in, see `take-in.ts`.

import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../domain/make-folder.ts';
import type { Asked, Ended, Step } from './entry.ts';

export type WaitingEntry = { readonly asked: Asked; readonly steps: readonly Step[]; readonly ended: Ended };

/** `state`: as for the journal. */
export function waitingFolder(state: string): string {
  return join(state, 'journal-waiting');
}

/** How many wait then. Throws where it cannot be written. */
export function leaveEntry(state: string, entry: WaitingEntry): number {
  const folder = waitingFolder(state);
  makeFolder(folder);
  const path = freeName(join(folder, `${entry.asked.at}-${process.pid}`));
  writeFileSync(`${path}.new`, JSON.stringify(entry), { flag: 'wx', mode: 0o600 });
  // What is taken in is whole.
  renameSync(`${path}.new`, `${path}.json`);
  return readdirSync(folder).length;
}

/** Of one process in one millisecond there may be several. */
function freeName(path: string): string {
  let free = path;
  for (let number = 2; existsSync(`${free}.json`) || existsSync(`${free}.new`); number++)
    free = `${path}-${number}`;
  return free;
}
