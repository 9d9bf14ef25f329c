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
    'emulate sh',
    'emulate -R ksh',
    'emulate csh',
    'setopt ignore_braces ignore_close_braces sh_glob',
    'setopt glob_subst no_case_match no_case_glob posix_aliases',
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
    'readonly line word name last before index map key keys found text entry was tail type why rest dim limit HISTTIMEFORMAT LC_ALL PROMPT_COMMAND',
    'shopt -s extdebug; shopt -u sourcepath; trap true DEBUG',
    'export POSIXLY_CORRECT=1',
    'shopt -s inherit_errexit; set -eu',
    "alias '[['=false 'echo=false'",
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
    'set -g IFS ""',
    'function string; end; function set; end; function test; end',
    'function builtin; return 1; end; function command; return 1; end; function status; return 1; end',
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
/** Aliases, functions, options and what is read-only change how a script that comes after them is read. */
const LATER = /alias|\(\)|function|emulate|setopt (?:ignore|glob)|readonly/;
/** What shows each line, or runs something at each, shows ours as well; and fish's own functions need theirs. */
const TELLS =
  /trap|xtrace|set -[xv]|fish_trace|print_exit_value|-u interactive_comments|function (?:count|functions);/;

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
        { type: 'run', command: "/usr/bin/printf 'o%s\\n' ne" },
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
    if (line.startsWith('alias'))
      expect((await session.logged('resolved'))['words']).toMatchObject({
        cd: { type: 'builtin' },
        nonesuch: { type: 'missing' },
      });
    if (!TELLS.test(line)) {
      expect(session.after("it's $(touch")).toMatch(/^one\nready>$/);
      expect(session.terminal.scrollback()).not.toContain('__beck_');
    }
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

/** Where nothing takes the prefix, the shell would parse the question: zsh gets what the alias stands for. */
const WITHOUT_ALIAS = [
  'setopt no_aliases',
  'setopt posix_aliases',
  "unalias -m '*'",
  'unsetopt interactive_comments; setopt no_aliases',
] as const;

test.each(WITHOUT_ALIAS)('in zsh a question is asked as ever after `%s`', async (line) => {
  const run = { type: 'run', command: "printf 'o%s\\n' ne" };
  await using session = await openScripted('zsh', [run], { after: line });
  const question = "? it's $(touch HOSTILE) *";
  await session.run(question);
  expect(session.terminal.scrollback()).toBe(`ready> ${question}\none\nready>`);
  expect(Buffer.from(String((await session.logged('asked'))['question']), 'hex').toString()).toBe(
    question.slice(2),
  );
  expect(readdirSync(join(session.home.path, 'work'))).toEqual([]);
  await session.tidy();
  session.terminal.press('Up');
  await session.terminal.waitUntil(() => session.terminal.screen().endsWith("ready> printf 'o%s\\n' ne"));
  session.terminal.press('Up');
  await session.terminal.waitUntil(() => session.terminal.screen().endsWith(`ready> ${question}`));
});

/** bash would show that, so it says why not. */
const ALIASES_OFF = ['shopt -u expand_aliases', 'unalias -a', 'shopt -u interactive_comments; unalias -a'];

test.each(ALIASES_OFF)('in bash a question runs nothing and is one Up away after `%s`', async (line) => {
  await using session = await openScripted('bash', [], { after: line });
  const question = "? it's $(touch HOSTILE) *";
  await session.run(question);
  await session.terminal.waitFor('beck needs its alias');
  expect(session.log()).toEqual([]);
  expect(readdirSync(join(session.home.path, 'work'))).toEqual([]);
  session.terminal.press('Up');
  await session.terminal.waitUntil(() => session.terminal.screen().endsWith(`ready> ${question}`));
});

/** What no quoting brings back is named, and the prompt is the person's. */
const BROKEN = [
  { shell: 'zsh', line: 'builtin() { false; }; command() { false; }', name: 'builtin' },
  { shell: 'zsh', line: 'disable print source', name: 'print' },
  { shell: 'zsh', line: 'disable eval', name: 'eval' },
  { shell: 'bash', line: 'builtin() { false; }; command() { false; }', name: 'builtins' },
  { shell: 'bash', line: 'command() { false; }', name: 'command' },
  { shell: 'bash', line: 'eval() { false; }; export -f eval; shopt -s extdebug', name: 'eval' },
  { shell: 'bash', line: 'enable -n printf', name: 'printf' },
  { shell: 'bash', line: 'enable -n source', name: 'source' },
] as const;

test.each(BROKEN)(
  'in $shell after `$line` a question runs nothing and says what is missing',
  async ({ shell, line, name }) => {
    await using session = await openScripted(shell, [{ type: 'run', command: 'echo NEVER' }]);
    await session.run(line);
    const question = "? it's $(touch HOSTILE) *";
    await session.run(question);
    expect(session.terminal.scrollback()).toMatch(new RegExp(`beck needs the .*\\b${name}\\b`));
    expect(session.log()).toEqual([]);
    expect(readdirSync(join(session.home.path, 'work'))).toEqual([]);
    await session.run('echo al""ive');
    expect(session.after('echo al')).toMatch(/^alive\n/);
    session.terminal.press('Up', 'Up');
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
