// What is learnt of a server's models: that one is gone, which fields it refuses, and that it knows no tools.

import { describe, expect, test } from 'vitest';
import type { Message } from '../../src/domain/conversation.ts';
import { chooseProvider } from '../../src/providers/choose.ts';
import { shortLearning } from '../../src/providers/learnt.ts';
import type { ServerName } from '../../src/providers/rows.ts';
import { choose, FIRST, NO_RECIPES, SAYS_HI, serve, withKey } from '../support/asked-provider.ts';
import { delta, type Json, refuse, stream } from '../support/quirky-server.ts';

describe('a model', () => {
  const MODELS = ['claude-haiku-5-1', 'claude-sonnet-5', 'claude-haiku-5-2', 'other'];
  const withModels = (has: readonly string[]) =>
    serve((body, response, { method }) => {
      if (method === 'GET') response.end(JSON.stringify({ data: has.map((id) => ({ id })) }));
      else if (has.includes(String(body['model']))) SAYS_HI(response);
      else refuse(response, 404, { type: 'not_found_error', message: `model: ${body['model']}` });
    });

  test('that is gone, and was no one’s choice, gives way to the best there is, which is kept', async () => {
    const server = await withModels(MODELS);
    const learning = shortLearning();
    const choice = { provider: 'anthropic', baseUrl: `${server.origin}/v1`, ...withKey('k') } as const;
    const { ask, heard, provider } = choose(choice, [], { learning });
    expect((await ask()).text).toBe('Hi.');
    expect(heard.notes).toEqual([
      `127.0.0.1:${server.port} does not have claude-haiku-4-5, so claude-haiku-5-2 answers. Keep it with: beck config set model claude-haiku-5-2`,
    ]);
    expect(provider.model).toBe('claude-haiku-5-2');
    const again = choose(choice, [], { learning });
    await again.ask();
    expect(server.bodies.map(({ model }) => model)).toEqual([
      'claude-haiku-4-5',
      'claude-haiku-5-2',
      'claude-haiku-5-2',
    ]);
    expect(again.heard.notes).toEqual([]);
  });

  test('that took its place and is gone as well gives way in turn, for good', async () => {
    const has = ['claude-haiku-5-2'];
    const server = await withModels(has);
    const learning = shortLearning();
    const choice = { provider: 'anthropic', baseUrl: `${server.origin}/v1`, ...withKey('k') } as const;
    await choose(choice, [], { learning }).ask();
    has[0] = 'claude-haiku-6';
    await choose(choice, [], { learning }).ask();
    await choose(choice, [], { learning }).ask();
    expect(server.bodies.map(({ model }) => model)).toEqual([
      'claude-haiku-4-5',
      ...['claude-haiku-5-2', 'claude-haiku-5-2'],
      ...['claude-haiku-6', 'claude-haiku-6'],
    ]);
  });

  test('that the person named gives way to none', async () => {
    const server = await withModels(MODELS);
    const { ask } = choose({
      provider: 'anthropic',
      baseUrl: `${server.origin}/v1`,
      model: 'claude-haiku-4-5',
      ...withKey('k'),
    });
    await expect(ask()).rejects.toThrow('does not have the model claude-haiku-4-5');
  });

  test('is the best of the list where the row has none', async () => {
    const server = await withModels(['text-embedding-nomic', 'qwen3-8b', 'gemma-3']);
    const { ask, provider } = choose({ provider: 'lmstudio', baseUrl: `${server.origin}/v1` });
    expect((await ask()).text).toBe('Hi.');
    expect(provider.model).toBe('qwen3-8b');
  });

  test('is missing where the list is empty', async () => {
    const server = await withModels([]);
    const { ask } = choose({ provider: 'lmstudio', baseUrl: `${server.origin}/v1` });
    await expect(ask()).rejects.toThrow('has no model to ask');
  });
});

describe('a refusal is learnt once for each model', () => {
  test.each([
    ['temperature', "Unsupported value: 'temperature' does not support 0.3 with this model."],
    ['stream_options', 'body -> stream_options: Extra inputs are not permitted'],
    ['reasoning_effort', 'Unrecognized request argument supplied: reasoning_effort'],
    [
      'max_tokens',
      "Unsupported parameter: 'max_tokens' is not supported. Use 'max_completion_tokens' instead.",
    ],
  ])('%s', async (field, message) => {
    const server = await serve((body, response) =>
      field in body ? refuse(response, 400, { message, param: null }) : SAYS_HI(response),
    );
    const learning = shortLearning();
    const choice = { provider: 'openai-compatible', baseUrl: `${server.origin}/v1`, model: 'm' } as const;
    for (let question = 0; question < 2; question++) {
      const { provider } = choose(choice, [], { learning });
      await provider.ask(FIRST, { signal: AbortSignal.timeout(30_000), onText: () => {} });
    }
    const tried = field === 'reasoning_effort' ? 0 : 1;
    expect(server.bodies.filter((body) => field in body)).toHaveLength(tried);
    expect(server.bodies).toHaveLength(2 + tried);
  });

  test('in the words of a server that names its own field', async () => {
    const message = 'Argument not supported on this model: reasoningEffort';
    const server = await serve((body, response) =>
      'reasoning_effort' in body ? refuse(response, 400, message) : SAYS_HI(response),
    );
    const choice = { provider: 'xai', baseUrl: `${server.origin}/v1`, reasoningEffort: 'high' } as const;
    expect((await choose({ ...choice, ...withKey('k') }).ask()).text).toBe('Hi.');
  });

  test('that a model wants its effort set is a setting', async () => {
    const server = await serve((_body, response) => SAYS_HI(response));
    const effort = async (provider: ServerName, model: string, reasoningEffort: 'high' | undefined) => {
      const choice = {
        provider,
        model,
        baseUrl: `${server.origin}/v1`,
        hasKey: false,
        loadKey: async () => undefined,
      };
      const all = { ...choice, fallback: [], allowPlainHttp: false, reasoningEffort };
      const how = { recipes: NO_RECIPES, say: () => {}, note: () => {}, learning: shortLearning() };
      await chooseProvider(all, how).ask(FIRST, { signal: AbortSignal.timeout(30_000), onText: () => {} });
      return server.bodies.at(-1)?.['reasoning_effort'];
    };
    expect(await effort('openai', 'gpt-5-mini', undefined)).toBe('low');
    expect(await effort('openai', 'gpt-5-mini', 'high')).toBe('high');
    expect(await effort('openai', 'gpt-5.4-mini', undefined)).toBe('none');
    expect(await effort('openai', 'gpt-4.1', undefined)).toBeUndefined();
    expect(await effort('ollama', 'qwen3', 'high')).toBe('high');
    expect(await effort('mistral', 'm', 'high')).toBe('high');
    expect(await effort('anthropic', 'm', 'high')).toBeUndefined();
  });
});

describe('a model that takes tools only where it does not think', () => {
  const OF_OPENAI =
    "Function tools with reasoning_effort are not supported for m in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.";
  const NO_NONE = "Unsupported value: 'reasoning_effort' does not support 'none' with this model.";

  /** `without`: whether it can go without thinking. */
  async function asked(model: string, without: boolean, reasoningEffort: 'high' | undefined) {
    const server = await serve((body, response) => {
      if (!('tools' in body)) return SAYS_HI(response);
      if (body['reasoning_effort'] !== 'none') return refuse(response, 400, { message: OF_OPENAI });
      return without ? SAYS_HI(response) : refuse(response, 400, { message: NO_NONE });
    });
    const choice = { provider: 'openai', baseUrl: `${server.origin}/v1`, model } as const;
    const learning = shortLearning();
    for (let question = 0; question < 2; question++)
      await choose({ ...choice, ...withKey('k'), reasoningEffort }, [], { learning }).ask();
    return server.bodies.map((body) => [
      'tools' in body ? 'tools' : 'described',
      body['reasoning_effort'] ?? 'its own',
    ]);
  }

  test.each<readonly [string, string, boolean, 'high' | undefined, readonly (readonly [string, string])[]]>([
    [
      'is asked not to think',
      'gpt-5.2',
      true,
      undefined,
      [
        ['tools', 'low'],
        ['tools', 'none'],
        ['tools', 'none'],
      ],
    ],
    [
      'is told of them in words where the person wants it to think',
      'gpt-5.2',
      true,
      'high',
      [
        ['tools', 'high'],
        ['described', 'high'],
        ['described', 'high'],
      ],
    ],
    [
      'is told of them in words where it cannot but think',
      'gpt-5.2',
      false,
      undefined,
      [
        ['tools', 'low'],
        ['tools', 'none'],
        ['described', 'low'],
        ['described', 'low'],
      ],
    ],
    [
      'is known before it refuses',
      'gpt-5.6-luna',
      true,
      undefined,
      [
        ['tools', 'none'],
        ['tools', 'none'],
      ],
    ],
    [
      'is known, and told of them in words where the person wants it to think',
      'gpt-5.6-luna',
      true,
      'high',
      [
        ['described', 'high'],
        ['described', 'high'],
      ],
    ],
  ])('%s', async (_what, model, without, effort, expected) => {
    expect(await asked(model, without, effort)).toEqual(expected);
  });
});

describe('a model without tools', () => {
  const REFUSALS: readonly (readonly [string, number, string])[] = [
    ['Ollama', 400, 'registry.ollama.ai/library/gemma:2b does not support tools'],
    ['vLLM', 400, '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'],
    ['llama.cpp', 500, 'tools param requires --jinja flag'],
    ['OpenRouter', 404, 'No endpoints found that support tool use.'],
    ['Groq', 400, '`tool calling` is not supported with this model'],
  ];
  test.each([
    ['a list, as Gemini has it', [{ error: { message: 'm does not support tools' } }]],
    [
      'a message at the top, as vLLM and Mistral have it',
      { object: 'error', message: 'm does not support tools' },
    ],
    ['a detail, as FastAPI has it', { detail: [{ msg: 'm does not support tools' }] }],
    ['text alone', { error: 'm does not support tools' }],
  ])('is recognised in every shape of an error: %s', async (_what, body) => {
    const server = await serve((asked, response) => {
      if (!('tools' in asked)) return SAYS_HI(response);
      return response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    const { ask } = choose({ provider: 'openai-compatible', baseUrl: `${server.origin}/v1`, model: 'm' });
    expect((await ask()).text).toBe('Hi.');
  });

  test.each(REFUSALS)('as %s says they are listed in words, from then on', async (_who, status, message) => {
    const server = await serve((body, response) => {
      if ('tools' in body) return refuse(response, status, message);
      const said = 'I look.\n<tool_call>{"name": "probe", "arguments": {"command": "ls"}}</tool_call>';
      const pieces = said.match(/[\s\S]{1,5}/g) ?? [];
      return stream(response, ...pieces.map((content) => delta({ content })), delta({}, 'stop'));
    });
    const learning = shortLearning();
    const choice = { provider: 'ollama', baseUrl: `${server.origin}/v1`, model: 'gemma' } as const;
    const { ask, heard } = choose(choice, [], { learning });
    const reply = await ask();
    expect(reply).toMatchObject({
      text: 'I look.\n',
      toolCalls: [{ name: 'probe', arguments: '{"command":"ls"}' }],
      finish: 'tool-calls',
    });
    expect(heard.texts.join('')).toBe('I look.\n');
    const steps: readonly Message[] = [
      { role: 'assistant', content: reply.text, toolCalls: reply.toolCalls },
      { role: 'tool', toolCallId: reply.toolCalls[0]?.id ?? '', content: 'a b' },
    ];
    await choose(choice, [], { learning }).ask({ ...FIRST, messages: [...FIRST.messages, ...steps] });
    expect(server.bodies.map((body) => 'tools' in body)).toEqual([true, false, false]);
    const messages = server.bodies.at(-1)?.['messages'] as readonly Json[];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(String(messages[0]?.['content'])).toMatch(
      /<tool_call>[\s\S]*- probe\(command: string, cwd\?: string\)[\s\S]*You are beck\./,
    );
    expect(messages[3]?.['content']).toBe('Result of probe:\na b');
    const [, before = '', after = ''] = server.bodies.map((body) => JSON.stringify(body));
    expect(after.startsWith(before.slice(0, -2))).toBe(true);
    expect(before.length).toBeLessThan(6_000);
  });
});
