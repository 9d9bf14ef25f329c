import { describe, expect, test } from 'vitest';
import { choiceOf, renderAlways, renderAlwaysHelp } from '../../src/terminal/approval/always.ts';
import { createLook } from '../../src/terminal/drawing/look.ts';

const look = (columns: number, unicode = true) => createLook({ columns, colour: false, unicode });

describe('what Always asks', () => {
  test.each<[string, string | undefined, number, string[]]>([
    [
      'with first words that may be allowed',
      'git diff',
      80,
      [
        '  Always exactly this  [1] this session  [2] for good · here and below ',
        '         git diff …    [3] this session  [4] for good ',
      ],
    ],
    [
      'at 60 columns',
      'git stash list',
      60,
      [
        '  Always exactly this      [1] this session  [2] for good ',
        '         git stash list …  [3] this session  [4] for good ',
      ],
    ],
    [
      'with long words',
      'docker compose-with-a-long-name images',
      60,
      [
        '  Always exactly this        [1] this session  [2] for good ',
        '         docker compose-… …  [3] this session  [4] for good ',
      ],
    ],
    ['about the exact text alone', undefined, 60, ['  Always exactly this  [1] this session  [2] for good ']],
  ])('%s', (_what, alwaysPrefix, columns, lines) => {
    expect(renderAlways({ alwaysPrefix }, look(columns))).toEqual(lines);
  });

  test('in ASCII where the locale is not UTF-8', () => {
    expect(renderAlways({ alwaysPrefix: 'git diff' }, look(60, false))[1]).toBe(
      '         git diff ...  [3] this session  [4] for good ',
    );
  });

  test('fits its columns, whatever the words are', () => {
    for (const columns of [60, 80, 120]) {
      for (const alwaysPrefix of ['git diff', 'a'.repeat(90), '漢'.repeat(40), undefined])
        for (const line of renderAlways({ alwaysPrefix }, look(columns)))
          expect(line.length).toBeLessThanOrEqual(columns);
    }
  });

  test('explains the choices on `?`', () => {
    expect(choiceOf({}, { type: 'character', character: '?' })).toBe('help');
    expect(renderAlwaysHelp({ alwaysPrefix: 'mkdir' }, look(80))).toEqual([
      '  exactly this: this command alone, word for word.',
      '  mkdir …: every such command that does no more than this one.',
      '  this session: until this shell ends; for good: until you revoke it, see beck',
      '  approvals.',
      '  Valid in this folder and its subfolders. Esc goes back.',
      '  Always exactly this  [1] this session  [2] for good · here and below ',
      '         mkdir …       [3] this session  [4] for good ',
    ]);
  });

  test('takes no choice for first words that are not offered', () => {
    const character = (key: string) => ({ type: 'character', character: key }) as const;
    expect(choiceOf({}, character('4'))).toBeUndefined();
    expect(choiceOf({}, character('5'))).toBeUndefined();
    expect(choiceOf({ alwaysPrefix: 'git diff' }, character('4'))).toEqual({
      covers: 'prefix',
      lasts: 'for-good',
    });
  });
});
