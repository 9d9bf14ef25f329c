import { describe, expect, test } from 'vitest';
import type { Shell } from '../../src/domain/shell.ts';
import type { ClassifyRequest, Level } from '../../src/domain/verdict.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

const classifiers = {
  bash: await loadClassifier('bash'),
  zsh: await loadClassifier('zsh'),
  fish: await loadClassifier('fish'),
};

function judgement(command: string, after: readonly string[], more: Partial<ClassifyRequest> = {}) {
  const shell: Shell = more.shell ?? 'bash';
  if (!(shell in classifiers)) throw new Error(`There is no classifier of ${shell} here.`);
  const { classify, survey } = classifiers[shell as keyof typeof classifiers];
  const request = { command, shell, cwd: '/work/here', home: '/home/ann', after, ...more };
  return { verdict: classify(request), survey: survey(request) };
}

type Case = readonly [what: string, after: readonly string[], command: string, alone: Level, level: Level];

const EVERYWHERE: readonly Case[] = [
  ['the folder', ['cd /'], 'rm -rf *', 'danger', 'blocked'],
  ['the folder after several', ['cd /usr', 'ls', 'cd ..'], 'rm -rf *', 'danger', 'blocked'],
  ['the home folder', ['cd'], 'rm -rf *', 'danger', 'blocked'],
  ['a folder left again', ['cd /', 'cd /work/here'], 'rm -rf *', 'danger', 'danger'],
  ['a harmless folder', ['cd /srv'], 'ls', 'safe', 'safe'],
  ['an alias', ["alias ls='rm -rf'"], 'ls old', 'safe', 'ask'],
  ['nothing of the danger itself', ['rm -rf old'], 'ls', 'safe', 'safe'],
];

const IN_BASH: readonly Case[] = [
  ...EVERYWHERE,
  ['a variable', ['there=/'], 'rm -rf "$there"', 'danger', 'blocked'],
  ['an exported variable', ['export there=/'], 'rm -rf "$there"', 'danger', 'blocked'],
  ['a variable of a subshell does not last', ['(there=/)'], 'rm -rf "$there"', 'danger', 'danger'],
  ['a function', ['ls() { rm -rf old; }'], 'ls old', 'safe', 'danger'],
  ['what a function calls', ['g() { rm -rf "$@"; }', 'h() { g "$@"; }'], 'h old', 'ask', 'danger'],
  ['what a function does with its words', ['g() { rm -rf "$@"; }'], 'g /', 'ask', 'blocked'],
  ['the second name of an alias', ["alias a=1 ls='rm -rf'"], 'ls old', 'safe', 'ask'],
  ['a folder that nobody can know', ["eval 'cd $there'"], 'echo x >new', 'ask', 'danger'],
  ['a text that cannot be read', ["echo 'open"], 'echo x >new', 'ask', 'danger'],
  ['a text longer than anybody reads', [`echo ${'x'.repeat(9000)}`], 'echo x >new', 'ask', 'danger'],
];

const IN_FISH: readonly Case[] = [
  ...EVERYWHERE,
  ['a variable', ['set there /'], 'rm -rf $there', 'danger', 'blocked'],
  ['a function', ['function ls; rm -rf old; end'], 'ls old', 'safe', 'danger'],
  ['what a function does with its words', ['function g; rm -rf $argv; end'], 'g /', 'ask', 'blocked'],
];

const PATHS = {
  '/work/here/new': 'none',
  '/work/here/made': 'none',
  '/work/here/made/new': 'none',
  '/work/here/made/hosts': 'none',
} as const;

describe.each([
  ['bash', IN_BASH],
  ['zsh', IN_BASH],
  ['fish', IN_FISH],
] as const)('a text of %s is judged in the state that earlier ones leave', (shell, cases) => {
  test.each(cases)('%s', (_, after, command, alone, level) => {
    const seen = [[], after].map((texts) => judgement(command, texts, { shell, paths: PATHS }).verdict.level);
    expect(seen).toEqual([alone, level]);
  });
});

describe('files that earlier texts make', () => {
  test.each<[after: string, command: string, level: Level]>([
    ['touch new', 'echo x >new', 'danger'],
    ['echo x >new', 'echo y >new', 'danger'],
    ['cp /etc/hosts new', 'echo y >new', 'danger'],
    ['mkdir made', 'touch made/new', 'ask'],
    ['mkdir made', 'cp /etc/hosts made', 'ask'],
    ['mkdir made && cd made', 'echo x >new', 'ask'],
  ])('%s, then %s', (after, command, level) => {
    expect(judgement(command, [after], { paths: PATHS }).verdict.level).toBe(level);
  });
});

test('a text after one that is blocked itself is not blocked for that', () => {
  expect(judgement('ls', ['rm -rf /']).verdict.level).toBe('safe');
});

test('the survey of a later text asks for what the earlier ones need as well, and for paths where it will run', () => {
  expect(judgement('echo x >new', ['cd made', 'git status']).survey).toEqual({
    words: ['cd', 'git', 'echo'],
    paths: ['/work/here/made/new'],
    read: [],
    selections: [],
    changes: expect.anything(),
    ended: [],
    imports: [],
    configs: [],
    globbed: [],
    sourced: [],
    folders: ['/work/here/made'],
    terminal: 'no',
  });
});

test("a later text's reasons and label are its own, at its own places", () => {
  const { verdict } = judgement('rm -r old', ['cd /srv', 'rm -r other']);
  expect(verdict).toMatchObject({
    label: 'delete: old',
    reasons: [{ id: 'deletes-tree', span: [6, 9] }],
  });
});

test('what a function of an earlier text does is found at its call', () => {
  const { verdict } = judgement('echo hi; f /', ['echo a long text before it; f() { rm -rf "$1"; }']);
  expect(verdict.reasons[0]).toMatchObject({ id: 'destroys-tree', span: [9, 12] });
});

test("a person's rule that matches an earlier text is not this one's", async () => {
  const { classify } = await loadClassifier('bash', { blacklist: ['mkdir'] });
  const after = ['mkdir made'];
  expect(classify({ command: 'ls', shell: 'bash', after }).level).toBe('safe');
  expect(classify({ command: 'mkdir x', shell: 'bash', after }).level).toBe('blocked');
});
