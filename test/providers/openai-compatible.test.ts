import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { renderPrompt } from '../../src/agent/prompt.ts';
import { TOOLS } from '../../src/agent/tools.ts';
import type { ModelRequest } from '../../src/domain/conversation.ts';
import { ProviderError } from '../../src/domain/errors.ts';
import { openaiCompatible, type ServerOptions } from '../../src/providers/openai-compatible.ts';
import { type ModelServer, type ScriptedReply, startModelServer } from '../support/model-server.ts';

const REQUEST: ModelRequest = {
  question: 'what is here',
  runs: [],
  messages: [
    { role: 'system', content: 'You are beck.' },
    { role: 'user', content: 'what is here' },
  ],
  tools: TOOLS,
  temperature: 0.3,
  maxTokens: 2048,
};

const open: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function serve(script: readonly ScriptedReply[], models?: readonly string[]): Promise<ModelServer> {
  const server = await startModelServer(script, models === undefined ? {} : { models });
  open.push(server);
  return server;
}

async function ask(options: Partial<ServerOptions> & { readonly baseUrl: string }, request = REQUEST) {
  const texts: string[] = [];
  const { ask: askModel } = openaiCompatible({ model: 'small', ...options });
  const reply = await askModel(request, {
    signal: new AbortController().signal,
    onText: (text) => texts.push(text),
  });
  return { reply, texts };
}

async function failure(asked: Promise<unknown>): Promise<readonly [message: string, fix: string]> {
  const error: unknown = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProviderError)) throw error ?? new Error('It was answered.');
  return [error.message, error.fix];
}

function errorReply(status: number, error: object): ScriptedReply {
  return { type: 'status', status, body: JSON.stringify({ error }) };
}

describe('a reply', () => {
  test('streams its text', async () => {
    const { baseUrl } = await serve([{ type: 'text', text: 'Sixteen files, grüße 👍.' }]);
    const { reply, texts } = await ask({ baseUrl });
    expect(reply).toEqual({
      text: 'Sixteen files, grüße 👍.',
      toolCalls: [],
      finish: 'stop',
      usage: { inputTokens: 11, outputTokens: 7 },
      model: 'small',
    });
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.join('')).toBe(reply.text);
  });

  test('names who answered, where that is another than was asked for', async () => {
    const server = createHttpServer((_request, response) => {
      const event = {
        model: '/srv/models/qwen.gguf',
        choices: [{ delta: { content: 'Hi' }, finish_reason: 'stop' }],
      };
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const provider = openaiCompatible({ model: 'small', baseUrl: `http://127.0.0.1:${port}/v1` });
    expect(provider.model).toBe('small');
    await provider.ask(REQUEST, { signal: new AbortController().signal, onText: () => {} });
    expect(provider.model).toBe('qwen.gguf');
    server.close();
  });

  test('puts tool calls together from their pieces', async () => {
    const { baseUrl } = await serve([
      {
        type: 'tool-calls',
        text: 'I look.',
        calls: [
          { name: 'probe', arguments: { command: 'ls "ü"' }, id: 'a' },
          { name: 'read_file', arguments: '{"path": nonsense', id: 'b' },
        ],
      },
    ]);
    expect((await ask({ baseUrl })).reply).toMatchObject({
      text: 'I look.',
      toolCalls: [
        { id: 'a', name: 'probe', arguments: '{"command":"ls \\"ü\\""}' },
        { id: 'b', name: 'read_file', arguments: '{"path": nonsense' },
      ],
      finish: 'tool-calls',
    });
  });

  test('tells when it was too long', async () => {
    const { baseUrl } = await serve([{ type: 'length', text: 'It is beca' }]);
    expect((await ask({ baseUrl })).reply.finish).toBe('length');
  });

  test('has no usage where the server reports none', async () => {
    const server = await startModelServer([{ type: 'text', text: 'Hi.' }], { usage: false });
    open.push(server);
    expect((await ask({ baseUrl: server.baseUrl })).reply.usage).toBeUndefined();
  });

  test('may be empty after the result of a tool', async () => {
    const { baseUrl } = await serve([{ type: 'empty' }]);
    const messages = [
      ...REQUEST.messages,
      { role: 'tool', toolCallId: 'a', content: 'Exit code: 0' } as const,
    ];
    expect((await ask({ baseUrl }, { ...REQUEST, messages })).reply).toMatchObject({
      text: '',
      toolCalls: [],
    });
  });
});

describe('a request', () => {
  test('carries the conversation and nothing about the machine', async () => {
    const server = await serve([{ type: 'text', text: 'Hi.' }]);
    const messages: ModelRequest['messages'] = [
      ...REQUEST.messages,
      { role: 'assistant', content: '', toolCalls: [{ id: 'a', name: 'probe', arguments: '{}' }] },
      { role: 'tool', toolCallId: 'a', content: 'Exit code: 0' },
      { role: 'assistant', content: 'So.', toolCalls: [] },
    ];
    await ask({ baseUrl: `${server.baseUrl}/`, apiKey: 'sk-test\n' }, { ...REQUEST, messages });
    expect(server.requests).toHaveLength(1);
    const { path, headers, body } = server.requests[0] ?? {};
    expect(path).toBe('/v1/chat/completions');
    expect({ ...headers, host: 'here', 'content-length': 'n' }).toEqual({
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      'user-agent': 'beck',
      authorization: 'Bearer sk-test',
      host: 'here',
      'content-length': 'n',
      connection: 'keep-alive',
    });
    expect(body).toEqual({
      model: 'small',
      stream: true,
      stream_options: { include_usage: true },
      messages: [
        { role: 'system', content: 'You are beck.' },
        { role: 'user', content: 'what is here' },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'a', type: 'function', function: { name: 'probe', arguments: '{}' } }],
        },
        { role: 'tool', tool_call_id: 'a', content: 'Exit code: 0' },
        { role: 'assistant', content: 'So.' },
      ],
      tools: TOOLS.map((tool) => ({ type: 'function', function: tool })),
      temperature: 0.3,
      max_tokens: 2048,
    });
  });

  test('sends no key where there is none', async () => {
    const server = await serve([{ type: 'text', text: 'Hi.' }]);
    await ask({ baseUrl: server.baseUrl });
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('is at most 6,000 bytes without the question, however much is known of the machine', async () => {
    const server = await serve([{ type: 'text', text: 'Hi.' }]);
    const contextText = 'a tool that is here: /usr/local/bin/tool 1.2.3\n'.repeat(200);
    const content = renderPrompt({ shell: 'fish', userland: 'bsd', contextText, nonce: '0123456789abcdef' });
    const messages = [
      { role: 'system', content },
      { role: 'user', content: '' },
    ] as const;
    await ask(
      { baseUrl: server.baseUrl, model: 'a-model-with-a-rather-long-name' },
      { ...REQUEST, messages },
    );
    expect(Buffer.byteLength(server.requests[0]?.text ?? '')).toBeLessThanOrEqual(6_000);
  });

  test.each([
    ['temperature', { temperature: undefined, max_tokens: 2048 }],
    ['max_tokens', { temperature: 0.3, max_tokens: undefined, max_completion_tokens: 2048 }],
  ])('is sent once more without the field a model refuses: %s', async (param, expected) => {
    const refusal = errorReply(400, { message: `Unsupported parameter: '${param}'`, param });
    const server = await serve([refusal, { type: 'text', text: 'Hi.' }]);
    expect((await ask({ baseUrl: server.baseUrl })).reply.text).toBe('Hi.');
    const { temperature, max_tokens, max_completion_tokens } = server.requests[1]?.body ?? {};
    expect({ temperature, max_tokens, max_completion_tokens }).toEqual({
      max_completion_tokens: undefined,
      ...expected,
    });
  });
});

describe('cancelling', () => {
  test.each([
    ['before the first word', ''],
    ['in the middle of the text', 'Some words'],
  ])('hangs up %s and rejects with the reason', async (_when, text) => {
    const server = await serve([{ type: 'stall', text }]);
    const abort = new AbortController();
    const reason = new Error('the person left');
    const asked = openaiCompatible({ baseUrl: server.baseUrl, model: 'small' }).ask(REQUEST, {
      signal: abort.signal,
      onText: () => abort.abort(reason),
    });
    if (text === '') {
      await expect.poll(() => server.requests.length).toBe(1);
      abort.abort(reason);
    }
    await expect(asked).rejects.toBe(reason);
    await expect.poll(() => server.hangUps()).toBe(1);
  });

  test('before the request sends nothing', async () => {
    const server = await serve([]);
    const asked = openaiCompatible({ baseUrl: server.baseUrl, model: 'small' }).ask(REQUEST, {
      signal: AbortSignal.abort(new Error('too late')),
      onText: () => {},
    });
    await expect(asked).rejects.toThrow('too late');
    expect(server.requests).toEqual([]);
  });
});

describe('a failure is one sentence and what to do', () => {
  test.each<readonly [string, ScriptedReply, RegExp, RegExp]>([
    [
      'a key that is refused',
      errorReply(401, { message: 'Incorrect API key' }),
      /^HOST rejected the key\. It says: Incorrect API key\.$/,
      /OPENAI_API_KEY/,
    ],
    ['a forbidden model', errorReply(403, { message: 'no' }), /^HOST rejected the key\./, /apiKey/],
    [
      'too many requests',
      errorReply(429, { message: 'Slow\n down' }),
      /^HOST says that you are rate-limited .* It says: Slow down\.$/,
      /Wait/,
    ],
    [
      'a broken server',
      { type: 'status', status: 502, body: '<html>Bad gateway</html>', contentType: 'text/html' },
      /^HOST failed \(502\)\.$/,
      /Try again/,
    ],
    [
      'an unusable request',
      errorReply(400, { message: 'messages: bad' }),
      /^HOST rejected the request \(400\)\. It says: messages: bad\.$/,
      /model/,
    ],
    [
      'a conversation that is too long by code',
      errorReply(400, { message: 'too long', code: 'context_length_exceeded' }),
      /too long for the model small/,
      /larger context/,
    ],
    [
      'a conversation that is too long by words',
      errorReply(400, { message: 'the request exceeds the available context size' }),
      /too long for the model small/,
      /shorter/,
    ],
    [
      'a path that is not there',
      { type: 'status', status: 404, body: '404 page not found', contentType: 'text/plain' },
      /does not answer like an OpenAI-compatible server\.$/,
      /\/v1/,
    ],
    [
      'a web page',
      { type: 'status', status: 200, body: '<html></html>', contentType: 'text/html' },
      /^A web page came from HOST in place of an answer: it has no title\.$/,
      /\/v1/,
    ],
    [
      'another protocol',
      { type: 'status', status: 200, body: '{"ok":true}' },
      /does not answer like an OpenAI-compatible server\.$/,
      /baseUrl/,
    ],
    [
      'a redirect',
      { type: 'status', status: 308, body: '', headers: { location: 'http://127.0.0.1:1/' } },
      /^HOST redirects to another address\.$/,
      /final address/,
    ],
    ['an empty reply', { type: 'empty' }, /^The model small at HOST gave an empty reply\.$/, /again/],
    [
      'a stream that is cut',
      { type: 'cut', text: 'It is' },
      /^The connection to HOST dropped mid-answer\.$/,
      /again/,
    ],
    [
      'an error inside the stream',
      { type: 'stream-error', text: 'It is', message: 'out of memory' },
      /^HOST stopped mid-answer\. It says: out of memory\.$/,
      /./,
    ],
    [
      'a stream of nonsense',
      { type: 'status', status: 200, body: 'data: [1, 2\n\n', contentType: 'text/event-stream' },
      /^The connection to HOST dropped mid-answer\.$/,
      /again/,
    ],
    [
      'a stream without an end',
      {
        type: 'status',
        status: 200,
        body: 'data: {"choices":[{"delta":{"content":"a"}}]}\n\n',
        contentType: 'text/event-stream',
      },
      /dropped mid-answer/,
      /again/,
    ],
  ])('%s', async (_what, reply, message, fix) => {
    const { baseUrl } = await serve([reply]);
    const [said, toDo] = await failure(ask({ baseUrl, apiKey: 'sk-test' }));
    expect(said.replace(new URL(baseUrl).host, 'HOST')).toMatch(message);
    expect(toDo).toMatch(fix);
  });

  test('a key that is missing', async () => {
    const { baseUrl } = await serve([errorReply(401, { message: 'no key' })]);
    const [message, fix] = await failure(ask({ baseUrl }));
    expect(message).toMatch(/ needs an API key\.$/);
    expect(fix).toBe('Set "apiKey" in the settings or OPENAI_API_KEY.');
  });

  test('a model that is not there, with some that are', async () => {
    const models = Array.from({ length: 20 }, (_, index) => `m${index}`);
    const { baseUrl } = await serve([errorReply(404, { message: "model 'small' not found" })], models);
    const [message, fix] = await failure(ask({ baseUrl }));
    expect(message).toMatch(/ does not have the model small\.$/);
    expect(fix).toBe('It has: m0, m1, m2, m3, m4, m5, m6, m7. Set "model" in the settings.');
  });

  test('a model that is not there on a server that names none', async () => {
    const { baseUrl } = await serve([
      errorReply(404, { message: 'The model does not exist', code: 'model_not_found' }),
    ]);
    expect((await failure(ask({ baseUrl })))[1]).toBe(
      'Ask the server for its models. Set "model" in the settings.',
    );
  });

  test('nothing listens', async () => {
    const server = await serve([]);
    await server.close();
    const { host } = new URL(server.baseUrl);
    expect(await failure(ask({ baseUrl: server.baseUrl }))).toEqual([
      `Nothing is listening at ${host}.`,
      'Start the model server, or correct "baseUrl" in the settings.',
    ]);
  });

  test('https where there is none', async () => {
    const server = await serve([]);
    const [message, fix] = await failure(ask({ baseUrl: server.baseUrl.replace('http:', 'https:') }));
    expect(message).toMatch(/ does not speak https there\.$/);
    expect(fix).toContain('http://');
  });

  test('a server that says nothing for too long', async () => {
    const server = await serve([{ type: 'stall', text: '' }]);
    const [message] = await failure(ask({ baseUrl: server.baseUrl, timeout: 50 }));
    expect(message).toMatch(/ did not answer in time\.$/);
  });

  test('a server that hangs up at once', async () => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const [message] = await failure(ask({ baseUrl: `http://127.0.0.1:${port}/v1` }));
    expect(message).toBe(`127.0.0.1:${port} closed the connection.`);
    await new Promise((done) => server.close(done));
  });

  test('a page without an end is not waited for', async () => {
    let closed = false;
    const server = createServer((socket) => {
      socket.once('close', () => {
        closed = true;
      });
      socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<html>'));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const [message] = await failure(ask({ baseUrl: `http://127.0.0.1:${port}/v1` }));
    expect(message).toMatch(/web page|does not answer like/);
    await expect.poll(() => closed).toBe(true);
    await new Promise((done) => server.close(done));
  });

  test('a key that no header can carry is not repeated', async () => {
    const [message, fix] = await failure(ask({ baseUrl: 'http://127.0.0.1:9/v1', apiKey: 'sk-ü-ключ' }));
    expect(`${message} ${fix}`).not.toContain('ключ');
  });
});
