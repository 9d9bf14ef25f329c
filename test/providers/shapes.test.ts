// One table of what model servers answer, each played by a real server to the whole way of a question.

import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ProviderError } from '../../src/domain/errors.ts';
import { choose, failingFirst, SAYS_HI } from '../support/asked-provider.ts';
import { delta, refuse, stream } from '../support/quirky-server.ts';

type Answer = (response: ServerResponse) => void;

const json =
  (body: object, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  };

const page =
  (status: number, text: string): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end(text);
  };

const events =
  (...given: readonly object[]): Answer =>
  (response) =>
    stream(response, ...given);

const whole = (message: object, finish_reason = 'stop'): Answer =>
  json({ object: 'chat.completion', model: 'm', choices: [{ index: 0, message, finish_reason }] });

const named = (name: string, given: unknown) => ({ function: { name, arguments: given } });

describe('what a server answers is read', () => {
  test.each<readonly [string, Answer, string, readonly (readonly string[])[]]>([
    ['a whole reply to a request for a stream', whole({ role: 'assistant', content: 'Hi.' }), 'Hi.', []],
    [
      'a whole reply with calls',
      whole({ content: null, tool_calls: [named('probe', '{"a":1}'), named('probe', '{}')] }, 'tool_calls'),
      '',
      [
        ['probe', '{"a":1}'],
        ['probe', '{}'],
      ],
    ],
    [
      'a stream that is called JSON',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(`data: ${JSON.stringify(delta({ content: 'Hi.' }, 'stop'))}\n\ndata: [DONE]\n\n`);
      },
      'Hi.',
      [],
    ],
    [
      'arguments as an object',
      events(delta({ tool_calls: [{ index: 0, ...named('probe', { command: 'ls' }) }] }, 'tool_calls')),
      '',
      [['probe', '{"command":"ls"}']],
    ],
    [
      'a refusal',
      events(delta({ refusal: 'I cannot help ' }), delta({ refusal: 'with it.' }, 'stop')),
      'I cannot help with it.',
      [],
    ],
    ['a refusal in one piece', whole({ content: null, refusal: 'No.' }), 'No.', []],
  ])('%s', async (_what, answer, text, calls) => {
    const server = await failingFirst([answer]);
    const { ask, heard } = choose({ provider: 'openai-compatible', baseUrl: `${server.origin}/v1` });
    const reply = await ask();
    expect(reply.text).toBe(text);
    expect(heard.texts.join('')).toBe(text);
    expect(reply.toolCalls.map((call) => [call.name, call.arguments])).toEqual(calls);
    expect(server.bodies).toHaveLength(1);
  });
});

describe('what a server refuses is learnt, and asked again without it', () => {
  const LAST: Answer = (response) => SAYS_HI(response);
  test.each<readonly [string, Answer, object]>([
    [
      'streams',
      (response) => refuse(response, 400, 'Streaming is not supported for this model.'),
      { stream: false },
    ],
    [
      'streams, otherwise',
      (response) => refuse(response, 422, "Unsupported value: 'stream'"),
      { stream: false },
    ],
    ['streams, with 200', json({ error: { message: 'stream: unsupported' } }), { stream: false }],
    ['system messages', (response) => refuse(response, 400, 'System role not supported'), {}],
    [
      'system messages, by a template',
      (response) => refuse(response, 500, 'Error: Developer instruction is not enabled for models/gemma-3'),
      {},
    ],
  ])('%s', async (_what, refusal, expected) => {
    const server = await failingFirst([refusal, LAST, LAST]);
    const { ask } = choose({ provider: 'openai-compatible', baseUrl: `${server.origin}/v1` });
    expect((await ask()).text).toBe('Hi.');
    await ask();
    expect(server.bodies).toHaveLength(3);
    const [, again, later] = server.bodies;
    for (const body of [again, later]) {
      expect(body).toMatchObject(expected);
      if ('stream' in expected) expect(body).not.toHaveProperty('stream_options');
      else expect(body?.['messages']).toEqual([{ role: 'user', content: 'You are beck.\n\nwhat is here' }]);
    }
  });
});

describe('what a server says is told', () => {
  test.each<readonly [string, Answer, RegExp]>([
    ['200 with an error', json({ error: { message: 'Bad day' } }), /It says: Bad day\./],
    [
      '200 with an error that is a text',
      json({ error: 'no such deployment' }),
      /It says: no such deployment\./,
    ],
    [
      '200 with vLLM’s error',
      json({ object: 'error', message: 'Prompt is odd', code: 400 }),
      /\(400\)\. It says: Prompt is odd\./,
    ],
    [
      'an error in the stream',
      events({ error: { message: 'Out of luck' } }),
      /answered with an error\. It says: Out of luck\./,
    ],
    [
      'vLLM’s error in the stream',
      events({ object: 'error', message: 'Out of luck' }),
      /answered with an error\. It says: Out of luck\./,
    ],
    [
      'an error after some of the answer',
      events(delta({ content: 'Well' }), { error: { message: 'Gone', code: 502 } }),
      /stopped mid-answer\. It says: Gone\. Ask again\./,
    ],
    [
      'what a router got from the model’s server',
      (response) =>
        refuse(response, 400, {
          message: 'Provider returned error',
          code: 400,
          metadata: { raw: '{"error":{"message":"Budget too small"}}', provider_name: 'X' },
        }),
      /It says: Provider returned error: Budget too small\./,
    ],
    [
      'a filter before the answer',
      json({ error: { code: 'content_filter', message: 'Policy.' } }, 400),
      /content filter of .* stopped the answer\. It says: Policy\./,
    ],
    [
      'a filter in the stream',
      events(delta({}, 'content_filter')),
      /content filter of .* stopped the answer\. Word the question differently/,
    ],
    [
      'a filter after some of the answer',
      events(delta({ content: 'Well' }, 'content_filter')),
      /content filter of/,
    ],
    [
      'a page of a proxy',
      page(200, '<!DOCTYPE html><html><head><title>Sign in to\n Corp</title></head></html>'),
      /A web page came from 127\.0\.0\.1:\d+ in place of an answer: Sign in to Corp\. A proxy/,
    ],
    [
      'a page with an error',
      page(403, '<html><h1>Access <b>denied</b></h1></html>'),
      /It says: Access denied\./,
    ],
  ])('%s', async (_what, answer, words) => {
    const server = await failingFirst([answer]);
    const { ask } = choose({ provider: 'openai-compatible', baseUrl: `${server.origin}/v1`, hasKey: true });
    const error: unknown = await ask().catch((thrown: unknown) => thrown);
    if (!(error instanceof ProviderError)) throw new Error(`It was not told: ${JSON.stringify(error)}`);
    expect(`${error.message} ${error.fix}`).toMatch(words);
    expect(server.bodies).toHaveLength(1);
  });

  test.each<readonly [string, Answer]>([
    ['an overload with 200', json({ error: { message: 'Busy', type: 'overloaded_error' } })],
    ['an overload in the stream', events({ error: { message: 'Busy', code: 503 } })],
  ])('but %s is waited for', async (_what, answer) => {
    const server = await failingFirst([answer]);
    const { ask } = choose({ provider: 'openai-compatible', baseUrl: `${server.origin}/v1` });
    expect((await ask()).text).toBe('Hi.');
  });
});
