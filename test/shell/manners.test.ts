import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openScripted, openShell, PROMPT, type ShellName, TESTED_SHELLS } from './shell-session.ts';

/** Writes down whatever a script could have changed in the person's world. */
const SNAPSHOT: Readonly<Record<ShellName, string>> = {
  zsh: 'typeset -m "*beck*"; functions -m "*beck*"; alias; setopt; for map in emacs viins vicmd; do bindkey -LM $map; done; zstyle -L "*line-finish*"; print -r -- "$histchars" $precmd_functions $preexec_functions $zshaddhistory_functions; trap',
  bash: 'compgen -A function; compgen -A variable beck; compgen -A variable __beck; alias; shopt; set -o; for map in emacs vi-insert vi-command; do bind -m $map -p; bind -m $map -s; bind -m $map -X; done; declare -p PROMPT_COMMAND; trap',
  fish: 'functions -an | string match -v "__fish_*"; set -n -g | string match "*beck*"; bind; abbr --show; trap',
};

describe.each(TESTED_SHELLS)('%s', (shell: ShellName) => {
  test('says nothing when beck is sourced, once or twice', async () => {
    await using session = await openScripted(shell, []);
    const script = join(session.home.path, `beck-layout/shell/beck.${shell}`);
    await session.run(`source ${script}`);
    expect(session.after('source')).toBe(PROMPT.trimEnd());
    expect(session.terminal.scrollback().split('\n')[0]).toContain('ready>');
  });

  test('has nothing of beck left once it is unloaded', async () => {
    const script = 'beck-layout/shell';
    await using session = await openShell(shell, { main: 'dist/main.js', sourced: false });
    writeFileSync(join(session.home.path, 'look'), `${SNAPSHOT[shell]}\n`);
    const look = (name: string) => session.run(`source ~/look >~/${name} 2>&1`);
    await look('before');
    await session.run(`source ~/${script}/beck.${shell}`);
    await look('loaded');
    await session.run('__beck_unload');
    await look('after');
    const read = (name: string) => readFileSync(join(session.home.path, name), 'utf8').split('\n');
    expect(read('loaded')).not.toEqual(read('before'));
    expect(read('after').filter((line) => !isOwnMachinery(line))).toEqual(
      read('before').filter((line) => !isOwnMachinery(line)),
    );
  });

  test('runs a line that is not ours untouched: comments, prefixes without a blank, quotes', async () => {
    await using session = await openScripted(shell, []);
    for (const line of ["echo 'a ? b'", 'echo one # ? two', "echo '? three'"]) await session.run(line);
    expect(session.log()).toEqual([]);
    expect(session.terminal.scrollback()).toContain('a ? b');
    expect(session.terminal.scrollback()).toContain('? three');
  });

  test('leaves on the screen what ended without a newline, whatever Enter does next', async () => {
    await using session = await openScripted(shell, [{ type: 'run', command: 'printf ""ghi' }]);
    for (const line of ['printf ""abc', 'true', 'printf ""def', '? go', '']) await session.run(line);
    expect(session.terminal.scrollback().match(/^(abc|def|ghi)/gm)).toEqual(['abc', 'def', 'ghi']);
  });

  test('keeps the status, the options and the traps of the person around a question', async () => {
    const [setUp, check] = {
      zsh: [
        'setopt no_unset extended_glob; TRAPUSR1() { :; }; (exit 3)',
        'print -r -- "s=$? $options[unset] $options[extendedglob] ${+functions[TRAPUSR1]} $histchars[1]"',
      ],
      bash: [
        'set -u; shopt -s extglob; trap : USR1; (exit 3)',
        'echo "s=$? $- $(shopt -p extglob) $(trap -p USR1)"',
      ],
      fish: [
        "function on_usr1 --on-signal USR1; end; sh -c 'exit 3'",
        'echo "s=$status "(functions -q on_usr1; and echo kept)',
      ],
    }[shell] as [string, string];
    await using session = await openScripted(shell, [{ type: 'run', command: 'true' }]);
    await session.run(setUp);
    await session.run('? go');
    const { lastStatus } = await session.logged('about');
    expect(lastStatus).toBe(3);
    await session.run(check);
    expect(session.terminal.scrollback()).toMatch(
      {
        zsh: /^s=0 off on 1 !/m,
        bash: /^s=0 \S*H\S*u?\S* shopt -s extglob trap -- ':' SIGUSR1/m,
        fish: /^s=0 kept/m,
      }[shell],
    );
  });
});

/** zsh and fish keep internal functions that any use of hooks leaves. */
function isOwnMachinery(line: string): boolean {
  return /azhw|add-z|is-at-least|^look$|zle-line-finish/.test(line);
}

test.each(TESTED_SHELLS.filter((shell) => shell !== 'fish'))(
  '%s shows nothing of what it reads at the first question, though it shows what it reads',
  async (shell) => {
    await using session = await openScripted(shell, [], { after: 'set -v' });
    await session.run('? go');
    await session.logged('asked');
    expect(session.terminal.scrollback()).not.toContain('__beck_advance() {');
    await session.tidy();
    await session.run('echo $-');
    expect(session.after('echo $-')).toMatch(/v/);
  },
);
