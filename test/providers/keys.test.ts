// Which server got which key: settings, environment, command line and project files against each other, on real servers.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadApiKey } from '../../src/config/api-key.ts';
import { loadSettings } from '../../src/config/load.ts';
import { fallbackServers } from '../../src/config/server-variables.ts';
import type { LayerValues } from '../../src/config/settings.ts';
import { ProviderError, SettingsError } from '../../src/domain/errors.ts';
import { addressOf } from '../../src/providers/address.ts';
import { chooseProvider } from '../../src/providers/choose.ts';
import { SERVER_NAMES, SERVERS } from '../../src/providers/rows.ts';
import { RECIPES } from '../../src/providers/traits.ts';

/** Addresses that stand for people's servers, each a real listener that notes what it is sent. */
const PLACES = ['one', 'two'] as const;
type Place = (typeof PLACES)[number];
const received: { readonly place: Place; readonly headers: IncomingHttpHeaders }[] = [];
const open: ReturnType<typeof createServer>[] = [];
const at: Record<Place, string> = { one: '', two: '' };

beforeAll(async () => {
  for (const place of PLACES) {
    const server = createServer((request, response) => {
      received.push({ place, headers: request.headers });
      request.resume().once('end', () => {
        if (request.method === 'GET') return response.end('{"data":[{"id":"m"}]}');
        const event = { choices: [{ delta: { content: 'Hi.' }, finish_reason: 'stop' }] };
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        return response.end(`data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`);
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    at[place] = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`;
    open.push(server);
  }
});
afterAll(() => {
  for (const server of open) server.close();
});

let home: string;
beforeEach(async () => {
  received.length = 0;
  home = await mkdtemp(join(tmpdir(), 'beck-keys-'));
});
afterEach(() => rm(home, { recursive: true }));

/** Every key variable there is, each with a value that names it. */
const ALL_KEYS = Object.fromEntries(
  SERVER_NAMES.flatMap((name) => SERVERS[name].keyVariables.map((key) => [key, `value-of-${key}`])),
);

type World = {
  readonly file?: object;
  readonly project?: object;
  readonly env?: Record<string, string>;
  readonly commandLine?: LayerValues;
};

async function choose({ file, project, env = {}, commandLine = {} }: World) {
  const folder = join(home, '.config/beck');
  await mkdir(folder, { recursive: true });
  await mkdir(join(home, 'work'), { recursive: true });
  if (file !== undefined) await writeFile(join(folder, 'config.json'), JSON.stringify(file), { mode: 0o600 });
  if (project !== undefined) await writeFile(join(home, 'work/.beck.json'), JSON.stringify(project));
  return (await loadSettings({ env, home, cwd: join(home, 'work'), commandLine })).settings;
}

/** Asks one question with what the layers choose; the places that were asked and the keys they got. */
async function ask(world: World): Promise<readonly (readonly [Place, string | undefined])[]> {
  const settings = await choose(world);
  const recipes = { ...RECIPES, ask: () => Promise.reject(NO_RECIPE) };
  const printed = { status: 0, stdout: 'value-of-command\n' };
  const provider = chooseProvider(
    {
      ...settings,
      fallback: fallbackServers(settings, world.env ?? {}).map(({ apiKey, ...server }) => ({
        ...server,
        hasKey: apiKey !== undefined,
        loadKey: async () => apiKey,
      })),
      hasKey: settings.apiKey !== undefined || settings.apiKeyCommand !== undefined,
      loadKey: () => loadApiKey(settings, async () => printed),
    },
    { recipes, say: () => {}, note: () => {} },
  );
  const request = { question: 'q', runs: [], messages: [], tools: [], temperature: 0, maxTokens: 9 };
  const io = { signal: AbortSignal.timeout(20_000), onText: () => {} };
  await provider.ask(request, io).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
  });
  return received.map(({ place, headers }) => [place, keyIn(headers)]);
}

/** Nothing is listening there. */
const GONE = 'http://127.0.0.1:1/v1';

const NO_RECIPE = new ProviderError('No recipe.', '');

function keyIn(headers: IncomingHttpHeaders): string | undefined {
  const found = [headers.authorization?.replace(/^Bearer /, ''), headers['api-key'], headers['x-api-key']];
  return found.find((key) => key !== undefined)?.toString();
}

describe('with every key variable set, an address beside a name gets that provider’s own key', () => {
  test.each(SERVER_NAMES)('%s', async (name) => {
    const [own] = SERVERS[name].keyVariables;
    const asked = await ask({ file: { provider: name, baseUrl: at.one, model: 'm' }, env: ALL_KEYS });
    expect(asked).toEqual([['one', own && `value-of-${own}`]]);
  });

  test.each(SERVER_NAMES)('%s chosen at the command line gets nothing of the file', async (name) => {
    const settings = await choose({
      file: {
        provider: name === 'groq' ? 'xai' : 'groq',
        baseUrl: at.one,
        model: 'm',
        apiKey: 'of-the-file',
      },
      env: ALL_KEYS,
      commandLine: { provider: name },
    });
    const [own] = SERVERS[name].keyVariables;
    expect(settings).toMatchObject({ provider: name, apiKey: own && `value-of-${own}` });
    expect(settings.model).toBeUndefined();
    expect(addressOf(settings)).toBe(SERVERS[name].address);
  });
});

describe('a key', () => {
  const cases: readonly [string, () => World, readonly (readonly [Place, string | undefined])[]][] = [
    [
      'of the file goes to the server of the file',
      () => ({ file: { provider: 'groq', baseUrl: at.one, model: 'm', apiKey: 'of-the-file' } }),
      [['one', 'of-the-file']],
    ],
    [
      'of the file’s program goes there too',
      () => ({ file: { provider: 'groq', baseUrl: at.one, model: 'm', apiKeyCommand: 'pass' } }),
      [['one', 'value-of-command']],
    ],
    [
      'of the file stays away from an address of the environment',
      () => ({
        file: { provider: 'openai', apiKey: 'of-the-file' },
        env: { OPENAI_BASE_URL: at.two, OPENAI_MODEL: 'm' },
      }),
      [['two', undefined]],
    ],
    [
      'of the file stays away from a row’s own address variable',
      () => ({
        file: { provider: 'anthropic', apiKey: 'of-the-file' },
        env: { ANTHROPIC_BASE_URL: at.two, OPENAI_API_KEY: 'k' },
      }),
      [['two', undefined]],
    ],
    [
      'of one provider is not there for another',
      () => ({
        file: { provider: 'groq', baseUrl: at.one, model: 'm' },
        env: { OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k' },
      }),
      [['one', undefined]],
    ],
    [
      'of OpenAI does not go to a model on this machine',
      () => ({ file: { provider: 'ollama' }, env: { OLLAMA_HOST: at.two, OPENAI_API_KEY: 'k' } }),
      [['two', undefined]],
    ],
    [
      'and address of a project count nowhere',
      () => ({
        file: { provider: 'groq', baseUrl: at.one, model: 'm' },
        project: {
          provider: 'openai',
          baseUrl: at.two,
          model: 'x',
          apiKey: 'of-the-project',
          apiKeyCommand: 'x',
          fallback: ['ollama'],
          allowPlainHttp: true,
        },
        env: { GROQ_API_KEY: 'k' },
      }),
      [['one', 'k']],
    ],
    [
      'of the first server does not follow the question to the next of the chain',
      () => ({
        file: { provider: 'groq', baseUrl: GONE, model: 'm', apiKey: 'of-the-file', fallback: ['ollama'] },
        env: { OLLAMA_HOST: at.two, OPENAI_API_KEY: 'k', BECK_MODEL: 'm' },
      }),
      [['two', undefined]],
    ],
    [
      'of the next one is its own, at its own address',
      () => ({
        file: { provider: 'groq', baseUrl: GONE, model: 'm', fallback: ['groq', 'xai', 'openai'] },
        env: { GROQ_API_KEY: 'of-groq', OPENAI_BASE_URL: at.two, OPENAI_API_KEY: 'of-openai' },
      }),
      [['two', 'of-openai']],
    ],
    [
      'is in no request where the person chose the recipes',
      () => ({ file: { provider: 'recipes' }, env: { ...ALL_KEYS, OPENAI_BASE_URL: 'https://one.invalid' } }),
      [],
    ],
    [
      'of another tool does not send a question from this machine away',
      () => ({
        file: { baseUrl: at.one, model: 'm' },
        env: { OPENAI_BASE_URL: 'https://two.invalid/v1', OPENAI_API_KEY: 'k' },
      }),
      [['one', undefined]],
    ],
  ];
  test.each(cases)('%s', async (_name, world, expected) => {
    expect(await ask(world())).toEqual(expected);
  });
});

describe('an address that cannot be used stops the question, which goes to no other server', () => {
  const variables = SERVER_NAMES.flatMap((provider) =>
    SERVERS[provider].addressVariables.map(({ name }) => [name, provider] as const),
  );
  test.each(variables)('%s of %s', async (name, provider) => {
    for (const written of ['two words', 'ftp://host/v1', 'https://', 'https://me:secret@host/v1']) {
      const env = { ...ALL_KEYS, [name]: written };
      const asked = ask({ file: { provider, model: 'm', fallback: ['ollama'] }, env });
      await expect(asked).rejects.toThrow(SettingsError);
      await expect(asked).rejects.toThrow(`${name}`);
      await expect(asked).rejects.not.toThrow('secret');
    }
  });

  test('nor does the next of the chain go to its usual address', async () => {
    const file = { provider: 'groq', baseUrl: GONE, model: 'm', fallback: ['openai'] };
    const env = { ...ALL_KEYS, OPENAI_BASE_URL: 'localhost:1234/v1' };
    await expect(ask({ file, env })).rejects.toThrow(SettingsError);
  });

  test.each([
    ['localhost:1234/v1', 'Write it as http://localhost:1234/v1'],
    ['models.example/v1', 'Write it as https://models.example/v1'],
    ['https://me:secret@host', 'It must begin with https:// or http:// and hold no name or password.'],
  ])('%s: what to write instead is said', async (OPENAI_BASE_URL, fix) => {
    await expect(ask({ env: { OPENAI_BASE_URL, OPENAI_API_KEY: 'k' } })).rejects.toMatchObject({ fix });
  });
});

describe('a key over plain HTTP to another machine', () => {
  const elsewhere = 'http://models.invalid/v1';
  const NO_KEY = async () => {
    throw new Error('The program for the key was run.');
  };

  async function refusal(settings: { baseUrl: string; allowPlainHttp: boolean; hasKey: boolean }) {
    const recipes = { ...RECIPES, ask: () => Promise.reject(NO_RECIPE) };
    const plain = { provider: 'groq', model: 'm', loadKey: NO_KEY, fallback: [] } as const;
    const choice = { ...plain, reasoningEffort: undefined, ...settings };
    const io = { signal: AbortSignal.timeout(20_000), onText: () => {} };
    const request = { question: 'q', runs: [], messages: [], tools: [], temperature: 0, maxTokens: 9 };
    return chooseProvider(choice, { recipes, say: () => {}, note: () => {} })
      .ask(request, io)
      .then(
        () => 'answered',
        ({ message }: Error) => message,
      );
  }

  test('is refused before the key is even asked for', async () => {
    expect(await refusal({ baseUrl: elsewhere, allowPlainHttp: false, hasKey: true })).toBe(
      'The key would travel unencrypted to models.invalid, so nothing was sent.',
    );
  });

  test('is sent where the person allows it, or to this machine', async () => {
    for (const choice of [
      { baseUrl: elsewhere, allowPlainHttp: true, hasKey: true },
      { baseUrl: at.one, allowPlainHttp: false, hasKey: true },
    ])
      expect(await refusal(choice)).toBe('The program for the key was run.');
  });
});
