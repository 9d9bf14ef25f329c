// The recipes behind the same function type as a model server.

import { describe, expect, test } from 'vitest';
import type { Message, ModelRequest, RunRecord } from '../../src/domain/conversation.ts';
import { NoRecipeError } from '../../src/domain/errors.ts';
import { recipesProvider } from '../../src/providers/recipes.ts';
import { worldOf } from '../recipes/world.ts';

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

test('a row that took a word for a name gives way to what is wholly read', async () => {
  const [call] = (await ask('shuffle the lines of notes.txt')).toolCalls;
  expect(JSON.parse(call?.arguments ?? '{}')).toMatchObject({ command: 'shuf notes.txt' });
});

test('root gets a command without sudo', async () => {
  const here = worldOf({ entries: [], programs: ['reboot', 'sudo'] });
  const world = { ...here, isRoot: () => true };
  const asRoot = await ask('reboot', [], [], () => {}, recipesProvider({ ...ENVIRONMENT, world }));
  const commands = [...asRoot.toolCalls, ...(await ask('reboot')).toolCalls].map(
    (call) => JSON.parse(call.arguments).command,
  );
  expect(commands).toEqual(['reboot', 'sudo reboot']);
});

test('lines that are changed in print only are said to be', async () => {
  const [call] = (await ask('remove line 3 from notes.txt')).toolCalls;
  expect(JSON.parse(call?.arguments ?? '{}')).toMatchObject({
    command: "sed '3d' notes.txt",
    why: expect.stringContaining('Only prints'),
  });
});

test('where two readings are as likely and something changes, the person says which', async () => {
  const question = 'count words of all .txt files in /etc and save it to n.txt';
  const both = [
    'cat /etc/*.txt | wc -w > n.txt',
    "find /etc -type f -name '*.txt' -exec wc -w '{}' + > n.txt",
  ];
  const asked: (readonly string[])[] = [];
  const choosing = (index: number | undefined, whole = false) =>
    recipesProvider(ENVIRONMENT, {
      whole,
      choose: async (commands) => {
        asked.push(commands);
        return index;
      },
    });
  const chosen = await ask(question, [], [], () => {}, choosing(1));
  expect(chosen.toolCalls.map((call) => JSON.parse(call.arguments).command)).toEqual([both[1]]);
  const after = await ask(question, [ran(both[1] ?? '', '')], proposed(both[1] ?? ''), () => {}, choosing(0));
  const neither = await ask(question, [], [], () => {}, choosing(undefined));
  expect([after, neither].map(({ text, toolCalls }) => ({ text, toolCalls }))).toEqual([
    { text: '', toolCalls: [] },
    { text: '', toolCalls: [] },
  ]);
  expect(asked).toEqual([both, both]);
});

test('where there is no one to ask, two readings are both said and neither runs', async () => {
  const question = 'count words of all .txt files in /etc and save it to n.txt';
  await expect(ask(question)).rejects.toMatchObject({
    message: 'That can be read in two ways.',
    fix: "Run the one you mean: cat /etc/*.txt | wc -w > n.txt  or  find /etc -type f -name '*.txt' -exec wc -w '{}' + > n.txt",
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

test('a search that finds nothing says so', async () => {
  const find = 'find . -type f -name xyz';
  const answer = async (text: string) =>
    (await ask('find a file named xyz', [ran(find, text)], proposed(find))).text;
  expect([await answer(''), await answer('./xyz\n')]).toEqual(['Nothing found.', '']);
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

test('what does not fit the last question is said with that question', async () => {
  const earlier = [{ question: 'find png files', folder: '/home/ada' }];
  const following = recipesProvider(ENVIRONMENT, { earlier });
  await expect(ask('only folders', [], [], () => {}, following)).rejects.toMatchObject({
    message: 'That does not fit your last question, "find png files".',
  });
});

test('what was listed and was nothing is not changed', async () => {
  const command = "find . -type f -iname '*.png'";
  const after = async (question: string, output: string) => {
    const earlier = [{ question: 'find png files', command, folder: '/home/ada', output }];
    return ask(question, [], [], () => {}, recipesProvider(ENVIRONMENT, { earlier }));
  };
  const copy = 'copy them to ~/Desktop';
  expect(await after(copy, '')).toMatchObject({
    text: 'There are none: "find png files" found nothing.',
    toolCalls: [],
  });
  expect((await after(copy, './a.png\n')).toolCalls).toHaveLength(1);
  expect((await after('in /tmp', '')).toolCalls).toHaveLength(1);
});

test('a follow-up that leaves no file says so', async () => {
  const earlier = [
    { question: 'find png files', command: "find . -type f -iname '*.png'", folder: '/home/ada' },
  ];
  const following = recipesProvider(ENVIRONMENT, { earlier });
  const [call] = (await ask('only those over 1 MB', [], [], () => {}, following)).toolCalls;
  const command: string = JSON.parse(call?.arguments ?? '{}').command;
  const after = async (text: string) =>
    (await ask('only those over 1 MB', [ran(command, text)], proposed(command), () => {}, following)).text;
  expect([await after(''), await after('./a.png\n')]).toEqual(['None of them.', '']);
});

test('commands of an earlier question are not taken for this one', async () => {
  const earlier: readonly Message[] = [...proposed('pwd'), { role: 'user', content: 'who am I' }];
  expect((await ask('who am I', [], earlier)).toolCalls).toHaveLength(1);
});

const AFTER_ANOTHER: readonly Message[] = [
  { role: 'user', content: 'list all png files' },
  { role: 'assistant', content: '4 png files here.', toolCalls: [] },
  { role: 'user', content: 'the question' },
];

test.each([
  'only the ones over 21 KB',
  'and only in src',
  'just the png ones',
  'count them',
  'now delete those',
  'which of them',
])('what leans on an earlier question is not answered as if it stood alone: %s', async (question) => {
  await expect(ask(question, [], AFTER_ANOTHER)).rejects.toMatchObject({
    message: 'It refers to an earlier question, and the recipes cannot tell what that showed.',
    fix: 'Say it in one question.',
  });
});

test("what a list is changed into leaves beck's own files out as well", async () => {
  const own = () => ['/home/ada/.local/share/beck', '/home/ada/.bash_history'];
  const world = worldOf({ entries: ['.local/share/beck/', '.bash_history'] });
  const earlier = [{ question: 'find files over 10 mb', folder: '/home/ada', command: 'find . -size +10M' }];
  const [call] = (
    await ask('delete them', [], [], () => {}, recipesProvider({ ...ENVIRONMENT, world, own }, { earlier }))
  ).toolCalls;
  expect(call?.arguments).toMatch(
    /-prune -o -not -path '\.\/\.local\/share\/beck\/\*' -not -path \.\/\.bash_history -type f -size \+10M/,
  );
});

describe('after a question that nobody could answer', () => {
  const asked = { question: 'photos from may 2023 with grandma', folder: '/home/ada' };
  const pictures = { question: 'list all png files', folder: '/home/ada', command: 'ls', output: 'a.png\n' };
  const world = worldOf({ entries: ['a.png', 'Desktop/'], programs: ['whoami'] });
  const following = recipesProvider(
    { ...ENVIRONMENT, world },
    { earlier: [pictures, { ...asked, unanswered: true }] },
  );

  test.each(['copy them to ~/Desktop', 'delete it', 'only the png ones', 'count them'])(
    '%s has no answer either, and says of which question',
    async (question) => {
      await expect(ask(question, [], [], () => {}, following)).rejects.toMatchObject({
        message: `It refers to "${asked.question}", and the recipes cannot tell what that would have shown.`,
        fix: 'Say it in one question.',
      });
    },
  );

  test('a question of its own is answered', async () => {
    expect((await ask('who am I', [], [], () => {}, following)).toolCalls).toHaveLength(1);
  });
});

test.each(['just show the hidden files', 'who am I', 'count the files of those over 1 MB'])(
  'a question that stands alone is answered after another one: %s',
  async (question) => {
    expect((await ask(question, [], AFTER_ANOTHER)).toolCalls).toHaveLength(1);
  },
);

test.each([
  [
    'zip the docs folder and email it to bob',
    'No recipe for that: I understood "zip the docs folder", but not "email it to bob".',
    'Try: "zip up the docs folder", "zip the docs folder into docs.zip".',
  ],
  [
    'show open snail ports',
    'No recipe for that: I did not understand "snail".',
    'Try: "show all open ports".',
  ],
  [
    'list big text files sorted by colour',
    'No recipe for that: I understood "list big text files", but not "sorted by colour".',
    'Try: "what are the 5 largest files in this directory".',
  ],
  ['delete old logs', 'No recipe for that.', 'Try: "delete all logs older than 30 days".'],
  ['ls nosuchdir', 'No recipe for that.', 'If you mean the command ls, type it without the prefix.'],
  ['make it nicer', 'No recipe for that: I did not understand "nicer".', 'Say it differently.'],
  ['build it', 'No recipe for that.', 'Say it differently.'],
  ['log in to the server', 'No recipe for that.', 'Say it differently.'],
])(
  'a question of no recipe is an error with exit code 3 that says what was not understood: %s',
  async (question, message, fix) => {
    const error = await ask(question).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NoRecipeError);
    expect(error).toMatchObject({ exitCode: 3, message, fix });
  },
);

test.each([
  ['make it nicer', 'Say it differently, or set up a model: beck models'],
  ['show open snail ports', 'Try: "show all open ports". Or set up a model: beck models'],
])('how to set up a model is said where the caller wants it: %s', async (question, fix) => {
  const told = recipesProvider(ENVIRONMENT, { modelAdvice: async () => 'beck models' });
  await expect(ask(question, [], [], () => {}, told)).rejects.toMatchObject({ fix });
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

describe('a name that is not here', () => {
  const entries = [
    'home/',
    'home/budget.csv',
    'My Documents/',
    'My Documents/notes.txt',
    'backup/',
    'backup/a.txt',
    'docs/',
    'docs/a.txt',
    'pics/',
    'pics/photos/',
  ];
  const placed = (whole = true) =>
    recipesProvider(
      { ...ENVIRONMENT, world: worldOf({ entries, programs: ['awk', 'cut', 'du', 'sed', 'touch'] }) },
      { whole },
    );
  const commandFor = async (question: string) =>
    JSON.parse((await ask(question, [], [], () => {}, placed())).toolCalls[0]?.arguments ?? '{}').command;

  test.each([
    ['how many lines does budget.csv have', 'wc -l < home/budget.csv'],
    ['show notes.txt', "cat 'My Documents/notes.txt'"],
    ['remove duplicate lines from notes.txt', "sort -u 'My Documents/notes.txt'"],
    ['replace milk with bread in notes.txt', "sed -i s/milk/bread/g 'My Documents/notes.txt'"],
    ['just give me columns 1 and 3 of budget.csv', 'cut -d , -f 1,3 home/budget.csv'],
    ['how big is the photos folder', 'du -sh pics/photos'],
  ])('is found where it is the only one below: %s', async (question, command) => {
    expect(await commandFor(question)).toBe(command);
  });

  test('is said where there are several, and is made where the command makes it', async () => {
    await expect(commandFor('how many lines does a.txt have')).rejects.toMatchObject({
      message: 'No file a.txt here, but backup/a.txt, docs/a.txt.',
    });
    expect(await commandFor('create an empty file called budget.csv')).toBe('touch budget.csv');
  });
});
