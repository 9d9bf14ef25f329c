import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DRIVEN_SHELLS, type DrivenShell, openScripted, PROMPT, type ShellSession } from './shell-session.ts';

const run = (command: string) => ({ type: 'run', command });
const QUESTION = `? what's "up" with $x and !this *`;

describe.each(DRIVEN_SHELLS)('history in %s', (shell: DrivenShell) => {
  test('holds the question once, as typed, and each command once, newest first under Up', async () => {
    await using session = await openScripted(shell, [run('echo first'), run('true second')]);
    await session.run('echo before');
    // fish 3 reads its own file again once a second, counted from its start.
    if (shell === 'fish') await session.run('sleep 1.1');
    await session.run(QUESTION);
    await session.run('echo after');
    expect((await upwards(session, shell === 'fish' ? 6 : 5)).filter((line) => line !== 'sleep 1.1')).toEqual(
      ['echo after', 'true second', 'echo first', QUESTION, 'echo before'],
    );
  });

  test('on disk holds the same, however the session ends', async () => {
    await using session = await openScripted(shell, [run('echo first')]);
    await session.run(QUESTION);
    session.enter('exit');
    await session.terminal.waitForExit();
    const commands = storedCommands(session).filter((line) => !line.startsWith('exit'));
    expect(commands).toEqual([QUESTION, 'echo first']);
  });

  test('of a recalled question asks it again', async () => {
    await using session = await openScripted(shell, []);
    if (shell === 'fish') await session.run('sleep 1.1');
    await session.run(QUESTION);
    session.terminal.press('Up');
    await session.terminal.waitUntil(() => lastLine(session) === PROMPT + QUESTION);
    session.terminal.press('Enter');
    await session.prompt(shell === 'fish' ? 4 : 3);
    const asked = session.log().filter(({ type }) => type === 'asked');
    expect(asked.map(({ question }) => Buffer.from(String(question), 'hex').toString())).toEqual([
      QUESTION.slice(2),
      QUESTION.slice(2),
    ]);
  });

  test('keeps nothing of a question with a blank in front, where the settings say so', async () => {
    await using session = await openScripted(shell, [run('echo secret')], {
      after: {
        zsh: 'setopt hist_ignore_space',
        bash: 'HISTCONTROL=ignorespace',
        fish: '',
        powershell: "Set-PSReadLineOption -AddToHistoryHandler { param($line) $line -notmatch '^ ' }",
      }[shell],
    });
    await session.run('echo before');
    await session.run(' ? hidden question');
    await session.run('echo after');
    expect(await upwards(session, 2)).toEqual(['echo after', 'echo before']);
  });

  test('keeps a pasted second line in the one entry', async () => {
    await using session = await openScripted(shell, []);
    await session.paste('? first\nsecond');
    session.terminal.press('Enter');
    await session.prompt(2);
    session.enter('exit');
    await session.terminal.waitForExit();
    expect(storedCommands(session).filter((line) => line.startsWith('? '))).toHaveLength(1);
  });
});

async function upwards(session: ShellSession, count: number): Promise<readonly string[]> {
  const seen: string[] = [];
  for (let i = 0; i < count; i++) {
    const before = lastLine(session);
    session.terminal.press('Up');
    await session.terminal.waitUntil(
      () => lastLine(session) !== before && lastLine(session).startsWith(PROMPT),
      { what: 'another entry' },
    );
    seen.push(lastLine(session).slice(PROMPT.length));
  }
  await session.leaveLine();
  return seen;
}

function lastLine(session: ShellSession): string {
  return session.terminal.screen().split('\n').at(-1) ?? '';
}

function storedCommands({ shell, home }: ShellSession): readonly string[] {
  const file = {
    zsh: '.zsh_history',
    bash: '.bash_history',
    fish: '.local/share/fish/fish_history',
    powershell: '.local/share/powershell/PSReadLine/ConsoleHost_history.txt',
  }[shell];
  const path = join(home.path, file);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  if (shell !== 'fish') return lines;
  return lines.filter((line) => line.startsWith('- cmd: ')).map((line) => line.slice('- cmd: '.length));
}
