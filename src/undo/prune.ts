// Removes kept content that is too old or exceeds the configured space, oldest first.

import { entryFolder, idsIn, readEntry, removeEntry } from './entry.ts';
import { statsAt } from './stamps.ts';

const DAYS_KEPT = 7;
/** How long a step can be undone. */
export const KEPT_MS = DAYS_KEPT * 24 * 60 * 60 * 1000;
/** Unfinished steps are left alone: their process may still be working on them. */
const BEGUN_MS = 60 * 60 * 1000;

/** `room`: bytes needed for the next step. Returns the number of removed steps. */
export function pruneSteps(
  state: string,
  { now, most, room = 0 }: { readonly now: number; readonly most: number; readonly room?: number },
): number {
  let gone = 0;
  let bytes = room;
  for (const id of idsIn(state).toReversed()) {
    const entry = readEntry(state, id);
    const at = entry?.at ?? Number(statsAt(entryFolder(state, id))?.mtimeMs ?? now);
    bytes += entry?.bytes ?? 0;
    const unfinished = entry === undefined || entry.state === 'keeping';
    if (now - at <= (unfinished ? BEGUN_MS : KEPT_MS) && bytes <= most) continue;
    removeEntry(state, id);
    gone += 1;
  }
  return gone;
}
