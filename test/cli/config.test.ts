// `beck config` as a person or a script calls it.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NAMES } from '../../src/config/schema.ts';
import { type FreshHome, freshHome } from '../support/home.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

type Ended = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

function beck(
  home: FreshHome,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  mkdirSync(join(home.path, 'work'), { recursive: true });
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd: join(home.path, 'work'),
    env: { ...home.env, ...env },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin.end();
  return new Promise((done) => {
    child.on('close', (status) => done({ status, stdout, stderr }));
  });
}

function put(home: FreshHome, path: string, text: string): string {
  const whole = join(home.path, path);
  mkdirSync(resolve(whole, '..'), { recursive: true });
  writeFileSync(whole, text, { mode: 0o600 });
  return whole;
}

describe('without an action', () => {
  test('each setting is listed with its value and its layer, and no key is reported', async () => {
    await using home = await freshHome();
    const file = put(
      home,
      '.config/beck/config.yaml',
      'apiKey: secret-one\nmodel: m\nblacklist: [a b]\n' +
        'mcpServers:\n  fs: {command: echo, env: {KEY: secret-two}}\n  wiki: {command: echo}\n',
    );
    const project = put(home, 'work/.beck.json', '{"blacklist": ["x"]}');
    const { status, stdout, stderr } = await beck(home, ['config'], {
      BECK_MODE: 'strict',
      BECK_PREFIX: ',',
    });
    const [first, second, , ...rows] = stdout.trimEnd().split('\n');
    expect({ status, stderr, first, second }).toEqual({
      status: 0,
      stderr: '',
      first: `file     ${file}`,
      second: `project  ${project} (only makes things stricter)`,
    });
    const table = Object.fromEntries(rows.map((row) => [row.split(/ +/)[0], row.split(/ {2,}/).slice(1)]));
    expect(Object.keys(table)).toEqual(NAMES);
    expect(table).toMatchObject({
      apiKey: ['user', '(hidden)'],
      model: ['user', 'm'],
      blacklist: ['project', '"a b" "x"'],
      mode: ['environment', 'strict'],
      prefix: ['environment', ','],
      maxSteps: ['default', '15'],
      blocked: ['default', '-'],
      mcpServers: ['user', '"fs" "wiki"'],
    });
    expect(stdout).not.toContain('secret');
    expect((await beck(home, ['config', 'get', 'mcpServers'])).stdout).toBe('fs\nwiki\n');
  });

  test('a setting that is a list by name is set and shown by name', async () => {
    await using home = await freshHome();
    expect((await beck(home, ['config', 'set', 'hosts', 'shop=web[1-8] db1', 'all=@shop'])).status).toBe(0);
    expect((await beck(home, ['config', 'get', 'hosts'])).stdout).toBe('shop=web[1-8] db1\nall=@shop\n');
    await beck(home, ['config', 'set', 'hosts', '{"one": "db1"}']);
    expect((await beck(home, ['config', 'get', 'hosts'])).stdout).toBe('one=db1\n');
  });

  test('--json says the same to programs', async () => {
    await using home = await freshHome();
    put(home, '.config/beck/config.json', '{"apiKey": "secret-one", "maxSteps": 3}');
    const { stdout } = await beck(home, ['config', '--json']);
    expect(stdout).not.toContain('secret-one');
    const { file, project, settings, warnings } = JSON.parse(stdout);
    expect({ file, project, warnings }).toEqual({
      file: join(home.path, '.config/beck/config.json'),
      project: [],
      warnings: [],
    });
    expect(settings).toMatchObject({
      maxSteps: { value: 3, layer: 'user' },
      apiKey: { value: '(hidden)', layer: 'user' },
      model: { value: null, layer: 'default' },
    });
    expect(Object.keys(settings)).toEqual(NAMES);
  });
});

describe('path, get, set and unset', () => {
  test('work on one file, in which everything else stays', async () => {
    await using home = await freshHome();
    const file = put(home, '.config/beck/config.yaml', '# mine\nmodel: m # the small one\n');
    expect((await beck(home, ['config', 'path'])).stdout).toBe(`${file}\n`);
    expect(await beck(home, ['config', 'set', 'maxSteps', '5'])).toEqual({
      status: 0,
      stdout: `maxSteps is set in ${file}.\n`,
      stderr: '',
    });
    expect((await beck(home, ['config', 'set', 'fallback', 'groq, ollama,', 'xai'])).status).toBe(0);
    expect((await beck(home, ['config', 'get', 'fallback'])).stdout).toBe('groq\nollama\nxai\n');
    expect((await beck(home, ['config', 'unset', 'fallback'])).status).toBe(0);
    expect((await beck(home, ['config', 'set', 'blacklist', 'git push', '--', '--force'])).status).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(
      '# mine\nmodel: m # the small one\nmaxSteps: 5\nblacklist:\n  - git push\n  - --force\n',
    );
    expect((await beck(home, ['config', 'get', 'blacklist'])).stdout).toBe('git push\n--force\n');
    expect((await beck(home, ['config', 'get', 'blacklist', '--json'])).stdout).toBe(
      '["git push","--force"]\n',
    );
    expect((await beck(home, ['config', 'unset', 'blacklist'])).stdout).toBe(
      `blacklist is no longer set in ${file}.\n`,
    );
    expect(readFileSync(file, 'utf8')).toBe('# mine\nmodel: m # the small one\nmaxSteps: 5\n');
  });

  test.each<[readonly string[], unknown]>([
    [['enabled', 'false'], false],
    [['temperature', '0.5'], 0.5],
    [
      ['blocked', '["^a", "b c"]'],
      ['^a', 'b c'],
    ],
    [['blacklist', 'one'], ['one']],
    [['apiKeyCommand', 'pass show key'], 'pass show key'],
    [
      ['apiKeyCommand', 'sh', '-c', 'pass x | head -1'],
      ['sh', '-c', 'pass x | head -1'],
    ],
    [['model', '5'], '5'],
  ])('set %j', async ([name = '', ...words], value) => {
    await using home = await freshHome();
    const behind = words.some((word) => word.startsWith('-')) ? ['--', ...words] : words;
    const { status, stderr } = await beck(home, ['config', 'set', name, ...behind]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(readFileSync(join(home.path, '.config/beck/config.json'), 'utf8'))).toEqual({
      [name]: value,
    });
  });

  test.each([
    [
      ['set', 'mode', 'yolo'],
      'mode is "yolo", but must be one of "strict", "confirm", "warn", "danger". Nothing was changed.',
    ],
    [
      ['set', 'maxSteps', 'many'],
      'maxSteps is "many", but must be a whole number from 1 to 100. Nothing was changed.',
    ],
    [['set', 'maxSteps', '1', '2'], 'maxSteps has one value, not 2. Quote it if it has spaces.'],
    [['set', 'blocked', '('], 'blocked holds "(": a group is not closed. Nothing was changed.'],
    [['set', 'blacklist', ' '], 'blacklist is a list, but must be a list of at most 200 texts'],
    [
      ['set', 'apiKey', 'two words'],
      'apiKey is another text, but must be a key without spaces. Nothing was changed.',
    ],
    [
      ['set', 'fallback', 'grok,ollama'],
      'fallback holds "grok": no provider has that name; the nearest is "groq"',
    ],
    [['set', 'modle', 'm'], 'There is no setting "modle". Did you mean "model"?'],
    [['get', 'xyzzyplugh'], 'There is no setting "xyzzyplugh". beck config lists the settings.'],
    [['set', 'mode'], 'There is no value for mode. It must be one of'],
    [['get'], 'Name a setting. beck config lists them.'],
  ])('%j changes nothing and says what is wrong', async (args, said) => {
    await using home = await freshHome();
    const { status, stderr } = await beck(home, ['config', ...args]);
    expect(status).toBe(2);
    expect(stderr).toContain(`beck: ${said}`);
    expect(existsSync(join(home.path, '.config/beck/config.json'))).toBe(false);
  });

  test('a value that the environment overrides is saved, with a warning', async () => {
    await using home = await freshHome();
    const { status, stderr } = await beck(home, ['config', 'set', 'mode', 'danger'], {
      BECK_MODE: 'confirm',
    });
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr:
        'beck: In this folder and shell it stays confirm, because the environment overrides your file.\n',
    });
  });

  test('a new prefix is reported to new shells, and one of the environment is not', async () => {
    await using home = await freshHome();
    const shared = join(home.path, '.local/state/beck/shell');
    await beck(home, ['config', 'set', 'prefix', 'ask'], { BECK_PREFIX: ',' });
    expect(existsSync(shared)).toBe(false);
    await beck(home, ['config', 'set', 'prefix', 'ask']);
    await beck(home, ['config', 'set', 'key', 'alt-x']);
    expect(readFileSync(shared, 'utf8')).toBe('ask\nalt-x\n\n');
    await beck(home, ['config', 'unset', 'prefix']);
    expect(readFileSync(shared, 'utf8')).toBe('\nalt-x\n\n');
    await beck(home, ['config', 'set', 'hint', 'false']);
    expect(readFileSync(shared, 'utf8')).toBe('\nalt-x\noff\n');
    await beck(home, ['config', 'unset', 'hint']);
  });

  test('unset fixes a file that nothing else can read', async () => {
    await using home = await freshHome();
    const file = put(home, '.config/beck/config.json', '{"maxSteps": "many", "model": "m"}');
    expect((await beck(home, ['config'])).status).toBe(2);
    expect((await beck(home, ['config', 'unset', 'maxSteps'])).status).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('{"model": "m"}');
  });
});

describe('--config FILE', () => {
  test.each([
    [['config', 'get', 'maxSteps', '--config', 'FILE'], '7\n'],
    [['--config', 'FILE', 'classify', 'git push'], 'Command is not allowed by terminal blacklist.'],
    [['explain', 'git push', '--config', 'FILE'], 'Command is not allowed by terminal blacklist.'],
    [['--config', 'FILE', 'context'], 'I like tabs.'],
    [['ask', '--config', 'FILE', '--print', 'which files here are over 1 MB'], 'find'],
  ])('is used by %j', async (args, expected) => {
    await using home = await freshHome();
    put(home, '.config/beck/config.json', 'broken');
    const settings = 'maxSteps: 7\nblacklist: [git push]\ncontext: I like tabs.\nprovider: recipes\n';
    const file = put(home, 'other.yaml', settings);
    const { status, stdout } = await beck(
      home,
      args.map((word) => (word === 'FILE' ? file : word)),
    );
    expect(stdout).toContain(expected);
    expect(status).toBe(0);
  });

  test('makes the file that set writes, and others say that it is not there', async () => {
    await using home = await freshHome();
    const file = join(home.path, 'new.yaml');
    expect(await beck(home, ['classify', 'ls', '--config', file])).toEqual({
      status: 2,
      stdout: '',
      stderr: `beck: There is no file ${file}. Name a settings file with --config.\n`,
    });
    await beck(home, ['config', 'set', 'mode', 'strict', '--config', file]);
    expect(readFileSync(file, 'utf8')).toBe('mode: strict\n');
  });
});

test('beck ask refuses when beck is switched off', async () => {
  await using home = await freshHome();
  put(home, '.config/beck/config.json', '{"enabled": false}');
  expect(await beck(home, ['ask', '--print', 'which files here are over 1 MB'])).toEqual({
    status: 4,
    stdout: '',
    stderr: 'beck: beck is turned off. Turn it on with: beck config set enabled true\n',
  });
});
