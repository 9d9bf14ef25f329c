// Files through the real helper at a real prompt: written when approved, and long output kept for as long as the shell.

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion, questionOpen } from '../support/approval.ts';
import type { FreshHome } from '../support/home.ts';
import type { ScriptedReply } from '../support/model-server.ts';
import { lastStatus, look, openAgent, propose, say, toldOf } from './agent-session.ts';
import { type ShellName, TESTED_SHELLS } from './shell-session.ts';

const call = (name: string, written: object): ScriptedReply => ({
  type: 'tool-calls',
  calls: [{ name, arguments: written }],
});

const kept = (home: FreshHome) => {
  const folder = join(home.path, '.run/beck/output');
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
};

describe.each(TESTED_SHELLS)('in %s', (shell: ShellName) => {
  test('a file is written as it was shown, with the permissions the shell would give, and only after a yes', async () => {
    await using session = await openAgent(
      shell,
      [
        call('write_file', { path: 'docs/notes.md', content: '# Notes\n' }),
        call('write_file', { path: 'old', content: 'new\n' }),
        call('write_file', { path: '~/.config/beck/config.json', content: '{"mode":"danger"}' }),
        say('Written.'),
      ],
      { prepare: (home) => writeFileSync(join(home.path, 'work/old'), 'old\n') },
    );
    const { home, terminal } = session;
    await session.run('umask 027');
    session.enter('? write it');
    await questionOpen(terminal);
    const folder = join(home.path, 'work');
    expect(terminal.screen().split('\n').slice(-2)).toEqual(['  + # Notes', '  [Y]es [N]o [?]']);
    expect(existsSync(join(folder, 'docs'))).toBe(false);
    terminal.type('y');
    await terminal.waitFor('- old');
    await answerQuestion(terminal, '\r');
    await session.prompt(3);
    expect(readFileSync(join(folder, 'docs/notes.md'), 'utf8')).toBe('# Notes\n');
    const modes = ['docs', 'docs/notes.md'].map((name) => statSync(join(folder, name)).mode & 0o777);
    if (process.platform === 'linux') expect(modes).toEqual([0o750, 0o640]);
    expect(readFileSync(join(folder, 'old'), 'utf8')).toBe('old\n');
    expect(toldOf(session.server)).toEqual([
      `Written: ${folder}/docs/notes.md (8 bytes).`,
      'User declined.',
      expect.stringContaining("is beck's own, and beck never writes there"),
    ]);
    expect(await lastStatus(session)).toBe(4);
  });
});

describe.each<ShellName>(['bash'])('in %s, as in every shell', (shell) => {
  test('long output is kept whole and masked, for the person alone, and a later question may look into it', async () => {
    await using session = await openAgent(
      shell,
      [propose('seq 1 2000; cat secret', 'counts'), look('seq 1 1000'), say('Counted.'), say('Again.')],
      {
        env: { DEPLOY_TOKEN: 'corvid7Marsh4lamp' },
        prepare: (home) =>
          writeFileSync(
            join(home.path, 'work/secret'),
            'API_KEY=abcdefgh12345678\nthe word is corvid7Marsh4lamp\n',
          ),
      },
    );
    const { home } = session;
    session.enter('? count');
    await session.prompt(2);
    const [run = '', probe = ''] = toldOf(session.server);
    const pathOf = (told: string) => / is in the file (\S+)$/.exec(told)?.[1] ?? '';
    const texts = () => kept(home).filter((path) => path.endsWith('.txt'));
    expect(texts().sort()).toEqual([pathOf(run), pathOf(probe)].sort());
    const whole = readFileSync(pathOf(run), 'utf8');
    expect(whole.split('\n').slice(0, 2_000)).toEqual(Array.from({ length: 2_000 }, (_, n) => `${n + 1}`));
    expect(whole).not.toMatch(/abcdefgh12345678|corvid7Marsh4lamp/);
    expect(run).toContain('lines omitted');
    expect(statSync(pathOf(run)).mode & 0o777).toBe(0o600);
    session.enter('? again');
    await session.prompt(3);
    expect(texts()).toHaveLength(2);
  });

  test('what the last question looked at is shown when it is asked for, masked and harmless', async () => {
    const missing = { name: 'read_file', arguments: { path: 'missing' } };
    const calls = [{ name: 'probe', arguments: { command: 'cat notes' } }, missing];
    const request: ScriptedReply = { type: 'tool-calls', calls };
    await using session = await openAgent(shell, [request, say('Read.'), say('No need to look.')], {
      prepare: (home) =>
        writeFileSync(join(home.path, 'work/notes'), 'API_KEY=abcdefgh12345678\n\x1b]0;owned\x07the end\n'),
    });
    session.enter('? read them');
    await session.prompt(2);
    session.enter('? /output');
    await session.prompt(3);
    const shown = session.after('? /output');
    expect(shown).toContain('· cat notes\n  API_KEY=');
    expect(shown).toContain('the end');
    expect(shown).toContain('· read missing\n  There is no file missing.');
    expect(shown).not.toMatch(/abcdefgh12345678/);
    const [file = ''] = kept(session.home);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).not.toContain('abcdefgh12345678');
    session.enter('? nothing to see');
    await session.prompt(4);
    session.enter('? /output');
    await session.prompt(5);
    expect(session.terminal.screen()).toContain('made no inspections');
    expect(kept(session.home)).toEqual([]);
    expect(session.server.requests).toHaveLength(3);
  });
});

test('the files of a shell that has ended go with the next question of another', async () => {
  await using first = await openAgent('bash', [look('seq 1 1000'), say('Counted.')]);
  first.enter('? count');
  await first.prompt(2);
  expect(kept(first.home)).toHaveLength(2);
  first.enter('exit');
  await using second = await openAgent('bash', [say('Hello.')], {
    env: { XDG_RUNTIME_DIR: join(first.home.path, '.run') },
  });
  await expect
    .poll(
      async () => {
        second.enter('? hello');
        return kept(first.home).length;
      },
      { timeout: 20_000, interval: 1000 },
    )
    .toBe(0);
});
