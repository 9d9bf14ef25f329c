import { chmodSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Turn } from '../../src/domain/turn.ts';
import {
  addTurn,
  beginConversation,
  findConversation,
  listConversations,
  removeConversation,
  removeStaleConversations,
} from '../../src/sessions/conversations.ts';
import { freshHome } from '../support/home.ts';

const KEY = { pid: 42, started: 'b00t-1' };
const OTHER = { pid: 43, started: 'b00t-2' };

const turn = (question: string, at = 1): Turn => ({
  at,
  folder: '/srv',
  question,
  steps: [{ command: 'ls', status: 0, output: 'a\n' }],
  answer: 'One file.',
});

describe('conversations', () => {
  test('belong to one shell session and to their owner', async () => {
    await using home = await freshHome();
    const folder = join(home.path, 'conversations');
    addTurn(folder, KEY, [turn('mine')]);
    expect(findConversation(folder, KEY)?.turns).toEqual([turn('mine')]);
    expect(findConversation(folder, OTHER)).toBeUndefined();
    const [file = ''] = readdirSync(folder);
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  });

  test('a new one begins empty, and the one before it stays in the list', async () => {
    await using home = await freshHome();
    const folder = join(home.path, 'conversations');
    addTurn(folder, KEY, [turn('first', 1)]);
    beginConversation(folder, KEY);
    expect(findConversation(folder, KEY)?.turns).toEqual([]);
    addTurn(folder, KEY, [turn('second', 2)]);
    addTurn(folder, OTHER, [turn('third', 3)]);
    const questions = () => listConversations(folder).map(({ turns }) => turns[0]?.question);
    expect(questions()).toEqual(['third', 'second', 'first']);
    const [, second] = listConversations(folder);
    if (second !== undefined) removeConversation(folder, second);
    expect(questions()).toEqual(['third', 'first']);
  });

  test('go on in another session with the turns they had', async () => {
    await using home = await freshHome();
    const folder = join(home.path, 'conversations');
    addTurn(folder, KEY, [turn('there')]);
    beginConversation(folder, OTHER, listConversations(folder)[0]?.turns);
    expect(findConversation(folder, OTHER)?.turns).toEqual([turn('there')]);
  });

  test('are not read where someone else could have written them', async () => {
    await using home = await freshHome();
    const folder = join(home.path, 'conversations');
    addTurn(folder, KEY, [turn('mine')]);
    chmodSync(folder, 0o777);
    expect(findConversation(folder, KEY)).toBeUndefined();
    chmodSync(folder, 0o700);
    chmodSync(join(folder, readdirSync(folder)[0] ?? ''), 0o666);
    expect(findConversation(folder, KEY)).toBeUndefined();
  });

  test('are removed after 30 days without a turn', async () => {
    await using home = await freshHome();
    const folder = join(home.path, 'conversations');
    addTurn(folder, KEY, [turn('old')]);
    addTurn(folder, OTHER, [turn('young')]);
    const now = Date.UTC(2026, 10, 20);
    const old = readdirSync(folder).find((name) => name.startsWith('42-')) ?? '';
    const days = (count: number) => now / 1000 - count * 86_400;
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), days(29), days(29));
    utimesSync(join(folder, old), days(31), days(31));
    removeStaleConversations(folder, now);
    expect(listConversations(folder).map(({ turns }) => turns[0]?.question)).toEqual(['young']);
  });

  test('a file that is no conversation is passed over', async () => {
    await using home = await freshHome();
    const folder = join(home.path, 'conversations');
    mkdirSync(folder, { mode: 0o700 });
    writeFileSync(join(folder, '42-b00t-1.1.json'), '{"version":1,"turns":[', { mode: 0o600 });
    expect(findConversation(folder, KEY)).toBeUndefined();
    expect(listConversations(folder)).toEqual([]);
  });
});
