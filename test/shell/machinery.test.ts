// What the scripts need in a shell stays their own: child shells get none of it, widgets do not unfold it, and what the
// person had under the same name is not taken without a word.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openScripted, PROMPT, type ShellName, TESTED_SHELLS } from './shell-session.ts';

const has = (shell: ShellName): boolean => (TESTED_SHELLS as readonly ShellName[]).includes(shell);
const STEPS = [{ type: 'run', command: 'echo one' }];

describe.each(['zsh', 'bash'] as const)('in %s', (shell) => {
  test('a child shell gets no name of ours, though everything is exported', async () => {
    await using session = await openScripted(shell, STEPS, { before: 'set -a' });
    await session.run('? go');
    await session.run('unset PROMPT_COMMAND; env | grep "^\\(BASH_FUNC_\\)*__beck" || echo none');
    expect(session.after('env | grep')).toMatch(/^none\n/);
    await session.run('? go on');
    expect(session.log().filter(({ type }) => type === 'ran')).toHaveLength(2);
  });

  test.each([
    ['before', (lines: string) => ({ before: lines })],
    ['after', (lines: string) => ({ after: lines })],
  ])('an alias of the person made %s our line is replaced, told once, and given back', async (_, place) => {
    await using session = await openScripted(shell, STEPS, place(`alias '?=echo mine'`));
    await session.run("? it's $(touch HOSTILE)");
    await session.run('? go on');
    expect(session.log().filter(({ type }) => type === 'asked')).toHaveLength(2);
    const told = 'beck: ? was your alias for "echo mine". With BECK_PREFIX beck takes another prefix.';
    expect(session.terminal.scrollback().split(told)).toHaveLength(2);
    await session.run('__beck_unload');
    await session.run("alias '?'");
    expect(session.after("alias '?'")).toMatch(/'echo mine'\n/);
  });
});

test.skipIf(!has('bash'))('a bash that only has the exported PROMPT_COMMAND says nothing', async () => {
  await using session = await openScripted('bash', STEPS, { after: 'export PROMPT_COMMAND' });
  session.enter(`PS1='${PROMPT}child ' bash --norc`);
  await session.terminal.waitFor(/^ready> child$/m);
  session.enter('echo here');
  await session.terminal.waitFor('\nhere\nready> child');
  expect(session.after('bash --norc')).toBe('ready> child echo here\nhere\nready> child');
});

test.skipIf(!has('fish'))('in fish a function of that name is replaced, told, and given back', async () => {
  const before = "alias '\\?' 'echo mine'";
  await using session = await openScripted('fish', STEPS, { before });
  await session.run('? go');
  await session.run('? go on');
  expect(session.terminal.scrollback().split('was a function or alias of yours')).toHaveLength(2);
  await session.run('__beck_unload');
  await session.run('\\? x');
  expect(session.after('\\? x')).toMatch(/^mine x\n/);
});

const GLOBALIAS = `autoload -Uz compinit; compinit -u
globalias() { zle _expand_alias; zle expand-word; zle self-insert }
zle -N globalias; bindkey -M emacs ' ' globalias; bindkey -M emacs '^Xa' _expand_alias; alias word='echo expanded'`;

test.skipIf(!has('zsh')).each([
  ['', { before: GLOBALIAS }, []],
  [', also where compinit runs at a prompt', {}, GLOBALIAS.split('\n')],
])('in zsh no widget unfolds the prefix or the words of a question%s', async (_, lines, later) => {
  await using session = await openScripted('zsh', [], {
    ...lines,
    prepare: (home) => writeFileSync(join(home.path, 'work/a'), ''),
  });
  const { terminal } = session;
  for (const line of later) await session.run(line);
  terminal.type('?\t');
  terminal.type('\x18a word x');
  await terminal.waitFor(/^ready> \? word x$/m);
  terminal.press('Enter');
  await session.logged('asked');
  expect(Buffer.from(String(session.log()[0]?.['question']), 'hex').toString()).toBe('word x');
  await session.prompt(2 + later.length);
  terminal.type('word x');
  await terminal.waitFor(/^ready> echo expanded x$/m);
});
