// Real servers on ports of this machine; which ports are looked at always comes from outside.

import { spawn } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { findLocalServers, isStillTrusted } from '../../../src/providers/local/find.ts';
import { startModelServer } from '../../support/model-server.ts';

const uid = process.getuid?.();
/** Someone who owns no listener here: root's count for everybody. */
const STRANGER = 4_000_000;

async function listen(
  answer: RequestListener,
): Promise<{ baseUrl: string; seen: () => number } & AsyncDisposable> {
  let connections = 0;
  const server = createServer(answer).on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    seen: () => connections,
    [Symbol.asyncDispose]: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const json =
  (value: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

describe('findLocalServers', () => {
  test('finds what answers as a model server, with its models but those for embeddings', async () => {
    const server = await startModelServer([], { models: ['qwen3:4b', 'nomic-embed-text', 'llama3.2'] });
    try {
      expect(await findLocalServers([{ provider: 'ollama', baseUrl: server.baseUrl }], { uid })).toEqual([
        { provider: 'ollama', baseUrl: server.baseUrl, models: ['qwen3:4b', 'llama3.2'] },
      ]);
    } finally {
      await server.close();
    }
  });

  test('finds a server without models, as a new Ollama is', async () => {
    await using server = await listen(json({ object: 'list', data: null }));
    expect(await findLocalServers([{ provider: 'ollama', baseUrl: server.baseUrl }], { uid })).toEqual([
      { provider: 'ollama', baseUrl: server.baseUrl, models: [] },
    ]);
  });

  test.each<[string, RequestListener]>([
    ['a page', (_, response) => void response.end('<!doctype html><title>dev server</title>')],
    ['another JSON', json({ data: [{ name: 'x' }] })],
    ['an error', (_, response) => void response.writeHead(401).end('{"data":[]}')],
    [
      'more than a list of models',
      (_, response) => void response.end(`{"data":[],"x":"${'x'.repeat(2_000_000)}"}`),
    ],
    ['nothing', () => {}],
  ])('does not count what answers with %s', async (_, answer) => {
    await using server = await listen(answer);
    expect(await findLocalServers([{ provider: 'vllm', baseUrl: server.baseUrl }], { uid })).toEqual([]);
  });

  test('never connects to what belongs to another user', async () => {
    await using server = await listen(json({ data: [{ id: 'm' }] }));
    const places = [{ provider: 'ollama', baseUrl: server.baseUrl }];
    // Root's listeners count for everybody, so as root the test's own server is everybody's.
    const expected = uid === 0 ? 1 : 0;
    expect((await findLocalServers(places, { uid: STRANGER })).length).toBe(expected);
    expect(server.seen()).toBe(expected);
    expect(await isStillTrusted(server.baseUrl, STRANGER)).toBe(uid === 0);
    expect(await isStillTrusted(server.baseUrl, uid)).toBe(true);
  });

  test.each(['http://192.0.2.1:11434/v1', 'https://127.0.0.1/v1', 'http://ollama.example/v1', 'nonsense'])(
    'leaves out %s, which is no plain address of this machine',
    async (baseUrl) => {
      expect(await findLocalServers([{ provider: 'ollama', baseUrl }], { uid })).toEqual([]);
      expect(await isStillTrusted(baseUrl, uid)).toBe(false);
    },
  );
});

// Only root can start a program as someone else.
test.runIf(uid === 0)("another user's server is never connected to", async () => {
  const nobody = 65_534;
  const program = `const s = require('node:http').createServer((_, r) => r.end('{"data":[{"id":"m"}]}'));
    s.on('connection', () => console.log('connected'));
    s.listen(0, '127.0.0.1', () => console.log(s.address().port));`;
  const child = spawn(process.execPath, ['-e', program], { uid: nobody, gid: nobody, cwd: '/', env: {} });
  try {
    let said = '';
    child.stdout.on('data', (bytes) => {
      said += String(bytes);
    });
    await expect.poll(() => /^\d+\n/.test(said)).toBe(true);
    const baseUrl = `http://127.0.0.1:${said.trim()}/v1`;
    const places = [{ provider: 'ollama', baseUrl }];
    expect(await findLocalServers(places, { uid: 0 })).toEqual([]);
    expect(await isStillTrusted(baseUrl, 0)).toBe(false);
    expect(said).not.toContain('connected');
    expect(await findLocalServers(places, { uid: nobody })).toMatchObject([{ models: ['m'] }]);
  } finally {
    child.kill();
  }
});
