// Leaves an entry for the journal in a file of its own: opening the database takes as long as judging a command does.
// Whoever opens it next takes the entry in, see `take-in.ts`.

import { readdirSync, writeFileSync } from 'node:fs';
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
  const name = `${entry.asked.at}-${process.pid}-${Math.random().toString(36).slice(2)}.json`;
  writeFileSync(join(folder, name), JSON.stringify(entry), { flag: 'wx', mode: 0o600 });
  return readdirSync(folder).length;
}
