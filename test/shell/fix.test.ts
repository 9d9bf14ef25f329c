// The bare prefix after a failure: what went wrong and what fixes it, through the ordinary approval.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { questionOpen } from '../support/approval.ts';
import { openAgent, openRecipes, say } from './agent-session.ts';
import { PROMPT, type ShellName, TESTED_SHELLS } from './shell-session.ts';

describe.each(TESTED_SHELLS)('after a failure in %s', (shell: ShellName) => {
  test('the bare prefix proposes the fix, and asks where that is due', async () => {
    await using session = await openRecipes(shell);
    await session.run('mkdir a/b/c');
    session.enter('?');
    await questionOpen(session.terminal);
    expect(session.after('mkdir: ')).toContain('mkdir -p a/b/c');
    expect(session.terminal.screen()).toContain('The folder a/b does not exist yet.');
    session.terminal.type('y');
    await session.prompt(3);
    expect(existsSync(join(session.home.path, 'work/a/b/c'))).toBe(true);
  });

  test('what only reads is fixed at once', async () => {
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

  test('what only reads is run again beside the shell, for the text of the error', async () => {
    await using session = await openAgent(shell, [say('Look at its name.')]);
    await session.run('cat nonesuch.txt');
    await session.run('?');
    const asked = session.server.requests[0]?.body.messages.at(-1)?.content;
    expect(asked).toContain('nonesuch.txt: No such file or directory');
    expect(session.terminal.scrollback()).not.toContain('[Y]es');
  });

  test('what may change something is run again only when that is allowed', async () => {
    await using session = await openRecipes(shell);
    const script = join(session.home.path, 'work/count');
    writeFileSync(script, '#!/bin/sh\necho x >>ran\necho no such thing\nexit 7\n', { mode: 0o755 });
    const runs = () => readFileSync(join(session.home.path, 'work/ran'), 'utf8').length / 2;
    await session.run('./count');
    session.enter('?');
    await questionOpen(session.terminal);
    expect(session.terminal.screen()).toContain('Run it again to see the error?');
    expect(runs()).toBe(1);
    session.terminal.type('n');
    await session.prompt(3);
    expect(session.terminal.screen()).toContain('ended with status 7. No built-in fix');
    expect(runs()).toBe(1);
  });

  test('of a long message the line that says what is wrong is shown', async () => {
    await using session = await openRecipes(shell);
    const said = 'Traceback (most recent call last):\n    take(it)\n    ^^^^^^^^\nNameError: no it';
    const script = join(session.home.path, 'work/count');
    writeFileSync(script, `#!/bin/sh\nprintf '%s\\n' '${said}' '' 'Node.js v1'\nexit 7\n`, { mode: 0o755 });
    await session.run('./count');
    session.enter('?');
    await questionOpen(session.terminal);
    session.terminal.type('y');
    await session.prompt(3);
    expect(session.terminal.screen()).toContain('ended with status 7: NameError: no it.');
  });

  test('a model learns what the command printed when it was run again', async () => {
    await using session = await openAgent(shell, [say('It needs a thing.')], {
      settings: { mode: 'danger' },
    });
    const script = join(session.home.path, 'work/count');
    writeFileSync(script, '#!/bin/sh\necho no such thing\nexit 7\n', { mode: 0o755 });
    await session.run('./count');
    session.enter('?');
    await questionOpen(session.terminal);
    session.terminal.type('y');
    await session.prompt(3);
    const asked = session.server.requests[0]?.body.messages.at(-1)?.content;
    expect(asked).toContain('no such thing');
    expect(session.server.requests).toHaveLength(1);
  });

  test('a model gets the command and its status', async () => {
    await using session = await openAgent(shell, [say('It always fails.')]);
    await session.run('false');
    await session.run('?');
    const asked = session.server.requests[0]?.body.messages.at(-1)?.content;
    expect(asked).toContain('The command: false\nIts exit status: 1');
    expect(session.terminal.scrollback()).toContain('It always fails.');
  });

  test('after a success, and after the fix was spoken of, the bare prefix shows examples', async () => {
    await using session = await openRecipes(shell);
    await session.run('true');
    await session.run('?');
    expect(session.after('ready> ?')).toContain('Type a question after the prefix');
  });

  test('after a question that had no answer, the bare prefix shows examples and runs nothing again', async () => {
    await using session = await openRecipes(shell);
    await session.run('? what');
    await session.run('?');
    expect(session.terminal.scrollback()).toContain('Type a question after the prefix');
    expect(session.terminal.scrollback()).not.toContain('ended with status');
  });
});
