// The whole bundle, as it is installed: what it keeps of itself, and what it does with that.

import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { questions as bundle } from '../../.rolldown.config.ts';
import { openTrialTerminal } from '../../src/shell-link/trial-terminal.ts';
import { WAYS, wayOf } from '../../src/start/bundle-files.ts';

const base = mkdtempSync(join(tmpdir(), 'beck-precompile-'));
const folder = join(base, 'lib');
afterAll(() => rmSync(base, { recursive: true }));

beforeAll(async () => {
  const { output, ...input } = bundle;
  if (output === undefined || Array.isArray(output)) throw new Error('The bundle has one output.');
  await (await rolldown(input)).write({ ...output, dir: folder });
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}');
  // The module for terminals is no part of the bundle.
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(base, 'node_modules'));
  start(folder, 'home', ['precompile']);
}, 300_000);

/** What it prints, with its own home. */
function start(at: string, home: string, args: readonly string[]): string {
  mkdirSync(join(base, home), { recursive: true });
  const env = { HOME: join(base, home), PATH: process.env['PATH'] };
  return execFileSync(process.execPath, [join(at, 'main.js'), ...args], {
    cwd: base,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test('answers a question at a prompt as well, with a command that runs there', async () => {
  // One in which nothing was answered before.
  const home = join(base, 'at-terminal');
  mkdirSync(home);
  const env = { HOME: home, PATH: process.env['PATH'], LANG: 'C.UTF-8' };
  const args = [join(folder, 'main.js'), 'precompile', 'at-terminal'];
  const terminal = await openTrialTerminal({ program: process.execPath, args, env, cwd: base });
  await expect.poll(terminal.ended, { timeout: 60_000 }).toBe(0);
  expect(stripVTControlCharacters(terminal.output())).toMatch(/› pwd · where\s+\/\s+Nothing to do\./);
});

const QUESTION = ['ask', '--print', '--provider', 'recipes', 'how much disk space is free'];
const usesNodeCache = (home: string) => existsSync(join(base, home, '.cache/beck/compiled'));

test('keeps every file of the bundle', () => {
  const files = ['run.js', ...readdirSync(join(folder, 'chunks')).map((name) => `chunks-${name}`)];
  const kept = readdirSync(join(folder, 'compiled'));
  expect(kept.filter((name) => !isWay(name))).toEqual(files.map((name) => `${name}.bin`).toSorted());
});

const isWay = (name: string) => WAYS.some((way) => way === name);

test.each(WAYS)('keeps apart what %s alone needs, which is less', (way) => {
  const size = (file: string) => readFileSync(join(folder, 'compiled', file)).length;
  const own = readdirSync(join(folder, 'compiled', way));
  expect(own).toContain('run.js.bin');
  const judge = own.find((name) => name.startsWith('chunks-safety-')) ?? '';
  expect(size(`${way}/${judge}`)).toBeLessThan(size(judge));
});

test.each([
  { args: ['ask', '--print', 'x'], way: 'ask' },
  // What it draws at a terminal is a question's.
  { args: ['ask', 'x'], way: undefined },
  { args: ['classify', 'x'], way: 'classify' },
  { args: ['classify', '--hook', 'claude'], way: 'hook' },
  { args: ['--version'], way: 'classify' },
  { args: ['question', '1'], way: undefined },
])('starts $args from what was kept for $way', ({ args, way }) => {
  expect(wayOf(args)).toBe(way);
});

test('answers from what was kept, without the cache of Node', () => {
  expect(start(folder, 'kept', QUESTION)).toBe('df -h\n');
  expect(usesNodeCache('kept')).toBe(false);
});

test.each([
  { name: 'was kept', spoil: (at: string) => rmSync(join(at, 'compiled'), { recursive: true }) },
  {
    name: 'fits',
    spoil: (at: string) => {
      for (const kept of ['', 'ask/'])
        writeFileSync(join(at, `compiled/${kept}run.js.bin`), 'of another Node');
    },
  },
])('answers with the cache of Node where nothing $name, and keeps nothing by itself', ({ name, spoil }) => {
  const copy = join(base, `without ${name}`);
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  spoil(copy);
  const before = readdirSync(copy, { recursive: true });
  expect(start(copy, `home ${name}`, QUESTION)).toBe('df -h\n');
  expect(usesNodeCache(`home ${name}`)).toBe(true);
  expect(readdirSync(copy, { recursive: true })).toEqual(before);
});

/** What `classify --hook` reads; the others read nothing. */
const CALL = JSON.stringify({
  session_id: 'a',
  cwd: base,
  hook_event_name: 'PreToolUse',
  tool_name: 'Bash',
  tool_input: { command: 'rm -rf build' },
});

const JUDGES = ['common', 'rolldown-runtime', 'safety', 'standard-input'];
const ASKS = [
  ...['ask', 'common', 'masking', 'question', 'recipe-table', 'rolldown-runtime', 'safety'],
  // Makes folders.
  'start',
];
test.each([
  { args: ['--version'], chunks: ['common', 'rolldown-runtime'], builtins: [] },
  { args: ['classify', 'rm -rf build'], chunks: ['classify', ...JUDGES], builtins: [] },
  {
    args: ['classify', '--hook', 'claude'],
    // `message` and `places` are also those of `beck hook`, `agents` and `names` its rows.
    chunks: [
      ...['classify', 'hook', 'hook-sources', 'message', 'places', 'agents', 'names'],
      // `start` makes folders.
      ...['leave', 'masking', 'record', 'start', ...JUDGES],
    ],
    builtins: [],
  },
  { args: QUESTION, chunks: ASKS, builtins: [] },
  {
    args: ['ask', '--print', '--provider', 'recipes', 'find files whose name is 8 characters long'],
    chunks: [...ASKS, 'find-tests', 'grammar', 'matches', 'system-tool'],
    builtins: ['perf_hooks'],
  },
])('loads no more than it needs for $args', ({ args, chunks, builtins }) => {
  const preload = join(import.meta.dirname, 'fixtures/loads.cjs');
  const env = { HOME: join(base, 'kept'), PATH: process.env['PATH'] };
  const started = ['--require', preload, join(folder, 'main.js'), ...args];
  const { stderr } = spawnSync(process.execPath, started, { cwd: base, env, encoding: 'utf8', input: CALL });
  const loaded = JSON.parse(stderr.trim().split('\n').at(-1) ?? '');
  const more = (found: readonly string[], allowed: readonly string[]) =>
    found.filter((name) => !allowed.includes(name));
  expect([more(loaded.chunks, chunks), more(loaded.builtins, ['module', 'os', 'vm', ...builtins])]).toEqual([
    [],
    [],
  ]);
  // It did look.
  expect(loaded.chunks).toContain('common');
});
