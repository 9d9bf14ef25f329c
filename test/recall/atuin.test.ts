// Commands in atuin's database, as atuin 18 makes it: found by words, by what these mean and by day, while it is written.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { atuinCommands } from '../../src/recall/atuin.ts';
import { readRequest } from '../../src/recall/request.ts';
import { freshHome } from '../support/home.ts';
import { NOW } from './questions.ts';

const SCHEMA = `PRAGMA journal_mode = WAL;
CREATE TABLE history (id TEXT PRIMARY KEY, timestamp INTEGER NOT NULL, duration INTEGER NOT NULL, exit INTEGER NOT NULL,
  command TEXT NOT NULL, cwd TEXT NOT NULL, session TEXT NOT NULL, hostname TEXT NOT NULL, deleted_at INTEGER,
  UNIQUE (timestamp, cwd, command));
CREATE INDEX idx_history_timestamp ON history (timestamp);`;

const COMMANDS = ['docker exec -it web bash', 'tar xf 100%.tar', 'ls', 'echo a_b'];

test('are found while atuin writes, by words, meanings and days', async () => {
  await using home = await freshHome();
  const folder = join(home.path, '.local/share/atuin');
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'history.db'));
  database.exec(SCHEMA);
  const insert = database.prepare(
    "INSERT INTO history VALUES (?, ? * 1000000, 1, 0, ?, '/srv', 's', 'h', NULL)",
  );
  for (const [at, command] of COMMANDS.entries()) insert.run(`${at}`, NOW - at * 86_400_000, command);
  const find = (question: string): readonly string[] => {
    const request = readRequest(question, { now: NOW, home: home.path, cwd: home.path });
    return atuinCommands({ env: {}, home: home.path }, request).map(({ command }) => command);
  };
  try {
    database.exec("BEGIN EXCLUSIVE; INSERT INTO history VALUES ('9', 1, 1, 0, 'tar', '/', 's', 'h', NULL)");
    expect(find('how did I enter the container')).toEqual(['docker exec -it web bash']);
    expect(find('how did I unpack 100%')).toEqual(['tar xf 100%.tar']);
    expect(find('echo a_b')).toEqual(['echo a_b']);
    expect(find('what did I do yesterday')).toEqual(['tar xf 100%.tar']);
  } finally {
    database.close();
  }
});
