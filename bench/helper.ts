// How long the helper takes, from Enter at bash's prompt to the model server, and to a command from the recipes.

import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Figure, inPairs, median, times } from './measure.ts';
import { type RunningShell, startShell } from './shell-lines.ts';

export type HelperPlace = {
  /** beck's script for bash. */
  readonly script: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
};

const PAIRS = 15;
const QUESTION = 'how much disk space is free';
const COMMAND = 'df -h';
const ANSWER = 'Nothing to do for it.';

export async function measureHelper(place: HelperPlace): Promise<readonly Figure[]> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = await requestFigures(place, server);
  server.close();
  return [...request, await recipesFigure(place)];
}

async function requestFigures(
  { script, folder, env }: HelperPlace,
  server: Server,
): Promise<readonly Figure[]> {
  // The server listens on a port of 127.0.0.1.
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/v1`;
  const smallest = join(folder, 'smallest.cjs');
  writeFileSync(smallest, SMALLEST);
  const variables = { OPENAI_BASE_URL: base, OPENAI_API_KEY: 'key', OPENAI_MODEL: 'model' };
  const start = (more: HelperPlace['env'] = {}) =>
    startShell({ shell: 'bash', rc: `. ${script}\n`, folder, env: { ...env, ...variables, ...more } });
  const shell = start();
  let body = '';
  /** Answers the next request, and returns when it arrived. */
  const answer = async (reply: string): Promise<number> => {
    // Node hands the request over with its first bytes, before the body.
    const [incoming, response] = await once(server, 'request');
    const arrived = performance.now();
    incoming.setEncoding('utf8');
    body = (await incoming.toArray()).join('');
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(reply);
    return arrived;
  };
  const timed = async (line: string, at = shell): Promise<number> => {
    const started = await enter(at, line);
    const arrived = await answer(REPLY);
    await at.seen(ANSWER);
    return arrived - started;
  };
  /** Ctrl-C while the server says nothing, to its end of the connection. */
  const interrupted = async (): Promise<number> => {
    await enter(shell, ask);
    const [, response] = await once(server, 'request');
    const pressed = performance.now();
    shell.type('\x03');
    await once(response, 'close');
    return performance.now() - pressed;
  };
  const ask = `? ${QUESTION}`;
  await timed(ask);
  // Later ones tell of the earlier questions as well.
  const opening = body;
  const node = `'${process.execPath}' ${smallest} ${base}`;
  const { ratio, ours } = await inPairs(
    PAIRS,
    () => timed(ask),
    () => timed(node),
  );
  const alone = start({ XDG_CONFIG_HOME: fallingBack(folder) });
  const chained = start({ XDG_CONFIG_HOME: fallingBack(folder, 'ollama', 'vllm') });
  const chain = await inPairs(
    PAIRS,
    () => timed(ask, chained),
    () => timed(ask, alone),
  );
  for (const { close } of [alone, chained]) close();
  const ends: number[] = [];
  for (let time = 0; time < PAIRS; time++) ends.push(await interrupted());
  await timed('? how much memory is free');
  const other = body;
  await enter(shell, ask);
  await answer(LOOK);
  const first = body;
  await answer(REPLY);
  const second = body;
  await shell.seen(ANSWER);
  shell.close();
  const bytes = Buffer.byteLength(opening) - Buffer.byteLength(QUESTION);
  return [
    {
      what: "Enter to the model server's first byte",
      measured: `${ours.toFixed(0)} ms, ${times(ratio)} the smallest program with node:http`,
      budget: '1.4 x',
    },
    {
      what: 'the same with a chain of three providers',
      measured: `${chain.ours.toFixed(0)} ms, ${times(chain.ratio)} one provider`,
      budget: '1.02 x',
    },
    {
      what: 'Ctrl-C before the first token',
      measured: `${median(ends).toFixed(0)} ms until the server is left, ${Math.max(...ends).toFixed(0)} ms at most`,
      budget: '100 ms',
    },
    { what: 'first request without the question', measured: `${bytes} bytes`, budget: '6000 bytes' },
    {
      what: 'of a first request, seen before by the server',
      measured: `${sharedShare(first, second)} in the question's second, ${sharedShare(first, other)} in another question`,
      budget: '99 %, 60 %',
    },
  ];
}

/** A folder of settings that name these servers for the time when the first is not there. */
function fallingBack(folder: string, ...fallback: readonly string[]): string {
  const config = join(folder, `config-${fallback.length}`);
  mkdirSync(join(config, 'beck'), { recursive: true });
  writeFileSync(join(config, 'beck', 'config.json'), JSON.stringify({ fallback }), { mode: 0o600 });
  return config;
}

/** How much of a request another one begins with, as servers that keep what they have read count it. */
function sharedShare(request: string, other: string): string {
  let shared = 0;
  while (shared < request.length && request[shared] === other[shared]) shared += 1;
  return `${Math.floor((shared / request.length) * 100)} %`;
}

/** Settles once the shell is at its prompt; the time is that of Enter. */
export async function enter(shell: RunningShell, line: string): Promise<number> {
  shell.type("echo rea''dy\r");
  await shell.seen('ready\r\n');
  shell.type(line);
  await shell.seen(line.slice(-5));
  const started = performance.now();
  shell.type('\r');
  return started;
}

// CommonJS: imported as a module, node:http makes Node load its fetch as well, which takes as long as Node itself.
export const SMALLEST = `const { request } = require('node:http');
request(process.argv[2] + '/chat/completions', { method: 'POST', headers: { 'content-type': 'application/json' } },
  (response) => response.on('data', () => {}).on('end', () => console.log('${ANSWER}'))).end('{}');
`;

const LOOK = `data: ${JSON.stringify({
  choices: [
    {
      index: 0,
      delta: {
        tool_calls: [{ index: 0, id: 'a', function: { name: 'probe', arguments: '{"command":"df"}' } }],
      },
      finish_reason: 'tool_calls',
    },
  ],
})}\n\ndata: [DONE]\n\n`;

const REPLY = `data: ${JSON.stringify({
  choices: [{ index: 0, delta: { role: 'assistant', content: ANSWER }, finish_reason: 'stop' }],
})}\n\ndata: [DONE]\n\n`;

async function recipesFigure({ script, folder, env }: HelperPlace): Promise<Figure> {
  const empty = join(folder, 'empty.cjs');
  writeFileSync(empty, '');
  const shell = startShell({ shell: 'bash', rc: `. ${script}\n`, folder, env });
  const timed = async (line: string, shown: string): Promise<number> => {
    const started = await enter(shell, line);
    return (await shell.seen(shown)) - started;
  };
  const { ratio, ours } = await inPairs(
    PAIRS,
    () => timed(`? ${QUESTION}`, COMMAND),
    () => timed(`'${process.execPath}' ${empty}; echo en''ded`, 'ended\r\n'),
  );
  shell.close();
  return {
    what: 'Enter to a command from the recipes',
    measured: `${ours.toFixed(0)} ms, ${times(ratio)} a bare node start`,
    budget: '2.2 x',
  };
}
