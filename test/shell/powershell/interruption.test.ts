import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openScripted, PWSH } from '../shell-session.ts';

describe.skipIf(PWSH === undefined)('Ctrl-C in PowerShell', () => {
  test.each([
    ['a cmdlet', '"be" + "gun"; Start-Sleep 100'],
    ['a pipeline', '1..100 | ForEach-Object { "be" + "gun"; Start-Sleep 10 }'],
    // One program: a `sh` that waits for another would lose a Ctrl-C between the two.
    ['a program within a pipeline', 'tail -f sign.txt | ForEach-Object { $_ }'],
  ])('in %s stops it, the helper learns so, and nothing more runs', async (_, command) => {
    await using session = await openScripted('powershell', [
      { type: 'run', command },
      { type: 'run', command: '"LA" + "TER"' },
    ]);
    writeFileSync(join(session.home.path, 'work/sign.txt'), 'begun\n');
    session.enter('? go');
    await session.terminal.waitFor('begun');
    session.terminal.press('Ctrl-C');
    expect(await session.logged('ran')).toMatchObject({
      status: 130,
      interrupted: true,
      ending: { how: 'stopped' },
    });
    await session.prompt(2);
    await session.run('"ali" + "ve"');
    expect(session.after('"ali"')).toMatch(/^alive$/m);
    expect(session.terminal.scrollback()).not.toContain('LATER');
    await session.tidy();
  });
});
