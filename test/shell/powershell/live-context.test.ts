// What a question in PowerShell tells a model about its shell, and what it withholds.

import { describe, expect, test } from 'vitest';
import { type AgentSession, openAgent, say } from '../agent-session.ts';
import { PWSH } from '../shell-session.ts';

/** The lines of a request about the session. */
function told({ server }: AgentSession, request = 0): string {
  return server.requests[request]?.body.messages[0]?.content?.split('## Session\n')[1] ?? '';
}

describe.skipIf(PWSH === undefined)('a question in PowerShell', () => {
  test('tells the last command, where the shell began, and what names mean here', async () => {
    await using session = await openAgent('powershell', [say('One.'), say('Two.')]);
    await session.run('Set-Alias ll Get-ChildItem; function git { "mine" }');
    await session.run('? first');
    await session.run('cd /');
    await session.run('Get-Item nothing-there');
    await session.run('? second');
    expect(told(session, 1)).toContain(
      [
        '- Working directory: /',
        `- First question of this shell was in: ${session.home.path}/work`,
        '- Last command: Get-Item nothing-there',
        '- Last exit status: 1',
        '- Not what their names say: git (function); ll = Get-ChildItem',
      ].join('\n'),
    );
  });

  test('keeps the last command back where history keeps the question out', async () => {
    await using session = await openAgent('powershell', [say('One.'), say('Two.')], {
      after: 'Set-PSReadLineOption -AddToHistoryHandler { param($line) -not $line.StartsWith(" ") }',
    });
    await session.run('Get-Date | Out-Null');
    await session.run(' ? hidden');
    await session.run('Get-Date | Out-Null');
    await session.run('? open');
    expect(told(session)).not.toContain('Last command');
    expect(told(session, 1)).toContain('- Last command: Get-Date | Out-Null\n');
  });
});
