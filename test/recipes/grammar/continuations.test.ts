import { describe, expect, test } from 'vitest';
import { continuations } from '../../../src/recipes/grammar/continuations.ts';
import { CONTINUATIONS } from '../../../src/recipes/grammar/lexicon/continuations.ts';

const HERE = { shell: 'bash', userland: 'gnu', cwd: '/w', home: '/home/me' } as const;

describe('what a question may go on with', () => {
  test('after "find files" is every row', () => {
    const whole = continuations('find files ', HERE, CONTINUATIONS.length);
    expect(whole).toEqual(CONTINUATIONS.map((phrase) => `find files ${phrase}`));
  });

  test.each([
    ['find files l', ['find files larger than 10 MB']],
    ['list png files modified in', ['list png files modified in the last 7 days']],
    ['Count files OWNED b', ['Count files OWNED by root']],
    ['delete files ending with .b', ['delete files ending with .bak']],
  ])('"%s"', (typed, offered) => {
    expect(continuations(typed, HERE)).toEqual(offered);
  });

  test.each(['', 'find', 'who is ', 'which day is l', 'find files xyz'])('nothing after "%s"', (typed) => {
    expect(continuations(typed, HERE)).toEqual([]);
  });
});
