// Options whose value is a program, a file that is written, a file of options or a small language: option × program × spelling.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadClassifier } from '../../../src/safety/classifier.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
const classifiers = Object.fromEntries(
  await Promise.all(SHELLS.map(async (shell) => [shell, await loadClassifier(shell)] as const)),
);
const level = (shell: (typeof SHELLS)[number], command: string, more = {}) =>
  classifiers[shell]?.classify({ command, shell, ...more }).level;

/** Programs, the options of each, what is given, and what is behind. */
type Family = {
  readonly programs: readonly string[];
  readonly options: readonly string[];
  readonly values: readonly string[];
  readonly rest: string;
};

const LESS = ['less', 'LESS=x less', 'command less', '/usr/bin/less', 'env less'];
const SHORT = (letters: string) => [...letters].flatMap((letter) => [`-${letter}`, `-${letter} `]);

const FAMILIES: readonly Family[] = [
  {
    programs: LESS,
    options: [...SHORT('pP'), '--prompt=', '--prompt ', '--pattern=', '--patt=', '--quotes='],
    values: ["'$+!touch M'", "'x$+!touch M'", "'$-oM'", "'a$$+!touch M'", '"$x"', "$'x\\n!touch M'"],
    rest: ' f',
  },
  {
    programs: LESS,
    options: [...SHORT('bhjxyz'), '--tabs=', '--shift=', '--window=', '--buffers=', '--jump-target='],
    values: ["'5+!touch M'", "'4$+!touch M'", "'5-oM'", '"$x"'],
    rest: ' f',
  },
  {
    programs: ['man'],
    options: ['-r', '-r ', '--prompt=', '--promp='],
    values: ["'$+!touch M'", "'$-oM'"],
    rest: ' ls',
  },
  {
    programs: ['ssh-keygen -l', 'ssh-keygen', 'ssh-keygen -lf k.pub', 'ssh-keygen -F h', 'ssh-keygen -v -l'],
    options: ['-D', '-D ', '-w', '-w '],
    values: ['./lib.so'],
    rest: '',
  },
  {
    programs: [
      'ar t',
      'ar tv',
      'ar p',
      'nm',
      'nm -C',
      'objdump -d',
      'readelf -h',
      'size',
      'strings',
      'strings -n',
      'addr2line -e',
      'c++filt',
      'nm -t',
      'javap',
      'jar tf a.jar',
      'llvm-nm',
    ],
    options: [' '],
    values: ['@f', "'@f'", '@/tmp/options', '"@f"'],
    rest: '',
  },
  {
    programs: ['cloc'],
    options: [
      '--vcs=',
      '--vcs ',
      '-vcs=',
      '--vc=',
      '--extract-with=',
      '-extract-with=',
      '--config=',
      '--out=',
      '-out=',
      '--sql=',
      '--ignored=',
      '-found=',
    ],
    values: ["'touch M'", 'M'],
    rest: ' .',
  },
  {
    programs: ['fish -c ls', 'fish', 'fish -N', 'fish -N -c ls', 'env fish -c ls', 'nice fish -c ls'],
    options: [
      '-C',
      '-C ',
      '--init-command=',
      '--init-command ',
      '--init=',
      '-c',
      '-c ',
      '--command=',
      '--comm=',
    ],
    values: ["'touch M'", "'ls; touch M'"],
    rest: '',
  },
  {
    programs: ['fish -c ls', 'fish -Nc ls', 'fish -N -c ls'],
    options: [
      '-p',
      '-p ',
      '-o',
      '-o ',
      '--profile=',
      '--profile-startup=',
      '--debug-output=',
      '--debug-out ',
    ],
    values: ['M'],
    rest: '',
  },
  {
    programs: ['git log', 'git show', 'git for-each-ref', 'git branch', 'git tag', 'git reflog'],
    options: ['--format='],
    values: ["'%G?'", "'%h %GS'", "'%(signature)'"],
    rest: '',
  },
  { programs: ['identify', 'nice identify'], options: ['-format ', ' '], values: ['@.env'], rest: ' a.png' },
  {
    programs: ['brew info', 'brew deps', 'brew cat'],
    options: [' '],
    values: ['./x.rb', '/tmp/x.rb', 'x.rb', 'https://e.com/x.rb'],
    rest: '',
  },
  {
    programs: ['tar tf a.tar', 'tar -tf a.tar'],
    options: ['-T ', '-T', '--files-from='],
    values: ['f'],
    rest: '',
  },
  {
    programs: ['rsync -n'],
    options: ['-M', '-M ', '--remote-option='],
    values: ['--log-file=M'],
    rest: ' a/ b/',
  },
];

const texts = FAMILIES.flatMap(({ programs, options, values, rest }) =>
  programs.flatMap((program) =>
    options.flatMap((option) => values.map((value) => `${program} ${option.trimStart()}${value}${rest}`)),
  ),
);

describe('code through the value of an option', () => {
  test.each(SHELLS)('is never safe in %s', (shell) => {
    expect(texts.length).toBeGreaterThan(600);
    // fish has no such quotes, nor an assignment before a command in all its versions.
    const own =
      shell === 'fish' ? texts.filter((text) => !text.includes("$'") && !text.startsWith('LESS=')) : texts;
    expect(own.filter((text) => level(shell, text) === 'safe')).toEqual([]);
  });
});

describe('code through the value of an option of a program that PowerShell starts', () => {
  const own = texts.filter((text) => !/\$'|^LESS=|^command |"\$x"/.test(text));

  test('is never safe', async () => {
    const { classify } = await loadClassifier('powershell');
    // Outside quotes `@f` is a variable there, whose value is as unknown.
    const judged = own.map((command) => classify({ command, shell: 'powershell', home: '/home/u' }).level);
    expect(own.length).toBeGreaterThan(500);
    expect(own.filter((_, at) => judged[at] === 'safe')).toEqual([]);
  });
});

describe("another repository's configuration", () => {
  const elsewhere = [
    ...['elsewhere', '../x', '/tmp/evil', '~/src/x', 'a/b'].flatMap((folder) => [
      `git -C ${folder} status`,
      `git -C ${folder} log --oneline`,
      `git --no-pager -C ${folder} diff`,
      `cd ${folder} && git status`,
      `cd ${folder}; git diff`,
      `pushd ${folder} && git log`,
      `(cd ${folder} && git status)`,
      `env -C ${folder} git status`,
      `env --chdir=${folder} git status`,
      `cd ${folder} && ls; git status`,
    ]),
    'find . -execdir git status \\;',
  ];

  test.each(['bash', 'zsh'] as const)('is not taken for plain where nobody has looked, in %s', (shell) => {
    for (const more of [{}, { cwd: '/work/here', home: '/home/u' }])
      expect(elsewhere.filter((text) => level(shell, text, more) === 'safe')).toEqual([]);
  });

  test.each(SHELLS)('is plain where the caller has looked, in %s', (shell) => {
    const facts = { cwd: '/work/here', home: '/home/u', repository: 'plain' };
    const literal = ['git -C sub status', 'cd sub && git log', 'env -C /work/x git status'];
    const seen = { ...facts, folders: ['/work/here/sub', '/work/x'] };
    expect([...literal, 'git status'].filter((text) => level(shell, text, seen) !== 'safe')).toEqual([]);
    // What is said of the current folder says nothing of others.
    expect(literal.filter((text) => level(shell, text, facts) === 'safe')).toEqual([]);
  });

  test.each(SHELLS)('of the current folder is the caller to tell, in %s', (shell) => {
    const here = [
      'git status',
      'git log',
      'git -C . status',
      'git -C ./ diff',
      '/usr/bin/git status',
      'nice git status',
    ];
    expect(here.filter((text) => level(shell, text) !== 'safe')).toEqual([]);
    expect(here.filter((text) => level(shell, text, { repository: 'runs-programs' }) === 'safe')).toEqual([]);
  });

  test('is no matter once the text is back, or was only elsewhere in a subshell', () => {
    const back = [
      '(cd x && ls); git status',
      'ls "$(cd x && pwd)"; git log',
      'cd /work/x; cd /work/here; git status',
    ];
    const facts = { cwd: '/work/here' };
    expect(back.filter((text) => level('bash', text, facts) !== 'safe')).toEqual([]);
  });
});

describe('everyday reads through the same options', () => {
  test.each([
    'less f',
    'less -N -S f',
    "less -p 'foo$' f",
    "less -P 'page %d' f",
    'less -j5 f',
    'less -j.5 -x4,8 f',
    'less --tabs=4 --window=-2 f',
    'less +G f',
    'less +/pattern f',
    'man ls',
    'man 5 passwd',
    'ssh-keygen -lf id.pub',
    'ssh-keygen -F github.com',
    'ssh-keygen -l -E md5 -f id.pub',
    'ar t liba.a',
    'nm -C a.o',
    'strings -n 8 a.out',
    'objdump -d a.out',
    'jar tf a.jar',
    'cloc src',
    'cloc --by-file --exclude-dir=node_modules .',
    'tokei',
    "git log --format='%h %an %s'",
    "git for-each-ref --format='%(refname:short)'",
    "git branch --format='%(refname)'",
    "identify -format '%wx%h' a.png",
    'brew --prefix openssl@3',
    'tar tf a.tar.gz',
    'rsync -n a/ b/',
    'tmux display-panes',
    'fish -n f.fish',
    'fish --version',
  ])('%s stays safe', (text) => {
    expect(level('bash', text)).toBe('safe');
  });

  test.each(['fish -c ls', "fish -c 'cat f'", "fish -N -c 'echo $argv' a b", 'fish --command=ls'])(
    'fish: %s stays safe',
    (text) => expect(level('fish', text)).toBe('safe'),
  );
});

const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

function madeBy(words: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'beck-value-'));
  try {
    writeFileSync(join(folder, 'f'), 'x\n'.repeat(200));
    writeFileSync(join(folder, 'options'), '--version\n');
    const env = { PATH: process.env['PATH'], TERM: 'xterm', HOME: folder };
    spawnSync(words[0] ?? '', words.slice(1), { cwd: folder, timeout: 3000, env, input: 'qqqq' });
    return readdirSync(folder).filter((name) => /^M/.test(name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the programs themselves', () => {
  test.skipIf(!has('fish'))('fish runs -C beside -c, and every -c', () => {
    expect(madeBy(['fish', '-N', '-c', 'true', '-C', 'touch M1', '-c', 'touch M2', '-p', 'M3'])).toEqual([
      'M1',
      'M2',
      'M3',
    ]);
  });

  test.skipIf(!has('less') || !has('script'))(
    'less reads keys behind a dollar sign, and behind a number',
    () => {
      const keys = (option: string) => ['script', '-qec', `less '${option}' f`, '/dev/null'];
      expect(madeBy(keys('-P$+!touch M\n'))).toEqual(['M']);
      expect(madeBy(keys('-z5+!touch M\n'))).toEqual(['M']);
    },
  );

  test.skipIf(!has('nm'))('binutils read their options from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'beck-value-'));
    try {
      writeFileSync(join(folder, 'o'), '--version');
      expect(String(spawnSync('nm', ['@o'], { cwd: folder }).stdout)).toContain('GNU nm');
      expect(String(spawnSync('ar', ['t', '@o'], { cwd: folder }).stdout)).toContain('GNU ar');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
