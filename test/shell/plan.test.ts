import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion, questionOpen, sendWithoutAnswer } from '../support/approval.ts';
import type { ScriptedReply } from '../support/model-server.ts';
import { type AgentSession, history, lastStatus, openAgent, say, toldOf } from './agent-session.ts';
import { type ShellName, TESTED_SHELLS } from './shell-session.ts';

const plan = (...commands: readonly string[]): ScriptedReply => ({
  type: 'tool-calls',
  calls: [
    {
      name: 'run_in_shell',
      arguments: { why: 'all of it', plan: commands.map((command) => ({ command, why: 'as asked' })) },
    },
  ],
});

function made({ home }: AgentSession, name: string): boolean {
  return existsSync(join(home.path, 'work', name));
}

/** `words`: the whole command line; the launcher sleeps as well. */
function isRunning({ terminal }: AgentSession, words: string): boolean {
  return terminal.processes().some((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() === words;
    } catch {
      // It has ended meanwhile.
      return false;
    }
  });
}

describe.each(TESTED_SHELLS)('a plan in %s', (shell: ShellName) => {
  test('is taken whole, and a cd in one part holds for the next and for the person', async () => {
    await using session = await openAgent(shell, [plan('mkdir new', 'cd new', 'touch inside'), say('Done.')]);
    const { terminal, server } = session;
    session.enter('? go on');
    await questionOpen(terminal);
    expect(terminal.screen()).toMatch(
      /› plan \(3 parts\): all of it\n {2}1 mkdir new · as asked\n {2}2 cd new · as asked\n {2}3 touch inside · as asked\n {2}\[Y\]es all \[S\]tep by step \[N\]o \[E\]dit \[\?\]$/,
    );
    terminal.type('y');
    await session.prompt(2);
    const lines = ['plan (3 parts): all of it', 'mkdir new', 'cd new', 'touch inside'];
    const steps = lines.map((line, index) => `› ${line}${index === 0 ? '' : ' · as asked'}\n`).join('');
    expect(session.after('go on')).toBe(`${steps}\nDone.\nready>`);
    expect(made(session, 'new/inside')).toBe(true);
    expect(toldOf(server)[0]).toMatch(/^Part 1 of 3: Exit code: 0\n[\s\S]*\nPart 3 of 3: Exit code: 0\n/);
    await session.run('touch afterwards');
    expect(made(session, 'new/afterwards')).toBe(true);
    expect((await history(session)).slice(0, 4)).toEqual(['? go on', 'mkdir new', 'cd new', 'touch inside']);
  });

  test('ends where a part fails', async () => {
    await using session = await openAgent(shell, [plan('mkdir one', 'ls nonesuch', 'mkdir two'), say('No.')]);
    session.enter('? go on');
    await answerQuestion(session.terminal, 'y');
    await session.prompt(2);
    expect([made(session, 'one'), made(session, 'two')]).toEqual([true, false]);
    expect(session.after('go on')).toMatch(/\n {2}exit 2\n× part 3 not run: mkdir two\n\nNo\.\nready>$/);
    expect(toldOf(session.server)[0]).toMatch(/\nPart 3 was not run because of that\.$/);
    expect(await lastStatus(session)).toBe(2);
  });

  test('ends with the question at Ctrl-C in one of its parts', async () => {
    await using session = await openAgent(shell, [plan('mkdir one', 'sleep 60', 'mkdir two'), say('No.')]);
    const { terminal } = session;
    session.enter('? go on');
    await answerQuestion(terminal, 'y');
    await terminal.waitUntil(() => isRunning(session, 'sleep 60'), { what: 'sleep' });
    terminal.press('Ctrl-C');
    await session.prompt(2);
    expect(terminal.scrollback()).toContain('× part 3 not run: mkdir two\n');
    expect(session.server.requests).toHaveLength(1);
    expect([made(session, 'one'), made(session, 'two')]).toEqual([true, false]);
    expect(await lastStatus(session)).toBe(130);
    await session.tidy();
  });

  test('has a part edited in the line editor of the shell, and all of it is judged again', async () => {
    await using session = await openAgent(shell, [plan('mkdir one', 'mkdir two'), say('Done.')]);
    const { terminal, server } = session;
    session.enter('? go on');
    await questionOpen(terminal);
    await sendWithoutAnswer(terminal, () => terminal.type('e'));
    terminal.type('2');
    await terminal.waitFor('edit> mkdir two');
    terminal.type('; rm -r nonesuch');
    terminal.press('Enter');
    await terminal.waitFor('2 ⚠ mkdir two; rm -r nonesuch');
    await questionOpen(terminal);
    expect(terminal.screen()).toContain('[s]tep by step [N]o [E]dit [?]');
    await sendWithoutAnswer(terminal, () => terminal.type('e'));
    terminal.type('2');
    await terminal.waitFor('edit> mkdir two; rm -r nonesuch');
    terminal.press('Ctrl-U');
    terminal.type('mkdir three');
    terminal.press('Enter');
    await terminal.waitFor('2 mkdir three');
    await answerQuestion(terminal, 'y');
    await session.prompt(2);
    expect(['one', 'two', 'three'].map((name) => made(session, name))).toEqual([true, false, true]);
    expect(toldOf(server)[0]).toContain('Part 2 of 2: The person changed the command to: mkdir three\n');
    expect(terminal.scrollback()).not.toContain('edit>');
  });
});

describe.each<ShellName>(['bash'])('a plan in %s, as in every shell', (shell) => {
  test('is taken step by step, and a no in the middle ends it', async () => {
    await using session = await openAgent(shell, [
      plan('mkdir one', 'mkdir two', 'mkdir three'),
      say('Well.'),
    ]);
    const { terminal, server } = session;
    session.enter('? go on');
    await answerQuestion(terminal, 's');
    await terminal.waitFor('› mkdir one · as asked\n  [Y]es');
    await answerQuestion(terminal, 'y');
    await terminal.waitFor('› mkdir two · as asked\n  [Y]es');
    await answerQuestion(terminal, 'n');
    await session.prompt(2);
    expect(['one', 'two', 'three'].map((name) => made(session, name))).toEqual([true, false, false]);
    expect(session.after('go on')).toBe(
      '› plan (3 parts, step by step): all of it\n› mkdir one · as asked\n' +
        '× mkdir two · declined\n× part 3 not run: mkdir three\n\nWell.\nready>',
    );
    expect(toldOf(server)[0]).toMatch(
      /\nPart 2 of 3: Not run: User declined\.\nPart 3 was not run because of that\.$/,
    );
  });

  test('with a dangerous part has no key for all of it, and Enter declines it', async () => {
    await using session = await openAgent(shell, [plan('mkdir one', 'rm -r old'), say('Then not.')], {
      prepare: (home) => mkdirSync(join(home.path, 'work/old')),
    });
    const { terminal } = session;
    session.enter('? go on');
    await questionOpen(terminal);
    expect(terminal.screen()).toContain(
      '\n  2 ⚠ rm -r old · Deletes old and everything in it\n  [s]tep by step [N]o',
    );
    await sendWithoutAnswer(terminal, () => terminal.type('y'));
    terminal.press('Enter');
    await session.prompt(2);
    expect([made(session, 'one'), made(session, 'old')]).toEqual([false, true]);
    expect(session.after('go on')).toBe('× plan (2 parts): all of it · declined\nThen not.\nready>');
    expect(await lastStatus(session)).toBe(1);
  });

  test('with a part that would be blocked where the parts before it lead is not begun', async () => {
    await using session = await openAgent(shell, [plan('cd /', 'rm -rf *'), say('I could not.')]);
    await session.run('? clean up');
    expect(session.after('clean up')).toMatch(
      /^× plan \(2 parts\): all of it\n {2}Part 2 of the plan: Blocked: Destroys the whole system\./,
    );
    expect(await lastStatus(session)).toBe(4);
    await session.run('pwd');
    expect(session.after('pwd')).toContain('/work\n');
  });
});

/** A script of the person's that gives `ls` another meaning when it is run. */
const REDEFINES: Readonly<Record<ShellName, string>> = {
  zsh: "alias ls='rm -rf precious'\n",
  bash: 'ls() { rm -rf precious; }\n',
  fish: 'function ls; rm -rf precious; end\n',
};

describe.each(TESTED_SHELLS)('a part that an earlier one makes worse in %s', (shell: ShellName) => {
  test('asks again although the plan was taken whole', async () => {
    // What `refresh` does is known only to the shell: no one can tell before that it touches `ls`.
    const refresh = shell === 'fish' ? 'function refresh; source later; end' : 'refresh() { . ./later; }';
    await using session = await openAgent(shell, [plan('refresh', 'ls'), say('Then not.')], {
      prepare: (home) => {
        writeFileSync(join(home.path, 'work/later'), REDEFINES[shell]);
        mkdirSync(join(home.path, 'work/precious'));
      },
      after: refresh,
    });
    const { terminal } = session;
    session.enter('? go on');
    await answerQuestion(terminal, 'y');
    await terminal.waitFor('What this command would do has changed since you were asked.');
    await answerQuestion(terminal, 'n');
    await session.prompt(2);
    expect(made(session, 'precious')).toBe(true);
    expect(session.after('go on')).toMatch(/\n× ls · declined/);
  });

  test('is shown as what it will be where the text of the plan tells', async () => {
    const defines = REDEFINES[shell].trim();
    await using session = await openAgent(shell, [plan(defines, 'ls'), say('Then not.')]);
    const { terminal } = session;
    session.enter('? go on');
    await answerQuestion(terminal, '?');
    await terminal.waitFor('ls is an alias or function of this shell.');
    await terminal.waitUntil(() => terminal.screen().endsWith('[s]tep by step [N]o [E]dit [?]'));
    await answerQuestion(terminal, 'n');
    await session.prompt(2);
  });
});
