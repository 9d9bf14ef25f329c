// `beck recipes`, and questions that a person's own recipes answer.

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { beginEntry } from '../../src/journal/write.ts';
import { asked, ended, step } from '../journal/samples.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { startModelServer } from '../support/model-server.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

type Ended = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

function beck(home: FreshHome, args: readonly string[], env = {}): Promise<Ended> {
  mkdirSync(join(home.path, 'work'), { recursive: true });
  const options = {
    cwd: join(home.path, 'work'),
    env: { ...home.env, BECK_PROVIDER: 'recipes', SHELL: '/bin/bash', ...env },
  };
  const child = spawn(process.execPath, [MAIN, ...args], options);
  const out: Uint8Array[] = [];
  const err: Uint8Array[] = [];
  child.stdout.on('data', (bytes: Uint8Array) => out.push(bytes));
  child.stderr.on('data', (bytes: Uint8Array) => err.push(bytes));
  child.stdin.end();
  return new Promise((done) => {
    child.on('close', (status) => {
      done({ status, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() });
    });
  });
}

function write(home: FreshHome, text: string): string {
  mkdirSync(join(home.path, '.config/beck'), { recursive: true });
  const file = join(home.path, '.config/beck/recipes.yaml');
  writeFileSync(file, text);
  return file;
}

const GREET = '- phrase: greet {who}\n  command: echo hello {who}\n  description: Say hello to {who}\n';

test('one that only reads runs at once, and one that changes something does not run unasked', async () => {
  await using home = await freshHome();
  write(home, `${GREET}- phrase: make {name} here\n  command: mkdir {name}\n`);
  expect(await beck(home, ['ask', 'greet bob'])).toMatchObject({ status: 0, stdout: 'hello bob\n' });
  const asked = await beck(home, ['ask', 'make it here']);
  expect(asked).toMatchObject({ status: 4, stdout: '' });
  expect(asked.stderr).toContain("--approve 'mkdir it'");
});

test('it outranks the built-in recipes and the model, which "!" still asks', async () => {
  await using home = await freshHome();
  const server = await startModelServer([{ type: 'text', text: 'From the model.' }], {
    models: ['small'],
  });
  const env = { BECK_PROVIDER: undefined, OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: 'small' };
  write(home, '- phrase: show disk usage\n  command: echo mine\n');
  expect((await beck(home, ['ask', '--print', 'show disk usage'])).stdout).toBe('echo mine\n');
  expect((await beck(home, ['ask', 'show disk usage'], env)).stdout).toBe('mine\n');
  expect(server.requests).toHaveLength(0);
  expect((await beck(home, ['ask', '!show disk usage'], env)).stdout).toBe('From the model.\n');
  await server.close();
});

test('the list names phrases, commands and what is wrong, and a question says it as well', async () => {
  await using home = await freshHome();
  const file = write(home, `${GREET}- phrase: broken {x}\n  command: echo "{x}"\n`);
  const problem = `${file}, line 5: {x} must stand outside quotes, comments and escapes: beck quotes its value.`;
  expect(await beck(home, ['recipes'])).toEqual({
    status: 0,
    stdout: '   you say      it runs\n1  greet {who}  echo hello {who}\n',
    stderr: `beck: ${problem}\n`,
  });
  expect(JSON.parse((await beck(home, ['recipes', '--json'])).stdout)).toEqual({
    recipes: [
      {
        number: 1,
        phrases: ['greet {who}'],
        command: 'echo hello {who}',
        description: 'Say hello to {who}',
        from: 'person',
        file,
        line: 1,
      },
    ],
    learnt: [],
    problems: [problem],
  });
  expect((await beck(home, ['ask', '--print', 'greet bob'])).stderr).toContain(problem);
});

test('recipes are added, from the last question too, and removed, and comments stay', async () => {
  await using home = await freshHome();
  const file = write(home, `# mine\n\n${GREET}`);
  const text = () => readFileSync(file, 'utf8');
  expect((await beck(home, ['recipes', 'add'])).stderr).toContain('No command ran for a question yet.');
  expect(await beck(home, ['recipes', 'add', 'note {text}', 'echo {text}'])).toMatchObject({
    status: 0,
    stdout: 'Added: "note {text}" runs echo {text}\n',
  });
  expect(await beck(home, ['recipes', 'add', 'bad {x}', 'echo "{x}"'])).toMatchObject({ status: 2 });
  expect(await beck(home, ['recipes', 'add', 'note {text}', 'date'])).toMatchObject({ status: 2 });
  await beck(home, ['ask', 'greet bob']);
  expect((await beck(home, ['recipes', 'add', 'greet {name}'])).stdout).toBe(
    'Added: "greet {name}" runs echo hello {name}\n',
  );
  const phrases = async () =>
    JSON.parse((await beck(home, ['recipes', '--json'])).stdout).recipes.flatMap(
      ({ phrases }: { phrases: string[] }) => phrases,
    );
  expect(await phrases()).toEqual(['greet {who}', 'note {text}', 'greet {name}']);
  expect((await beck(home, ['recipes', 'rm', '1'])).stdout).toBe('Removed: greet {who}\n');
  expect((await beck(home, ['recipes', 'rm', 'note {text}'])).stdout).toBe('Removed: note {text}\n');
  expect(await beck(home, ['recipes', 'rm', '7'])).toMatchObject({ status: 2 });
  expect(text()).toBe('# mine\n\n- phrase: greet {name}\n  command: echo hello {name}\n');
  expect(await phrases()).toEqual(['greet {name}']);
});

test("a project's recipe comes after the person's, is listed with its file, and never runs unasked, whatever it does", async () => {
  await using home = await freshHome();
  write(home, GREET);
  mkdirSync(join(home.path, 'work'));
  writeFileSync(
    join(home.path, 'work/.beck.yaml'),
    'recipes:\n  - phrase: greet {who}\n    command: echo theirs {who}\n  - phrase: project weather\n    command: echo sun\n  - phrase: broken\n',
  );
  expect(await beck(home, ['ask', 'greet bob'])).toMatchObject({ status: 0, stdout: 'hello bob\n' });
  for (const BECK_MODE of ['confirm', 'warn', 'danger']) {
    const asked = await beck(home, ['ask', 'project weather'], { BECK_MODE });
    expect(asked).toMatchObject({ status: 4, stdout: '' });
    expect(asked.stderr).toContain("--approve 'echo sun'");
  }
  expect(await beck(home, ['ask', '--approve', 'echo sun', 'project weather'])).toMatchObject({
    status: 0,
    stdout: 'sun\n',
  });
  const listed = await beck(home, ['recipes']);
  expect(listed.stdout).toMatch(/^1 +greet \{who\}.*\n\.beck\.yaml +greet \{who\} +echo theirs/m);
  expect(listed.stderr).toContain('.beck.yaml, line 6: command is missing.');
  expect(await beck(home, ['recipes', 'rm', '2'])).toMatchObject({ status: 2 });
});

test('tldr pages of this machine are the nearest known: filled and asked about, or shown, and never printed as an answer', async () => {
  await using home = await freshHome();
  const page = (says: string, command: string) =>
    `# ls\n\n> Look at folders.\n\n- ${says}:\n\n\`${command}\`\n`;
  const pages = join(home.path, 'tldr/pages/common');
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'ls.md'), page('Marvel at a zebra', 'ls {{path/to/file}}'));
  mkdirSync(join(home.path, 'work'));
  writeFileSync(join(home.path, 'work/umbrella.txt'), '');
  expect((await beck(home, ['ask', 'marvel at zebras'])).status).toBe(3);
  expect(await beck(home, ['recipes', 'pages', '..'])).toMatchObject({ status: 2 });
  expect((await beck(home, ['recipes', 'pages', '../tldr'])).stdout).toMatch(/^1 examples? from tldr pages/);
  expect((await beck(home, ['ask', 'marvel at zebras'])).stdout).toContain(
    'Closest match, from the tldr page of ls: Marvel at a zebra',
  );
  const asked = await beck(home, ['ask', 'marvel at zebras umbrella.txt'], { BECK_MODE: 'danger' });
  expect(asked).toMatchObject({ status: 4, stdout: '' });
  expect(asked.stderr).toContain("--approve 'ls umbrella.txt'");
  expect(await beck(home, ['ask', '--print', 'marvel at zebras umbrella.txt'])).toMatchObject({
    status: 3,
    stdout: '',
  });
});

test('what the journal answers like a recipe is listed, and forgotten on request', async () => {
  await using home = await freshHome();
  const state = join(home.path, '.local/state/beck');
  const write = (question: string, command: string, more = {}): void => {
    const journal = beginEntry(state, asked({ question, at: Date.now() }), expect.fail);
    journal.step(step({ command, ...more }));
    journal.end(ended());
    journal.close();
  };
  write('put the blue marker up', 'mkdir -p blue');
  write('put the green marker up', 'mkdir -p green');
  write('take the blue marker off', 'rm -r blue', { level: 'danger' });
  write('take the green marker off', 'rm -r green', { level: 'danger' });
  write('switch the red lamp on', 'lamp red', { status: 1 });
  write('switch the blue lamp on', 'lamp blue');
  const listed = await beck(home, ['recipes']);
  expect(listed.stdout).toMatch(/put the \{name\} marker up +mkdir -p \{name\}\n/);
  expect(listed.stdout).not.toMatch(/rm -r|lamp/);
  expect(JSON.parse((await beck(home, ['recipes', '--json'])).stdout).learnt).toEqual([
    { phrase: 'put the {name} marker up', commands: ['mkdir -p {name}'], shell: 'zsh' },
  ]);
  expect((await beck(home, ['recipes', 'rm', 'put the {name} marker up'])).stdout).toBe(
    'Forgotten, with 2 questions in the journal: put the {name} marker up\n',
  );
  expect((await beck(home, ['recipes'])).stdout).not.toContain('marker');
  expect((await beck(home, ['log'])).stdout).not.toContain('mkdir');
});
