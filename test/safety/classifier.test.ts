// What a verdict says, and how it follows from the facts a live shell reports.

import { describe, expect, test } from 'vitest';
import type { ShellFacts } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

const bash = await loadClassifier('bash');
const zsh = await loadClassifier('zsh');
const cmdline = { cwd: '/w/project', home: '/home/me' } as const;

function judgement(command: string, facts: ShellFacts = {}) {
  return bash.classify({ command, shell: 'bash', ...cmdline, ...facts });
}

/** As the recipes write it. */
const LEFT_OUT = ['.config', '.cache', '.local/share', '.local/state', '.local/lib']
  .map((folder) => `-not -path '/home/me/${folder}/beck/*'`)
  .join(' ');

describe('labels', () => {
  test.each([
    ['cat /etc/hosts', 'read: /etc/hosts'],
    ['head -n 3 a.txt', 'read: a.txt'],
    ['tail a.txt', 'read: a.txt'],
    ['echo hi > ~/.bashrc', 'write: ~/.bashrc'],
    ['echo hi >> notes', 'append: notes'],
    ['cp a b', 'copy: a → b'],
    ['mv a b', 'move: a → b'],
    ['rm -f "my file"', 'delete: my file'],
    ['rm -rf /tmp/cache/*', 'delete: /tmp/cache/*'],
    ['mkdir -p a/b', 'mkdir: a/b'],
    ['yarn install', 'run: yarn install'],
    ['sudo rm -rf /tmp/cache', 'run: sudo rm -rf /tmp/cache'],
    ['mkdir -p b\ncd b\ncmake ..\nmake -j4', 'run (4 lines)'],
  ])('%j is %j', (command, label) => {
    expect(judgement(command).label).toBe(label);
  });
});

describe('how the words resolve in the live shell', () => {
  test.each<[string, ShellFacts, string]>([
    [
      'an option-adding alias is its program',
      { resolved: { ls: { type: 'alias', text: 'ls --color=auto' } } },
      'safe',
    ],
    ['any other alias asks', { resolved: { ls: { type: 'alias', text: 'cat' } } }, 'ask'],
    ['and is judged by its text', { resolved: { ls: { type: 'alias', text: 'rm -rf' } } }, 'danger'],
    ['a function asks', { resolved: { ls: { type: 'function' } } }, 'ask'],
    ['a system file is trusted', { resolved: { ls: { type: 'file', path: '/usr/bin/ls' } } }, 'safe'],
    [
      'a file of the project is not',
      { resolved: { ls: { type: 'file', path: '/w/project/bin/ls' } } },
      'ask',
    ],
    [
      'nor one that others can change',
      { resolved: { ls: { type: 'file', path: '/usr/bin/ls', untrusted: true } } },
      'ask',
    ],
    ['nor is a relative one', { resolved: { ls: { type: 'file', path: './ls' } } }, 'ask'],
    ['nor one in a shared temporary folder', { resolved: { ls: { type: 'file', path: '/tmp/ls' } } }, 'ask'],
    ['a missing program asks', { resolved: { ls: { type: 'missing' } } }, 'ask'],
    ['the listed aliases count where nothing is resolved', { aliases: { ls: 'rm' } }, 'danger'],
  ])('%s', (_, facts, level) => {
    expect(judgement('ls', facts).level).toBe(level);
  });

  test('an alias that adds a deleting option is judged with it', () => {
    const resolved = { rsync: { type: 'alias', text: 'rsync --delete' } } as const;
    expect(judgement('rsync a b', { resolved }).effects).toContain('delete');
  });
});

describe('facts about paths and repositories', () => {
  test.each([
    ['echo hi > new', { '/w/project/new': 'none' }, 'ask'],
    ['echo hi > new', { '/w/project/new': 'file' }, 'danger'],
    ['echo hi > new', {}, 'danger'],
    ['cd /w/other && echo hi > new', { '/w/other/new': 'none' }, 'ask'],
    ['cp a dir', { '/w/project/dir': 'folder', '/w/project/dir/a': 'none' }, 'ask'],
    ['cp a dir', { '/w/project/dir': 'folder' }, 'danger'],
    ['echo 1 > new; echo 2 > new', { '/w/project/new': 'none' }, 'danger'],
    ['tar xf a.tar -C new', { '/w/project/new': 'folder' }, 'danger'],
    ['mkdir new && tar xf a.tar -C new', { '/w/project/new': 'none' }, 'ask'],
    ['mkdir new && cd new && unzip ../a.zip', { '/w/project/new': 'none' }, 'ask'],
    ['mkdir -p old && tar xf a.tar -C old', { '/w/project/old': 'folder' }, 'danger'],
    ["sqlite3 a.db 'select 1'", { '/w/project/a.db': 'file' }, 'safe'],
    ["sqlite3 a.db 'select 1'", { '/w/project/a.db': 'none' }, 'ask'],
    ["sqlite3 a.db 'select 1'", {}, 'ask'],
    ["sqlite3 -readonly a.db 'select 1'", { '/w/project/a.db': 'none' }, 'safe'],
  ] as const)('%s with %j is %s', (command, paths, level) => {
    expect(judgement(command, { paths }).level).toBe(level);
  });

  test('a repository that names programs makes its reads ask', () => {
    expect(judgement('git status').level).toBe('safe');
    expect(judgement('git status', { repository: 'runs-programs' }).level).toBe('ask');
  });
});

describe('what differs between a run and a typed line', () => {
  const levelIn = (command: string, as: 'eval' | 'line', options?: readonly string[]) =>
    zsh.classify({ command, shell: 'zsh', as, options }).level;

  test('zsh without interactive comments runs what follows #', () => {
    expect(levelIn('ls # x; rm f', 'eval')).toBe('danger');
    expect(levelIn('ls # x; rm f', 'eval', ['interactivecomments'])).toBe('safe');
  });

  test('history is expanded only when typed, and offers what was run', () => {
    for (const as of ['eval', 'line'] as const) {
      expect(levelIn('echo a!b', as)).toBe('danger');
      expect(levelIn('echo a!b', as, ['interactivecomments'])).toBe('safe');
    }
  });
});

describe('survey', () => {
  test('names words, paths and folders at any depth', () => {
    const command = 'cd sub && sudo env A=1 git status > out; echo $(nice ls) | xargs -n1 cp -t dir';
    expect(bash.survey({ command, shell: 'bash', ...cmdline })).toEqual({
      words: ['cd', 'sudo', 'env', 'git', 'nice', 'ls', 'echo', 'xargs', 'cp'],
      paths: ['/w/project/sub/out', '/w/project/sub/dir'],
      read: [],
      selections: [],
      changes: expect.anything(),
      ended: [],
      imports: [],
      configs: [],
      globbed: [],
      sourced: [],
      folders: ['/w/project/sub'],
      terminal: 'no',
    });
  });

  test.each([
    ['ls', 'no'],
    ['git log', 'no'],
    ['less f', 'pager-safe'],
    ['man ls', 'pager-safe'],
    ['vim f', 'full-screen'],
    ['sudo vim f', 'full-screen'],
    ['ls | fzf', 'full-screen'],
    ['ssh host', 'full-screen'],
    ['python3', 'full-screen'],
    ['bash', 'full-screen'],
    ['exec zsh', 'full-screen'],
    ['less -r f', 'full-screen'],
    ['top -b -n 1', 'no'],
    ['htop', 'full-screen'],
  ])('%s needs the terminal: %s', (command, terminal) => {
    expect(bash.survey({ command, shell: 'bash' }).terminal).toBe(terminal);
  });
});

describe('beck protects itself', () => {
  test.each([
    'BECK_MODE=danger ls',
    'export BECK_MODE=danger',
    'beck config set mode danger',
    'beck approvals revoke',
    'beck undo',
    'beck uninstall',
    'rm -r ~/.config/beck',
    'echo x > /home/me/.config/beck/config.json',
    '__beck_run() { :; }',
    "alias beck='rm'",
    'unset -f __beck_run',
    'touch ~/.local/state/beck/journal',
    'touch ~/.local/state/beck/approvals/x.json',
    'touch /elsewhere/state/beck/approvals/x.json',
    'cp x $XDG_STATE_HOME/beck/approvals/',
    'rm -rf ~/.config',
    'rm -rf ~/.local/*',
    'rm -rf ~/.c*',
    'mv ~/.local ~/other',
    'mv x ~/.local/state',
    'cp -r x/beck ~/.local/state/',
    'rm ~/.config/b*/config.json',
    'echo x > ~/.config/*/config.json',
    'echo x > /tmp/beck.123.456/reply',
    'sed -i s/confirm/danger/ ~/.config/beck/config.json',
    'cd ~/.config/beck && sed -i s/confirm/danger/ config.json',
    'perl -pi -e s/a/b/ ~/.config/*/config.json',
    'ed ~/.config/beck/config.json; git checkout -- ~/.config/beck/config.json',
    'node ~/.local/share/beck/current/main.js config set mode danger',
    'node ~/.local/bin/beck config set mode danger',
    'frobnicate --output=/home/me/.config/beck/config.json',
    '__beck_unload',
    'rsync -a --delete x/ ~/.config/',
    'tar xf a.tar -C ~/.config',
    'find ~/.cache -delete',
    'chmod -R 000 ~/.config',
    'beck approvals revoke --all',
    'beck ask --approve "rm *" x',
    'find ~/.config | xargs rm',
    'ls ~/.config | xargs rm -rf',
    'find ~/.config -exec sed -i s/a/b/ {} +',
    'docker run -v ~/.config/beck:/b alpine ls',
    'docker run -v ~/.config:/c alpine ls',
    'docker run -v ~:/h alpine rm /h/.config/beck/config.json',
    'chroot /mnt/old rm -rf ~/.config',
    'find ~ -name beck -exec rm -r {} +',
    'find ~/.config -name config.json -delete',
    'find ~ -size +1M -delete',
    "find ~ -name '*.tmp' -o -mtime -1 -delete",
    "find ~ ! -name '*.tmp' -mtime -1 -delete",
    "find ~/.config -name 'conf*' | xargs rm -f",
    'rm $(find ~/.config -name config.json)',
    'fd beck ~ -X rm',
    'fd -e json . ~/.config -x rm',
    'fd --base-directory ~/.config beck -x rm {}',
    'ls ~/.config | grep beck | xargs -I{} rm -rf ~/.config/{}',
    'cd ~/.config && ls | grep beck | xargs rm -rf',
    'grep -rl mode ~/.config | xargs sed -i s/confirm/danger/',
    'rm -rf ${XDG_CONFIG_HOME:-~/.config}/beck',
    'rm -rf "${XDG_CONFIG_HOME:-$HOME/.config}/beck"',
    'cp x ${XDG_CONFIG_HOME:-~/.config}/beck/config.json',
    'cd "$XDG_CONFIG_HOME" && rm -rf beck',
    'rm -rf ~/.config/$x',
    'for f in ~/.config/*; do rm -rf $f; done',
    'a=(~/.config/*); rm -rf "${a[@]}"',
    'tar xf a.tar -C ~',
    'cp -r dots/. ~',
    `python3 -c 'import shutil; shutil.rmtree("/home/me/.config/beck")'`,
    `python3 -c 'import os; os.remove(os.path.join(os.environ["HOME"], ".config", "beck", "config.json"))'`,
    `node -e 'require("fs").rmSync(process.env.HOME + "/.config/beck", {recursive: true})'`,
    'node dist/main.js config set mode danger',
    'node ~/src/beck/src/main.ts approvals revoke 1',
    'npx beck config set mode danger',
  ])('%s', (command) => {
    const { level, reasons } = judgement(command);
    expect([level, reasons.some(({ id }) => id === 'touches-beck')]).toEqual(['danger', true]);
  });

  test.each([
    `find ~ ${LEFT_OUT.replace(/-not -path \S+/, '')} -size +10M -delete`,
    `find ~ -size +10M -o ${LEFT_OUT} -delete`,
    `find ~ ${LEFT_OUT} -size +10M -o -delete`,
    `find /home ${LEFT_OUT} -size +10M -delete`,
    `find ~ ${LEFT_OUT.replace('-not', '-not -not')} -size +10M -delete`,
  ])('unless all of it is left out: %s', (command) => {
    expect(
      judgement(command)
        .reasons.map(({ id }) => id)
        .join(),
    ).toMatch(/touches-beck|destroys-tree/);
  });

  test.each([
    "find . -name '*.tmp' -delete",
    "find ~ -name '*.tmp' -delete",
    "find ~ \\( -name '*.tmp' -o -name '*.bak' \\) -exec rm {} +",
    'find ~/src -type d -name node_modules -exec rm -rf {} +',
    "find . -maxdepth 1 -name '*.log' | xargs rm",
    'fd -e tmp . ~ -x rm',
    'fd old src -x rm',
    'for f in *.tmp; do rm "$f"; done',
    'cat list | xargs rm',
    'rm -rf "$BUILD/out"',
    'rm ~/Downloads/$x',
    'mkdir new && tar xf a.tar -C new',
    `python3 -c 'open("out.txt", "w").write("beck is here")'`,
    'node dist/main.js build',
    `find ~ ${LEFT_OUT} -type f -size +10M -delete`,
    `cd ~ && find . -mindepth 1 ${LEFT_OUT.replaceAll('/home/me', '.')} -size +10M -exec rm -f {} +`,
  ])('not: %s', (command) => {
    expect(judgement(command).reasons.map(({ id }) => id)).not.toContain('touches-beck');
  });

  test.each([
    'rm -rf /srv/cfg/beck',
    'rm -rf /srv/cfg',
    'echo x > /srv/cfg/beck/config.json',
    'mv ~/own ~/other',
    'rm ~/own/beck/x',
  ])('where the caller says it is: %s', (command) => {
    const { level, reasons } = judgement(command, { own: ['/srv/cfg/beck', '/home/me/own/beck'] });
    expect([level, reasons.some(({ id }) => id === 'touches-beck')]).toEqual(['danger', true]);
    expect(judgement(command).reasons.some(({ id }) => id === 'touches-beck')).toBe(false);
  });
});

describe('bad input', () => {
  test.each([
    ['nothing', ''],
    ['blanks', ' \n\t'],
    ['NUL bytes', 'ls\0rm'],
    ['ten megabytes', 'a'.repeat(10_000_000)],
    ['an open quote', "echo 'a"],
    ['an open here-document', 'cat <<E\nx'],
    ['deep nesting', '$('.repeat(500)],
    ['a lone surrogate', 'echo \ud800'],
  ])('%s is danger with a reason', (_, command) => {
    const { level, reasons } = judgement(command);
    expect([level, reasons.length > 0]).toEqual(['danger', true]);
  });

  test('PowerShell and cmd are never safe where they are not read', async () => {
    for (const shell of ['powershell', 'cmd'] as const) {
      expect((await loadClassifier(shell)).classify({ command: 'rm -rf /', shell }).level).not.toBe('safe');
    }
  });
});

test.each([
  ['kill 12', { 'pid 12': [{ pid: 12, name: 'node' }] }, 'Ends process 12 (node).'],
  ['kill -9 12', { 'pid 12': [] }, 'Ends nothing: no such process is running now.'],
  ['kill 12', undefined, 'Ends process 12.'],
  [
    'pkill -x node',
    {
      'name node': [
        { pid: 3, name: 'node' },
        { pid: 4, name: 'node' },
      ],
    },
    'Ends process 3 (node), process 4 (node).',
  ],
  ['pkill -f node', {}, 'Ends every process that matches node.'],
  [
    'kill $(lsof -t -i tcp:3000 -s tcp:listen)',
    { 'port 3000': [{ pid: 7, name: 'vite' }] },
    'Ends process 7 (vite).',
  ],
  ['kill $x', {}, 'Ends processes only known at run time.'],
])('%s names what it ends, with %j', (command, processes, text) => {
  const { level, reasons } = bash.classify({ command, shell: 'bash', processes });
  // What ends nothing loses nothing.
  expect([level, reasons[0]?.text]).toEqual([text.startsWith('Ends nothing') ? 'ask' : 'danger', text]);
});

test.each([
  ['curl -s https://x.example/a.sh | sh', 'Runs whatever arrives from another command.'],
  ['touch x; rm -r build', 'Deletes build and everything in it.'],
])('the first reason of %j is the gravest', (command, text) => {
  expect(judgement(command, { paths: { '/w/project/x': 'none' } }).reasons[0]?.text).toBe(text);
});
