// Undoes one step: finds it, plans the undo, keeps what it replaces, and restores.

import { type Entry, listEntries, readEntry, removeEntry } from './entry.ts';
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

/** The steps of its plan that were taken before it, the newest first. */
export function earlierInPlan(state: string, { id, plan }: Entry): readonly Entry[] {
  if (plan === undefined) return [];
  return listEntries(state)
    .filter((each) => each.plan === plan && each.id < id && each.state !== 'keeping')
    .toReversed();
}

export type Undone = {
  readonly failures: readonly Failure[];
  /** How many of the earlier steps are undone too. */
  readonly earlier: number;
};

/**
 * Undoes a step, then `earlier` ones, as long as nothing has changed since and everything can be put back. `now`:
 * milliseconds.
 */
export async function undoSteps(
  state: string,
  first: UndoPlan,
  { earlier, cwd, now }: { readonly earlier: readonly Entry[]; readonly cwd: string; readonly now: number },
): Promise<Undone> {
  const failures = await undoStep(state, first, now);
  const isWhole = failures.length === 0 && readEntry(state, first.entry.id) === undefined;
  for (const [at, entry] of earlier.entries()) {
    const plan = planUndo(state, entry, cwd);
    if (!isWhole || !isPlain(plan)) return { failures, earlier: at };
    const more = await undoStep(state, plan, now);
    if (more.length > 0) return { failures: more, earlier: at };
  }
  return { failures, earlier: earlier.length };
}

/** Nothing about it has to be said before it is undone. */
function isPlain({ entry, acts, changed, unsure }: UndoPlan): boolean {
  const lost = acts.some(({ type }) => type === 'lost');
  return changed.length === 0 && !unsure && !lost && entry.partly !== true;
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
