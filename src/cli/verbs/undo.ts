// `beck undo`: put back what a command changed, see what is kept, and delete it.

import { type ExitCode, UsageError } from '../../domain/errors.ts';
import { sizeOf } from '../../domain/size.ts';
import type { Question } from '../../terminal/approval/question.ts';
import { fitColumns } from '../../terminal/drawing/columns.ts';
import { showLine } from '../../terminal/drawing/command-text.ts';
import type { Look } from '../../terminal/drawing/look.ts';
import { type Entry, listEntries, removeEntry } from '../../undo/entry.ts';
import { canUndo } from '../../undo/plan.ts';
import { earlierInPlan, findStep, undoSteps } from '../../undo/steps.ts';
import {
  briefAge,
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

export type UndoOptions = {
  /** Its number in the list. */
  readonly which: number | undefined;
  readonly list: boolean;
  readonly prune: boolean;
  readonly yes: boolean;
  readonly json: boolean;
};

export type UndoIo = {
  readonly surroundings: Pick<Surroundings, 'cwd' | 'home' | 'now'>;
  /** beck's folder for state. */
  readonly state: string;
  /** Names the session of the shell that started the verb; absent where there is none. */
  readonly session: string | undefined;
  readonly look: Look;
  readonly writeOut: (text: string) => void | Promise<void>;
  /** Asks as at the prompt; absent if the person cannot be asked. */
  readonly askUndo: ((question: Question) => Promise<boolean>) | undefined;
  /** Absent if the person cannot be asked. */
  readonly askYes: ((question: string) => Promise<boolean>) | undefined;
};

/** Rejects with `UsageError`. */
export async function runUndo(options: UndoOptions, io: UndoIo): Promise<ExitCode> {
  if (options.list) return list(options, io);
  if (options.prune) return prune(options, io);
  const { state, surroundings, look, writeOut } = io;
  const plan = findStep(state, surroundings.cwd, { id: options.which, session: io.session });
  if (plan === undefined) return nothing(options.which, io);
  const { entry } = plan;
  const elsewhere = options.which === undefined && isElsewhere(entry, io.session);
  // Which step is meant is for a person to say.
  if (options.yes && elsewhere)
    throw new UsageError(
      'This shell or script left nothing to undo.',
      `Name another step: beck undo ${entry.id} --yes (${showLine(entry.command, look)}). All: beck undo --list`,
    );
  const earlier = options.which === undefined ? earlierInPlan(state, entry) : [];
  const others = options.which === undefined ? undoable(state).length - 1 - earlier.length : 0;
  const lines = [
    ...undoLines(plan, surroundings),
    ...planLines(earlier, `beck undo ${entry.id}`),
    ...othersLine(others, 'beck undo NUMBER'),
  ];
  const from = origin(entry, { ...surroundings, session: io.session });
  const head = `${showLine(entry.command, look)}${look.marks.between}${from}`;
  if (elsewhere) await writeOut(`${NONE_HERE}\n`);
  const asks = !options.yes && canUndo(plan) ? io.askUndo : undefined;
  // A question says the same.
  if (asks === undefined)
    await writeOut(`${head}\n${lines.map((line) => `  ${showLine(line, look)}\n`).join('')}`);
  if (!canUndo(plan)) {
    await writeOut('Nothing to put back.\n');
    return 1;
  }
  if (!options.yes) {
    if (asks === undefined) throw new UsageError('There is no terminal to ask in.', 'Add --yes to undo it.');
    const replaces = plan.changed.length > 0 || plan.unsure;
    const question = undoQuestion({ command: entry.command, when: from, lines, replaces, elsewhere });
    if (!(await asks(question))) return 130;
  }
  const { failures, earlier: more } = await undoSteps(state, plan, { earlier, ...surroundings });
  for (const { path, why } of failures) await writeOut(`${shortPath(path, surroundings)}: ${why}\n`);
  await writeOut(
    failures.length === 0
      ? `${undoneText(entry, { wanted: earlier.length, undone: more, how: 'beck undo' })}\n`
      : 'Not everything was undone; the copies are still kept.\n',
  );
  return failures.length === 0 ? 0 : 1;
}

async function nothing(which: number | undefined, { writeOut }: UndoIo): Promise<ExitCode> {
  await writeOut(
    which === undefined ? 'Nothing to undo.\n' : `There is no step ${which}. See: beck undo --list\n`,
  );
  return 1;
}

function undoable(state: string): readonly Entry[] {
  return listEntries(state).filter(({ kind }) => kind === 'run');
}

/** Newest first, which is the order of undoing. */
async function list({ json }: UndoOptions, io: UndoIo): Promise<ExitCode> {
  const { state, surroundings, look, writeOut } = io;
  const entries = listEntries(state).toReversed();
  if (json) await writeOut(entries.map((entry) => `${JSON.stringify(asJson(entry))}\n`).join(''));
  else if (entries.length === 0) await writeOut('Nothing to undo.\n');
  else {
    const rows = entries.map((entry) => [
      String(entry.id),
      briefAge(entry.at, surroundings.now),
      showLine(entry.command, look),
      sizeOf(entry.bytes),
      showLine(shortPath(entry.folder, { ...surroundings, cwd: '/' }), look),
      askedBy(entry, io.session),
    ]);
    const [head = '', ...lines] = fitColumns([HEAD, ...rows], FLEXIBLE, look);
    const next = findStep(state, surroundings.cwd, { session: io.session })?.entry.id;
    const hints = [
      ...(next === undefined ? [] : [`Undo ${next}: beck undo. Others: beck undo NUMBER`]),
      'beck undo --prune NUMBER deletes the kept copies.',
    ];
    await writeOut([look.faint(head), ...lines, '', ...hints.map((hint) => look.faint(hint)), ''].join('\n'));
  }
  return 0;
}

const HEAD = ['', 'ago', 'command', 'kept', 'in', 'by'];
const FLEXIBLE = [2, 4, 5];

function askedBy({ asker = '', session }: Entry, own: string | undefined): string {
  return own !== undefined && session === own ? 'this shell' : asker;
}

function asJson({ id, at, command, folder, bytes, kind, asker, session, roots, parents }: Entry) {
  const paths = roots.map(({ parent, name }) => `${parents[parent]?.path}/${name}`.replace(/^\/\//, '/'));
  return { id, at, command, folder, bytes, kind, asker, session, paths };
}

async function prune({ which, yes }: UndoOptions, { state, writeOut, askYes }: UndoIo): Promise<ExitCode> {
  const chosen = listEntries(state).filter(({ id }) => which === undefined || id === which);
  const steps = `${chosen.length} ${chosen.length === 1 ? 'step' : 'steps'}`;
  if (chosen.length > 0 && !yes) {
    if (askYes === undefined) throw new UsageError(`${steps} can then no longer be undone.`, 'Add --yes.');
    if (!(await askYes(`Delete the copies kept for ${steps}?`))) return 130;
  }
  for (const { id } of chosen) removeEntry(state, id);
  await writeOut(chosen.length === 0 ? 'Nothing is kept.\n' : `Deleted: ${steps}.\n`);
  return 0;
}
