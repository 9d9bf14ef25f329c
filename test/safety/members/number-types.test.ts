// A variable that is an integer or a float evaluates whatever it is given later: type × writer × construct.

import { describe, expect, test } from 'vitest';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import { need } from '../../support/programs.ts';
import { findChanging } from '../fuzz/run.ts';

type Written = 'bash' | 'zsh';

const classifiers = { bash: await loadClassifier('bash'), zsh: await loadClassifier('zsh') };
const level = (shell: Written, command: string) => classifiers[shell].classify({ command, shell }).level;

const COMMON_TYPES = [
  'typeset -i x',
  'declare -i x',
  'typeset -gi x',
  'declare -i x=1',
  "eval 'typeset -i x'",
  'command eval "typeset -i x"',
];
const TYPES: Readonly<Record<Written, readonly string[]>> = {
  bash: [...COMMON_TYPES, 'declare -ai x', 'builtin declare -i x', 'declare -i y x z'],
  zsh: [
    ...COMMON_TYPES,
    'integer x',
    'float x',
    'typeset -F x',
    'local -F 2 x',
    'local -i x',
    'integer -g x=3',
    'float x=1.5',
    '(( x = 5 ))',
    '(( x += 1 ))',
    '(( x++ ))',
    '(( 1 && (x = 2) ))',
    'let x=5',
    "let 'x = 5'",
    'let x++',
    ': $((x=5))',
    'echo $[x=5]',
    'for ((x=0;x<1;x++)); do :; done',
    '[[ x=5 -eq 5 ]]',
  ],
};

/** EVIL: a word whose evaluation creates M. */
const COMMON_WRITERS = [
  'x=EVIL',
  'x+=EVIL',
  'x[1]=EVIL',
  'typeset x=EVIL',
  'export x=EVIL',
  'readonly x=EVIL',
  'read x <<< EVIL',
  'read -r x <<< EVIL',
  'read y x <<< "1 "EVIL',
  'while read -r x; do :; done <<< EVIL',
  'for x in EVIL; do :; done',
  'for x in 1 EVIL; do :; done',
  ': ${x:=EVIL}',
  'printf -v x %s EVIL',
  'y=EVIL; x=$y',
  'eval x=EVIL',
  'x=$(echo EVIL)',
];
const WRITERS: Readonly<Record<Written, readonly string[]>> = {
  bash: [
    ...COMMON_WRITERS,
    'mapfile -t x <<< EVIL',
    'x=(EVIL)',
    'read -a x <<< EVIL',
    'select x in EVIL; do break; done <<< 1',
  ],
  zsh: [
    ...COMMON_WRITERS,
    'echo EVIL | read x',
    ': ${x::=EVIL}',
    'print -v x -- EVIL',
    'for x (EVIL) :',
    'read -A x <<< EVIL',
  ],
};

/** TYPE makes the type, WRITE assigns. */
const CONSTRUCTS = [
  'TYPE; WRITE',
  'TYPE\nWRITE',
  'TYPE && WRITE',
  'true && TYPE; WRITE',
  '{ TYPE; }; WRITE',
  'TYPE; { WRITE; }',
  'TYPE; (WRITE)',
  'TYPE; : $(WRITE)',
  'if true; then TYPE; fi; WRITE',
  'if false; then :; else TYPE; fi; WRITE',
  'case a in a) TYPE;; esac; WRITE',
  'TYPE; if true; then WRITE; fi',
  'for i in 1; do TYPE; done; WRITE',
  'for i in 1 2; do WRITE; TYPE; done',
  'TYPE; for i in 1; do WRITE; done',
  'while true; do TYPE; break; done; WRITE',
  'for i in 1 2; do for j in 1; do WRITE; done; TYPE; done',
  "TYPE; eval 'WRITE'",
  'TYPE; : | { WRITE; }',
];

const QUOTED = "'path[$(touch M)]'";
const FROM_FILE = '$(cat f)';

function members(shell: Written, evil: string): string[] {
  return CONSTRUCTS.flatMap((construct) =>
    TYPES[shell].flatMap((type) =>
      WRITERS[shell]
        .filter((write) => !construct.includes("'WRITE'") || !(write + type + evil).includes("'"))
        .filter(() => !construct.includes("'") || !type.includes("'"))
        .map((write) =>
          construct
            .replaceAll('TYPE', () => type)
            .replaceAll('WRITE', () => write)
            .replaceAll('EVIL', () => evil),
        ),
    ),
  );
}

describe('what a number is given', () => {
  test.each(['bash', 'zsh'] as const)('is evaluated in %s, so a text is never safe', (shell) => {
    const texts = members(shell, QUOTED);
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts.filter((text) => level(shell, text) === 'safe')).toEqual([]);
  });

  test.each(['bash', 'zsh'] as const)('may come from a file in %s', (shell) => {
    // Where a word of the list is split, each piece is what the variable is given.
    expect(members(shell, FROM_FILE).filter((text) => level(shell, text) === 'safe')).toEqual([]);
  });

  test.each<[Written, string]>([
    ['bash', "x='a[$(touch M)]'; declare -i x; x+=1"],
    ['zsh', "x='path[$(touch M)]'; integer x"],
    ['zsh', 'integer MATCH; [[ $(cat f) =~ ".*" ]]'],
    ['bash', 'declare -i REPLY; read < f'],
    ['bash', 'declare -i x; getopts a: x -a "$(cat f)"'],
    ['zsh', 'f() { integer -g x; }; f; x=$(cat f)'],
    ['bash', 'f() { x=$(cat f); }; declare -i x; f'],
  ])('%s: %s is not safe', (shell, text) => {
    expect(level(shell, text)).not.toBe('safe');
  });
});

describe('an operator that reads what it assigns', () => {
  const operators = ['+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>='];
  const forms = [
    '((xOP1))',
    'let "xOP1"',
    ': $((xOP1))',
    'echo $((1, xOP1))',
    '((y = xOP1))',
    'for ((; xOP1; )); do break; done',
    'if ((xOP1)); then :; fi',
    '[[ $((xOP1)) ]]',
  ];
  const values = [
    "x='path[$(touch M)]'",
    'x=$(cat f)',
    'read x < f',
    'for x in $(cat f); do :; done',
    "printf -v x %s 'path[$(touch M)]'",
  ];
  const texts = values.flatMap((value) =>
    forms.flatMap((form) => operators.map((operator) => `${value}; ${form.replace('OP', operator)}`)),
  );

  test.each(['bash', 'zsh'] as const)('evaluates the value before in %s', (shell) => {
    expect(texts.length).toBeGreaterThan(350);
    expect(texts.filter((text) => level(shell, text) === 'safe')).toEqual([]);
  });

  test.each([
    'n=0; ((n+=5)); echo $n',
    'i=1; while ((i<5)); do ((i*=2)); done',
    'n=$(wc -l < f); ((n+=1)); echo $n',
    'let n=1; let n+=2',
  ])('%s stays safe', (text) => {
    for (const shell of ['bash', 'zsh'] as const) expect(level(shell, text)).toBe('safe');
  });

  test.each<[Written]>([['bash'], ['zsh']])('does so in a real %s', async (shell) => {
    need(shell);
    const run = ['((x+=1))', 'let x-=1', ': $((x|=1))'].map((form) => `x='path[$(touch M)]'; ${form}`);
    expect(await findChanging(shell, [...run, 'x=1; ((x+=1))'])).toEqual(run);
  });
});

describe('what only looks like it', () => {
  test.each<[Written, string]>([
    ['bash', 'declare -i n=0; for f in *; do n+=1; done; echo $n'],
    ['bash', 'declare -i n; n=$(wc -l < f); echo $n'],
    ['bash', 'declare -i n; for n in 1 2 3; do echo $n; done'],
    ['bash', 'declare -ai a; a=(1 2 3); echo ${a[1]}'],
    ['bash', '(( x = 5 )); x=$(cat f); echo "$x"'],
    ['bash', 'for ((i=0;i<3;i++)); do echo $i; done; x=$(cat f); echo "$x"'],
    ['bash', 'typeset x; x=$(cat f); echo "$x"'],
    ['bash', '(declare -i x); x=$(cat f)'],
    ['bash', ': $(declare -i x); x=$(cat f)'],
    ['bash', 'declare -i x; y=$(cat f); echo "$y"'],
    ['bash', 'declare -F; declare -p'],
    ['zsh', 'integer x=5; x=3+4; echo $x'],
    ['zsh', 'integer i=0; for f in *; do (( i++ )); done; echo $i'],
    ['zsh', 'integer n; while (( n < 5 )); do (( n++ )); done'],
    ['zsh', 'float r=1.5; r=2.5; echo $r'],
    ['zsh', '(integer x); x=$(cat f)'],
    ['zsh', 'x=$(cat f); echo $x'],
    ['zsh', 'while read -r line; do echo $line; done < f'],
    ['zsh', 'for f in *.txt; do echo $f; done'],
    ['zsh', '(( n = 5 )); n=$(ls | wc -l); echo $n'],
  ])('%s: %s stays safe', (shell, text) => {
    expect(level(shell, text)).toBe('safe');
  });
});

describe('the shells themselves', () => {
  test.each<[Written, readonly string[]]>([
    [
      'bash',
      [
        'typeset -i x; x=EVIL',
        'declare -i x; read x <<< EVIL',
        'declare -i x; for x in EVIL; do :; done',
        'declare -i x; printf -v x %s EVIL',
      ],
    ],
    [
      'zsh',
      [
        'integer x; x=EVIL',
        'float x; read x <<< EVIL',
        '(( x = 1 )); x=EVIL',
        'let x=1; for x in EVIL; do :; done',
        ': $((x=1)); : ${x::=EVIL}',
      ],
    ],
  ])('%s evaluates', async (shell, texts) => {
    need(shell);
    const evil = texts.map((text) => text.replaceAll('EVIL', () => QUOTED));
    expect(await findChanging(shell, [...evil, 'x=1; typeset y=2'])).toEqual(evil);
  });
});
