// The bare prefix after a failure: what went wrong and what mends it, through the ordinary approval.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { questionOpen } from '../support/approval.ts';
import { openAgent, openRecipes, say } from './agent-session.ts';
import { PROMPT, type ShellName, TESTED_SHELLS } from './shell-session.ts';

describe.each(TESTED_SHELLS)('after a failure in %s', (shell: ShellName) => {
  test('the bare prefix proposes the mend, and asks where that is due', async () => {
    await using session = await openRecipes(shell);
    await session.run('mkdir a/b/c');
    session.enter('?');
    await questionOpen(session.terminal);
    expect(session.after('mkdir: ')).toContain('mkdir -p a/b/c');
    expect(session.terminal.screen()).toContain('The folder a/b is not there yet.');
    session.terminal.type('y');
    await session.prompt(3);
    expect(existsSync(join(session.home.path, 'work/a/b/c'))).toBe(true);
  });

  test('what only reads is mended at once', async () => {
    await using session = await openRecipes(shell);
    mkdirSync(join(session.home.path, 'work/Downloads'));
    await session.run('cd Donwloads');
    await session.run('?');
    await session.run('pwd');
    expect(session.after('pwd')).toMatch(/\/work\/Downloads\n/);
  });

  test('words that ask what went wrong mean the same', async () => {
    await using session = await openRecipes(shell);
    writeFileSync(join(session.home.path, 'work/notes.txt'), 'hello');
    await session.run('grep -n nonesuch notes.txt');
    await session.run('? why did that fail');
    expect(session.after('why did that fail')).toBe(
      `grep found nothing; status 1 says only that.\n${PROMPT.trimEnd()}`,
    );
  });

  test('the failed command is not run again', async () => {
    await using session = await openRecipes(shell);
    const script = join(session.home.path, 'work/count');
    writeFileSync(script, '#!/bin/sh\necho x >>ran\nexit 7\n', { mode: 0o755 });
    await session.run('./count');
    await session.run('?');
    expect(session.after('ready> ?')).toContain('ended with status 7');
    await session.run('wc -l <ran');
    expect(session.after('wc -l')).toMatch(/^\s*1\n/);
  });

  test('a model is told the command and its status', async () => {
    await using session = await openAgent(shell, [say('It always fails.')]);
    await session.run('false');
    await session.run('?');
    const asked = session.server.requests[0]?.body.messages.at(-1)?.content;
    expect(asked).toContain('The command: false\nIts exit status: 1');
    expect(session.terminal.scrollback()).toContain('It always fails.');
  });

  test('after a success, and after the mend was spoken of, the bare prefix shows examples', async () => {
    await using session = await openRecipes(shell);
    await session.run('true');
    await session.run('?');
    expect(session.after('ready> ?')).toContain('Type a question after the prefix');
  });
});
