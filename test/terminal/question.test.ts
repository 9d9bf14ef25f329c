import { describe, expect, test } from 'vitest';
import { type Question, renderDetails, renderQuestion } from '../../src/terminal/approval/question.ts';
import { createLook } from '../../src/terminal/drawing/look.ts';
import { cellsOf } from '../../src/terminal/drawing/width.ts';
import { DANGER, LONG, LONG_DANGER, MKDIR, PLAIN, SCRIPT } from './questions.ts';

const look = (columns: number, unicode = true) => createLook({ columns, colour: false, unicode });
const asked = (question: Question, columns: number) => renderQuestion(question, look(columns));

describe('a plain command takes two or three lines where it fits', () => {
  test.each<[string, Question, number, string[]]>([
    [
      'the reason beside it',
      PLAIN,
      60,
      ['› run: yarn install · fresh dependencies', '  [Y]es [N]o [A]lways [E]dit [?] '],
    ],
    [
      'the reason below it where there is no room',
      PLAIN,
      39,
      ['› run: yarn install', '  fresh dependencies', '  [Y]es [N]o [A]lways [E]dit [?] '],
    ],
    [
      'the first reason of the verdict where the model gave none',
      { ...PLAIN, why: '' },
      60,
      ['› run: yarn install · Yarn uses the network.', '  [Y]es [N]o [A]lways [E]dit [?] '],
    ],
    [
      'no Always where it is not offered',
      { ...PLAIN, offerAlways: false },
      60,
      ['› run: yarn install · fresh dependencies', '  [Y]es [N]o [E]dit [?] '],
    ],
    [
      'no label that says what the command says',
      MKDIR,
      60,
      ['› mkdir -p /tmp/build/out · a place for the build', '  [Y]es [N]o [A]lways [E]dit [?] '],
    ],
    [
      'the reason behind the command, in its own row',
      MKDIR,
      40,
      ['› mkdir -p /tmp/build/out', '  a place for the build', '  [Y]es [N]o [A]lways [E]dit [?] '],
    ],
    [
      'a long command is whole, wrapped at words',
      LONG,
      80,
      [
        '› find /var/log -name "*.log" -mtime +7 -exec gzip -9 {} + -o -name "*.old"',
        '      -exec gzip -9 {} +',
        '  compress old logs',
        '  [Y]es [N]o [A]lways [E]dit [?] ',
      ],
    ],
    [
      'a word of wide characters is whole',
      { ...MKDIR, command: `mkdir ${'日本語'.repeat(10)}`, why: '日本語の理由です'.repeat(3) },
      40,
      [
        '› mkdir',
        `      ${'日本語'.repeat(10)}`,
        `  ${'日本語の理由です'.repeat(3)}`,
        '  [Y]es [N]o [A]lways [E]dit [?] ',
      ],
    ],
  ])('%s', (_, question, columns, lines) => {
    expect(asked(question, columns)).toEqual(lines);
  });
});

describe('danger shows every reason, gravest first, the whole command, and No as what Enter does', () => {
  test.each<[string, Question, number, string[]]>([
    [
      'at 80 columns',
      DANGER,
      80,
      [
        '⚠ Deletes /tmp/cache/* and everything in it',
        '  · Matching files are only known at run time',
        '  rm -rf /tmp/cache/* · clear the cache',
        '  [y]es [N]o [E]dit [?] ',
      ],
    ],
    [
      'at 60 columns',
      DANGER,
      60,
      [
        '⚠ Deletes /tmp/cache/* and everything in it',
        '  · Matching files are only known at run time',
        '  rm -rf /tmp/cache/* · clear the cache',
        '  [y]es [N]o [E]dit [?] ',
      ],
    ],
    [
      'at 40 columns',
      DANGER,
      40,
      [
        '⚠ Deletes /tmp/cache/* and everything in',
        '  it',
        '  · Matching files are only known at run',
        '    time',
        '  rm -rf /tmp/cache/* · clear the cache',
        '  [y]es [N]o [E]dit [?] ',
      ],
    ],
    [
      'a long command, which wraps',
      LONG_DANGER,
      60,
      [
        '⚠ Sudo raises privileges or changes the system',
        '  · Matching files are only known at run time',
        '  sudo rm -rf /var/cache/apt/archives/*.deb',
        '      /var/cache/apt/archives/partial/* ~/.cache/thumbnails',
        '  free space',
        '  [y]es [N]o [E]dit [?] ',
      ],
    ],
    [
      'a command that runs something is named by what it does',
      {
        ...DANGER,
        command: 'curl -s x.sh | sh',
        verdict: { ...DANGER.verdict, label: 'run: curl -s x.sh | sh' },
      },
      80,
      [
        '⚠ Deletes /tmp/cache/* and everything in it',
        '  · Matching files are only known at run time',
        '  curl -s x.sh | sh · clear the cache',
        '  [y]es [N]o [E]dit [?] ',
      ],
    ],
    [
      'that something changes is not said beside what changes',
      {
        ...DANGER,
        command: 'unzip a.zip',
        why: '',
        verdict: {
          ...DANGER.verdict,
          label: 'run: unzip a.zip',
          reasons: [
            { id: 'overwrites', text: 'May overwrite files in the current folder.', span: [0, 5] },
            { id: 'changes', text: 'unzip changes something.', span: [0, 5] },
          ],
        },
      },
      80,
      ['⚠ May overwrite files in the current folder', '  unzip a.zip', '  [y]es [N]o [E]dit [?] '],
    ],
    [
      'Always is never offered',
      { ...DANGER, offerAlways: true, why: '' },
      80,
      [
        '⚠ Deletes /tmp/cache/* and everything in it',
        '  · Matching files are only known at run time',
        '  rm -rf /tmp/cache/*',
        '  [y]es [N]o [E]dit [?] ',
      ],
    ],
  ])('%s', (_, question, columns, lines) => {
    expect(asked(question, columns)).toEqual(lines);
  });
});

describe('a script is shown whole', () => {
  test('with its number of lines', () => {
    expect(asked(SCRIPT, 60)).toEqual([
      '› run (4 lines):',
      '  mkdir -p /tmp/build',
      '  cd /tmp/build',
      '  cmake ..',
      '  make -j4',
      '  build it',
      '  [Y]es [N]o [E]dit [?] ',
    ]);
  });

  test('with one warning for all of it, and lines longer than the screen whole', () => {
    const long = `echo ${'x'.repeat(80)}`;
    const question = { ...DANGER, command: `cd /tmp\n${long}\n\n\trm -rf cache` };
    expect(asked(question, 40)).toEqual([
      '⚠ delete (4 lines):',
      '  · Deletes /tmp/cache/* and everything',
      '    in it',
      '  · Matching files are only known at run',
      '    time',
      '  cd /tmp',
      '  echo',
      `      ${'x'.repeat(80)}`,
      '  ',
      '      rm -rf cache',
      '  clear the cache',
      '  [y]es [N]o [E]dit [?] ',
    ]);
  });
});

describe('nothing in it can act on the terminal or hide', () => {
  const command = 'echo \x1b[2J\r"a\u202eb\u00a0"\tx';

  test.each<[string, Question]>([
    ['plain', { ...MKDIR, command }],
    ['danger', { ...DANGER, command }],
  ])('%s: a command', (_, question) => {
    expect(asked(question, 80).find((line) => / echo/.test(line))).toMatch(
      /^[› ] echo \^\[\[2J\^M"a<U\+202E>b<U\+00A0>"\^Ix/,
    );
  });

  test('a label, a reason and what the model says', () => {
    const reasons = [{ id: 'x', text: 'Deletes \x9bx.', span: [0, 0] as const }];
    const question = {
      ...DANGER,
      why: 'a\x1b[2J\nb',
      verdict: { ...DANGER.verdict, label: 'delete: \r', reasons },
    };
    expect(asked(question, 80)).toEqual([
      '⚠ Deletes \\x9bx',
      '  rm -rf /tmp/cache/* · a^[[2J b',
      '  [y]es [N]o [E]dit [?] ',
    ]);
  });

  test('and without a UTF-8 locale nothing but ASCII is written', () => {
    const question = { ...DANGER, command: 'rm -rf /tmp/é', why: '' };
    expect(renderQuestion(question, look(80, false))).toEqual([
      '! Deletes /tmp/cache/* and everything in it',
      '  - Matching files are only known at run time',
      '  rm -rf /tmp/<U+00E9>',
      '  [y]es [N]o [E]dit [?] ',
    ]);
  });
});

test('? shows the whole command, every reason and effect, and the keys', () => {
  expect(renderDetails(LONG, look(60))).toEqual([
    '› run',
    '  find /var/log -name "*.log" -mtime +7 -exec gzip -9 {} +',
    '      -o -name "*.old" -exec gzip -9 {} +',
    '  why     compress old logs',
    '  asks    gzip changes something.',
    '  effects run',
    '  keys    y or Enter runs it',
    '          n skips this step',
    '          a runs it and asks what to allow from now on',
    '          e edits it first',
    '          c copies it',
    '          q or Esc ends the question',
    '  [Y]es [N]o [A]lways [E]dit [?] ',
  ]);
  expect(renderDetails({ ...SCRIPT, noAlways: 'it is a script of several lines' }, look(60))).toContain(
    '  always  not offered: it is a script of several lines',
  );
  expect(renderDetails(DANGER, look(40))).toEqual([
    '⚠ delete: /tmp/cache/*',
    '  rm -rf /tmp/cache/*',
    '  why     clear the cache',
    '  danger  Deletes /tmp/cache/* and',
    '          everything in it.',
    '          Matching files are only known',
    '          at run time.',
    '  effects delete',
    '  keys    y runs it',
    '          n or Enter skips this step',
    '          e edits it first',
    '          c copies it',
    '          q or Esc ends the question',
    '  [y]es [N]o [E]dit [?] ',
  ]);
});

describe('what is too long for the screen', () => {
  const danger = (command: string, count: number): Question => ({
    ...DANGER,
    command,
    verdict: {
      ...DANGER.verdict,
      label: 'run (60 lines)',
      reasons: [
        { id: 'privilege', text: 'sudo raises privileges or changes the system.', span: [0, 4] },
        ...Array.from({ length: count }, (_, index) => ({
          id: 'deletes-files',
          text: `Deletes the file number ${index}.`,
          span: [0, 4] as const,
        })),
      ],
    },
  });

  test('dangers of one kind share a row where there are many', () => {
    expect(asked(danger('sudo sh -c x', 40), 50)).toEqual([
      '⚠ sudo raises privileges or changes the system',
      '  · Deletes the file number 0, the file number 1,',
      '    the file number 2, the file number 3 and 36',
      '    more',
      '  sudo sh -c x · clear the cache',
      '  [y]es [N]o [E]dit [?] ',
    ]);
  });

  test('the dangers stand beside the choices where the start of the command scrolls away', () => {
    const command = Array.from({ length: 60 }, (_, index) => `rm file${index}`).join('\n');
    const lines = asked(danger(command, 1), 50);
    expect(lines.slice(-6)).toEqual([
      '  rm file59',
      '  clear the cache',
      '⚠ run (60 lines):',
      '  · sudo raises privileges or changes the system',
      '  · Deletes the file number 0',
      '  [y]es [N]o [E]dit [?] ',
    ]);
    expect(lines.slice(0, -5)).toEqual(command.split('\n').map((line) => `  ${line}`));
  });

  test('what only reads is left out, and ? shows it', () => {
    const reads = Array.from({ length: 9_999 }, (_, index) => `echo ${index}`).join('\n');
    const question = danger(`${reads}\nrm -r out`, 0);
    const verdict = { ...question.verdict, reading: [[0, reads.length] as const] };
    expect(asked({ ...question, verdict }, 50)).toEqual([
      '⚠ run (10,000 lines):',
      '  · sudo raises privileges or changes the system',
      '  … 9,999 lines that only read …',
      '  rm -r out',
      '  clear the cache',
      '  [y]es [N]o [E]dit [?] show all ',
    ]);
    expect(renderDetails({ ...question, verdict }, look(50))).toContain('  echo 5000');
  });
});

test('the line about a command never wraps, at any width', () => {
  for (const question of Object.values({ PLAIN, MKDIR, LONG, DANGER, LONG_DANGER, SCRIPT })) {
    for (let columns = 30; columns <= 120; columns++) {
      const [head = ''] = asked(question, columns);
      expect(cellsOf(head), `${head} at ${columns}`).toBeLessThanOrEqual(columns);
    }
  }
});

test('what cannot be undone can be tried first, where that is possible', () => {
  const undo = ['cannot be undone', 'not kept: film.mp4, 12 GB'];
  const trial = async () => ({ type: 'not-tried', reason: '' }) as const;
  const drawn = (question: Question): string => asked(question, 80).join('\n');
  expect(drawn({ ...PLAIN, undo, trial })).toMatch(/cannot be undone; t tries it first\n.*12 GB\n.*\[t\]ry/);
  expect(drawn({ ...PLAIN, undo })).not.toMatch(/tries|\[t\]ry/);
  expect(drawn({ ...PLAIN, undo, keepable: true })).toMatch(/cannot be undone; what k takes over can\n/);
});
