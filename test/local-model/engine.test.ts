// A tiny model with random weights, really loaded: whatever it would rather write, its calls fit the tools.

import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BRIEF_TOOLS, parseCall, TOOLS } from '../../src/agent/tools.ts';
import type { ToolDefinition } from '../../src/domain/conversation.ts';
import { type Chat, type Engine, loadEngine, type Written } from '../../src/local-model/engine.ts';
import { splitCall } from '../../src/local-model/split-call.ts';
import { modelPlace, needLlama } from '../support/llama.ts';

const SYSTEM = 'You are beck, at the shell prompt of a person. '.repeat(4);

function chat(question: string, more: Partial<Chat> = {}): Chat {
  return {
    history: [
      { type: 'system', text: SYSTEM },
      { type: 'user', text: question },
    ],
    tools: BRIEF_TOOLS,
    mustCall: true,
    temperature: 1,
    maxTokens: 1500,
    ...more,
  };
}

async function write(engine: Engine, asked: Chat): Promise<Written & { readonly text: string }> {
  let text = '';
  const written = await engine.write(asked, new AbortController().signal, (piece) => {
    text += piece;
  });
  return { ...written, text };
}

/** What the call in a text is, or why it is none. */
function callIn(text: string) {
  const splitter = splitCall();
  splitter.push(text);
  const { call } = splitter.end();
  return call === undefined
    ? text
    : parseCall({ id: 'a', name: call.name, arguments: JSON.stringify(call.arguments) });
}

describe('the grammar', () => {
  test('holds a model that knows nothing to calls that can be acted on', async () => {
    needLlama();
    await using place = modelPlace();
    const engine = await loadEngine(place.job);
    const names = new Set<string>();
    for (let turn = 0; turn < 20; turn += 1) {
      const { text, finish } = await write(engine, chat(`question ${turn}`, { temperature: 1 + turn / 10 }));
      expect(finish).toBe('stop');
      const parsed = callIn(text);
      expect(parsed).toMatchObject({ type: 'action' });
      if (typeof parsed === 'object' && parsed.type === 'action') names.add(parsed.action.type);
    }
    expect(names.size).toBeGreaterThan(1);
  });

  test.each<[string, ToolDefinition['parameters'], (value: never) => boolean]>([
    [
      'numbers',
      { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
      ({ n }) => Number.isInteger(n),
    ],
    [
      'choices',
      { type: 'object', properties: { c: { enum: ['a', 'b'] } }, required: ['c'] },
      ({ c }) => ['a', 'b'].includes(c),
    ],
    [
      'lists',
      { type: 'object', properties: { l: { type: 'array', items: { type: 'boolean' } } }, required: ['l'] },
      ({ l }) => Array.isArray(l),
    ],
    ['what has no schema', { type: 'object' }, (value) => value !== undefined],
  ])('knows %s', async (_, parameters, fits) => {
    needLlama();
    await using place = modelPlace();
    const engine = await loadEngine(place.job);
    const tools = [{ name: 'it', description: 'Does it.', parameters }];
    for (let turn = 0; turn < 3; turn += 1) {
      const { text } = await write(engine, chat(`${turn}`, { tools }));
      const call = /^<tool_call>(.*)<\/tool_call>$/s.exec(text)?.[1] ?? '';
      // A text of any length may be cut, which is no fault of the grammar.
      if (text.endsWith('</tool_call>')) expect(fits(JSON.parse(call).arguments as never)).toBe(true);
      expect(text).toMatch(/^<tool_call>\{"name": "it", "arguments": /);
    }
  });

  test('takes every tool that beck has', async () => {
    needLlama();
    await using place = modelPlace();
    const engine = await loadEngine(place.job);
    const { text } = await write(engine, chat('anything', { tools: TOOLS }));
    expect(text).toMatch(/^<tool_call>\{"name": "\w+", "arguments": \{/);
  });

  test('leaves an answer free, but for what moves a cursor', async () => {
    needLlama();
    await using place = modelPlace();
    const engine = await loadEngine(place.job);
    const { text, tokens } = await write(engine, chat('say', { mustCall: false, maxTokens: 300 }));
    expect(tokens).toBeGreaterThan(0);
    expect(text.replace(/<tool_call>.*/s, '')).not.toMatch(/(?![\n\t])\p{Cc}/u);
  });
});

describe('what was evaluated', () => {
  test('is not evaluated again by the next question, nor by the next process', async () => {
    needLlama();
    await using place = modelPlace();
    const first = await loadEngine(place.job);
    const cold = await write(first, chat('one'));
    expect(cold.cachedTokens).toBe(0);
    const warm = await write(first, chat('two'));
    expect(warm.cachedTokens).toBeGreaterThan(0.8 * warm.promptTokens);
    const second = await loadEngine(place.job);
    expect((await write(second, chat('three'))).cachedTokens).toBeGreaterThan(0.8 * warm.promptTokens);
  });

  test('is made again for another prompt, and is one file', async () => {
    needLlama();
    await using place = modelPlace();
    const states = () =>
      readdirSync(place.job.states).map((name) => statSync(join(place.job.states, name)).mtimeMs);
    const engine = await loadEngine(place.job);
    await write(engine, chat('one'));
    const [before] = states();
    await write(engine, chat('two'));
    expect(states()).toEqual([before]);
    const other = { history: [{ type: 'system', text: 'Another one. '.repeat(30) } as const] };
    await write(engine, chat('', { ...other, history: [...other.history, { type: 'user', text: 'three' }] }));
    expect(states()).toHaveLength(1);
    expect(states()).not.toEqual([before]);
  });

  test('that cannot be read is left aside', async () => {
    needLlama();
    await using place = modelPlace();
    await write(await loadEngine(place.job), chat('one'));
    const [name = ''] = readdirSync(place.job.states);
    writeFileSync(join(place.job.states, name), 'damaged');
    const engine = await loadEngine(place.job);
    expect(await write(engine, chat('two'))).toMatchObject({ cachedTokens: 0, finish: 'stop' });
  });
});

test('ends soon when it is cancelled, and answers the next question', async () => {
  needLlama();
  await using place = modelPlace();
  const engine = await loadEngine(place.job);
  const left = new AbortController();
  let after = 0;
  const long = engine.write(chat('on and on', { mustCall: false, maxTokens: 3000 }), left.signal, () => {
    if (left.signal.aborted) after += 1;
    left.abort();
  });
  await expect(long).rejects.toThrow();
  expect(after).toBe(0);
  expect(await write(engine, chat('next'))).toMatchObject({ finish: 'stop' });
});

test('ends in the middle of a long prompt', async () => {
  needLlama();
  await using place = modelPlace();
  const engine = await loadEngine(place.job);
  const left = new AbortController();
  const history = [
    { type: 'system', text: SYSTEM } as const,
    { type: 'user', text: 'word '.repeat(700) } as const,
  ];
  const reading = engine.write(chat('', { history }), left.signal, () => {});
  setImmediate(() => left.abort());
  await expect(reading).rejects.toThrow();
});

test('says what is too large for the memory, and loads nothing', async () => {
  needLlama();
  await using place = modelPlace();
  truncateSync(place.job.file, 2 ** 42);
  await expect(loadEngine(place.job)).rejects.toThrow(
    /^tiny needs about 4398 GB of memory, and .* are free\.$/,
  );
});

test('says what is too long for the context', async () => {
  needLlama();
  await using place = modelPlace({ contextSize: 512 });
  const engine = await loadEngine(place.job);
  await expect(write(engine, chat('word '.repeat(200)))).rejects.toThrow(/and the context holds 512\.$/);
});
