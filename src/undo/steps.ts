// Undoes one step: finds it, plans the undo, keeps what it replaces, and restores.

import { listEntries, readEntry, removeEntry } from './entry.ts';
import { keepStep, noteLeft } from './keep.ts';
import { isDone, planUndo, type UndoPlan } from './plan.ts';
import { type Failure, putBack } from './put-back.ts';
import { stampAt } from './stamps.ts';

type Wanted = { readonly id?: number | undefined; readonly session?: string | undefined };

/**
 * The newest step of this session that is not undone, else the newest of any; `id` selects another.
 * Undefined if there is none.
 */
export function findStep(state: string, cwd: string, { id, session }: Wanted = {}): UndoPlan | undefined {
  const entries = listEntries(state).toReversed();
  if (id !== undefined) {
    const found = entries.find((entry) => entry.id === id);
    return found && planUndo(state, found, cwd);
  }
  const own = entries.filter((entry) => session !== undefined && entry.session === session);
  for (const entry of new Set([...own, ...entries])) {
    if (entry.kind !== 'run' || entry.state === 'keeping') continue;
    const plan = planUndo(state, entry, cwd);
    // Steps already restored by hand are skipped.
    if (entry.state === 'undoing' || !isDone(plan)) return plan;
  }
  return undefined;
}

/** Keeps later changes first, so that an undo loses nothing. `now`: milliseconds. */
export async function undoStep(state: string, plan: UndoPlan, now: number): Promise<readonly Failure[]> {
  const saved = await keepChanged(state, plan, now);
  if (typeof saved === 'object') return [saved];
  const failures = await putBack(state, plan);
  if (saved !== undefined) endStep(state, saved);
  return failures;
}

/** Called after the command; drops the step if the command changed nothing. */
export function endStep(state: string, id: number): void {
  const entry = readEntry(state, id);
  if (entry === undefined) return;
  noteLeft(state, entry);
  if (isDone(planUndo(state, entry, entry.folder))) removeEntry(state, id);
}

async function keepChanged(
  state: string,
  { entry, acts, changed }: UndoPlan,
  now: number,
): Promise<number | Failure | undefined> {
  const touched = acts.filter(
    ({ path, type }) =>
      type !== 'nothing' &&
      type !== 'lost' &&
      changed.some((each) => each === path || each.startsWith(`${path}/`)),
  );
  const roots = touched.flatMap(({ path, root }) => {
    const before = stampAt(path);
    return before === undefined || root.mode === 'rename'
      ? []
      : [
          {
            path,
            mode: root.mode === 'attributes' ? root.mode : ('copy' as const),
            tree: root.tree,
            moves: false,
            extended: root.extended !== undefined,
            before,
          },
        ];
  });
  if (roots.length === 0) return undefined;
  const command = `undo of: ${entry.command}`;
  return keepStep(state, { roots, not: [], command, folder: entry.folder, at: now, bytes: 0, kind: 'undo' });
}
