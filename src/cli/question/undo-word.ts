// `? /undo`: what the last command changed, put back after one question.

import { showLine } from '../../terminal/drawing/command-text.ts';
import { listEntries } from '../../undo/entry.ts';
import { canUndo } from '../../undo/plan.ts';
import { earlierInPlan, findStep, undoSteps } from '../../undo/steps.ts';
import { undoState } from '../asking/keep-changes.ts';
import { sessionName } from '../asking/open-journal.ts';
import type { PersonSide } from '../asking/person-side.ts';
import {
  isElsewhere,
  NONE_HERE,
  origin,
  othersLine,
  planLines,
  undoLines,
  undoneText,
} from '../asking/undo-lines.ts';
import { shortPath } from '../asking/undo-note.ts';
import { undoQuestion } from '../asking/undo-question.ts';
import type { Surroundings } from '../wiring/surroundings.ts';

type Asked = {
  readonly surroundings: Surroundings;
  /** The shell's folder. */
  readonly cwd: string;
  readonly shellPid: number;
  readonly person: Pick<PersonSide, 'screen' | 'look'>;
  /** Of a question. */
  readonly prefix: string;
  readonly signal: AbortSignal;
};

/** `which`: the number of a step, or nothing. */
export async function undoAtPrompt(which: string, asked: Asked): Promise<{ status: number }> {
  const { surroundings, cwd, person, prefix, signal } = asked;
  const { screen } = person;
  const state = undoState(surroundings);
  const id = /^\d+$/.test(which) ? Number(which) : undefined;
  const tell = (text: string, status: number): { status: number } => {
    screen.show({ type: 'note', text });
    return { status };
  };
  if (which !== '' && id === undefined) return tell(`No step ${which}; see beck undo --list`, 1);
  const session = await sessionName(asked.shellPid);
  const plan = findStep(state, cwd, { id, session });
  if (plan === undefined)
    return tell(id === undefined ? 'Nothing to undo.' : `No step ${id}; see beck undo --list`, 1);
  const place = { cwd, home: surroundings.home };
  const { entry, changed } = plan;
  const label = `undo: ${showLine(entry.command, person.look())}`;
  const when = origin(entry, { now: surroundings.now, home: surroundings.home, session });
  const steps = listEntries(state).filter(({ kind }) => kind === 'run').length;
  const how = `${prefix} /undo`;
  const earlier = id === undefined ? earlierInPlan(state, entry) : [];
  const others = othersLine(id === undefined ? steps - 1 - earlier.length : 0, `${how} NUMBER`);
  const lines = [...undoLines(plan, place), ...planLines(earlier, `${how} ${entry.id}`), ...others];
  if (!canUndo(plan)) {
    for (const text of [label, ...lines]) screen.show({ type: 'note', text });
    return tell('Nothing to put back.', 1);
  }
  const replaces = changed.length > 0 || plan.unsure;
  const elsewhere = id === undefined && isElsewhere(entry, session);
  if (elsewhere) screen.show({ type: 'note', text: NONE_HERE });
  const question = undoQuestion({ command: entry.command, when, lines, replaces, elsewhere });
  const answer = await screen.ask(question, signal);
  if (answer.type !== 'yes') return answer.type === 'cancel' ? { status: 130 } : tell('Not undone.', 1);
  const { now } = surroundings;
  const { failures, earlier: more } = await undoSteps(state, plan, { earlier, cwd, now });
  for (const { path, why } of failures)
    screen.show({ type: 'warning', text: `${shortPath(path, place)}: ${why}` });
  return failures.length === 0
    ? tell(undoneText(entry, { wanted: earlier.length, undone: more, how }), 0)
    : tell('Not everything was undone; the copies are still kept.', 1);
}
