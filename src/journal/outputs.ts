// What the last commands printed, where the person wants that kept. It goes with its question.

import * as v from 'valibot';
import { withExisting } from './database.ts';

const ROW = v.object({
  at: v.number(),
  command: v.string(),
  status: v.nullable(v.number()),
  text: v.string(),
  ofLast: v.number(),
});

/**
 * Of the commands of a shell session, newest first; `at` in milliseconds since 1970; `ofLast`: 1 where nothing was asked
 * since. Throws where it cannot be read.
 */
export function lastOutputs(state: string, session: string): readonly v.InferOutput<typeof ROW>[] {
  return withExisting(state, [], (database) =>
    database
      .prepare(
        `SELECT step.at, command, step.status, text,
           question.id = (SELECT max(id) FROM question WHERE session = ?) AS ofLast
         FROM output JOIN step ON step.id = output.step
         JOIN question ON question.id = step.question WHERE session = ? ORDER BY step.id DESC`,
      )
      .all(session, session)
      .map((row) => v.parse(ROW, row)),
  );
}
