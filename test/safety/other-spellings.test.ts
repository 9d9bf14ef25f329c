// The same program by another name is judged as itself: the labelled rows, each in every spelling that it has.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/domain/verdict.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { findRow } from '../../src/safety/commands/rows.ts';
import { GNU_PROGRAMS } from '../../src/safety/knowledge/program-names.ts';

const bash = await loadClassifier('bash');

const levelOf = (command: string) => bash.classify({ command, shell: 'bash' }).level;

const texts = ['benign', 'dangerous', 'bypass', 'found', 'adversary'].flatMap((name) =>
  readFileSync(new URL(`corpora/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { readonly command: string; readonly shell: string })
    .filter(({ shell }) => shell === 'bash')
    .map(({ command }) => command),
);

/** One command of a program that is in the tables. */
const single = [...new Set(texts)].flatMap((text) => {
  const [, name = '', rest = ''] = /^([a-z][\w.-]*)((?: [^;&|<>()`$\n]*)?)$/.exec(text) ?? [];
  return name !== '' && findRow(name) !== undefined ? [{ name, rest }] : [];
});

const SHELL_OWN = new Set(
  'cd set unset export read eval exec source alias trap test type command time coproc builtin noglob nocorrect'.split(
    ' ',
  ),
);

const PROGRAMS = single.filter(({ name }) => !SHELL_OWN.has(name));

describe('another spelling', () => {
  test.each<[string, (name: string, rest: string) => string | undefined]>([
    ['its whole path', (name, rest) => `/usr/bin/${name}${rest}`],
    ['GNU', (name, rest) => (GNU_PROGRAMS.has(name) ? `g${name}${rest}` : undefined)],
    ['busybox', (name, rest) => (GNU_PROGRAMS.has(name) ? `busybox ${name}${rest}` : undefined)],
    ['toybox', (name, rest) => (GNU_PROGRAMS.has(name) ? `toybox ${name}${rest}` : undefined)],
    [
      'coreutils',
      (name, rest) => (GNU_PROGRAMS.has(name) ? `coreutils --coreutils-prog=${name}${rest}` : undefined),
    ],
    ['git-core', (name, rest) => (name === 'git' ? gitOf('/usr/lib/git-core/git-', rest) : undefined)],
    ['git with a dash', (name, rest) => (name === 'git' ? gitOf('git-', rest) : undefined)],
    [
      'a version',
      (name, rest) => (/^(?:python3|perl|ruby|clang|gcc)$/.test(name) ? `${name}.12${rest}` : undefined),
    ],
  ])('by %s is the same program', (_, spelled) => {
    const changed = PROGRAMS.flatMap(({ name, rest }) => {
      const other = spelled(name, rest);
      const [own, its] = other === undefined ? [] : [levelOf(name + rest), levelOf(other)];
      return own === its ? [] : [[name + rest, own, other, its]];
    });
    expect(changed).toEqual([]);
    expect(PROGRAMS.some(({ name, rest }) => spelled(name, rest) !== undefined)).toBe(true);
  });

  test('by .exe is never less', () => {
    const less = PROGRAMS.filter(
      ({ name, rest }) =>
        LEVELS.indexOf(levelOf(`${name}.exe${rest}`)) < LEVELS.indexOf(levelOf(name + rest)),
    );
    expect(less).toEqual([]);
  });
});

/** `git clean -f` as `git-clean -f`; git's own options come before the verb. */
function gitOf(before: string, rest: string): string | undefined {
  return /^ [a-z]/.test(rest) && findRow(`git${rest.split(' ').slice(0, 2).join(' ')}`) !== undefined
    ? `${before}${rest.slice(1)}`
    : undefined;
}

test('a script called format is no disk, and a joiner within a word is no disguise', () => {
  const scripts = ['uv run format', './format', 'npm run format', 'make format', 'turbo format', 'format'];
  const words = ['git commit -m "🧑‍💻 x"', 'git commit -m "🏳️‍🌈 x"', 'git commit -m "می‌خواهم"'];
  for (const text of [...scripts, ...words]) expect([text, levelOf(text)]).toEqual([text, 'ask']);
  for (const text of ['format c:', 'format /q d:']) expect([text, levelOf(text)]).toEqual([text, 'blocked']);
  for (const text of ['echo "a\u200db"', 'r\u200dm f', 'ls "🧑\u200d"']) expect(levelOf(text)).toBe('danger');
});
