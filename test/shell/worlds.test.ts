import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openScripted, type ShellName, TESTED_SHELLS } from './shell-session.ts';

/** Lines of rc files that change how a shell reads scripts, or take away what they use. */
const WORLDS: Readonly<Record<ShellName, readonly string[]>> = {
  zsh: [
    'setopt ksh_arrays sh_word_split glob_subst ksh_glob rc_expand_param',
    'setopt no_unset noclobber err_return null_glob extended_glob',
    'setopt posix_builtins posix_identifiers no_function_argzero no_short_loops',
    'setopt xtrace verbose print_exit_value',
    'setopt correct_all sun_keyboard_hack csh_junkie_loops csh_junkie_history csh_junkie_quotes rc_quotes',
    'setopt warn_create_global warn_nested_var all_export no_multios no_bg_nice',
    'setopt auto_pushd cdable_vars c_bases octal_zeroes prompt_subst local_options local_traps',
    'setopt hist_ignore_all_dups hist_reduce_blanks hist_verify share_history; bindkey -v',
    'IFS=:',
    'IFS=',
    'alias eval=false print=false local=false command=false sh=false trap=false read=false test=false',
    "alias -g G='| grep x'; alias -g hello=false",
    "TRAPINT() { return $((128+$1)) }; trap 'echo ZERR' ZERR; trap : DEBUG",
    'print() { builtin print WRONG; }; read() { false; }; kill() { false; }',
    'typeset -r PAGER=less',
    'path=(/nonexistent); umask 777',
    'alias builtin=false emulate=false typeset=false setopt=false unset=false bindkey=false zle=false',
    'unset HISTFILE; TERM=dumb; export LC_ALL=C; COLUMNS=40',
    'setopt err_exit pipe_fail; zmodload zsh/parameter',
    'XDG_RUNTIME_DIR="$HOME/with space"; mkdir -p "$XDG_RUNTIME_DIR"',
  ],
  bash: [
    'set -o posix -o nounset -o pipefail -o noclobber',
    'set -f -a -P -T -E -b',
    '[[ -n ${AGAIN-} ]] || { set -a; AGAIN=1; export -f __beck_next __beck_enter; exec bash --noprofile; }',
    'set -v',
    'set -x -v',
    'set +m; set +o history',
    'shopt -s failglob extglob globstar extdebug xpg_echo',
    'shopt -s nullglob dotglob lastpipe nocasematch localvar_inherit compat31',
    'shopt -s histverify histreedit; set -o vi',
    'shopt -u interactive_comments',
    'IFS=:',
    'IFS=',
    'IFS=0123456789/',
    "alias eval=false printf=false local=false command=false sh=false read=false builtin=false '[['=false",
    "trap : DEBUG; trap 'echo ERR' ERR; trap 'echo INT' INT",
    'printf() { builtin printf WRONG; }; kill() { false; }; bind() { false; }',
    'read() { false; }; set() { false; }; shopt() { false; }; history() { false; }; fc() { false; }',
    'export() { false; }; unset() { false; }; declare() { false; }; echo() { false; }; type() { false; }; rm() { false; }',
    'declare -r PAGER=less; readonly IFS',
    'PATH=/nonexistent; umask 777',
    'set -e; export TERM=dumb LC_ALL=C',
    'alias bind=false set=false shopt=false history=false fc=false type=false declare=false export=false unset=false',
    "HISTIGNORE='*'; HISTCONTROL=ignoreboth:erasedups; HISTTIMEFORMAT='%F %T '",
    'unset HISTFILE; HISTSIZE=1; LC_ALL=C',
    'PROMPT_COMMAND=(true true); TMOUT=1000',
    "PROMPT_COMMAND='true # comment'",
    'XDG_RUNTIME_DIR="$HOME/with space"; mkdir -p "$XDG_RUNTIME_DIR"',
  ],
  fish: [
    'set -g IFS :; umask 777',
    'alias eval false; function kill; false; end; function printf; false; end',
    'function sh; false; end; function rm; false; end; function dd; false; end; function stty; false; end',
    'set -g PATH /nonexistent',
    'function fish_mode_prompt; end; fish_vi_key_bindings',
    'function count; end; function contains; end; function math; end; function path; end; function random; end',
    'function functions; false; end; function disown; false; end; function abbr; false; end',
    'set -gx TERM dumb; set -gx LC_ALL C; set -gx fish_escape_delay_ms 500',
    'set -g fish_trace 1',
    'set -g fish_private_mode 1; set -gx LC_ALL C',
    'set -g fish_history ""; set -U PAGER less',
    'function fish_should_add_to_history; return 1; end',
    'set -gx XDG_RUNTIME_DIR "$HOME/with space"; mkdir -p "$XDG_RUNTIME_DIR"',
  ],
};
/** Aliases and functions are read into a script that comes after them. */
const LATER = /alias|\(\)|function/;

describe.each(TESTED_SHELLS)('in %s a question is answered and a line converted', (shell: ShellName) => {
  test.each(
    WORLDS[shell].flatMap((line) =>
      LATER.test(line)
        ? [
            { line, when: 'before' },
            { line, when: 'after' },
          ]
        : [{ line, when: 'after' }],
    ),
  )('with `$line` $when our line', async ({ line, when }) => {
    await using session = await openScripted(
      shell,
      [
        { type: 'resolve', words: ['cd', 'nonesuch'] },
        { type: 'run', command: 'cd /usr' },
        { type: 'run', command: "printf 'o%s\\n' ne" },
      ],
      { [when]: line },
    );
    session.enter("? it's $(touch HOSTILE) *");
    await session.logged('exit');
    await session.terminal.waitUntil(() => /ready> ?$/.test(session.terminal.screen()));
    expect(session.log().filter(({ type }) => type === 'ran')).toMatchObject([
      { status: 0, cwd: '/usr', interrupted: false },
      { interrupted: false },
    ]);
    expect(Buffer.from(String((await session.logged('asked'))['question']), 'hex').toString()).toBe(
      "it's $(touch HOSTILE) *",
    );
    expect(readdirSync(join(session.home.path, 'work'))).toEqual([]);
    await session.tidy();
    await session.run('echo al""ive');
    session.terminal.type("what's $(touch HOSTILE)\x1d");
    await session.terminal.waitUntil(() => session.log().filter(({ type }) => type === 'exit').length === 2, {
      what: 'the line to be converted',
    });
    session.terminal.press('Enter');
    await session.terminal.waitUntil(() => existsSync(join(session.home.path, 'converted')));
  });
});

/** Where nothing takes the prefix, the shell would parse the question: it must be told before. */
const WITHOUT_ALIAS = [
  { shell: 'zsh', line: 'setopt no_aliases' },
  { shell: 'zsh', line: 'setopt posix_aliases' },
  { shell: 'zsh', line: "unalias -m '*'" },
  { shell: 'zsh', line: 'unsetopt interactive_comments; setopt no_aliases' },
  { shell: 'bash', line: 'shopt -u expand_aliases' },
  { shell: 'bash', line: 'unalias -a' },
  { shell: 'bash', line: 'shopt -u interactive_comments; unalias -a' },
] as const;

test.each(WITHOUT_ALIAS.filter(({ shell }) => TESTED_SHELLS.includes(shell)))(
  'in $shell a question runs nothing and is one Up away after `$line`',
  async ({ shell, line }) => {
    await using session = await openScripted(shell, [], { after: line });
    const question = "? it's $(touch HOSTILE) *";
    await session.run(question);
    await session.terminal.waitFor('beck: needs its alias');
    expect(session.log()).toEqual([]);
    expect(readdirSync(join(session.home.path, 'work'))).toEqual([]);
    // zsh shows a line that its hooks kept out of history once more.
    session.terminal.press(...(shell === 'zsh' ? (['Up', 'Up'] as const) : (['Up'] as const)));
    await session.terminal.waitUntil(() => session.terminal.screen().endsWith(`ready> ${question}`));
  },
);

test.each(TESTED_SHELLS)(
  'in %s nothing of the folder is started, though PATH begins with it',
  async (shell) => {
    const programs = [
      'sh',
      'stty',
      'rm',
      'mkdir',
      'mkfifo',
      'sleep',
      'dd',
      'date',
      'cat',
      'kill',
      'printf',
      'node',
    ];
    await using session = await openScripted(shell, [{ type: 'run', command: "printf 'o%s\\n' ne" }], {
      after: shell === 'fish' ? 'set -gx PATH . $PATH' : 'PATH=.:$PATH',
      prepare(home) {
        for (const name of programs)
          writeFileSync(join(home.path, 'work', name), `#!/bin/sh\n: >${home.path}/TRAPPED\n`, {
            mode: 0o755,
          });
      },
    });
    // fish looks for its own folders with `mkdir` when it starts.
    rmSync(join(session.home.path, 'TRAPPED'), { force: true });
    await session.run('? go');
    expect(await session.logged('ran')).toMatchObject({ status: 0, output: 'one\n' });
    await session.tidy();
    expect(existsSync(join(session.home.path, 'TRAPPED'))).toBe(false);
  },
);
