// Inside tmux, whose terminal is not the one outside.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { need } from '../support/programs.ts';
import { openScripted, TESTED_SHELLS } from './shell-session.ts';

test.each(TESTED_SHELLS)('in %s a question is answered inside tmux', async (shell) => {
  need('tmux');
  await using session = await openScripted(shell, [{ type: 'run', command: "printf 'o%s\\n' ne" }]);
  const { terminal, home } = session;
  const socket = join(home.path, 'tmux.socket');
  try {
    session.enter(
      `tmux -S ${socket} -f /dev/null new-session ${shell === 'bash' ? '"bash --noprofile"' : shell}`,
    );
    await terminal.waitUntil(() => /^ready>\n/.test(terminal.screen()), { what: 'the prompt inside' });
    terminal.type("? it's *\r");
    expect(Buffer.from(String((await session.logged('asked'))['question']), 'hex').toString()).toBe("it's *");
    expect(await session.logged('ran')).toMatchObject({ status: 0, output: 'one\n' });
    // fish shows a question as it was parsed.
    await terminal.waitUntil(() => /^ready> (?:\?|\\\? #) it's \*\none\nready>\n/.test(terminal.screen()), {
      what: 'the next prompt',
    });
  } finally {
    execFileSync('tmux', ['-S', socket, 'kill-server']);
  }
});
