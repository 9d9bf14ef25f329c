// The recipes behind the same function type as a model server.

import { expect, test } from 'vitest';
import type { Message, ModelRequest, RunRecord } from '../../src/domain/conversation.ts';
import { ProviderError } from '../../src/domain/errors.ts';
import { recipesProvider } from '../../src/providers/recipes.ts';

const ENVIRONMENT = { shell: 'zsh', userland: 'gnu', cwd: '/home/ada', home: '/home/ada' } as const;
const provider = recipesProvider(ENVIRONMENT);

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

test.each([
  [
    'zip the docs folder and email it to bob',
    'The built-in recipes are not sure what to run for that. They understood "zip the docs folder", but not "email it to bob". They know, for example: "zip up the docs folder", "zip the docs folder into docs.zip".',
  ],
  [
    'show open snail ports',
    'The built-in recipes are not sure what to run for that. They did not understand "snail". They know, for example: "show all open ports", "what\'s using port 8080".',
  ],
  ['make it nicer', 'The built-in recipes are not sure what to run for that.'],
])(
  'not being sure is an error with exit code 3 that says what was not understood: %s',
  async (question, message) => {
    const error = await ask(question).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({
      exitCode: 3,
      message,
      mend: 'Say it differently, or set a model in the settings file or by OPENAI_API_KEY.',
    });
  },
);

test('the settings file is named where the caller knows it', async () => {
  const told = recipesProvider(ENVIRONMENT, { settingsFile: '~/.config/beck/config.json' });
  await expect(ask('make it nicer', [], [], () => {}, told)).rejects.toMatchObject({
    mend: 'Say it differently, or set a model in ~/.config/beck/config.json or by OPENAI_API_KEY.',
  });
});

test('for printing, a question of two parts becomes one whole command line', async () => {
  const whole = recipesProvider(ENVIRONMENT, { whole: true });
  const reply = await ask('stage everything and push', [], [], () => {}, whole);
  expect(reply.toolCalls.map((call) => JSON.parse(call.arguments).command)).toEqual([
    'git add -A && git push',
  ]);
});

function ask(
  question: string,
  runs: readonly RunRecord[] = [],
  messages: readonly Message[] = [],
  onText: (text: string) => void = () => {},
  asked = provider,
) {
  const request: ModelRequest = { question, runs, messages, tools: [], temperature: 0, maxTokens: 100 };
  return asked.ask(request, { signal: new AbortController().signal, onText });
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
