// zsh's short compounds are read like the long ones: what is in them decides.

import { describe, expect, test } from 'vitest';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { plainShortForms } from '../../src/safety/shells/zsh/short-forms.ts';

const zsh = await loadClassifier('zsh');
const judgement = (command: string) => zsh.classify({ command, shell: 'zsh' });

describe('a short compound', () => {
  test.each([
    'for f (*.txt) wc -l $f',
    'for f (*.txt) echo $f | wc -c',
    'for f (*.txt) wc -l $f; ls',
    'cd src; for f (*.txt) wc -l $f',
    'for f (**/*(.)) { wc -l $f; head -1 $f; }',
    'for f in *.md; { head -1 $f }',
    'for k v in a 1 b 2; do echo $k=$v; done',
    'foreach f (*.txt); wc -l $f; end',
    'if [[ -f a ]] { cat a }',
    'if [[ -f a ]] { cat a } elif [[ -f b ]] { cat b } else { echo none }',
    'if (( 1 > 0 )) { echo yes }',
    'while [[ ! -f x ]] { sleep 1 }',
    'until [[ -f x ]] { sleep 1; }',
    'for ((i = 1; i <= 3; i++)) print $i',
    'for ((i = 1; i <= 3; i++)) { print $i }',
    'repeat 3 { date; sleep 1 }',
    'repeat 2 { repeat 2 { date } }',
    'for f (a) { if [[ -f $f ]] { cat $f } }',
    'for i in {1..5}; print $i',
    'for f in *.md; head -1 $f | cut -c1-9; ls',
    'for k v in a 1 b 2; print $k $v',
    'for k v (a 1 b 2) print $k $v',
    'for k v (a 1 b 2) { print $k $v }',
    'foreach k v (a 1 b 2); print $k; end',
    '{ ls; pwd } | wc -l',
    '{ ls && { pwd } } | sort',
  ])('that only reads is safe: %s', (command) => {
    expect(judgement(command).level).toBe('safe');
  });

  test.each([
    'for f (a b) { ls }; rm f',
    'for f (a b) ls; rm f',
    'for f (a b) ls && rm f',
    'for f ($(rm x)) echo $f',
    'for f (*(e:"rm x":)) echo $f',
    'for f (a b) { ls } > M',
    'for f (-delete) find . $f',
    'for f (a) for g (b) rm $g',
    'for f in a b; { rm $f }',
    'for k v in a b; do rm $v; done',
    'foreach f (a b); rm $f; end',
    'foreach f (a b); ls; end; rm f',
    'foreach f (a)ls; rm f; end',
    'foreach f (a)[; rm f; end',
    'for f (a)ls; rm f',
    'if [[ -f a ]] { ls } else { rm f }',
    'if [[ -f a ]] { ls } elif [[ $(rm f) ]] { ls }',
    'if [[ -f a ]] rm f',
    'while (( 1 )) { rm f }',
    'for ((i = 1; i <= 3; i++)) rm $i',
    'for ((i = 1; i <= 3; i++)) { ls; rm $i }',
    'for ((i = 1; i <= $(rm f); i++)) ls',
    'repeat 2 { ls; rm f }',
    '{ for f (a) rm $f }',
    'echo $(for f (a) rm $f)',
    'for f in a b; rm $f',
    'for f in a b; ls; rm f',
    'for f in a b; ls && rm $f',
    'for f in $(rm x); ls',
    'for k v in a b; rm $v',
    'for k v (a b) rm $v',
    'for k v (a b) { rm $k }',
    'for k v (a $(rm x)) print $k',
    'for k v (a b) print $k; rm x',
    'for f in -delete; find . $f',
    '{ ls; rm f }',
    '{ ls } ; rm f',
    '{ ls } > M',
    '{ ls; { rm f } }',
    'f() { rm x }; f',
  ])('that does more is not: %s', (command) => {
    expect(judgement(command).level).not.toBe('safe');
  });

  test('of the whole home is blocked', () => {
    expect(judgement('for k v in / x; do rm -rf $v; done').level).toBe('blocked');
    expect(judgement('for f (~) { rm -rf $f }').level).toBe('blocked');
  });

  test('has its reasons where they stand in the text as written', () => {
    const command = 'if [[ -f a ]] { ls } else { rm f }';
    const [reason] = judgement(command).reasons;
    expect(command.slice(...(reason?.span ?? [0, 0]))).toBe('f');
  });
});

test.each([
  ['repeat 2 { ls }', 'while : ; do ls  ; done'],
  ['if [[ a ]] { ls; }', 'if [[ a ]] ; then ls;  fi'],
  ['for x (a b) ls; pwd', 'for x in a b ; do  ls ; done ; pwd'],
])('%s is spelled %s', (command, plain) => {
  expect(plainShortForms(command)?.text).toBe(plain);
});

test.each([
  'echo if',
  'if true; then ls; fi',
  'for x in a; do ls; done',
  'if [[ a ]] { ls',
  'echo for x (a)',
  'cat <<E\nrepeat 2 { ls }\nE',
])('%s is left as it is', (command) => {
  expect(plainShortForms(command)).toBeUndefined();
});
