// The pages in one file of the cache: SQLite's full-text index ranks them by BM25, and no page is read for a question.

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { sqlite } from '../domain/sqlite.ts';
import { type PageExample, readPage } from './read-page.ts';

export type FoundExample = PageExample & {
  /** By BM25; only to be compared within one search. */
  readonly score: number;
};

/** More pages than this are no folder of tldr's. */
const MOST_PAGES = 40_000;
/** Bytes. */
const LARGEST_PAGE = 65_536;

export type PageIndex = {
  /** Examples with all of the words, the most telling first. Each word is a list of words of the same meaning. */
  readonly search: (
    words: readonly (readonly string[])[],
    platforms: readonly string[],
  ) => readonly FoundExample[];
  readonly count: () => number;
  readonly close: () => void;
};

/** Made again where a folder has changed since. Undefined where there are no pages, or nothing can be written. */
export function openPageIndex(file: string, folders: readonly string[]): PageIndex | undefined {
  if (folders.length === 0) return undefined;
  const stamp = stampOf(folders);
  try {
    const database = openCurrent(file, stamp) ?? build(file, folders, stamp);
    return {
      search: (words, platforms) => search(database, words, platforms),
      count: () => Number(database.prepare('SELECT count(*) AS n FROM examples').get()?.['n']),
      close: () => database.close(),
    };
  } catch {
    return undefined;
  }
}

/** Changes with every update of a client: it replaces or rewrites the folders of its platforms. */
function stampOf(folders: readonly string[]): string {
  return JSON.stringify([
    VERSION,
    folders.map((folder) => platformsIn(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs])),
    folders,
  ]);
}

const VERSION = 1;

function platformsIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]+$/.test(entry.name))
    .map(({ name }) => name);
}

function openCurrent(file: string, stamp: string): DatabaseSync | undefined {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) return undefined;
  const database = new (sqlite().DatabaseSync)(file);
  try {
    if (database.prepare('SELECT stamp FROM made').get()?.['stamp'] === stamp) return database;
  } catch {
    // Owned by another user, or truncated: built again.
  }
  database.close();
  return undefined;
}

function build(file: string, folders: readonly string[], stamp: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  rmSync(unfinished, { force: true });
  const database = new (sqlite().DatabaseSync)(unfinished);
  database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
    CREATE TABLE made (stamp TEXT);
    CREATE VIRTUAL TABLE examples USING fts5(
      program, says, about, command UNINDEXED, platform UNINDEXED, tokenize = 'porter unicode61');
    BEGIN`);
  const insert = database.prepare('INSERT INTO examples VALUES (?, ?, ?, ?, ?)');
  const seen = new Set<string>();
  let pages = 0;
  for (const folder of folders) {
    for (const platform of platformsIn(folder)) {
      for (const name of readdirSync(join(folder, platform))) {
        // The same page of a second client says nothing more.
        if (!name.endsWith('.md') || seen.has(`${platform}/${name}`) || ++pages > MOST_PAGES) continue;
        seen.add(`${platform}/${name}`);
        for (const { program, says, about, command } of readPage(readText(join(folder, platform, name))))
          insert.run(program, says, about, command, platform);
      }
    }
  }
  database.prepare('INSERT INTO made VALUES (?)').run(stamp);
  database.exec('COMMIT');
  database.close();
  renameSync(unfinished, file);
  return new (sqlite().DatabaseSync)(file);
}

function readText(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() && found.size <= LARGEST_PAGE ? readFileSync(path, 'utf8') : '';
}

const MOST_FOUND = 20;

function search(
  database: DatabaseSync,
  words: readonly (readonly string[])[],
  platforms: readonly string[],
): readonly FoundExample[] {
  const query = words
    .map((same) => `(${same.map((word) => `"${word.replaceAll('"', '')}"`).join(' OR ')})`)
    .join(' AND ');
  const marks = platforms.map(() => '?').join(', ');
  const found = database
    .prepare(
      // A word counts most in the name and in what the example does.
      `SELECT program, says, about, command, -bm25(examples, 5.0, 5.0, 0.5) AS score FROM examples
       WHERE examples MATCH ? AND platform IN (${marks})
       ORDER BY score DESC LIMIT ${MOST_FOUND}`,
    )
    .all(query, ...platforms);
  return found.map((row) => ({
    program: String(row['program']),
    says: String(row['says']),
    about: String(row['about']),
    command: String(row['command']),
    score: Number(row['score']),
  }));
}
