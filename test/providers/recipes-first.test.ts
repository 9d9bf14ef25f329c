import { describe, expect, test } from 'vitest';
import type { ModelReply, ModelRequest, Provider } from '../../src/domain/conversation.ts';
import { NoRecipeError } from '../../src/domain/errors.ts';
import { recipesFirst } from '../../src/providers/recipes-first.ts';
import { SERVER_TRAITS } from '../../src/providers/traits.ts';

const REQUEST: ModelRequest = {
  question: 'which files here are over 1 MB',
  runs: [],
  messages: [{ role: 'user', content: 'which files here are over 1 MB' }],
  tools: [],
  temperature: 0,
  maxTokens: 100,
};

function answering(name: string, text: string | undefined): Provider & { readonly asked: () => number } {
  let count = 0;
  return {
    ...SERVER_TRAITS,
    name,
    model: `${name}-model`,
    asked: () => count,
    ask: async (_, { onText }) => {
      count += 1;
      if (text === undefined) throw new NoRecipeError('No recipe for that.', '');
      onText(text);
      return { text, toolCalls: [], finish: 'stop' };
    },
  };
}

async function ask(provider: Provider): Promise<ModelReply & { readonly streamed: string }> {
  let streamed = '';
  const onText = (text: string): void => {
    streamed += text;
  };
  const reply = await provider.ask(REQUEST, { signal: new AbortController().signal, onText });
  return { ...reply, streamed };
}

describe('recipesFirst', () => {
  test('lets the recipes answer what they are sure of, to the end of the question; no model is asked', async () => {
    const [recipes, model] = [answering('recipes', 'three files'), answering('model', 'hello')];
    let judged = 0;
    const accepts = async (): Promise<boolean> => {
      judged += 1;
      return true;
    };
    const first = recipesFirst({ recipes, model, accepts });
    expect(await ask(first)).toMatchObject({ text: 'three files', streamed: 'three files' });
    await ask(first);
    expect([first.name, first.model]).toEqual(['recipes', 'recipes-model']);
    expect([judged, recipes.asked(), model.asked()]).toEqual([1, 2, 0]);
  });

  test.each([
    ['the recipes know none', undefined, true],
    ['their answer is not accepted', 'deletes them', false],
  ])('asks the model where %s, and shows nothing of theirs', async (_, text, accepted) => {
    const [recipes, model] = [answering('recipes', text), answering('model', 'hello')];
    const first = recipesFirst({ recipes, model, accepts: async () => accepted });
    expect(await ask(first)).toMatchObject({ text: 'hello', streamed: 'hello' });
    await ask(first);
    expect(first.name).toBe('model');
    expect([recipes.asked(), model.asked()]).toEqual([1, 2]);
  });
});
