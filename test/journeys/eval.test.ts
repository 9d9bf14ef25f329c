// `npm run eval`, with the scripted model in place of a person's: the end decides, and the last line sums up.

import { spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localPlacesOf } from '../../src/cli/wiring/local-model.ts';
import { addToList } from '../../src/local-model/list.ts';
import { freshHome } from '../support/home.ts';
import { LLAMA, needLlama } from '../support/llama.ts';
import { startModelServer } from '../support/model-server.ts';
import { need } from '../support/programs.ts';
import { writeTinyGguf } from '../support/tiny-gguf.ts';
import { answerWith } from './journey.ts';
import { JOURNEYS } from './rows.ts';

async function evaluate(args: readonly string[], env = process.env): Promise<readonly string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'eval.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const pieces: string[] = [];
  child.stdout.on('data', (bytes: Buffer) => pieces.push(bytes.toString()));
  await new Promise((done) => child.on('close', done));
  return pieces.join('').trimEnd().split('\n');
}

test('tells right from wrong by the end, and sums up in a last line', { timeout: 240_000 }, async () => {
  need('bash');
  const names = ['new-file', 'link-newest', 'only-answer'];
  const script = JOURNEYS.filter(({ name }) => names.includes(name)).flatMap(({ name, questions }) =>
    name === 'only-answer' ? answerWith('I will not.') : questions.flatMap(({ replies }) => replies('bash')),
  );
  const server = await startModelServer(script);
  const args = ['--base-url', server.baseUrl, '--model', 'small', '--only', names.join(',')];
  const lines = await evaluate(args);
  await server.close();
  expect(lines[0]).toMatch(/^right {2}new-file +1 steps, 36 tokens, [\d.]+ s, asked 1 times$/);
  expect(lines).toContainEqual(expect.stringMatching(/^wrong {2}only-answer +0 steps/));
  expect(lines).toContain('    answered: false, not true');
  // The folder lists its files in another order than the row.
  expect(lines).toContainEqual(expect.stringMatching(/^right {2}link-newest +2 steps/));
  expect(lines.at(-1)).toMatch(/small: 2 of 3 right · 3 steps, 90 tokens, [\d.]+ s, asked 3 times$/);
});

test('plays with a model that the person added to this machine', { timeout: 240_000 }, async () => {
  need('bash');
  needLlama();
  await using home = await freshHome();
  const { models, runtime } = localPlacesOf({ env: home.env, home: home.path });
  const file = join(home.path, 'tiny.gguf');
  writeTinyGguf(file);
  addToList(models, { name: 'tiny', file });
  symlinkSync(LLAMA, runtime);
  const few = ['--only', 'only-answer', '--patience', '30'];
  const lines = await evaluate(['--provider', 'local', '--model', 'tiny', ...few], home.env);
  // What it writes has no meaning, and may have no end.
  expect(lines[0]).toMatch(/^(?:right|wrong) {2}only-answer +(?:did not end|\d+ steps, [1-9]\d* tokens)/);
  expect(lines.at(-1)).toMatch(/^local tiny: [01] of 1 right/);
});
