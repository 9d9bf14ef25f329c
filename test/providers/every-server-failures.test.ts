// Each provider's row beside each way in which a server fails: what the person is told, and who answers then.

import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ProviderError } from '../../src/domain/errors.ts';
import { SERVER_NAMES, SERVERS, type ServerName } from '../../src/providers/rows.ts';
import { choose, failingFirst, second, serve, withKey } from '../support/asked-provider.ts';
import { delta, refuse, stream } from '../support/quirky-server.ts';

type Fails = (response: ServerResponse) => void;

const events = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
};
const call = (args: string) =>
  delta({ tool_calls: [{ index: 0, id: 'a1b2c3d4e', function: { name: 'probe', arguments: args } }] });

const cutInCall: Fails = (response) => {
  events(response);
  response.write(`data: ${JSON.stringify(call('{"comm'))}\n\n`, () => response.socket?.destroy());
};
const tenMegabytes: Fails = (response) => {
  events(response);
  const event = `data: ${JSON.stringify(delta({ content: 'x'.repeat(100_000) }))}\n\n`;
  for (let at = 0; at < 100; at++) response.write(event);
  response.end(`data: ${JSON.stringify(delta({}, 'stop'))}\n\ndata: [DONE]\n\n`);
};
const page: Fails = (response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to the hotel</html>');

/** What is the person's to change: told, and no other server is asked. */
const TOLD: readonly (readonly [string, Fails, RegExp])[] = [
  ['401', (response) => refuse(response, 401, 'Wrong'), /rejected the key|needs an API key/],
  ['403', (response) => refuse(response, 403, 'No'), /rejected the key|needs an API key/],
  ['a model that is gone', (response) => refuse(response, 404, 'model: m'), /does not have the model m\./],
  [
    'an empty quota',
    (response) => refuse(response, 429, { message: 'Quota used up', code: 'insufficient_quota' }),
    /^Your credit at .* is used up/,
  ],
  ['a reply of 10 MB', tenMegabytes, /sent more than/],
  ['a server that is no model server', page, /does not answer like an OpenAI-compatible server/],
];

/** What the next of the chain can help. */
const PASSED_ON: readonly (readonly [string, Fails])[] = [
  ['429 with a long Retry-After', (response) => refuse(response, 429, 'Slow', { 'retry-after': '60' })],
  ['429 again and again', (response) => refuse(response, 429, 'Slow')],
  ['500 again and again', (response) => refuse(response, 500, 'Oh')],
  ['a break in the middle of a call', cutInCall],
  ['silence', () => {}],
];

/** What passes by itself. */
const WAITED_FOR: readonly (readonly [string, Fails])[] = [
  ['429 with Retry-After', (response) => refuse(response, 429, 'Slow', { 'retry-after': '1' })],
  ['429 without', (response) => refuse(response, 429, 'Slow')],
  ['500', (response) => refuse(response, 500, 'Oh')],
];

const at = (name: ServerName, origin: string) =>
  ({
    provider: name,
    baseUrl: `${origin}/v1`,
    model: 'm',
    ...(SERVERS[name].needsKey ? withKey('the-key') : {}),
  }) as const;

describe.each(SERVER_NAMES)('%s', (name) => {
  test.each(TOLD)('%s is told plainly, and nobody else is asked', async (_what, fails, message) => {
    const server = await failingFirst(fails, fails, fails);
    const next = await second();
    const error: unknown = await choose(at(name, server.origin), [next.choice])
      .ask()
      .catch((thrown: unknown) => thrown);
    if (!(error instanceof ProviderError)) throw error;
    expect(error.message).toMatch(message);
    expect(error.fix).not.toBe('');
    expect(next.bodies).toEqual([]);
  });

  test.each(PASSED_ON)('after %s the next one answers, in one line', async (_what, fails) => {
    const server = await failingFirst(fails, fails, fails, fails);
    const next = await second();
    const { ask, heard } = choose(at(name, server.origin), [next.choice], { timeout: 200 });
    expect((await ask()).text).toBe('From the second.');
    expect(heard.notes).toHaveLength(1);
    expect(heard.texts.join('')).toBe('From the second.');
  });

  test.each(WAITED_FOR)('%s is waited for, and the same server answers', async (_what, fails) => {
    const server = await failingFirst(fails);
    const { ask, heard } = choose(at(name, server.origin));
    expect((await ask()).text).toBe('Hi.');
    expect(heard.statuses.some(({ type }) => type === 'waiting')).toBe(true);
    expect(heard.notes).toEqual([]);
  });

  test('where nothing listens the next one answers', async () => {
    const gone = await serve(() => {});
    await gone.close();
    const next = await second();
    const { ask, heard } = choose(at(name, gone.origin), [next.choice]);
    expect((await ask()).text).toBe('From the second.');
    expect(heard.notes[0]).toMatch(/^Nothing is listening at /);
  });

  test('malformed arguments reach the agent as they are, which tells the model', async () => {
    const server = await serve((_body, response) =>
      stream(response, call('{"command": "ls'), delta({}, 'tool_calls')),
    );
    const { toolCalls } = await choose(at(name, server.origin)).ask();
    expect(toolCalls.map((each) => each.arguments)).toEqual(['{"command": "ls']);
  });

  test('while the first token is awaited, the person is free within 100 ms', async () => {
    const server = await serve((_body, response) => events(response));
    const abort = new AbortController();
    const asked = choose(at(name, server.origin)).ask(undefined, abort.signal);
    await expect.poll(() => server.bodies.length).toBe(1);
    const late = new Promise((settle) => setTimeout(settle, 100, 'late'));
    abort.abort(new Error('the person left'));
    expect(await Promise.race([asked.catch(String), late])).toBe('Error: the person left');
  });
});
