// Keeps what each command of a question is about to change, and says before the person answers what cannot be put back.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Performers, Proposal } from '../../agent/performers.ts';
import type { Changes } from '../../domain/change.ts';
import type { FileChange } from '../../domain/file-change.ts';
import type { NotRun } from '../../domain/run.ts';
import type { Verdict } from '../../domain/verdict.ts';
import type { Redact } from '../../output/redact.ts';
import type { Measured } from '../../undo/measure.ts';
import type { Roots } from '../../undo/roots.ts';
import { stateFolder } from '../shared/own-folders.ts';
import { type Asking, elapsed } from '../wiring/surroundings.ts';
import { shortPath, undoNotes } from './undo-note.ts';

type Watched = Pick<Performers, 'askPerson' | 'askPlan' | 'runInShell' | 'writeFile'>;

export type UndoKeeper = {
  /** The same performers, watched. */
  readonly watch: <Some extends Watched>(performers: Some) => Some;
};

type Options = {
  readonly redact: Redact;
  readonly say: (sentence: string) => void;
  readonly signal: AbortSignal;
};

export function openUndo(asking: Asking, options: Options): UndoKeeper {
  if (asking.settings.undoMegabytes === 0) return { watch: (performers) => performers };
  return { watch: (performers) => ({ ...performers, ...watched(performers, asking, options) }) };
}

function watched(performers: Watched, asking: Asking, { redact, say, signal }: Options): Watched {
  const noted = async (proposal: Proposal): Promise<Proposal> => {
    const { changes } = proposal.verdict;
    const survey = changes && (await surveyOf(changes, asking, COUNTING));
    const undo = survey ? undoNotes(survey.roots, survey.measured, placeOf(asking)) : [];
    return undo.length === 0 ? proposal : { ...proposal, undo };
  };
  const keep = async (changes: Changes | undefined, command: string) =>
    changes === undefined ? undefined : keepChanges(changes, redact(command).text, asking);
  return {
    askPerson: async (proposal, when) => performers.askPerson(await noted(proposal), when),
    async askPlan(plan, when) {
      const parts = await Promise.all(plan.parts.map(noted));
      return performers.askPlan({ ...plan, parts }, when);
    },
    async runInShell(command, how) {
      const kept = await keep(how.verdict.changes, command);
      if (kept !== undefined && 'why' in kept) {
        const note = `not kept: ${shortPath(kept.path, placeOf(asking))}, ${kept.why}`;
        if (!how.approved) say(`${note}.`);
        else if (!(await stillWanted(command, how.verdict, note))) return NOT_KEPT;
      }
      const outcome = await performers.runInShell(command, how);
      kept?.ended?.();
      return outcome;
    },
    async writeFile(change) {
      const kept = await keep(changesOf(change), `write ${change.path}`);
      const outcome = await performers.writeFile(change);
      kept?.ended?.();
      return outcome;
    },
  };

  /** The person said yes to something that could be put back. */
  async function stillWanted(command: string, verdict: Verdict, note: string): Promise<boolean> {
    const proposal: Proposal = { command, why: '', verdict, offerAlways: false, undo: [note] };
    return (await performers.askPerson(proposal, signal)).type === 'yes';
  }
}

const NOT_KEPT: NotRun = {
  type: 'declined',
  reason: 'User declined, since it could not have been undone.',
  brief: 'declined',
};

/** Milliseconds for counting before a question. */
const COUNTING = 100;
/** And before a run, where a person waits but has answered. */
const COUNTING_WHOLE = 5000;

type Survey = { readonly roots: Roots; readonly measured: Measured };

async function surveyOf(changes: Changes, { surroundings, settings }: Asking, time: number): Promise<Survey> {
  const [{ findRoots }, { limitsOf, measure }, { findPaths }] = await Promise.all([
    import('../../undo/roots.ts'),
    import('../../undo/measure.ts'),
    import('../../context/matches.ts'),
  ]);
  const roots = findRoots(changes, (selection) => findPaths(selection, surroundings.now, MOST_FOUND));
  return { roots, measured: measure(roots.roots, limitsOf(settings.undoMegabytes), time) };
}

const MOST_FOUND = 20_000;

type Kept = { readonly ended: () => void };
type NotKept = { readonly path: string; readonly why: string; readonly ended?: undefined };

/** Undefined where there is nothing to keep. */
async function keepChanges(
  changes: Changes,
  command: string,
  asking: Asking,
): Promise<Kept | NotKept | undefined> {
  const { surroundings, settings } = asking;
  const { roots, measured } = await surveyOf(changes, asking, COUNTING_WHOLE);
  if (roots.roots.length === 0) return undefined;
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
    folder: asking.cwd,
    at: now,
    bytes: measured.bytes,
    kind: 'run',
  });
  if (typeof kept !== 'number') return kept;
  return { ended: () => endStep(state, kept) };
}

/** For the time after a question: what is kept too long goes. */
export async function tidySteps(surroundings: Asking['surroundings']): Promise<void> {
  const state = undoState(surroundings);
  if (!existsSync(join(state, 'undo'))) return;
  const { pruneSteps } = await import('../../undo/prune.ts');
  pruneSteps(state, { now: surroundings.now, most: Number.POSITIVE_INFINITY });
}

/** beck's folder for state. */
export function undoState(surroundings: Parameters<typeof stateFolder>[0]): string {
  return join(stateFolder(surroundings), 'beck');
}

/** A file is replaced as a whole; what is made above it goes with it. */
function changesOf({ path }: FileChange): Changes {
  return { named: [{ kind: 'replace', path, tree: false }], unnamed: false };
}

function placeOf({ cwd, surroundings }: Asking): { readonly cwd: string; readonly home: string } {
  return { cwd, home: surroundings.home };
}
