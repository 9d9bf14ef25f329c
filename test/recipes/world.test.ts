// What is there decides what is meant, and what is missing is said before anything is proposed.

import { describe, expect, test } from 'vitest';
import { printCommand } from '../../src/recipes/answer.ts';
import { bestReading } from '../../src/recipes/grammar/read.ts';
import { packageOf } from '../../src/recipes/programs.ts';
import type { RecipeEnvironment } from '../../src/recipes/slots/recipe.ts';
import { nextStep } from './rows-alone.ts';
import { type Described, worldOf } from './world.ts';

const WHERE = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada' } as const;

describe('something that is not there is named, with what is nearest', () => {
  test.each<[string, Described, string]>([
    ['unzip a.zip', { entries: ['b.zip'], programs: ['unzip'] }, 'No file a.zip here; nearest: b.zip'],
    ['show notes.txt', { entries: ['photo.jpg'] }, 'No file notes.txt here.'],
    ['delete a.txt and b.txt', { entries: ['a.txt'] }, 'No file b.txt here; nearest: a.txt'],
    ['go to the dosc folder', { entries: ['docs/'] }, 'No folder dosc here; nearest: docs'],
    ['list the files in src', {}, 'No folder src here.'],
    ['copy todo.md to backup', { entries: ['todo.txt'] }, 'No file todo.md here.'],
    ['ping example.com', { installer: 'apt install' }, 'ping is not installed; apt install iputils-ping'],
    [
      'ping example.com',
      { installer: 'sudo dnf install' },
      'ping is not installed; sudo dnf install iputils',
    ],
    ['ping example.com', {}, 'ping is not installed.'],
    [
      'kill the process on port 8080',
      { programs: ['kill', 'lsof'], running: ['port 80'] },
      'Nothing listens on port 8080.',
    ],
    [
      'kill all node processes',
      { programs: ['pkill'], running: ['name nodejs'] },
      'No process is called node.',
    ],
    ['which version of jq do I have', { installer: 'brew install' }, 'jq is not installed; brew install jq'],
  ])('%s', (question, world, text) => {
    const env = { ...WHERE, world: worldOf(world) };
    expect(nextStep(question, [], env)).toMatchObject({ type: 'absent', text });
    expect(printCommand(question, env)).toMatchObject({ type: 'absent', text });
  });

  test('a later part says so after what came before it', () => {
    const env = { ...WHERE, world: worldOf({ programs: ['whoami'] }) };
    const ran = { type: 'ran', status: 0, interrupted: false, cwd: '/home/ada', output: undefined } as const;
    expect(nextStep('who am I; show notes.txt', [{ command: 'whoami', outcome: ran }], env)).toEqual({
      type: 'answer',
      text: 'No file notes.txt here.',
    });
  });

  test.each(['create a file called new.txt', 'append "x" to new.txt', 'throw away my changes to gone.txt'])(
    '%s: nothing need be there',
    (question) => {
      const env = { ...WHERE, world: worldOf({ programs: ['touch', 'printf'] }) };
      expect(printCommand(question, env).type).toBe('command');
    },
  );

  test.each([
    ['apt', 'iproute2'],
    ['dnf', 'iproute'],
    ['brew', undefined],
  ])('the package of ss for %s', (installer, name) => {
    expect(packageOf('ss', `${installer} install`)).toBe(name);
  });
});

test.each<[string, Described, string]>([
  ['switch to main', { branches: ['main'] }, 'git switch main'],
  ['switch to feature/login', { branches: ['feature/login'] }, 'git switch feature/login'],
  ['switch to src', { branches: ['main'], entries: ['src/'] }, 'cd src'],
  ['show with space.txt', { entries: ['with space.txt'] }, "cat 'with space.txt'"],
  ['delete my notes.txt', { entries: ['my notes.txt'] }, "rm 'my notes.txt'"],
  ['delete my notes.txt', { entries: ['my notes.txt', 'notes.txt'] }, 'rm notes.txt'],
  [
    'copy old plan.txt, b.txt to docs',
    { entries: ['old plan.txt', 'b.txt'] },
    "cp -i 'old plan.txt' b.txt docs",
  ],
  ['where is python installed', { programs: ['python3', 'python3.12'] }, 'command -v python3'],
  ['where is python installed', { programs: ['python3', 'python'] }, 'command -v python'],
  ['which version of node do I have', { programs: ['nodejs'] }, 'nodejs --version'],
])('%s, where it is so: %j', (question, world, command) => {
  expect(printCommand(question, { ...WHERE, world: worldOf(world) })).toEqual({ type: 'command', command });
});

test.each<[string, Described]>([
  ['kill the process on port 8080', { programs: ['kill', 'lsof'], running: ['port 8080'] }],
  ['kill the process on port 8080', { programs: ['kill', 'lsof'] }],
  ['kill all node processes', { programs: ['pkill'], running: ['name node'] }],
])('%s is proposed where there is one, or none can be looked for: %j', (question, world) => {
  expect(printCommand(question, { ...WHERE, world: worldOf(world) }).type).toBe('command');
});

test.each(['which files did I change', 'what files have I changed', 'files I changed'])(
  '%s: git knows it in a repository, the dates elsewhere',
  (question) => {
    const asked = (world: Described) => printCommand(question, { ...WHERE, world: worldOf(world) });
    expect(asked({ branches: ['main'] })).toEqual({ type: 'command', command: 'git status --short' });
    expect(asked({})).toMatchObject({ type: 'command', command: expect.stringContaining('find .') });
  },
);

test('a branch and a folder of one name are not chosen between', () => {
  const world = worldOf({ branches: ['docs'], entries: ['docs/'] });
  expect(printCommand('switch to docs', { ...WHERE, world }).type).toBe('unsure');
});

test('a program by its other name is answered with both', () => {
  const env = { ...WHERE, world: worldOf({ programs: ['python3'] }) };
  const output = { text: '/usr/bin/python3\n', bytes: 17, truncated: false, binary: false };
  const ran = { type: 'ran', status: 0, interrupted: false, cwd: '/home/ada', output } as never;
  expect(
    nextStep('where is python installed', [{ command: 'command -v python3', outcome: ran }], env),
  ).toEqual({
    type: 'answer',
    text: 'python is not installed; python3 is /usr/bin/python3.',
  });
});

describe('what beck itself adds is no answer', () => {
  const env: RecipeEnvironment = { ...WHERE, traces: { processes: [41, 42] } };

  test.each<[string, string]>([
    ['what is using so much cpu', 'ps -N -C beck,ps -o pid,user,%cpu,%mem,comm --sort=-%cpu | head -n 11'],
    ['how many processes are running', 'ps -N -C beck,ps -o pid= | wc -l'],
    ['list all processes of root', "ps -o pid,user,%cpu,%mem,comm -u root | grep -vE ' (beck|ps)$'"],
    ['is node running', 'pgrep -il node'],
    ['show my aliases', "alias | sed '/__beck_/d'"],
  ])('%s', (question, command) => {
    expect(nextStep(question, [], env)).toMatchObject({ type: 'run', command });
  });

  test('by their numbers where a process cannot choose its name', () => {
    expect(nextStep('is node running', [], { ...env, userland: 'bsd' })).toMatchObject({
      command: `pgrep -il node | awk '$1 != 41 && $1 != 42 && $NF != "ps"'`,
    });
  });
});

test.each<[string, string]>([
  ['replace tabs with 4 spaces in f.txt', "sed -i 's/\\t/    /g' f.txt"],
  ['replace commas with newlines in f.csv', "sed -i 's/,/\\n/g' f.csv"],
  ['replace newlines with spaces in f.txt', "sed -i -e ':a' -e '$!N' -e '$!ba' -e 's/\\n/ /g' f.txt"],
  ['replace every comma with a semicolon in f.txt', "sed -i 's/,/;/g' f.txt"],
  ['replace underscores with foo in f.txt', 'sed -i s/_/foo/g f.txt'],
  ['replace "tabs" with "spaces" in f.txt', 'sed -i s/tabs/spaces/g f.txt'],
  ['replace space with time in f.txt', 'sed -i s/space/time/g f.txt'],
])('%s', (question, command) => {
  expect(printCommand(question, WHERE)).toEqual({ type: 'command', command });
});

test.each<[string, number]>([
  ['newest file in logs', 1],
  ['the newest files in logs', 10],
  ['largest log file', 1],
  ['3 oldest files', 3],
  ['biggest pictures', 10],
])('%s: %i', (question, count) => {
  const printed = printCommand(question, WHERE);
  expect(printed).toMatchObject({ type: 'command', command: expect.stringContaining(`head -n ${count}`) });
});

test('the name of a folder is never deleted as a file', () => {
  const env = { ...WHERE, world: worldOf({ entries: ['empty folder/', 'a.txt'] }) };
  expect(printCommand('remove empty folder', env)).toMatchObject({ type: 'unsure' });
  expect(bestReading('remove empty folder', env)?.command).toBe("rm -r 'empty folder'");
  expect(printCommand('delete a.txt', env)).toEqual({ type: 'command', command: 'rm a.txt' });
});

test('a count is not all of what was asked where one of the files is to be shown', () => {
  expect(bestReading('count files and show the biggest one', WHERE)).toBeUndefined();
  expect(bestReading('count files', WHERE)?.command).toMatch(/wc -l$/);
});
