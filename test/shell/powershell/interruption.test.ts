import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openScripted, PWSH } from '../shell-session.ts';

const UP_AGAIN = 'Your question is one Up away.';
type Scripted = Awaited<ReturnType<typeof openScripted>>;

const alive = async (session: Scripted): Promise<void> => {
  session.enter('"ali" + "ve"');
  await session.terminal.waitFor(/^alive$/m);
};

describe.skipIf(PWSH === undefined)('Ctrl-C in PowerShell', () => {
  test.each([0, 15, 60, 120])('%i ms after Enter gives the prompt back', async (delay) => {
    await using session = await openScripted('powershell', [{ type: 'wait' }]);
    session.terminal.type('? go');
    await session.terminal.waitUntil(() => session.terminal.screen().endsWith('go'));
    session.terminal.press('Enter');
    await moment(delay);
    session.terminal.press('Ctrl-C');
    const back = session.prompt(2).then(() => true);
    while (!(await Promise.race([back, moment(2500).then(() => false)]))) session.terminal.press('Ctrl-C');
    await alive(session);
    await session.tidy();
  });

  test('while the helper thinks gives the prompt back, and nothing more runs', async () => {
    await using session = await openScripted('powershell', [
      { type: 'wait' },
      { type: 'run', command: '"LA" + "TER"' },
    ]);
    session.enter('? go');
    await session.logged('waiting');
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    await alive(session);
    expect(session.terminal.scrollback()).not.toContain('LATER');
    await session.tidy();
  });

  test.each(['sleep 100', 'Start-Sleep 100'])('in %s stops it, and the helper learns so', async (command) => {
    await using session = await openScripted('powershell', [
      { type: 'run', command: `"be" + "gun"; ${command}` },
      { type: 'run', command: '"LA" + "TER"' },
    ]);
    session.enter('? go');
    await session.terminal.waitFor('begun');
    // PowerShell itself misses a Ctrl-C in the moment in which it starts a program.
    if (command === 'sleep 100')
      await session.terminal.waitUntil(() => session.terminal.processes().some(sleeps));
    session.terminal.press('Ctrl-C');
    expect(await session.logged('ran')).toMatchObject({ status: 130, interrupted: true });
    await session.prompt(2);
    await alive(session);
    expect(session.terminal.scrollback()).not.toContain('LATER');
    await session.tidy();
  });

  test('with a helper that no longer answers gives the prompt back', async () => {
    await using session = await openScripted('powershell', [{ type: 'wait' }]);
    session.enter('? go');
    const { pid } = await session.logged('asked');
    await session.logged('waiting');
    process.kill(Number(pid), 'SIGSTOP');
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    await alive(session);
    await session.tidy();
  });
});

describe.skipIf(PWSH === undefined)('a helper that is killed in PowerShell', () => {
  test('while it thinks leaves the prompt, the modes of the terminal and the line', async () => {
    await using session = await openScripted('powershell', [{ type: 'raw' }, { type: 'wait' }]);
    session.enter("? what's up");
    const { pid } = await session.logged('asked');
    await session.logged('waiting');
    process.kill(Number(pid), 'SIGKILL');
    await session.terminal.waitFor(UP_AGAIN);
    await session.prompt(2);
    await session.tidy();
    await session.run('stty -a');
    expect(session.after('stty -a')).toMatch(/[^-]icanon/);
    session.terminal.press('Up', 'Up');
    await session.terminal.waitUntil(
      () => session.terminal.screen().split('\n').at(-1) === "ready> ? what's up",
    );
  });

  test.each<[string, readonly Readonly<Record<string, unknown>>[]]>([
    ['before it says hello', [{ type: 'stillborn' }]],
    ['once it knows the question', [{ type: 'die' }]],
    ['while the shell says how words resolve', [{ type: 'die', after: 'resolve' }]],
    ['while the line editor is open', [{ type: 'die', after: 'edit' }]],
    ['between a command and the end', [{ type: 'run', command: '"one"' }, { type: 'die' }]],
  ])('%s leaves the prompt, and the next question is asked', async (when, steps) => {
    await using session = await openScripted('powershell', steps);
    session.enter('? go');
    if (when.includes('editor')) {
      await session.terminal.waitFor('edit> echo edited');
      session.terminal.press('Enter');
    }
    await session.terminal.waitFor(UP_AGAIN);
    await session.prompt(2);
    await session.tidy();
    writeFileSync(join(session.home.path, 'steps.json'), '[]');
    await session.run('? again');
    expect(session.log().filter(({ type }) => type === 'finish')).toHaveLength(1);
  });

  test('before it says a word leaves the prompt and its reason', async () => {
    await using session = await openScripted('powershell', []);
    writeFileSync(join(session.home.path, 'steps.json'), 'not json');
    await session.run('? go');
    expect(session.terminal.scrollback()).toContain(UP_AGAIN);
    await session.tidy();
  });

  test('in the middle of a command lets the command finish and its output be seen', async () => {
    await using session = await openScripted('powershell', [
      {
        type: 'run',
        command: '"ear" + "ly"; while (-not (Test-Path go)) { Start-Sleep -Milliseconds 50 }; "la" + "te"',
      },
      { type: 'run', command: '"NE" + "XT"' },
    ]);
    session.enter('? go');
    const { pid } = await session.logged('asked');
    await session.terminal.waitFor('early');
    process.kill(Number(pid), 'SIGKILL');
    writeFileSync(join(session.home.path, 'work/go'), '');
    await session.terminal.waitFor('late');
    await session.terminal.waitFor(UP_AGAIN);
    await alive(session);
    expect(session.terminal.scrollback()).not.toContain('NEXT');
    await session.tidy();
  });
});

describe.skipIf(PWSH === undefined)('PowerShell', () => {
  test('says what to do when beck was removed or is half there', async () => {
    await using session = await openScripted('powershell', []);
    const runtime = join(session.home.path, 'beck-layout/runtime');
    writeFileSync(runtime, '/nonexistent/node\n/nonexistent/main.js\n');
    await session.run('? go');
    expect(session.terminal.scrollback()).toContain('run the installation again');
    rmSync(runtime);
    await session.run('? go');
    rmSync(join(session.home.path, 'beck-layout/shell'), { recursive: true });
    await session.run('? go');
    await alive(session);
    await session.tidy();
  });

  test('with a script older than the helper says to open a new shell', async () => {
    await using session = await openScripted('powershell', [{ type: 'run', command: '"RA" + "N"' }]);
    const script = join(session.home.path, 'beck-layout/shell/beck-question.ps1');
    writeFileSync(
      script,
      readFileSync(script, 'utf8').replace(/\$script:protocol = '\w+'/, "$$script:protocol = '0'"),
    );
    await session.run('? go');
    expect(session.terminal.scrollback()).toContain('open a new shell');
    expect(session.terminal.scrollback()).not.toContain('RAN');
    await session.tidy();
  });

  test('whose window is closed leaves no helper behind', async () => {
    const session = await openScripted('powershell', [{ type: 'wait' }]);
    session.enter('? go');
    const { pid } = await session.logged('waiting').then(() => session.logged('asked'));
    process.kill(-session.terminal.pid, 'SIGHUP');
    await session.terminal.waitForExit();
    await expect.poll(() => isAlive(Number(pid)), { timeout: 10_000 }).toBe(false);
    await session[Symbol.asyncDispose]();
  });

  test('ends with `exit` as a step', async () => {
    const session = await openScripted('powershell', [{ type: 'run', command: 'exit 3' }]);
    session.enter('? go');
    expect(await session.terminal.waitForExit()).toMatchObject({ exitCode: 3 });
    await session[Symbol.asyncDispose]();
  });
});

function sleeps(pid: number): boolean {
  try {
    return /(?:^|\/)sleep\W100/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
