// Which names mean something else in the person's shell.

import { expect, test } from 'vitest';
import { describeShadows, LIKELY_COMMANDS } from '../../src/context/machine/shadows.ts';

test('aliases and functions are reported, in a fixed order; programs, builtins and missing ones are not', () => {
  expect(
    describeShadows({
      rm: { type: 'alias', text: ' rm -i ' },
      cat: { type: 'alias', text: 'bat --plain' },
      cd: { type: 'function' },
      git: { type: 'file', path: '/usr/bin/git' },
      kill: { type: 'builtin' },
      ll: { type: 'missing' },
      mycommand: { type: 'function' },
    }),
  ).toEqual(['cat = bat --plain', 'cd (function)', 'rm = rm -i']);
});

test.each(['ls --color=auto', 'ls --color', 'ls --color=tty', 'ls -G'])('ls = %s is no news', (text) => {
  expect(describeShadows({ ls: { type: 'alias', text } })).toEqual([]);
});

test.each(['ls -la', 'ls --color=always', 'exa', 'ls --color=auto; x'])('ls = %s is', (text) => {
  expect(describeShadows({ ls: { type: 'alias', text } })).toEqual([`ls = ${text}`]);
});

test('a few dozen different words are asked for, each a plain name', () => {
  expect(new Set(LIKELY_COMMANDS).size).toBe(LIKELY_COMMANDS.length);
  expect(LIKELY_COMMANDS.length).toBeLessThanOrEqual(40);
  expect(LIKELY_COMMANDS.filter((word) => !/^[a-z0-9]+$/.test(word))).toEqual([]);
});
