import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { keysCount } from '../support/approval.ts';
import { openAgent, propose } from './agent-session.ts';
import { keptShells } from './kept-shells.ts';
import { DRIVEN_SHELLS, type DrivenShell, leftovers, openScripted, PROMPT } from './shell-session.ts';

const kept = keptShells();

const UP_AGAIN = 'Your question is one Up away.';

/** Writes, waits for a file, writes again. */
const WAITING: Readonly<Record<DrivenShell, string>> = {
  zsh: 'echo early; while test ! -e go; do sleep 0.05; done; echo "la""te"',
  bash: 'echo early; while test ! -e go; do sleep 0.05; done; echo "la""te"',
  fish: 'echo early; while test ! -e go; sleep 0.05; end; echo "la""te"',
  powershell: '"ear" + "ly"; while (-not (Test-Path go)) { Start-Sleep -Milliseconds 50 }; "la" + "te"',
};

describe.each(DRIVEN_SHELLS)('Ctrl-C in %s', (shell: DrivenShell) => {
  test.each([0, 5, 15, 30, 45, 60, 90])('%i ms after Enter gives the prompt back', async (delay) => {
    await using session = await openScripted(shell, [{ type: 'wait' }]);
    session.terminal.type('? go');
    await session.terminal.waitUntil(() => session.terminal.screen().endsWith('go'));
    session.terminal.press('Enter');
    await moment(delay);
    session.terminal.press('Ctrl-C');
    // The first may still belong to the line editor of fish, which keeps the line then.
    const back = session.prompt(2).then(() => true);
    if (shell === 'powershell') await back;
    while (!(await Promise.race([back, moment(600).then(() => false)]))) session.terminal.press('Ctrl-C');
    // The last of them may be a key at the new prompt, and end what is typed there.
    const alive = session.terminal.waitFor(/^alive$/m).then(() => true);
    do session.enter('\x15echo al""ive');
    while (!(await Promise.race([alive, moment(2500).then(() => false)])));
    await session.tidy();
  });

  test('while the helper thinks gives the prompt back with status 130', async () => {
    await using session = await openScripted(
      shell,
      [{ type: 'wait' }, { type: 'run', command: 'echo LATER' }],
      { kept },
    );
    session.enter('? go');
    await session.logged('waiting');
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    await session.run(
      `echo "status ${{ fish: '$status', powershell: '$LASTEXITCODE', zsh: '$?', bash: '$?' }[shell]}"`,
    );
    expect(session.terminal.scrollback()).toContain('status 130');
    expect(session.terminal.scrollback()).not.toContain('LATER');
    await session.tidy();
  });

  test('at a question, after the window became narrower, leaves no stray row', async () => {
    await using session = await openAgent(shell, [propose('rm -r nothing')]);
    session.enter('? go');
    await session.terminal.waitUntil(() => keysCount(session.terminal), {
      what: 'a question that takes keys',
    });
    session.terminal.resize(50, 25);
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    expect(session.after(' go')).toMatch(/^× rm -r nothing · cancelled\nready>$/);
    await session.tidy();
  });

  test('in a command stops it, and the helper learns so', async () => {
    await using session = await openScripted(shell, [{ type: 'run', command: 'sleep 100' }], { kept });
    session.enter('? go');
    await session.logged('start');
    await session.terminal.waitUntil(() => session.terminal.processes().length > 1 && isSleeping(session));
    session.terminal.press('Ctrl-C');
    expect(await session.logged('ran')).toMatchObject({ status: 130 });
    await session.prompt(2);
    // zsh's mark for output without an end would be behind it.
    if (shell === 'zsh') expect(session.after('? go')).toBe(`^C\n${PROMPT.trimEnd()}`);
    await session.tidy();
  });

  test('with a helper that no longer answers gives the prompt back', async () => {
    await using session = await openScripted(shell, [{ type: 'wait' }], { kept });
    session.enter('? go');
    const { pid } = await session.logged('asked');
    await session.logged('waiting');
    process.kill(Number(pid), 'SIGSTOP');
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    await session.tidy();
  });
});

describe.each(DRIVEN_SHELLS)('a helper that is killed in %s', (shell: DrivenShell) => {
  test('while it thinks leaves the prompt, the modes of the terminal and the line', async () => {
    await using session = await openScripted(shell, [{ type: 'raw' }, { type: 'wait' }]);
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

  test.each([
    ['before it says hello', [{ type: 'stillborn' }]],
    ['once it knows the question', [{ type: 'die' }]],
    ['while the shell says how words resolve', [{ type: 'die', after: 'resolve' }]],
    ['while the line editor is open', [{ type: 'die', after: 'edit' }]],
    ['between a command and the end', [{ type: 'run', command: 'true' }, { type: 'die' }]],
  ])('%s leaves the prompt, and the next question is asked', async (when, steps) => {
    await using session = await openScripted(shell, steps, { kept });
    session.enter('? go');
    if (when.includes('editor')) {
      const shown = session.terminal.waitFor('edit> echo edited').then(() => true);
      // .NET asks the terminal for its cursor once a child has ended, and PSReadLine inserts the text at the next key then.
      while (!(await Promise.race([shown, moment(2000).then(() => false)]))) session.terminal.press('End');
      const { pid } = await session.logged('asked');
      await session.terminal.waitUntil(() => !isAlive(Number(pid)), { what: 'its end' });
      session.terminal.press('Enter');
    }
    await session.terminal.waitFor(UP_AGAIN);
    await session.prompt(2);
    await session.tidy();
    writeFileSync(join(session.home.path, 'steps.json'), '[]');
    await session.run('? again');
    expect(session.log().filter(({ type }) => type === 'finish')).toHaveLength(1);
  });

  test('before it says a word leaves the prompt', async () => {
    await using session = await openScripted(shell, []);
    writeFileSync(join(session.home.path, 'steps.json'), 'not json');
    await session.run('? go');
    expect(session.terminal.scrollback()).toContain(UP_AGAIN);
    await session.tidy();
  });

  test('in the middle of a command lets the command finish and its output be seen', async () => {
    await using session = await openScripted(
      shell,
      [
        { type: 'run', command: WAITING[shell] },
        { type: 'run', command: 'echo NEXT' },
      ],
      { kept },
    );
    session.enter('? go');
    const { pid } = await session.logged('asked');
    await session.terminal.waitFor('early');
    process.kill(Number(pid), 'SIGKILL');
    writeFileSync(join(session.home.path, 'work/go'), '');
    await session.terminal.waitFor('late');
    await session.terminal.waitFor(UP_AGAIN);
    await session.prompt(2);
    expect(session.terminal.scrollback()).not.toContain('NEXT');
    await session.tidy();
  });

  test('in the middle of a command leaves Ctrl-C to the command, and the question one Up away', async () => {
    await using session = await openScripted(shell, [
      { type: 'run', command: 'echo early; sleep 100; echo late' },
      { type: 'run', command: 'echo NEXT' },
    ]);
    if (shell === 'fish') await session.run('command sleep 1.1');
    session.enter('? go');
    const { pid } = await session.logged('asked');
    await session.terminal.waitFor(/^early$/m);
    // Between two programs each of these shells may miss a Ctrl-C, with or without beck.
    await session.terminal.waitUntil(() => isSleeping(session), { what: 'the sleep' });
    process.kill(Number(pid), 'SIGKILL');
    session.terminal.press('Ctrl-C');
    await session.prompt(shell === 'fish' ? 3 : 2);
    expect(session.terminal.scrollback()).not.toMatch(/^(?:late|NEXT)$/m);
    await session.tidy();
    const { terminal } = session;
    await terminal.waitUntil(terminal.isWaiting, { what: 'the line editor reads' });
    const line = (): string => terminal.screen().split('\n').at(-1) ?? '';
    // One at a time: where a line fills its row, PSReadLine asks where the cursor is, and reads keys as the answer.
    for (let shown = line(); !line().endsWith(' ? go'); shown = line()) {
      terminal.press('Up');
      await terminal.waitUntil(() => line() !== shown, { what: 'the question in history' });
    }
  });
});

describe.each(DRIVEN_SHELLS)('%s', (shell: DrivenShell) => {
  test('says what to do when beck was removed or is half there', async () => {
    await using session = await openScripted(shell, []);
    const runtime = join(session.home.path, 'beck-layout/runtime');
    writeFileSync(runtime, '/nonexistent/node\n/nonexistent/main.js\n');
    await session.run('? go');
    expect(session.terminal.scrollback()).toMatch(/run (?:install\.sh|the installation) again/);
    rmSync(runtime);
    await session.run('? go');
    rmSync(join(session.home.path, 'beck-layout/shell'), { recursive: true });
    await session.run('? go');
    await session.run('echo al""ive');
    expect(session.after('echo al""ive')).toMatch(/^alive/);
    await session.tidy();
  });

  test('with a script older than the helper says to open a new shell', async () => {
    await using session = await openScripted(shell, [{ type: 'run', command: 'echo RAN' }]);
    if (shell === 'powershell') makeOlder(join(session.home.path, 'beck-layout/shell/powershell/link.ps1'));
    else await session.run(shell === 'fish' ? 'set -g __beck_protocol 0' : '__beck_protocol=0');
    await session.run('? go');
    expect(session.terminal.scrollback()).toContain('open a new shell');
    expect(session.terminal.scrollback()).not.toContain('RAN\n');
    await session.tidy();
  });

  test('whose window is closed leaves nothing behind', async () => {
    const session = await openScripted(shell, [{ type: 'wait' }]);
    session.enter('? go');
    const { pid } = await session.logged('waiting').then(() => session.logged('asked'));
    // What the system does when the window goes: the group in front hears of it.
    process.kill(-session.terminal.pid, 'SIGHUP');
    await session.terminal.waitForExit();
    await expect.poll(() => isAlive(Number(pid)) || leftovers(session.home).length > 0).toBe(false);
    await session[Symbol.asyncDispose]();
  });
});

/** PowerShell reads that part at the first question. */
function makeOlder(script: string): void {
  const text = readFileSync(script, 'utf8');
  writeFileSync(script, text.replace(/\$script:protocol = '\w+'/, "$$script:protocol = '0'"));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function isSleeping(session: { terminal: { processes: () => readonly number[] } }): boolean {
  return session.terminal.processes().some((pid) => /^(?:\S*\/)?sleep 100/.test(commandLine(pid)));
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
