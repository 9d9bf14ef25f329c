// The journal's file: SQLite through Node's own module, so that many terminals write at once and a kill loses nothing.

import { chmodSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../domain/make-folder.ts';
import { sqlite } from '../domain/sqlite.ts';

export type Database = DatabaseSync;

/** `state`: the person's state folder for beck. */
export function journalPath(state: string): string {
  return join(state, 'journal.sqlite');
}

/** Undefined where there is no journal yet. Throws where it cannot be read. */
export function openExisting(state: string): Database | undefined {
  return existsSync(journalPath(state)) ? openDatabase(journalPath(state)) : undefined;
}

/**
 * Makes the file where there is none, readable for its owner alone. A file that is no database is set aside under
 * the name that `setAside` gets, and a new one begun. Throws where nothing can be written.
 */
export function openOrCreate(state: string, setAside: (path: string) => void): Database {
  makeFolder(state);
  const path = journalPath(state);
  try {
    return openDatabase(path);
  } catch (error) {
    if (!isBroken(error)) throw error;
    const aside = `${path}.broken`;
    renameSync(path, aside);
    setAside(aside);
    return openDatabase(path);
  }
}

/** How long one terminal waits for another's write, in ms. */
const BUSY_TIMEOUT = 3000;
const VERSION = 1;

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
function isBroken(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 11 || error.errcode === 26);
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
