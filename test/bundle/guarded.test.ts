// The bundle, whose patterns are guarded and whose constants are made late, answers as the source does, where neither is so.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { questions as bundle } from '../../.rolldown.config.ts';
import { neededTexts } from '../../scripts/bundle/needed-texts.ts';
import { COMMANDS, PATHS, QUESTIONS, some } from './corpus.ts';
import * as fromSource from './fixtures/answers.ts';

const folder = mkdtempSync(join(tmpdir(), 'beck-guarded-'));
afterAll(() => rmSync(folder, { recursive: true }));

let built: typeof fromSource;

beforeAll(async () => {
  const { output, ...input } = bundle;
  if (output === undefined || Array.isArray(output)) throw new Error('The bundle has one output.');
  const made = await rolldown({ ...input, input: join(import.meta.dirname, 'fixtures/answers.ts') });
  // Tests are modules.
  await made.write({
    dir: folder,
    format: 'esm',
    entryFileNames: 'answers.mjs',
    chunkFileNames: '[name].mjs',
  });
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(files.join('').split('late_constants[').length).toBeGreaterThan(500);
  built = await import(join(folder, 'answers.mjs'));
}, 300_000);

const env = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada' } as const;

test('to every question', { timeout: 300_000 }, async () => {
  for (const question of some(QUESTIONS))
    expect([question, told(await built.choose(question, env))]).toEqual([
      question,
      told(await fromSource.choose(question, env)),
    ]);
});

/** Rows are compared by what they say: each has its own functions. */
/** Without the examples of rows, which the build leaves out. */
function told(value: unknown): string {
  return JSON.stringify(value, (key, part) => (key === 'examples' ? undefined : part));
}

test.each(['bash', 'zsh', 'sh'] as const)('to every command of %s', { timeout: 300_000 }, async (shell) => {
  const [ours, other] = await Promise.all([built.loadClassifier(shell), fromSource.loadClassifier(shell)]);
  // Another test may have loaded what reads those, and `pwsh -c` is judged by it then.
  const elsewhere = /\b(?:pwsh|powershell|fish)\b/i;
  const mine = COMMANDS.filter((row) => (row.shell ?? 'bash') === shell && !elsewhere.test(row.command));
  for (const { command } of some(mine)) {
    const request = { command, shell, cwd: '/home/ada', home: '/home/ada' } as const;
    expect([command, ours.classify(request)]).toEqual([command, other.classify(request)]);
  }
});

test('which paths and texts hold secrets, and which commands print them', () => {
  for (const text of [...PATHS, ...some(QUESTIONS), ...some(COMMANDS).map(({ command }) => command)]) {
    const all = ({ isSecretPath, redact, printsSecrets }: typeof fromSource) => [
      isSecretPath(text),
      redact(text),
      printsSecrets(text),
    ];
    expect([text, all(built)]).toEqual([text, all(fromSource)]);
  }
});

test('what a path of each kind of secret needs is known', () => {
  expect(SECRETS.filter(({ pattern }) => neededTexts(pattern.source, pattern.flags) === undefined)).toEqual(
    [],
  );
});

const SECRETS = fromSource.SECRET_PATHS;
