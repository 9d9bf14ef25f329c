// The rows of eight programs against the manuals of macOS and the BSDs: what an option takes, and what it does.

import { describe, expect, test } from 'vitest';
import { loadClassifier } from '../../src/safety/classifier.ts';
import type { OptionSpec } from '../../src/safety/commands/row.ts';
import { findRow } from '../../src/safety/commands/rows.ts';
import { BSD_MANUALS } from './option-arity/bsd-manuals.ts';

/** What a row may say of an option of that arity; `either` has both readings judged. */
const FITS: Readonly<Record<string, readonly OptionSpec['value'][]>> = {
  none: ['none', 'either'],
  required: ['required', 'either'],
  optional: ['optional', 'either', 'none'],
  number: ['either'],
};

/** GNU takes only what is joined; the next word is a script or a file there, and either way it asks. */
const ELSEWHERE = /^sed -[iI]$/;

/** How a call looks that has nothing but the option. */
const CALLS: Readonly<Record<string, string>> = {
  find: 'find . %',
  sed: 'sed % p a',
  stat: 'stat % a',
  date: 'date %',
  ps: 'ps %',
  du: 'du % .',
  sort: 'sort % a',
  xargs: 'xargs % ls',
};

describe.each(BSD_MANUALS)('$program of $system ($source)', ({ program, options }) => {
  test('a row takes what the manual says', () => {
    const row = findRow(program);
    const wrong = options.flatMap(({ name, arity }) => {
      const spec = row?.options.get(name);
      if (spec === undefined || ELSEWHERE.test(`${program} ${name}`)) return [];
      return FITS[arity]?.includes(spec.value) ? [] : [`${name}: ${spec.value}, but ${arity}`];
    });
    expect(wrong).toEqual([]);
  });

  test('what only looks is safe, and what acts is not', async () => {
    const { classify } = await loadClassifier('zsh');
    const wrong = options.flatMap(({ name, arity, value, acts }) => {
      const words =
        arity === 'none'
          ? name
          : arity === 'optional'
            ? `${name}${name.startsWith('--') ? '=' : ''}${value}`
            : `${name} ${value}`;
      const place = program === 'find' && /^-[A-Zfsxh]$/.test(name) ? 'find % .' : (CALLS[program] ?? '');
      const command = place.replace('%', () => (name === '-e' && program === 'sed' ? `${words} -e` : words));
      const { level } = classify({ shell: 'zsh', cwd: '/home/ada/x', home: '/home/ada', command });
      return (level === 'safe') === acts ? [`${command} is ${level}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

test('where userlands differ, the worse reading holds', async () => {
  const { classify } = await loadClassifier('zsh');
  const levelOf = (command: string) =>
    classify({ shell: 'zsh', cwd: '/home/ada/x', home: '/home/ada', command }).level;
  // A starting point of the BSDs, an action of GNU.
  for (const command of [
    'find -Ex / -delete',
    'find -f / -delete',
    'find -Xf / -- -delete',
    'find -f/ -delete',
  ])
    expect(levelOf(command), command).toBe('blocked');
  expect(levelOf('find -fls / -delete')).toBe('blocked');
  expect(levelOf('find -fprint b')).not.toBe('safe');
  expect(levelOf('find -f -delete')).not.toBe('safe');
  // A script where `-l` takes none.
  expect(levelOf('sed -l 1wx p')).not.toBe('safe');
  expect(levelOf('sed -nl 2,3wx p')).not.toBe('safe');
  expect(levelOf('sed -l 80 p a')).toBe('safe');
  // It sets the clock, but with `-j`.
  expect(levelOf('date -f %F 2024-01-01')).not.toBe('safe');
  expect(levelOf('date -j -f %F 2024-01-01 +%A')).toBe('safe');
  expect(levelOf('date -z UTC 010100002020')).not.toBe('safe');
});
