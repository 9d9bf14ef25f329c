// Entries that programs leave in files of their own until the journal is opened.

import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { journalPath } from '../../src/journal/database.ts';
import { leaveEntry, waitingFolder } from '../../src/journal/leave.ts';
import { countEntries, findEntries, forgetEntries } from '../../src/journal/read.ts';
import { beginEntry, takeInWaiting } from '../../src/journal/write.ts';
import { freshHome } from '../support/home.ts';
import { asked, ended, NOON, step } from './samples.ts';

const left = (question: string, at = NOON) => ({
  asked: asked({ question, at, session: undefined }),
  steps: [step({ allowedBy: undefined, reason: 'it deletes', status: undefined, duration: undefined })],
  ended: ended({ inputTokens: undefined, outputTokens: undefined }),
});

const files = (state: string) => readdirSync(waitingFolder(state));

describe('an entry that waits', () => {
  test('is found as it was left, before what was written after it', async () => {
    await using home = await freshHome();
    expect(leaveEntry(home.path, left('first'))).toBe(1);
    expect(leaveEntry(home.path, left('second', NOON + 1))).toBe(2);
    expect(existsSync(journalPath(home.path))).toBe(false);
    const writer = beginEntry(home.path, asked({ question: 'third', at: NOON + 2 }), (path) =>
      expect.fail(path),
    );
    writer.close();
    const found = findEntries(home.path, {}, 10);
    expect(found.map(({ id, question }) => [id, question])).toEqual([
      [3, 'third'],
      [2, 'second'],
      [1, 'first'],
    ]);
    const { asked: question, ...rest } = left('first');
    expect(found[2]).toEqual({ id: 1, ...question, ...rest });
    expect(files(home.path)).toEqual([]);
  });

  test('belongs to its owner alone', async () => {
    await using home = await freshHome();
    const state = join(home.path, 'state');
    leaveEntry(state, left('first'));
    const [file = ''] = files(state);
    const modes = [waitingFolder(state), join(waitingFolder(state), file)].map(
      (path) => statSync(path).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600]);
  });

  test('is counted and forgotten where there is no journal yet', async () => {
    await using home = await freshHome();
    leaveEntry(home.path, left('first'));
    expect(countEntries(home.path, {})).toBe(1);
    leaveEntry(home.path, left('second', NOON + 1));
    expect(forgetEntries(home.path, {})).toBe(2);
    expect([findEntries(home.path, {}, 10), files(home.path)]).toEqual([[], []]);
  });

  test('is taken in once, though its file is still there', async () => {
    await using home = await freshHome();
    leaveEntry(home.path, left('first'));
    const [file = ''] = files(home.path);
    const copy = join(home.path, 'copy');
    copyFileSync(join(waitingFolder(home.path), file), copy);
    takeInWaiting(home.path);
    copyFileSync(copy, join(waitingFolder(home.path), file));
    takeInWaiting(home.path);
    expect(findEntries(home.path, {}, 10).map(({ question }) => question)).toEqual(['first']);
    expect(files(home.path)).toEqual([]);
  });

  test('is its own, though another of the same millisecond is equal', async () => {
    await using home = await freshHome();
    leaveEntry(home.path, left('first'));
    const [file = ''] = files(home.path);
    const folder = waitingFolder(home.path);
    copyFileSync(join(folder, file), join(folder, file.replace('.json', '9.json')));
    const copies = files(home.path).map((name) => [name, readFileSync(join(folder, name))] as const);
    takeInWaiting(home.path);
    expect(countEntries(home.path, {})).toBe(2);
    // As if the program that took them in had been killed before it removed the files.
    for (const [name, content] of copies) writeFileSync(join(folder, name), content);
    takeInWaiting(home.path);
    expect(countEntries(home.path, {})).toBe(2);
  });

  test('is left while it is being written, and removed where it is none of ours', async () => {
    await using home = await freshHome();
    leaveEntry(home.path, left('first'));
    writeFileSync(join(waitingFolder(home.path), 'half.new'), '{"asked": {');
    writeFileSync(join(waitingFolder(home.path), 'wrong.json'), '{"asked": {}}');
    expect(countEntries(home.path, {})).toBe(1);
    expect(files(home.path)).toEqual(['half.new']);
  });

  test('is not lost with a journal that is damaged', async () => {
    await using home = await freshHome();
    writeFileSync(journalPath(home.path), 'no database '.repeat(500));
    leaveEntry(home.path, left('first'));
    expect(() => findEntries(home.path, {}, 10)).toThrow('damaged');
    const aside: string[] = [];
    beginEntry(home.path, asked({ question: 'second', at: NOON + 1 }), (path) => aside.push(path)).close();
    expect(aside).toEqual([`${journalPath(home.path)}.broken`]);
    expect(findEntries(home.path, {}, 10).map(({ question }) => question)).toEqual(['second', 'first']);
  });
});
