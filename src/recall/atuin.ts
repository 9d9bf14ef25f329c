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
/** How long another program's write is waited for, in ms. */
const BUSY_TIMEOUT = 200;

/** Nothing where it cannot be read. */
export function atuinCommands({ env, home }: Person, request: RecallRequest): readonly Known[] {
  const path = databasePath(env, home);
  if (!existsSync(path)) return [];
  try {
    const database = new (sqlite().DatabaseSync)(path, { readOnly: true, timeout: BUSY_TIMEOUT });
    try {
      const { where, values } = conditions(request);
      const rows = database
        .prepare(`SELECT ${COLUMNS} FROM history WHERE ${where} ORDER BY timestamp DESC LIMIT ${MOST}`)
        .all(...values);
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

function conditions({ terms, period }: RecallRequest): {
  where: string;
  values: readonly (string | number)[];
} {
  const parts = ['deleted_at IS NULL'];
  const values: (string | number)[] = [];
  if (terms.length > 0) {
    parts.push(`(${terms.map(() => "command LIKE ? ESCAPE '\\'").join(' OR ')})`);
    values.push(...terms.map(({ stem }) => `%${stem.replace(/[\\%_]/g, '\\$&')}%`));
  } else if (period !== undefined) {
    parts.push('timestamp >= ? * 1000000 AND timestamp < ? * 1000000');
    values.push(period.from, period.to);
  }
  return { where: parts.join(' AND '), values };
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
