// The recipes behind the same function type as a model server.

import { expect, test } from 'vitest';
import type { Message, ModelRequest, RunRecord } from '../../src/domain/conversation.ts';
import { ProviderError } from '../../src/domain/errors.ts';
import { recipesProvider } from '../../src/providers/recipes.ts';

const provider = recipesProvider({ shell: 'zsh', userland: 'gnu', cwd: '/home/ada', home: '/home/ada' });

test('a question becomes one command to run', async () => {
  expect(await ask('who am I')).toEqual({
    text: '',
    toolCalls: [
      {
        id: 'recipe-1',
        name: 'run_in_shell',
        arguments: JSON.stringify({ command: 'whoami', why: 'Show your user name' }),
      },
    ],
    finish: 'tool-calls',
  });
});

test('what it showed becomes the answer, as text that arrives', async () => {
  const said: string[] = [];
  const reply = await ask('who am I', [ran('whoami', 'ada')], proposed('whoami'), (text) => said.push(text));
  expect({ reply, said }).toEqual({
    reply: { text: 'You are ada.', toolCalls: [], finish: 'stop' },
    said: ['You are ada.'],
  });
});

test('a declined command ends its part, and the next part goes on', async () => {
  const reply = await ask('who am I; where am I', [], proposed('whoami'));
  expect(reply.toolCalls.map((call) => [call.id, JSON.parse(call.arguments).command])).toEqual([
    ['recipe-2', 'pwd'],
  ]);
});

test('an edited command still counts as the answer to its part', async () => {
  const reply = await ask('who am I', [ran('whoami | cat', 'ada')], proposed('whoami'));
  expect(reply.text).toBe('You are ada.');
});

test('commands of an earlier question are not taken for this one', async () => {
  const earlier: readonly Message[] = [...proposed('pwd'), { role: 'user', content: 'who am I' }];
  expect((await ask('who am I', [], earlier)).toolCalls).toHaveLength(1);
});

test('not being sure is an error with exit code 3 that names what comes near and how to set a model', async () => {
  const error = await ask('which shells do the snails have').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProviderError);
  expect(error).toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(
      /^The built-in recipes are not sure what to run for that\. They know, for example: ".+"\.$/,
    ),
    mend: expect.stringContaining('OPENAI_API_KEY'),
  });
});

function ask(
  question: string,
  runs: readonly RunRecord[] = [],
  messages: readonly Message[] = [],
  onText: (text: string) => void = () => {},
) {
  const request: ModelRequest = { question, runs, messages, tools: [], temperature: 0, maxTokens: 100 };
  return provider.ask(request, { signal: new AbortController().signal, onText });
}

function proposed(command: string): readonly Message[] {
  const call = { id: 'recipe-1', name: 'run_in_shell', arguments: JSON.stringify({ command, why: '' }) };
  return [
    { role: 'user', content: 'the question' },
    { role: 'assistant', content: '', toolCalls: [call] },
    { role: 'tool', toolCallId: 'recipe-1', content: 'whatever the agent says' },
  ];
}

function ran(command: string, text: string): RunRecord {
  const output = { text, bytes: text.length, truncated: false, binary: false };
  return { command, outcome: { type: 'ran', status: 0, output, cwd: '/home/ada', interrupted: false } };
}
