// One table: each way in which a server fails beside each provider's row, over HTTP and HTTPS: what the person sees,
// and who answers then. The happy path and what each server demands are in servers.test.ts.

import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ProviderError } from '../../src/domain/errors.ts';
import { SERVER_NAMES, SERVERS, type ServerName } from '../../src/providers/rows.ts';
import { choose, failingFirst, open, second, serve, withKey } from '../support/asked-provider.ts';
import { delta, refuse, type Scheme, startProxy, stream } from '../support/quirky-server.ts';

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
const silence: Fails = () => {};
const page: Fails = (response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to the hotel</html>');

/** What the person has to change: it is shown, and no other server is asked. */
const TOLD: readonly (readonly [string, Fails, RegExp])[] = [
  ['401', (response) => refuse(response, 401, 'Wrong'), /rejected the key|needs an API key/],
  ['403', (response) => refuse(response, 403, 'No'), /rejected the key|needs an API key/],
  ['a model that is gone', (response) => refuse(response, 404, 'model: m'), /does not have the model m\./],
  [
    'another address',
    (response) => response.writeHead(404).end(),
    /does not answer like an OpenAI-compatible server/,
  ],
  ['402', (response) => refuse(response, 402, 'Insufficient Balance'), /^Your credit at .* is used up/],
  [
    'an empty quota',
    (response) => refuse(response, 429, { message: 'Quota used up', code: 'insufficient_quota' }),
    /^Your credit at .* is used up/,
  ],
  ['a reply of 10 MB', tenMegabytes, /sent more than/],
  ['a server that is no model server', page, /^A web page came from /],
];

/** What the next of the chain can help. */
const PASSED_ON: readonly (readonly [string, Fails])[] = [
  ['429 with a long Retry-After', (response) => refuse(response, 429, 'Slow', { 'retry-after': '60' })],
  ['429 again and again', (response) => refuse(response, 429, 'Slow')],
  ['500 again and again', (response) => refuse(response, 500, 'Oh')],
  ['a break in the middle of a call', cutInCall],
  ['a connection that is closed', (response) => response.socket?.destroy()],
  ['silence', silence],
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

/** The result of each row, all asked at the same time. */
async function ofEach<T>(outcomeOf: (name: ServerName) => Promise<T>): Promise<Readonly<Record<string, T>>> {
  const outcomes = SERVER_NAMES.map(async (name): Promise<[string, T]> => [name, await outcomeOf(name)]);
  return Object.fromEntries(await Promise.all(outcomes));
}

const all = <T>(outcome: T) => Object.fromEntries(SERVER_NAMES.map((name) => [name, outcome]));

const errorOf = (asked: Promise<unknown>): Promise<unknown> => asked.catch((thrown: unknown) => thrown);

describe.each<Scheme>(['http', 'https'])('over %s', (scheme) => {
  const failing = (...failures: readonly Fails[]) => failingFirst(failures, scheme);

  test.each(TOLD)('%s is reported plainly, and nobody else is asked', async (_what, fails, message) => {
    const outcomes = await ofEach(async (name) => {
      const server = await failing(fails, fails, fails);
      const next = await second();
      const error = await errorOf(choose(at(name, server.origin), [next.choice]).ask());
      if (!(error instanceof ProviderError)) return String(error);
      return { said: message.exec(`${error.message} ${error.fix}`)?.index, others: next.bodies.length };
    });
    expect(outcomes).toEqual(all({ said: expect.any(Number), others: 0 }));
  });

  test.each(PASSED_ON)('after %s the next one answers, in one line', async (_what, fails) => {
    const outcomes = await ofEach(async (name) => {
      const server = await failing(fails, fails, fails, fails);
      const next = await second();
      const how = fails === silence ? { timeout: 1500 } : {};
      const { ask, heard } = choose(at(name, server.origin), [next.choice], how);
      return [(await ask()).text, heard.texts.join(''), heard.notes.length];
    });
    expect(outcomes).toEqual(all(['From the second.', 'From the second.', 1]));
  });

  test.each(WAITED_FOR)('%s is waited for, and the same server answers', async (_what, fails) => {
    const outcomes = await ofEach(async (name) => {
      const server = await failing(fails);
      const { ask, heard } = choose(at(name, server.origin));
      const { text } = await ask();
      return [text, heard.statuses.some(({ type }) => type === 'waiting'), heard.notes.length];
    });
    expect(outcomes).toEqual(all(['Hi.', true, 0]));
  });

  test('where nothing listens the next one answers, and gets no key of another', async () => {
    const outcomes = await ofEach(async (name) => {
      const gone = await serve(() => {}, scheme);
      await gone.close();
      const next = await second();
      const { ask, heard } = choose(at(name, gone.origin), [next.choice]);
      const { text } = await ask();
      const said = heard.notes.map((note) => note.replace(String(gone.port), 'PORT'));
      return [text, said, next.keys];
    });
    const note = 'Nothing is listening at 127.0.0.1:PORT. Ollama answers instead.';
    expect(outcomes).toEqual(all(['From the second.', [note], [undefined]]));
  });

  test('malformed arguments reach the agent as they are, which tells the model', async () => {
    const outcomes = await ofEach(async (name) => {
      const server = await serve(
        (_body, response) => stream(response, call('{"command": "ls'), delta({}, 'tool_calls')),
        scheme,
      );
      const { toolCalls } = await choose(at(name, server.origin)).ask();
      return toolCalls.map((each) => each.arguments);
    });
    expect(outcomes).toEqual(all(['{"command": "ls']));
  });

  test('while the first token is awaited, the person is free before another byte comes', async () => {
    const outcomes = await ofEach(async (name) => {
      const { promise: hungUp, resolve } = Promise.withResolvers<'hung up'>();
      // It never sends more than its head.
      const server = await serve((_body, response) => {
        response.once('close', () => resolve('hung up'));
        events(response);
        response.flushHeaders();
      }, scheme);
      const abort = new AbortController();
      const asked = choose(at(name, server.origin)).ask(undefined, abort.signal);
      await expect.poll(() => server.bodies.length).toBe(1);
      abort.abort(new Error('the person left'));
      return [String(await errorOf(asked)), await hungUp];
    });
    expect(outcomes).toEqual(all(['Error: the person left', 'hung up']));
  });

  test('the proxy that the environment names carries the question', async () => {
    const outcomes = await ofEach(async (name) => {
      const proxy = await startProxy(await failing());
      open.push(proxy);
      const proxies = { [`${scheme.toUpperCase()}_PROXY`]: proxy.origin };
      const choice = { ...at(name, `${scheme}://models.invalid`), allowPlainHttp: true };
      const { text } = await choose(choice, [], { proxies }).ask();
      return [text, proxy.asked];
    });
    const asked = {
      http: 'POST http://models.invalid/v1/chat/completions',
      https: 'CONNECT models.invalid:443',
    };
    expect(outcomes).toEqual(all(['Hi.', [asked[scheme]]]));
  });
});
