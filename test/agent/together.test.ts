// Several calls in one reply: commands are taken together, and looks do not depend on one that failed.

import { describe, expect, test } from 'vitest';
import { type Call, captured, play, probed, run, type Script } from './scripted.ts';

const LEVELS = { 'mkdir a': 'ask', 'touch b': 'ask', 'rm c': 'danger', 'rm -rf /': 'blocked' } as const;

const reply = (calls: readonly Call[], script: Script = {}) =>
  play({ replies: [{ calls }, { text: 'Done.' }], levels: LEVELS, ...script });

const toldBy = (played: Awaited<ReturnType<typeof reply>>) =>
  played.requests[1]?.messages.filter(({ role }) => role === 'tool').map(({ content }) => content);

describe('commands of one reply', () => {
  test('take one key where none is dangerous, and each call gets its own result', async () => {
    const played = await reply([run('ls'), run('mkdir a'), run('touch b')], { planAnswers: ['all'] });
    expect(played.plans.map(({ offerAll, parts }) => [offerAll, parts.length])).toEqual([[true, 2]]);
    expect(played.done.filter((what) => what.startsWith('run'))).toEqual([
      'run: ls',
      'run: mkdir a (approved)',
      'run: touch b (approved)',
    ]);
    expect(toldBy(played)).toEqual([
      'Exit code: 0\n(no output)',
      'Exit code: 0\n(no output)',
      'Exit code: 0\n(no output)',
    ]);
  });

  test('are asked about one by one where one is dangerous', async () => {
    const played = await reply([run('mkdir a'), run('rm c')], {
      planAnswers: ['stepwise'],
      answers: ['yes', 'no'],
    });
    expect(played.plans.map(({ offerAll }) => offerAll)).toEqual([false]);
    expect(toldBy(played)).toEqual(['Exit code: 0\n(no output)', 'Not run: User declined.']);
  });

  test('end at the first that fails, and the rest learn why', async () => {
    const played = await reply([run('mkdir a'), run('touch b'), run('touch b c')], {
      planAnswers: ['all'],
      runs: { 'mkdir a': { status: 1 } },
    });
    const dropped = 'Not done, because a call before it in the same reply did not succeed.';
    expect(toldBy(played)).toEqual(['Exit code: 1\n(no output)', dropped, dropped]);
  });

  test('are told that nothing ran after a no', async () => {
    const played = await reply([run('mkdir a'), run('touch b')], { planAnswers: ['no'] });
    expect(toldBy(played)).toEqual(['Not run: User declined.', 'Not run: User declined.']);
    expect(played.result).toMatchObject({ status: 1 });
  });

  test('are no plan where one of them never runs, or the same is asked for twice', async () => {
    const blocked = await reply([run('mkdir a'), run('rm -rf /')], { answers: ['yes'] });
    expect(blocked.plans).toEqual([]);
    expect(blocked.done).toContain('run: mkdir a (approved)');
    const twice = await reply([run('mkdir a'), run('mkdir a')], { answers: ['yes', 'yes'] });
    expect(twice.plans).toEqual([]);
  });
});

describe('a look that fails', () => {
  const looks: readonly Call[] = [
    ['read_file', { path: 'none' }],
    ['probe', { command: 'cat b' }],
    ['read_file', { path: 'b' }],
  ];

  test('keeps no other look of the reply from being made', async () => {
    const played = await reply(looks, {
      files: { '/home/a/b': captured('here') },
      probes: { 'cat b': probed('here', { status: 2 }) },
    });
    expect(played.done).toEqual([
      'ask-model',
      'read: /home/a/none 200',
      'judge: cat b',
      'probe: cat b',
      'read: /home/a/b 200',
      'ask-model',
    ]);
    expect(toldBy(played)?.[2]).toContain('here');
  });

  test('keeps what acts from being done', async () => {
    const played = await reply([looks[0] as Call, run('mkdir a'), looks[2] as Call], {
      files: { '/home/a/b': captured('here') },
    });
    expect(played.done).not.toContain('run: mkdir a');
    expect(toldBy(played)?.map((text) => text?.slice(0, 9))).toEqual(['It failed', 'Not done,', '<untruste']);
  });

  test('and a command that only looked leave commands that only look', async () => {
    const played = await reply([run('grep a b'), run('mkdir a'), run('wc b')], {
      runs: { 'grep a b': { status: 1 } },
    });
    expect(played.done).toContain('run: wc b');
    expect(played.done).not.toContain('run: mkdir a');
  });

  test('of the folder keeps all later ones from being done', async () => {
    const played = await reply([run('cd a'), run('wc b')], { runs: { 'cd a': { status: 1 } } });
    expect(played.done).not.toContain('judge: wc b');
  });
});
