// Finds entries of the journal, newest first, and removes them.

import * as v from 'valibot';
import { ALLOWED_BY } from '../domain/allowed-by.ts';
import { EFFECTS, LEVELS, type Level } from '../domain/verdict.ts';
import { withExisting } from './database.ts';
import type { Entry, Step } from './entry.ts';

/** All that is given must hold. */
export type Filter = {
  /** Milliseconds since 1970. */
  readonly since?: number | undefined;
  /** This folder and those below it. */
  readonly folder?: string | undefined;
  /** A step of this level or worse. */
  readonly level?: Level | undefined;
  /** A status other than 0, or no answer. */
  readonly failed?: boolean | undefined;
  /** In the question or a command; case does not count. */
  readonly text?: string | undefined;
  readonly session?: string | undefined;
  readonly id?: number | undefined;
};

/** At most `limit` entries, newest first; nothing where there is no journal. Throws where it cannot be read. */
export function findEntries(state: string, filter: Filter, limit: number): readonly Entry[] {
  return withExisting(state, [], (database) => {
    const { where, values } = conditions(filter);
    const questions = database
      .prepare(`SELECT * FROM question ${where} ORDER BY at DESC, id DESC LIMIT ?`)
      .all(...values, limit);
    const stepsOf = database.prepare(
      'SELECT step.*, text AS output FROM step LEFT JOIN output ON output.step = id WHERE question = ? ORDER BY id',
    );
    return questions.map((row) => toEntry(v.parse(QUESTION, row), stepsOf.all(row['id'] ?? null)));
  });
}

/** How many entries were removed. */
export function forgetEntries(state: string, filter: Filter): number {
  return forget(state, conditions(filter));
}

/** How many were removed of these numbers. */
export function forgetNumbered(state: string, ids: readonly number[]): number {
  return forget(state, { where: `WHERE id IN (${ids.map(() => '?').join(', ')})`, values: ids });
}

function forget(state: string, { where, values }: ReturnType<typeof conditions>): number {
  return withExisting(state, 0, (database) => {
    const { changes } = database.prepare(`DELETE FROM question ${where}`).run(...values);
    // Deleted rows must not stay in free pages or in the write-ahead log.
    database.exec("INSERT INTO words (words) VALUES ('optimize'); VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
    return Number(changes);
  });
}

export function countEntries(state: string, filter: Filter): number {
  return withExisting(state, 0, (database) => {
    const { where, values } = conditions(filter);
    const { count } =
      database.prepare(`SELECT count(*) AS count FROM question ${where}`).get(...values) ?? {};
    return Number(count);
  });
}

type Value = string | number;

/** What one model read and wrote. */
export type Tokens = {
  readonly provider: string;
  readonly model: string;
  readonly questions: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
};

/** Of every model that answered in the entries that fit. */
export function findTokens(state: string, filter: Filter): readonly Tokens[] {
  return withExisting(state, [], (database) => {
    const { where, values } = conditions(filter);
    return database
      .prepare(`SELECT provider, model, count(*) AS questions, sum(input_tokens) AS inputTokens,
           sum(coalesce(output_tokens, 0)) AS outputTokens
         FROM question ${where === '' ? 'WHERE' : `${where} AND`} input_tokens IS NOT NULL
         GROUP BY provider, model ORDER BY questions DESC, model`)
      .all(...values)
      .map((row) => v.parse(TOKENS, row));
  });
}

const TOKENS = v.object({
  provider: v.string(),
  model: v.string(),
  questions: v.number(),
  inputTokens: v.number(),
  outputTokens: v.number(),
});

function conditions({ since, folder, level, failed, text, session, id }: Filter): {
  where: string;
  values: readonly Value[];
} {
  const parts: { readonly sql: string; readonly values: readonly Value[] }[] = [];
  const add = (sql: string, ...values: readonly Value[]) => parts.push({ sql, values });
  if (id !== undefined) add('id = ?', id);
  if (since !== undefined) add('at >= ?', since);
  if (session !== undefined) add('session = ?', session);
  if (folder !== undefined) {
    const below = folder.endsWith('/') ? folder : `${folder}/`;
    add('(folder = ? OR substr(folder, 1, ?) = ?)', folder, below.length, below);
  }
  if (level !== undefined) {
    const levels = LEVELS.slice(LEVELS.indexOf(level));
    const marks = levels.map(() => '?').join(', ');
    add(`id IN (SELECT question FROM step WHERE level IN (${marks}))`, ...levels);
  }
  if (failed === true) add("(status <> 0 OR outcome NOT IN ('answered', 'cancelled'))");
  if (text !== undefined) {
    // The index knows three characters and more; LIKE uses it where it can, and its own marks are escaped.
    const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
    if (/[\\%_]/.test(text) || [...text].length < 3)
      add("id IN (SELECT rowid FROM words WHERE text LIKE ? ESCAPE '\\')", pattern);
    else add('id IN (SELECT rowid FROM words WHERE text LIKE ?)', pattern);
  }
  if (parts.length === 0) return { where: '', values: [] };
  return {
    where: `WHERE ${parts.map(({ sql }) => sql).join(' AND ')}`,
    values: parts.flatMap(({ values }) => values),
  };
}

const nullable = <Schema extends v.GenericSchema>(schema: Schema) => v.nullable(schema);

const QUESTION = v.object({
  id: v.number(),
  at: v.number(),
  question: v.string(),
  asker: v.string(),
  session: nullable(v.string()),
  folder: v.string(),
  host: v.string(),
  mode: v.string(),
  outcome: nullable(v.picklist(['answered', 'cancelled', 'refused', 'no-answer', 'failed'])),
  status: nullable(v.number()),
  duration: nullable(v.number()),
  provider: nullable(v.string()),
  model: nullable(v.string()),
  input_tokens: nullable(v.number()),
  output_tokens: nullable(v.number()),
});

const STEP = v.object({
  at: v.number(),
  kind: v.picklist(['run', 'trial', 'inspection', 'write', 'host']),
  command: v.string(),
  level: v.picklist(LEVELS),
  effects: v.string(),
  label: v.string(),
  outcome: v.picklist(['ran', 'declined', 'refused', 'failed', 'allowed', 'left']),
  allowed_by: nullable(v.picklist(ALLOWED_BY)),
  reason: nullable(v.string()),
  status: nullable(v.number()),
  duration: nullable(v.number()),
  output: nullable(v.string()),
});

function toEntry(row: v.InferOutput<typeof QUESTION>, steps: readonly unknown[]): Entry {
  const { id, at, question, asker, session, folder, host, mode, outcome } = row;
  return {
    id,
    at,
    question,
    asker,
    session: session ?? undefined,
    folder,
    host,
    mode,
    steps: steps.map(toStep),
    ended:
      outcome === null
        ? undefined
        : {
            outcome,
            status: row.status ?? 0,
            duration: row.duration ?? 0,
            provider: row.provider ?? '',
            model: row.model ?? '',
            inputTokens: row.input_tokens ?? undefined,
            outputTokens: row.output_tokens ?? undefined,
          },
  };
}

function toStep(found: unknown): Step {
  const { allowed_by, effects, reason, status, duration, output, ...rest } = v.parse(STEP, found);
  const names = effects.split(' ');
  return {
    ...rest,
    effects: EFFECTS.filter((effect) => names.includes(effect)),
    allowedBy: allowed_by ?? undefined,
    reason: reason ?? undefined,
    status: status ?? undefined,
    duration: duration ?? undefined,
    ...(output === null ? {} : { output }),
  };
}
