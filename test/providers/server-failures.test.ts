// What goes wrong with a server: it is waited for, passed over or shown plainly; and proxies on the way to it.

import { createServer, type ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ProviderError, SettingsError } from '../../src/domain/errors.ts';
import { proxiesOf } from '../../src/providers/proxy.ts';
import { choose, FIRST, failingFirst, open, second, serve, withKey } from '../support/asked-provider.ts';
import { refuse, startProxy } from '../support/quirky-server.ts';

describe('a server that asks for patience', () => {
  const busy =
    (headers = {}) =>
    (response: ServerResponse) =>
      refuse(response, 429, 'Slow down', headers);
  const date = (seconds: number) => ({
    date: new Date(0).toUTCString(),
    'retry-after': new Date(seconds * 1000).toUTCString(),
  });

  test.each<readonly [string, readonly ((response: ServerResponse) => void)[], readonly number[]]>([
    ['429 with Retry-After in seconds', [busy({ 'retry-after': '3' })], [3, 2, 1]],
    ['429 with Retry-After as a date', [busy(date(2))], [2, 1]],
    ['429 with Retry-After in milliseconds', [busy({ 'retry-after-ms': '1500' })], [2, 1]],
    ['429 without', [busy()], [2, 1]],
    ['429 twice', [busy({ 'retry-after': '1' }), busy({ 'retry-after': '2' })], [1, 2, 1]],
    ['429 with an end that has passed', [busy({ 'retry-after': '0' })], []],
    ['500 once', [(response) => refuse(response, 500, 'Oh')], [1]],
    [
      'a call that the server itself cannot read',
      [
        (response) =>
          refuse(response, 400, { message: 'Failed to call a function.', code: 'tool_use_failed' }),
      ],
      [1],
    ],
    [
      '503 twice',
      [(response) => refuse(response, 503, 'Oh'), (response) => refuse(response, 529, 'Oh')],
      [1, 2, 1],
    ],
  ])('gets it: %s', async (_what, failures, seconds) => {
    const server = await failingFirst(failures);
    const { ask, heard } = choose({ provider: 'openai-compatible', baseUrl: `${server.origin}/v1` });
    expect((await ask()).text).toBe('Hi.');
    const waits = heard.statuses.filter((status) => status.type === 'waiting');
    expect(waits.map((status) => status.seconds)).toEqual(seconds);
    expect(server.bodies).toHaveLength(failures.length + 1);
  });

  test.each<readonly [string, (response: ServerResponse) => void, number]>([
    ['longer than 20 seconds', busy({ 'retry-after': '21' }), 1],
    ['a third time', busy({ 'retry-after': '1' }), 3],
    ['a third time, being broken', (response) => refuse(response, 500, 'Oh'), 3],
    ['although it says that trying again is of no use', busy({ 'x-should-retry': 'false' }), 1],
  ])('does not get it %s: the next one answers', async (_what, failure, requests) => {
    const server = await failingFirst([failure, failure, failure, failure]);
    const next = await second();
    const { ask, heard, provider } = choose(
      { provider: 'openai-compatible', baseUrl: `${server.origin}/v1` },
      [next.choice],
    );
    expect((await ask()).text).toBe('From the second.');
    expect(server.bodies).toHaveLength(requests);
    expect(heard.notes).toHaveLength(1);
    expect(heard.notes[0]).toMatch(/^127\.0\.0\.1:\d+ .* Ollama answers instead\.$/);
    expect(provider.name).toBe('ollama');
  });

  test('a wait ends when the person ends it', async () => {
    const server = await failingFirst([busy({ 'retry-after': '20' })]);
    const abort = new AbortController();
    const { provider } = choose({ provider: 'openai-compatible', baseUrl: `${server.origin}/v1` }, [], {
      pause: undefined,
    });
    const asked = provider.ask(FIRST, {
      signal: abort.signal,
      onText: () => {},
      onStatus: () => abort.abort(new Error('the person left')),
    });
    await expect(asked).rejects.toThrow('the person left');
    expect(server.bodies).toHaveLength(1);
  });
});

describe('a failure', () => {
  test.each<readonly [string, (response: ServerResponse) => void, RegExp]>([
    [
      '401',
      (response) => refuse(response, 401, 'Wrong'),
      /rejected the key\. It says: Wrong\. Check "apiKey" in the settings or GROQ_API_KEY\. Create a key at console\.groq\.com\/keys\.$/,
    ],
    [
      '400 that means the key',
      (response) => refuse(response, 400, 'API key not valid. Please pass a valid API key.'),
      /rejected the key\./,
    ],
    [
      'an empty quota',
      (response) =>
        refuse(response, 429, {
          message: 'You exceeded your current quota, please check your plan',
          code: 'insufficient_quota',
        }),
      /^Your credit at 127\.0\.0\.1:\d+ is used up\..* Add credit there, or choose another provider\.$/,
    ],
  ])('is told plainly, and no other server is asked: %s', async (_what, failure, message) => {
    const server = await failingFirst([failure, failure]);
    const next = await second();
    const { ask } = choose(
      { provider: 'groq', baseUrl: `${server.origin}/v1`, model: 'm', ...withKey('k') },
      [next.choice],
    );
    const error: unknown = await ask().catch((thrown: unknown) => thrown);
    if (!(error instanceof ProviderError)) throw error;
    expect(`${error.message} ${error.fix}`).toMatch(message);
    expect(next.bodies).toEqual([]);
  });

  test('of a server that needs a key and has none sends nothing', async () => {
    const { ask } = choose({ provider: 'anthropic' });
    await expect(ask()).rejects.toThrow('api.anthropic.com needs an API key.');
  });

  test('of a service that was shut down is reported, and nothing is sent; a gateway beside the name is asked', async () => {
    await expect(choose({ provider: 'github', ...withKey('k') }).ask()).rejects.toThrow(
      'GitHub Models was shut down',
    );
    const server = await failingFirst([]);
    const { ask } = choose({ provider: 'github', baseUrl: `${server.origin}/v1`, ...withKey('k') });
    expect((await ask()).text).toBe('Hi.');
  });

  test('a server without a key is left out of the chain', async () => {
    const gone = await serve(() => {});
    await gone.close();
    const keyless = {
      provider: 'openai',
      baseUrl: undefined,
      model: undefined,
      hasKey: false,
      loadKey: async () => undefined,
    } as const;
    const { ask, heard } = choose({ provider: 'ollama', baseUrl: `${gone.origin}/v1` }, [keyless]);
    await expect(ask()).rejects.toThrow('Nothing is listening');
    expect(heard.notes).toEqual([]);
  });
});

describe('a proxy', () => {
  test.each<readonly [string, number]>([
    ['is not there', 0],
    ['refuses', 403],
  ])('that %s is named', async (_what, status) => {
    const proxy = createServer();
    proxy.on('connect', (_request, socket) => socket.end(`HTTP/1.1 ${status} No\r\n\r\n`));
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    const address = proxy.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const close = () => new Promise<void>((done) => proxy.close(() => done()));
    if (status === 0) await close();
    else open.push({ close });
    const proxies = { HTTPS_PROXY: `http://127.0.0.1:${port}` };
    const { ask } = choose(
      { provider: 'openai-compatible', baseUrl: 'https://models.invalid/v1', model: 'm' },
      [],
      { proxies },
    );
    await expect(ask()).rejects.toThrow(`The proxy 127.0.0.1:${port} blocked the request to models.invalid.`);
  });

  test.each(['socks5://127.0.0.1:1', 'http//proxy', 'ftp://proxy'])(
    'that cannot be used stops the question: %s',
    async (ALL_PROXY) => {
      for (const scheme of ['http', 'https']) {
        const there = { provider: 'openai-compatible', baseUrl: `${scheme}://models.invalid/v1` } as const;
        const asked = choose(there, [], { proxies: proxiesOf({ ALL_PROXY }) }).ask();
        if (ALL_PROXY.includes('://')) await expect(asked).rejects.toThrow(SettingsError);
        await expect(asked).rejects.toThrow(/prox/i);
        const excepted = proxiesOf({ ALL_PROXY, NO_PROXY: 'b, .invalid' });
        await expect(choose(there, [], { proxies: excepted }).ask()).rejects.toThrow('cannot be found');
      }
    },
  );

  test('is left out for this machine and for what NO_PROXY names', async () => {
    const server = await failingFirst([]);
    const proxy = await startProxy(server);
    open.push(proxy);
    const proxies = { HTTP_PROXY: proxy.origin, NO_PROXY: 'models.invalid' };
    const here = choose({ provider: 'openai-compatible', baseUrl: `${server.origin}/v1`, model: 'm' }, [], {
      proxies,
    });
    expect((await here.ask()).text).toBe('Hi.');
    const there = choose(
      { provider: 'openai-compatible', baseUrl: 'http://models.invalid/v1', model: 'm' },
      [],
      { proxies },
    );
    await expect(there.ask()).rejects.toThrow('The name models.invalid cannot be found.');
    expect(proxy.asked).toEqual([]);
  });
});
