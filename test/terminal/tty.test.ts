import { expect, test } from 'vitest';
import { readAbilities } from '../../src/terminal/drawing/tty.ts';

const XTERM = { TERM: 'xterm-256color', LANG: 'de_DE.UTF-8' };

test.each<[string, Record<string, string>, ReturnType<typeof readAbilities>]>([
  ['a usual terminal', XTERM, { moves: true, colour: true, unicode: true }],
  ['NO_COLOR', { ...XTERM, NO_COLOR: '1' }, { moves: true, colour: false, unicode: true }],
  ['NO_COLOR that is empty', { ...XTERM, NO_COLOR: '' }, { moves: true, colour: true, unicode: true }],
  ['a dumb terminal', { ...XTERM, TERM: 'dumb' }, { moves: false, colour: false, unicode: true }],
  ['a terminal nobody named', { LANG: 'C.utf8' }, { moves: false, colour: false, unicode: true }],
  ['no locale', { TERM: 'xterm' }, { moves: true, colour: true, unicode: false }],
  [
    'a locale in another encoding',
    { TERM: 'xterm', LANG: 'de_DE' },
    { moves: true, colour: true, unicode: false },
  ],
  [
    'LC_ALL over the rest',
    { ...XTERM, LC_CTYPE: 'C.UTF-8', LC_ALL: 'C' },
    { moves: true, colour: true, unicode: false },
  ],
  [
    'LC_CTYPE over LANG',
    { TERM: 'xterm', LANG: 'C', LC_CTYPE: 'UTF-8' },
    { moves: true, colour: true, unicode: true },
  ],
])('%s', (_, env, abilities) => {
  expect(readAbilities(env)).toEqual(abilities);
});
