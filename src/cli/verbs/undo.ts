// `beck undo`: put back what a command changed, see what is kept, and delete it.

import { type ExitCode, UsageError } from '../../domain/errors.ts';
import { sizeOf } from '../../domain/size.ts';
import { fitColumns } from '../../terminal/drawing/columns.ts';
import { showLine } from '../../terminal/drawing/command-text.ts';
import type { Look } from '../../terminal/drawing/look.ts';
import { type Entry, listEntries, removeEntry } from '../../undo/entry.ts';
import { canUndo } from '../../undo/plan.ts';
import { findStep, undoStep } from '../../undo/steps.ts';
import { ago, undoLines } from '../asking/undo-lines.ts';
import { shortPath } from '../asking/undo-note.ts';
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
  readonly look: Look;
  readonly writeOut: (text: string) => void | Promise<void>;
  /** Absent where nobody can be asked. */
  readonly askYes: ((question: string) => Promise<boolean>) | undefined;
};

/** Rejects with `UsageError`. */
export async function runUndo(options: UndoOptions, io: UndoIo): Promise<ExitCode> {
  if (options.list) return list(options, io);
  if (options.prune) return prune(options, io);
  const { state, surroundings, look, writeOut } = io;
  const plan = findStep(state, surroundings.cwd, options.which);
  if (plan === undefined) return nothing(options.which, io);
  const { entry } = plan;
  const lines = undoLines(plan, surroundings);
  const head = `${showLine(entry.command, look)}${look.marks.between}${ago(entry.at, surroundings.now)}, in ${shortPath(entry.folder, { ...surroundings, cwd: '/' })}`;
  await writeOut(`${head}\n${lines.map((line) => `  ${showLine(line, look)}\n`).join('')}`);
  if (!canUndo(plan)) {
    await writeOut('Nothing to put back.\n');
    return 1;
  }
  const asked = plan.changed.length > 0 ? 'Undo it, and replace what has changed since?' : 'Undo it?';
  if (!options.yes) {
    if (io.askYes === undefined) throw new UsageError('Nobody can be asked here.', 'Add --yes to undo it.');
    if (!(await io.askYes(asked))) return 130;
  }
  const failures = await undoStep(state, plan, surroundings.now);
  for (const { path, why } of failures) await writeOut(`${shortPath(path, surroundings)}: ${why}\n`);
  await writeOut(
    failures.length === 0 ? 'Undone.\n' : 'Not all of it was undone; what was kept is still kept.\n',
  );
  return failures.length === 0 ? 0 : 1;
}

async function nothing(which: number | undefined, { writeOut }: UndoIo): Promise<ExitCode> {
  await writeOut(
    which === undefined ? 'Nothing to undo.\n' : `There is no step ${which}. See: beck undo --list\n`,
  );
  return 1;
}

async function list({ json }: UndoOptions, io: UndoIo): Promise<ExitCode> {
  const { state, surroundings, look, writeOut } = io;
  const entries = listEntries(state);
  if (json) await writeOut(entries.map((entry) => `${JSON.stringify(asJson(entry))}\n`).join(''));
  else if (entries.length === 0) await writeOut('Nothing to undo.\n');
  else {
    const rows = entries.map((entry) => [
      String(entry.id),
      ago(entry.at, surroundings.now),
      showLine(entry.command, look),
      sizeOf(entry.bytes),
      showLine(shortPath(entry.folder, { ...surroundings, cwd: '/' }), look),
    ]);
    const [head = '', ...lines] = fitColumns([['', 'ran', 'command', 'kept', 'in'], ...rows], [2, 4], look);
    const hint = look.faint(
      'Undo one: beck undo NUMBER; delete what is kept of it: beck undo --prune NUMBER',
    );
    await writeOut([look.faint(head), ...lines, '', hint, ''].join('\n'));
  }
  return 0;
}

function asJson({ id, at, command, folder, bytes, kind, roots, parents }: Entry) {
  const paths = roots.map(({ parent, name }) => `${parents[parent]?.path}/${name}`.replace(/^\/\//, '/'));
  return { id, at, command, folder, bytes, kind, paths };
}

async function prune({ which, yes }: UndoOptions, { state, writeOut, askYes }: UndoIo): Promise<ExitCode> {
  const chosen = listEntries(state).filter(({ id }) => which === undefined || id === which);
  const steps = `${chosen.length} ${chosen.length === 1 ? 'step' : 'steps'}`;
  if (chosen.length > 0 && !yes) {
    if (askYes === undefined) throw new UsageError(`${steps} could not be undone any more.`, 'Add --yes.');
    if (!(await askYes(`Delete what is kept of ${steps}?`))) return 130;
  }
  for (const { id } of chosen) removeEntry(state, id);
  await writeOut(chosen.length === 0 ? 'Nothing is kept.\n' : `Deleted: ${steps}.\n`);
  return 0;
}
