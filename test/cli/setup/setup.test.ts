// `beck setup` and `beck models` on a real terminal, with real servers in the place of providers.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FreshHome, freshHome } from '../../support/home.ts';
import { type ModelServer, type ScriptedReply, startModelServer } from '../../support/model-server.ts';
import { openTerminal, type Terminal } from '../../support/terminal.ts';

const MAIN = join(import.meta.dirname, '../../../dist/main.js');

const READY: ScriptedReply = {
  type: 'tool-calls',
  calls: [{ name: 'run_in_shell', arguments: { command: 'echo ready', why: 'as asked' } }],
};

type Place = {
  readonly home: FreshHome;
  readonly terminal: Terminal;
  readonly settings: () => unknown;
} & AsyncDisposable;

async function beck(
  args: readonly string[],
  options: {
    readonly env?: Readonly<Record<string, string>>;
    readonly settings?: object;
    readonly columns?: number;
  } = {},
): Promise<Place> {
  const home = await freshHome();
  const file = join(home.path, '.config/beck/config.json');
  if (options.settings !== undefined) {
    mkdirSync(join(home.path, '.config/beck'), { mode: 0o700 });
    writeFileSync(file, JSON.stringify(options.settings), { mode: 0o600 });
  }
  const terminal = await openTerminal({
    command: process.execPath,
    args: [MAIN, ...args],
    env: { ...home.env, ...options.env },
    cwd: home.path,
    columns: options.columns ?? 100,
    rows: 30,
  });
  return {
    home,
    terminal,
    settings: () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined),
    async [Symbol.asyncDispose]() {
      await terminal.close();
      await home.remove();
    },
  };
}

async function withServer(
  script: readonly ScriptedReply[],
  models: readonly string[] | undefined,
  use: (server: ModelServer, host: string) => Promise<void>,
): Promise<void> {
  const server = await startModelServer(script, models === undefined ? {} : { models });
  try {
    await use(server, new URL(server.baseUrl).host);
  } finally {
    await server.close();
  }
}

/** What a list shows once it takes keys. */
const KEYS = /Enter; type to narrow/;

describe('beck setup', () => {
  test('with nothing there lists everybody, and Esc leaves all as it was', async () => {
    await using place = await beck(['setup']);
    await place.terminal.waitFor(KEYS);
    expect(place.terminal.screen()).toContain('Who answers your questions?');
    expect(place.terminal.screen()).toMatch(/› OpenAI +needs a key/);
    expect(place.terminal.screen()).toMatch(/Ollama +not running here/);
    expect(place.terminal.screen()).toMatch(/Recipes only +nothing leaves this machine, current/);
    place.terminal.press('Escape');
    expect(await place.terminal.waitForExit()).toMatchObject({ exitCode: 0 });
    expect(place.terminal.screen()).toBe('Nothing was changed.');
    expect(place.settings()).toBeUndefined();
  });

  test('one key: its provider comes first, a model is chosen by arrows, tried, and saved', async () => {
    await withServer([READY], ['claude-haiku-4-5', 'claude-sonnet-4-5'], async (server, host) => {
      await using place = await beck(['setup'], {
        env: { ANTHROPIC_API_KEY: 'key-of-anthropic', ANTHROPIC_BASE_URL: `http://${host}` },
      });
      const { terminal } = place;
      await terminal.waitFor(/› Anthropic +claude-haiku-4-5 at .*, key from ANTHROPIC_API_KEY/);
      await terminal.waitFor(KEYS);
      terminal.press('Enter');
      await terminal.waitFor('Which model of Anthropic?');
      await terminal.waitFor(/› claude-haiku-4-5/);
      terminal.press('Down');
      await terminal.waitFor(/› claude-sonnet-4-5/);
      terminal.press('Enter');
      expect(await terminal.waitForExit()).toMatchObject({ exitCode: 0 });
      expect(terminal.screen()).toMatch(
        /^Saved in ~\/\.config\/beck\/config\.json: claude-sonnet-4-5, Anthropic/,
      );
      expect(terminal.screen()).toMatch(/^Try it: \? /m);
      expect(place.settings()).toEqual({ provider: 'anthropic', model: 'claude-sonnet-4-5' });
      expect(server.requests).toHaveLength(1);
      expect(server.requests[0]?.headers['authorization']).toBe('Bearer key-of-anthropic');
    });
  });

  test('three keys stand before everybody else', async () => {
    await using place = await beck(['setup'], {
      env: { ANTHROPIC_API_KEY: 'a', GROQ_API_KEY: 'g', MISTRAL_API_KEY: 'm', GITHUB_TOKEN: 't' },
    });
    await place.terminal.waitFor(KEYS);
    const lines = place.terminal.screen().split('\n').slice(1, 5);
    expect(lines.map((line) => /^(?:› | {2})(\w+)/.exec(line)?.[1])).toEqual([
      'Anthropic',
      'Groq',
      'Mistral',
      'OpenAI',
    ]);
    place.terminal.press('Ctrl-C');
    expect(await place.terminal.waitForExit()).toMatchObject({ exitCode: 130 });
    expect(place.settings()).toBeUndefined();
  });

  test('a pasted key is never shown, reaches its provider alone, and is kept in a private file', async () => {
    await withServer([READY], undefined, async (server) => {
      await using place = await beck([
        'setup',
        '--provider',
        'openai-compatible',
        '--base-url',
        server.baseUrl,
      ]);
      const { terminal } = place;
      await terminal.waitFor('The name of its model:');
      terminal.type('small');
      await terminal.waitFor('small_');
      terminal.press('Enter');
      expect(await terminal.waitForExit()).toMatchObject({ exitCode: 0 });
      expect(place.settings()).toEqual({
        provider: 'openai-compatible',
        model: 'small',
        baseUrl: server.baseUrl,
      });
    });
    await using place = await beck(['setup', '--provider', 'groq', '--model', 'm'], {
      env: { GROQ_BASE_URL: 'http://127.0.0.1:9' },
    });
    await place.terminal.waitFor('Groq needs a key. Create a key at console.groq.com/keys.');
    place.terminal.paste('secret-of-groq');
    await place.terminal.waitFor('•'.repeat('secret-of-groq'.length));
    place.terminal.press('Enter');
    await place.terminal.waitFor('Nothing is listening at 127.0.0.1:9');
    expect(place.terminal.scrollback()).not.toContain('secret-of-groq');
    expect(place.settings()).toBeUndefined();
  });

  test('Ollama alone: found here, its model tried and saved', async () => {
    await withServer([READY], ['qwen3:4b', 'nomic-embed-text'], async (server, host) => {
      await using place = await beck(['setup'], {
        env: { BECK_FIND_SERVERS: 'ollama', OLLAMA_HOST: host, NO_COLOR: '1' },
        columns: 40,
      });
      const { terminal } = place;
      await terminal.waitFor(/› Ollama +running here, 1 mod/);
      await terminal.waitFor(/to narrow/);
      const styles = terminal
        .screen()
        .split('\n')
        .map((_, row) => terminal.styledLine(row));
      expect(styles.join('\n')).not.toMatch(/\{[^}]*(red|green|yellow|blue|magenta|cyan)/);
      expect(
        terminal
          .screen()
          .split('\n')
          .every((line) => line.length < 40),
      ).toBe(true);
      terminal.press('Enter');
      expect(await terminal.waitForExit()).toMatchObject({ exitCode: 0 });
      expect(place.settings()).toEqual({ provider: 'ollama', model: 'qwen3:4b' });
      expect(server.requests[0]?.body.tools?.map((tool) => tool.function.name)).toEqual(['run_in_shell']);
    });
  });

  test('an Ollama without models says how to get one, and asks again', async () => {
    await withServer([], [], async (_, host) => {
      await using place = await beck(['setup'], {
        env: { BECK_FIND_SERVERS: 'ollama', OLLAMA_HOST: host },
      });
      await place.terminal.waitFor(KEYS);
      place.terminal.press('Enter');
      await place.terminal.waitFor('Ollama has no model yet. Get one with: ollama pull qwen3');
      await place.terminal.waitFor(/Who answers/);
      place.terminal.press('Escape');
      await place.terminal.waitForExit();
      expect(place.settings()).toBeUndefined();
    });
  });

  test('a model that calls no tool is not saved', async () => {
    await withServer([{ type: 'text', text: 'echo ready' }], ['chat'], async (_, host) => {
      await using place = await beck(['setup', '--provider', 'ollama', '--yes'], {
        env: { OLLAMA_HOST: host },
      });
      expect(await place.terminal.waitForExit()).toMatchObject({ exitCode: 3 });
      expect(place.terminal.screen().replaceAll('\n', ' ')).toContain('called no tool');
      expect(place.settings()).toBeUndefined();
    });
  });

  test('interrupted in the live call it leaves all as it was', async () => {
    await withServer([{ type: 'stall', text: '' }], ['slow'], async (server, host) => {
      const before = { provider: 'recipes', mode: 'strict' };
      await using place = await beck(['setup', '--provider', 'ollama'], {
        env: { OLLAMA_HOST: host },
        settings: before,
      });
      await place.terminal.waitUntil(() => server.requests.length === 1, { what: 'the live call' });
      await place.terminal.waitFor('asking slow');
      place.terminal.press('Ctrl-C');
      expect(await place.terminal.waitForExit()).toMatchObject({ exitCode: 130 });
      expect(place.terminal.screen()).toContain('Nothing was changed.');
      expect(place.settings()).toEqual(before);
    });
  });

  test('says all of it by flags, takes the address and key of another provider out, and keeps the rest', async () => {
    await withServer([READY], ['qwen3'], async (server, host) => {
      await using place = await beck(['setup', '--provider', 'ollama', '--model', 'qwen3', '--yes'], {
        env: { OLLAMA_HOST: host },
        settings: { provider: 'openai', apiKey: 'key-of-openai', mode: 'strict' },
      });
      expect(await place.terminal.waitForExit()).toMatchObject({ exitCode: 0 });
      expect(place.settings()).toEqual({ provider: 'ollama', mode: 'strict', model: 'qwen3' });
      expect(server.requests[0]?.headers['authorization']).toBeUndefined();
    });
  });
});

describe('beck models', () => {
  test('lists what is reachable, marks the current one, and Enter uses another', async () => {
    await withServer([], ['qwen3:4b', 'nomic-embed-text', 'llama3.2'], async (_, host) => {
      await using place = await beck(['models'], {
        env: { BECK_FIND_SERVERS: 'ollama', OLLAMA_HOST: host },
        settings: { provider: 'ollama', model: 'qwen3:4b' },
      });
      const { terminal } = place;
      await terminal.waitFor(KEYS);
      expect(terminal.screen()).toMatch(/› qwen3:4b +Ollama, current\n +llama3\.2/);
      terminal.type('llama');
      await terminal.waitFor(/› llama3\.2 +Ollama/);
      terminal.press('Enter');
      expect(await terminal.waitForExit()).toMatchObject({ exitCode: 0 });
      expect(terminal.screen()).toContain('llama3.2, Ollama at');
      expect(place.settings()).toEqual({ provider: 'ollama', model: 'llama3.2' });
    });
  });

  test('with nothing there says how to choose a provider', async () => {
    await using place = await beck(['models']);
    expect(await place.terminal.waitForExit()).toMatchObject({ exitCode: 0 });
    expect(place.terminal.screen()).toContain('No models: the built-in recipes answer.');
    expect(place.terminal.screen()).toContain('beck setup');
  });

  test('lists those of every key in the environment', async () => {
    await withServer([], ['claude-haiku-4-5'], (_anthropic, one) =>
      withServer([], ['gpt-oss-120b'], async (_groq, two) => {
        await using place = await beck(['models'], {
          env: {
            ANTHROPIC_API_KEY: 'key-one',
            ANTHROPIC_BASE_URL: `http://${one}`,
            GROQ_API_KEY: 'key-two',
            GROQ_BASE_URL: `http://${two}`,
          },
        });
        await place.terminal.waitFor(KEYS);
        expect(place.terminal.screen()).toMatch(/claude-haiku-4-5 +Anthropic/);
        expect(place.terminal.screen()).toMatch(/gpt-oss-120b +Groq/);
        place.terminal.press('Escape');
        await place.terminal.waitForExit();
      }),
    );
  });

  test.each([
    { key: 'Escape', exitCode: 0 },
    { key: 'Ctrl-C', exitCode: 130 },
  ] as const)('left by $key changes nothing, without colours on 40 columns', async ({ key, exitCode }) => {
    await withServer([], ['qwen3:4b', 'a-model-with-a-very-long-name-indeed:70b'], async (_, host) => {
      const before = { provider: 'ollama', model: 'qwen3:4b' };
      await using place = await beck(['models'], {
        env: { BECK_FIND_SERVERS: 'ollama', OLLAMA_HOST: host, NO_COLOR: '1' },
        settings: before,
        columns: 40,
      });
      const { terminal } = place;
      await terminal.waitFor(/to narrow/);
      const lines = terminal.screen().split('\n');
      const styles = lines.map((_line, row) => terminal.styledLine(row)).join('\n');
      expect(styles).not.toMatch(/\{[^}]*(red|green|yellow|blue|magenta|cyan)/);
      expect(lines.every((line) => line.length < 40)).toBe(true);
      terminal.press(key);
      expect(await terminal.waitForExit()).toMatchObject({ exitCode });
      expect(place.settings()).toEqual(before);
    });
  });

  test('`use` refuses what the server does not have, and says what is near', async () => {
    await withServer([], ['qwen3:4b', 'llama3.2'], async (_, host) => {
      await using place = await beck(['models', 'use', 'lama3.2'], {
        env: { OLLAMA_HOST: host },
        settings: { provider: 'ollama', model: 'qwen3:4b' },
      });
      expect(await place.terminal.waitForExit()).toMatchObject({ exitCode: 3 });
      expect(place.terminal.screen().replaceAll('\n', ' ')).toContain('Did you mean llama3.2?');
      expect(place.settings()).toEqual({ provider: 'ollama', model: 'qwen3:4b' });
    });
  });
});
