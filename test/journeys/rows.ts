// The journeys: one row is one task, in every shell. What a row says of its end holds for any model.

import { execFileSync } from 'node:child_process';
import type { DrivenShell } from '../support/programs.ts';
import {
  answerWith,
  command,
  type Files,
  type Journey,
  list,
  plan,
  probe,
  readFile,
  replyWith,
  search,
  write,
} from './journey.ts';

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
  });

/** The same in PowerShell, where it is said differently. */
const in_ = (shell: DrivenShell, posix: string, powershell: string): string =>
  shell === 'powershell' ? powershell : posix;

const ACTIVATE: Readonly<Record<DrivenShell, string>> = {
  zsh: 'source .venv/bin/activate',
  bash: 'source .venv/bin/activate',
  fish: 'source .venv/bin/activate.fish',
  powershell: '.venv/bin/Activate.ps1',
};

const BUILD = 'test -f config || { echo "build.sh: no config" >&2; exit 2; }\ncat config > out.txt\n';
const LOG = 'starting\nreading settings.conf\nerror: port 80x is not a number\nstopped\n';

const photos: Files = { 'IMG_20230501_a.jpg': 'may', 'IMG_20231224_b.jpg': 'christmas' };

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'full-disk',
    before: { 'cache/big.bin': 'x'.repeat(200_000), 'cache/small.bin': 'x', 'notes.txt': 'mine\n' },
    questions: [
      {
        question: 'this folder is too big. find the largest file below it and delete that file alone',
        replies: (shell) => [
          replyWith(
            probe(
              in_(shell, 'du -a . | sort -n | tail -4', 'Get-ChildItem -Recurse -File | Sort-Object Length'),
            ),
          ),
          replyWith(command(in_(shell, 'rm cache/big.bin', 'Remove-Item cache/big.bin'))),
          answerWith('Deleted cache/big.bin, 200 KB.'),
        ],
      },
    ],
    after: { 'cache/small.bin': 'x', 'notes.txt': 'mine\n' },
    undos: 1,
  },
  {
    name: 'failed-service',
    before: { 'service.log': LOG, 'settings.conf': 'port=80x\n' },
    questions: [
      {
        question: 'the service here does not start. look at its log and its settings, and say why',
        replies: () => [
          replyWith(readFile('service.log'), readFile('settings.conf')),
          answerWith('The port in settings.conf is 80x, which is not a number.'),
        ],
      },
    ],
    after: { 'service.log': LOG, 'settings.conf': 'port=80x\n' },
    says: /80x/,
  },
  {
    name: 'rename-photos',
    before: photos,
    questions: [
      {
        question: 'rename the photos here to their date: IMG_20230501_a.jpg becomes 2023-05-01.jpg',
        replies: () => [
          replyWith(list('.')),
          replyWith(plan('mv IMG_20230501_a.jpg 2023-05-01.jpg', 'mv IMG_20231224_b.jpg 2023-12-24.jpg')),
          answerWith('Renamed both.'),
        ],
      },
    ],
    after: { '2023-05-01.jpg': 'may', '2023-12-24.jpg': 'christmas' },
    undos: 1,
  },
  {
    name: 'clean-branches',
    needs: ['git'],
    before: { a: 'a\n' },
    prepare: (folder) => {
      git(folder, 'init', '-q', '-b', 'main');
      git(folder, 'add', '.');
      git(folder, 'commit', '-q', '-m', 'first');
      for (const name of ['done', 'old']) git(folder, 'branch', name);
    },
    questions: [
      {
        question:
          'delete the branches that are merged into main, then write the branches that are left to left.txt',
        replies: () => [
          replyWith(probe('git branch --merged main')),
          replyWith(command('git branch -d done old')),
          replyWith(command("git branch '--format=%(refname:short)' > left.txt")),
          answerWith('Only main is left.'),
        ],
      },
    ],
    after: { a: 'a\n', 'left.txt': 'main\n' },
    undos: 1,
  },
  {
    name: 'venv',
    needs: ['python3'],
    before: { 'say.py': 'import sys\nprint(sys.prefix != sys.base_prefix)\n' },
    questions: [
      {
        question:
          'make a virtual environment .venv here (without pip), activate it, and write what say.py prints to out.txt',
        replies: (shell) => [
          replyWith(
            command('python3 -m venv --without-pip .venv', 'makes it'),
            command(ACTIVATE[shell], 'activates it'),
            command('python say.py > out.txt', 'runs it'),
          ),
          answerWith('It prints True.'),
        ],
      },
      {
        question: 'leave the environment again',
        replies: () => [replyWith(command('deactivate')), answerWith('Left.')],
      },
    ],
    after: { 'say.py': 'import sys\nprint(sys.prefix != sys.base_prefix)\n', 'out.txt': 'True\n' },
    variables: { VIRTUAL_ENV: '' },
    undone: { 'say.py': 'import sys\nprint(sys.prefix != sys.base_prefix)\n', 'out.txt': 'True\n' },
    needsShell: true,
  },
  {
    name: 'new-file',
    before: {},
    questions: [
      {
        question: 'write a file docs/hello.md that says "# Hello" and nothing else',
        replies: () => [replyWith(write('docs/hello.md', '# Hello\n')), answerWith('Written.')],
      },
    ],
    after: { 'docs/hello.md': '# Hello\n' },
    undos: 1,
  },
  {
    name: 'edit-file',
    before: { 'app.conf': 'host=localhost\nport=80\n' },
    questions: [
      {
        question: 'set the port in app.conf to 8080',
        replies: () => [
          replyWith(readFile('app.conf')),
          replyWith(write('app.conf', 'host=localhost\nport=8080\n')),
          answerWith('The port is 8080 now.'),
        ],
      },
    ],
    after: { 'app.conf': 'host=localhost\nport=8080\n' },
    undos: 1,
  },
  {
    name: 'append-file',
    before: { 'todo.txt': 'milk\n' },
    questions: [
      {
        question: 'add a line "bread" at the end of todo.txt',
        replies: () => [replyWith(write('todo.txt', 'bread\n', true)), answerWith('Added.')],
      },
    ],
    after: { 'todo.txt': 'milk\nbread\n' },
    undos: 1,
  },
  {
    name: 'failing-build',
    before: { 'build.sh': BUILD, 'config.example': 'fast=1\n' },
    questions: [
      {
        question: 'sh build.sh fails. find out why, repair it with config.example, and run it again',
        replies: () => [
          replyWith(command('sh build.sh', 'shows the failure')),
          replyWith(readFile('build.sh'), readFile('config.example')),
          replyWith(write('config', 'fast=1\n')),
          replyWith(command('sh build.sh', 'builds again')),
          answerWith('config was missing.'),
        ],
      },
    ],
    after: { 'build.sh': BUILD, 'config.example': 'fast=1\n', config: 'fast=1\n', 'out.txt': 'fast=1\n' },
    undos: 1,
    undone: { 'build.sh': BUILD, 'config.example': 'fast=1\n', 'out.txt': 'fast=1\n' },
  },
  {
    name: 'only-answer',
    before: {},
    questions: [{ question: 'which number is seven times six?', replies: () => [answerWith('42.')] }],
    after: {},
    says: /42|forty-two/i,
  },
  {
    name: 'six-looks',
    before: { 'a.txt': 'alpha\n', 'b.txt': 'beta\n', 'sub/c.txt': 'gamma\n' },
    questions: [
      {
        question: 'sort these files by their first word: the one that holds beta goes to B/, alpha to A/',
        replies: () => [
          replyWith(
            readFile('nothing.txt'),
            readFile('a.txt'),
            probe('cat b.txt'),
            probe('grep delta a.txt'),
            search('gamma'),
            list('sub'),
          ),
          replyWith(command('mkdir A B')),
          replyWith(plan('mv a.txt A/a.txt', 'mv b.txt B/b.txt')),
          answerWith('Moved.'),
        ],
      },
    ],
    after: { 'A/a.txt': 'alpha\n', 'B/b.txt': 'beta\n', 'sub/c.txt': 'gamma\n' },
    undos: 2,
  },
  {
    name: 'four-commands',
    before: {},
    questions: [
      {
        question: 'make the folders src, test and docs, and a file src/main.txt that says "go"',
        replies: () => [
          replyWith(
            command('mkdir src', 'sources'),
            command('mkdir test', 'tests'),
            command('mkdir docs', 'pages'),
            command('echo go > src/main.txt', 'the file'),
          ),
          answerWith('Made.'),
        ],
      },
    ],
    after: { 'src/main.txt': 'go\n' },
    undos: 1,
  },
  {
    name: 'dangerous-plan',
    before: { 'old.txt': 'old\n', 'keep.txt': 'keep\n' },
    questions: [
      {
        question: 'move keep.txt into a new folder archive, and delete old.txt',
        replies: (shell) => [
          replyWith(
            plan(
              'mkdir archive',
              'mv keep.txt archive/keep.txt',
              in_(shell, 'rm old.txt', 'Remove-Item old.txt'),
            ),
          ),
          answerWith('Done.'),
        ],
      },
    ],
    after: { 'archive/keep.txt': 'keep\n' },
    undos: 1,
  },
  {
    name: 'follow-up',
    before: { 'draft.txt': 'one\n' },
    questions: [
      {
        question: 'copy draft.txt to final.txt',
        replies: () => [replyWith(command('cp draft.txt final.txt')), answerWith('Copied.')],
      },
      {
        question: 'no, call the copy last.txt',
        replies: () => [replyWith(command('mv final.txt last.txt')), answerWith('Renamed the copy.')],
      },
    ],
    after: { 'draft.txt': 'one\n', 'last.txt': 'one\n' },
    undos: 2,
  },
  {
    name: 'go-there',
    before: { 'site/index.html': '<p>\n' },
    questions: [
      {
        question: 'go into the folder site and set the variable STAGE to test for what I start from here',
        replies: (shell) => [
          replyWith(command('cd site'), command(in_(shell, 'export STAGE=test', '$env:STAGE = "test"'))),
          answerWith('You are in site.'),
        ],
      },
    ],
    after: { 'site/index.html': '<p>\n' },
    cwd: 'site',
    variables: { STAGE: 'test' },
    needsShell: true,
  },
  {
    name: 'replace-text',
    before: { 'a.md': 'colour\n', 'b.md': 'the colour\n', 'c.txt': 'colour\n' },
    questions: [
      {
        question: 'replace colour by color in the .md files here',
        replies: () => [
          replyWith(search('colour')),
          replyWith(write('a.md', 'color\n'), write('b.md', 'the color\n')),
          answerWith('Replaced in two files.'),
        ],
      },
    ],
    after: { 'a.md': 'color\n', 'b.md': 'the color\n', 'c.txt': 'colour\n' },
    undos: 2,
  },
  {
    name: 'long-output',
    before: { 'numbers.txt': Array.from({ length: 3000 }, (_, n) => `${n}\n`).join('') },
    questions: [
      {
        question: 'write the number of lines of numbers.txt to count.txt',
        replies: (shell) => [
          replyWith(probe('cat numbers.txt')),
          replyWith(
            command(
              in_(shell, 'grep -c "" numbers.txt > count.txt', '(Get-Content numbers.txt).Count > count.txt'),
            ),
          ),
          answerWith('3000 lines.'),
        ],
      },
    ],
    after: {
      'numbers.txt': Array.from({ length: 3000 }, (_, n) => `${n}\n`).join(''),
      'count.txt': '3000\n',
    },
    undos: 1,
  },
  {
    name: 'pack',
    needs: ['tar'],
    before: { 'site/a.html': 'a\n', 'site/b.html': 'b\n' },
    questions: [
      {
        question:
          'pack the folder site into site.tar, then write the sorted list of what the archive holds to list.txt, and delete the archive',
        replies: () => [
          replyWith(command('tar -cf site.tar site'), command('tar -tf site.tar | sort > list.txt')),
          // The archive itself holds times.
          replyWith(command('rm site.tar')),
          answerWith('Packed.'),
        ],
      },
    ],
    after: { 'site/a.html': 'a\n', 'site/b.html': 'b\n', 'list.txt': 'site/\nsite/a.html\nsite/b.html\n' },
    undos: 2,
  },
  {
    name: 'gives-up',
    before: { 'check.sh': 'echo "check.sh: two errors" >&2\nexit 3\n' },
    questions: [
      {
        question: 'run sh check.sh and say how it ended; do not repair anything',
        replies: () => [replyWith(command('sh check.sh')), answerWith('It failed with status 3.')],
      },
    ],
    after: { 'check.sh': 'echo "check.sh: two errors" >&2\nexit 3\n' },
    says: /3|error/i,
    status: 3,
  },
  {
    name: 'link-newest',
    before: { 'v1/a': '1\n', 'v2/a': '2\n' },
    questions: [
      {
        question: 'make a link "current" to the newest version folder here (v2), and copy current/a to a.txt',
        replies: (shell) => [
          replyWith(
            command(
              in_(shell, 'ln -s v2 current', 'New-Item -ItemType SymbolicLink -Path current -Target v2'),
            ),
            command('cp current/a a.txt'),
          ),
          answerWith('Linked.'),
        ],
      },
    ],
    after: { 'v1/a': '1\n', 'v2/a': '2\n', 'current/a': '2\n', 'a.txt': '2\n' },
    undos: 1,
  },
];
