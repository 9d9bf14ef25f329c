// Builtins whose words may be more than they look: a name whose subscript is evaluated, a variable that is filled, an option.

import { describe, expect, test } from 'vitest';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import { need } from '../../support/programs.ts';
import { findChanging } from '../fuzz/run.ts';

type Written = 'bash' | 'sh' | 'zsh' | 'fish';
const SHELLS: readonly Written[] = ['bash', 'sh', 'zsh', 'fish'];
const classifiers = Object.fromEntries(
  await Promise.all(SHELLS.map(async (shell) => [shell, await loadClassifier(shell)] as const)),
);
const level = (shell: Written, command: string) => classifiers[shell]?.classify({ command, shell }).level;

const TESTS = [
  '[ WORDS ]',
  'test WORDS',
  'builtin test WORDS',
  'command [ WORDS ]',
  'if [ WORDS ]; then :; fi',
  '! [ WORDS ]',
  'while test WORDS; do break; done',
  'env test WORDS',
];
const UNKNOWN = ['$(cat f)', '`cat f`', '$x', '${x}', '$x$y', '$1', '$@', '${x:-y}', '${a[0]}'];
const AROUND = [
  'WORD',
  'WORD -gt 1',
  '-n WORD',
  'WORD = y',
  'a = WORD',
  '-f WORD',
  '! WORD',
  'a -o WORD',
  '-e WORD -a b',
];

describe('test and [', () => {
  const texts = TESTS.flatMap((shape) =>
    UNKNOWN.flatMap((word) =>
      AROUND.map((around) => shape.replace('WORDS', () => around.replace('WORD', () => word))),
    ),
  );

  test.each(['bash', 'sh', 'zsh'] as const)(
    'may be given -v and a subscript by words that no quotes hold, in %s',
    (shell) => {
      expect(texts.length).toBeGreaterThan(600);
      const own = shell === 'zsh' ? texts.filter((text) => !/\$(?:x\$y|@)/.test(text)) : texts;
      expect(own.filter((text) => level(shell, text) === 'safe')).toEqual([]);
    },
  );

  test.each([
    '[ "$x" "$y" ]',
    'test "$(cat f)" "$(cat g)"',
    `[ "$x" 'a[$(touch M)]' ]`,
    '[ ! "$x" "$y" ]',
    "[ -v 'a[$(touch M)]' ]",
    '[ a -o "$x" "$y" ]',
  ])('%s is not safe', (text) => {
    for (const shell of ['bash', 'sh', 'zsh'] as const) expect(level(shell, text)).not.toBe('safe');
  });

  test.each([
    '[ "$x" = y ]',
    '[ -f "$x" ]',
    '[ -n "$x" -a -n "$y" ]',
    '[ -z "${x}" ] && echo none',
    '[ ! "$x" ]',
    '[ "$(cat f)" = y ]',
    '[ $# -gt 1 ]',
    '[ $? -eq 0 ]',
    '[ ${#x} -gt 3 ]',
    '[ $((1 + 2)) -eq 3 ]',
    '[ -d $HOME ]',
    'x=5; [ $x -gt 3 ]',
    'for f in *; do [ -f "$f" ] && echo "$f"; done',
    'for i in a b; do [ $i = a ] && echo $i; done',
    'for i in 1 2 3; do [ $i -gt 1 ] && echo $i; done',
    'test -e README.md',
    '[ -t 1 ]',
  ])('%s stays safe', (text) => {
    for (const shell of ['bash', 'sh', 'zsh'] as const) expect(level(shell, text)).toBe('safe');
  });

  test('may be given both by names that a pattern stands for', () => {
    const patterns = TESTS.flatMap((shape) =>
      ['WORD', '-n WORD', '-f WORD', '! WORD', 'a -o WORD'].flatMap((around) =>
        ['*', '?*', '-*', '[!a]*'].map((word) => shape.replace('WORDS', () => around.replace('WORD', word))),
      ),
    );
    for (const shell of ['bash', 'sh'] as const)
      expect(patterns.filter((text) => level(shell, text) === 'safe')).toEqual([]);
    for (const text of ['[ -e *.txt ]', 'test -f a*', '[ -d ./* ]']) expect(level('bash', text)).toBe('safe');
  });

  test('of fish know no subscript', () => {
    expect(level('fish', '[ $x ]')).toBe('safe');
    expect(level('fish', 'test $x -gt 1')).toBe('safe');
  });
});

describe('%n of printf', () => {
  const counted = ['%n', '%5n', '%-n', 'a%n', '%s%n', '%%%n', '%hn', '%lln', '%.3n'];
  const named = ['PATH', 'IFS', 'PS4', 'PROMPT_COMMAND', "'x[$(touch M)]'", 'LD_PRELOAD', 'BECK_MODE'];
  const texts = counted.flatMap((format) =>
    named.flatMap((name) => [
      `printf '${format}' ${name} ${name}`,
      `printf -- '${format}' ${name} ${name}`,
      `builtin printf '${format}' ${name} ${name}`,
      `printf -v y '${format}' ${name} ${name}`,
      `printf -v y -- '${format}' ${name} ${name}`,
    ]),
  );

  test.each(['bash', 'zsh'] as const)('fills the variable that is named, in %s', (shell) => {
    expect(texts.filter((text) => level(shell, text) === 'safe')).toEqual([]);
  });

  test.each([
    "printf '100%%n\\n' PATH",
    "printf '%s\\n' PATH",
    "printf '%d\\n' 5",
    "printf '%s is %s\\n' PATH x",
    "printf 'n%%\\n'",
  ])('%s stays safe', (text) => {
    for (const shell of ['bash', 'sh', 'zsh'] as const) expect(level(shell, text)).toBe('safe');
  });
});

describe('a subscript in a declared name', () => {
  const declaring = [
    'declare',
    'typeset',
    'declare -a',
    'declare -A',
    'declare -g',
    'readonly',
    'builtin declare',
  ];
  const indexes = ['$x', '${x}', '$(cat f)', '`cat f`', '$1', '${a[0]}', '$x+1', '1+$x'];
  const texts = declaring.flatMap((words) =>
    indexes.flatMap((index) =>
      ['=1', '=', '+=1'].flatMap((rest) => [
        `${words} "a[${index}]${rest}"`,
        `x=$(cat f); ${words} "a[${index}]${rest}"`,
        `for x in *; do ${words} "a[${index}]${rest}"; done`,
        `f() { local "a[${index}]${rest}"; }; f x`,
      ]),
    ),
  );

  test.each(['bash', 'zsh'] as const)('is evaluated in %s', (shell) => {
    expect(texts.length).toBeGreaterThan(600);
    expect(texts.filter((text) => level(shell, text) === 'safe')).toEqual([]);
  });

  test.each([
    'declare "a[1]=1"',
    'typeset a=1 b=2',
    'declare -a a=(1 2)',
    'for i in 1 2; do declare "a[$i]=1"; done',
  ])('%s stays safe', (text) => expect(level('bash', text)).toBe('safe'));
});

describe('builtins of fish', () => {
  const patterns = ['(?<NAME>.*)', '(?P<NAME>.*)', "(?'NAME'.*)", 'a(?<x>b)(?<NAME>c)'];
  const names = ['umask', 'PATH', 'fish_function_path', 'IFS'];
  const texts = [
    ...names.flatMap((name) => [
      `set ${name} 000`,
      `set -l ${name} 000`,
      `set -g ${name} 000`,
      `read ${name}`,
      `read -l x ${name}`,
      `for ${name} in 000; end`,
      ...['-r', '-rq', '-qr', '--regex', '-q --regex', '-ar'].flatMap((options) =>
        patterns.map((pattern) => `string match ${options} "${pattern.replace('NAME', name)}" 000`),
      ),
    ]),
    ...[
      '--delete',
      '--clear',
      '--merge',
      '--save',
      '--del',
      '--cl',
      'delete',
      'clear',
      'merge',
      'clear-session',
    ].flatMap((verb) => [
      `history ${verb}`,
      `history ${verb} x`,
      ...(verb.startsWith('-')
        ? [`history search ${verb}`, `history search x ${verb}`, `history ${verb} --exact x`]
        : []),
    ]),
    'string match -r (cat f) a',
    'string match -rq "$pattern" a',
  ];

  test('fill, ask and delete as their words say', () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => level('fish', text) === 'safe')).toEqual([]);
  });

  test.each([
    "string match -r '(?<year>\\d+)' 2024",
    "string match -rq '^a' $x",
    "string match -r '(?=a)b|(?<=c)d|(?:e)' x",
    "string match '*.txt' $x",
    'string replace -r a b $x',
    'set x 000; echo $x',
    'read line',
    'umask',
    'history',
    'history search x',
    'history search --contains x',
    'history --max=5',
    'history search --reverse --max 3 x',
  ])('%s stays safe', (text) => expect(level('fish', text)).toBe('safe'));
});

describe('the shells themselves', () => {
  test.each<['bash' | 'zsh' | 'fish', readonly string[]]>([
    [
      'bash',
      [
        `x='-v a[$(touch>M)]'; [ $x ]`,
        "[ -v 'a[$(touch M)]' ]",
        `test "-v" 'a[$(touch M)]'`,
        `x='-o -v a[$(touch>M)]'; [ b = c $x ]`,
        `x='$(touch M)'; declare "a[$x]=1"`,
        `f() { local x='$(touch M)'; local "a[$x]=1"; }; f`,
        `d=$(mktemp -d); cd $d; : > -v; : > 'a[$(cd -; touch M)]'; [ * ]; rm -r $d`,
      ],
    ],
    ['fish', ["set umask 077; string match -rq '(?<umask>.*)' 000; command touch M"]],
  ])('%s evaluates', async (shell, changing) => {
    need(shell);
    expect(await findChanging(shell, [...changing, 'true'])).toEqual(changing);
  });
});

describe('words that may be several', () => {
  test('bring fish an option and a pattern', () => {
    const words = ['$x', '(cat f)', '$argv', '$x[1..2]'];
    const texts = words.flatMap((word) => [
      `string match ${word} a`,
      `string ${word}`,
      `string ${word} a`,
      `history search ${word}`,
      `argparse ${word} -- a`,
    ]);
    expect(texts.filter((text) => level('fish', text) === 'safe')).toEqual([]);
    for (const text of ['string match "$x" a', "string match -q '*.txt' $x", 'string match "*$x*" a'])
      expect(level('fish', text)).toBe('safe');
  });

  test('are a format that counts, for print of zsh', () => {
    expect(level('zsh', 'print -f "$x" PATH')).not.toBe('safe');
    expect(level('zsh', "print -f '%s\\n' $x")).toBe('safe');
  });
});
