import { describe, expect, test } from 'vitest';
import { ProviderError } from '../../src/domain/errors.ts';
import type { RememberedApproval } from '../../src/domain/remembered.ts';
import type { Verdict } from '../../src/domain/verdict.ts';
import { captured, lastTold, play, probed, run, told, warnings } from './scripted.ts';

const ASK = ['ask-model'] as const;

const MKDIR: RememberedApproval = {
  covers: 'exact',
  text: 'mkdir x',
  shell: 'zsh',
  folder: '/home',
  reasons: [{ id: 'creates', text: 'It is ask.' }],
  effects: [],
};

describe('a question', () => {
  test('is answered with text alone', async () => {
    const played = await play({ replies: [{ text: 'Forty-two.' }] });
    expect(played.result).toEqual({
      status: 0,
      outcome: 'answered',
      answer: 'Forty-two.',
      runs: [],
      plans: [],
      masked: 0,
      usage: { inputTokens: 100, outputTokens: 10 },
    });
    expect(played.notices).toEqual([
      { type: 'thinking' },
      { type: 'text', text: 'Forty-two.' },
      { type: 'answer', text: 'Forty-two.' },
    ]);
    expect(played.requests[0]?.messages).toEqual([
      { role: 'system', content: 'You are beck.' },
      { role: 'user', content: 'what is here' },
    ]);
  });

  test('runs a safe command unasked and answers with its status', async () => {
    const played = await play({
      replies: [{ calls: [run('ls', 'lists files')] }, { text: 'Two files.' }],
      runs: { ls: { output: captured('a\nb\n'), status: 0 } },
    });
    expect(played.done).toEqual(['ask-model', 'judge: ls', 'run: ls', 'ask-model']);
    expect(lastTold(played)).toBe(
      'Exit code: 0\n<untrusted-n0nce from="run_in_shell">\na\nb\n</untrusted-n0nce>',
    );
    expect(played.result.runs).toEqual([{ command: 'ls', outcome: expect.objectContaining({ status: 0 }) }]);
    expect(played.requests[1]?.runs).toEqual(played.result.runs);
    expect(played.notices.map(({ type }) => type)).toEqual([
      'thinking',
      'step',
      'ran',
      'thinking',
      'text',
      'answer',
    ]);
  });

  test('takes several steps, each seeing what the one before gave', async () => {
    const played = await play({
      replies: [
        { calls: [['probe', { command: 'uname' }]] },
        { calls: [['read_file', { path: 'notes.txt', max_lines: 5 }]] },
        { calls: [run('mkdir logs')] },
        { text: 'Done.' },
      ],
      levels: { 'mkdir logs': 'ask' },
      answers: ['yes'],
      probes: { uname: probed('Linux\n') },
      files: { '/home/a/notes.txt': captured('call them logs') },
    });
    expect(played.done).toEqual([
      ...ASK,
      'judge: uname',
      'probe: uname',
      ...ASK,
      'read: /home/a/notes.txt 5',
      ...ASK,
      'judge: mkdir logs',
      'ask: mkdir logs',
      'judge: mkdir logs',
      'run: mkdir logs (approved)',
      ...ASK,
    ]);
    expect(told(played).map(({ content }) => content)).toEqual([
      'Exit code: 0\n<untrusted-n0nce from="probe">\nLinux\n</untrusted-n0nce>',
      '<untrusted-n0nce from="read_file">\ncall them logs\n</untrusted-n0nce>',
      'Exit code: 0\n(no output)',
    ]);
    expect(played.result.usage).toEqual({ inputTokens: 400, outputTokens: 40 });
  });

  test('carries what was passed along as untrusted data, masked', async () => {
    const played = await play({
      replies: [{ text: 'A key.' }],
      config: { attached: captured('AKIAIOSFODNN7EXAMPLE') },
    });
    expect(played.requests[0]?.messages[1]?.content).toBe(
      'what is here\n\nGiven with the question:\n<untrusted-n0nce from="standard input">\n[masked: AWS access key]\n</untrusted-n0nce>',
    );
    expect(played.result.masked).toBe(1);
  });

  test('ends after 15 steps', async () => {
    const replies = Array.from({ length: 20 }, (_, index) => ({ calls: [run(`ls ${index}`)] }));
    const played = await play({ replies });
    expect(played.requests).toHaveLength(15);
    expect(played.done.filter((what) => what.startsWith('run: '))).toHaveLength(15);
    expect(warnings(played)).toEqual([
      'Reached the maximum of 15 steps (setting "maxSteps"). Stopping here.',
    ]);
    expect(played.result).toMatchObject({ outcome: 'no-answer', status: 0, answer: '' });
  });

  test('ends before the third identical call in a row', async () => {
    const calls = [run('ls')];
    const played = await play({ replies: [{ calls }, { calls }, { calls }, { text: 'never' }] });
    expect(played.done.filter((what) => what === 'run: ls')).toHaveLength(2);
    expect(warnings(played)).toEqual([
      'The model asked for the same thing three times in a row. Stopping here.',
    ]);
  });

  test('goes on when identical calls are not in a row', async () => {
    const replies = ['ls', 'ls', 'pwd', 'ls', 'ls'].map((command) => ({ calls: [run(command)] }));
    const played = await play({ replies: [...replies, { text: 'Done.' }] });
    expect(played.result.outcome).toBe('answered');
  });

  test('has no answer when the model says nothing', async () => {
    const played = await play({ replies: [{ text: ' ' }] });
    expect(played.result).toMatchObject({ outcome: 'no-answer', status: 3 });
    expect(warnings(played)).toEqual(['The model gave no answer.']);
  });

  test('is answered by its runs when the model adds nothing', async () => {
    const played = await play({ replies: [{ calls: [run('ls')] }, {}] });
    expect(played.result).toMatchObject({ outcome: 'answered', status: 0, answer: '' });
    expect(played.notices.at(-1)).toEqual({ type: 'thinking' });
  });

  test('says when the answer was cut off, behind it', async () => {
    const played = await play({ replies: [{ text: 'It is beca', finish: 'length' }] });
    expect(played.notices.slice(-2).map(({ type }) => type)).toEqual(['answer', 'warning']);
    expect(warnings(played)).toEqual(['The reply was cut off at 2048 tokens (setting "maxTokens").']);
    expect(played.result.outcome).toBe('answered');
  });

  test('ends with the sentence of a failing provider', async () => {
    const played = await play({
      replies: [new ProviderError('Nothing listens there.', 'Start the server.')],
    });
    expect(warnings(played)).toEqual(['Nothing listens there. Start the server.']);
    expect(played.result).toMatchObject({ outcome: 'no-answer', status: 3 });
  });

  test('does not swallow an unexpected error', async () => {
    await expect(play({ replies: [new TypeError('a bug')] })).rejects.toThrow('a bug');
  });
});

describe('the status', () => {
  test.each([
    [
      'of the last run',
      {
        replies: [{ calls: [run('a')] }, { calls: [run('b')] }, { text: '.' }],
        runs: { a: { status: 0 }, b: { status: 7 } },
      },
      7,
    ],
    [
      '1 after a declined step',
      { replies: [{ calls: [run('a')] }, { text: '.' }], levels: { a: 'ask' }, answers: ['no'] },
      1,
    ],
    [
      'of the last run after a declined step',
      {
        replies: [{ calls: [run('b')] }, { calls: [run('a')] }, { text: '.' }],
        levels: { a: 'ask' },
        answers: ['no'],
        runs: { b: { status: 9 } },
      },
      9,
    ],
    [
      '4 after a blocked step',
      { replies: [{ calls: [run('a')] }, { text: '.' }], levels: { a: 'blocked' } },
      4,
    ],
    [
      '130 when cancelled',
      { replies: [{ calls: [run('a')] }], levels: { a: 'ask' }, answers: ['cancel'] },
      130,
    ],
    [
      'of the last run when cancelled later',
      {
        replies: [{ calls: [run('b')] }, { calls: [run('a')] }],
        levels: { a: 'ask' },
        answers: ['cancel'],
        runs: { b: { status: 0 } },
      },
      0,
    ],
    ['3 without an answer', { replies: [{}] }, 3],
    [
      '1 when the model cannot be understood',
      { replies: [{ calls: [['x', {}]] }, { calls: [['x', '']] }] },
      1,
    ],
  ] as const)('is %s', async (_what, script, status) => {
    expect((await play(script)).result.status).toBe(status);
  });
});

describe('a command that asks', () => {
  const proposing = {
    replies: [{ calls: [run('mkdir x', 'makes it')] }, { text: 'Done.' }],
    levels: { 'mkdir x': 'ask' },
  } as const;

  test('is shown with its reason and Always', async () => {
    const played = await play({ ...proposing, answers: ['yes'] });
    expect(played.proposals).toEqual([
      {
        command: 'mkdir x',
        why: 'makes it',
        verdict: expect.objectContaining({ level: 'ask' }),
        offerAlways: true,
      },
    ]);
  });

  test('is reported to model and person as declined, without a word on laxer settings', async () => {
    const played = await play({ ...proposing, answers: ['no'] });
    const reason = 'User declined.';
    expect(lastTold(played)).toBe(reason);
    expect(played.notices).toContainEqual(
      expect.objectContaining({
        type: 'not-run',
        outcome: { type: 'declined', reason, brief: 'declined' },
      }),
    );
    expect(played.done.some((what) => what.startsWith('run: '))).toBe(false);
  });

  test('is remembered by Always and not asked again in this question', async () => {
    const calls = [run('mkdir x')];
    const played = await play({
      replies: [{ calls }, { calls: [run('ls')] }, { calls }, { text: 'Done.' }],
      levels: { 'mkdir x': 'ask' },
      answers: ['always'],
    });
    expect(played.remembered).toEqual(['mkdir x']);
    expect(played.done.filter((what) => what.includes('mkdir'))).toEqual([
      'judge: mkdir x',
      'ask: mkdir x',
      'judge: mkdir x',
      'run: mkdir x (approved)',
      'judge: mkdir x',
      'run: mkdir x',
    ]);
  });

  test('is not remembered where Always was not offered', async () => {
    const played = await play({ ...proposing, levels: { 'mkdir x': 'danger' }, answers: ['always'] });
    expect(played.remembered).toEqual([]);
  });

  test('runs unasked when an earlier question remembered it', async () => {
    const policy = { mode: 'confirm', remembered: [MKDIR], canAsk: true } as const;
    const played = await play({ ...proposing, config: { policy } });
    expect(played.done).toContain('run: mkdir x');
  });

  test('ends the question when the person leaves', async () => {
    const played = await play({ ...proposing, answers: ['cancel'] });
    expect(played.result).toMatchObject({ outcome: 'cancelled', status: 130 });
    expect(played.requests).toHaveLength(1);
  });

  test('is refused with a way out where there is no one to ask', async () => {
    const played = await play({
      ...proposing,
      config: { policy: { mode: 'confirm', remembered: [], canAsk: false } },
    });
    expect(lastTold(played)).toBe(
      "Needs approval, and there is no terminal to ask in: run: mkdir x. Ask from a terminal, or allow it with: --approve 'mkdir x'",
    );
    expect(played.result).toMatchObject({ outcome: 'refused', status: 4 });
  });

  test('asks again when it is worse just before the run', async () => {
    const played = await play({
      ...proposing,
      levels: { 'mkdir x': ['ask', 'danger', 'danger'] },
      answers: ['yes', 'yes'],
    });
    expect(played.proposals.map(({ verdict }) => verdict.level)).toEqual(['ask', 'danger']);
    expect(warnings(played)).toEqual(['What this command would do has changed since you were asked.']);
    expect(played.done.filter((what) => what.startsWith('run: '))).toEqual(['run: mkdir x (approved)']);
  });

  test('asks again when another reason has come up at the same level', async () => {
    const asked = (text: string): Verdict => ({
      level: 'ask',
      effects: [],
      label: 'l',
      reasons: [{ id: 'creates', text, span: [0, 1] }],
    });
    const played = await play({
      ...proposing,
      levels: { 'mkdir x': [asked('Makes x.'), asked('Makes y.')] },
      answers: ['yes', 'no'],
    });
    expect(played.done.some((what) => what.startsWith('run: '))).toBe(false);
  });

  test('asks again when it is worse just after Always', async () => {
    const networked: Verdict = { level: 'ask', effects: ['network'], label: 'l', reasons: [] };
    const played = await play({
      ...proposing,
      levels: { 'mkdir x': ['ask', networked] },
      answers: ['always', 'no'],
    });
    expect(played.proposals).toHaveLength(2);
    expect(played.done.some((what) => what.startsWith('run: '))).toBe(false);
  });

  test('is refused when it has become blocked', async () => {
    const played = await play({ ...proposing, levels: { 'mkdir x': ['ask', 'blocked'] }, answers: ['yes'] });
    expect(played.done.some((what) => what.startsWith('run: '))).toBe(false);
    expect(played.result.status).toBe(4);
  });

  test('is judged and shown again when edited, and the model learns the text', async () => {
    const played = await play({
      ...proposing,
      levels: { 'mkdir x': 'ask', 'rm y': 'danger' },
      answers: [{ type: 'edited', command: ' rm y\n' }, { type: 'yes' }],
    });
    expect(played.proposals.map(({ command, verdict }) => [command, verdict.level])).toEqual([
      ['mkdir x', 'ask'],
      ['rm y', 'danger'],
    ]);
    expect(played.done.at(-2)).toBe('run: rm y (approved)');
    expect(lastTold(played)).toMatch(/^The person changed the command to: rm y\nExit code: 0\n/);
  });

  test('edited to something safe runs without another question', async () => {
    const played = await play({ ...proposing, answers: [{ type: 'edited', command: 'ls' }] });
    expect(played.done.at(-2)).toBe('run: ls');
  });

  test('edited to nothing is declined', async () => {
    const played = await play({ ...proposing, answers: [{ type: 'edited', command: ' ' }] });
    expect(lastTold(played)).toMatch(/^User declined\./);
  });
});

test('what answers next learns of runs and of what did not run, in order', async () => {
  const played = await play({
    replies: [{ calls: [run('a')] }, { calls: [run('b')] }, { calls: [run('c')] }, { text: '.' }],
    levels: { b: 'ask', c: 'blocked' },
    answers: ['no'],
  });
  expect(played.requests.at(-1)?.attempts).toEqual([
    { command: 'a', outcome: expect.objectContaining({ type: 'ran' }) },
    { command: 'b', outcome: expect.objectContaining({ type: 'declined' }) },
    { command: 'c', outcome: expect.objectContaining({ type: 'refused' }) },
  ]);
  expect(played.requests.at(-1)?.runs.map(({ command }) => command)).toEqual(['a']);
});

describe('a blocked command', () => {
  test('is never run, in any mode, and model and person learn why', async () => {
    for (const mode of ['strict', 'confirm', 'warn', 'danger'] as const) {
      const played = await play({
        replies: [{ calls: [run('rm -rf /')] }, { text: 'I cannot.' }],
        levels: { 'rm -rf /': 'blocked' },
        config: { policy: { mode, remembered: [{ ...MKDIR, text: 'rm -rf /' }], canAsk: true } },
      });
      expect(played.done).toEqual(['ask-model', 'judge: rm -rf /', 'ask-model']);
      const reason =
        'Blocked: It is blocked. beck never runs this, in any mode. If you are certain, type it yourself.';
      expect(lastTold(played)).toBe(reason);
      expect(played.notices).toContainEqual(
        expect.objectContaining({ type: 'not-run', outcome: { type: 'refused', reason } }),
      );
      expect(played.result).toMatchObject({ outcome: 'refused', status: 4, answer: 'I cannot.' });
    }
  });
});

describe('a run', () => {
  test.each([
    ['interrupted', { interrupted: true, status: 3 }],
    ['ended by Ctrl-C in a shell whose loop goes on', { interrupted: false, status: 130 }],
  ])('%s ends the question: no later step runs', async (_what, outcome) => {
    const played = await play({
      replies: [{ calls: [run('sleep 9'), run('ls')] }],
      runs: { 'sleep 9': outcome },
    });
    expect(played.done).toEqual(['ask-model', 'judge: sleep 9', 'run: sleep 9']);
    expect(played.result).toMatchObject({ outcome: 'cancelled', status: outcome.status });
  });

  test('that fails drops the later calls of the same reply, and the model learns it', async () => {
    const played = await play({
      replies: [{ calls: [run('a'), run('cd b'), run('c')] }, { text: 'Hm.' }],
      runs: { 'cd b': { status: 2 } },
    });
    expect(played.done).toEqual(['ask-model', 'judge: a', 'run: a', 'judge: cd b', 'run: cd b', 'ask-model']);
    expect(told(played).map(({ content }) => content)).toEqual([
      'Exit code: 0\n(no output)',
      'Exit code: 2\n(no output)',
      'Not done, because a call before it in the same reply did not succeed.',
    ]);
  });

  test('that was not captured says so', async () => {
    const played = await play({
      replies: [{ calls: [run('vim x')] }, { text: '.' }],
      runs: { 'vim x': { output: undefined } },
      answers: ['yes'],
      config: { routeFor: () => ({ route: 'direct', asks: true }) },
    });
    expect(played.done).toContain('run: vim x (approved) (direct)');
    expect(lastTold(played)).toBe(
      'Exit code: 0\nThe program had the terminal to itself; its output was not captured.',
    );
  });

  test('that wrote into a pipe, for want of a terminal, says so', async () => {
    const played = await play({
      replies: [{ calls: [run('a')] }, { text: '.' }],
      runs: { a: { piped: true } },
    });
    expect(lastTold(played)).toBe('Exit code: 0\nIt wrote into a pipe, not to a terminal.\n(no output)');
  });

  test('that wants the terminal is not offered Always, which would not spare the next question', async () => {
    const played = await play({
      replies: [{ calls: [run('ssh host')] }, { text: '.' }],
      levels: { 'ssh host': 'ask' },
      answers: ['no'],
      config: { routeFor: () => ({ route: 'direct', asks: true }) },
    });
    expect(played.proposals.map(({ offerAlways }) => offerAlways)).toEqual([false]);
  });

  test('that has the terminal to itself but asks for nothing goes there unasked', async () => {
    const played = await play({
      replies: [{ calls: [run('man ls')] }, { text: '.' }],
      config: { routeFor: () => ({ route: 'direct', asks: false }) },
    });
    expect(played.done).toContain('run: man ls (direct)');
  });

  test('that moved the shell tells the model, and later paths follow', async () => {
    const played = await play({
      replies: [
        {
          calls: [
            run('cd /srv'),
            ['probe', { command: 'ls', cwd: 'www' }],
            ['read_file', { path: 'x' }],
            ['read_file', { path: '~/y' }],
          ],
        },
        { text: '.' },
      ],
      runs: { 'cd /srv': { cwd: '/srv' } },
      files: { '/srv/x': captured('x') },
    });
    expect(told(played)[0]?.content).toBe(
      'Exit code: 0\n(no output)\nThe shell is now in:\n<untrusted-n0nce from="directory">\n/srv\n</untrusted-n0nce>',
    );
    expect(played.done.slice(-4)).toEqual([
      'probe: ls in /srv/www',
      'read: /srv/x 200',
      'read: /home/a/y 200',
      'ask-model',
    ]);
  });

  test('of what prints the environment keeps the values here', async () => {
    const played = await play({
      replies: [{ calls: [run('env')] }, { text: '.' }],
      runs: { env: { output: captured('EDITOR=vim\n') } },
    });
    expect(lastTold(played)).toBe(
      'Exit code: 0\n<untrusted-n0nce from="run_in_shell">\nEDITOR=[value not sent]\n</untrusted-n0nce>',
    );
  });

  test('counts what was masked', async () => {
    const played = await play({
      replies: [{ calls: [run('cat .env')] }, { text: '.' }],
      runs: { 'cat .env': { output: captured('DB_PASSWORD=hunter2\nAWS=AKIAIOSFODNN7EXAMPLE\n') } },
    });
    expect(lastTold(played)).not.toMatch(/hunter2|AKIA/);
    expect(played.result.masked).toBe(2);
  });
});

describe('a probe', () => {
  test.each(['ask', 'danger', 'blocked'] as const)(
    'that is judged %s is refused with advice',
    async (level) => {
      const played = await play({
        replies: [{ calls: [['probe', { command: 'touch x' }]] }, { text: '.' }],
        levels: { 'touch x': level },
      });
      expect(played.done).toEqual(['ask-model', 'judge: touch x', 'ask-model']);
      expect(lastTold(played)).toBe(
        level === 'blocked'
          ? 'Not probed: Blocked: It is blocked. beck never runs this, in any mode.'
          : `Not probed: A probe may only read. It is ${level}. Use run_in_shell for this.`,
      );
      const reason = `${level === 'blocked' ? 'Blocked:' : 'A probe may only read.'} It is ${level}.`;
      expect(played.notices).toContainEqual({
        type: 'not-done',
        kind: 'inspection',
        what: 'probe touch x',
        outcome: 'refused',
        reason,
      });
      expect(played.result.status).toBe(level === 'blocked' ? 4 : 0);
    },
  );

  test('runs in strict mode too', async () => {
    const policy = { mode: 'strict', remembered: [], canAsk: true } as const;
    const played = await play({
      replies: [{ calls: [['probe', { command: 'ls' }]] }, { text: '.' }],
      config: { policy },
    });
    expect(played.done).toContain('probe: ls');
  });

  test.each([
    [
      'both streams',
      probed('a', { status: 2, stderr: captured('b') }),
      'Exit code: 2\nstdout:\n<untrusted-n0nce from="probe">\na\n</untrusted-n0nce>\nstderr:\n<untrusted-n0nce from="probe stderr">\nb\n</untrusted-n0nce>',
    ],
    [
      'a time limit',
      probed('a', { status: undefined, timedOut: true }),
      'It was stopped because it took too long; the output is partial.\n<untrusted-n0nce from="probe">\na\n</untrusted-n0nce>',
    ],
    [
      'a timeout without output',
      probed('', {
        timedOut: true,
        status: undefined,
        stdout: { ...captured('[Killed - exceeded 30s timeout]'), bytes: 0 },
      }),
      'It was stopped because it took too long; the output is partial.\n<untrusted-n0nce from="probe">\n[Killed - exceeded 30s timeout]\n</untrusted-n0nce>',
    ],
    ['a signal', probed('', { status: undefined, signal: 'SIGSEGV' }), 'Ended by SIGSEGV.\n(no output)'],
    [
      'a failed start',
      { type: 'failed', reason: 'There is no such folder.' } as const,
      'Not probed: There is no such folder.',
    ],
  ])('tells the model of %s', async (_what, outcome, text) => {
    const played = await play({
      replies: [{ calls: [['probe', { command: 'p' }]] }, { text: '.' }],
      probes: { p: outcome },
    });
    expect(lastTold(played)).toBe(text);
    const failed = {
      type: 'not-done',
      kind: 'inspection',
      what: 'probe p',
      outcome: 'failed',
      reason: 'There is no such folder.',
    };
    const shown = played.notices.filter(({ type }) => type === 'not-done');
    expect(shown).toEqual('reason' in outcome ? [failed] : []);
  });
});

describe('reading a file', () => {
  const reading = {
    replies: [{ calls: [['read_file', { path: '.ssh/id_rsa' }]] }, { text: '.' }],
    secretPaths: ['/home/a/.ssh/id_rsa'],
  } as const;

  test('that may hold secrets asks, in every mode', async () => {
    for (const mode of ['strict', 'confirm', 'warn', 'danger'] as const) {
      const policy = { mode, remembered: [], canAsk: true };
      const played = await play({ ...reading, answers: ['no'], config: { policy } });
      expect(played.proposals[0]).toMatchObject({
        offerAlways: false,
        verdict: { level: 'danger', label: 'read: /home/a/.ssh/id_rsa' },
      });
      expect(played.done).toEqual(['ask-model', 'ask: /home/a/.ssh/id_rsa', 'ask-model']);
      expect(lastTold(played)).toBe('User declined.');
    }
  });

  test('is done when the person says yes', async () => {
    const played = await play({
      ...reading,
      answers: ['yes'],
      files: { '/home/a/.ssh/id_rsa': captured('key') },
    });
    expect(played.done).toContain('read: /home/a/.ssh/id_rsa 200');
    expect(played.notices).toContainEqual({
      type: 'look',
      what: 'read /home/a/.ssh/id_rsa',
      output: captured('key'),
    });
  });

  test('is not done for any answer but yes, since nothing else is offered', async () => {
    const answers = [{ type: 'edited', command: '/home/a/.ssh/id_rsa' }] as const;
    const played = await play({ ...reading, answers });
    expect(played.proposals[0]?.file).toEqual({ type: 'read' });
    expect(played.done).toEqual(['ask-model', 'ask: /home/a/.ssh/id_rsa', 'ask-model']);
  });

  test('is refused where there is no one to ask', async () => {
    const played = await play({
      ...reading,
      config: { policy: { mode: 'danger', remembered: [], canAsk: false } },
    });
    expect(played.result.status).toBe(4);
  });

  test('that is not there tells the model', async () => {
    const played = await play({ replies: [{ calls: [['read_file', { path: 'x' }]] }, { text: '.' }] });
    expect(lastTold(played)).toBe(
      'It failed:\n<untrusted-n0nce from="read_file">\n/home/a/x does not exist.\n</untrusted-n0nce>',
    );
  });
});

test('the whole machine is reported on request, quoted as data, its secrets masked', async () => {
  const report = captured(`Host: den\nContainers running: ghp_${'a1B2'.repeat(9)}\n`);
  const played = await play({
    replies: [
      { calls: [['system_report', {}]] },
      { calls: [['system_report', { env_names: true }]] },
      { text: 'Seen.' },
    ],
    files: { 'system report': report, 'system report with names': captured('HOME, PATH\n') },
  });
  expect(played.done).toEqual([
    'ask-model',
    'system report',
    'ask-model',
    'system report with names',
    'ask-model',
  ]);
  expect(told(played).map(({ content }) => content)).toEqual([
    '<untrusted-n0nce from="system_report">\nHost: den\nContainers running: [masked: GitHub token]\n</untrusted-n0nce>',
    '<untrusted-n0nce from="system_report">\nHOME, PATH\n</untrusted-n0nce>',
  ]);
  const named = (type: 'looking' | 'look') =>
    played.notices.flatMap((notice) => (notice.type === type ? [notice.what] : []));
  expect(named('look')).toEqual(['system report', 'system report, with names of variables']);
  expect(named('looking')).toEqual(named('look'));
});

describe('a reply that cannot be used', () => {
  test.each([
    [
      'an unknown tool',
      ['rm_rf', {}],
      'There is no tool "rm_rf". The tools are: run_in_shell, probe, read_file, list_directory, search_files, write_file, system_report.',
    ],
    [
      'a name of every object',
      ['constructor', {}],
      'There is no tool "constructor". The tools are: run_in_shell, probe, read_file, list_directory, search_files, write_file, system_report.',
    ],
    [
      'arguments that are not JSON',
      ['probe', '{"command": "ls'],
      'The arguments of probe are not JSON: {"command": "ls',
    ],
    [
      'a missing argument',
      ['run_in_shell', {}],
      'run_in_shell: command: Invalid key: Expected "command" but received undefined',
    ],
    [
      'an empty command',
      ['probe', { command: ' ' }],
      'probe: command: Invalid length: Expected !0 but received 0',
    ],
    ['a NUL in a command', ['probe', { command: 'a\0b' }], 'probe: command: must not contain NUL'],
    [
      'a command nobody could read',
      ['run_in_shell', { command: 'x'.repeat(32_769), why: '' }],
      'run_in_shell: command: must not be longer than 32 KiB',
    ],
  ] as const)('is told to the model once: %s', async (_what, call, reason) => {
    const played = await play({
      replies: [{ calls: [call, run('ls')] }, { calls: [run('ls')] }, { text: 'Done.' }],
    });
    expect(told(played)[0]?.content).toBe(reason);
    expect(told(played)[1]?.content).toMatch(/^Not done/);
    expect(played.result).toMatchObject({ outcome: 'answered', status: 0 });
  });

  test('twice in a row ends the question as failed', async () => {
    const played = await play({
      replies: [{ calls: [['x', {}]] }, { calls: [['y', {}]] }, { text: 'never' }],
    });
    expect(played.result).toMatchObject({ outcome: 'failed', status: 1 });
    expect(warnings(played)[0]).toMatch(/^The model's reply could not be used\. There is no tool "y"\./);
  });

  test('goes back to the server as JSON', async () => {
    const played = await play({ replies: [{ calls: [['probe', '{broken']] }, { text: 'Sorry.' }] });
    expect(played.requests[1]?.messages[2]).toMatchObject({
      toolCalls: [{ name: 'probe', arguments: '{}' }],
    });
  });
});

describe('cancelling', () => {
  test.each(['ask-model', 'judge: mkdir x', 'ask: mkdir x'])(
    'during %s runs nothing afterwards',
    async (moment) => {
      const abort = new AbortController();
      const played = await play({
        replies: [{ calls: [run('mkdir x')] }, { text: 'never' }],
        levels: { 'mkdir x': 'ask' },
        answers: ['yes'],
        signal: abort.signal,
        on: (what) => {
          if (what === moment) abort.abort();
        },
      });
      expect(played.done.at(-1)).toBe(moment);
      expect(played.result).toMatchObject({ outcome: 'cancelled', status: 130 });
    },
  );

  test('during a run keeps what came of it', async () => {
    const abort = new AbortController();
    const played = await play({
      replies: [{ calls: [run('make')] }, { text: 'never' }],
      runs: { make: { status: 2 } },
      signal: abort.signal,
      on: (what) => {
        if (what === 'run: make') abort.abort();
      },
    });
    expect(played.notices.at(-2)).toMatchObject({ type: 'ran' });
    expect(played.result).toMatchObject({ outcome: 'cancelled', status: 2, runs: [{ command: 'make' }] });
  });
});

describe('what a model writes', () => {
  test('cannot act on the terminal, in text, in pieces or in a warning', async () => {
    const played = await play({
      replies: [
        { text: 'look \u001b[2J', calls: [['\u001b]0;x\u0007', {}]] },
        { text: '\u202eevil', calls: [['\u001b[H', {}]] },
      ],
    });
    const shown = JSON.stringify(played.notices);
    expect(shown).not.toMatch(/\\u001b|\\u0007|\u202e/);
    expect(played.notices).toContainEqual({ type: 'text', text: 'look ^[[2J' });
  });
});
