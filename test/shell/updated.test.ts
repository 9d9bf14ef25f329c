// beck updated under an open shell: what the shell reads later is newer than what it has.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '../../src/protocol/words.ts';
import { openScripted, PROMPT, type ShellName, type ShellSession, TESTED_SHELLS } from './shell-session.ts';

const UPDATED = 'beck was updated; open a new shell to use it.';
const REMOVED = 'beck was uninstalled; this shell now unloads it too.';

function partOf(session: ShellSession, part: string): string {
  return join(session.home.path, `beck-layout/shell/${session.shell}/${part}.${session.shell}`);
}

/** As if the next version of that file spoke otherwise. */
function makeNewer(file: string): void {
  const text = readFileSync(file, 'utf8');
  const first = text.replace(new RegExp(`(__beck_protocol.*=+ )${PROTOCOL_VERSION}\\b`), '$1later');
  expect(first).not.toBe(text);
  writeFileSync(file, first);
}

function count(session: ShellSession, text: string): number {
  return session.terminal.scrollback().split(text).length - 1;
}

describe.each(TESTED_SHELLS)('in %s', (shell: ShellName) => {
  test('a question says to open a new shell, asks nothing, and is one Up away', async () => {
    await using session = await openScripted(shell, [{ type: 'run', command: 'echo RAN' }]);
    makeNewer(partOf(session, 'question'));
    const question = "? it's $(touch HOSTILE) !x *";
    await session.run(question);
    expect(session.after('HOSTILE')).toBe(`${UPDATED} Your question is one Up away.\n${PROMPT.trimEnd()}`);
    await session.run(shell === 'fish' ? 'echo "s=$status"' : 'echo "s=$?"');
    expect(session.after('echo "s=')).toBe(`s=1\n${PROMPT.trimEnd()}`);
    session.terminal.press('Up', 'Up');
    if (shell !== 'fish')
      await session.terminal.waitUntil(() => session.terminal.screen().endsWith(`ready> ${question}`));
    expect(session.log()).toEqual([]);
  });

  test.each(['question', 'convert'])(
    'the convert key says so where %s is newer, and keeps the line',
    async (part) => {
      await using session = await openScripted(shell, []);
      makeNewer(partOf(session, part));
      session.terminal.type('words of mine\x1d');
      await session.terminal.waitFor(UPDATED);
      session.terminal.type('!');
      await session.terminal.waitFor('ready> words of mine!');
      expect(session.terminal.scrollback()).not.toContain('one Up away');
      expect(session.log()).toEqual([]);
    },
  );

  test('Tab in a question is as it would be without beck', async () => {
    await using session = await openScripted(shell, []);
    makeNewer(partOf(session, 'tab'));
    session.terminal.type('? wha\tt');
    await session.terminal.waitFor('ready> ? what');
    expect(count(session, UPDATED)).toBe(0);
  });

  test('a question that was asked before goes on being asked', async () => {
    await using session = await openScripted(shell, [{ type: 'run', command: 'echo ran' }]);
    await session.run('? once');
    makeNewer(partOf(session, 'question'));
    await session.run('? twice');
    expect(session.log().filter(({ type }) => type === 'ran')).toHaveLength(2);
  });

  test('the convert key of a shell that beck was removed from says so, and keeps the line', async () => {
    await using session = await openScripted(shell, []);
    rmSync(join(session.home.path, 'beck-layout'), { recursive: true });
    session.terminal.type('words of mine\x1d');
    await session.terminal.waitFor(REMOVED);
    session.terminal.type('!');
    await session.terminal.waitFor('ready> words of mine!');
  });
});
