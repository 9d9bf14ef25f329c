// The pattern language: categories that hold a value, and parts in any order.

import { describe, expect, test } from 'vitest';
import { matchAt, readerOf } from '../../../src/recipes/grammar/language/match.ts';
import { outlineOf, programOf } from '../../../src/recipes/grammar/language/pattern.ts';
import { writeOut } from '../../../src/recipes/grammar/language/tokens.ts';
import { WordList, wordLines } from '../../../src/recipes/words/spelling.ts';
import { readWords } from '../../../src/recipes/words/words.ts';

/** What each slot holds, if the pattern matches all of the text. */
function saidBy(pattern: string, text: string): Readonly<Record<string, string>> | undefined {
  const { tokens } = writeOut(readWords(text), {
    world: undefined,
    known: new WordList(wordLines(outlineOf(pattern).words)),
  });
  const found = matchAt(programOf(pattern), readerOf(tokens), 0);
  if (found?.end !== tokens.length) return undefined;
  return Object.fromEntries(Object.entries(found.slots).map(([name, [token]]) => [name, token?.raw ?? '']));
}

describe('categories', () => {
  test.each([
    ['writable by <who>', 'writable by everybody', { who: 'a' }],
    [
      '<right> by <one:who> <joint> <other:who>',
      'readable by the owner and others',
      { right: 'r', one: 'u', joint: 'all', other: 'o' },
    ],
    ['<separator> columns', 'comma separated columns', { separator: ',' }],
    ['<separator> columns', '":" delimited columns', { separator: ':' }],
    // The longest way to say a value is preferred, and a shorter one where the rest needs it.
    ['<form> addresses?', 'email addresses', { form: 'email' }],
    ['<form> address', 'email address', { form: 'email' }],
    ['(<right:rights>|<right>) permission', 'read and write permission', { right: 'rw' }],
    ['(<who>)? <right>', 'execute', { right: 'x' }],
    ['<show> <right>', 'print write', { right: 'w' }],
  ])('%s reads "%s"', (pattern, text, said) => {
    expect(saidBy(pattern, text)).toEqual(said);
  });

  test('a pattern begins with any word of a category', () => {
    expect(outlineOf('<who>? <right> bits')).toMatchObject({
      needs: [expect.arrayContaining(['read', 'executable']), ['bit']],
    });
    expect(outlineOf('<who>? <right> bits').first.words).toEqual(
      new Set(
        ['owner', 'user', 'group', 'other', 'world', 'everyone', 'everybody', 'anyone'].concat(
          ...[
            [
              'read',
              'readable',
              'write',
              'writable',
              'writeable',
              'execute',
              'executable',
              'exec',
              'execution',
              'x',
            ],
          ],
        ),
      ),
    );
  });
});

describe('any order', () => {
  const pattern = 'give (<who> & <right> access & (to {path})?)';
  test.each([
    ['give group write access to a.sh', { who: 'g', right: 'w', path: 'a.sh' }],
    ['give write access to a.sh group', { who: 'g', right: 'w', path: 'a.sh' }],
    ['give to a.sh group write access', { who: 'g', right: 'w', path: 'a.sh' }],
    ['give write access group', { who: 'g', right: 'w' }],
  ])('reads "%s"', (text, said) => {
    expect(saidBy(pattern, text)).toEqual(said);
  });

  test.each(['give write access', 'give group group', 'give group write access write access'])(
    'each part once, and none is missing: not "%s"',
    (text) => {
      expect(saidBy(pattern, text)).toBeUndefined();
    },
  );
});
