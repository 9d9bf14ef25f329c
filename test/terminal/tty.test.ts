import { expect, test } from 'vitest';
import { readAbilities } from '../../src/terminal/drawing/tty.ts';

const XTERM = { TERM: 'xterm-256color', LANG: 'de_DE.UTF-8' };

test.each<[string, Record<string, string>, ReturnType<typeof readAbilities>]>([
  ['a usual terminal', XTERM, { moves: true, colour: true, styles: true, links: false, unicode: true }],
  [
    'NO_COLOR',
    { ...XTERM, NO_COLOR: '1' },
    { moves: true, colour: false, styles: true, links: false, unicode: true },
  ],
  [
    'NO_COLOR that is empty',
    { ...XTERM, NO_COLOR: '' },
    { moves: true, colour: true, styles: true, links: false, unicode: true },
  ],
  [
    'a dumb terminal',
    { ...XTERM, TERM: 'dumb' },
    { moves: false, colour: false, styles: false, links: false, unicode: true },
  ],
  [
    'a terminal nobody named',
    { LANG: 'C.utf8' },
    { moves: false, colour: false, styles: false, links: false, unicode: true },
  ],
  ['no locale', { TERM: 'xterm' }, { moves: true, colour: true, styles: true, links: false, unicode: false }],
  [
    'a locale in another encoding',
    { TERM: 'xterm', LANG: 'de_DE' },
    { moves: true, colour: true, styles: true, links: false, unicode: false },
  ],
  [
    'LC_ALL over the rest',
    { ...XTERM, LC_CTYPE: 'C.UTF-8', LC_ALL: 'C' },
    { moves: true, colour: true, styles: true, links: false, unicode: false },
  ],
  [
    'LC_CTYPE over LANG',
    { TERM: 'xterm', LANG: 'C', LC_CTYPE: 'UTF-8' },
    { moves: true, colour: true, styles: true, links: false, unicode: true },
  ],
])('%s', (_, env, abilities) => {
  expect(readAbilities(env)).toEqual(abilities);
});

test.each<[string, Record<string, string>, boolean]>([
  ['kitty', { TERM: 'xterm-kitty' }, true],
  ['Windows Terminal', { ...XTERM, WT_SESSION: '1' }, true],
  ['GNOME Terminal', { ...XTERM, VTE_VERSION: '7600' }, true],
  ['an old one of its family', { ...XTERM, VTE_VERSION: '4205' }, false],
  ['iTerm', { ...XTERM, TERM_PROGRAM: 'iTerm.app', TERM_PROGRAM_VERSION: '3.5.0' }, true],
  ['an old iTerm', { ...XTERM, TERM_PROGRAM: 'iTerm.app', TERM_PROGRAM_VERSION: '3.0.1' }, false],
  ['a terminal that says nothing of itself', XTERM, false],
  ['tmux, whatever it runs in', { TERM: 'tmux-256color', TMUX: '/tmp/x', WT_SESSION: '1' }, false],
])('%s opens links: %s', (_, env, links) => {
  expect(readAbilities(env).links).toBe(links);
});
