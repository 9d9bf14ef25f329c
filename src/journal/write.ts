// Writes one question into the journal as it happens: its beginning, each step, its end.

import { copyTo } from './copies.ts';
import { type Database, withNewest } from './database.ts';
import type { Asked, Ended, Step } from './entry.ts';
import { forgetOutputs, insertQuestion, insertStep, updateQuestion } from './insert.ts';

export type JournalWriter = {
  readonly step: (step: Step) => void;
  readonly end: (ended: Ended) => void;
  /** `forgetsOutputs`: of all commands, once the person wants none kept. */
  readonly close: (forgetsOutputs?: boolean) => void;
};

/** Older entries are removed when a new one is written. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Throws where the journal cannot be written. `setAside`: see `withNewest`. `copies`: further places of each step, which
 * get it whatever is wrong with the journal itself.
 */
export function beginEntry(
  state: string,
  asked: Asked,
  setAside: (path: string) => void,
  copies: readonly string[] = [],
): JournalWriter {
  const begin = (opened: Database) => ({ database: opened, id: insertQuestion(opened, asked) });
  const open = () => withNewest(state, setAside, begin);
  const opened = copies.length === 0 ? { own: open() } : attempt(open);
  const own = () => {
    if ('own' in opened) return opened.own;
    throw opened.error;
  };
  return {
    step(step) {
      // What was printed is for the person alone.
      const { output: _, ...told } = step;
      const copied = copies.map((copy) => attempt(() => copyTo(copy, { ...asked, ...told })));
      const { database, id } = own();
      insertStep(database, id, step);
      for (const one of copied) if ('error' in one) throw one.error;
    },
    end(ended) {
      const { database, id } = own();
      updateQuestion(database, id, ended);
    },
    close(forgetsOutputs = false) {
      const { database } = own();
      if (forgetsOutputs) forgetOutputs(database);
      database.prepare('DELETE FROM question WHERE at < ?').run(asked.at - KEPT_MS);
      database.close();
    },
  };
}

function attempt<Value>(work: () => Value): { readonly own: Value } | { readonly error: unknown } {
  try {
    return { own: work() };
  } catch (error) {
    return { error };
  }
}

/** Takes in what waits, and no more. Throws where the journal cannot be written. */
export function takeInWaiting(state: string): void {
  withNewest(
    state,
    () => {},
    (database) => database.close(),
  );
}
