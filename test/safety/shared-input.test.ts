// A program on standard input that several commands read: what one of them has taken is no part of it any more.

import { describe, expect, test } from 'vitest';
import { loadClassifier } from '../../src/safety/classifier.ts';

const SHELLS = ['bash', 'zsh'] as const;
const classifiers = { bash: await loadClassifier('bash'), zsh: await loadClassifier('zsh') };

function levels(command: string): readonly string[] {
  const request = { command, cwd: '/srv/app', home: '/home/me', paths: { '/srv/app/a.db': 'file' as const } };
  return SHELLS.map((shell) => classifiers[shell].classify({ ...request, shell }).level);
}

const fed = (command: string, text: string) => `${command} <<'E'\n${text}\nE\n`;

/** Read whole, each only prints; without its first line it deletes. */
const CUT = [
  ": '\nrm -rf y #'",
  ': "\nrm -rf y #"',
  ': \\\nrm -rf y',
  ': <<X\nrm -rf y\nX',
  'a=(\nrm -rf y\n)',
  ": $'\\'\nrm -rf y #'",
  ": \\ #'\nrm -rf y #'",
  ": ${x:- #'}\nrm -rf y #'}",
  ': "$(echo "a" "\nrm -rf y #")"',
  ': "${x:-"a" "}\nrm -rf y #"}"',
];

describe('a script', () => {
  test('of which a command before it takes a line is not judged by the whole', () => {
    const readers = [
      '{ read x; bash; }',
      '{ head -1; sh; }',
      '(read x; sh)',
      'while read x; do sh; done',
      'if read x; then bash; fi',
      "bash -c 'read x; sh'",
      '{ read x; . /dev/stdin; }',
    ];
    for (const text of [...CUT, 'ls'])
      for (const reader of readers)
        expect(levels(fed(reader, text)), fed(reader, text)).not.toContain('safe');
  });

  test('of which a command in it takes a line is judged by each line', () => {
    for (const text of CUT)
      for (const reader of ['read x', 'head -1', 'cat'])
        expect(levels(fed('bash', `${reader}\n${text}`)), text).not.toContain('safe');
  });

  test.each([
    'ls\npwd',
    'for f in *; do\n  echo "$f"\ndone',
    'if [ -f a ]; then\n  wc -l a\nfi',
    "# it's fine\nls",
    "echo 'a b' \"c ${HOME} d\" # it's",
    'echo "$(date)" "it\'s"',
    "git log -1 --format='%h (%s)'",
    "awk '{print $1}' a.txt | sort",
    "read x <<< 'a'\necho b",
  ])('whose lines each stand by themselves is: %j', (text) => {
    for (const shell of ['bash', 'sh', 'cat a | sh', "bash -c 'sh'"])
      expect(levels(fed(shell, text))[0], shell).toBe('safe');
  });
});

test('so are the queries of a database', () => {
  for (const database of ['psql app', 'mysql app', 'sqlite3 a.db', 'sqlite3 -readonly a.db'])
    expect(levels(fed(`{ read x; ${database}; }`, 'select 1;'))).toEqual(['danger', 'danger']);
  expect(levels(fed('sqlite3 -readonly a.db', 'select 1;'))).toEqual(['safe', 'safe']);
});
