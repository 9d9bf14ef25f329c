import { describe, expect, test } from 'vitest';
import { openScripted, SHELL_NAMES } from './shell-session.ts';

const shells = (process.env['BECK_TEST_SHELLS']?.split(' ') ?? SHELL_NAMES) as typeof SHELL_NAMES;

describe.each(shells)('a question in %s', (shell) => {
  test('reaches the helper and its steps run in the shell', async () => {
    await using session = await openScripted(shell, [
      { type: 'resolve', words: ['ls', 'cd', 'nonesuch', 'if'] },
      { type: 'run', command: 'cd /usr; echo "hello $PWD"; false' },
      { type: 'run', command: 'export FOO=bar' },
    ]);
    await session.run(`  ? what's "up" $(touch x) \`touch y\` !! * ; | && # ~ {a,b} \\ 你好 🎉`);
    const log = session.log();
    console.log(JSON.stringify(log, null, 1), session.terminal.scrollback());
    await session.run('echo "$FOO $PWD"');
    console.log(session.terminal.scrollback());
  });
});
