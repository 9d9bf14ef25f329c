// Settings from their layers: which value wins, what only tightens, and what a broken file says.

import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadSettings } from '../../src/config/load.ts';
import { DEFAULTS, type LayerValues, MODES, type Mode, PROVIDERS } from '../../src/config/settings.ts';
import { SettingsError } from '../../src/domain/errors.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'beck-config-'));
});
afterEach(() => rm(home, { recursive: true }));

async function write(name: string, text: string, mode = 0o600): Promise<string> {
  const path = join(home, '.config/beck', name);
  await mkdir(join(home, '.config/beck'), { recursive: true });
  await writeFile(path, text);
  await chmod(path, mode);
  return path;
}

async function load(env: Record<string, string> = {}, commandLine: LayerValues = {}) {
  return await loadSettings({ env, home, commandLine });
}

async function problem(): Promise<SettingsError> {
  const error = await load().then(
    () => new Error('The settings were accepted.'),
    (reason: unknown) => reason,
  );
  if (error instanceof SettingsError) return error;
  throw error;
}

describe('without a settings file', () => {
  test('everything has its default and comes from that layer', async () => {
    const { settings, layers, file, warnings } = await load();
    expect(settings).toEqual(DEFAULTS);
    expect(new Set(Object.values(layers))).toEqual(new Set(['default']));
    expect({ file, warnings }).toEqual({ file: undefined, warnings: [] });
  });

  test('OPENAI_API_KEY alone chooses the model server', async () => {
    const { settings, layers } = await load({ OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' });
    expect(settings).toEqual({ ...DEFAULTS, provider: 'openai', apiKey: 'k', model: 'm' });
    expect(layers.provider).toBe('environment');
  });

  test('BECK_MODEL outranks OPENAI_MODEL, and the command line outranks both', async () => {
    const env = { OPENAI_MODEL: 'a', BECK_MODEL: 'b' };
    expect((await load(env)).settings.model).toBe('b');
    expect((await load(env, { model: 'c', provider: 'recipes' })).settings).toMatchObject({
      model: 'c',
      provider: 'recipes',
    });
  });

  test('recipes on the command line ask no server that the environment names', async () => {
    const env = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', OPENAI_MODEL: 'm' };
    expect((await load(env, { provider: 'recipes' })).settings.provider).toBe('recipes');
    expect((await load(env)).settings.provider).not.toBe('recipes');
  });

  test.each([
    [',', ','],
    ['a b', '?'],
    ['', '?'],
  ])('BECK_PREFIX %j gives the prefix %s', async (BECK_PREFIX, prefix) => {
    expect((await load({ BECK_PREFIX })).settings.prefix).toBe(prefix);
  });

  test('a variable that is no address still names the server, so that no other one is asked', async () => {
    const { settings, layers } = await load({ OPENAI_BASE_URL: 'localhost:1234/v1', OPENAI_API_KEY: 'k' });
    expect(settings).toMatchObject({ provider: 'openai-compatible', baseUrl: 'localhost:1234/v1' });
    expect(layers.baseUrl).toBe('environment');
  });
});

describe('a settings file', () => {
  test.each([
    ['config.json', '{ "maxSteps": 3, "prefix": ",", "detectTools": ["git"] }'],
    ['config.yaml', 'maxSteps: 3\nprefix: ","\ndetectTools: [git]\n'],
    ['config.yml', '# mine\nmaxSteps: 3\nprefix: ","\ndetectTools:\n  - git\n'],
  ])('%s changes what it names and leaves the rest', async (name, text) => {
    const path = await write(name, text);
    const { settings, layers, file, warnings } = await load();
    expect(settings).toEqual({ ...DEFAULTS, maxSteps: 3, prefix: ',', detectTools: ['git'] });
    expect(layers).toMatchObject({ maxSteps: 'user', prefix: 'user', mode: 'default' });
    expect({ file, warnings }).toEqual({ file: path, warnings: [] });
  });

  test("holds the person's own rules as written", async () => {
    const rules = {
      blacklist: ['format ', 'git push'],
      warnPatterns: ['prod'],
      alwaysConfirm: ['^npm\\s+publish'],
      blocked: ['^(shutdown|reboot)'],
      sensitivePaths: ['clients/'],
    };
    await write('config.json', JSON.stringify(rules));
    expect((await load()).settings).toEqual({ ...DEFAULTS, ...rules });
  });

  test('is found in XDG_CONFIG_HOME, unless that is relative', async () => {
    await write('config.json', '{"maxSteps": 3}');
    expect((await load({ XDG_CONFIG_HOME: join(home, 'elsewhere') })).settings.maxSteps).toBe(15);
    expect((await load({ XDG_CONFIG_HOME: 'relative' })).settings.maxSteps).toBe(3);
  });

  test('an empty one and one with only a schema reference change nothing', async () => {
    await write('config.json', '\n');
    expect((await load()).settings).toEqual(DEFAULTS);
    await write('config.json', '{"$schema": "./schema.json"}');
    expect((await load()).settings).toEqual(DEFAULTS);
  });

  test('a server described there is asked', async () => {
    await write('config.json', '{"baseUrl": "https://host/v1", "model": "m"}');
    expect((await load()).settings).toMatchObject({
      provider: 'openai-compatible',
      baseUrl: 'https://host/v1',
    });
  });

  test.each([
    ['pass show "my key"', ['pass', 'show', 'my key']],
    ['a\\ b \'c $d\' e"f\\"g"', ['a b', 'c $d', 'ef"g']],
    [
      ['sh', '-c', 'pass a | head -1'],
      ['sh', '-c', 'pass a | head -1'],
    ],
  ])('apiKeyCommand %j is read as words', async (apiKeyCommand, words) => {
    await write('config.json', JSON.stringify({ apiKeyCommand }));
    expect((await load()).settings.apiKeyCommand).toEqual(words);
  });

  test('a second one is named as ignored', async () => {
    const first = await write('config.json', '{}');
    const second = await write('config.yaml', 'maxSteps: 4');
    const { settings, warnings } = await load();
    expect(settings.maxSteps).toBe(15);
    expect(warnings).toEqual([`${second} is ignored, since ${first} is there.`]);
  });

  test('that holds a key and can be read by others is warned about', async () => {
    const path = await write('config.json', '{"apiKey": "k"}', 0o644);
    expect((await load()).warnings).toEqual([
      `${path} holds a key and other users can read it. Run: chmod 600 ${path}`,
    ]);
  });

  test('that every user can change is refused, since it can name programs', async () => {
    const path = await write('config.json', '{}', 0o602);
    expect((await problem()).message).toBe(`${path} can be changed by every user.`);
  });

  test.each(['config.js', 'config.mjs', 'config.cjs', 'config.ts'])('%s is never loaded', async (name) => {
    const marker = join(home, 'ran');
    await write(name, `require('node:fs').writeFileSync(${JSON.stringify(marker)}, '')`);
    expect((await load()).settings).toEqual(DEFAULTS);
    await expect(rm(marker)).rejects.toThrow('ENOENT');
  });
});

describe('a wrong settings file', () => {
  test.each([
    ['{\n  "maxSteps": "many"\n}', 'line 2: maxSteps is "many", but must be a whole number from 1 to 100.'],
    ['{\n\n  "temperature": 9}', 'line 3: temperature is 9, but must be a number from 0 to 2.'],
    [
      '{"prefix": "a b"}',
      'line 1: prefix is "a b", but must be 1 to 16 characters, without spaces, quotes and characters special to a shell.',
    ],
    [
      '{"provider": "cloud"}',
      `line 1: provider is "cloud", but must be one of ${PROVIDERS.map((name) => `"${name}"`).join(', ')}.`,
    ],
    [
      '{"detectTools": ["../x"]}',
      'line 1: detectTools is a list, but must be a list of at most 64 program names.',
    ],
    ['{"defaultTimeout": 301}', 'line 1: defaultTimeout is 301, but must be a whole number from 1 to 300.'],
  ])('%j names line, key, what was found and what is allowed', async (text, message) => {
    const path = await write('config.json', text);
    expect((await problem()).message).toBe(`${path}, ${message}`);
    expect((await problem()).exitCode).toBe(2);
  });

  test.each<[string, string, Partial<typeof DEFAULTS>]>([
    ['{"blocked": ["(", "^rm"]}', 'line 1: blocked holds "(": a group is not closed.', { blocked: ['^rm'] }],
    [
      '{\n  "alwaysConfirm": [\n    "^rm\\\\s",\n    "^a\\\\1"\n  ]\n}',
      'line 4: alwaysConfirm holds "^a\\\\1": it uses a backreference, which beck does not support.',
      { alwaysConfirm: ['^rm\\s'] },
    ],
    [
      '{"mode": "danger", "blocked": ["(a{99}){99}"]}',
      'line 1: blocked holds "(a{99}){99}": more is repeated than beck can match quickly.',
      {},
    ],
    [
      '{"blocked": ["(rm|)\\\\s*"]}',
      'line 1: blocked holds "(rm|)\\\\s*": it can match nothing, so it matches every command.',
      {},
    ],
    [
      '{"blocked": "^rm"}',
      'line 1: blocked is "^rm", but must be a list of at most 100 regular expressions, none of them empty or longer than 500 characters.',
      {},
    ],
    [
      '{"mode": "warn",\n"blacklist": ["rm", " \\t"]}',
      'line 2: blacklist is a list, but must be a list of at most 200 texts, none of them empty or longer than 1000 characters.',
      { blacklist: ['rm'] },
    ],
    [
      '{"warnPatterns": 3, "sensitivePaths": ["a"]}',
      'line 1: warnPatterns is 3, but must be a list of at most 200 texts, none of them empty or longer than 1000 characters.',
      { sensitivePaths: ['a'] },
    ],
    [
      '{"mode": "yolo", "maxSteps": 3}',
      'line 1: mode is "yolo", but must be one of "strict", "confirm", "warn", "danger".',
      { maxSteps: 3 },
    ],
  ])('%s makes beck strict, says so, and keeps what is right', async (text, message, kept) => {
    const path = await write('config.json', text);
    const { settings, warnings } = await load();
    expect(warnings).toEqual([`${path}, ${message} Until you fix that, the mode is "strict".`]);
    expect(settings).toEqual({ ...DEFAULTS, ...kept, mode: 'strict' });
  });

  test('the line of a rule is found in YAML too', async () => {
    const path = await write('config.yaml', '# blocked: no\nblocked:\n  - ^rm\\s\n  - "[a"\n');
    expect((await load()).warnings).toEqual([
      `${path}, line 4: blocked holds "[a": a character class is not closed. Until you fix that, the mode is "strict".`,
    ]);
  });

  test.each([
    ['{"apiKey": "two words"}', 'apiKey'],
    ['{"baseUrl": "https://me:two words@host"}', 'baseUrl'],
    ['{"apiKeyCommand": "pass | two words"}', 'apiKeyCommand'],
    ['{"apiKey": "two words",,}', 'not valid JSON'],
  ])('%j is explained without repeating a secret', async (text, expected) => {
    await write('config.json', text);
    const { message, fix } = await problem();
    expect(message).toContain(expected);
    expect(message + fix).not.toContain('two words');
  });

  test.each([
    ['modle', 'Did you mean "model"?'],
    ['apikey', 'Did you mean "apiKey"?'],
    ['max_steps', 'Did you mean "maxSteps"?'],
    ['colors', 'Did you mean "colours"?'],
    ['base-url', 'Did you mean "baseUrl"?'],
    ['xyzzyplugh', 'beck config lists the settings.'],
  ])('an unknown setting %s is named and ignored', async (name, fix) => {
    const path = await write('config.yaml', `maxSteps: 3\n${name}: 1\n`);
    const { settings, strictBecause, warnings } = await load();
    expect(settings).toMatchObject({ maxSteps: 3, mode: 'confirm' });
    expect(strictBecause).toBeUndefined();
    expect(warnings).toEqual([`${path}, line 2: there is no setting "${name}". ${fix} It is ignored.`]);
  });

  test.each([
    ['blackist', 'blacklist'],
    ['mdoe', 'mode'],
    ['sensitive_paths', 'sensitivePaths'],
  ])('one that may have been meant as a rule, %s, makes beck strict', async (name, meant) => {
    const path = await write('config.yaml', `# the rules\ncolor: 1\n${name}: [x]\n`);
    const { settings, strictBecause } = await load();
    expect(settings.mode).toBe('strict');
    expect(strictBecause).toBe(
      `${path}, line 3: there is no setting "${name}". Did you mean "${meant}"? Until you fix that, the mode is "strict".`,
    );
  });

  test('all that is wrong is said at once', async () => {
    await write('config.yaml', 'maxSteps: many\nblocked: 3\ncolor: 1\ntemperature: hot\nmodle: m\n');
    const { message, fix } = await problem();
    const [first, ...more] = message.split('\n');
    expect(first).toMatch(/^\/.*config\.yaml has 5 mistakes:$/);
    expect(more.map((line) => /^ {2}line (\d)/.exec(line)?.[1])).toEqual(['1', '4', '2', '3', '5']);
    expect(fix).toBe('');
  });

  test.each([
    ['config.json', '{\n  "maxSteps": 3\n  "model": "m"\n}', 'line 3, is not valid JSON.'],
    ['config.json', '{\n  "maxSteps": 3,\n', 'line 3, is not valid JSON.'],
    ['config.yaml', 'maxSteps: 3\nmodel: [a\n', 'line 3, is not valid YAML.'],
  ])('%s %j names the line that cannot be read', async (name, text, message) => {
    const path = await write(name, text);
    expect((await problem()).message).toBe(`${path}, ${message}`);
  });

  test.each(['[]', '3', 'null', '"text"'])('%s is no settings file', async (text) => {
    const path = await write('config.json', text);
    expect((await problem()).message).toBe(`${path} does not hold settings.`);
  });
});

describe('the environment tightens safety only', () => {
  const pairs = MODES.flatMap((file) => MODES.map((variable) => [file, variable] as const));
  test.each(pairs)('file %s with BECK_MODE=%s gives the stricter', async (file: Mode, variable: Mode) => {
    await write('config.json', JSON.stringify({ mode: file }));
    const { settings, layers } = await load({ BECK_MODE: variable });
    const tightens = MODES.indexOf(variable) < MODES.indexOf(file);
    expect(settings.mode).toBe(tightens ? variable : file);
    expect(layers.mode).toBe(tightens ? 'environment' : 'user');
  });

  test('a BECK_MODE that is no mode is strict', async () => {
    const { settings, warnings } = await load({ BECK_MODE: 'off' });
    expect(settings.mode).toBe('strict');
    expect(warnings).toEqual([
      'BECK_MODE must be one of strict, confirm, warn, danger; until then it is "strict".',
    ]);
  });
});

describe('key and server', () => {
  const remote = 'https://remote.example/v1';
  const local = 'http://127.0.0.1:8080/v1';
  const none = undefined;
  type Case = {
    readonly file: object;
    readonly env: Record<string, string>;
    readonly expected: object;
  };
  const cases: readonly [string, Case][] = [
    [
      'a key from the file is not sent to a server the environment names',
      {
        file: { apiKey: 'mine', baseUrl: remote },
        env: { OPENAI_BASE_URL: 'https://other.example/v1' },
        expected: { baseUrl: 'https://other.example/v1', apiKey: none, apiKeyCommand: none },
      },
    ],
    [
      'nor is the output of its key command',
      {
        file: { apiKeyCommand: 'pass key' },
        env: { OPENAI_BASE_URL: 'https://other.example/v1', OPENAI_API_KEY: 'theirs' },
        expected: { baseUrl: 'https://other.example/v1', apiKey: 'theirs', apiKeyCommand: none },
      },
    ],
    [
      'a key of the environment does not replace the one that belongs to the file’s server',
      {
        file: { apiKey: 'mine', baseUrl: remote },
        env: { OPENAI_API_KEY: 'theirs' },
        expected: { baseUrl: remote, apiKey: 'mine' },
      },
    ],
    [
      'a server in the file may take its key from the environment',
      {
        file: { baseUrl: remote },
        env: { OPENAI_API_KEY: 'theirs' },
        expected: { baseUrl: remote, apiKey: 'theirs' },
      },
    ],
    [
      'where the file says recipes, a variable sends no question away',
      { file: { provider: 'recipes' }, env: { OPENAI_API_KEY: 'theirs' }, expected: DEFAULTS },
    ],
    [
      'where the file names a server on this machine, a variable sends no question away',
      {
        file: { baseUrl: local },
        env: { OPENAI_BASE_URL: remote, OPENAI_MODEL: 'm' },
        expected: { baseUrl: local, model: none },
      },
    ],
    [
      'a variable may choose another server on this machine',
      {
        file: { baseUrl: 'http://localhost:1/v1' },
        env: { OPENAI_BASE_URL: local },
        expected: { baseUrl: local },
      },
    ],
  ];
  test.each(cases)('%s', async (_name, { file, env, expected }) => {
    await write('config.json', JSON.stringify(file));
    expect((await load(env)).settings).toMatchObject(expected);
  });

  test.each<[string, object, Record<string, string>, readonly string[]]>([
    [
      'a server elsewhere that a local one outranks',
      { baseUrl: local },
      { OPENAI_BASE_URL: remote },
      ['OPENAI_BASE_URL (remote.example) is ignored: your settings name a server, 127.0.0.1:8080.'],
    ],
    [
      'a key beside the key of the file',
      { baseUrl: local, apiKey: 'mine' },
      { OPENAI_API_KEY: 'theirs' },
      ['OPENAI_API_KEY is ignored: your settings have a key.'],
    ],
    [
      'a key where the file has a program for it',
      { baseUrl: local, apiKeyCommand: 'pass show k' },
      { OPENAI_API_KEY: 'theirs' },
      ['OPENAI_API_KEY is ignored: your settings have a key.'],
    ],
    [
      'a key where the recipes answer by choice',
      { provider: 'recipes' },
      { OPENAI_API_KEY: 'theirs' },
      ['OPENAI_API_KEY is ignored: your settings say "provider": "recipes".'],
    ],
    ['nothing where the environment is used', { baseUrl: local }, { OPENAI_API_KEY: 'mine' }, []],
    ['nothing where nothing is set', {}, {}, []],
  ])('says what the settings outrank: %s', async (_name, file, env, notices) => {
    await write('config.json', JSON.stringify(file));
    expect((await load(env)).notices).toEqual(notices);
  });
});

test('no file of the current folder is executed, or read for more than rules', async () => {
  const before = process.cwd();
  const folder = join(home, 'hostile');
  await mkdir(join(folder, '.config'), { recursive: true });
  const trap = `require('node:fs').writeFileSync(${JSON.stringify(join(home, 'ran'))}, '')`;
  const names = [
    '.beckrc.js',
    '.beckrc',
    'beck.config.js',
    '.config/config.js',
    '.config/config.cjs',
    '.config/beck.js',
  ];
  await Promise.all(names.map((name) => writeFile(join(folder, name), trap)));
  await writeFile(
    join(folder, 'package.json'),
    '{"beck": {"maxSteps": 1}, "cosmiconfig": {"searchPlaces": []}}',
  );
  await writeFile(join(folder, '.beck.json'), '{"maxSteps": 1, "apiKeyCommand": "touch ran"}');
  await write('config.yaml', 'maxSteps: 7');
  process.chdir(folder);
  try {
    const { settings } = await loadSettings({ env: {}, home, cwd: folder });
    expect(settings).toEqual({ ...DEFAULTS, maxSteps: 7 });
  } finally {
    process.chdir(before);
  }
  await expect(rm(join(home, 'ran'))).rejects.toThrow('ENOENT');
});
