// `npm run eval`, with the scripted model in place of a person's: the end decides, and the last line sums up.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startModelServer } from '../support/model-server.ts';
import { need } from '../support/programs.ts';
import { answerWith } from './journey.ts';
import { JOURNEYS } from './rows.ts';

test('tells right from wrong by the end, and sums up in a last line', { timeout: 240_000 }, async () => {
  need('bash');
  const names = ['new-file', 'link-newest', 'only-answer'];
  const script = JOURNEYS.filter(({ name }) => names.includes(name)).flatMap(({ name, questions }) =>
    name === 'only-answer' ? answerWith('I will not.') : questions.flatMap(({ replies }) => replies('bash')),
  );
  const server = await startModelServer(script);
  const args = ['--base-url', server.baseUrl, '--model', 'small', '--only', names.join(',')];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'eval.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pieces: string[] = [];
  child.stdout.on('data', (bytes: Buffer) => pieces.push(bytes.toString()));
  await new Promise((done) => child.on('close', done));
  await server.close();
  const lines = pieces.join('').trimEnd().split('\n');
  expect(lines[0]).toMatch(/^right {2}new-file +1 steps, 36 tokens, [\d.]+ s, asked 1 times$/);
  expect(lines).toContainEqual(expect.stringMatching(/^wrong {2}only-answer +0 steps/));
  expect(lines).toContain('    answered: false, not true');
  // The folder lists its files in another order than the row.
  expect(lines).toContainEqual(expect.stringMatching(/^right {2}link-newest +2 steps/));
  expect(lines.at(-1)).toMatch(/small: 2 of 3 right · 3 steps, 90 tokens, [\d.]+ s, asked 3 times$/);
});
