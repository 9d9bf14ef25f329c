// What `beck doctor` says of the chosen model, asked for real: it answers, it cannot, or the clock is wrong.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tryModel } from '../../src/cli/verbs/doctor/live.ts';
import type { Surroundings } from '../../src/cli/wiring/surroundings.ts';
import { freshHome } from '../support/home.ts';
import { type ScriptedReply, startModelServer } from '../support/model-server.ts';
import { listen } from '../support/quirky-server.ts';

async function surroundingsWith(settings: object): Promise<Surroundings & AsyncDisposable> {
  const home = await freshHome();
  mkdirSync(join(home.path, '.config/beck'), { mode: 0o700 });
  writeFileSync(join(home.path, '.config/beck/config.json'), JSON.stringify(settings), { mode: 0o600 });
  return {
    env: home.env,
    home: home.path,
    user: 'anna',
    now: Date.now(),
    cwd: home.path,
    program: '',
    nonce: 'abcdef012345',
    settingsFile: undefined,
    [Symbol.asyncDispose]: home.remove,
  };
}

const CALL: ScriptedReply = {
  type: 'tool-calls',
  calls: [{ name: 'run_in_shell', arguments: { command: 'echo ready', why: 'as asked' } }],
};

describe('tryModel', () => {
  test.each([
    ['answers with a tool call', CALL, true],
    ['answers with words alone', { type: 'text', text: 'ready' } as const, false],
  ])('a model that %s', async (_, reply, calledTool) => {
    const server = await startModelServer([reply], { models: ['small'] });
    try {
      await using here = await surroundingsWith({ baseUrl: server.baseUrl, model: 'small' });
      expect(await tryModel(here)).toMatchObject({ type: 'answered', model: 'small', calledTool });
      expect(server.requests).toHaveLength(1);
    } finally {
      await server.close();
    }
  });

  test('a server that is not there', async () => {
    await using here = await surroundingsWith({ baseUrl: 'http://127.0.0.1:9/v1', model: 'small' });
    expect(await tryModel(here)).toMatchObject({
      type: 'failed',
      message: 'Nothing is listening at 127.0.0.1:9.',
      clockAhead: undefined,
    });
  });

  test('asks no server where none was chosen', async () => {
    await using here = await surroundingsWith({});
    expect(await tryModel({ ...here, env: { ...here.env, OPENAI_API_KEY: 'k' } })).toBeUndefined();
  });

  test('where the certificate is refused, tells how far the clock is off; no key is sent for that', async () => {
    const heads: unknown[] = [];
    const server = await listen('https', (request, response) => {
      heads.push([request.method, request.headers.authorization]);
      response.setHeader('date', new Date(Date.now() + 3 * 86_400_000).toUTCString());
      response.end();
    });
    try {
      await using here = await surroundingsWith({
        baseUrl: `https://localhost:${server.port}/v1`,
        model: 'small',
        apiKey: 'secret',
      });
      const fact = await tryModel(here);
      expect(fact).toMatchObject({ type: 'failed', message: expect.stringContaining('certificate') });
      const ahead = fact?.type === 'failed' ? (fact.clockAhead ?? 0) : 0;
      expect(Math.round(ahead / 86_400)).toBe(-3);
      expect(heads).toEqual([['HEAD', undefined]]);
    } finally {
      await server.close();
    }
  });
});
