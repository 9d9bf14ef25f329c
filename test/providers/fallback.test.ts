import { describe, expect, test } from 'vitest';
import type { AskModel, ModelReply, ModelRequest, Provider } from '../../src/domain/conversation.ts';
import { EmptyReplyError, ProviderError, UnavailableError } from '../../src/domain/errors.ts';
import { chooseProvider } from '../../src/providers/choose.ts';
import { withFallback } from '../../src/providers/fallback.ts';
import { RECIPES, SERVER_TRAITS } from '../../src/providers/traits.ts';
import { startModelServer } from '../support/model-server.ts';

const DOWN = new ProviderError('Nothing is listening at localhost.', 'Start it.');
const REQUEST: ModelRequest = {
  question: 'q',
  runs: [],
  messages: [],
  tools: [],
  temperature: 0,
  maxTokens: 1,
};
const AFTER_A_STEP: ModelRequest = { ...REQUEST, messages: [{ role: 'tool', toolCallId: 'a', content: '' }] };

function provider(name: string, ask: AskModel): Provider {
  return { ...SERVER_TRAITS, name, model: name, ask };
}

const says =
  (text: string): AskModel =>
  async (_request, { onText }) => {
    onText(text);
    return reply(text);
  };
const fails =
  (error: Error, said = ''): AskModel =>
  async (_request, { onText }) => {
    if (said !== '') onText(said);
    throw error;
  };

function reply(text: string): ModelReply {
  return { text, toolCalls: [], finish: 'stop' };
}

async function asked(first: AskModel, second: AskModel, requests: readonly ModelRequest[] = [REQUEST]) {
  const heard: string[] = [];
  const both = withFallback([provider('first', first)], provider('second', second), {
    say: (sentence) => heard.push(`say: ${sentence}`),
    passOn: () => heard.push('passed on'),
  });
  const texts: string[] = [];
  for (const request of requests) {
    const given = await both
      .ask(request, { signal: new AbortController().signal, onText: (text) => heard.push(`text: ${text}`) })
      .catch((error: unknown) => reply(`error: ${error instanceof Error ? error.message : ''}`));
    texts.push(given.text);
  }
  return { texts, heard };
}

describe('falling back', () => {
  test('does not happen while the first provider answers', async () => {
    expect(await asked(says('one'), says('two'))).toEqual({ texts: ['one'], heard: ['text: one'] });
  });

  test('says the sentence, then gives the answer of the second', async () => {
    expect(await asked(fails(DOWN), says('two'))).toEqual({
      texts: ['two'],
      heard: ['say: Nothing is listening at localhost. Start it.', 'text: two'],
    });
  });

  test('names the one that answered', async () => {
    for (const [ask, model] of [
      [fails(DOWN), 'built-in recipes'],
      [says('one'), 'first'],
    ] as const) {
      const second = { ...RECIPES, ask: says('two') };
      const both = withFallback([provider('first', ask)], second, { say: () => {}, passOn: () => {} });
      await both.ask(REQUEST, { signal: new AbortController().signal, onText: () => {} });
      expect(both.model).toBe(model);
    }
  });

  test('stays with the second for the rest of the question', async () => {
    const { heard } = await asked(fails(DOWN), says('two'), [REQUEST, AFTER_A_STEP]);
    expect(heard).toEqual(['say: Nothing is listening at localhost. Start it.', 'text: two', 'text: two']);
  });

  test('a model that gives an empty reply is not replaced', async () => {
    const { texts, heard } = await asked(
      fails(new EmptyReplyError('It said nothing.', 'Ask again.')),
      says('two'),
    );
    expect({ texts, heard }).toEqual({ texts: ['error: It said nothing.'], heard: [] });
  });

  test.each([
    [
      'the second has no answer either',
      fails(DOWN),
      fails(new ProviderError('Not sure.', 'Ask so.')),
      REQUEST,
    ],
    ['the first had begun to speak', fails(DOWN, 'It is'), says('two'), REQUEST],
    ['steps were already taken', fails(DOWN), says('two'), AFTER_A_STEP],
  ] as const)('does not happen when %s', async (_when, first, second, request) => {
    const { texts, heard } = await asked(first, second, [request]);
    expect(texts).toEqual(['error: Nothing is listening at localhost.']);
    expect(heard.filter((what) => what.startsWith('say'))).toEqual([]);
  });

  test('hides no other error', async () => {
    expect((await asked(fails(new TypeError('a bug')), says('two'))).texts).toEqual(['error: a bug']);
    expect((await asked(fails(DOWN), fails(new TypeError('a bug')))).texts).toEqual(['error: a bug']);
  });
});

describe('a chain of servers', () => {
  const GONE = new UnavailableError('Nothing is listening at localhost.', 'Start it.');
  const KEY = new ProviderError('HOST rejected the key.', 'Check it.');

  async function through(asks: readonly AskModel[], requests: readonly ModelRequest[] = [REQUEST]) {
    const heard: string[] = [];
    const servers = asks.map((ask, at) => provider(`server ${at + 1}`, ask));
    const chain = withFallback(servers, provider('recipes', says('from the recipes')), {
      say: (sentence) => heard.push(`say: ${sentence}`),
      passOn: ({ message }, { name }) => heard.push(`${message} ${name}`),
    });
    const texts: string[] = [];
    for (const request of requests) {
      const given = await chain
        .ask(request, { signal: new AbortController().signal, onText: () => {} })
        .catch((error: unknown) => reply(`error: ${error instanceof Error ? error.message : ''}`));
      texts.push(given.text);
    }
    return { texts, heard, name: chain.name };
  }

  test('goes on to the next that answers, and stays with it', async () => {
    const asks = [fails(GONE), fails(GONE), says('three')];
    expect(await through(asks, [REQUEST, AFTER_A_STEP])).toEqual({
      texts: ['three', 'three'],
      heard: ['Nothing is listening at localhost. server 2', 'Nothing is listening at localhost. server 3'],
      name: 'server 3',
    });
  });

  test('goes on in the middle of the steps as well', async () => {
    let asked = 0;
    const first: AskModel = async (request, io) =>
      asked++ === 0 ? says('one')(request, io) : fails(GONE)(request, io);
    const { texts } = await through([first, says('two')], [REQUEST, AFTER_A_STEP]);
    expect(texts).toEqual(['one', 'two']);
  });

  test.each([
    ['a refused key', fails(KEY), ['from the recipes'], ['say: HOST rejected the key. Check it.']],
    ['a reply that broke off', fails(GONE, 'It is'), ['error: Nothing is listening at localhost.'], []],
  ] as const)('does not hide %s', async (_what, first, texts, heard) => {
    expect(await through([first, says('two')])).toEqual({ texts, heard, name: 'server 1' });
  });

  test('ends with the recipes', async () => {
    expect(await through([fails(GONE), fails(GONE)])).toMatchObject({
      texts: ['from the recipes'],
      heard: [
        'Nothing is listening at localhost. server 2',
        'say: Nothing is listening at localhost. Start it.',
      ],
    });
  });
});

const NOTHING_SET = {
  baseUrl: undefined,
  model: undefined,
  loadKey: async () => undefined,
  hasKey: false,
  allowPlainHttp: false,
  fallback: [],
  reasoningEffort: undefined,
};

describe('choosing', () => {
  const recipes = provider('recipes', says('from the recipes'));
  const io = { signal: new AbortController().signal, onText: () => {} };

  test('takes the recipes alone', () => {
    const choice = { ...NOTHING_SET, provider: 'recipes' } as const;
    expect(chooseProvider(choice, { recipes, say: () => {}, note: () => {} })).toBe(recipes);
  });

  test('asks the chosen server, model and key', async () => {
    const server = await startModelServer([{ type: 'text', text: 'from the server' }]);
    const choice = {
      ...NOTHING_SET,
      provider: 'openai-compatible',
      baseUrl: server.baseUrl,
      model: 'm',
      loadKey: async () => 'k',
      hasKey: true,
    } as const;
    const chosen = chooseProvider(choice, { recipes, say: () => {}, note: () => {} });
    expect((await chosen.ask(REQUEST, io)).text).toBe('from the server');
    expect(server.requests[0]).toMatchObject({
      body: { model: 'm' },
      headers: { authorization: 'Bearer k' },
    });
    expect(chosen).toMatchObject({ name: 'openai-compatible', model: 'm' });
    await server.close();
  });

  test('falls back to the recipes when the server is down', async () => {
    const server = await startModelServer([]);
    await server.close();
    const said: string[] = [];
    const choice = {
      ...NOTHING_SET,
      provider: 'openai-compatible',
      baseUrl: server.baseUrl,
      model: 'm',
    } as const;
    const chosen = chooseProvider(choice, {
      recipes,
      say: (sentence) => said.push(sentence),
      note: () => {},
    });
    expect((await chosen.ask(REQUEST, io)).text).toBe('from the recipes');
    expect(said).toEqual([
      `Nothing is listening at ${new URL(server.baseUrl).host}. Start the model server, or correct "baseUrl" in the settings.`,
    ]);
  });
});
