// Backs up what an approved command or file change is about to replace, for undo; at the prompt and for other programs.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes } from '../../domain/change.ts';
import type { FileChange } from '../../domain/file-change.ts';
import type { Measured } from '../../undo/measure.ts';
import type { Roots, Select } from '../../undo/roots.ts';
import { stateFolder } from '../shared/own-folders.ts';
import { type Asking, elapsed } from '../wiring/surroundings.ts';
import { type Left, leftBy } from './recoverable.ts';
import { undoNotes } from './undo-note.ts';

/** Milliseconds for counting before a question. */
const COUNTING = 100;
/** And for what a pattern stands for, or what git says that it would take. */
const LISTING = 300;
/** And before a run, where a person waits but has answered. */
const COUNTING_WHOLE = 5000;

type Place = Pick<Asking, 'surroundings' | 'settings' | 'cwd'>;

/** What a question says of undoing these changes, and what a deletion would leave on the disk. */
export async function notesOf(
  changes: Changes | undefined,
  place: Place,
): Promise<{ readonly undo: readonly string[]; readonly left?: Left | undefined }> {
  if (changes === undefined || place.settings.undoMegabytes === 0) return { undo: [] };
  const { roots, measured } = await surveyOf(changes, place, COUNTING);
  const undo = undoNotes(roots, measured, { cwd: place.cwd, home: place.surroundings.home });
  return { undo, left: leftBy(changes, roots, measured) };
}

type Survey = {
  readonly roots: Roots;
  readonly measured: Measured;
  /** What a pattern or git stands for could not be listed. */
  readonly unlisted: boolean;
};

async function surveyOf(changes: Changes, { surroundings, settings }: Place, time: number): Promise<Survey> {
  const [{ findRoots }, { limitsOf, measure }, select] = await Promise.all([
    import('../../undo/roots.ts'),
    import('../../undo/measure.ts'),
    selectIn(changes, surroundings, Math.max(time, LISTING)),
  ]);
  let unlisted = false;
  const roots = findRoots(changes, (selection) => {
    const paths = select(selection);
    unlisted ||= paths === undefined;
    return paths;
  });
  return { roots, unlisted, measured: measure(roots.roots, limitsOf(settings.undoMegabytes), time) };
}

const MOST_FOUND = 20_000;

/** Which paths the selections among the changes stand for now, as far as so many milliseconds tell. */
export async function selectIn(
  { named }: Changes,
  { now, env, home }: Pick<Place['surroundings'], 'now' | 'env' | 'home'>,
  time: number,
): Promise<Select> {
  const selections = named.flatMap((change) => (change.kind === 'select' ? [change.selection] : []));
  if (selections.length === 0) return () => undefined;
  const ofGit = selections.filter((selection) => selection.type === 'git');
  const { findPaths } = await import('../../context/matches.ts');
  const within = { now, most: MOST_FOUND, time };
  if (ofGit.length === 0) return (selection) => findPaths(selection, within);
  const { takenByGit } = await import('../../context/git/taken.ts');
  const taken = await Promise.all(ofGit.map((selection) => takenByGit(selection, { env, home }, time)));
  return (selection) =>
    selection.type === 'git' ? taken[ofGit.indexOf(selection)] : findPaths(selection, within);
}

export type Keeping = {
  readonly changes: Changes | undefined;
  /** Masked. */
  readonly command: string;
  /** `zsh`, `beck ask`, or the other program. */
  readonly asker: string;
  /** Names the shell session; absent where there is none. */
  readonly session?: string | undefined;
  /** Names the plan that the command is part of. */
  readonly plan?: string | undefined;
};

/** `ended`: to be called once the command has run. `unlisted`: it may change more, which is not kept. */
export type Kept = {
  readonly ended: () => void;
  readonly unlisted: boolean;
  readonly left?: Left | undefined;
};
export type NotKept = {
  readonly path: string;
  readonly why: string;
  readonly ended?: undefined;
  readonly unlisted?: undefined;
};

/** Undefined where there is nothing to keep. */
export async function keepChanges(
  { changes, command, asker, session, plan }: Keeping,
  place: Place,
): Promise<Kept | NotKept | undefined> {
  const { surroundings, settings } = place;
  if (changes === undefined || settings.undoMegabytes === 0) return undefined;
  const { roots, measured, unlisted } = await surveyOf(changes, place, COUNTING_WHOLE);
  if (roots.roots.length === 0) return unlisted ? { ended: () => {}, unlisted } : undefined;
  const [{ keepStep }, { endStep }, { pruneSteps }] = await Promise.all([
    import('../../undo/keep.ts'),
    import('../../undo/steps.ts'),
    import('../../undo/prune.ts'),
  ]);
  const state = undoState(surroundings);
  const now = Math.round(surroundings.now + elapsed());
  pruneSteps(state, { now, most: settings.undoMegabytes * 1024 * 1024, room: measured.bytes });
  const uncounted = measured.uncounted.map(({ path }) => ({ path, bytes: undefined }));
  const kept = await keepStep(state, {
    roots: roots.roots,
    not: [...measured.not, ...uncounted],
    command,
    folder: place.cwd,
    at: now,
    bytes: measured.bytes,
    kind: 'run',
    asker,
    session,
    plan,
    partly: roots.unnamed || unlisted,
  });
  if (typeof kept !== 'number') return kept;
  // A command that still runs in the background may change more later.
  const left = leftBy(changes, roots, measured);
  return { unlisted, left, ended: () => (changes.lingers === true ? undefined : endStep(state, kept)) };
}

/** For the time after a question: what is kept too long goes. */
export async function tidySteps(surroundings: Asking['surroundings']): Promise<void> {
  const state = undoState(surroundings);
  if (!existsSync(join(state, 'undo'))) return;
  (await import('./taken-left.ts')).removeLeft(state);
  const { pruneSteps } = await import('../../undo/prune.ts');
  pruneSteps(state, { now: surroundings.now, most: Number.POSITIVE_INFINITY });
}

/** beck's folder for state. */
export function undoState(surroundings: Parameters<typeof stateFolder>[0]): string {
  return join(stateFolder(surroundings), 'beck');
}

/** A file is replaced as a whole; what is made above it goes with it. */
export function changesOf({ path }: FileChange): Changes {
  return { named: [{ kind: 'replace', path, tree: false }], unnamed: false };
}
