// Enter keeps every other binding, made before or after beck was loaded.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openScripted, PROMPT, type ShellName, TESTED_SHELLS } from './shell-session.ts';

type OtherBinding = {
  readonly name: string;
  /** What another plugin binds: it writes `seen` to a file and accepts the line. */
  readonly lines: string;
  /** Text of the file that readline reads first. */
  readonly inputrc?: string;
};

const BINDINGS: Readonly<Record<ShellName, readonly OtherBinding[]>> = {
  zsh: [
    {
      name: 'a widget that accepts the line',
      lines: "look() { print seen >>~/seen; zle accept-line }; zle -N look; bindkey '^M' look",
    },
    {
      name: 'a widget in the place of accept-line',
      lines: 'accept-line() { print seen >>~/seen; zle .accept-line }; zle -N accept-line',
    },
    {
      name: 'a line-finish widget of its own',
      lines: 'zle-line-finish() { print seen >>~/seen }; zle -N zle-line-finish',
    },
  ],
  bash: [
    {
      name: 'a macro of a command and accept-line',
      lines: String.raw`look() { echo seen >>~/seen; }; bind -x '"\C-x\C-o": look "a b" \"'; bind '"\C-m": "\C-x\C-o\C-j"'`,
    },
    {
      name: 'a macro in vi mode',
      lines: String.raw`set -o vi; look() { echo seen >>~/seen; }; bind -m vi-insert -x '"\C-xo": look'; bind -m vi-insert '"\C-m": "\C-xo\C-j"'`,
    },
    {
      name: 'a macro of ~/.inputrc',
      inputrc: String.raw`"\C-m": "\C-x\C-o\C-j"`,
      lines: String.raw`look() { echo seen >>~/seen; }; bind -x '"\C-x\C-o": look'`,
    },
    {
      name: 'a macro of ~/.inputrc, named by its key',
      inputrc: String.raw`RETURN: "\C-x\C-o\C-j"`,
      lines: String.raw`look() { echo seen >>~/seen; }; bind -x '"\C-x\C-o": look'`,
    },
  ],
  fish: [
    {
      name: 'a function that executes the line',
      lines: 'function look; echo seen >>~/seen; commandline -f execute; end; bind \\r look',
    },
    {
      name: 'two commands',
      lines: `bind \\r 'echo seen "a b" >>~/seen' 'commandline -f execute'`,
    },
    {
      name: 'a command in vi mode',
      lines: `function fish_mode_prompt; end; fish_vi_key_bindings; bind -M insert \\r 'echo seen >>~/seen; commandline -f execute'`,
    },
    {
      name: 'what fish_user_key_bindings binds',
      lines: `function fish_user_key_bindings; bind \\r 'echo seen >>~/seen; commandline -f execute'; end`,
    },
  ],
};

const QUESTION = "? it's $(touch HOSTILE) *";

describe.each(TESTED_SHELLS)('in %s', (shell: ShellName) => {
  test.each(
    BINDINGS[shell].flatMap((other) => [
      { ...other, when: 'before' },
      { ...other, when: 'after' },
    ]),
  )(
    '$name on Enter, bound $when our line, sees every line and so do we',
    async ({ lines, inputrc, when }) => {
      await using session = await openScripted(shell, [{ type: 'run', command: 'true' }], {
        [when]: lines,
        prepare: (home) => {
          if (inputrc !== undefined) writeFileSync(join(home.path, '.inputrc'), `${inputrc}\n`);
        },
      });
      const seen = `${shell === 'fish' ? 'count <' : 'wc -l <'} ~/seen`;
      await session.run('echo one');
      await session.run(QUESTION);
      expect(Buffer.from(String((await session.logged('asked'))['question']), 'hex').toString()).toBe(
        QUESTION.slice(2),
      );
      await session.tidy();
      await session.run(seen);
      expect(session.after('~/seen')).toMatch(/^\s*3\n/);
      await session.run('__beck_unload');
      await session.run(seen);
      expect(session.after('~/seen')).toMatch(/^\s*5\n/);
    },
  );

  test('a binding of the middle of a session is chained at the next prompt', async () => {
    const other = BINDINGS[shell][0];
    await using session = await openScripted(shell, [{ type: 'run', command: 'true' }]);
    await session.run(other?.lines ?? '');
    await session.run('echo once without us');
    await session.run(QUESTION);
    await session.logged('asked');
    await session.tidy();
  });

  test('a typed word is no key', async () => {
    await using session = await openScripted(shell, []);
    await session.run('echo the center, enter');
    expect(session.after('echo the')).toBe(`the center, enter\n${PROMPT.trimEnd()}`);
  });
});

/** Without beck such a binding keeps the line as well: readline accepts nothing after a command. */
test.each(['before', 'after'])(
  'in bash a command on Enter, bound %s our line, is called as it was, and Ctrl-J takes the line',
  async (when) => {
    await using session = await openScripted('bash', [{ type: 'run', command: 'true' }], {
      [when]: String.raw`look() { echo "$READLINE_LINE" >>~/seen; }; bind -x '"\C-m": look'`,
    });
    const seen = () => readFileSync(join(session.home.path, 'seen'), 'utf8');
    session.enter('echo one');
    await expect.poll(seen).toBe('echo one\n');
    session.terminal.type(' two\n');
    await session.prompt(2);
    expect(session.after('echo one')).toBe(`one two\n${PROMPT.trimEnd()}`);
    session.enter(QUESTION);
    await expect.poll(seen).toContain(QUESTION);
    session.terminal.type(' changed!! since\n');
    expect(Buffer.from(String((await session.logged('asked'))['question']), 'hex').toString()).toBe(
      `${QUESTION.slice(2)} changed!! since`,
    );
    await session.prompt(3);
    session.enter('? never');
    await expect.poll(seen).toContain('? never');
    session.terminal.type('\x15true && ? elsewhere\n');
    await session.prompt(4);
    expect(session.after('elsewhere')).toContain('a question must start the line');
    expect(session.log().filter(({ type }) => type === 'asked')).toHaveLength(1);
    await session.tidy();
  },
);
