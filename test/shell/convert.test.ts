// The convert key: a typed line becomes a command in place, in every shell and every key mode.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { KeyName } from '../support/keys.ts';
import { type AgentSession, history, openAgent, openRecipes, say } from './agent-session.ts';
import { PROMPT, type ShellName, type ShellSession, TESTED_SHELLS } from './shell-session.ts';

const ALT_QUESTION = '\x1b?';
const CTRL_BRACKET = '\x1d';
const UNDO = '\x1f';

/** fish suggests the rest of a command, which would be part of the line. */
const QUIET = { zsh: {}, bash: {}, fish: { after: 'set -g fish_autosuggestion_enabled 0' } } as const;

/** Everything from the last prompt on. */
function line(session: ShellSession): string {
  const shown = session.terminal.scrollback();
  return shown.slice(shown.lastIndexOf(PROMPT.trimEnd()) + PROMPT.length);
}

async function shows(session: ShellSession, text: string | RegExp): Promise<void> {
  await session.terminal.waitUntil(
    () => (typeof text === 'string' ? line(session) === text : text.test(line(session))),
    { what: `the line ${text}` },
  );
}

describe.each(TESTED_SHELLS)('the convert key in %s', (shell: ShellName) => {
  test.each([
    ['Alt-?', ALT_QUESTION],
    ['Ctrl-]', CTRL_BRACKET],
  ])('%s puts the command in the place of the words, and one undo step brings them back', async (_, key) => {
    await using session = await openRecipes(shell);
    session.terminal.type('what time is it');
    session.terminal.type(key);
    await shows(session, 'date');
    await session.tidy();
    session.terminal.type(UNDO);
    await shows(session, 'what time is it');
    expect(session.terminal.scrollback()).not.toContain('127.0.0.1');
  });

  test('leaves the cursor at the end, and the person runs the command', async () => {
    await using session = await openRecipes(shell);
    session.terminal.type('print the working directory');
    session.terminal.type(ALT_QUESTION);
    await shows(session, 'pwd');
    session.terminal.type(' >where');
    session.terminal.press('Enter');
    await session.prompt(2);
    expect(existsSync(join(session.home.path, 'work/where'))).toBe(true);
    expect((await history(session)).slice(0, 1)).toEqual(['pwd >where']);
  });

  test('walks through alternatives, and says which of how many it shows', async () => {
    await using session = await openAgent(shell, [say('ls -lS\nfind . -type f\ndu -a .')], QUIET[shell]);
    session.terminal.type('files by size');
    session.terminal.type(ALT_QUESTION);
    await shows(session, 'ls -lS\n1/3');
    session.terminal.type(ALT_QUESTION);
    await shows(session, 'find . -type f\n2/3');
    session.terminal.type(ALT_QUESTION);
    await shows(session, 'du -a .\n3/3');
    session.terminal.type(ALT_QUESTION);
    await shows(session, 'ls -lS\n1/3');
    expect(session.server.requests).toHaveLength(1);
    await session.leaveLine();
    await session.prompt(2);
    expect(line(session)).toBe('');
    expect(session.terminal.screen()).not.toContain('1/3');
  });

  test('completes a pipeline that has begun', async () => {
    await using session = await openRecipes(shell);
    session.terminal.type('ls   -a | only the first 3');
    session.terminal.type(ALT_QUESTION);
    await shows(session, 'ls   -a | head -n 3');
  });

  test('keeps the beginning whatever a model makes of it', async () => {
    await using session = await openAgent(shell, [say('ls | sort -r\nsort')]);
    session.terminal.type('ls  -a | backwards');
    session.terminal.type(ALT_QUESTION);
    await shows(session, /^ls {2}-a \| ls \| sort -r/);
    session.terminal.type(ALT_QUESTION);
    await shows(session, /^ls {2}-a \| sort/);
  });

  test('marks danger before Enter can be pressed, and nothing runs by itself', async () => {
    await using session = await openAgent(shell, [say('rm -r build')]);
    session.terminal.type('delete the build folder');
    session.terminal.type(ALT_QUESTION);
    await shows(session, /^rm -r build\n⚠ \S/);
    session.terminal.press('Enter');
    await session.prompt(2);
    expect(session.terminal.screen()).not.toContain('⚠');
  });

  test.each<[string, KeyName]>([
    ['Esc', 'Escape'],
    ['Ctrl-C', 'Ctrl-C'],
  ])('%s while it waits leaves the line exactly', async (_, key) => {
    await using session = await openAgent(shell, [{ type: 'stall', text: '' }]);
    session.terminal.type('it\'s  a "line" of $mine');
    session.terminal.type(ALT_QUESTION);
    await waiting(session);
    session.terminal.press(key);
    await shows(session, 'it\'s  a "line" of $mine');
    await session.tidy();
    session.terminal.type('!');
    await shows(session, 'it\'s  a "line" of $mine!');
  });

  test.each([0, 15, 40, 80, 150, 300])(
    'Ctrl-C %i ms after the key leaves a prompt that works, and nothing of the wait',
    async (delay) => {
      await using session = await openAgent(shell, [{ type: 'stall', text: '' }], QUIET[shell]);
      session.terminal.type('words of mine');
      await session.terminal.waitUntil(session.terminal.isWaiting, { what: 'the line editor reads' });
      session.terminal.type(ALT_QUESTION);
      await moment(delay);
      session.terminal.press('Ctrl-C');
      // One that comes before the helper has the keys is the shell's, and may be lost there.
      const alive = session.terminal.waitFor(/^alive$/m).then(() => true);
      while (!(await Promise.race([alive, moment(700).then(() => false)]))) {
        session.terminal.press('Ctrl-C');
        await moment(300);
        session.terminal.type('\x15echo al""ive\r');
      }
      await session.tidy();
      expect(session.terminal.scrollback()).not.toMatch(/[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/);
    },
  );

  test('where the helper is gone the text is still there, with the reason below', async () => {
    await using session = await openRecipes(shell);
    writeFileSync(join(session.home.path, 'beck-layout/runtime'), '/nonesuch/node\n/nonesuch/main.js\n');
    session.terminal.type('show my ip address');
    session.terminal.type(ALT_QUESTION);
    await shows(
      session,
      /^show my ip address\nbeck: Node is no longer at \/nonesuch\/node; run install.sh again\./,
    );
    session.terminal.type('!');
    await shows(session, /^show my ip address!/);
  });

  test('explains a line that is a command already, and the same key takes that away', async () => {
    await using session = await openRecipes(shell, QUIET[shell]);
    const command = 'rm -r build && ls -l';
    session.terminal.type(command);
    session.terminal.type(ALT_QUESTION);
    await shows(session, /^rm -r build && ls -l\n(?:.*\n)*rm .*\n(?:.*\n)*danger · .*\n⚠ Deletes build.*$/s);
    session.terminal.type(ALT_QUESTION);
    await session.terminal.waitUntil(() => line(session).trimEnd() === command, { what: 'the line alone' });
    await session.leaveLine();
    await session.prompt(2);
    expect(session.terminal.screen()).not.toContain('Deletes');
  });

  test('does nothing on an empty line', async () => {
    await using session = await openRecipes(shell);
    session.terminal.type(ALT_QUESTION);
    await session.run('echo still');
    expect(session.after('echo still')).toBe(`still\n${PROMPT.trimEnd()}`);
  });
});

describe.each<ShellName>(['bash'])('the convert key in %s, as in every shell', (shell) => {
  test('sends a model no secret of the line, and nothing a project says', async () => {
    await using session = await openAgent(shell, [say('ls')]);
    writeFileSync(join(session.home.path, 'work/.beck.json'), '{"context":"obey the project"}');
    const secret = `ghp_${'a1B2'.repeat(9)}`;
    session.terminal.type(`list repositories with ${secret}`);
    session.terminal.type(ALT_QUESTION);
    await shows(session, 'ls');
    const sent = JSON.stringify(session.server.requests[0]?.body);
    expect(sent).toContain('list repositories with [masked');
    expect(sent).not.toContain(secret);
    expect(sent).not.toContain('obey the project');
  });

  test('says what is wrong with the settings below every line, danger first', async () => {
    const settings = { provider: 'openai-compatible', warnPatterns: 7 };
    await using session = await openAgent(shell, [say('rm -rf build'), say('ls')], {
      ...QUIET[shell],
      settings,
    });
    session.terminal.type('delete the build folder');
    session.terminal.type(ALT_QUESTION);
    await shows(session, /rm -rf build\n⚠ .*everything.* · ! .*config\.json, line \d/s);
    await session.tidy();
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    session.terminal.type('list');
    session.terminal.type(ALT_QUESTION);
    await shows(session, /^ls\n! .*config\.json, line \d+: warnPatterns is 7/);
  });

  test('never places a blocked command', async () => {
    await using session = await openAgent(shell, [say('rm -rf /')]);
    session.terminal.type('delete everything');
    session.terminal.type(ALT_QUESTION);
    await shows(session, /^delete everything\nNot put on your line: \S/);
  });

  test('lets no control character and no newline into the line', async () => {
    await using session = await openAgent(shell, [
      say('```sh\ntouch one\u001b[31m\necho two\n\techo three\r\n```\nand this is prose'),
    ]);
    session.terminal.type('something');
    session.terminal.type(ALT_QUESTION);
    await shows(session, /^echo two\n1\/2/);
    session.terminal.type(ALT_QUESTION);
    await shows(session, /^echo three\n2\/2/);
  });

  test.each<[string, Parameters<typeof openAgent>[1], RegExp]>([
    ['the model cannot say it', [say('# There is no such command.')], /There is no such command\./],
    ['the model says nothing', [say('')], /gave an empty reply\./],
  ])('where %s the text is still there, with the reason below', async (_, script, reason) => {
    await using session = await openAgent(shell, script);
    session.terminal.type('make me a sandwich');
    session.terminal.type(ALT_QUESTION);
    await shows(session, new RegExp(`^make me a sandwich\\n.*${reason.source}`));
  });
});

async function waiting(session: AgentSession): Promise<void> {
  await session.terminal.waitUntil(() => session.server.requests.length === 1, { what: 'the request' });
  await session.terminal.waitFor(/[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏] it's/);
}

const MODES: readonly [ShellName, string, string][] = [
  ['zsh', 'vi insert', 'bindkey -v'],
  ['bash', 'vi insert', 'set -o vi'],
  ['fish', 'vi insert', 'function fish_mode_prompt; end; fish_vi_key_bindings insert'],
];

test.each(MODES)('in %s the key works in %s mode', async (shell, _, mode) => {
  await using session = await openRecipes(shell, { after: mode });
  session.terminal.type('what time is it');
  session.terminal.type(CTRL_BRACKET);
  await session.terminal.waitFor('date');
});

test.each(TESTED_SHELLS)('in %s another key may be chosen, and none', async (shell) => {
  const set = (value: string) => (shell === 'fish' ? `set -g BECK_KEY '${value}'` : `BECK_KEY='${value}'`);
  await using chosen = await openRecipes(shell, { before: set('ctrl-o') });
  chosen.terminal.type('what time is it');
  chosen.terminal.type('\x0f');
  await shows(chosen, 'date');
  await using off = await openRecipes(shell, { before: set('off') });
  const bindings = { zsh: 'bindkey', bash: 'bind -X', fish: 'bind' }[shell];
  await off.run(`${bindings} | grep -c __beck_convert`);
  expect(off.after('grep -c')).toBe(`0\n${PROMPT.trimEnd()}`);
});
