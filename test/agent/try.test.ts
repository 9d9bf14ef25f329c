// The model's tool for trials: what it may try, and what it and the person are told.

import { describe, expect, test } from 'vitest';
import type { TrialOutcome } from '../../src/domain/trial.ts';
import type { Verdict } from '../../src/domain/verdict.ts';
import { captured, lastTold, play, type Script } from './scripted.ts';

const TRIED: TrialOutcome = {
  type: 'tried',
  status: 2,
  timedOut: false,
  output: captured('make: no rule\n'),
  changes: ['+ dist/app.js  34 kB'],
  changedFiles: 1,
};

const trying = (script: Script = {}) =>
  play({
    replies: [{ calls: [['try_command', { command: 'make' }]] }, { text: '.' }],
    levels: { make: 'ask' },
    tries: { make: TRIED },
    ...script,
    config: { tries: true, ...script.config },
  });

describe('try_command', () => {
  test('is offered only where commands can be tried', async () => {
    const names = async (config: NonNullable<Script['config']>): Promise<readonly string[]> =>
      (await trying({ config })).requests[0]?.tools.map(({ name }) => name) ?? [];
    expect(await names({})).toContain('try_command');
    expect(await names({ tries: false })).not.toContain('try_command');
    expect(await names({ brief: true })).not.toContain('try_command');
  });

  test('runs without a question, and tells the model and the person', async () => {
    const played = await trying();
    expect(played.done).toEqual(['ask-model', 'judge: make', 'try: make', 'ask-model']);
    expect(lastTold(played)).toBe(
      [
        'Tried in a throw-away copy; nothing was changed. Exit code: 2',
        '<untrusted-n0nce from="try_command">\nmake: no rule\n</untrusted-n0nce>',
        'It would change:',
        '<untrusted-n0nce from="changes">\n+ dist/app.js  34 kB\n</untrusted-n0nce>',
      ].join('\n'),
    );
    expect(played.notices).toContainEqual({ type: 'looking', what: 'trying in a copy: make' });
    expect(played.notices).toContainEqual(
      expect.objectContaining({ type: 'tried', command: 'make', by: 'model', outcome: TRIED }),
    );
  });

  test('makes no later run of the same command approved', async () => {
    const played = await trying({
      replies: [
        { calls: [['try_command', { command: 'make' }]] },
        { calls: [['run_in_shell', { command: 'make', why: '' }]] },
        { text: '.' },
      ],
      answers: ['yes'],
    });
    expect(played.done).toContain('ask: make');
  });

  test.each<readonly [what: string, level: Verdict['level'], effects: Verdict['effects'], why: string]>([
    ['blocked', 'blocked', [], 'Blocked: It is blocked. beck never runs this, in any mode.'],
    [
      'dangerous',
      'danger',
      [],
      'Only the person may try what is dangerous. It is danger. Use run_in_shell for this.',
    ],
    [
      'of secrets',
      'ask',
      ['secret'],
      'Only the person may try what reads secrets. It is ask. Use run_in_shell for this.',
    ],
  ])('refuses what is %s', async (_, level, effects, why) => {
    const verdict = { level, effects, reasons: [{ text: `It is ${level}.` }] } as unknown as Verdict;
    const played = await trying({ levels: { make: [verdict] } });
    expect(played.done).toEqual(['ask-model', 'judge: make', 'ask-model']);
    expect(lastTold(played)).toBe(`Not tried: ${why}`);
    expect(played.notices).toContainEqual(
      expect.objectContaining({ type: 'not-done', what: 'try make', outcome: 'refused' }),
    );
  });

  test('is answered where nothing can be tried after all', async () => {
    const played = await trying({ tries: { make: { type: 'failed', reason: 'No namespace.' } } });
    expect(lastTold(played)).toContain('Not tried:\n<untrusted-n0nce from="try_command">\nNo namespace.');
    const unoffered = await trying({ config: { tries: false } });
    expect(unoffered.done).toEqual(['ask-model', 'ask-model']);
    expect(lastTold(unoffered)).toBe('Nothing can be tried here. Use run_in_shell.');
  });

  test('tells nothing of secrets', async () => {
    const output = captured('key AKIAIOSFODNN7EXAMPLE\n');
    const played = await trying({
      tries: { make: { ...TRIED, output, changes: ['+ AKIAIOSFODNN7EXAMPLE'] } },
    });
    expect(lastTold(played)).not.toContain('AKIA');
    expect(played.result.masked).toBe(2);
  });
});
