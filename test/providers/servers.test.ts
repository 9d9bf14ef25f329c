// One table of servers: each provider's demands, played by a real server over HTTP and HTTPS, for a question of two steps.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { Message } from '../../src/domain/conversation.ts';
import { SERVER_NAMES, type ServerName } from '../../src/providers/rows.ts';
import { choose, FIRST, serve, withKey } from '../support/asked-provider.ts';
import { delta, type Json, refuse, type Scheme, stream } from '../support/quirky-server.ts';

/** How a server behaves, from its documentation; nothing here is taken from the table that is tested. */
type Played = {
  readonly key?: 'bearer' | 'api-key';
  /** Fields that it answers with 400. */
  readonly refuses?: readonly string[];
  readonly highestTemperature?: number;
  readonly demands?: Json;
  /** How it sends its thinking. */
  readonly thinks?: (thought: string) => object;
  /** What is beside each call and must come back with it. */
  readonly besideCall?: Json;
  /** Fields of its message that must come back, or must not. */
  readonly wantsBack?: readonly string[];
  readonly refusesBack?: readonly string[];
  readonly callIds?: RegExp;
  readonly usage?: 'always' | 'x_groq';
};

const inField = (field: string) => (thought: string) => ({ [field]: thought });

const PLAYED: { readonly [Name in ServerName]: Played } = {
  local: {},
  openai: { key: 'bearer', refuses: ['max_tokens', 'temperature'] },
  anthropic: { key: 'bearer', highestTemperature: 1, refuses: ['reasoning_effort'] },
  gemini: {
    key: 'bearer',
    besideCall: { extra_content: { google: { thought_signature: 'sig' } } },
  },
  openrouter: {
    key: 'bearer',
    thinks: (text) => ({ reasoning: text, reasoning_details: [{ type: 'reasoning.text', text }] }),
    wantsBack: ['reasoning_details'],
  },
  groq: { key: 'bearer', thinks: inField('reasoning'), refusesBack: ['reasoning'], usage: 'x_groq' },
  mistral: {
    key: 'bearer',
    refuses: ['stream_options'],
    thinks: (text) => ({ content: [{ type: 'thinking', thinking: [{ type: 'text', text }] }] }),
    callIds: /^[A-Za-z0-9]{9}$/,
    usage: 'always',
  },
  deepseek: {
    key: 'bearer',
    thinks: inField('reasoning_content'),
    wantsBack: ['reasoning_content'],
  },
  xai: { key: 'bearer', thinks: inField('reasoning_content'), refusesBack: ['reasoning_content'] },
  together: { key: 'bearer', thinks: inField('reasoning') },
  cerebras: { key: 'bearer', refuses: ['max_tokens'], demands: { parallel_tool_calls: false } },
  azure: { key: 'api-key', refuses: ['max_tokens', 'temperature'] },
  github: { key: 'bearer' },
  ollama: { thinks: inField('reasoning') },
  lmstudio: { thinks: inField('reasoning_content') },
  llamacpp: { thinks: (text) => ({ content: `<think>${text}</think>\n\n` }) },
  vllm: { thinks: inField('reasoning_content'), refusesBack: ['reasoning_content'] },
  'openai-compatible': { thinks: (text) => ({ content: `<think>\n${text}\n</think>\n` }) },
};

const THOUGHT = 'Let me see. The person wants';
const CALL_ID = 'a1b2c3d4e';

function play(played: Played, body: Json, response: ServerResponse, { headers }: IncomingMessage): void {
  const wrong = (what: string) => refuse(response, 400, what);
  const key = played.key === 'api-key' ? headers['api-key'] : headers.authorization?.replace('Bearer ', '');
  if (played.key !== undefined && key !== 'the-key') return refuse(response, 401, 'Wrong key');
  if (played.key === undefined && headers.authorization !== undefined) return wrong('no key wanted');
  const refused = played.refuses?.find((field) => field in body);
  if (refused !== undefined) return wrong(`Unsupported parameter: '${refused}'`);
  if (Number(body['temperature'] ?? 0) > (played.highestTemperature ?? 2))
    return wrong('temperature is too high');
  for (const [field, value] of Object.entries(played.demands ?? {}))
    if (body[field] !== value) return wrong(`it must have ${field}`);
  const messages = body['messages'] as readonly Json[];
  const before = messages.find(({ role }) => role === 'assistant');
  const model = String(body['model']);
  const usage = { usage: { prompt_tokens: 11, completion_tokens: 7 } };
  const asksForUsage = 'stream_options' in body;
  const end =
    played.usage === 'x_groq'
      ? [{ choices: [], x_groq: usage }]
      : played.usage === 'always' || asksForUsage
        ? [{ choices: [], ...usage }]
        : [];
  const thinking =
    played.thinks === undefined
      ? []
      : [delta(played.thinks(THOUGHT.slice(0, 9))), delta(played.thinks(THOUGHT.slice(9)))];
  // In the text, the marks are once around all of it.
  const inText = played.thinks !== undefined && typeof (played.thinks('') as Json)['content'] === 'string';
  const marked = String((played.thinks?.(THOUGHT) as Json | undefined)?.['content']);
  const thoughts = inText
    ? (marked.match(/[\s\S]{1,5}/g) ?? []).map((content) => delta({ content }))
    : thinking;
  if (before === undefined) {
    const call = { index: 0, id: CALL_ID, type: 'function', ...played.besideCall };
    stream(
      response,
      { model, ...delta({ role: 'assistant', content: '' }) },
      ...thoughts,
      delta({ tool_calls: [{ ...call, function: { name: 'probe', arguments: '' } }] }),
      delta({ tool_calls: [{ index: 0, function: { arguments: '{"command":' } }] }),
      delta({ tool_calls: [{ index: 0, function: { arguments: '"ls"}' } }] }),
      delta({}, 'tool_calls'),
      ...end,
    );
    return;
  }
  const [call = {}] = before['tool_calls'] as readonly Json[];
  if (played.callIds !== undefined && !played.callIds.test(String(call['id']))) return wrong('Wrong id');
  const beside = Object.entries(played.besideCall ?? {});
  if (beside.some(([field, value]) => JSON.stringify(call[field]) !== JSON.stringify(value)))
    return wrong('The call lacks its signature');
  const missing = played.wantsBack?.find((field) => !(field in before));
  if (missing !== undefined) return wrong(`The message lacks ${missing}`);
  const leaked = played.refusesBack?.find((field) => field in before);
  if (leaked !== undefined || JSON.stringify(messages).includes('<think>'))
    return wrong('Thoughts came back');
  stream(
    response,
    { model, ...delta({ role: 'assistant' }) },
    ...thoughts,
    delta({ content: 'Two ' }),
    delta({ content: 'files.' }, 'stop'),
    ...end,
  );
  return;
}

describe.each<Scheme>(['http', 'https'])('over %s', (scheme) => {
  test.each(SERVER_NAMES)('%s answers a question of two steps, with no request refused', async (name) => {
    const played = PLAYED[name];
    expect(played, `add what ${name} demands to PLAYED in this file`).toBeDefined();
    const server = await serve((body, response, incoming) => {
      if (incoming.method === 'GET') response.end('{"data":[{"id":"a-model"}]}');
      else play(played, body, response, incoming);
    }, scheme);
    const key = played.key === undefined ? {} : withKey('the-key');
    const model = name === 'azure' ? { model: 'gpt-5-mini' } : {};
    const { ask, heard } = choose({ provider: name, baseUrl: `${server.origin}/v1`, ...key, ...model });
    const first = await ask();
    expect(first).toMatchObject({
      text: '',
      toolCalls: [{ name: 'probe', arguments: '{"command":"ls"}' }],
      finish: 'tool-calls',
      usage: { inputTokens: 11, outputTokens: 7 },
    });
    const [call = { id: '' }] = first.toolCalls;
    const steps: readonly Message[] = [
      { role: 'assistant', content: first.text, toolCalls: first.toolCalls, sentBack: first.sentBack },
      { role: 'tool', toolCallId: call.id, content: 'a b' },
    ];
    const second = await ask({ ...FIRST, messages: [...FIRST.messages, ...steps] });
    expect(second).toMatchObject({ text: 'Two files.', toolCalls: [], finish: 'stop' });
    expect(heard.texts.join('')).toBe('Two files.');
    expect(heard.statuses.some(({ type }) => type === 'reasoning')).toBe(played.thinks !== undefined);
    expect(server.bodies).toHaveLength(2);
    // The second request of a question begins with the whole first one, but for its closing brackets.
    const [before = '', after = ''] = server.bodies.map((body) => JSON.stringify(body));
    expect(after.startsWith(before.slice(0, -2))).toBe(true);
  });

  test('an id that another server gave is one that Mistral accepts, the same in call and result', async () => {
    const server = await serve(
      (_body, response) => stream(response, delta({ content: 'Yes.' }, 'stop')),
      scheme,
    );
    const { ask } = choose({ provider: 'mistral', baseUrl: `${server.origin}/v1`, ...withKey('k') });
    const toolCalls = [{ id: 'call_x/1', name: 'probe', arguments: '{}' }];
    await ask({
      ...FIRST,
      messages: [
        { role: 'assistant', content: '', toolCalls },
        { role: 'tool', toolCallId: 'call_x/1', content: 'a' },
      ],
    });
    const [call, result] = (server.bodies[0]?.['messages'] ?? []) as readonly Json[];
    const [{ id } = {}] = (call?.['tool_calls'] ?? []) as readonly Json[];
    expect(id).toMatch(/^[A-Za-z0-9]{9}$/);
    expect(result?.['tool_call_id']).toBe(id);
  });
});

test('what one server wants back is never sent to another', async () => {
  const server = await serve((_body, response) => stream(response, delta({ content: 'Yes.' }, 'stop')));
  const { ask } = choose({ provider: 'deepseek', baseUrl: `${server.origin}/v1`, ...withKey('k') });
  const sentBack = { from: 'https://other.example/v1', fields: { reasoning_content: 'secret' } };
  const toolCalls = [{ id: 'a', name: 'probe', arguments: '{}', sentBack }];
  await ask({
    ...FIRST,
    messages: [
      { role: 'assistant', content: '', toolCalls, sentBack },
      { role: 'tool', toolCallId: 'a', content: '' },
    ],
  });
  expect(JSON.stringify(server.bodies)).not.toContain('secret');
  // It would refuse a call without.
  expect(JSON.stringify(server.bodies)).toContain('"reasoning_content":""');
});
