// Secrets by the files that a list, a search or a pipe can reach: hidden and ignored ones among them.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findMatches } from '../../src/context/matches.ts';
import type { Shell } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { shownBy } from '../../src/safety/commands/search-pattern.ts';
import { need } from '../support/programs.ts';

const classifiers = {
  bash: await loadClassifier('bash'),
  zsh: await loadClassifier('zsh'),
  fish: await loadClassifier('fish'),
  powershell: await loadClassifier('powershell'),
};

type Read = keyof typeof classifiers & Shell;

function levelOf(command: string, shell: Read = 'bash', facts: object = {}): string {
  return classifiers[shell].classify({ command, shell, cwd: '/srv/app', home: '/home/me', ...facts }).level;
}

/** Every way to put one of each list together. */
function combine(pattern: string, ...lists: readonly (readonly string[])[]): string[] {
  return lists.reduce<string[]>(
    (made, list, index) =>
      made.flatMap((text) => list.map((each) => text.replaceAll(`<${index + 1}>`, () => each))),
    [pattern],
  );
}

const safeOnes = (commands: readonly string[], shell?: Read) =>
  commands.filter((command) => levelOf(command, shell) === 'safe');

const questioned = (commands: readonly string[], shell?: Read) =>
  commands.filter((command) => levelOf(command, shell) !== 'safe');

const READERS = ['cat', 'head -3', 'base64', "grep ''", 'grep -i password', "awk '{print}'"];

/** Each lists what is hidden or ignored too. */
const LISTS = [
  'git ls-files -o',
  'git ls-files -oi --exclude-standard',
  'git ls-files --others',
  'git check-ignore *',
  'git status --porcelain --ignored',
  'fd -H .',
  'fdfind -HI -d1 .',
  'fd -u -t f',
  'tree -afi',
  'ls -A',
  'du -a',
  'compgen -f',
  'rg --files --hidden',
  'rg --files -uu',
  "rg -l --hidden ''",
  "grep -rl '' .",
  'find . -type f',
  'find . -mtime -1',
  'find . -newer a',
];

describe('all that a list names, read by a program', () => {
  test('is asked about, where hidden files are among it', () => {
    expect(safeOnes(combine('<1> | xargs <2>', LISTS, READERS))).toEqual([]);
    expect(safeOnes(combine('cat $(<1>)', LISTS))).toEqual([]);
    const between = ['cut -c1-', "awk '{print $1}'", 'sort', 'tr -d x', 'sed s/a/b/', 'column'];
    expect(safeOnes(combine('<1> | <2> | xargs cat', LISTS, between))).toEqual([]);
    expect(safeOnes(combine('<1> | while read -r f; do head "$f"; done', LISTS))).toEqual([]);
    expect(safeOnes(combine('xargs -a <(<1>) cat', LISTS))).toEqual([]);
  });

  test('is not, where names or counts of it are shown, or lines with one text', () => {
    const shows = ['wc -l', 'xargs wc -l', 'xargs ls -l', 'xargs grep -n TODO', 'xargs sha256sum'];
    expect(questioned(combine('<1> | <2>', LISTS, shows))).toEqual([]);
    const open = [
      'git ls-files',
      "git ls-files '*.py'",
      "find . -name '*.py'",
      'fd -e py',
      'rg --files',
      'ls',
    ];
    expect(questioned(combine('<1> | xargs <2>', open, ['cat', 'grep -n def', 'head -3']))).toEqual([]);
  });

  test('of PowerShell and fish as well', () => {
    const items = ['gci -Force', 'gci -Force -File', 'Get-ChildItem -Hidden', 'ls -Force -Recurse'];
    const readers = ['| gc', '| Get-Content -Raw', '| sls .', '| % { gc $_ }', '| ? Length -lt 9 | gc'];
    expect(safeOnes(combine('<1> <2>', items.slice(0, 3), readers), 'powershell')).toEqual([]);
    expect(safeOnes(['gc (gci -Force)', 'foreach ($f in gci -Force) { gc $f }'], 'powershell')).toEqual([]);
    const others = [
      'gci | gc',
      'gci -Recurse -Force | sls foo',
      'gci -Force -Filter *.ps1 | gc',
      'gci -Force',
    ];
    expect(questioned(others, 'powershell')).toEqual([]);
    expect(safeOnes(['cat (path filter -f .*)', 'cat (path basename .env)'], 'fish')).toEqual([]);
  });
});

describe('all below a folder', () => {
  test('is asked about, where it is shown', () => {
    const archives = ['tar cf - .', 'tar c .', 'tar cO .', 'bsdtar -cf - .', 'tar czf - -C . .'];
    const compared = [
      'diff -ruN /var/empty .',
      'diff -rN /tmp/empty /etc/',
      'git diff --no-index /var/empty .',
    ];
    expect(safeOnes([...archives, ...compared, 'git stash show -p --include-untracked'])).toEqual([]);
    expect(questioned(['diff -rq a .', 'diff -r a b', 'tar tf a.tar', 'git stash show -p'])).toEqual([]);
  });

  test('is asked about, where a search shows nearly all lines of it, or those of keys', () => {
    const programs = [
      'grep -r',
      'grep -rn --exclude-dir=x',
      "grep -r --include='*'",
      'rg --hidden',
      'rg -uu',
    ];
    const further = ["rg -g '*'", 'ack', 'ag -u', 'git grep --no-index', 'git grep --untracked'];
    const patterns = ["''", '.', 'a', "'[^z]'", '=', '-v zzz', 'KEY', 'password', '-C 999 foo'];
    expect(safeOnes(combine('<1> <2>', [...programs, ...further], patterns))).toEqual([]);
    expect(safeOnes(combine('find . -type f -exec grep -H <1> {} +', ['KEY', '.', "''"]))).toEqual([]);
  });

  test('is asked about, where each text of a search is unpacked and grep is given no file', () => {
    const programs = ['zgrep --recursive', 'zegrep --dereference-recursive', 'xzgrep -d recurse'];
    const patterns = ["''", '-v zzz', 'KEY'];
    expect(safeOnes(combine('<1> <2> <3>', programs, patterns, ['app.log.gz', 'src']))).toEqual([]);
    expect(questioned(combine('zgrep -n <1> app.log.gz', patterns))).toEqual([]);
  });

  test('is not, where a search shows lines with a certain text', () => {
    const programs = [
      'grep -rn',
      'grep -R',
      'rg',
      'rg --hidden',
      'ack',
      'ag',
      'git grep',
      'find . | xargs grep',
    ];
    const patterns = ['TODO', 'foo', "'def main'", "'^import'", '-C 3 foo', '-i todo', "'foo.*bar'", '-w db'];
    expect(questioned(combine('<1> <2>', programs, patterns))).toEqual([]);
    expect(
      questioned(["rg ''", 'ag .', "git grep ''", "rg -t py ''", "grep -rn password --include='*.py'"]),
    ).toEqual([]);
  });
});

test('what a pattern shows is what every line must hold', () => {
  const shown = (pattern: string) => shownBy([pattern], false);
  for (const all of [
    '',
    '.',
    'a',
    '\\w',
    '(.)',
    '[^z]',
    'foo|',
    'foo\\|.',
    '(foo)?',
    'fo*',
    '[0-9]+',
    '(?!foo).',
  ])
    expect([all, shown(all)]).toEqual([all, 'all']);
  for (const keys of ['KEY', 'api_key', 'secret', '(password|foo)', 'BEGIN.*KEY', 'AKIA[0-9A-Z]{16}'])
    expect([keys, shown(keys)]).toEqual([keys, 'keys']);
  for (const some of [
    'TODO',
    'foo|bar',
    'console.log(',
    '^import .* from',
    '\\bfn\\b',
    'password.*TODO',
    'keyboard',
  ])
    expect([some, shown(some)]).toEqual([some, 'some']);
  for (const settings of ['API', 'DATABASE_URL', 'AWS|GCP', '^DB_HOST='])
    expect([settings, shown(settings)]).toEqual([settings, 'settings']);
});

describe('all of a folder of the system', () => {
  test('is asked about for who may read it, however the names come', () => {
    const reads = [
      ...['cat /etc/*', 'ls /etc | xargs -I{} cat /etc/{}', 'ls /etc | while read f; do cat /etc/$f; done'],
      ...['for f in $(ls /etc); do head /etc/$f; done', 'find /etc -maxdepth 1 -newer a | xargs cat'],
    ];
    expect(reads.filter((text) => levelOf(text, 'bash', { home: '/root' }) === 'safe')).toEqual([]);
    const others = [
      'ls /etc',
      'find /etc -newer a',
      "find /etc -name '*.conf' -exec cat {} +",
      'wc -l /etc/*',
    ];
    expect(others.filter((text) => levelOf(text, 'bash', { home: '/root' }) !== 'safe')).toEqual([]);
    expect(levelOf('cat /etc/**', 'fish')).not.toBe('safe');
  });
});

describe('a name that is put together', () => {
  test('is the name that it makes', () => {
    const read = ['${x:-e}nv', '${x-env}', '"${x:-env}"'].map((piece) => `cat .${piece}`);
    const made = [
      ...['ls .env; cat $_', 'echo .env && head $_', 'printf -v x %s .env; cat $x', 'x=.e; x+=nv; cat $x'],
      ...['printf -v x "%s%s" .e nv; cat "$x"', 'cat "${y/x/.env}"', 'cat $(echo vne. | rev)'],
      ...['cat $(echo Xenv | tr X .)', 'cat $(sed s/X/./ <<< Xenv)', 'cat $(basename /x/.env)'],
      ...['stat -c %n .env | xargs cat', 'cat ~/.$f', 'cat ~/.$(whoami)'],
    ];
    expect(safeOnes([...read, ...made])).toEqual([]);
    expect(safeOnes(['ls .env; cat $_', 'cat .${x:-e}nv'], 'zsh')).toEqual([]);
    const others = [
      'cat "${x:-notes}.md"',
      'ls a; cat $_',
      'printf -v x %s a; cat $x',
      'ls .env; ls b; cat $_',
    ];
    expect(questioned(others)).toEqual([]);
  });
});

describe('what is there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reached-'));
  writeFileSync(join(folder, 'a.txt'), 'a');
  const at = (cwd: string, command: string) => {
    const request = { command, shell: 'bash' as const, cwd, home: '/home/me' };
    const { selections } = classifiers.bash.survey(request);
    return levelOf(command, 'bash', { cwd, matches: findMatches(selections, Date.now()) });
  };
  const texts = [
    "grep -rn ''",
    'grep -rn password .',
    'find . -type f | xargs cat',
    'fd -H | xargs cat',
    'tar c .',
  ];

  test('decides, where it was looked at', () => {
    for (const text of texts) expect([text, at(folder, text)]).toEqual([text, 'safe']);
  });

  test('decides about a word as settings have in their names', () => {
    const withSecret = mkdtempSync(join(tmpdir(), 'reached-'));
    writeFileSync(join(withSecret, '.env'), 'API=1');
    for (const text of ['grep -r API .', 'grep -ri database .', 'grep -rn STRIPE_URL']) {
      expect([text, at(folder, text)]).toEqual([text, 'safe']);
      expect([text, at(withSecret, text)]).toEqual([text, 'ask']);
    }
    for (const text of ['grep -r TODO .', 'grep -rn foo .', 'rg API'])
      expect([text, at(withSecret, text)]).toEqual([text, 'safe']);
  });

  test('decides about all that is in an archive, packed or not', () => {
    need('tar');
    const packed = mkdtempSync(join(tmpdir(), 'reached-'));
    writeFileSync(join(packed, '.env'), 'API=1');
    writeFileSync(join(packed, 'a.txt'), 'a');
    for (const [name, members] of [
      ['plain.tar', ['a.txt']],
      ['secret.tar', ['a.txt', '.env']],
    ] as const)
      execFileSync('tar', ['cf', name, ...members], { cwd: packed });
    expect(at(packed, 'tar xOf plain.tar')).toBe('safe');
    expect(at(packed, 'tar xOf secret.tar')).toBe('ask');
    expect(at(packed, 'tar xOf secret.tar a.txt')).toBe('safe');
    expect(at(packed, 'tar xOf missing.tar')).toBe('ask');
    expect(at(packed, 'cat plain.tar')).toBe('safe');
    expect(at(packed, 'cat secret.tar | strings')).toBe('ask');
    expect(at(packed, 'cat secret.tar | tar t')).toBe('safe');
  });

  test('counts by where a link leads, and in any folder', () => {
    const linked = mkdtempSync(join(tmpdir(), 'reached-'));
    symlinkSync('/home/me/.ssh/id_rsa', join(linked, 'plain'));
    writeFileSync(join(linked, 'x.pem'), '');
    for (const text of texts) expect([text, at(linked, text)]).not.toEqual([text, 'safe']);
    expect(at(folder, `grep -r '' ${linked}`)).not.toBe('safe');
  });
});
