// Commands in atuin's database, where there is one. It is opened for reading only.

import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { sqlite } from '../domain/sqlite.ts';
import type { Known } from './rank.ts';
import type { RecallRequest } from './request.ts';

type Person = { readonly env: Readonly<Record<string, string | undefined>>; readonly home: string };

/** Of its `history` table, since 18: times in nanoseconds, the status in `exit`. */
const COLUMNS = 'command, timestamp / 1000000 AS at, cwd, exit AS status';
const MOST = 1500;
/** Of the newest, which are also searched for what the words may mean. */
const BY_MEANING = 10_000;
/** How long another program's write is waited for, in ms. */
const BUSY_TIMEOUT = 200;

/** Nothing where it cannot be read. */
export function atuinCommands({ env, home }: Person, request: RecallRequest): readonly Known[] {
  const path = databasePath(env, home);
  if (!existsSync(path)) return [];
  try {
    const database = new (sqlite().DatabaseSync)(path, { readOnly: true, timeout: BUSY_TIMEOUT });
    try {
      const rows = conditions(request).flatMap(({ where, values }) =>
        database
          .prepare(`SELECT ${COLUMNS} FROM history WHERE ${where} ORDER BY timestamp DESC LIMIT ${MOST}`)
          .all(...values),
      );
      return rows.flatMap((row, index) => toKnown(row, index / Math.max(1, rows.length)));
    } finally {
      database.close();
    }
  } catch {
    // Of another version, damaged, or locked: the shell's own history is searched all the same.
    return [];
  }
}

function databasePath(env: Person['env'], home: string): string {
  const named = env['ATUIN_DB_PATH'];
  if (named && isAbsolute(named)) return named;
  const base = env['XDG_DATA_HOME'];
  return join(base && isAbsolute(base) ? base : join(home, '.local/share'), 'atuin/history.db');
}

type Condition = { readonly where: string; readonly values: readonly (string | number)[] };

/** No command fits two of them. */
function conditions({ terms, period }: RecallRequest): readonly Condition[] {
  const there = 'deleted_at IS NULL';
  if (terms.length > 0) {
    const said = anyOf(terms.map(({ stem }) => stem));
    const meant = anyOf(
      terms.flatMap(({ meanings, doings }) => [...meanings.map(longest), ...doings.keys()]),
    );
    const newest = `timestamp >= (SELECT min(timestamp) FROM
      (SELECT timestamp FROM history ORDER BY timestamp DESC LIMIT ${BY_MEANING}))`;
    return [
      { where: `${there} AND ${said.where}`, values: said.values },
      {
        where: `${there} AND ${newest} AND NOT ${said.where} AND ${meant.where}`,
        values: [...said.values, ...meant.values],
      },
    ];
  }
  if (period === undefined) return [{ where: there, values: [] }];
  const within = 'timestamp >= ? * 1000000 AND timestamp < ? * 1000000';
  return [{ where: `${there} AND ${within}`, values: [period.from, period.to] }];
}

function anyOf(texts: readonly string[]): Condition {
  const pieces = [...new Set(texts)].filter((text) => text.length >= 2);
  if (pieces.length === 0) return { where: '(FALSE)', values: [] };
  return {
    where: `(${pieces.map(() => "command LIKE ? ESCAPE '\\'").join(' OR ')})`,
    values: pieces.map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`),
  };
}

function longest(tokens: readonly string[]): string {
  return tokens.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

function toKnown(row: Readonly<Record<string, unknown>>, age: number): readonly Known[] {
  const { command, at, cwd, status } = row;
  if (typeof command !== 'string') return [];
  return [
    {
      command,
      at: typeof at === 'number' ? at : undefined,
      age,
      // `unknown` where it was imported from a history file.
      folder: typeof cwd === 'string' && isAbsolute(cwd) ? cwd : undefined,
      status: typeof status === 'number' && status >= 0 ? status : undefined,
      source: 'atuin',
    },
  ];
}
