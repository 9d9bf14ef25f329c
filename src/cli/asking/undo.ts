// Backs up what each command of a question is about to change, and tells the person beforehand what cannot be undone.

import type { Performers, Proposal } from '../../agent/performers.ts';
import type { NotRun } from '../../domain/run.ts';
import { sizeOf } from '../../domain/size.ts';
import type { Verdict } from '../../domain/verdict.ts';
import type { Redact } from '../../output/redact.ts';
import type { Asking } from '../wiring/surroundings.ts';
import { type IsTaken, inverseOf } from './inverse.ts';
import { changesOf, keepChanges, notesOf } from './keep-changes.ts';
import { sessionName } from './open-journal.ts';
import { isWorthFreeing, recoverableNote } from './recoverable.ts';
import { shortPath } from './undo-note.ts';

type Watched = Pick<Performers, 'askPerson' | 'askPlan' | 'runInShell' | 'writeFile' | 'show'>;

export type UndoKeeper = {
  /** The same performers, watched. */
  readonly watch: <Some extends Watched>(performers: Some) => Some;
};

type Options = {
  /** What the person asked for. */
  readonly question: string;
  readonly redact: Redact;
  readonly say: (sentence: string) => void;
  /** Absent where there is no live shell. */
  readonly isTaken?: IsTaken;
  readonly signal: AbortSignal;
};

export function openUndo(asking: Asking, options: Options): UndoKeeper {
  if (asking.settings.undoMegabytes === 0) return { watch: (performers) => performers };
  return { watch: (performers) => ({ ...performers, ...watched(performers, asking, options) }) };
}

function watched(
  performers: Watched,
  asking: Asking,
  { question, redact, say, isTaken, signal }: Options,
): Omit<Watched, 'show'> {
  const { cwd, surroundings, shellPid } = asking;
  /** Commands of which a question said more than that all can be put back. */
  const warned = new Set<string>();
  /** Commands of which the person wants nothing kept. */
  const forGood = new Set<string>();
  const noted = async (proposal: Proposal): Promise<Proposal> => {
    const { undo, left } = await notesOf(proposal.verdict.changes, asking);
    if (undo.length > 0) warned.add(proposal.command);
    const keeps = left && isWorthFreeing(left, question) ? sizeOf(left.bytes) : undefined;
    if (undo.length > 0) return { ...proposal, keeps, undo };
    const back =
      isTaken && shellPid && (await inverseOf(proposal.command, proposal.verdict, asking, isTaken));
    return { ...proposal, keeps, ...(back && { undo: [`to undo: ${back}`] }) };
  };
  const keep = async (changes: Verdict['changes'], command: string, plan?: number) =>
    keepChanges(
      {
        changes,
        command: redact(command).text,
        ...(await askerOf(asking)),
        plan: plan === undefined ? undefined : `${process.pid}-${Math.round(surroundings.now)}-${plan}`,
      },
      asking,
    );
  return {
    async askPerson(proposal, when) {
      const answer = await performers.askPerson(await noted(proposal), when);
      forGood.delete(proposal.command);
      if (answer.type === 'yes' && answer.forGood === true) forGood.add(proposal.command);
      return answer;
    },
    async askPlan(plan, when) {
      const parts = await Promise.all(plan.parts.map(noted));
      return performers.askPlan({ ...plan, parts }, when);
    },
    async runInShell(command, how) {
      const kept = forGood.has(command) ? undefined : await keep(how.verdict.changes, command, how.plan);
      if (kept !== undefined && 'why' in kept) {
        const path = shortPath(kept.path, { cwd, home: surroundings.home });
        const note = `not kept: ${path}, ${kept.why}`;
        if (!how.approved) say(`${note}.`);
        else if (!(await stillWanted(command, how.verdict, note))) return NOT_KEPT;
      }
      if (kept?.unlisted === true && !warned.has(command)) say(UNLISTED);
      const outcome = await performers.runInShell(command, how);
      kept?.ended?.();
      if (outcome.type === 'ran' && outcome.status === 0) sayLeft(kept);
      return outcome;
    },
    async writeFile(change) {
      const kept = await keep(
        changesOf(change),
        `write ${shortPath(change.path, { cwd, home: surroundings.home })}`,
      );
      const outcome = await performers.writeFile(change);
      kept?.ended?.();
      return outcome;
    },
  };

  function sayLeft(kept: Awaited<ReturnType<typeof keep>>): void {
    if (kept?.ended === undefined || kept.left === undefined || !isWorthFreeing(kept.left, question)) return;
    performers.show({ type: 'note', text: recoverableNote(kept.left, surroundings.now) });
  }

  /** The person said yes to something that could be put back. */
  async function stillWanted(command: string, verdict: Verdict, note: string): Promise<boolean> {
    const proposal: Proposal = { command, why: '', verdict, offerAlways: false, undo: [note] };
    return (await performers.askPerson(proposal, signal)).type === 'yes';
  }
}

/** Who changes something, for the list of `beck undo`. */
export async function askerOf({
  shell,
  shellPid,
  lastStatus,
}: Asking): Promise<{ readonly asker: string; readonly session: string | undefined }> {
  return {
    // The prompt tells the status before; `beck ask` knows none.
    asker: lastStatus === undefined ? 'beck ask' : shell,
    session: shellPid === undefined ? undefined : await sessionName(shellPid),
  };
}

const UNLISTED = 'Cannot be undone completely: beck could not list all that the command changes.';

const NOT_KEPT: NotRun = {
  type: 'declined',
  reason: 'User declined, because it could not have been undone.',
  brief: 'declined',
};
