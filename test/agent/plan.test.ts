import { describe, expect, test } from 'vitest';
import { parseCall } from '../../src/agent/tools.ts';
import type { Verdict } from '../../src/domain/verdict.ts';
import { type Call, captured, lastTold, type Played, play, run, type Script, warnings } from './scripted.ts';

const planOf = (...commands: readonly string[]): Call => [
  'run_in_shell',
  { why: 'all of it', plan: commands.map((command) => ({ command, why: '' })) },
];

/** One plan, then an answer. */
const askPlan = (commands: readonly string[], script: Script = {}): Promise<Played> =>
  play({ replies: [{ calls: [planOf(...commands)] }, { text: 'Done.' }], ...script });

/** Without what every question does. */
const done = (played: Played): readonly string[] => played.done.filter((what) => what !== 'ask-model');

const shown = ({ notices }: Played) => notices.filter(({ type }) => /^(?:plan|step|not-run)/.test(type));

const LEVELS = { 'mkdir a': 'ask', 'touch b': 'ask', 'rm c': 'danger', 'rm -rf /': 'blocked' } as const;

describe('a plan', () => {
  test('is judged part by part in the state that those before leave, seen whole, and judged again before each run', async () => {
    const played = await askPlan(['mkdir a', 'cd a', 'touch b'], { levels: LEVELS, planAnswers: ['all'] });
    expect(done(played)).toEqual([
      'judge: mkdir a',
      'judge: mkdir a > cd a',
      'judge: mkdir a > cd a > touch b',
      'ask plan: mkdir a | cd a | touch b',
      'judge: mkdir a',
      'run: mkdir a (approved)',
      'judge: cd a',
      'run: cd a (approved)',
      'judge: touch b',
      'run: touch b (approved)',
    ]);
    expect(played.plans.map(({ offerAll, why }) => ({ offerAll, why }))).toEqual([
      { offerAll: true, why: 'all of it' },
    ]);
    expect(shown(played).map(({ type }) => type)).toEqual(['plan', 'step', 'step', 'step']);
    expect(lastTold(played)).toBe(
      [1, 2, 3].map((part) => `Part ${part} of 3: Exit code: 0\n(no output)`).join('\n'),
    );
    expect(played.result).toMatchObject({
      outcome: 'answered',
      status: 0,
      runs: [{ command: 'mkdir a' }, { command: 'cd a' }, { command: 'touch b' }],
      plans: [
        { taken: 'all', parts: [{ level: 'ask' }, { level: 'safe' }, { level: 'ask', outcome: 'ran' }] },
      ],
    });
  });

  test('of parts that only read runs unasked', async () => {
    const played = await askPlan(['ls', 'pwd']);
    expect(done(played).slice(2)).toEqual(['judge: ls', 'run: ls', 'judge: pwd', 'run: pwd']);
    expect(shown(played).map(({ type }) => type)).toEqual(['step', 'step']);
    expect(played.result.plans).toMatchObject([{ taken: 'unasked' }]);
  });

  test('of one part is that command', async () => {
    const played = await askPlan(['mkdir a'], { levels: LEVELS, answers: ['yes'] });
    expect(done(played)).toEqual([
      'judge: mkdir a',
      'ask: mkdir a',
      'judge: mkdir a',
      'run: mkdir a (approved)',
    ]);
  });

  test('ends where a part fails, and the model learns which ran, which failed and which did not', async () => {
    const played = await askPlan(['mkdir a', 'ls b', 'touch b', 'pwd'], {
      levels: LEVELS,
      planAnswers: ['all'],
      runs: { 'ls b': { status: 2, output: captured('no b\n') } },
    });
    expect(done(played).filter((what) => what.startsWith('run: '))).toEqual([
      'run: mkdir a (approved)',
      'run: ls b (approved)',
    ]);
    expect(lastTold(played)).toBe(
      'Part 1 of 4: Exit code: 0\n(no output)\n' +
        'Part 2 of 4: Exit code: 2\n<untrusted-n0nce from="run_in_shell">\nno b\n</untrusted-n0nce>\n' +
        'Parts 3 to 4 were not run because of that.',
    );
    expect(shown(played).at(-1)).toEqual({ type: 'plan-ended', from: 3, rest: ['touch b', 'pwd'] });
    expect(played.result).toMatchObject({
      status: 2,
      plans: [{ parts: [{ status: 0 }, { status: 2 }, { outcome: 'not-run' }, { outcome: 'not-run' }] }],
    });
  });

  test('ends with the question where Ctrl-C ends a part', async () => {
    const played = await askPlan(['mkdir a', 'touch b'], {
      levels: LEVELS,
      planAnswers: ['all'],
      runs: { 'mkdir a': { status: 130, interrupted: true } },
    });
    expect(played.result).toMatchObject({ outcome: 'cancelled', status: 130 });
    expect(shown(played).at(-1)).toEqual({ type: 'plan-ended', from: 2, rest: ['touch b'] });
    expect(played.requests).toHaveLength(1);
  });

  test('that is declined runs nothing', async () => {
    const played = await askPlan(['ls', 'mkdir a'], { levels: LEVELS, planAnswers: ['no'] });
    expect(done(played).slice(2)).toEqual(['ask plan: ls | mkdir a']);
    expect(lastTold(played)).toBe('Nothing of the plan was run. User declined.');
    expect(played.result).toMatchObject({ status: 1, plans: [{ taken: 'declined' }] });
  });

  test('that is cancelled ends the question', async () => {
    const played = await askPlan(['ls', 'mkdir a'], { levels: LEVELS, planAnswers: ['cancel'] });
    expect(played.result).toMatchObject({ outcome: 'cancelled', plans: [{ taken: 'cancelled' }] });
  });

  test('drops the calls after it in the same reply when it does not succeed', async () => {
    const calls = [planOf('ls', 'mkdir a'), run('pwd')];
    const played = await play({
      replies: [{ calls }, { text: 'No.' }],
      levels: LEVELS,
      planAnswers: ['no'],
    });
    expect(done(played)).not.toContain('judge: pwd');
    expect(lastTold(played)).toBe('Not done, because a call before it in the same reply did not succeed.');
  });
});

describe('a plan with a part that', () => {
  test('is dangerous cannot be taken with one key, whatever the answer says', async () => {
    const played = await askPlan(['mkdir a', 'rm c'], {
      levels: LEVELS,
      planAnswers: ['all'],
      answers: ['yes', 'yes'],
    });
    expect(played.plans.map(({ offerAll }) => offerAll)).toEqual([false]);
    expect(done(played).filter((what) => what.startsWith('ask: '))).toEqual(['ask: mkdir a', 'ask: rm c']);
    expect(played.result.plans).toMatchObject([{ taken: 'stepwise' }]);
  });

  test('is blocked is not begun', async () => {
    const played = await askPlan(['ls', 'rm -rf /'], { levels: LEVELS });
    expect(done(played)).toEqual(['judge: ls', 'judge: ls > rm -rf /']);
    expect(lastTold(played)).toMatch(/^Nothing of the plan was run\. Part 2 of the plan: Blocked: /);
    expect(played.result).toMatchObject({ outcome: 'refused', status: 4, plans: [{ taken: 'refused' }] });
  });

  test('is not begun where there is no one to ask', async () => {
    const policy = { mode: 'confirm', remembered: [], canAsk: false } as const;
    const played = await askPlan(['ls', 'mkdir a'], { levels: LEVELS, config: { policy } });
    expect(done(played).some((what) => what.startsWith('run: '))).toBe(false);
    expect(played.result.status).toBe(4);
  });

  test('has the terminal to itself is asked about, however harmless', async () => {
    const routeFor = (command: string) =>
      command === 'top' ? ({ route: 'direct', asks: true } as const) : CAPTURE;
    const played = await askPlan(['ls', 'top'], { planAnswers: ['all'], config: { routeFor } });
    expect(done(played).at(-1)).toBe('run: top (approved) (direct)');
  });
});

const CAPTURE = { route: 'capture', asks: false } as const;

describe('taken step by step', () => {
  test('every part that is more than a look is asked about, also where the mode would run it', async () => {
    const played = await askPlan(['mkdir a', 'ls', 'rm c'], {
      levels: LEVELS,
      planAnswers: ['stepwise'],
      answers: ['yes', 'yes'],
      config: { policy: { mode: 'warn', remembered: [], canAsk: true } },
    });
    expect(done(played).slice(4)).toEqual([
      'judge: mkdir a',
      'ask: mkdir a',
      'judge: mkdir a',
      'run: mkdir a (approved)',
      'judge: ls',
      'run: ls',
      'judge: rm c',
      'ask: rm c',
      'judge: rm c',
      'run: rm c (approved)',
    ]);
  });

  test('a no in the middle ends the plan', async () => {
    const played = await askPlan(['mkdir a', 'touch b', 'rm c'], {
      levels: LEVELS,
      planAnswers: ['stepwise'],
      answers: ['yes', 'no'],
    });
    expect(done(played).filter((what) => what.startsWith('run: '))).toEqual(['run: mkdir a (approved)']);
    expect(lastTold(played)).toMatch(
      /^Part 1 of 3: Exit code: 0\n\(no output\)\nPart 2 of 3: Not run: User declined\..*\nPart 3 was not run because of that\.$/,
    );
    expect(shown(played).map(({ type }) => type)).toEqual(['plan', 'step', 'not-run', 'plan-ended']);
    expect(played.result).toMatchObject({
      status: 0,
      plans: [{ parts: [{ outcome: 'ran' }, { outcome: 'declined' }, { outcome: 'not-run' }] }],
    });
  });

  test('a part may be edited when its turn comes, and runs where it does no more than it did', async () => {
    const played = await askPlan(['mkdir a', 'pwd'], {
      levels: { ...LEVELS, 'mkdir z': 'ask' },
      planAnswers: ['stepwise'],
      answers: [{ type: 'edited', command: 'mkdir z' }],
    });
    expect(done(played).slice(3)).toEqual([
      'judge: mkdir a',
      'ask: mkdir a',
      'judge: mkdir z',
      'run: mkdir z (approved)',
      'judge: pwd',
      'run: pwd',
    ]);
    expect(lastTold(played)).toContain('Part 1 of 2: The person changed the command to: mkdir z\n');
  });
});

describe('an edited part', () => {
  test('is judged again with all of the plan, which is shown again however harmless it is now', async () => {
    const played = await askPlan(['mkdir a', 'ls a'], {
      levels: LEVELS,
      planAnswers: [{ type: 'edited', part: 0, command: ' cd / ' }, { type: 'all' }],
    });
    expect(done(played)).toEqual([
      'judge: mkdir a',
      'judge: mkdir a > ls a',
      'ask plan: mkdir a | ls a',
      'judge: cd /',
      'judge: cd / > ls a',
      'ask plan: cd / | ls a',
      'judge: cd /',
      'run: cd / (approved)',
      'judge: ls a',
      'run: ls a (approved)',
    ]);
    expect(lastTold(played)).toContain('Part 1 of 2: The person changed the command to: cd /\n');
  });

  test('that is dangerous takes the one key for all away', async () => {
    const played = await askPlan(['mkdir a', 'ls'], {
      levels: LEVELS,
      planAnswers: [{ type: 'edited', part: 1, command: 'rm c' }, { type: 'no' }],
    });
    expect(played.plans.map(({ offerAll }) => offerAll)).toEqual([true, false]);
  });
});

describe('a part that turns worse after an earlier one', () => {
  const worse: Verdict = {
    level: 'ask',
    effects: ['run'],
    label: 'run: ls',
    reasons: [{ id: 'alias-or-function', text: 'ls is an alias or function of this shell.', span: [0, 2] }],
  };

  test.each([
    ['asks again although all was taken', ['mkdir a', 'ls'], ['no'], 'all'],
    ['asks although nothing of the plan was', ['pwd', 'ls'], ['no'], undefined],
  ] as const)('%s', async (_, commands, answers, taken) => {
    const played = await askPlan(commands, {
      levels: { ...LEVELS, ls: ['safe', worse] },
      ...(taken === undefined ? {} : { planAnswers: [taken] }),
      answers,
    });
    expect(done(played).slice(-2)).toEqual(['judge: ls', 'ask: ls']);
    expect(warnings(played)).toEqual(
      taken === undefined ? [] : ['What this command would do has changed since you were asked.'],
    );
  });

  test('is never run where it is blocked by then', async () => {
    const played = await askPlan(['mkdir a', 'ls'], {
      levels: { ...LEVELS, ls: ['safe', 'blocked'] },
      planAnswers: ['all'],
    });
    expect(done(played)).not.toContain('run: ls (approved)');
    expect(lastTold(played)).toContain('Part 2 of 2: Not run: Blocked: ');
  });
});

describe('where no state lasts between runs', () => {
  const config = { stateLasts: false };

  test('each part is judged by itself', async () => {
    const played = await askPlan(['ls', 'pwd'], { config });
    expect(done(played).slice(0, 2)).toEqual(['judge: ls', 'judge: pwd']);
  });

  test.each(['cd /', 'export A=1', 'A=1', 'source env', 'alias a=b'])(
    'a part that only sets something is sent back: %s',
    async (command) => {
      const played = await askPlan([command, 'ls'], { config });
      expect(done(played)).toEqual([]);
      expect(lastTold(played)).toMatch(/^No shell is attached here: each part runs in a process of its own/);
    },
  );
});

describe('what a model writes for a plan', () => {
  const parse = (written: object) =>
    parseCall({ id: '1', name: 'run_in_shell', arguments: JSON.stringify(written) });
  const ls = { command: 'ls', why: 'look' };

  test.each<[object, object]>([
    [
      { why: ' all\nof it ', plan: [{ command: ' ls ', why: 'look\n' }, { command: 'pwd' }] },
      { type: 'plan', why: 'all of it', parts: [ls, { command: 'pwd', why: '' }] },
    ],
    [
      { command: '', why: 'x', plan: [ls, ls] },
      { type: 'plan', why: 'x', parts: [ls, ls] },
    ],
    [
      { ...ls, plan: [] },
      { type: 'run', ...ls },
    ],
    [
      { ...ls, plan: null },
      { type: 'run', ...ls },
    ],
    [
      { why: 'x', plan: [ls] },
      { type: 'run', ...ls },
    ],
  ])('%j is taken', (written, action) => {
    expect(parse(written)).toEqual({ type: 'action', action });
  });

  test.each<[object, RegExp]>([
    [{ ...ls, plan: [ls, ls] }, /command or plan, not both/],
    [{ why: 'x', plan: Array.from({ length: 10 }, () => ls) }, /plan: /],
    [{ why: 'x', plan: [ls, { command: ' ' }] }, /plan\.1\.command: /],
    [{ why: 'x', plan: 'ls; pwd' }, /plan: /],
    [{ why: 'x' }, /command: /],
  ])('%j is sent back', (written, reason) => {
    expect(parse(written)).toEqual({ type: 'unusable', reason: expect.stringMatching(reason) });
  });
});
