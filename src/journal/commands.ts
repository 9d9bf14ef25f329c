// The latest commands that ran, with the question they were for.

import * as v from 'valibot';
import { withExisting } from './database.ts';

export type RanCommand = {
  readonly command: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly folder: string;
  readonly question: string;
  readonly status: number | undefined;
};

/** Newest first; nothing where there is no journal. Throws where it cannot be read. */
export function latestCommands(state: string, most: number): readonly RanCommand[] {
  return withExisting(state, [], (database) =>
    database
      .prepare(
        `SELECT step.command, step.at, step.status, question.folder, question.question
         FROM step JOIN question ON question.id = step.question
         WHERE step.kind = 'run' AND step.outcome = 'ran' ORDER BY step.id DESC LIMIT ?`,
      )
      .all(most)
      .map((row) => {
        const { status, ...rest } = v.parse(ROW, row);
        return { ...rest, status: status ?? undefined };
      }),
  );
}

const ROW = v.object({
  command: v.string(),
  at: v.number(),
  folder: v.string(),
  question: v.string(),
  status: v.nullable(v.number()),
});
