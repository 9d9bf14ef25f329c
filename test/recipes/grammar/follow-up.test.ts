// Questions that change the one before them.

import { describe, expect, test } from 'vitest';
import type { Asked } from '../../../src/recipes/follow-up/turn.ts';
import { type FollowUp, readFollowUp } from '../../../src/recipes/grammar/follow-up.ts';
import { bestReading } from '../../../src/recipes/grammar/read.ts';
import { worldOf } from '../world.ts';

const world = worldOf({ entries: ['docs/', 'src/', 'logs/', 'notes.txt', 'app.log'] });
const env = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada', world } as const;
const SPARED =
  "\\( -name .git -o -name .hg -o -name .svn -o -name .jj -o -name node_modules -o -name .venv -o -type d -exec test -d '{}/refs' \\; -exec test -d '{}/objects' \\; -exec test -f '{}/HEAD' \\; \\) -prune -o";

type Earlier = string | (Partial<Asked> & { readonly question: string });

function follow(question: string, ...earlier: readonly Earlier[]): FollowUp | undefined {
  const asked = earlier.map((one) => ({
    folder: env.cwd,
    ...(typeof one === 'string' ? { question: one } : one),
  }));
  return readFollowUp(question, asked, env);
}

const command = (text: string): FollowUp => ({ type: 'command', command: text });

test('what ran says whether files alone were meant, and how deep', () => {
  const question = 'which files here are bigger than 1 MB';
  const ran = (options: string) => ({
    question,
    command: `find . ${options}-size +1M -printf '%p\\n' | sort`,
  });
  expect(follow('only in logs', ran('-type f '))).toEqual(command('find logs -type f -size +1M'));
  expect(follow('only in logs', ran('-maxdepth 1 -type f '))).toEqual(
    command('find logs -mindepth 1 -maxdepth 1 -type f -size +1M'),
  );
});

describe('after "find png files"', () => {
  test.each([
    ['only in src', "find src -type f -iname '*.png'"],
    ['in logs', "find logs -type f -iname '*.png'"],
    ['the same in ~/Pictures', "find ~/Pictures -type f -iname '*.png'"],
    ['bigger than 5 MB', "find . -type f -iname '*.png' -size +5M"],
    ['older than 2 weeks', "find . -type f -iname '*.png' -mtime +14"],
    ['only the readable ones', "find . -type f -iname '*.png' -readable"],
    ['but not in docs', "find . -not -path ./docs -not -path './docs/*' -type f -iname '*.png'"],
    ['and the jpg ones', "find . -type f \\( -iname '*.png' -o -iname '*.jpg' -o -iname '*.jpeg' \\)"],
    ['what about the jpg ones', "find . -type f \\( -iname '*.jpg' -o -iname '*.jpeg' \\)"],
    ['sort by date', "find . -type f -iname '*.png' -printf '%T@\\t%p\\n' | sort -rn | cut -f2-"],
    ['newest first', "find . -type f -iname '*.png' -printf '%T@\\t%p\\n' | sort -rn | cut -f2-"],
    ['the 3 largest', "find . -type f -iname '*.png' -printf '%s\\t%p\\n' | sort -rn | head -n 3 | cut -f2-"],
    ['count them', "find . -type f -iname '*.png' | wc -l"],
    ['how many', "find . -type f -iname '*.png' | wc -l"],
    ['How many are there?', "find . -type f -iname '*.png' | wc -l"],
    ['with sizes', "find . -type f -iname '*.png' -printf '%s\\t%p\\n'"],
    ['save them to list.txt', "find . -type f -iname '*.png' > list.txt"],
    ['again', "find . -type f -iname '*.png'"],
  ])('%s', (question, wanted) => {
    expect(follow(question, 'find png files')).toEqual(command(wanted));
  });

  test.each(['zip them', 'only the frobnicated ones', 'only folders', 'rename them'])(
    'no guess at "%s"',
    (question) => {
      expect(follow(question, 'find png files')).toEqual({ type: 'unfit', last: 'find png files' });
    },
  );

  test.each([
    'find log files and delete them',
    'list the jpgs and count them',
    'count txt files in src',
    'how many log files are there',
    'now show disk usage',
    'sort notes.txt',
    'what is my ip',
  ])('"%s" stands on its own', (question) => {
    expect(follow(question, 'find png files')).toBeUndefined();
  });
});

describe('after files of a kind', () => {
  const ZIPS = "find . -type f -iname '*.zip'";
  const zips = { question: 'find zip files', command: ZIPS };
  test.each([
    ['how many', `${ZIPS} | wc -l`],
    ['only in logs', "find logs -type f -iname '*.zip'"],
    ['and the jpg ones', "find . -type f \\( -iname '*.zip' -o -iname '*.jpg' -o -iname '*.jpeg' \\)"],
    ['bigger than 100 KB', `${ZIPS} -size +100k`],
  ])('%s', (question, wanted) => {
    expect(follow(question, zips)).toEqual(command(wanted));
  });

  test('they are deleted', () => {
    expect(follow('delete them', zips)).toEqual({
      type: 'command',
      command: `find . ${SPARED} -type f -iname '*.zip' -exec rm -f '{}' +`,
    });
  });

  test('a folder of that name changes nothing', () => {
    const there = { ...env, world: worldOf({ entries: ['photos/'] }) };
    const command = bestReading('list the photos', there)?.command;
    const asked = { question: 'list the photos', folder: env.cwd, command };
    const found = readFollowUp('only the png ones', [asked], there);
    expect(found).toMatchObject({ command: expect.stringMatching(/^find \. -type f .* -iname '\*\.png'$/) });
  });
});

describe('what is changed', () => {
  test('is listed by the same conditions before, where the question does not name it', () => {
    const set = (conditions: string, end: string) => `find . ${SPARED} ${conditions} ${end}`;
    expect(follow('make them executable', 'find sh files')).toEqual({
      type: 'command',
      command: set("-type f -iname '*.sh'", "-exec chmod +x '{}' +"),
      list: set("-type f -iname '*.sh'", '-print'),
    });
    expect(follow('delete them', 'find png files', 'bigger than 5 MB', 'count them')).toEqual({
      type: 'command',
      command: set("-type f -iname '*.png' -size +5M", "-exec rm -f '{}' +"),
    });
  });

  test('is never more than was shown', () => {
    expect(follow('delete them', 'find png files', 'the 3 largest')).toEqual({
      type: 'unfit',
      last: 'the 3 largest',
    });
    expect(follow('delete them', { question: 'list all files', command: 'ls' })).toEqual({
      type: 'command',
      command: "find . -mindepth 1 -maxdepth 1 -type f -not -name '.*' -exec rm -f '{}' +",
    });
  });
});

describe('what came before', () => {
  test.each([
    [
      ['find files', 'bigger than 1 MB', 'bigger than 5 MB'],
      'count them',
      'find . -type f -size +5M | wc -l',
    ],
    [
      ['find all files', 'only the log ones', 'only in logs'],
      'how many',
      "find logs -type f -iname '*.log' | wc -l",
    ],
    [['how many png files'], 'show them', "find . -type f -iname '*.png'"],
    [['show lines with ERROR in app.log'], 'how many', 'grep -c ERROR app.log'],
  ] as const)('%j, then "%s"', (earlier, question, wanted) => {
    expect(follow(question, ...earlier)).toEqual(command(wanted));
  });

  test('is looked at where it was asked', () => {
    expect(follow('bigger than 5 MB', { question: 'find png files', folder: '/home/ada/work' })).toEqual(
      command("find /home/ada/work -type f -iname '*.png' -size +5M"),
    );
  });

  test('shows as many as the row showed', () => {
    const before = { question: 'largest files', command: 'find . -type f | sort -rn | head -n 10' };
    expect(follow('only the png ones', before)).toEqual(
      command("find . -type f -iname '*.png' -printf '%s\\t%p\\n' | sort -rn | head -n 10 | cut -f2-"),
    );
  });

  test.each(['delete them', 'sort by date', 'only in src'])(
    'a question about something else is not changed by "%s"',
    (question) => {
      const last = { question: 'show the git status', command: 'git status' };
      expect(follow(question, 'find png files', last)).toEqual({ type: 'unfit', last: last.question });
    },
  );

  test('nothing: every question is independent', () => {
    expect(follow('delete them')).toBeUndefined();
  });
});

describe('in PowerShell', () => {
  test('a question about something else is answered with its own command there', () => {
    expect(follow('in PowerShell', { question: 'show the git status', command: 'git status' })).toEqual({
      type: 'shown',
      shell: 'powershell',
      command: 'git status --short --branch',
    });
  });

  test.each([
    [
      ['find png files', 'bigger than 5 MB', 'newest first'],
      "Get-ChildItem -LiteralPath . -Recurse -File -Force | Where-Object { $_.Name -like '*.png' -and $_.Length -gt 5242880 } | Sort-Object LastWriteTime -Descending | Select-Object -ExpandProperty FullName",
    ],
    [['find png files', 'not owned by root'], undefined],
    [
      ['find png files', 'older than 2 weeks', 'how many'],
      "(Get-ChildItem -LiteralPath . -Recurse -File -Force | Where-Object { $_.Name -like '*.png' -and $_.LastWriteTime -lt (Get-Date).AddDays(-14) }).Count",
    ],
  ] as const)('after %j', (earlier, wanted) => {
    expect(follow('in PowerShell', ...earlier)).toEqual(
      wanted === undefined
        ? { type: 'unfit', last: earlier.at(-1) }
        : { type: 'shown', shell: 'powershell', command: wanted },
    );
  });
});
