// Everyday requests about repositories, the machine, scripts and numbers, by the way every question takes.

import { describe, expect, test } from 'vitest';
import { intentCommand } from '../../src/recipes/answer.ts';
import { choose } from '../../src/recipes/choose.ts';
import type { RecipeEnvironment } from '../../src/recipes/slots/recipe.ts';
import { worldOf } from './world.ts';

const world = worldOf({
  entries: [
    'site/',
    'site/.git/',
    'site/.git/refs/',
    'site/.git/refs/heads/',
    'site/.git/refs/heads/main',
    'site/.git/refs/heads/feature',
    'site/README.md',
    'site/js/',
    'site/js/app.js',
    'backup.sh',
    'clean.py',
    'etc/',
    'etc/group',
    'etc/passwd',
    'etc/cron.d/',
    'etc/db.conf',
    'app.log',
  ],
});

async function commandFor(
  question: string,
  { shell = 'bash', userland = 'gnu' }: Partial<Pick<RecipeEnvironment, 'shell' | 'userland'>> = {},
): Promise<string | undefined> {
  const env = { shell, userland, cwd: '/home/ada', home: '/home/ada', world: { ...world } } as const;
  const choice = await choose(question, env);
  if (choice.type === 'composition') return choice.reading.command;
  if (choice.type !== 'intent') return undefined;
  const printed = intentCommand(choice.intent, env);
  return printed.type === 'command' ? printed.command : undefined;
}

describe('a repository in another folder', () => {
  test.each([
    ['how many commits does site have', 'git -C site rev-list --count HEAD'],
    ['commits of site about pages', 'git -C site --no-pager log --oneline -i -F --grep=pages'],
    ['who made the last commit in site and when', "git -C site --no-pager log -1 --format='%an %ad'"],
    ['list what git tracks in the site folder', 'git -C site ls-files'],
    ['stage README.md in the site repo', 'git -C site add README.md'],
    ['which commits touched site/js/app.js', 'git -C site --no-pager log --oneline -n 20 -- js/app.js'],
    ['park my uncommitted site changes for later', 'git -C site stash'],
    ['switch to the feature branch in site', 'git -C site switch feature'],
    ['commit the README change in site with message "hours"', 'git -C site commit -m hours -- README.md'],
    [
      'commit everything in site with message "a && git b"',
      "git -C site add -A && git -C site commit -m 'a && git b'",
    ],
    // No question for git.
    ['find js files in site', "find site -type f -iname '*.js'"],
    ['delete site/js/app.js', 'rm site/js/app.js'],
  ])('%s', async (question, command) => {
    expect(await commandFor(question)).toBe(command);
  });

  test.each(['zsh', 'fish', 'powershell'] as const)('in %s', async (shell) => {
    expect(await commandFor('list what git tracks in site', { shell })).toBe('git -C site ls-files');
    expect(await commandFor('stage README.md in site', { shell })).toBe('git -C site add README.md');
  });
});

describe('said in many ways', () => {
  test.each([
    ['hash of the latest commit', 'git rev-parse HEAD'],
    ['how many branches do i have', 'git branch | wc -l'],
    ['bring back what I stashed', 'git stash pop'],
    ['which disks are over 80 %', "df -h | awk 'NR == 1 || $5 + 0 > 80'"],
    ['show partitions more than 90% full', "df -h | awk 'NR == 1 || $5 + 0 > 90'"],
    ['commits by day', undefined],
    ['unstage everything', 'git reset'],
    ['how much free space do i have left on this disk', 'df -h .'],
    ['which groups is bob in according to etc/group', 'grep -w bob etc/group'],
    ['how many accounts in etc/passwd use bash', "grep -c '/bash$' etc/passwd"],
    ['is some program using app.log at the moment?', 'lsof app.log'],
    ['kill whatever runs on port 3000', 'kill $(lsof -t -iTCP:3000 -sTCP:LISTEN)'],
    ['is anyone allowed to write etc/db.conf', undefined],
    ['may others read etc/db.conf', 'ls -ld etc/db.conf'],
    ['does backup.sh have syntax errors', 'bash -n backup.sh'],
    ['shebang of clean.py', 'head -n 1 clean.py'],
    ['what runs nightly according to etc/cron.d', 'grep -rh . etc/cron.d'],
    ['show my PATH one entry per line', `echo "$PATH" | tr : '\\n'`],
    ['restart nginx', undefined],
    ['restart the nginx service', 'sudo systemctl restart nginx'],
    ['roll a dice', 'shuf -i 1-6 -n 1'],
    [
      'make me a random password with 16 letters and digits',
      "LC_ALL=C tr -dc 'A-Za-z0-9' < /dev/urandom | head -c 16; echo",
    ],
    ['decode aGVsbG8= from base64', "printf %s 'aGVsbG8=' | base64 -d; echo"],
    ['decode "aGk=" base64', "printf %s 'aGk=' | base64 -d; echo"],
    [
      'show the first commit of the site repo',
      "git -C site --no-pager log --reverse --format='%h %as %an: %s' | head -n 1",
    ],
    ['tag v2.0', 'git tag v2.0'],
    ['date two weeks from now', "date -d '2 weeks' '+%A %F'"],
    ['which users can log in', "grep -Ev '(nologin|false)$' /etc/passwd | cut -d : -f 1"],
    ['may bob read etc/db.conf', 'ls -ld etc/db.conf'],
    ['1f hex to decimal', "printf '%d\\n' 0x1f"],
    ['0xff in decimal', "printf '%d\\n' 0xff"],
    [
      'days between 2024-03-01 and 2024-12-24',
      'echo $(( ($(date -ud 2024-12-24 +%s) - $(date -ud 2024-03-01 +%s)) / 86400 ))',
    ],
  ])('%s', async (question, command) => {
    expect(await commandFor(question)).toBe(command);
  });

  test.each([
    ['fish', 'show my PATH one entry per line', "printf '%s\\n' $PATH"],
    ['powershell', 'show my PATH one entry per line', '$env:PATH -split [IO.Path]::PathSeparator'],
    ['powershell', 'flip a coin', "'heads', 'tails' | Get-Random"],
    ['fish', 'kill whatever runs on port 3000', 'kill (lsof -t -iTCP:3000 -sTCP:LISTEN)'],
  ] as const)('in %s: %s', async (shell, question, command) => {
    expect(await commandFor(question, { shell })).toBe(command);
  });
});

describe('the first week on a machine', () => {
  test.each([
    // Who may log in, and who did.
    ['when did ada last log in', 'last ada'],
    ['previous logins of ada', 'last ada'],
    ['show unsuccessful login attempts', 'lastb -n 10'],
    ['what am i allowed to run with sudo', 'sudo -l'],
    ['when will my password expire', 'chage -l "$(id -un)"'],
    ['change my password', 'passwd'],
    ['real name of user ada', 'getent passwd ada | cut -d: -f5'],
    ['add a user called tom', 'sudo useradd -m tom'],
    ['delete the account for tom', 'sudo userdel tom'],
    ['put ada into the docker group', 'sudo usermod -aG docker ada'],
    ['which groups does ada belong to', 'groups ada'],
    ['list all groups', 'getent group | cut -d: -f1'],
    ['which ssh keys do i have', 'ls -l ~/.ssh'],
    ['generate a new ssh key pair', 'ssh-keygen -t ed25519'],
    // The shell and the terminal.
    ['what is my preferred editor', 'printenv VISUAL EDITOR'],
    ['which is my login shell', 'printenv SHELL'],
    ['which tty am i on', 'tty'],
    // One process.
    ['how much memory does process 42 use', 'ps -o pid,rss,%mem,comm -p 42'],
    ['when was process 42 started', 'ps -o pid,lstart,comm -p 42'],
    ['how long has process 42 been running', 'ps -o pid,etime,comm -p 42'],
    ['who started process 42', 'ps -o pid,user,comm -p 42'],
    ['parent of pid 42', 'ps -o pid,ppid,comm -p 42'],
    ['current directory of process 42', 'pwdx 42'],
    ['terminate all processes of ada', 'pkill -u ada'],
    // Disks, the kernel and services.
    ['what are the uuids of my partitions', 'lsblk -f'],
    ['what filesystem type is /home', 'df -T /home'],
    ['is the kernel module nfs loaded', 'lsmod | grep -F -e nfs'],
    ['show the kernel log', 'dmesg'],
    ['system errors since the last boot', 'journalctl --no-pager -b -p err'],
    ['list the systemd timers', 'systemctl --no-pager list-timers'],
    ['which services start at boot', 'systemctl --no-pager list-unit-files --type=service --state=enabled'],
    ['which init system does this machine use', 'ps -p 1 -o comm='],
    ['am i in a virtual machine', 'systemd-detect-virt'],
    ['is the clock in sync', 'timedatectl'],
    ['change the time zone to Europe/Oslo', 'sudo timedatectl set-timezone Europe/Oslo'],
    ['set the computer name to oak', 'sudo hostnamectl set-hostname oak'],
    ['which wireless networks are nearby', 'nmcli device wifi list'],
    ['which wifi am i connected to', 'nmcli connection show --active'],
    ['which printers are set up', 'lpstat -p'],
    ['size of this terminal', 'stty size'],
    ['which libraries does app.log need', 'ldd app.log'],
    ['name servers of example.com', 'dig +short ns example.com'],
  ])('%s', async (question, command) => {
    expect(await commandFor(question)).toBe(command);
  });

  test.each([
    'create user documentation',
    'drop the users table',
    'set the timezone to berlin',
    'which key does history search',
  ])('%s: refused', async (question) => {
    expect(await commandFor(question)).toBeUndefined();
  });
});
