// How long the helper takes from its start to the model server, and to a command from the recipes.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Figure, inPairs, times } from './measure.ts';

export type HelperPlace = {
  /** The built program. */
  readonly main: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
};

const PAIRS = 15;
const QUESTION = 'which files here are over 1 MB';

export async function measureHelper(place: HelperPlace): Promise<readonly Figure[]> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = await requestFigures(place, server);
  server.close();
  return [...request, await recipesFigure(place)];
}

async function requestFigures(
  { main, folder, env }: HelperPlace,
  server: Server,
): Promise<readonly Figure[]> {
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/v1`;
  const smallest = join(folder, 'smallest.mjs');
  writeFileSync(smallest, SMALLEST);
  const withServer = { ...env, OPENAI_BASE_URL: base, OPENAI_API_KEY: 'key', OPENAI_MODEL: 'model' };
  let body = '';
  const timed = async (args: readonly string[]): Promise<number> => {
    const started = performance.now();
    const child = spawn(process.execPath, args, { env: withServer, cwd: folder, stdio: 'ignore' });
    const ended = once(child, 'exit');
    // Node hands the request over with its first bytes, before the body.
    const [incoming, response] = await once(server, 'request');
    const arrived = performance.now() - started;
    incoming.setEncoding('utf8');
    body = (await incoming.toArray()).join('');
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(REPLY);
    await ended;
    return arrived;
  };
  const ask = [main, 'ask', '--provider', 'openai-compatible', QUESTION];
  const { ratio, ours } = await inPairs(
    PAIRS,
    () => timed(ask),
    () => timed([smallest, base]),
  );
  await timed(ask);
  const bytes = Buffer.byteLength(body) - Buffer.byteLength(JSON.stringify(QUESTION)) + 2;
  return [
    {
      what: "start to the model server's first byte",
      measured: `${ours.toFixed(0)} ms, ${times(ratio)} the smallest program with node:http`,
      budget: '1.4 x',
    },
    { what: 'first request without the question', measured: `${bytes} bytes`, budget: '6000 bytes' },
  ];
}

const SMALLEST = `import { request } from 'node:http';
request(process.argv[2] + '/chat/completions', { method: 'POST', headers: { 'content-type': 'application/json' } },
  (response) => response.resume()).end('{}');
`;

const REPLY = `data: ${JSON.stringify({
  choices: [{ index: 0, delta: { role: 'assistant', content: 'Nothing to do.' }, finish_reason: 'stop' }],
})}\n\ndata: [DONE]\n\n`;

async function recipesFigure({ main, folder, env }: HelperPlace): Promise<Figure> {
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, '');
  const args = [main, 'ask', '--print', '--provider', 'recipes', '--shell', 'bash', QUESTION];
  const command = async (): Promise<number> => {
    const started = performance.now();
    const child = spawn(process.execPath, args, { env, cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    const shown = performance.now() - started;
    await ended;
    return shown;
  };
  const bare = async (): Promise<number> => {
    const started = performance.now();
    await once(spawn(process.execPath, [empty], { env, cwd: folder, stdio: 'ignore' }), 'exit');
    return performance.now() - started;
  };
  const { ratio, ours } = await inPairs(PAIRS, command, bare);
  return {
    what: 'start to a command from the recipes',
    measured: `${ours.toFixed(0)} ms, ${times(ratio)} a bare node start`,
    budget: '2.2 x',
  };
}
