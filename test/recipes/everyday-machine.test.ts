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
