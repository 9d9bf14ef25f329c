// Words that a program joins with spaces and hands to sh: which programs do, by their manuals, and what happens to a quoted `;`.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import type { CommandSpec } from '../../../src/safety/commands/row.ts';
import { findRow, rowNames } from '../../../src/safety/commands/rows.ts';

const SHELLS = ['bash', 'zsh', 'fish', 'sh'] as const;
const classifiers = Object.fromEntries(
  await Promise.all(SHELLS.map(async (shell) => [shell, await loadClassifier(shell)] as const)),
);
const powershell = await loadClassifier('powershell');
const level = (shell: (typeof SHELLS)[number], command: string) =>
  classifiers[shell]?.classify({ command, shell, home: '/home/u', cwd: '/home/u/p' }).level;

/** Each start of a command that hands words on, by how it does, with where that is written. */
const STARTS: Readonly<Record<'joins' | 'execs' | 'shell' | 'code', readonly (readonly [string, string])[]>> =
  {
    joins: [
      ['watch viddy hwatch', 'watch(1): command is given to "sh -c"'],
      [
        'parallel sem gargs',
        'parallel(1): the command line is run by the shell, arguments quoted, the template not',
      ],
      [
        'ssh mosh autossh sshpass slogin rsh rlogin',
        'ssh(1): command is appended with spaces and run by the login shell',
      ],
      ['clush pdsh', 'clush(1), pdsh(1): the words are joined and run by the shell of each host'],
      ['git submodule foreach', 'git-submodule(1): evaluates an arbitrary shell command'],
    ],
    execs: [
      ['nice gnice nohup timeout gtimeout stdbuf env genv', 'coreutils: execvp'],
      [
        'ionice setsid prlimit taskset chrt choom setarch linux32 linux64 i386 x86_64 uname26 unshare nsenter setpriv flock chroot',
        'util-linux: execvp',
      ],
      [
        'numactl eatmydata ssh-agent caffeinate jc time gtime xargs gxargs find gfind fd fdfind busybox toybox coreutils lvm',
        'their manuals: execvp',
      ],
      [
        'noglobrun pv-run arch-run at-run firejail-run gh-exec rye-run pipx-run uv tool-run',
        'no programs: names kept for rows',
      ],
      [
        'zsh:repeat fish:time fish:nice-run fish:not fish:and fish:or jobs',
        'words of the shell, expanded once',
      ],
      [
        'command fish:command builtin fish:builtin noglob nocorrect - exec fish:exec',
        'builtins, expanded once',
      ],
      ['sudo doas run0 pkexec sudoedit gosu su-exec', 'sudo(8): execve; -s and -i escape what they join'],
      [
        'unbuffer catchsegv fakeroot cpulimit proot rlwrap tsp systemd-inhibit dbus-run-session xvfb-run softlimit schedtool cgexec trickle torsocks proxychains proxychains4 faketime',
        'their manuals: exec "$@"',
      ],
      [
        'strace dtruss perf valgrind ltrace dtrace bpftrace sandbox-exec rr heaptrack',
        'their manuals: execvp',
      ],
      [
        'bwrap firejail systemd-nspawn systemd-run daemonize start-stop-daemon daemon capsh chpst runcon pivot_root switch_root',
        'their manuals: execve',
      ],
      ['screen zellij byobu dtach abduco', 'their manuals: execvp'],
      [
        'tmux * tmux new tmux new-session tmux new-window tmux neww tmux split-window tmux splitw tmux run-shell tmux run tmux respawn-pane tmux popup tmux display-popup',
        'tmux(1): several arguments are executed directly, one by a shell',
      ],
      ['xcrun op run op inject git bisect run', 'their manuals: exec, git quotes'],
      [
        'npm exec npm x npx pnpx bunx pnpm dlx pnpm exec uvx yarn exec yarn dlx uv run poetry run pdm run pipenv run hatch run rye run conda run pipx run',
        'their manuals: spawned with its arguments quoted',
      ],
      [
        'uv tool-run devbox run bundle exec mise exec mise x direnv exec rbenv exec pyenv exec asdf exec dotenv dotenvx aws-vault exec chamber exec doppler run infisical run nix run envchain volta run fnm exec nvm exec nvm run turbo run lerna exec',
        'their manuals: execvp',
      ],
      [
        'docker run docker create docker container run docker container create docker exec docker container exec docker compose exec docker-compose exec docker compose run',
        'docker-run(1): the exec form',
      ],
      ['kubectl exec oc exec', 'kubectl exec --help: executed, without a shell'],
    ],
    shell: [
      ['eval fish:eval', 'bash(1), fish eval: joined and read by the shell itself'],
      [
        'pssh parallel-ssh dsh mussh xargs-ssh sshrun onall',
        'pssh(1): joined with spaces and read by the shell of each machine',
      ],
    ],
    code: [
      [
        'pwsh powershell powershell.exe pwsh.exe cmd cmd.exe wsl wsl.exe',
        'other shells: their words are read by their own readers',
      ],
    ],
  };

const HANDS_ON =
  /^(?:text|parallel|xargs|environment|command|exec|fd|find|jobs|multiplexer|eval|chroot|container|windows-shell)$/;

function handsOn(row: CommandSpec | undefined): boolean {
  return (
    row !== undefined &&
    (row.joins !== undefined ||
      row.operands.some(({ role }) => role === 'CMD') ||
      HANDS_ON.test(row.handler ?? ''))
  );
}

const handing = rowNames().filter((name) => handsOn(findRow(name)));
const kindOf = (name: string) =>
  (['joins', 'execs', 'shell', 'code'] as const).filter((kind) =>
    STARTS[kind].some(([names]) => ` ${names} `.includes(` ${name} `)),
  );

describe('a row whose words are a command', () => {
  test('says whether its program joins them, as its manual does', () => {
    expect(handing.length).toBeGreaterThan(150);
    expect(handing.filter((name) => kindOf(name).length !== 1)).toEqual([]);
    expect(
      handing.filter((name) => (findRow(name)?.joins !== undefined) !== kindOf(name).includes('joins')),
    ).toEqual([]);
  });

  test('gives the manual of what it says', () => {
    expect(
      handing
        .flatMap((name) => findRow(name)?.joins ?? [])
        .filter((source) => !/^[\w-]+\(\d\)$/.test(source)),
    ).toEqual([]);
  });
});

const PROGRAMS = [
  'watch',
  'watch -n 1',
  'watch -d -t',
  'viddy',
  'hwatch',
  'parallel',
  'parallel -j 2',
  'sem',
  'busybox watch',
];
const WRAPPERS = [
  '',
  'nice ',
  'env ',
  'timeout 5 ',
  'nohup ',
  'command ',
  'stdbuf -oL ',
  'env A=b ',
  'setsid ',
  'xargs ',
  'nice -n 5 env ',
];
const JOINERS = [
  "ls ';' touch M",
  "ls ';touch M'",
  "ls '|' tee M",
  "ls '>' M",
  'ls \\> M',
  "ls '>>M'",
  "ls '&' touch M",
  "ls '&&' touch M",
  "ls '||' touch M",
  "echo '$(touch M)'",
  "echo '`touch M`'",
  "echo '\\$(touch M)'",
  'echo \'"$(touch M)"\'',
  "ls '\n' touch M",
  "'ls;' touch M",
  "'{ touch' M ';}'",
  "'(touch' 'M)'",
  "cat '<(touch M)'",
  "'X=$(touch M)' ls",
  "'$(echo touch)' M",
  'ls "$x"',
  'ls $(cat f)',
  'ls *',
  "';' rm -rf ~",
];

/** Without what PowerShell has no quotes for. */
const POWERSHELL_JOINERS = [
  ...JOINERS.filter((joiner) => !/\\\\|\n|\$\(cat f\)|`|"/.test(joiner)),
  "echo '`touch M`'",
  'ls "; touch M"',
  'ls `; touch M',
  'ls (gc f)',
  'ls $env:X',
  "ls (';touch M')",
  '--% ls ; touch M',
];

describe('words that are joined', () => {
  test.each(SHELLS)('are read as the text that sh gets, from %s', (shell) => {
    const texts = PROGRAMS.flatMap((program) =>
      WRAPPERS.flatMap((wrapper) => JOINERS.map((joiner) => `${wrapper}${program} ${joiner}`)),
    );
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts.filter((text) => level(shell, text) === 'safe')).toEqual([]);
  });

  test('are read so from PowerShell, whose own quotes are gone by then', () => {
    const texts = PROGRAMS.flatMap((program) =>
      ['', 'nice ', 'env ', 'timeout 5 '].flatMap((wrapper) =>
        POWERSHELL_JOINERS.map((joiner) => `${wrapper}${program} ${joiner}`),
      ),
    );
    expect(texts.length).toBeGreaterThan(500);
    const judged = texts.map((command) =>
      powershell.classify({ command, shell: 'powershell', home: '/home/u' }),
    );
    expect(texts.filter((_, at) => judged[at]?.level === 'safe')).toEqual([]);
  });

  test.each(SHELLS)('are blocked where the text is, from %s', (shell) => {
    const texts = PROGRAMS.flatMap((program) =>
      WRAPPERS.filter((wrapper) => wrapper !== 'xargs ').map(
        (wrapper) => `${wrapper}${program} ls ';' rm -rf /`,
      ),
    );
    expect(texts.filter((text) => level(shell, text) !== 'blocked')).toEqual([]);
  });

  test.each([
    "parallel echo {} ';touch M' ::: a",
    'parallel echo {} \\> M ::: a',
    "parallel echo {} '|' tee M ::: a",
    "parallel echo '$(touch M)' ::: a",
    'parallel echo \'{= system("touch M") =}\' ::: a',
    'parallel \'echo "{}"\' ::: a',
    "tmux ls ';' run-shell 'touch M'",
    "tmux display-message -p x ';' run 'touch M'",
    "tmux display-message -p 'x;' kill-server",
    "ssh h ls ';' rm f",
    "git submodule foreach ls ';' rm f",
    "hyperfine 'rm f'",
  ])('%s is not safe', (text) => {
    for (const shell of SHELLS) expect(level(shell, text)).not.toBe('safe');
  });

  test.each<[string, string, readonly string[]]>([
    ["parallel ssh {1} {2} ::: web1 web2 ::: 'df -h' uptime", 'danger', ['network', 'remote-command']],
    ["parallel 'ssh {1} {2}' ::: web1 ::: uptime 'rm -rf /usr'", 'blocked', ['remote-command']],
    ['parallel {1} {2} ::: rm ::: f', 'danger', ['hidden-program']],
    ['parallel rm {2} ::: a ::: b', 'danger', ['deletes-files']],
    ['parallel rm {2} ::: a :::: names', 'danger', ['deletes-unknown']],
    ['parallel rm {2.} ::: a ::: b', 'danger', ['deletes-unknown']],
    ["parallel {} ::: 'rm f'", 'danger', ['hidden-program']],
  ])('the lists of %s are read', (text, expected, ids) => {
    const verdict = classifiers['bash']?.classify({
      command: text,
      shell: 'bash',
      home: '/home/u',
      cwd: '/home/u/p',
    });
    const found = verdict?.reasons.map(({ id }) => id) ?? [];
    expect([verdict?.level, ids.filter((id) => !found.some((one) => one === id))]).toEqual([expected, []]);
    if (expected === 'danger' && ids.includes('remote-command'))
      expect([...new Set(found)].sort()).toEqual([...ids]);
  });

  test.each([
    'watch ls',
    'watch -n 2 ls -la src',
    "watch 'ls | wc -l'",
    'watch -x ls ";"',
    'watch --exec echo ">"',
    'watch df -h',
    'watch -d cat /proc/loadavg',
    'watch -n1 ps aux --sort=-pcpu',
    'nice watch ls',
    "nice ls ';'",
    "timeout 5 echo 'a > b'",
    "env echo '$(touch M)'",
    "xargs -n1 echo ';'",
    'parallel echo ::: a b',
    'parallel wc -l ::: a.txt b.txt',
    "parallel 'wc -l {}; ls' ::: a",
    "parallel 'wc -l {1} {2}; ls' ::: a ::: 'x; rm f' y",
    "parallel -q echo ';' ::: a",
    'ls | parallel wc -l',
    'tmux ls',
    'tmux list-windows \\; list-panes',
  ])('%s stays safe', (text) => {
    for (const shell of SHELLS)
      if (shell !== 'fish' || !text.includes('/proc')) expect(level(shell, text)).toBe('safe');
  });
});

const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** Runs words for a moment and says which files are then in a folder that was empty. */
function madeBy(words: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'beck-joined-'));
  try {
    writeFileSync(join(folder, 'f'), '');
    spawnSync(words[0] ?? '', words.slice(1), {
      cwd: folder,
      timeout: 1500,
      env: { PATH: process.env['PATH'], TERM: 'xterm' },
    });
    return readdirSync(folder).sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the programs themselves', () => {
  test.skipIf(!has('watch'))('watch joins', () => {
    expect(madeBy(['watch', 'echo', ';', 'touch', 'M'])).toEqual(['M', 'f']);
  });

  test.skipIf(!has('watch'))('watch -x does not', () => {
    expect(madeBy(['watch', '-x', 'echo', ';', 'touch', 'M'])).toEqual(['f']);
  });

  test.skipIf(!has('parallel'))('parallel joins', () => {
    expect(madeBy(['parallel', 'echo', '{}', ';touch M', ':::', 'a'])).toEqual(['M', 'f']);
  });

  test.each(
    ['nice', 'timeout 2', 'env', 'stdbuf -oL', 'setsid -w', 'flock f', 'xargs'].filter((text) =>
      has(text.split(' ')[0] ?? ''),
    ),
  )('%s does not', (start) => {
    expect(madeBy([...start.split(' '), 'echo', ';', 'touch', 'M'])).toEqual(['f']);
  });
});
