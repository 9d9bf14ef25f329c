// Writing a file through the agent: always asked, in every mode, and never more than was shown.

import { describe, expect, test } from 'vitest';
import { type Call, judgedChange, lastTold, play } from './scripted.ts';

const call: Call = ['write_file', { path: 'notes.md', content: 'hello\n' }];
const writing = { replies: [{ calls: [call] }, { text: 'Done.' }] } as const;
const PATH = '/home/a/notes.md';

function flagged(level: 'danger' | 'blocked', id: string, text: string) {
  const { change } = judgedChange(PATH, 'hello\n');
  const reasons = [{ id, text, span: [0, 1] as const }];
  return { change, verdict: { level, effects: ['write'] as const, label: `create: ${PATH}`, reasons } };
}

describe.each(['strict', 'confirm', 'warn', 'danger'] as const)('in mode %s', (mode) => {
  test('writing asks with the diff and offers neither editing nor always', async () => {
    const policy = { mode, remembered: [], canAsk: true };
    const played = await play({ ...writing, answers: ['yes'], config: { policy } });
    expect(played.done).toEqual([
      'ask-model',
      `prepare: ${PATH}`,
      `ask: ${PATH}`,
      `write: ${PATH} hello\n`,
      'ask-model',
    ]);
    expect(played.proposals).toEqual([
      expect.objectContaining({
        command: PATH,
        offerAlways: false,
        file: { type: 'write', diff: [{ type: 'added', text: 'hello\n' }] },
      }),
    ]);
    const { change } = judgedChange(PATH, 'hello\n');
    expect(played.notices).toContainEqual(
      expect.objectContaining({ type: 'written', change, allowedBy: 'key' }),
    );
    expect(lastTold(played)).toBe(`Written: ${PATH} (6 bytes).`);
    expect(played.result).toMatchObject({ outcome: 'answered', status: 0 });
  });

  test('where there is no one to ask nothing is written', async () => {
    const policy = { mode, remembered: [], canAsk: false };
    const played = await play({ ...writing, config: { policy } });
    expect(played.done).toEqual(['ask-model', `prepare: ${PATH}`, 'ask-model']);
    expect(played.result).toMatchObject({ outcome: 'refused', status: 4 });
    expect(lastTold(played)).toContain(
      'Writing a file always needs approval, and there is no terminal to ask in',
    );
  });

  test.each([
    ["beck's own", flagged('danger', 'touches-beck', "Changes beck's own files, settings or functions.")],
    ['what the person blocks', flagged('blocked', 'person-blocked', 'It is on your list.')],
  ])('%s is refused without asking', async (_what, prepared) => {
    const policy = { mode, remembered: [], canAsk: true };
    const played = await play({ ...writing, writes: { [PATH]: prepared }, config: { policy } });
    expect(played.done).toEqual(['ask-model', `prepare: ${PATH}`, 'ask-model']);
    expect(lastTold(played)).toBe(
      `Blocked: ${prepared.verdict.reasons[0]?.text} beck never writes this, in any mode. Edit it yourself.`,
    );
  });
});

test.each([['no'], [{ type: 'edited', command: PATH }]] as const)(
  'the answer %j writes nothing',
  async (answer) => {
    const played = await play({
      ...writing,
      answers: [typeof answer === 'string' ? { type: answer } : answer],
    });
    expect(played.done).not.toContain(`write: ${PATH} hello\n`);
    expect(lastTold(played)).toBe('User declined.');
    expect(played.result).toMatchObject({ outcome: 'answered', status: 1 });
  },
);

test('leaving the question writes nothing and ends it', async () => {
  const played = await play({ ...writing, answers: ['cancel'] });
  expect(played.done.at(-1)).toBe(`ask: ${PATH}`);
  expect(played.result).toMatchObject({ outcome: 'cancelled', status: 130 });
});

test('what cannot be written is reported to the model, and the later calls of the reply are dropped', async () => {
  const played = await play({
    replies: [{ calls: [call, ['probe', { command: 'ls' }]] }, { text: 'Hm.' }],
    writes: { [PATH]: { type: 'failed', reason: `${PATH} is read-only.` } },
  });
  expect(played.done).toEqual(['ask-model', `prepare: ${PATH}`, 'ask-model']);
  const told = played.requests[1]?.messages
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => content);
  expect(told).toEqual([
    `Not written:\n<untrusted-n0nce from="write_file">\n${PATH} is read-only.\n</untrusted-n0nce>`,
    'Not done, because a call before it in the same reply did not succeed.',
  ]);
  const reason = `${PATH} is read-only.`;
  const shown = { type: 'not-done', kind: 'write', what: `write ${PATH}`, outcome: 'failed', reason };
  expect(played.notices).toContainEqual(shown);
  expect(played.result).toMatchObject({ outcome: 'answered', status: 1 });
});

test('what may not be written for its place ends as refused, unless something else was written', async () => {
  const refused = { type: 'refused', reason: `${PATH} is a link to /etc.` } as const;
  const played = await play({ ...writing, writes: { [PATH]: refused } });
  expect(played.notices).toContainEqual(
    expect.objectContaining({ type: 'not-done', outcome: 'refused', reason: refused.reason }),
  );
  expect(played.result).toMatchObject({ outcome: 'refused', status: 4 });
  const other: Call = ['write_file', { path: 'b', content: 'b' }];
  const fixed = await play({
    replies: [{ calls: [call] }, { calls: [other] }, { text: 'Done.' }],
    writes: { [PATH]: refused, '/home/a/b': judgedChange('/home/a/b', 'b') },
    answers: ['yes'],
  });
  expect(fixed.result).toMatchObject({ outcome: 'answered', status: 0 });
});

test('a write that fails after the yes is shown to the person and reported to the model', async () => {
  const reason = 'There is no space left on the disk.';
  const played = await play({ ...writing, answers: ['yes'], written: { type: 'failed', reason } });
  expect(played.notices).toContainEqual(expect.objectContaining({ type: 'written', failed: reason }));
  expect(lastTold(played)).toContain(reason);
  expect(played.result).toMatchObject({ outcome: 'answered', status: 1 });
});

test('a file that holds the very text already is neither asked about nor written', async () => {
  const same = judgedChange(PATH, 'hello\n');
  const change = { ...same.change, kind: 'overwrite', diff: [], added: 0 } as const;
  const played = await play({ ...writing, writes: { [PATH]: { ...same, change } } });
  expect(played.done).toEqual(['ask-model', `prepare: ${PATH}`, 'ask-model']);
  expect(lastTold(played)).toBe('The file already has exactly this content.');
});

test('an empty new file is still asked about', async () => {
  const empty = judgedChange(PATH, '');
  const change = { ...empty.change, diff: [], added: 0 };
  const played = await play({ ...writing, writes: { [PATH]: { ...empty, change } }, answers: ['yes'] });
  expect(played.done).toContain(`ask: ${PATH}`);
});

test('a name that is not one line of visible text is not even asked about', async () => {
  const odd: Call = ['write_file', { path: 'a\u001b[2Jb', content: 'x' }];
  const played = await play({ replies: [{ calls: [odd] }, { text: '.' }] });
  expect(played.done).toEqual(['ask-model', 'ask-model']);
  expect(lastTold(played)).toBe('write_file: path: must not contain control characters');
});

test.each([
  ['list_directory', {}, 'list: /home/a', 'list /home/a'],
  ['list_directory', { path: '~/x' }, 'list: /home/a/x', 'list /home/a/x'],
  ['search_files', { pattern: '*.md' }, 'search: *.md in /home/a', 'search *.md in /home/a'],
  ['search_files', { pattern: 'TODO', path: '/srv' }, 'search: TODO in /srv', 'search TODO in /srv'],
] as const)('%s %j looks there without asking', async (name, written, done, what) => {
  const output = { text: 'found\n', bytes: 6, truncated: false, binary: false };
  const files = { '/home/a': output, '/home/a/x': output, '/srv': output };
  const played = await play({ replies: [{ calls: [[name, written]] }, { text: '.' }], files });
  expect(played.done).toEqual(['ask-model', done, 'ask-model']);
  expect(played.notices).toContainEqual({ type: 'look', what, output });
  expect(lastTold(played)).toBe(`<untrusted-n0nce from="${name}">\nfound\n</untrusted-n0nce>`);
});

test('a folder of secrets is listed only when the person says yes; a search leaves secrets out by itself', async () => {
  const secretPaths = ['/home/a/keys'];
  const files = { '/home/a/keys': { text: 'id\n', bytes: 3, truncated: false, binary: false } };
  const list = [{ calls: [['list_directory', { path: 'keys' }] as const] }, { text: '.' }];
  const declined = await play({ replies: list, secretPaths, files, answers: ['no'] });
  expect(declined.done).toEqual(['ask-model', 'ask: /home/a/keys', 'ask-model']);
  const search = [{ calls: [['search_files', { pattern: 'x', path: 'keys' }] as const] }, { text: '.' }];
  const searched = await play({ replies: search, secretPaths, files });
  expect(searched.done).toEqual(['ask-model', 'search: x in /home/a/keys', 'ask-model']);
});
