// Who answers if no provider was chosen: a key in the environment, a server on this machine, or the recipes. At a real prompt.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keysCount } from '../support/approval.ts';
import type { FreshHome } from '../support/home.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { history, lastStatus, openAgent, openRecipes, say } from './agent-session.ts';
import type { SessionOptions, ShellName, ShellSession } from './shell-session.ts';

const KEYED =
  /Anthropic answers your questions from now on \(claude-[\w-]+ at 127\.0\.0\.1:\d+, key from\s+ANTHROPIC_API_KEY\)\.\s+See what is sent with: \? \/context\.\s+\[Y\]es \[N\]o, recipes only/;

type Keyed = ShellSession & { readonly server: ModelServer };

/** Anthropic's key and, in its place, a server of the test. */
async function openKeyed(
  shell: 'zsh' | 'bash' | 'fish',
  options: Partial<SessionOptions> = {},
): Promise<Keyed> {
  const server = await startModelServer([say('first'), say('second')]);
  const session = await openRecipes(shell, {
    ...options,
    env: {
      ANTHROPIC_API_KEY: 'key-of-anthropic',
      ANTHROPIC_BASE_URL: server.baseUrl.replace(/\/v1$/, ''),
      // In many environments for other reasons.
      GITHUB_TOKEN: 'key-of-github',
      ...options.env,
    },
  });
  return {
    ...session,
    server,
    async [Symbol.asyncDispose]() {
      await session[Symbol.asyncDispose]();
      await server.close();
    },
  };
}

function settingsOf(home: FreshHome): unknown {
  const path = join(home.path, '.config/beck/config.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Settles when keys count. */
async function question({ terminal }: ShellSession, wanted: RegExp): Promise<void> {
  await terminal.waitFor(wanted);
  await terminal.waitUntil(() => keysCount(terminal, 'recipes only'), { what: 'keys to count' });
}

describe.each<ShellName>(['bash'])('%s, as in every shell', (shell) => {
  test('one key in the environment: asked once, and the answer is kept', async () => {
    await using session = await openKeyed(shell);
    const { terminal, server, home } = session;
    session.enter('? why is the sky blue');
    await question(session, KEYED);
    expect(server.requests).toEqual([]);
    terminal.type('y');
    await session.prompt(2);
    expect(session.after('sky blue')).toContain('Anthropic answers your questions from now on.');
    expect(session.after('sky blue')).toContain('first');
    expect(server.requests[0]?.headers['authorization']).toBe('Bearer key-of-anthropic');
    expect(settingsOf(home)).toEqual({ provider: 'anthropic' });
    await session.run('? and why is grass green');
    expect(session.after('grass green')).not.toContain('[Y]es');
    expect(session.after('grass green')).toContain('second');
    expect(await history(session)).toContain('? why is the sky blue');
  });

  test('declined: the recipes answer, now and later, and nothing is sent', async () => {
    await using session = await openKeyed(shell);
    session.enter('? how much disk space is free');
    await question(session, KEYED);
    session.terminal.type('n');
    await session.prompt(2);
    expect(session.after('? how much disk')).toContain('df -h');
    expect(settingsOf(session.home)).toEqual({ provider: 'recipes' });
    await session.run('? who is logged in');
    expect(session.after('logged in')).not.toContain('[Y]es');
    expect(session.server.requests).toEqual([]);
  });

  test('interrupted: nothing is kept, and it is asked again', async () => {
    await using session = await openKeyed(shell);
    session.enter('? why is the sky blue');
    await question(session, KEYED);
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    expect(await lastStatus(session)).toBe(130);
    expect(settingsOf(session.home)).toBeUndefined();
    expect(session.server.requests).toEqual([]);
    session.enter('? why is the sea blue');
    await question(session, /sea blue[\s\S]*\[Y\]es \[N\]o/);
    session.terminal.press('Escape');
    await session.prompt(4);
    expect(settingsOf(session.home)).toBeUndefined();
  });

  test('the convert key sends nothing before anybody agrees', async () => {
    const env = { OPENAI_API_KEY: 'key-of-openai', HTTPS_PROXY: 'http://127.0.0.1:9' };
    await using session = await openKeyed(shell, { env });
    const { terminal } = session;
    terminal.type('why is the sky blue\x1d');
    await terminal.waitFor(/No (?:recipe|command)/);
    expect(terminal.scrollback()).not.toMatch(/127\.0\.0\.1:9|openai/i);
    terminal.type('\x15hidden files\x1d');
    await terminal.waitFor("find . -mindepth 1 -maxdepth 1 -name '.*'");
  });

  test('what would be sent can be seen before anybody agrees, and words of ours ask nothing', async () => {
    await using session = await openKeyed(shell, { rows: 60 });
    await session.run('? /context');
    expect(session.after('/context')).not.toContain('[Y]es');
    expect(session.after('/context')).toMatch(/token/);
    await session.run('? /help');
    await session.run('? /model');
    expect(session.after('? /model')).toContain('the built-in recipes');
    expect(session.server.requests).toEqual([]);
  });
});

test('three keys are listed, and one is chosen by its number', async () => {
  await using session = await openKeyed('zsh', {
    env: { GROQ_API_KEY: 'key-of-groq', OPENAI_API_KEY: 'key-of-openai' },
  });
  session.enter('? why is the sky blue');
  await question(session, /Who answers your questions from now on\?/);
  const shown = session.after('sky blue');
  expect(shown).toMatch(/1 OpenAI \(.*key from OPENAI_API_KEY\)/);
  expect(shown).toMatch(/2 Anthropic \(.*key from ANTHROPIC_API_KEY\)/);
  expect(shown).toMatch(/3 Groq \(.*key from GROQ_API_KEY\)/);
  expect(shown).toContain('[1] [2] [3] [N]o, recipes only');
  expect(shown).not.toContain('GitHub');
  session.terminal.type('2');
  await session.prompt(2);
  expect(settingsOf(session.home)).toEqual({ provider: 'anthropic' });
  expect(session.server.requests[0]?.headers['authorization']).toBe('Bearer key-of-anthropic');
});

test('it can be read without colours on 40 columns', async () => {
  await using session = await openKeyed('zsh', { columns: 40, env: { NO_COLOR: '1' } });
  session.enter('? why is the sky blue');
  await question(session, /\[Y\]es \[N\]o, recipes only/);
  const { terminal } = session;
  const lines = terminal.screen().split('\n');
  expect(lines.every((line) => line.length <= 40)).toBe(true);
  expect(terminal.screen().replaceAll(/\s+/g, ' ')).toMatch(KEYED);
  const styles = lines.map((_, row) => terminal.styledLine(row)).join('\n');
  expect(styles).not.toMatch(/\{[^}]*(red|green|yellow|blue|magenta|cyan)/);
  terminal.press('Ctrl-C');
  await session.prompt(2);
});

test('a token of GitHub alone chooses no provider', async () => {
  await using session = await openRecipes('zsh', { env: { GITHUB_TOKEN: 'key-of-github' } });
  await session.run('? how much disk space is free');
  expect(session.after('? how much disk')).toContain('df -h');
  expect(session.after('? how much disk')).not.toContain('GitHub');
});

describe('a server on this machine', () => {
  test('is asked about by its best model, answers, and is not looked for again', async () => {
    const server = await startModelServer([say('from here'), say('again')], {
      models: ['tiny-embed', 'llama3.2', 'qwen3:4b'],
    });
    try {
      await using session = await openRecipes('bash', {
        env: { BECK_FIND_SERVERS: 'ollama', OLLAMA_HOST: new URL(server.baseUrl).host },
      });
      session.enter('? why is the sky blue');
      await question(session, /Ollama answers your questions from now on \(qwen3:4b, on this machine\)/);
      session.terminal.type('y');
      await session.prompt(2);
      expect(session.after('sky blue')).toContain('from here');
      expect(settingsOf(session.home)).toEqual({ provider: 'ollama', model: 'qwen3:4b' });
      expect(server.requests[0]?.body.model).toBe('qwen3:4b');
      await session.run('? how much disk space is free');
      // The model is here, so it gets everything.
      expect(session.after('? how much disk')).toContain('again');
    } finally {
      await server.close();
    }
  });

  test('is found by the next question where it was started after the last', async () => {
    const server = await startModelServer([], { models: ['qwen3:4b'] });
    const { host } = new URL(server.baseUrl);
    await server.close();
    await using session = await openRecipes('bash', {
      env: { BECK_FIND_SERVERS: 'ollama', OLLAMA_HOST: host },
    });
    await session.run('? how much disk space is free');
    expect(session.after('? how much disk')).toContain('df -h');
    await session.tidy();
    const known = JSON.parse(readFileSync(join(session.home.path, '.local/state/beck/servers.json'), 'utf8'));
    expect(known).toMatchObject({ servers: [], looked: [`http://${host}/v1`] });
  });
});

describe('recipes first', () => {
  const settings = { recipesFirst: true };

  test('what they are sure of and only reads is theirs; the last line says so, and `? !` sends it on', async () => {
    const replies = ['the disk is fine', 'still fine', 'named', 'spelled'].map(say);
    await using session = await openAgent('zsh', replies, {
      settings,
    });
    const { server } = session;
    await session.run('? !');
    expect(session.terminal.scrollback()).toContain(
      'There is no earlier question to send. Ask with: ? !your question',
    );
    await session.run('? how much disk space is free');
    expect(session.after('? how much disk')).toContain('df -h');
    expect(session.after('? how much disk')).toContain('built-in recipes · ask the model: ? !');
    expect(server.requests).toEqual([]);
    await session.run('? !');
    expect(session.after('? !')).toContain('the disk is fine');
    expect(server.requests).toHaveLength(1);
    expect(JSON.stringify(server.requests[0]?.body.messages.at(-1))).toContain('how much disk space is free');
    await session.run('? !');
    expect(session.terminal.screen()).toContain('still fine');
    expect(server.requests).toHaveLength(2);
    await session.run('? !who is logged in');
    expect(session.after('? !who is logged in')).toContain('named');
    await session.run('? who is logged in here');
    await session.run('? ask the model');
    expect(session.after('? ask the model')).toContain('spelled');
    expect(server.requests).toHaveLength(4);
  });

  test.each([
    ['changes something', 'make a folder called new'],
    ['uses the network', 'what is my public ip'],
    ['is not understood', 'why is the sky blue'],
    ['names a file that is not there', 'show the first 3 lines of nothing.txt'],
    ['follows another question', 'only hidden files'],
  ])('a question that %s goes to the model', async (_, asked) => {
    await using session = await openAgent('zsh', [say('zero'), say('one')], { settings });
    await session.run('? !begin');
    await session.run(`? ${asked}`);
    expect(session.after(asked)).toContain('one');
    expect(session.server.requests).toHaveLength(2);
  });

  test('off, the model gets everything', async () => {
    await using session = await openAgent('zsh', [say('the disk is fine')], {
      settings: { recipesFirst: false },
    });
    await session.run('? how much disk space is free');
    expect(session.after('? how much disk')).toContain('the disk is fine');
  });

  test('`? !` without a model says how to set one up', async () => {
    await using session = await openRecipes('zsh');
    await session.run('? !why is the sky blue');
    expect(session.after('sky blue')).toContain('No model is set up. Set one up with: beck setup');
  });
});
