// Everyday changes to named files, questions about names, reassurances, and command lines that were typed as a question.

import { describe, expect, test } from 'vitest';
import { choose } from '../../src/recipes/choose.ts';
import { plainly } from '../../src/recipes/grammar/plain/plainly.ts';
import { bestReading } from '../../src/recipes/grammar/read.ts';
import type { RecipeEnvironment } from '../../src/recipes/slots/recipe.ts';
import { worldOf } from './world.ts';

const world = worldOf({
  entries: [
    'docs/',
    'docs/a.txt',
    'docs/archive/',
    'logs/',
    'logs/app.log',
    'run.sh',
    'new.conf',
    'old.conf',
    'site/',
  ],
  programs: ['ls', 'git', 'grep', 'find'],
});
const env: RecipeEnvironment = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada', world };
const inBash = (question: string): string | undefined => bestReading(question, env)?.command;

describe('modes', () => {
  test.each([
    ['make docs/a.txt writable again', 'chmod u+w docs/a.txt'],
    ['make run.sh executable', 'chmod +x run.sh'],
    ['allow everyone to read docs/a.txt', 'chmod a+r docs/a.txt'],
    ['prevent others from reading docs/a.txt', 'chmod o-r docs/a.txt'],
    ['give the group write access to docs', 'chmod g+w docs'],
    ['remove all permissions for others from docs recursively', 'chmod -R o= docs'],
    ['remove the setuid bit from run.sh', 'chmod u-s run.sh'],
  ])('%s', (question, command) => {
    expect(inBash(question)).toBe(command);
  });
});

describe('a folder that is named as one is made where it is not there', () => {
  test.each([
    [
      'move all log files in logs into a folder called kept',
      "mkdir -p kept/ && find logs -mindepth 1 -maxdepth 1 -type f -iname '*.log' -exec mv -i '{}' kept/ \\;",
    ],
    [
      'copy all conf files into a new folder called docs',
      "find . -mindepth 1 -maxdepth 1 -type f -iname '*.conf' -exec cp -i '{}' docs/ \\;",
    ],
    [
      'put all conf files in a folder named kept',
      "mkdir -p kept/ && find . -mindepth 1 -maxdepth 1 -type f -iname '*.conf' -exec mv -i '{}' kept/ \\;",
    ],
  ])('%s', (question, command) => {
    expect(inBash(question)).toBe(command);
  });

  test('in PowerShell as well', () => {
    const reading = bestReading('move all log files in logs into a folder called kept', {
      ...env,
      shell: 'powershell',
    });
    expect(reading?.command).toMatch(/^New-Item -ItemType Directory kept\/ \| Out-Null; .*Move-Item/);
  });
});

describe('new files, copies and dates', () => {
  test.each([
    ['create a file of 10 MB called big.bin', 'head -c 10M /dev/zero > big.bin'],
    ['create a 1 KB file of random bytes called r.bin', 'head -c 1k /dev/urandom > r.bin'],
    ["create a folder with today's date", 'mkdir "$(date +%F)"'],
    ['copy docs/a.txt with the date in its name', 'cp -Rpi "docs/a.txt" "docs/a-$(date +%F).txt"'],
    ['back up docs as a tarball with the date in the name', 'tar -czf "docs-$(date +%F).tar.gz" "docs"'],
    ['back up docs/a.txt as a.bak', 'cp -Rpi docs/a.txt docs/a.bak'],
    ['move docs/a.txt up one folder', 'mv -i docs/a.txt ./'],
    ['clone site to copy', 'git clone site copy'],
    ['create the folders a, b and c', undefined],
    ['set the modification time of docs/a.txt to 1 january 2024', "touch -d '1 january 2024' docs/a.txt"],
    ['make run.sh no longer writable by others', 'chmod o-w run.sh'],
  ])('%s', (question, command) => {
    expect(inBash(question)).toBe(command);
  });

  test('a letter in a list is a name, not an article', async () => {
    const choice = await choose('create the folders a, b and c', env);
    expect(choice).toMatchObject({
      type: 'intent',
      intent: { parts: [{ slots: { names: { paths: ['a', 'b', 'c'] } } }] },
    });
  });
});

describe('which files, and what about them', () => {
  test.each([
    ['which is newer, new.conf or old.conf', 'ls -t new.conf old.conf | head -n 1'],
    ['how many inodes are left', 'df -i .'],
    ['who owns the files here', "find . -printf '%u\\n' | sort -u"],
    ['files with the same name', "find . -type f -not -path '*/.git/*' -printf '%f\\n' | sort | uniq -d"],
    ['find folders called tests or doc', 'find . -type d \\( -name tests -o -name doc \\)'],
    ['where is .vimrc', 'find . -name .vimrc'],
    ['find .txt', undefined],
    ['files with a ? in the name', "find . -type f -name '*\\?*'"],
    ['files with uppercase letters in the name', "find . -type f -name '*[A-Z]*'"],
    ['files with more than 100 lines', "find . -type f -exec awk 'END { exit !(NR > 100) }' '{}' \\;"],
    ['binary files in docs', "find docs -type f -not -empty -not -exec grep -Iq . '{}' \\;"],
    ['files in docs that other users may not read', 'find docs -type f -not -perm -o=r'],
    ['decode aGVsbG8gd29ybGQ=', "echo 'aGVsbG8gd29ybGQ=' | base64 -d"],
    ['decode password', undefined],
    ['disk usage per folder', 'du -sh */'],
    ['show environment variables that contain "PATH"', 'env | grep PATH'],
    [
      'rename the wav files to start with take',
      `find . -mindepth 1 -maxdepth 1 -type f -iname '*.wav' -exec sh -c 'for f; do d=$(dirname "$f"); b=$(basename "$f"); mv -n "$f" "$d/take$b"; done' sh '{}' +`,
    ],
    // A reading without the rename would only list them.
    ['rename all jpg files that start with IMG', undefined],
    ['dirs with nothing in them under docs', 'find docs -type d -empty'],
    ['files only the owner can read', 'find . -type f -perm -u=r -not -perm /g=r,o=r'],
    ['sort logs by date, newest first', 'ls -lt logs'],
    ['list files by size ascending in docs', "find docs -type f -printf '%s\\t%p\\n' | sort -n | cut -f2-"],
    ['list docs with details', 'ls -l docs'],
    ['what kind of files are those in docs', 'file docs/*'],
    ['list all pyhton scripts', "find . -type f -iname '*.py'"],
    ['folders larger than 1 MB in docs', 'du -h -t 1M docs'],
    ['was 2023 a leap year', 'date -d 2023-02-29 > /dev/null 2>&1 && echo yes || echo no'],
    ['divide 22 by 7 with 5 decimals', 'awk \'BEGIN { printf "%.5f\\n", 22 / 7 }\''],
    ['clear logs/app.log', ': > logs/app.log'],
  ])('%s', (question, command) => {
    expect(inBash(question)).toBe(command);
  });
});

describe('words around a request', () => {
  test.each([
    ['run.sh says permission denied, make it executable', 'make run.sh executable'],
    ['old.conf should be called new.conf, can you fix that', 'rename old.conf to new.conf'],
    ["empty out logs/app.log but don't delete the file", 'empty logs/app.log'],
    ['how much lines has logs/app.log', 'how many lines has logs/app.log'],
    ['things nobody touched for more than a year', 'files not touched in the last year'],
    ['um, what folder am i in', 'what folder am i in'],
    ['rename a.htm -> a.html', 'rename a.htm to a.html'],
    ['replace cat with dog in docs/a.txt, dont save it', 'replace cat with dog in docs/a.txt'],
    [
      'please could you move all the log files that are in logs/old up one level',
      'move all the log files in logs/old to logs/',
    ],
    ['i want docs/a.txt gone', 'delete docs/a.txt'],
    ['check if run.sh equals go.sh', 'is run.sh the same as go.sh'],
    ['delete a.txt but do not delete b.txt', undefined],
  ])('%s', (question, plain) => {
    expect(plainly(question, { ...env, world: undefined })[0]).toBe(plain);
  });
});

describe('a command line', () => {
  test.each(['ls -l docs', 'git log --oneline -3', 'grep -c ERROR logs/app.log', 'find . -name a.txt'])(
    '%s',
    async (question) => {
      expect(await choose(question, env)).toEqual({ type: 'typed', command: question });
    },
  );

  test.each(['find files not in docs', 'git log since monday -- is it long?', 'list -l docs', "ls -l 'docs"])(
    'is not: %s',
    async (question) => {
      expect((await choose(question, env)).type).not.toBe('typed');
    },
  );
});
