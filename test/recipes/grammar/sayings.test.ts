// Requests that are one thing as a whole: the shell's own, other machines, how a command runs, numbers and dates.

import { describe, expect, test } from 'vitest';
import { bestReading } from '../../../src/recipes/grammar/read.ts';
import type { RecipeEnvironment } from '../../../src/recipes/slots/recipe.ts';
import { worldOf } from '../world.ts';

const world = worldOf({
  entries: ['docs/', 'logs/', 'backup/', 'notes.txt', 'people.txt', 'app.log'],
  branches: ['main', 'feature'],
});
const commandIn =
  (env: Pick<RecipeEnvironment, 'shell' | 'userland'>) =>
  (question: string): string | undefined =>
    bestReading(question, { ...env, cwd: '/home/ada', home: '/home/ada', world })?.command;
const inBash = commandIn({ shell: 'bash', userland: 'gnu' });

describe('the shell itself', () => {
  test.each([
    ['set alias "ll" for command "ls -l"', "alias ll='ls -l'"],
    ['create an alias gs for "git status"', "alias gs='git status'"],
    ['set variable "greeting" to "hello there"', "greeting='hello there'"],
    ['export environment variable EDITOR with value "vim"', 'export EDITOR=vim'],
    ['unset the variable FOO', 'unset FOO'],
    ['enable the shell option "globstar"', 'shopt -s globstar'],
    ['disable shell option "noclobber"', 'set +o noclobber'],
    ['enable the shell option "frobnicate"', undefined],
    ['exit from the script with exit code 3', 'exit 3'],
    ['show the pids of all background jobs', 'jobs -p'],
    ['bring job 2 to the foreground', 'fg %2'],
    ['search my history for "rsync"', 'history | grep rsync'],
    ['save the md5 sum hash of notes.txt to variable "x"', 'x=$(md5sum notes.txt)'],
    ['print 7 spaces in a row', "printf '%*s' 7 ''"],
  ])('%s', (question, command) => {
    expect(inBash(question)).toBe(command);
  });

  test.each([
    ['fish', 'set variable "greeting" to "hello there"', "set greeting 'hello there'"],
    ['fish', 'read a line from standard input', undefined],
    ['zsh', 'enable the shell option "globstar"', undefined],
    ['zsh', 'set alias "ll" for command "ls -l"', "alias ll='ls -l'"],
  ] as const)('in %s: %s', (shell, question, command) => {
    expect(commandIn({ shell, userland: 'gnu' })(question)).toBe(command);
  });
});

describe('what is not said of containers, times and reasons', () => {
  test.each([
    ['open a terminal in docs', /docker/],
    ['delete old images', /docker/],
    ['run notes.txt every 45 minutes', /crontab/],
    ['run notes.txt every 7 hours', /crontab/],
  ])('%s', (question, command) => {
    expect(inBash(question) ?? '').not.toMatch(command);
  });
});

describe('other machines', () => {
  test.each([
    ['ssh into server "web1" as user "ada" on port 2222', 'ssh -p 2222 ada@web1'],
    ['run command "uptime" on host "web1"', 'ssh web1 uptime'],
    [
      'archive "docs" to "ada@web1:/srv/docs" via ssh, compressing data during transmission and deleting extraneous files in the destination',
      'rsync -az --delete docs ada@web1:/srv/docs',
    ],
    ['archive "docs" to "/srv" on host "web1" as user "ada"', 'rsync -a docs ada@web1:/srv'],
    ['send 3 ping requests to "web1"', 'ping -c 3 web1'],
    ['get the ip address of domain "example.org"', 'dig +short example.org'],
    [
      'what is the http status code of https://example.org',
      "curl -s -o /dev/null -w '%{http_code}\\n' https://example.org",
    ],
    ['mount the "ext4" filesystem "/dev/sdb1" on "/mnt"', 'mount -t ext4 /dev/sdb1 /mnt'],
    ['remount "/mnt" as read only', 'mount -o remount,ro /mnt'],
  ])('%s', (question, command) => {
    expect(inBash(question)).toBe(command);
  });
});

describe('how a command runs', () => {
  test.each([
    ['run command "make all" as user builder', "su builder -c 'make all'"],
    ['execute "df -h" every 10 seconds', "watch -n 10 'df -h'"],
    ['execute "date" every second', 'watch -n 1 date'],
    ['write output of "make test" to standard output and to "test.log"', 'make test | tee test.log'],
    ['write output of "make test" to the console and append to "test.log"', 'make test | tee -a test.log'],
    ['create a temporary folder and save its path in variable "work"', 'work=$(mktemp -d)'],
    ['create a temporary file with name formatted like "notes.XXXXXX"', 'mktemp notes.XXXXXX'],
    ['measure the execution time of "make all"', 'time make all'],
    ['start a tmux session named build', 'tmux new-session -s build'],
  ])('%s', (question, command) => {
    expect(inBash(question)).toBe(command);
  });
});

describe('programs, folders and links', () => {
  test.each([
    ['print the file type of the executable file of command "gcc"', 'file "$(command -v gcc)"'],
    ['force create a symbolic link named "now" with target "docs"', 'ln -sf docs now'],
    ['force create a symbolic link without dereferencing named "now" to "docs"', 'ln -snf docs now'],
    ['find files in docs that have permissions 553', 'find docs -type f -perm 553'],
  ])('%s', (question, command) => {
    expect(inBash(question)).toBe(command);
  });
});

describe('numbers and dates', () => {
  const worksOut = (sum: string): string => `awk 'BEGIN { printf "%.15g\\n", ${sum} }'`;

  test.each([
    ['what is 17% of 2340', worksOut('2340 * 17 / 100')],
    ['what is 3 * (2 + 1)', worksOut('3 * (2 + 1)')],
    ['12 divided by 0', undefined],
    ['250 GB in bytes', 'awk \'BEGIN { printf "%.0f\\n", 250 * 1073741824 }\''],
    ['how many megabytes are in 3 GB', worksOut('3 * 1073741824 / (1024^2)')],
    ['hex of 255', "printf '%x\\n' 255"],
    ['what date is it 90 days from now', "date -d '90 days' '+%A %F'"],
    ['what day was it 100 days ago', "date -d '100 days ago' '+%A %F'"],
  ])('%s', (question, command) => {
    expect(inBash(question)).toBe(command);
  });
});

describe('numbers, units and the calendar', () => {
  test.each([
    ['2 to the power of 10', 'awk \'BEGIN { printf "%.15g\\n", 2 ^ 10 }\''],
    // awk counts in doubles, and would print 1.84467440737096e+19.
    ['2 to the power of 64', "echo '2 ^ 64' | bc"],
    ['2^100', "echo '2^100' | bc"],
    ['9007199254740993 + 2', "echo '9007199254740993 + 2' | bc"],
    ['12345678901234567890 * 10', "echo '12345678901234567890 * 10' | bc"],
    ['12345678901234567890 times 10', undefined],
    ['12345678901234567890 divided by 3', undefined],
    ['2 ^ 999999', undefined],
    ['7 divided by 0', undefined],
    ['15% of 240', 'awk \'BEGIN { printf "%.15g\\n", 240 * 15 / 100 }\''],
    ['divide 22 by 7 with 5 decimals', 'awk \'BEGIN { printf "%.5f\\n", 22 / 7 }\''],
    ['round 3.14159 to 2 decimals', 'awk \'BEGIN { printf "%.2f\\n", 3.14159 }\''],
    ['is 97 prime', 'factor 97'],
    ['100 fahrenheit in celsius', 'awk \'BEGIN { printf "%.15g\\n", (100 - 32) * 5 / 9 }\''],
    ['10 miles in km', 'awk \'BEGIN { printf "%.10g\\n", 10 * 1609.344 / 1000 }\''],
    ['how many pounds are 70 kg', 'awk \'BEGIN { printf "%.10g\\n", 70 * 1000 / 453.59237 }\''],
    ['octal 755 in decimal', "echo 'ibase=8; 755' | bc"],
    ['1010 binary to decimal', "echo 'ibase=2; 1010' | bc"],
    ['character with code 65', 'awk \'BEGIN { printf "%c\\n", 65 }\''],
    ['ascii code of A', "printf '%d\\n' \"'A\""],
    ['even numbers from 2 to 20', 'seq 2 2 20'],
    ['odd numbers from 2 to 20', undefined],
    ['was 2023 a leap year', 'date -d 2023-02-29 > /dev/null 2>&1 && echo yes || echo no'],
    ['what is the date of next friday', "date -d 'next friday' '+%A %F'"],
    ['week number of today', 'date +%V'],
    ['list all signals kill knows', 'kill -l'],
  ])('%s', (question, command) => {
    expect(inBash(question)).toBe(command);
  });
});

describe('repositories', () => {
  test.each([
    ['commits that talk about cookies', 'git --no-pager log --oneline -i -F --grep=cookies'],
    ['git log since 2024-02-15', 'git --no-pager log --oneline --since=2024-02-15'],
    ['show 2 latest commits with the files they touched', 'git --no-pager log -n 2 --oneline --name-only'],
    ['commits on feature that are not on main', 'git --no-pager log --oneline main..feature'],
    ['which commit introduced the word cookies', 'git --no-pager log --oneline -S cookies'],
    ['search for cookies in tracked files', 'git --no-pager grep -n -e cookies'],
    ['set git user name to Ann Lee', "git config user.name 'Ann Lee'"],
    ['set my git email to ann@example.org', 'git config user.email ann@example.org'],
    ['undo the last commit but keep the files', 'git reset --soft HEAD~1'],
    ['discard all uncommitted changes', 'git reset --hard'],
    ['merge feature into main', 'git switch main && git merge feature'],
    ['merge sales into staff', undefined],
    ['export the last commit as site.zip', 'git archive --format=zip HEAD > site.zip'],
  ])('%s', (question, command) => {
    expect(inBash(question)).toBe(command);
  });
});

describe('what is in archives', () => {
  const packed = worldOf({
    entries: ['notes.tar.gz', 'tables.zip', 'words.gz', 'fruit.txt.bz2', 'source.tar', 'etc/', 'etc/hosts'],
  });
  const command = (question: string) =>
    bestReading(question, {
      shell: 'bash',
      userland: 'gnu',
      cwd: '/home/ada',
      home: '/home/ada',
      world: packed,
    })?.command;
  test.each([
    ['print manual.txt from inside notes.tar.gz', 'tar -xOf notes.tar.gz --no-anchored manual.txt'],
    ['show a.csv in tables.zip without extracting it', 'unzip -p tables.zip a.csv'],
    ['read fruit.txt.bz2 without extracting', 'bzip2 -dc fruit.txt.bz2'],
    ['search apple in fruit.txt.bz2', 'bzip2 -dc fruit.txt.bz2 | grep apple'],
    ['uncompressed size of words.gz', 'gzip -dc words.gz | wc -c'],
    ['uncompressed size of tables.zip', "unzip -l tables.zip | awk 'END { print $1 }'"],
    ['list the files in source.tar with sizes', 'tar -tvf source.tar'],
    ['remove etc/hosts from source.tar', 'tar --delete -f source.tar etc/hosts'],
  ])('%s', (question, expected) => {
    expect(command(question)).toBe(expected);
  });
});
