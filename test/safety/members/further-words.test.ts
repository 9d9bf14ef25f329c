// A value, an operand or a pattern that becomes several words: the second may be the program, an option or a file that is
// written. Program × spelling, in each shell.

import { describe, expect, test } from 'vitest';
import { findChanging } from '../fuzz/run.ts';
import { levelIn, SHELLS, type Written } from './level-in.ts';

const safe = (shell: Written, texts: readonly string[]) =>
  texts.filter((text) => levelIn(shell, text) === 'safe');

/** WORDS stands where one word is meant, before what is run or written. */
const STARTS = [
  'timeout WORDS ls',
  'timeout -k WORDS 5 ls',
  'nice -n WORDS ls',
  'stdbuf -o WORDS ls',
  'env -u WORDS ls',
  'ionice -c WORDS ls',
  'numactl -N WORDS ls',
  'taskset WORDS ls',
  'chrt -f WORDS ls',
  'xargs -n WORDS ls',
  'xargs -P WORDS wc -l',
  'watch -n WORDS ls',
  'nice timeout WORDS ls',
  'env A=b timeout WORDS ls',
  'awk -F WORDS 1 f',
  'sed -l WORDS p f',
  'git -C WORDS status',
  'uniq -f WORDS f',
  'uniq WORDS',
  'xxd -l WORDS f',
  'find . -exec timeout WORDS ls {} +',
];

const SEVERAL: Readonly<Record<Written, readonly string[]>> = {
  bash: ['$x', '${x}', '$(cat f)', '`cat f`', '$1', '$x$y', '${x:-5}', '$@', '${a[@]}', '5$x', '$(seq 1 2)'],
  // zsh splits no variable, but it may be a list, or empty and gone.
  zsh: ['$x', '$(cat f)', '`cat f`', '$@', '${(f)x}'],
  fish: ['$x', '(cat f)', '$x[1]', '$argv', '5$x'],
  powershell: ['$x', '@x', '(gc f)', '$x.y', '@(gc f)'],
};

describe('a word that becomes several', () => {
  test.each(SHELLS)('may bring the program, an option or a file, in %s', (shell) => {
    const starts = shell === 'powershell' ? STARTS.filter((text) => !text.includes('{}')) : STARTS;
    const texts = starts.flatMap((start) =>
      SEVERAL[shell].map((words) => start.replace('WORDS', () => words)),
    );
    expect(texts.length).toBeGreaterThan(60);
    expect(safe(shell, texts)).toEqual([]);
  });

  test.each<[Written, string]>([
    ['bash', 'timeout 5 ls'],
    ['bash', 'timeout "$x" ls'],
    ['bash', 'x=5; timeout $x ls'],
    ['bash', 'xargs -P $(nproc) wc -l'],
    ['bash', 'xargs -P "$(nproc)" wc -l'],
    ['bash', 'for i in 1 2; do timeout $i ls; done'],
    ['bash', 'head -n $n f'],
    ['bash', 'head -$n f'],
    ['bash', 'uniq -f "$n" f'],
    ['bash', 'timeout $((5 * 2)) ls'],
    ['zsh', 'timeout "$x" ls'],
    ['fish', 'timeout "$x" ls'],
    ['powershell', 'timeout 5 ls'],
    ['powershell', 'timeout "$x" ls'],
  ])('%s: %s is one', (shell, text) => expect(levelIn(shell, text)).toBe('safe'));

  test('is run by bash as what it becomes', async () => {
    const changing = [
      "x='5 touch'; timeout $x M",
      "x='5 touch'; nice -n $x M",
      "x='0 d/M'; uniq -f $x M; uniq -f 0 f M",
    ];
    expect(await findChanging('bash', [...changing, 'x=\'5 touch\'; timeout "$x" M'])).toEqual(changing);
  });
});

describe('names that a pattern stands for', () => {
  const programs = [
    'uniq',
    'xxd',
    'tar tf',
    'exiftool',
    'file',
    'find . -name',
    'uniq -c',
    '/usr/bin/sort',
    'nice uniq',
  ];

  test.each(SHELLS)('may be two, or begin with a dash, in %s', (shell) => {
    const patterns = shell === 'fish' ? ['*', '**'] : ['*', '?*', '[!a]*'];
    const texts = programs.flatMap((program) => patterns.map((pattern) => `${program} ${pattern}`));
    expect(safe(shell, texts)).toEqual([]);
  });
});

describe('commands of fd', () => {
  const second = ['-x rm', '-X rm', '--exec rm', '-x touch {}.M', "-x sh -c 'touch M'", '--exec-batch=rm'];
  const firsts = [
    'fd -x echo',
    'fd . -x echo {}',
    'fd -e ts -X wc -l',
    'fdfind foo --exec ls',
    'fd -x wc -l {} \\; -x ls',
  ];

  test.each(['bash', 'zsh', 'fish'] as const)('are all judged, in %s', (shell) => {
    const texts = firsts.flatMap((first) => second.map((rest) => `${first} ';' ${rest}`));
    expect(safe(shell, texts)).toEqual([]);
  });

  test.each(["fd -x echo ';' -x wc -l", "fd -e ts -x ls ';' touch M", 'fd -e ts -x wc -l'])(
    '%s stays safe',
    (text) => expect(levelIn('bash', text)).toBe('safe'),
  );
});
