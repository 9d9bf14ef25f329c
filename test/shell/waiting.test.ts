// A helper gets ready while a question is typed, and one waits after it: the question is answered by it, as the shell is then.

import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAlive } from '../../src/domain/is-alive.ts';
import { answerQuestion } from '../support/approval.ts';
import { HOSTILE_QUESTIONS } from './hostile-questions.ts';
import { DRIVEN_SHELLS, type DrivenShell, leftovers, openShell, type ShellSession } from './shell-session.ts';

const SHELLS = DRIVEN_SHELLS;
const WITH_KEY = SHELLS.filter((shell) => shell === 'zsh' || shell === 'powershell');

const ASK = '? how many files are in this folder';

function open(
  shell: (typeof SHELLS)[number],
  env: Readonly<Record<string, string>> = {},
): Promise<ShellSession> {
  return openShell(shell, {
    main: 'dist/main.js',
    env: { BECK_PRESTART: 'on', ...env },
    prepare: ({ path }) => {
      writeFileSync(join(path, 'work/notes.txt'), '');
      mkdirSync(join(path, 'work/sub'));
      for (const name of ['two', 'three', 'four']) writeFileSync(join(path, 'work/sub', name), '');
    },
  });
}

/** The process id of the helper that waits; undefined where none does. */
function waits({ home }: ShellSession): number | undefined {
  const [folder] = leftovers(home).filter((name) => existsSync(join(home.path, '.run', name, 'waits')));
  if (folder === undefined) return undefined;
  return Number(readFileSync(join(home.path, '.run', folder, 'waits'), 'utf8')) || undefined;
}

async function untilReady(session: ShellSession): Promise<number> {
  await session.terminal.waitUntil(() => waits(session) !== undefined, { what: 'a helper to wait' });
  return waits(session) ?? 0;
}

async function untilGone(session: ShellSession, pid: number): Promise<void> {
  await session.terminal.waitUntil(() => !isAlive(pid) && leftovers(session.home).length === 0, {
    what: 'the helper and its folder to be gone',
  });
}

/** The helper has taken the question of the shell: its mark is away and it still runs, or has answered. */
async function answeredBy(session: ShellSession, pid: number, ask: () => Promise<void>): Promise<void> {
  await ask();
  expect(waits(session)).not.toBe(pid);
  const log = readFileSync(join(session.home.path, 'log'), 'utf8');
  const asked = log.split('\n').filter((line) => line.includes('from the shell: ask'));
  expect(asked.at(-1)?.split(' ')[1]).toBe(String(pid));
}

const logged = (session: ShellSession): Promise<void> =>
  session.run(exporting(session, 'BECK_LOG', `${session.home.path}/log`));

function exporting({ shell }: ShellSession, name: string, value: string): string {
  if (shell === 'powershell') return `$env:${name} = '${value}'`;
  return shell === 'fish' ? `set -gx ${name} ${value}` : `export ${name}=${value}`;
}

describe.each(WITH_KEY)('in %s the prefix', (shell) => {
  test('starts a helper, which answers', async () => {
    await using session = await open(shell);
    await logged(session);
    session.terminal.type('?');
    const pid = await untilReady(session);
    await answeredBy(session, pid, () => session.run(ASK.slice(1)));
    expect(session.after(ASK)).toContain('\n4\n');
  });

  test.each([
    ['deleted', ['Backspace', 'l', 's', 'Enter'] as const],
    ['left', ['Ctrl-C'] as const],
  ])('starts one that ends where the line is %s', async (_, keys) => {
    await using session = await open(shell);
    session.terminal.type('?');
    const pid = await untilReady(session);
    for (const key of keys) {
      if (key.length === 1) session.terminal.type(key);
      else session.terminal.press(key as 'Enter');
    }
    await untilGone(session, pid);
  });

  test('and a paste, a search and another line keep their question marks', async () => {
    await using session = await open(shell);
    await session.run("echo 'what? ever'");
    session.terminal.press('Ctrl-R');
    session.terminal.type('t? e');
    await session.terminal.waitUntil(() => /search.*t\? e/.test(session.terminal.screen()), {
      what: 'the search',
    });
    session.terminal.press('Enter');
    await session.prompt(3);
    await session.paste("echo 'pasted?'");
    session.terminal.press('Enter');
    await session.prompt(4);
    expect(session.terminal.screen()).toMatch(/\nwhat\? ever\n[\s\S]*\nwhat\? ever\n/);
    expect(session.terminal.screen()).toContain('\npasted?\n');
  });

  test('and its question are answered where Enter comes at once', async () => {
    await using session = await open(shell);
    await session.run(ASK);
    expect(session.after(ASK)).toContain('\n4\n');
  });
});

describe.each(SHELLS)('in %s a helper that waits after a question', (shell) => {
  test('answers the next one, with the environment, the folder and the settings of then', async () => {
    await using session = await open(shell);
    await logged(session);
    await session.run(ASK);
    const first = await untilReady(session);
    await session.run('cd sub');
    await answeredBy(session, first, () => session.run(`${ASK} please`));
    expect(session.after(`${ASK} please`)).toContain('\n3\n');
    const second = await untilReady(session);
    expect(second).not.toBe(first);
    mkdirSync(join(session.home.path, '.config/beck'), { recursive: true });
    writeFileSync(join(session.home.path, '.config/beck/config.yaml'), 'enabled: false\n');
    await answeredBy(session, second, () => session.run('? how many folders are here'));
    expect(session.after('folders are here')).toContain('beck is turned off');
    writeFileSync(join(session.home.path, '.config/beck/config.yaml'), 'enabled: true\n');
    const third = await untilReady(session);
    await session.run(exporting(session, 'BECK_PRESTART', 'off'));
    await answeredBy(session, third, () => session.run(`${ASK} now`));
    await untilGone(session, third);
  });

  test('gets what shells would expand, run or fail to parse, byte for byte', async () => {
    await using session = await open(shell, { LANG: 'C.UTF-8' });
    await logged(session);
    await session.run(ASK);
    // Each shell a third of them: the others get all of them from a new helper, in question.test.ts.
    const some = HOSTILE_QUESTIONS.filter((_, at) => at % SHELLS.length === SHELLS.indexOf(shell));
    for (const question of some) {
      await untilReady(session);
      await session.run(`? ${question}`);
    }
    const log = readFileSync(join(session.home.path, 'log'), 'utf8').split('\n');
    const asked = log.flatMap((line) => / from the shell: ask \| (.*) \| \S+$/.exec(line)?.[1] ?? []);
    expect(asked.slice(1)).toEqual(some);
    expect(readdirSync(join(session.home.path, 'work')).toSorted()).toEqual(['notes.txt', 'sub']);
  }, 180_000);

  test('that is killed is replaced by a new one', async () => {
    await using session = await open(shell);
    await session.run(ASK);
    process.kill(await untilReady(session), 'SIGKILL');
    await session.run(`${ASK} please`);
    expect(session.after(`${ASK} please`)).toContain('\n4\n');
    expect(session.after(`${ASK} please`)).not.toContain('beck:');
  });

  test('does not answer where Node would have read another language or home when it started', async () => {
    await using session = await open(shell);
    await logged(session);
    await session.run(ASK);
    const pid = await untilReady(session);
    await session.run(exporting(session, 'LC_ALL', 'C'));
    await session.run(`${ASK} please`);
    expect(session.after(`${ASK} please`)).toContain('\n4\n');
    await session.terminal.waitUntil(() => !isAlive(pid), { what: 'the old helper to be gone' });
  });

  // `/proc` is Linux's own.
  test('goes with its shell', async () => {
    await using session = await open(shell);
    await session.run(ASK);
    const pid = await untilReady(session);
    session.enter('exit');
    await session.terminal.waitForExit();
    await expect.poll(() => isAlive(pid) || leftovers(session.home).length > 0).toBe(false);
  });
});

describe.each<DrivenShell>(['bash', 'powershell'])(
  'in %s a helper that waits after a question, as in every shell',
  (shell) => {
    test('asks, and does what it is allowed', async () => {
      await using session = await open(shell);
      await session.run(ASK);
      await untilReady(session);
      session.enter('? delete notes.txt');
      await answerQuestion(session.terminal, 'y');
      await session.terminal.waitUntil(() => !existsSync(join(session.home.path, 'work/notes.txt')), {
        what: 'the deletion',
      });
      await session.prompt(3);
    });

    test.runIf(existsSync('/proc/self/mem'))(
      'does nothing, and holds nothing of the question or of the environment',
      async (context) => {
        await using session = await open(shell, { GITHUB_TOKEN: 'sk-planted-4821', PLANTED: 'planted-5923' });
        await session.run('? is there a file called planted-6034');
        const pid = await untilReady(session);
        // It rehearses first, how long depends on the machine.
        await expect.poll(() => ticksIn(pid, 1000), { timeout: 30_000 }).toBeLessThanOrEqual(1);
        expect(readdirSync(join(session.home.path, 'work')).toSorted()).toEqual(['notes.txt', 'sub']);
        const memory = writableMemory(pid);
        if (memory === undefined)
          return context.skip('the system lets nobody read the memory of another process');
        // What is there is found.
        expect(memory.some((part) => part.includes(session.home.path))).toBe(true);
        const environment = readFileSync(`/proc/${pid}/environ`);
        for (const text of ['sk-planted-4821', 'planted-5923', 'planted-6034'])
          for (const wanted of [Buffer.from(text), Buffer.from(text, 'utf16le')])
            expect([text, [environment, ...memory].some((part) => part.includes(wanted))]).toEqual([
              text,
              false,
            ]);
      },
    );

    test.each([['keepHelper: 0'], ['prestart: off']])('is not there with %s', async (setting) => {
      await using session = await open(shell);
      mkdirSync(join(session.home.path, '.config/beck'), { recursive: true });
      writeFileSync(join(session.home.path, '.config/beck/config.yaml'), `${setting}\n`);
      await session.run(ASK);
      await session.tidy();
      expect(waits(session)).toBeUndefined();
    });
  },
);

/** Of the processor, in hundredths of a second, during these milliseconds. */
async function ticksIn(pid: number, milliseconds: number): Promise<number> {
  const before = ticks(pid);
  await new Promise((settle) => setTimeout(settle, milliseconds));
  return ticks(pid) - before;
}

function ticks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** What the process can write to, in parts; undefined where this user may not read it. */
function writableMemory(pid: number): readonly Buffer[] | undefined {
  let memory: number;
  try {
    memory = openSync(`/proc/${pid}/mem`, 'r');
  } catch {
    return undefined;
  }
  try {
    return readFileSync(`/proc/${pid}/maps`, 'latin1')
      .split('\n')
      .filter((line) => /^\S+ rw/.test(line))
      .flatMap((line) => {
        const ends = (line.split(' ')[0] ?? '').split('-').map((end) => Number.parseInt(end, 16));
        const [from = 0, to = 0] = ends;
        // What is only reserved cannot be read.
        if (to - from > 256 * 1024 * 1024) return [];
        const bytes = Buffer.alloc(to - from);
        try {
          return [bytes.subarray(0, readSync(memory, bytes, 0, bytes.length, from))];
        } catch {
          return [];
        }
      });
  } finally {
    closeSync(memory);
  }
}
