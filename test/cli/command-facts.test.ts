// The shell is asked about every word that decides, those of its aliases among them.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collectFacts } from '../../src/cli/wiring/command-facts.ts';
import type { ResolvedWord } from '../../src/domain/shell.ts';
import { parseFromShell } from '../../src/protocol/words.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

const { survey, classify } = await loadClassifier('bash');

/** A shell with these words, and what it was asked. */
async function collect(command: string, shell: Readonly<Record<string, ResolvedWord>>) {
  const asked: (readonly string[])[] = [];
  const request = { command, shell: 'bash', cwd: '/before', home: '/home/me' } as const;
  const { told, ...facts } = await collectFacts(request, undefined, {
    survey,
    env: {},
    home: '/home/me',
    project: undefined,
    now: 0,
    uid: undefined,
    resolve: async (words) => {
      asked.push(words);
      const known = words.map((word) => [word, shell[word] ?? { type: 'missing' }] as const);
      return { cwd: '/now', resolved: Object.fromEntries(known) };
    },
  });
  return { asked, told, facts, verdict: classify({ ...facts, command, shell: 'bash' }) };
}

test('a word that is no alias is asked for once, and the shell says where it is', async () => {
  const { asked, told, facts } = await collect('ls', { ls: { type: 'builtin' } });
  expect({ asked, told, cwd: facts.cwd }).toEqual({ asked: [['ls']], told: '/now', cwd: '/now' });
});

test('the words of an alias are asked for in turn, and so are theirs', async () => {
  const { asked, verdict } = await collect('a f', {
    a: { type: 'alias', text: 'b; ls' },
    b: { type: 'alias', text: 'rm' },
    ls: { type: 'builtin' },
    rm: { type: 'builtin' },
  });
  expect([asked, verdict.level]).toEqual([[['a'], ['b', 'ls'], ['rm']], 'danger']);
});

test('aliases that name each other come to an end', async () => {
  const { asked } = await collect('a', { a: { type: 'alias', text: 'b' }, b: { type: 'alias', text: 'a' } });
  expect(asked).toEqual([['a'], ['b']]);
});

test('a chain longer than the judge follows is danger', async () => {
  const names = [...'abcdefghijklmnop'];
  const chain = Object.fromEntries(
    names.map((name, at) => [name, { type: 'alias', text: names[at + 1] ?? 'ls' }] as const),
  );
  const { asked, verdict } = await collect('a', chain);
  expect([asked.length < names.length, verdict.level]).toEqual([true, 'danger']);
});

test("what only PowerShell's own parser sees is asked for as well, and judged", async () => {
  const command = '$x ? (Remove-Item a) : 1';
  const recorded = new URL('../safety/powershell/host-readings.jsonl', import.meta.url);
  const line = readFileSync(recorded, 'utf8')
    .split('\n')
    .find((row) => row.includes(command));
  const { said }: { said: string } = JSON.parse(line ?? '');
  const message = parseFromShell([Buffer.from('tokens'), Buffer.from(said), Buffer.from('/')]);
  if (typeof message === 'string' || message.type !== 'tokens') throw new Error('no tokens');
  const { parsed } = message;
  const powershell = await loadClassifier('powershell');
  const asked: (readonly string[])[] = [];
  const request = { command, shell: 'powershell', cwd: '/now', home: '/home/me' } as const;
  const { told: _, ...facts } = await collectFacts(request, undefined, {
    survey: powershell.survey,
    env: {},
    home: '/home/me',
    project: undefined,
    now: 0,
    uid: undefined,
    resolve: async (words, text) => {
      asked.push(words);
      return { cwd: '/now', resolved: {}, ...(text === command && { parsed: { text, ...parsed } }) };
    },
  });
  expect(asked).toEqual([[], ['Remove-Item']]);
  expect(powershell.classify({ ...request, ...facts }).reasons.map(({ id }) => id)).toEqual([
    'deletes-files',
  ]);
});
