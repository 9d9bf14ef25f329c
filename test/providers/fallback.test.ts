import { describe, expect, test } from 'vitest';
import type { AskModel, ModelReply, ModelRequest, Provider } from '../../src/domain/conversation.ts';
import { ProviderError } from '../../src/domain/errors.ts';
import { chooseProvider } from '../../src/providers/choose.ts';
import { withFallback } from '../../src/providers/fallback.ts';
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
  return { name, model: name, ask };
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
  const both = withFallback(provider('first', first), provider('second', second), (sentence) =>
    heard.push(`say: ${sentence}`),
  );
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
      const second = { name: 'recipes', model: 'built-in', ask: says('two') };
      const both = withFallback(provider('first', ask), second, () => {});
      await both.ask(REQUEST, { signal: new AbortController().signal, onText: () => {} });
      expect(both.model).toBe(model);
    }
  });

  test('stays with the second for the rest of the question', async () => {
    const { heard } = await asked(fails(DOWN), says('two'), [REQUEST, AFTER_A_STEP]);
    expect(heard).toEqual(['say: Nothing is listening at localhost. Start it.', 'text: two', 'text: two']);
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

const NOTHING_SET = {
  baseUrl: undefined,
  model: undefined,
  loadKey: async () => undefined,
  hasKey: false,
  allowPlainHttp: false,
};

describe('choosing', () => {
  const recipes = provider('recipes', says('from the recipes'));
  const io = { signal: new AbortController().signal, onText: () => {} };

  test('takes the recipes alone', () => {
    const choice = { ...NOTHING_SET, provider: 'recipes' } as const;
    expect(chooseProvider(choice, { recipes, say: () => {} })).toBe(recipes);
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
    const chosen = chooseProvider(choice, { recipes, say: () => {} });
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
    const chosen = chooseProvider(choice, { recipes, say: (sentence) => said.push(sentence) });
    expect((await chosen.ask(REQUEST, io)).text).toBe('from the recipes');
    expect(said).toEqual([
      `Nothing is listening at ${new URL(server.baseUrl).host}. Start the model server, or correct "baseUrl" in the settings.`,
    ]);
  });
});
