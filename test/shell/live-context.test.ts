// What a question tells a model about its shell, and what it withholds.

import { describe, expect, test } from 'vitest';
import { type AgentSession, openAgent, say } from './agent-session.ts';
import { type ShellName, TESTED_SHELLS } from './shell-session.ts';

/** The lines of the first request, or a later one, about the session. */
function told({ server }: AgentSession, request = 0): string {
  return server.requests[request]?.body.messages[0]?.content?.split('## Session\n')[1] ?? '';
}

describe.each(TESTED_SHELLS)('a question in %s', (shell: ShellName) => {
  const alias = (name: string, text: string) =>
    shell === 'fish' ? `function ${name}; ${text} $argv; end` : `alias ${name}='${text}'`;

  test('tells the last command, where the shell began, and what names mean here', async () => {
    await using session = await openAgent(shell, [say('One.'), say('Two.')]);
    await session.run(alias('ll', 'ls -l --si'));
    await session.run('? first');
    await session.run('cd /');
    await session.run('test -e nothing-there');
    await session.run('? second');
    const begin = `${session.home.path}/work`;
    expect(told(session)).toContain(`- Working directory: ${begin}\n`);
    expect(told(session)).not.toContain('First question');
    expect(told(session, 1)).toContain(
      [
        '- Working directory: /',
        `- First question of this shell was in: ${begin}`,
        '- Last command: test -e nothing-there',
        '- Last exit status: 1',
        `- Not what their names say: ${shell === 'fish' ? 'll (function)' : 'll = ls -l --si'}`,
      ].join('\n'),
    );
  });

  test('tells what `? /context` shows, and that asks no model', async () => {
    await using session = await openAgent(shell, [say('One.')], { columns: 400, rows: 60 });
    await session.run('test -e nothing-there');
    await session.run('? /context');
    expect(session.server.requests).toEqual([]);
    const shown = session.terminal.scrollback();
    await session.run('test -e nothing-there');
    await session.run('? what is here');
    const [system] = session.server.requests[0]?.body.messages ?? [];
    for (const line of (system?.content ?? '').split('\n'))
      if (!line.includes('untrusted-')) expect(shown).toContain(line);
    expect(shown).toMatch(/^And [\d.]+ KB that describe the tools .*\bsystem_report\b/m);
    expect(shown).not.toContain('{"name"');
    expect(shown).toContain('- Last command: test -e nothing-there');
  });

  test('keeps the last command back where history keeps the question out', async () => {
    const rc = { zsh: 'setopt hist_ignore_space', bash: 'HISTCONTROL=ignorespace', fish: '' }[shell];
    await using session = await openAgent(shell, [say('One.'), say('Two.')]);
    if (rc !== '') await session.run(rc);
    await session.run('test -e nothing-there');
    await session.run(' ? hidden');
    await session.run('test -e nothing-there');
    await session.run('? open');
    expect(told(session)).not.toContain('Last command');
    expect(told(session)).toContain('- Last exit status: 1');
    expect(told(session, 1)).toContain('- Last command: test -e nothing-there\n');
  });
});
