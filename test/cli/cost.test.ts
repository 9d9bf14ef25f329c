// What models cost: said after an answer and by `beck log --cost`, and limited by `costLimit`.

import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FreshHome, freshHome } from '../support/home.ts';
import { startModelServer } from '../support/model-server.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

/** Resolves to the status and what was written to both streams. */
async function beck(home: FreshHome, ...args: readonly string[]): Promise<readonly [number | null, string]> {
  const child = spawn(process.execPath, [MAIN, ...args], { cwd: home.path, env: home.env });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      written += bytes;
    });
  child.stdin.end();
  return new Promise((done) => child.on('close', (status) => done([status, written])));
}

async function settle(home: FreshHome, settings: object): Promise<void> {
  const folder = join(home.path, '.config/beck');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'config.json'),
    JSON.stringify({ provider: 'openai-compatible', model: 'small', ...settings }),
    { mode: 0o600 },
  );
}

const SAYS = { type: 'text', text: 'Forty-two.' } as const;

describe('beck log --cost', () => {
  test('adds up what each model cost', async () => {
    await using home = await freshHome();
    const server = await startModelServer([SAYS, SAYS]);
    await settle(home, { baseUrl: server.baseUrl, prices: { small: '1000 2000' } });
    for (const question of ['what is the answer', 'and the question'])
      expect((await beck(home, 'ask', question))[0]).toBe(0);
    await server.close();
    const [status, written] = await beck(home, 'log', '--cost', '--json');
    expect(status).toBe(0);
    const [cost, ...more] = written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(more).toEqual([]);
    expect(cost).toMatchObject({ model: 'small', questions: 2, asOf: null });
    expect(cost.inputTokens).toBeGreaterThan(0);
    expect(cost.dollars).toBeCloseTo((cost.inputTokens * 1000 + cost.outputTokens * 2000) / 1_000_000, 9);
    const [, table] = await beck(home, 'log', '--cost');
    expect(table).toMatch(/^model +questions +tokens in +out +cost\nsmall +2 /);
    expect(table).toMatch(/\$[\d.]+ altogether, at most/);
  });

  test('says how a price is told where none is known', async () => {
    await using home = await freshHome();
    const server = await startModelServer([SAYS]);
    await settle(home, { baseUrl: server.baseUrl });
    await beck(home, 'ask', 'what is the answer');
    await server.close();
    const [, table] = await beck(home, 'log', '--cost');
    expect(table).toMatch(/small +1 .*no price/);
    expect(table).toContain("beck config set prices 'MODEL=0.5 2'");
    const [, none] = await beck(home, 'log', '--cost', '--folder', join(home.path, 'elsewhere'));
    expect(none).toBe('No model answered in these entries.\n');
  });
});

describe('costLimit', () => {
  test('asks no model once so much was spent today', async () => {
    await using home = await freshHome();
    const server = await startModelServer([SAYS, SAYS, SAYS]);
    await settle(home, { baseUrl: server.baseUrl, prices: { small: '100000 100000' }, costLimit: 0.000_1 });
    expect((await beck(home, 'ask', 'what is the answer'))[1]).toContain('Forty-two.');
    const [status, written] = await beck(home, 'ask', 'what is the answer, again');
    expect(status).not.toBe(0);
    expect(written).toMatch(/Models have cost \$[\d.]+ today, and your limit is \$0\.0001 a day/);
    expect(written).toContain('beck config set costLimit');
    expect(server.requests).toHaveLength(1);
    // A higher one counts what was spent.
    expect((await beck(home, 'config', 'set', 'costLimit', '100000'))[0]).toBe(0);
    expect((await beck(home, 'ask', 'once more'))[1]).toContain('Forty-two.');
    await server.close();
  });

  test('asks no model whose price is unknown, and says how to tell it', async () => {
    await using home = await freshHome();
    const server = await startModelServer([SAYS]);
    await settle(home, { baseUrl: server.baseUrl, costLimit: 1 });
    const [status, written] = await beck(home, 'ask', 'what is the answer');
    expect(status).not.toBe(0);
    expect(written).toContain('what small costs is not known, so it was not asked');
    expect(server.requests).toHaveLength(0);
    expect((await beck(home, 'config', 'set', 'prices', 'small=0.5 2'))[0]).toBe(0);
    expect((await beck(home, 'ask', 'what is the answer'))[1]).toContain('Forty-two.');
    await server.close();
  });

  test.each([
    ['costLimit', 'plenty', 'a number from 0 to 100000'],
    ['prices', 'small=cheap', 'two prices for each model by its name'],
  ])('refuses %s %s', async (name, value, allowed) => {
    await using home = await freshHome();
    const [status, written] = await beck(home, 'config', 'set', name, value);
    expect(status).not.toBe(0);
    expect(written).toContain(allowed);
  });
});
