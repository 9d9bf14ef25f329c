import { describe, expect, test } from 'vitest';
import { openScripted, PWSH } from '../shell-session.ts';

describe.skipIf(PWSH === undefined)('Ctrl-C in PowerShell', () => {
  test.each([
    ['a cmdlet', 'Start-Sleep 100'],
    ['a pipeline', '1..100 | ForEach-Object { Start-Sleep 10 }'],
    ['a program within a pipeline', "sh -c 'echo one; sleep 100' | ForEach-Object { $_ }"],
  ])('in %s stops it, the helper learns so, and nothing more runs', async (_, command) => {
    await using session = await openScripted('powershell', [
      { type: 'run', command: `"be" + "gun"; ${command}` },
      { type: 'run', command: '"LA" + "TER"' },
    ]);
    session.enter('? go');
    await session.terminal.waitFor('begun');
    session.terminal.press('Ctrl-C');
    // PowerShell itself misses one in the moment in which it starts a program.
    const again = setInterval(() => session.terminal.press('Ctrl-C'), 2500);
    try {
      expect(await session.logged('ran')).toMatchObject({
        status: 130,
        interrupted: true,
        ending: { how: 'stopped' },
      });
    } finally {
      clearInterval(again);
    }
    await session.prompt(2);
    await session.run('"ali" + "ve"');
    expect(session.after('"ali"')).toMatch(/^alive$/m);
    expect(session.terminal.scrollback()).not.toContain('LATER');
    await session.tidy();
  });
});
