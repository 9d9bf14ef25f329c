// fish parses another form of a question's line than the one that was typed: it is not what stays on the screen.

import { describe, expect, test } from 'vitest';
import { openScripted, type ShellSession, TESTED_SHELLS } from './shell-session.ts';

const STATUS_IN_PROMPT =
  'function fish_prompt; set -l s $status; test $s -eq 0; or echo -n "[$s] "; echo -n \'ready> \'; end';
const LONG =
  '? which of the files here and in the folders below are so large that they do not fit on one row of this';

describe.skipIf(!TESTED_SHELLS.includes('fish'))('in fish what was typed stays on the screen', () => {
  test.each([
    ['a question', "? it's *.txt", `ready> ? it's *.txt`],
    ['one with a blank in front', '  ? why', 'ready>   ? why'],
    ['one that takes two rows', LONG, `ready> ${LONG}`],
    ['one behind a pipe', 'ls nonesuch | ? why', 'ready> ls nonesuch | ? why\nls: '],
  ])('%s', async (_, line, shown) => {
    await using session = await openScripted('fish', [{ type: 'run', command: 'echo one' }]);
    await session.run(line);
    await session.run('true');
    expectTyped(session, shown);
  });

  test('behind a prompt that shows a failure, at the bottom of the screen', async () => {
    await using session = await openScripted('fish', [], { after: STATUS_IN_PROMPT, rows: 6 });
    await session.run('seq 9');
    session.enter('false');
    await session.terminal.waitFor(/^\[1\] ready>$/m);
    session.enter(LONG);
    await session.logged('finish');
    await session.tidy();
    expectTyped(session, `9\nready> false\n[1] ready> ${LONG}\n`);
  });
});

function expectTyped({ terminal }: ShellSession, shown: string): void {
  expect(terminal.scrollback()).toContain(shown);
  expect(terminal.scrollback()).not.toMatch(/\\\? #|__beck_/);
}
