import { describe, expect, test } from 'vitest';
import { type ClassifyOptions, runClassify } from '../../src/cli/classify.ts';

async function* chunks(...texts: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield typeof text === 'string' ? Buffer.from(text) : text;
}

async function classify(options: Partial<ClassifyOptions>, ...input: readonly (string | Uint8Array)[]) {
  let out = '';
  const exitCode = await runClassify(
    { shell: 'bash', as: 'eval', json: false, ...options },
    {
      stdin: chunks(...input),
      writeOut: (text) => {
        out += text;
      },
      writeError: () => {},
      colour: false,
      columns: 80,
    },
  );
  return { out, exitCode };
}

describe('beck classify for a person', () => {
  test('shows level, label, the part a reason is about, effects and reasons', async () => {
    expect(await classify({ command: 'ls && rm -r build' })).toEqual({
      out: [
        'danger · run: ls && rm -r build',
        '',
        '  ls && rm -r build',
        '              ~~~~~',
        '',
        'does  read, delete, run',
        '⚠ Deletes build and everything in it. (deletes-tree)',
        '',
      ].join('\n'),
      exitCode: 0,
    });
  });

  test('reads the command from standard input when none is given', async () => {
    const { out } = await classify({}, 'cat ', '/etc/hosts\n');
    expect(out).toContain('safe · read: /etc/hosts');
  });

  test('shows control characters as text', async () => {
    const { out } = await classify({ command: 'echo \u001b[2J' });
    expect(out).not.toContain('\u001b');
    expect(out).toContain('^[[2J');
  });
});

describe('beck classify for a program', () => {
  test('answers one command with one line', async () => {
    const { out } = await classify({ command: 'rm /tmp/x', json: true });
    expect(JSON.parse(out)).toEqual({
      level: 'danger',
      effects: ['delete', 'run'],
      label: 'delete: /tmp/x',
      reasons: [{ id: 'deletes-files', text: 'Deletes /tmp/x.', span: [3, 9] }],
    });
  });

  test('answers line by line, in order, and a bad line in its place', async () => {
    const { out } = await classify(
      { json: true },
      '{"command":"ls","shell":"bash"}\nnot json\n{"command":"rm f","sh',
      'ell":"zsh"}\n{"shell":"bash"}\n\n{"command":"ls","shell":"powershell"}\n',
      new Uint8Array([0xff, 0x0a]),
      '{"command":"rm -rf /","shell":"fish"}',
    );
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ level, error }) => [level, error !== undefined])).toEqual([
      ['safe', false],
      ['danger', true],
      ['danger', false],
      ['danger', true],
      ['danger', true],
      ['danger', false],
      ['danger', true],
      ['blocked', false],
    ]);
  });

  test.each([
    ['{"command":1}', /command/],
    ['{"command":"ls","shell":"tcsh"}', /shell/],
    ['{"command":"ls","paths":{"/a":"maybe"}}', /paths/],
  ])('says what is wrong with %s', async (line, message) => {
    const { out } = await classify({ json: true }, line);
    expect(JSON.parse(out)).toEqual({ error: expect.stringMatching(message), level: 'danger' });
  });

  test('refuses a line of ten megabytes and judges the next', async () => {
    const { out } = await classify({ json: true }, 'x'.repeat(10_000_000), '\n{"command":"ls"}\n');
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).level),
    ).toEqual(['danger', 'safe']);
  });

  test('uses the facts of the request', async () => {
    const facts = { paths: { '/w/new': 'none' }, cwd: '/w' };
    const { out } = await classify({ json: true }, JSON.stringify({ command: 'echo hi > new', ...facts }));
    expect(JSON.parse(out)).toMatchObject({ level: 'ask', label: 'write: new' });
  });
});

describe('--fail-on', () => {
  test.each([
    ['ls', 'ask', 0],
    ['mkdir a', 'ask', 4],
    ['mkdir a', 'danger', 0],
    ['rm -rf /', 'danger', 4],
    ['ls', 'safe', 4],
  ] as const)('%s with --fail-on %s exits %i', async (command, failOn, exitCode) => {
    expect((await classify({ command, failOn })).exitCode).toBe(exitCode);
  });

  test('counts a line that could not be read as danger', async () => {
    expect((await classify({ json: true, failOn: 'danger' }, '{"command":"ls"}\n{\n')).exitCode).toBe(4);
  });
});
