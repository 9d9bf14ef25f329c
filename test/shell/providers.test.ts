// What a person sees of a server that thinks, asks for patience, or is passed over, in real shells.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../support/approval.ts';
import { type ScriptedReply, startModelServer } from '../support/model-server.ts';
import { CERTIFICATE_FILE, delta, listen, readBody, refuse, stream } from '../support/quirky-server.ts';
import { lastStatus, openAgent, openRecipes, say } from './agent-session.ts';
import { type ShellName, TESTED_SHELLS } from './shell-session.ts';

const busy = (headers: Readonly<Record<string, string>>): ScriptedReply => ({
  type: 'status',
  status: 429,
  body: JSON.stringify({ error: { message: 'Slow down.' } }),
  headers: { 'x-should-retry': 'true', ...headers },
});

describe.each(TESTED_SHELLS)('in %s', (shell: ShellName) => {
  test('Ctrl-C before the first token gives the prompt back, and the server sees it before it has sent a byte', async () => {
    await using session = await openAgent(shell, [{ type: 'stall', text: '' }]);
    session.enter('? describe monads');
    await session.terminal.waitFor(/thinking/);
    session.terminal.press('Ctrl-C');
    // It sends nothing before that, so nothing else can have ended the question.
    await expect.poll(() => session.server.hangUps()).toBe(1);
    await session.prompt(2);
    expect(await lastStatus(session)).toBe(130);
    await session.tidy();
  });
});

describe.each<ShellName>(['bash'])('in %s, as in every shell', (shell) => {
  test('the wait a server asks for is counted down, and Ctrl-C ends it', async () => {
    await using session = await openAgent(shell, [busy({ 'retry-after': '20' })]);
    session.enter('? describe monads');
    await session.terminal.waitFor(/trying again in 1\d s: 127\.0\.0\.1:\d+ is busy/);
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    expect(session.server.requests).toHaveLength(1);
    expect(await lastStatus(session)).toBe(130);
    await session.tidy();
  });

  test('after the wait the same server answers', async () => {
    await using session = await openAgent(shell, [busy({ 'retry-after': '1' }), say('It is a monoid.')]);
    await session.run('? describe monads');
    expect(session.after('monads')).toBe('It is a monoid.\nready>');
    expect(session.server.requests).toHaveLength(2);
  });

  test('a model that thinks is said to do so, and its thoughts are not shown', async () => {
    await using session = await openAgent(shell, [{ type: 'stall', text: '', thinks: 'SECRET THOUGHT' }]);
    session.enter('? describe monads');
    await session.terminal.waitFor(/thinking it through/);
    expect(session.terminal.scrollback()).not.toContain('SECRET');
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    await session.tidy();
  });

  test.each([
    { key: 'y', kept: 'claude-haiku-5-2' },
    { key: 'n', kept: undefined },
  ])('a model that is gone gives way to the best one, which is kept after $key', async ({ key, kept }) => {
    const gone: ScriptedReply = {
      type: 'status',
      status: 404,
      body: JSON.stringify({ error: { type: 'not_found_error', message: 'model: claude-haiku-4-5' } }),
    };
    const server = await startModelServer([gone, say('A burrito.'), say('A monoid.')], {
      models: ['other', 'claude-haiku-5-2'],
    });
    const { host } = new URL(server.baseUrl);
    await using session = await openRecipes(shell, {
      settings: { provider: 'anthropic', baseUrl: server.baseUrl, apiKey: 'k' },
    });
    session.enter('? describe monads');
    await session.terminal.waitFor('beck config set model claude-haiku-5-2');
    await answerQuestion(session.terminal, key);
    await session.prompt(2);
    const shown = session.after('monads');
    expect(shown).toContain(`${host} does not have claude-haiku-4-5, so claude-haiku-5-2 answers.`);
    expect(shown).toContain('A burrito.');
    const file = join(session.home.path, '.config/beck/config.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))['model']).toBe(kept);
    // It is asked once, and the same model goes on.
    await session.run('? describe functors');
    expect(session.after('functors')).not.toContain('beck config');
    expect(server.requests.map(({ body }) => body.model).slice(1)).toEqual(Array(2).fill('claude-haiku-5-2'));
    await session.tidy();
    await server.close();
  });

  test('the next of the chain answers where the first cannot be reached, in one line', async () => {
    const second = await startModelServer([say('A burrito.')], { models: ['qwen3'] });
    const gone = await startModelServer([]);
    await gone.close();
    await using session = await openRecipes(shell, {
      settings: { provider: 'groq', baseUrl: gone.baseUrl, model: 'm', apiKey: 'k', fallback: ['ollama'] },
      env: { OLLAMA_HOST: new URL(second.baseUrl).host },
    });
    await session.run('? describe monads');
    const { host } = new URL(gone.baseUrl);
    const shown = session.after('monads');
    expect(shown).toContain(`Nothing is listening at ${host}. Ollama answers instead.`);
    expect(shown).toMatch(/A burrito\.\nqwen3 · [\d.]+ s/);
    expect(second.requests[0]?.headers).not.toHaveProperty('authorization');
    await second.close();
  });
});

test('over HTTPS, with the authority that NODE_EXTRA_CA_CERTS names; what a model refuses is kept for the next question', async () => {
  const seen: boolean[] = [];
  const server = await listen('https', async (incoming, response) => {
    const body = await readBody(incoming);
    seen.push('tools' in body);
    if ('tools' in body) return refuse(response, 400, 'gemma does not support tools');
    return stream(response, delta({ content: '<think>Hm.</think>A burrito.' }), delta({}, 'stop'));
  });
  const settings = { provider: 'ollama', baseUrl: `${server.origin}/v1`, model: 'gemma' };
  {
    await using stranger = await openRecipes('bash', { settings });
    await stranger.run('? describe monads');
    expect(stranger.after('monads')).toContain('cannot be trusted');
  }
  await using session = await openRecipes('bash', {
    settings,
    env: { NODE_EXTRA_CA_CERTS: CERTIFICATE_FILE },
  });
  for (const what of ['monads', 'functors']) {
    await session.run(`? describe ${what}`);
    expect(session.after(what)).toMatch(/^A burrito\.\ngemma · /);
  }
  expect(seen).toEqual([true, false, false]);
  const kept = join(session.home.path, '.local/state/beck/learnt-models.json');
  expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual({
    version: 1,
    models: { [`${server.origin}/v1 gemma`]: { tools: 'text' } },
  });
  await session.tidy();
  await server.close();
});
