// What was run for a question the last times it was asked.

import * as v from 'valibot';
import { withExisting } from './database.ts';
import type { Entry } from './entry.ts';
import { findEntries } from './read.ts';

/** How far back: an index over what is asked again would cost every question. */
const MOST_SEARCHED = 20_000;
const MOST_FOUND = 5;

/** Case, spaces and the mark at the end do not count. */
function sameQuestion(question: string): string {
  return question
    .trim()
    .replace(/^please\s+/i, '')
    .replace(/[\s?!.]+$/, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** Newest first; nothing where there is no journal. Throws where it cannot be read. */
export function entriesOf(state: string, question: string): readonly Entry[] {
  const wanted = sameQuestion(question);
  const ids = withExisting(state, [], (database) =>
    database
      .prepare(
        `SELECT id, question FROM question WHERE id > (SELECT max(id) FROM question) - ${MOST_SEARCHED}
         AND question LIKE ? ESCAPE '\\' ORDER BY id DESC`,
      )
      .all(`%${wanted.replace(/[\\%_]/g, '\\$&').replaceAll(' ', '%')}%`)
      .map((row) => v.parse(ROW, row))
      .filter((row) => sameQuestion(row.question) === wanted)
      .slice(0, MOST_FOUND)
      .map(({ id }) => id),
  );
  return ids.flatMap((id) => findEntries(state, { id }, 1));
}

/** How far back for questions of the same kind. */
const MOST_COMPARED = 5000;
/** Of one kind. */
const MOST_LIKE = 8;

/** The newest whose questions are like it by `isLike`. Throws where the journal cannot be read. */
export function entriesLike(state: string, isLike: (question: string) => boolean): readonly Entry[] {
  const ids = withExisting(state, [], (database) =>
    database
      .prepare(`SELECT id, question FROM question ORDER BY id DESC LIMIT ${MOST_COMPARED}`)
      .all()
      .flatMap(({ id, question }) =>
        typeof id === 'number' && typeof question === 'string' && isLike(question) ? [id] : [],
      )
      .slice(0, MOST_LIKE),
  );
  return ids.flatMap((id) => findEntries(state, { id }, 1));
}

const ROW = v.object({ id: v.number(), question: v.string() });
