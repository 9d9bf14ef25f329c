// `command | ? question`: the command's output is sent with the question, as data.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { history, lastStatus, openAgent, openRecipes, propose, say } from './agent-session.ts';
import { leftovers, type ShellName, TESTED_SHELLS } from './shell-session.ts';

const asked = (server: Awaited<ReturnType<typeof openAgent>>['server']): string =>
  (server.requests[0]?.body.messages.at(-1)?.content ?? '').replaceAll(
    /untrusted-[0-9a-f]{12}/g,
    'untrusted',
  );

describe.each(TESTED_SHELLS)('%s', (shell) => {
  test('the output is quoted in the request, and the line is in history once as typed', async () => {
    await using session = await openAgent(shell, [say('Two lines.')]);
    const line = `printf 'a\\nb\\n' | ? what's $(touch x); "q`;
    await session.run(line);
    expect(asked(session.server)).toContain(`what's $(touch x); "q`);
    expect(asked(session.server)).toMatch(/Given with the question:\n.*\na\nb\n/s);
    expect(session.after('"q')).toContain('Two lines.');
    expect(existsSync(join(session.home.path, 'work/x'))).toBe(false);
    expect(await lastStatus(session)).toBe(0);
    await session.tidy();
    expect(leftovers(session.home)).toEqual([]);
    expect((await history(session)).filter((entry) => entry.includes('touch x'))).toEqual([line]);
  });

  test('a command of the answer lasts in the shell', async () => {
    await using session = await openAgent(shell, [propose('cd /'), say('done')]);
    await session.run('echo here | ? go to the top');
    await session.run('pwd');
    expect(session.after('pwd')).toMatch(/^\/$/m);
  });

  test.each([
    ['echo "a | ? b" | ? what', 'a | ? b', 'what'],
    ["echo 'x | y' | tr x z | ? and | ? again", 'z | y', 'and | ? again'],
    ['ls /nowhere/at/all 2>&1 | ? why', '/nowhere/at/all', 'why'],
  ])('%s', async (line, output, question) => {
    await using session = await openAgent(shell, [say('Seen.')]);
    await session.run(line);
    expect(asked(session.server)).toContain(output);
    expect(asked(session.server)).toContain(question);
    expect(session.after(line)).toContain('Seen.');
  });

  test('the bare prefix asks what the output says, and the status before is that of the command', async () => {
    await using session = await openAgent(shell, [say('Seen.')]);
    await session.run('sh -c "echo out; exit 37" | ?');
    expect(asked(session.server)).toMatch(/out\n/);
    expect(JSON.stringify(session.server.requests[0]?.body.messages)).toContain('37');
  });

  test('Ctrl-C ends the command and the question', async () => {
    await using session = await openAgent(shell, [say('Never.')]);
    // More than a pipe holds: it has started once someone reads. A `sh` with a sleep would lose a Ctrl-C between the two.
    session.enter('perl -e "print q(x) x 200000; print STDERR qq(started\\n); sleep 1000" | ? what');
    await session.terminal.waitFor(/^started/m);
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    expect(session.server.requests).toEqual([]);
    await session.tidy();
  });

  test('elsewhere the bar belongs to the shell', async () => {
    await using session = await openRecipes(shell);
    await session.run('echo "a | ? b"');
    expect(session.after('echo "a | ? b"')).toMatch(/^a \| \? b$/m);
    await session.run('false || ? what');
    expect(session.after('false || ? what')).toContain('a question must start the line');
  });
});

describe.each<ShellName>(['bash'])('%s, as in every shell', (shell) => {
  test('30 MB are bounded', async () => {
    await using session = await openAgent(shell, [say('Much.')]);
    await session.run('head -c 30000000 /dev/zero | tr "\\0" "\\n" | ? how long is it');
    expect(session.after('how long is it')).toContain('Much.');
    expect(asked(session.server).length).toBeLessThan(12_000);
  });

  test('the recipes say that they do not read it', async () => {
    await using session = await openRecipes(shell);
    await session.run('echo x | ? show the current directory');
    expect(session.after('show the current directory')).toContain('only a model can read piped output');
  });
});
