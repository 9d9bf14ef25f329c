import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { BeckError } from '../../src/domain/errors.ts';
import { journalPath } from '../../src/journal/database.ts';
import type { Asked, Ended, Step } from '../../src/journal/entry.ts';
import { lastOutputs } from '../../src/journal/outputs.ts';
import { countEntries, type Filter, findEntries, forgetEntries } from '../../src/journal/read.ts';
import { beginEntry } from '../../src/journal/write.ts';
import { freshHome } from '../support/home.ts';
import { asked, ended, NOON, step } from './samples.ts';

type Written = { question?: Partial<Asked>; steps?: readonly Partial<Step>[]; end?: Partial<Ended> | null };

function write(state: string, ...entries: readonly Written[]): void {
  for (const { question, steps = [], end = {} } of entries) {
    const writer = beginEntry(state, asked(question), (path) => expect.fail(path));
    for (const each of steps) writer.step(step(each));
    if (end !== null) writer.end(ended(end));
    writer.close();
  }
}

const questions = (state: string, filter: Filter = {}) =>
  findEntries(state, filter, 100).map(({ question }) => question);

describe('the journal', () => {
  test('gives back what was written, newest first', async () => {
    await using home = await freshHome();
    write(
      home.path,
      {
        steps: [{}, { command: 'rm "a\nb"', level: 'danger', effects: ['delete', 'read'], allowedBy: 'key' }],
      },
      { question: { question: 'second', at: NOON + 1, session: undefined }, end: { inputTokens: undefined } },
    );
    const [second, first] = findEntries(home.path, {}, 10);
    expect(first).toEqual({
      ...asked(),
      id: 1,
      steps: [
        step(),
        step({ command: 'rm "a\nb"', level: 'danger', effects: ['read', 'delete'], allowedBy: 'key' }),
      ],
      ended: ended(),
    });
    expect(second).toMatchObject({ id: 2, question: 'second', session: undefined, steps: [] });
    expect(second?.ended?.inputTokens).toBeUndefined();
  });

  test('belongs to its owner alone', async () => {
    await using home = await freshHome();
    write(home.path, {});
    expect(statSync(journalPath(home.path)).mode & 0o777).toBe(0o600);
  });

  test('reads nothing, and makes nothing, where there is none', async () => {
    await using home = await freshHome();
    expect([questions(home.path), countEntries(home.path, {}), forgetEntries(home.path, {})]).toEqual([
      [],
      0,
      0,
    ]);
    expect(existsSync(journalPath(home.path))).toBe(false);
  });

  test.each<[string, Filter, readonly string[]]>([
    ['a time', { since: NOON + 10 }, ['deploy', 'tidy']],
    ['a folder and those below', { folder: '/srv' }, ['deploy']],
    ['a folder, not one whose name begins alike', { folder: '/home/alice/si' }, []],
    ['a level or worse', { level: 'ask' }, ['deploy', 'tidy']],
    ['the worst level', { level: 'blocked' }, []],
    ['failures', { failed: true }, ['deploy']],
    ['words of a question', { text: 'DEPL' }, ['deploy']],
    ['words of a command', { text: 'node_mod' }, ['tidy']],
    ['two characters', { text: 'rm' }, ['tidy']],
    ['a sign that LIKE knows', { text: '%' }, ['listing']],
    ['a quote', { text: '"' }, []],
    ['a session', { session: '7-x' }, ['listing']],
    ['two at once', { level: 'ask', text: 'git push' }, ['deploy']],
    ['a number', { id: 1 }, ['listing']],
  ])('finds by %s', async (_what, filter, expected) => {
    await using home = await freshHome();
    write(
      home.path,
      { question: { question: 'listing', session: '7-x' }, steps: [{ command: 'ls 100%' }] },
      {
        question: { question: 'deploy', folder: '/srv/site', at: NOON + 20 },
        steps: [{ command: 'git push', level: 'ask' }],
        end: { status: 1 },
      },
      {
        question: { question: 'tidy', at: NOON + 10 },
        steps: [{ command: 'rm -r node_modules', level: 'danger' }],
      },
    );
    expect(questions(home.path, filter)).toEqual(expected);
  });

  test('keeps what the last 20 commands printed, each for its session', async () => {
    await using home = await freshHome();
    write(home.path, { steps: Array.from({ length: 25 }, (_, at) => ({ output: `printed ${at}` })) });
    expect(lastOutputs(home.path, '42-abc')).toHaveLength(20);
    expect(lastOutputs(home.path, '42-abc')[0]).toMatchObject({ text: 'printed 24', status: 0, ofLast: 1 });
    write(home.path, { question: { session: '7-x' }, steps: [{ output: 'elsewhere' }] });
    expect(lastOutputs(home.path, '7-x').map(({ text }) => text)).toEqual(['elsewhere']);
    write(home.path, { steps: [{}] });
    expect(lastOutputs(home.path, '42-abc')[0]).toMatchObject({ text: 'printed 24', ofLast: 0 });
  });

  test('forgets what was printed with its question, and all of it on request, in the file as well', async () => {
    await using home = await freshHome();
    const file = () => readFileSync(journalPath(home.path)).toString('latin1');
    write(home.path, { question: { question: 'one' }, steps: [{ output: 'axolotl swims' }] });
    write(home.path, { question: { question: 'two' }, steps: [{ output: 'capybara rests' }] });
    expect(file()).toContain('axolotl swims');
    expect(forgetEntries(home.path, { text: 'one' })).toBe(1);
    expect(file()).not.toContain('axolotl');
    const writer = beginEntry(home.path, asked(), expect.fail);
    writer.close(true);
    expect(lastOutputs(home.path, '42-abc')).toEqual([]);
    expect(file()).not.toContain('capybara');
  });

  test('forgets by the same filters, in the file as well', async () => {
    await using home = await freshHome();
    write(
      home.path,
      { question: { question: 'about the zebrafish' }, steps: [{ command: 'ls zebrafish' }] },
      { question: { question: 'kept' } },
    );
    expect(forgetEntries(home.path, { text: 'zebrafish' })).toBe(1);
    expect(questions(home.path)).toEqual(['kept']);
    expect(questions(home.path, { text: 'zebrafish' })).toEqual([]);
    const left = readdirSync(home.path).filter((name) => name.startsWith('journal'));
    for (const name of left) expect(readFileSync(join(home.path, name)).includes('zebrafish')).toBe(false);
  });

  test('drops what is older than a year', async () => {
    await using home = await freshHome();
    write(
      home.path,
      { question: { question: 'old', at: NOON - 366 * 86_400_000 } },
      { question: { question: 'new' } },
    );
    expect(questions(home.path)).toEqual(['new']);
  });

  test.each<readonly [string, (whole: Buffer) => Buffer]>([
    [
      'is no database',
      () => Buffer.from('this is no database, but long enough to be read as one '.repeat(20)),
    ],
    ['was cut off', (whole) => whole.subarray(0, 3000)],
    [
      'is overwritten in its middle',
      (whole) => Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(whole.length - 4096, 7)]),
    ],
  ])('says of a file that it %s, sets it aside and goes on', async (_, damage) => {
    await using home = await freshHome();
    const path = journalPath(home.path);
    for (const number of ['', '-2']) {
      write(home.path, { question: { question: 'before' } });
      writeFileSync(path, damage(readFileSync(path)));
      expect(() => questions(home.path)).toThrow(BeckError);
      const aside: string[] = [];
      beginEntry(home.path, asked(), (moved) => aside.push(moved)).close();
      expect(aside).toEqual([`${path}.broken${number}`]);
      expect(questions(home.path)).toHaveLength(1);
    }
  });
});

const WRITER = join(import.meta.dirname, 'fixtures/writer.ts');

function startWriter(state: string, name: string, count: number): ChildProcess {
  return spawn(process.execPath, [WRITER, state, name, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

describe('several terminals', () => {
  test('read while one of them writes', async () => {
    await using home = await freshHome();
    write(home.path, { question: { question: 'before' }, steps: [{ output: 'printed' }] });
    const other = new DatabaseSync(journalPath(home.path));
    try {
      other.exec('BEGIN EXCLUSIVE; DELETE FROM question');
      expect(questions(home.path)).toEqual(['before']);
      expect(lastOutputs(home.path, '42-abc')).toHaveLength(1);
    } finally {
      other.close();
    }
  });

  test('write at once and lose nothing', async () => {
    await using home = await freshHome();
    const writers = ['a', 'b', 'c', 'd'].map((name) => startWriter(home.path, name, 25));
    for (const writer of writers) writer.stdout?.resume();
    expect(await Promise.all(writers.map((writer) => once(writer, 'close')))).toEqual(
      writers.map(() => [0, null]),
    );
    expect(new Set(questions(home.path)).size).toBe(100);
    expect(findEntries(home.path, {}, 1000).every(({ steps }) => steps.length === 1)).toBe(true);
  });

  test('may be killed at any moment, 60 times: what was reported as written is there, and the rest still works', async () => {
    await using home = await freshHome();
    const [lanes, rounds] = [4, 15];
    const killed = async (lane: number, round: number): Promise<void> => {
      const name = `lane ${lane} round ${round}`;
      const writer = startWriter(home.path, name, 1000);
      const lines = createInterface({ input: writer.stdout as NonNullable<typeof writer.stdout> });
      let written = 0;
      // Another moment in each round, after a line or a little later.
      lines.on('line', () => {
        written += 1;
        if (written === 1 + (round % 5)) setTimeout(() => writer.kill('SIGKILL'), (round * 7 + lane) % 10);
      });
      await once(writer, 'close');
      const found = questions(home.path, { text: `${name} ` });
      expect(found.length).toBeGreaterThanOrEqual(Math.min(written, 100));
      expect(found.length).toBeLessThanOrEqual(written + 1);
    };
    const lane = async (number: number): Promise<void> => {
      for (let round = 0; round < rounds; round++) await killed(number, round);
    };
    await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
    const unfinished = findEntries(home.path, {}, 100_000).filter((entry) => entry.ended === undefined);
    expect(unfinished.length).toBeLessThanOrEqual(lanes * rounds);
  }, 300_000);
});
