// The shell is asked about every word that decides, those of its aliases among them.

import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { collectFacts, factsOfDisk } from '../../src/cli/wiring/command-facts.ts';
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

describe('what the disk tells of a text', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'beck-facts-')));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function levelHere(command: string) {
    const request = { command, shell: 'bash', cwd: folder, home: '/home/me' } as const;
    const facts = await factsOfDisk(request, survey, { env: {}, now: 0 });
    return classify({ ...request, ...facts }).level;
  }

  test('an environment is activated with a question, any other script with a warning', async () => {
    mkdirSync(join(folder, 'env/bin'), { recursive: true });
    writeFileSync(join(folder, 'env/bin/activate'), `VIRTUAL_ENV="${folder}/env"\nexport VIRTUAL_ENV\n`);
    writeFileSync(join(folder, 'env/bin/other'), 'ls\n');
    const texts = [
      'source env/bin/activate',
      '. env/bin/activate && ls',
      'source env/bin/other',
      'cp x env/bin/activate; . env/bin/activate',
    ];
    expect(await Promise.all(texts.map(levelHere))).toEqual(['ask', 'ask', 'danger', 'danger']);
  });

  test("modules of Python's own read where nothing of the folder stands before them", async () => {
    const texts = [
      'python3 -m json.tool a.json',
      'python3 -m site',
      'python3 -m http.server --help',
      'python3 -m http.server',
      'python3 -m json.tool a.json b.json',
      'touch argparse.py; python3 -m json.tool a.json',
    ];
    const before = await Promise.all(texts.map(levelHere));
    expect(before).toEqual(['safe', 'safe', 'safe', 'ask', 'ask', 'ask']);
    writeFileSync(join(folder, 'argparse.py'), '');
    expect(await levelHere('python3 -m json.tool a.json')).toBe('ask');
  });

  test('git in each folder that the text goes to is looked at', async () => {
    mkdirSync(join(folder, 'sub'), { recursive: true });
    const texts = ['cd sub && git status', 'git -C sub status', '(cd sub; git log)', 'git -C sub -C .. diff'];
    expect(await Promise.all(texts.map(levelHere))).toEqual(['safe', 'safe', 'safe', 'safe']);
  });
});
