// Inside tmux, whose terminal is not the one outside.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keysCount } from '../support/approval.ts';
import { need } from '../support/programs.ts';
import { openAgent, say } from './agent-session.ts';
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

test.each(TESTED_SHELLS)(
  'in %s the error is read off the screen when that is allowed, and nothing runs again',
  async (shell) => {
    need('tmux');
    await using session = await openAgent(shell, [say('It needs a thing.')]);
    const { terminal, home, server } = session;
    const socket = join(home.path, 'tmux.socket');
    const raw = join(home.path, 'raw');
    const script = '#!/bin/sh\necho x >>ran\necho no such thing >&2\nexit 7\n';
    writeFileSync(join(home.path, 'work/count'), script, { mode: 0o755 });
    try {
      session.enter(
        `tmux -S ${socket} -f /dev/null new-session ${shell === 'bash' ? '"bash --noprofile"' : shell}`,
      );
      await terminal.waitUntil(() => /^ready>\n/.test(terminal.screen()), { what: 'the prompt inside' });
      // What tmux passes on says nothing of the modes inside.
      execFileSync('tmux', ['-S', socket, 'pipe-pane', '-O', `cat >'${raw}'`]);
      terminal.type('./count\r');
      await terminal.waitUntil(() => /no such thing\nready>\n/.test(terminal.screen()), {
        what: 'its error',
      });
      terminal.type('?\r');
      const output = () => (existsSync(raw) ? readFileSync(raw) : new Uint8Array());
      await terminal.waitUntil(() => keysCount({ output }), { what: 'a question that takes keys' });
      expect(terminal.screen()).toContain('tmux capture-pane -p');
      terminal.type('y');
      await terminal.waitUntil(() => terminal.screen().includes('It needs a thing.'), { what: 'the answer' });
      expect(server.requests[0]?.body.messages.at(-1)?.content).toMatch(/>\s*no such thing\s*</);
      expect(readFileSync(join(home.path, 'work/ran'), 'utf8')).toBe('x\n');
    } finally {
      execFileSync('tmux', ['-S', socket, 'kill-server']);
    }
  },
);
