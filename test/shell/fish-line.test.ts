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

  test('behind a mode that fish writes before the prompt', async () => {
    // As fish_default_mode_prompt of fish 3.6 does: in two lines, which fish puts side by side.
    await using session = await openScripted('fish', []);
    session.enter("function fish_mode_prompt; echo '[I]'; echo -n ' '; end");
    await session.terminal.waitFor(/^\[I\] ready>$/m);
    session.enter('? why is that');
    await session.logged('finish');
    await session.terminal.waitFor(/^\[I\] ready> \? why is that$/m);
    expectTyped(session, '[I] ready> ? why is that');
  });

  test('behind a prompt that shows a failure, at the bottom of the screen', async () => {
    await using session = await openScripted('fish', [], { after: STATUS_IN_PROMPT, rows: 6 });
    await session.run('seq 9');
    session.enter('false');
    await session.terminal.waitFor(/^\[1\] ready>$/m);
    session.enter(LONG);
    await session.logged('finish');
    await session.terminal.waitFor(/this\n.*ready>$/);
    await session.tidy();
    expectTyped(session, `9\nready> false\n[1] ready> ${LONG}\n`);
  });
});

describe.skipIf(!TESTED_SHELLS.includes('fish'))('in fish', () => {
  test('history has a question as it was typed, also a bare one and one with spaces behind it', async () => {
    await using session = await openScripted('fish', []);
    for (const line of ['? one', '?', '? two  ', '? ;']) await session.run(line);
    await session.run('history | cat');
    expect(session.after('history | cat')).not.toContain('#');
    session.terminal.press('Up', 'Up');
    await session.terminal.waitFor(/^ready> \? ;$/m);
  });

  test('Enter with vi keys takes a question in every mode, and the next line begins in insert mode', async () => {
    await using session = await openScripted('fish', [], { after: 'function fish_mode_prompt; end' });
    const { terminal } = session;
    const mode = (name: string) =>
      terminal.waitUntil(() => terminal.screen().split('\n').at(-1)?.endsWith(` ${name}`) === true, {
        what: `the ${name} mode`,
      });
    session.enter('function fish_right_prompt; echo $fish_bind_mode; end; fish_vi_key_bindings');
    await mode('insert');
    for (const [at, keys] of [[], ['\x1b', 'default'], ['\x1b', 'default', 'R', 'replace']].entries()) {
      terminal.type(`? question ${at}`);
      await terminal.waitFor(`? question ${at}`);
      for (let next = 0; next < keys.length; next += 2) {
        terminal.type(keys[next] ?? '');
        await mode(keys[next + 1] ?? '');
      }
      terminal.press('Enter');
      await terminal.waitUntil(() => session.log().filter(({ type }) => type === 'asked').length === at + 1);
      await mode('insert');
      terminal.type('echo b');
      await terminal.waitFor(/> echo b +insert$/m);
      terminal.press('Enter');
      await terminal.waitFor('\nb\n');
      terminal.press('Ctrl-L');
      await mode('insert');
    }
    session.enter('fish_default_key_bindings');
    await mode('default');
    session.enter('? last');
    await terminal.waitUntil(() => session.log().filter(({ type }) => type === 'asked').length === 4);
    session.enter('echo c');
    await terminal.waitFor('\nc\n');
  });
});

function expectTyped({ terminal }: ShellSession, shown: string): void {
  expect(terminal.scrollback()).toContain(shown);
  expect(terminal.scrollback()).not.toMatch(/\\\? #|__beck_/);
}
