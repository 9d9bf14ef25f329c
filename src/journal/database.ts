// The journal's file: SQLite through Node's own module, so that many terminals write at once and a kill loses nothing.

import { chmodSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { BeckError } from '../domain/errors.ts';
import { makeFolder } from '../domain/make-folder.ts';
import { sqlite } from '../domain/sqlite.ts';
import { entriesWait, takeIn } from './take-in.ts';

export type Database = DatabaseSync;

/** `state`: the person's state folder for beck. */
export function journalPath(state: string): string {
  return join(state, 'journal.sqlite');
}

/** `none` where there is no journal yet. Throws `BeckError` where it cannot be read. */
export function withExisting<Result>(
  state: string,
  none: Result,
  use: (database: Database) => Result,
): Result {
  const path = journalPath(state);
  if (!existsSync(path) && !entriesWait(state)) return none;
  let database: Database | undefined;
  try {
    database = openDatabase(path);
    takeIn(database, state);
    return use(database);
  } catch (error) {
    if (isBroken(error))
      throw new BeckError(
        `The journal is damaged: ${error.message}.`,
        `The next question starts a new one and moves it aside. It is ${path}`,
      );
    if (isSqlite(error))
      throw new BeckError(`The journal cannot be read: ${error.message}.`, `It is ${path}`);
    throw error;
  } finally {
    database?.close();
  }
}

/**
 * Makes the file where there is none, readable for its owner alone, and calls `begin` with it, which is to write. A
 * damaged file is set aside under the name that `setAside` gets, and a new one begun. Throws where nothing can be
 * written.
 */
export function withNewest<Result>(
  state: string,
  setAside: (path: string) => void,
  begin: (database: Database) => Result,
): Result {
  makeFolder(state);
  const path = journalPath(state);
  const open = (): Result => {
    const database = openDatabase(path);
    try {
      takeIn(database, state);
      return begin(database);
    } catch (error) {
      database.close();
      throw error;
    }
  };
  try {
    return open();
  } catch (error) {
    if (!isBroken(error)) throw error;
    const aside = freeName(`${path}.broken`);
    renameSync(path, aside);
    setAside(aside);
    return open();
  }
}

function freeName(path: string): string {
  let free = path;
  for (let number = 2; existsSync(free); number++) free = `${path}-${number}`;
  return free;
}

/** How long one terminal waits for another's write, in ms. */
const BUSY_TIMEOUT = 3000;
const VERSION = 2;

function openDatabase(path: string): Database {
  const database = new (sqlite().DatabaseSync)(path, { timeout: BUSY_TIMEOUT });
  try {
    chmodSync(path, 0o600);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
    const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {};
    if (version !== VERSION) database.exec(SCHEMA);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB, see sqlite.org/rescode.html. */
function isBroken(error: unknown): error is Error {
  return isSqlite(error) && (error.errcode === 11 || error.errcode === 26);
}

function isSqlite(error: unknown): error is Error & { readonly errcode: unknown } {
  return error instanceof Error && 'errcode' in error;
}

/** Trigrams find pieces of words as well, such as `node_mod`; they index three characters and more. */
const SCHEMA = `
BEGIN IMMEDIATE;
CREATE TABLE IF NOT EXISTS question (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL, question TEXT NOT NULL, asker TEXT NOT NULL, session TEXT,
  folder TEXT NOT NULL, host TEXT NOT NULL, mode TEXT NOT NULL,
  outcome TEXT, status INTEGER, duration INTEGER,
  provider TEXT, model TEXT, input_tokens INTEGER, output_tokens INTEGER
);
CREATE INDEX IF NOT EXISTS question_at ON question (at);
CREATE INDEX IF NOT EXISTS question_session ON question (session);
CREATE TABLE IF NOT EXISTS step (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  question INTEGER NOT NULL REFERENCES question (id) ON DELETE CASCADE,
  at INTEGER NOT NULL, kind TEXT NOT NULL, command TEXT NOT NULL,
  level TEXT NOT NULL, effects TEXT NOT NULL, label TEXT NOT NULL,
  outcome TEXT NOT NULL, allowed_by TEXT, reason TEXT, status INTEGER, duration INTEGER
);
CREATE TABLE IF NOT EXISTS output (
  step INTEGER PRIMARY KEY REFERENCES step (id) ON DELETE CASCADE, text TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS step_question ON step (question);
CREATE INDEX IF NOT EXISTS step_level ON step (level);
CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5 (text, tokenize = 'trigram case_sensitive 0');
CREATE TRIGGER IF NOT EXISTS question_words AFTER INSERT ON question
  BEGIN INSERT INTO words (rowid, text) VALUES (new.id, new.question); END;
CREATE TRIGGER IF NOT EXISTS step_words AFTER INSERT ON step
  BEGIN UPDATE words SET text = text || char(10) || new.command WHERE rowid = new.question; END;
CREATE TRIGGER IF NOT EXISTS question_forgotten AFTER DELETE ON question
  BEGIN DELETE FROM words WHERE rowid = old.id; END;
PRAGMA user_version = ${VERSION};
COMMIT;
`;
