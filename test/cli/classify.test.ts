import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ClassifyOptions, runClassify } from '../../src/cli/verbs/classify.ts';
import { rulesOf } from '../../src/cli/wiring/rules.ts';
import { DEFAULTS } from '../../src/config/settings.ts';

const MAIN = join(import.meta.dirname, '../../dist/main.js');

async function* chunks(...texts: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield typeof text === 'string' ? Buffer.from(text) : text;
}

async function classify(
  { columns = 80, ...options }: Partial<ClassifyOptions> & { readonly columns?: number },
  ...input: readonly (string | Uint8Array)[]
) {
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
      columns,
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
        'effects  read, write, delete, run',
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

describe('on a narrow terminal', () => {
  test('a long command is folded with its marks below, and so are the reasons', async () => {
    const { out } = await classify({ command: 'ls -la src test && rm -r build/cache', columns: 24 });
    expect(out.split('\n')).toEqual([
      'danger · run: ls -la…',
      '',
      '  ls -la src test && rm',
      '  -r build/cache',
      '     ~~~~~~~~~~~',
      '',
      'effects  read, write,',
      '         delete, run',
      '⚠ Deletes build/cache',
      '  and everything in it.',
      '  (deletes-tree)',
      '',
    ]);
  });
});

describe('beck classify for a program', () => {
  test('answers one command with one line', async () => {
    const { out } = await classify({ command: 'rm /tmp/x', json: true });
    expect(JSON.parse(out)).toEqual({
      level: 'danger',
      effects: ['write', 'delete', 'run'],
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
      ['safe', false],
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

describe("the person's own rules", () => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'beck-classify-'));
    await mkdir(join(home, '.config/beck'), { recursive: true });
  });
  afterEach(() => rm(home, { recursive: true }));

  async function run(settings: object, ...args: readonly string[]) {
    await writeFile(join(home, '.config/beck/config.json'), JSON.stringify(settings));
    return spawnSync(process.execPath, [MAIN, 'classify', ...args], {
      env: { HOME: home },
      cwd: home,
      encoding: 'utf8',
    });
  }

  test('judge what the verb is given', async () => {
    const { stdout, status } = await run(
      { blacklist: ['git push'], sensitivePaths: ['~/clients'] },
      ...['--json', '--fail-on', 'blocked', 'git  Push'],
    );
    expect({ ...JSON.parse(stdout), status }).toMatchObject({
      level: 'blocked',
      label: 'run: git  Push',
      reasons: [
        { id: 'blacklisted', text: 'Command is not allowed by terminal blacklist.', span: [0, 9] },
        {},
      ],
      status: 4,
    });
  });

  test('a rule that cannot be used is a wrong setting', async () => {
    const { stdout, stderr, status } = await run({ blocked: ['^rm\\s', '(a|'] }, 'ls');
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr).toContain('config.json, line 1: blocked holds "(a|": a group is not closed.');
  });
});

const WARNINGS = DEFAULTS.warnPatterns;

test.each([
  // What a person writes counts, and what is added to the defaults; the judge finds those by itself.
  [{ warnPatterns: ['rm -r', 'prod', 'dd '] }, ['rm -r', 'prod', 'dd '], []],
  [{ warnPatterns: [...WARNINGS, 'prod', 'dd '] }, ['prod', 'dd '], []],
  [{ sensitivePaths: ['~/a', '/b'] }, [], ['~/a', '/home/me/a', '/b']],
  [{}, [], []],
])(
  'settings %j judge by what the judge does not find by itself',
  (settings, warnPatterns, sensitivePaths) => {
    expect(rulesOf({ ...DEFAULTS, ...settings }, '/home/me')).toEqual({
      ...{ blacklist: [], alwaysConfirm: [], blocked: [] },
      ...{ warnPatterns, sensitivePaths },
    });
  },
);

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

describe('bad input', () => {
  test.each([
    ['binary', [new Uint8Array([0, 159, 146, 150, 255, 10, 7])]],
    ['ten megabytes in one piece', ['x'.repeat(10_000_000)]],
    ['ten megabytes of commands', Array.from({ length: 100 }, () => 'ls\n'.repeat(33_000))],
    ['NUL bytes', ['ls \0']],
    ['an open quote', ['ls "a']],
    ['an open substitution', ['ls $(ls']],
    ['an open here-document', ['cat <<E\na\n']],
  ] as const)('%s gets a verdict that is not safe, in few words', async (_, input) => {
    const { out } = await classify({}, ...input);
    expect(out).toMatch(/^(?:danger|blocked) · /);
    expect(out.length).toBeLessThan(40_000);
  });

  test.each(['', '\n', ' \t\n'])('no command at all (%j) is a wrong call, not a verdict', async (input) => {
    await expect(classify({}, input)).rejects.toThrow('There is no command to judge.');
    await expect(classify({ command: '' })).resolves.toMatchObject({ out: expect.stringMatching(/^danger/) });
  });

  test.each([
    ['an empty line', '', /JSON/],
    ['a list', '[]', /command/],
    ['nothing but null', 'null', /Object/],
    ['brackets without end', `{"command":${'['.repeat(900_000)}`, /JSON/],
    ['a command that never ends', `{"command":"${'x'.repeat(2_000_000)}"}`, /1048576 bytes/],
    [
      'a number for a path',
      '{"command":"ls","resolved":{"ls":{"type":"file","path":5}}}',
      /resolved\.ls\.path/,
    ],
  ])('%s is an error in its place, and the rest is judged', async (_, line, message) => {
    const { out } = await classify({ json: true }, `${line}\n{"command":"ls"}\n`);
    const [first = '', second = ''] = out.split('\n');
    expect(JSON.parse(first)).toEqual({ error: expect.stringMatching(message), level: 'danger' });
    expect(first.length).toBeLessThan(1000);
    expect(JSON.parse(second)).toMatchObject({ level: 'safe' });
  });

  test('a long text is not repeated in its label', async () => {
    const { out } = await classify({ json: true, command: `echo ${'a'.repeat(500_000)}` });
    expect(JSON.parse(out)).toMatchObject({ level: 'danger', label: `run: echo ${'a'.repeat(70)}…` });
  });
});

describe('in a pipeline', () => {
  const script = (text: string) =>
    spawnSync('bash', ['-c', text, process.execPath, MAIN], {
      encoding: 'utf8',
      env: {
        ...process.env,
        HOME: join(tmpdir(), 'beck-absent-home'),
        XDG_CONFIG_HOME: '',
        XDG_CACHE_HOME: tmpdir(),
      },
    });

  test('a reader that has seen enough ends it without a word', () => {
    const { stdout, stderr } = script(`yes '{"command":"ls"}' | "$0" "$1" classify --json | head -n 1`);
    expect({ level: JSON.parse(stdout).level, stderr }).toEqual({ level: 'safe', stderr: '' });
  });

  test.each(['config', 'hosts --help', 'ask --provider recipes how much disk space is free'])(
    'a reader that has gone ends beck %s without a trace of the program',
    (words) => {
      expect(script(`"$0" "$1" ${words} | :`).stderr).not.toMatch(/EPIPE|node:/);
    },
  );

  test.skipIf(!existsSync('/dev/full'))('a verdict that could not be written is a failure', () => {
    const { stderr, status } = script('"$0" "$1" classify ls >/dev/full');
    expect({ stderr, status }).toEqual({
      stderr: expect.stringMatching(/^beck: The output could not be written: ENOSPC.*\n$/),
      status: 1,
    });
  });
});

describe('beck classify looks at the disk', () => {
  let home: string;

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'classify-'));
    await mkdir(join(home, '.ssh'));
    await mkdir(join(home, 'src'));
    await writeFile(join(home, '.ssh/id_rsa'), 'key');
    await writeFile(join(home, 'src/f'), 'x');
    await symlink('../.ssh/id_rsa', join(home, 'src/notes.txt'));
  });

  afterEach(() => rm(home, { recursive: true }));

  const levelOf = (words: readonly string[], input = '') => {
    const { stdout } = spawnSync(process.execPath, [MAIN, 'classify', ...words], {
      cwd: join(home, 'src'),
      env: { HOME: home, PATH: process.env['PATH'] },
      encoding: 'utf8',
      input,
    });
    return /^(?:\{"level":")?(\w+)/.exec(stdout)?.[1];
  };

  test('a free name is asked about, one that is taken is danger', () => {
    expect(levelOf(['echo x > new'])).toBe('ask');
    expect(levelOf(['echo x > f'])).toBe('danger');
    expect(levelOf(['--json', 'echo x > new'])).toBe('ask');
    expect(levelOf(['--no-facts', 'echo x > new'])).toBe('danger');
  });

  test('a link to a secret is the secret, for a person and for a program that names the folder', () => {
    const line = JSON.stringify({ command: 'cat notes.txt', cwd: join(home, 'src') });
    expect(levelOf(['cat notes.txt'])).toBe('danger');
    expect(levelOf(['cat f'])).toBe('safe');
    expect(levelOf(['--json'], line)).toBe('danger');
    expect(levelOf(['--json', '--no-facts'], line)).toBe('safe');
  });

  test('a line without a folder means the one beck stands in', () => {
    const line = (command: string) => JSON.stringify({ command });
    expect(levelOf(['--json'], line('cat notes.txt'))).toBe('danger');
    expect(levelOf(['--json'], line('cat f'))).toBe('safe');
    expect(levelOf(['--json'], line('echo x > new'))).toBe('ask');
    expect(levelOf(['--json', '--no-facts'], line('echo x > new'))).toBe('danger');
    expect(levelOf(['--json'], JSON.stringify({ command: 'cat notes.txt', cwd: '/' }))).toBe('safe');
  });

  test.each([
    ['cat *', 'danger'],
    ['head -n 1 n*.txt', 'danger'],
    ['cat n?tes.*', 'danger'],
    ['cat ../s*/*', 'danger'],
    ['cat f*', 'safe'],
    ['ls *', 'safe'],
  ])('%s, where a match may be a link to a secret: %s', (command, level) => {
    expect(levelOf([command])).toBe(level);
    expect(levelOf(['--json', command])).toBe(level);
    expect(levelOf(['--json'], JSON.stringify({ command }))).toBe(level);
    expect(levelOf(['--json'], JSON.stringify({ command, cwd: join(home, 'src') }))).toBe(level);
    expect(levelOf(['--json', '--no-facts', command])).toBe('safe');
  });
});
