// Whoever asks what a command does hears the verdict that the question itself would have: with what is on the disk.

import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { explanationOf } from '../../src/cli/question/explain-line.ts';
import { answerLocally, type LocalQuestion } from '../../src/cli/question/known-words.ts';
import { runClassify } from '../../src/cli/verbs/classify.ts';
import { runExplain } from '../../src/cli/verbs/explain.ts';
import { withKnowledge } from '../../src/cli/wiring/about-commands.ts';
import { diskOf } from '../../src/cli/wiring/command-facts.ts';
import { quietPerformers } from '../../src/cli/wiring/performers.ts';
import type { Asking } from '../../src/cli/wiring/surroundings.ts';
import { DEFAULTS } from '../../src/config/settings.ts';
import { RECIPES } from '../../src/providers/traits.ts';

const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'beck-doors-')));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const own = join(cwd, 'own');
const hooked = join(cwd, 'hooked');
mkdirSync(own);
for (const folder of ['objects', 'refs']) mkdirSync(join(hooked, '.git', folder), { recursive: true });
writeFileSync(join(cwd, 'old.txt'), 'x');
writeFileSync(join(own, 'json.py'), 'print("a module of the folder")');
symlinkSync(join(cwd, '.env'), join(cwd, 'link.txt'));
writeFileSync(join(cwd, '.env'), 'KEY=1');
writeFileSync(join(cwd, 'notes.txt'), 'x');
writeFileSync(join(hooked, '.git/HEAD'), 'ref: refs/heads/main\n');
writeFileSync(join(hooked, '.git/config'), '[core]\n\tfsmonitor = ./x.sh\n');

const env = { PATH: process.env['PATH'] };
const home = join(cwd, 'home');
const here = { program: '', nonce: 'n0nce', settingsFile: undefined };
const surroundings = { env, home, user: 'a', cwd, now: Date.now(), ...here };
const asking: Asking = {
  surroundings,
  settings: DEFAULTS,
  shell: 'bash',
  shellVersion: undefined,
  cwd,
  lastStatus: undefined,
  terminal: undefined,
};
const report = { shell: 'bash', options: [] } as const;
/** A shell in which every word is a program. */
const resolve = async (words: readonly string[]) => {
  const all = words.map((word) => [word, { type: 'file', path: `/usr/bin/${word}` }] as const);
  return { cwd, resolved: Object.fromEntries(all), words: Object.fromEntries(all) };
};

async function printed(
  run: (...of: Parameters<typeof runClassify>) => Promise<unknown>,
  command: string,
): Promise<string> {
  let out = '';
  const writeOut = (text: string) => {
    out += text;
  };
  async function* stdin() {}
  const io = { stdin: stdin(), writeOut, writeError: writeOut, colour: false, columns: 200 };
  await run({ command, shell: 'bash', as: 'eval', json: false, look: diskOf(surroundings) }, io);
  return out;
}

async function asked(command: string): Promise<string> {
  const { factsFor, classify } = quietPerformers(asking, { options: [], project: undefined, resolve });
  const facts = await factsFor(command);
  return `${classify({ ...facts, command, shell: 'bash' }).level} `;
}

async function explainedAtPrompt(command: string): Promise<string> {
  let shown = '';
  const screen = {
    show: ({ text }: { readonly text: string }) => {
      shown = text;
    },
  };
  const local = {
    question: `explain ${command}`,
    asked: { cwd, report, everywhere: {} },
    link: { resolve },
    person: { screen, terminal: () => ({ columns: 200 }) },
    surroundings,
    settings: DEFAULTS,
    piped: false,
  } as unknown as LocalQuestion;
  await answerLocally(local);
  return shown;
}

async function explainedByKey(line: string): Promise<string> {
  const typesOf = async () => () => 'file' as const;
  const rows = await explanationOf(line, { asking, report, resolve, typesOf });
  return (rows ?? []).join('\n');
}

async function meaningOf(command: string): Promise<string> {
  const place = {
    shell: 'bash',
    cwd,
    prefix: '?',
    columns: 200,
    userland: 'gnu',
    env,
    whole: false,
  } as const;
  const nobody = { ...RECIPES, ask: () => Promise.reject(new Error('nobody knows')) };
  const provider = withKnowledge(nobody, { ...place, surely: false, look: diskOf(surroundings) });
  const request = { question: `what does ${command} do` } as Parameters<typeof provider.ask>[0];
  const io = { onText: () => {} } as unknown as Parameters<typeof provider.ask>[1];
  return (await provider.ask(request, io)).text;
}

const DOORS = [
  ['the question itself', asked],
  ['beck classify', (command: string) => printed(runClassify, command)],
  ['beck explain', (command: string) => printed(runExplain, command)],
  ['explain at the prompt', explainedAtPrompt],
  ['the convert key on a command', explainedByKey],
  ['what does it do', meaningOf],
] as const;

describe.each(DOORS)('%s', (_, door) => {
  test.each([
    ["python3 -c 'import json; print([x for x in range(3)])'", 'safe'],
    ["cd own; python3 -c 'import json; print(3)'", 'ask'],
    ['ls > new.txt', 'ask'],
    ['ls > old.txt', 'danger'],
    ['cp ./old.txt new.txt', 'ask'],
    ['git status --short', 'safe'],
    ['git -C hooked status', 'ask'],
    ['cat ./notes.txt', 'safe'],
    ['cat ./link.txt', 'danger'],
  ])('judges %s by what is there: %s', async (command, level) => {
    const text = await door(command);
    expect(/^(?:safe|ask|danger|blocked)(?= )/m.exec(text)?.[0] ?? text).toBe(level);
  });
});
