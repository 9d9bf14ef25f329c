// Where the native terminal is missing: output is read from a terminal of `script`, or through a pipe.

import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keptShells } from './kept-shells.ts';
import { DRIVEN_SHELLS, type DrivenShell, openScripted, type ShellSession } from './shell-session.ts';

const kept = keptShells();

const WAYS = ['script', 'pipe'] as const;
const CASES = DRIVEN_SHELLS.flatMap((shell) => WAYS.map((through) => [shell, through] as const));

/** Ends when the file `go` is there. */
const WAITS = 'sh -c \'echo early; touch begun; while test ! -e go; do sleep 0.05; done; echo la""te\'';
/** What the job in the background writes first should not come after the prompt. */
const NEXT = "sh -c 'while test ! -e begun; do sleep 0.05; done; echo NEXT'";

/** A separate job has no terminal to write to. */
const BEHIND: Partial<Record<DrivenShell, string>> = { powershell: WAITS.replace(/'(.*)'/, "'{ $1; } &'") };

describe.each(CASES)('in %s, through a %s', (shell: DrivenShell, through) => {
  const run = (command: string, more: object = {}) => ({ type: 'run', command, through, ...more });

  test('output is shown and kept, whatever it writes to, and the shell keeps its folder', async () => {
    const commands = [
      'cd /usr',
      'sh -c \'pwd; printf "no end"\'',
      "sh -c 'test -t 1 && stty size <&1 || echo none'",
    ];
    await using session = await openScripted(
      shell,
      commands.map((command) => run(command)),
      { kept },
    );
    await session.run('? go');
    const ran = session.log().filter(({ type }) => type === 'ran');
    // Its host ends a line before it goes on.
    const end = shell === 'powershell' ? '\n' : '';
    const size = through === 'script' ? '30 100\n' : 'none\n';
    expect(ran.map(({ output, cwd }) => [output, cwd])).toEqual([
      ['', '/usr'],
      [`/usr\nno end${end}`, '/usr'],
      [size, '/usr'],
    ]);
    expect(session.after('? go')).toContain('/usr\nno end');
    await gone(session);
  });

  test('output without approval does no more to the terminal than colours', async () => {
    const hostile = `sh -c 'printf "a\\033[31mred\\033[0m\\033]0;TITLE\\007b\\n"'`;
    await using session = await openScripted(shell, [run(hostile, { unapproved: true })], { kept });
    await session.run('? go');
    const received = Buffer.from(session.terminal.output()).toString();
    expect(received).toContain('a\u001b[31mred\u001b[0mb');
    expect(received).not.toContain('TITLE');
  });

  test('everything arrives in its order, though a pipe does not hold it', async () => {
    await using session = await openScripted(shell, [run('seq 200000')], { kept });
    session.enter('? go');
    const ran = await session.logged('ran');
    expect(ran).toMatchObject({
      status: 0,
      output: Array.from({ length: 200_000 }, (_, at) => `${at + 1}\n`).join(''),
    });
  });

  test('Ctrl-C ends the command and the question, and nothing is left', async () => {
    // A `sh` that waits for a sleep would lose a Ctrl-C between the two.
    await using session = await openScripted(
      shell,
      [run("perl -e '$| = 1; print qq(begun\\n); sleep 100'")],
      { kept },
    );
    session.enter('? go');
    await session.terminal.waitFor('begun');
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    expect(await session.logged('ran')).toMatchObject({
      status: 130,
      output: expect.stringMatching(/^begun\n+$/),
    });
    await gone(session);
  });

  test('a background job outlives the question, its output arrives, and then nothing is left', async () => {
    await using session = await openScripted(shell, [run(BEHIND[shell] ?? `${WAITS} &`), run(NEXT)], {
      kept,
    });
    await session.run('? go');
    expect(session.terminal.scrollback()).toContain('NEXT');
    session.enter('touch go');
    await session.terminal.waitFor(/^.*late$/m);
    await gone(session);
  });

  test('a helper that is killed takes no output with it', async () => {
    await using session = await openScripted(shell, [run(WAITS), run('echo NEXT')], { kept });
    session.enter('? go');
    const { pid } = await session.logged('asked');
    await session.terminal.waitFor('early');
    process.kill(Number(pid), 'SIGKILL');
    writeFileSync(join(session.home.path, 'work/go'), '');
    await session.terminal.waitFor('late');
    await session.prompt(2);
    expect(session.terminal.scrollback()).not.toContain('NEXT');
    await gone(session);
  });
});

describe.each(DRIVEN_SHELLS)('in %s, through a script', (shell: DrivenShell) => {
  test('a window that changes its size reaches the command', async () => {
    const watch =
      'exec 3>&1; trap : WINCH; echo begun; while test "$(stty size <&3)" != "25 90"; do sleep 0.05; done';
    const command = `sh -c '${watch}; echo adapted'`;
    await using session = await openScripted(shell, [{ type: 'run', command, through: 'script' }]);
    session.enter('? go');
    await session.terminal.waitFor('begun');
    session.terminal.resize(90, 25);
    await session.terminal.waitFor('adapted');
    await session.prompt(2);
    await gone(session);
  });
});

/** Nothing of the question is left: what ran for it had the person's folder. */
async function gone(session: ShellSession): Promise<void> {
  await session.tidy();
  const left = () =>
    readdirSync('/proc').filter(
      (pid) => pid !== String(session.terminal.pid) && standsIn(pid, session.home.path),
    );
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
}

function standsIn(pid: string, folder: string): boolean {
  try {
    return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
  } catch {
    // It ended meanwhile.
    return false;
  }
}
