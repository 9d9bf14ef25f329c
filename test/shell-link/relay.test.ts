import { describe, expect, test } from 'vitest';
import { openScripted, TESTED_SHELLS } from '../shell/shell-session.ts';

describe.each(TESTED_SHELLS.slice(0, 1))('the relayed terminal under %s', (shell) => {
  test.each([
    ['line drawing', '\\033(0 \\016'],
    ['hidden text', '\\033[8m'],
    ['a small scrolling region', '\\033[5;6r\\033[20;1H'],
    ['no cursor and no autowrap', '\\033[?25l\\033[?7l'],
  ])('is readable again after output that nobody approved left %s', async (_, sequence) => {
    await using session = await openScripted(shell, [
      { type: 'run', command: `printf '${sequence}'`, unapproved: true },
    ]);
    await session.run('? go');
    const { terminal } = session;
    const row = terminal.screen().split('\n').lastIndexOf('ready>');
    expect(terminal.styledLine(row)).toBe('ready>');
    await session.run("printf '%0120d\\n' 7");
    expect(session.after('printf').split('\n')[0]).toBe('7'.padStart(120, '0'));
    expect(received(terminal.output())).toContain('\x1b[?25h');
  });

  test('gets nothing of ours after ordinary text', async () => {
    await using session = await openScripted(shell, [
      { type: 'run', command: 'echo plain', unapproved: true },
    ]);
    await session.run('? go');
    expect(received(session.terminal.output())).not.toContain('\x1b[r');
  });

  test('is left to what someone approved', async () => {
    await using session = await openScripted(shell, [{ type: 'run', command: "printf '\\033[35m'" }]);
    await session.run('? go');
    expect(received(session.terminal.output())).not.toContain('\x1b[r');
  });
});

function received(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString();
}
