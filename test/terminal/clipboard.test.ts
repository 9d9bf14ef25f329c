// Where a copied command goes, what had better not be copied, and the bytes that a terminal is sent.

import headless from '@xterm/headless';
import { describe, expect, test } from 'vitest';
import {
  clipboardText,
  renderCopy,
  type WayToCopy,
  waysToCopy,
} from '../../src/terminal/drawing/clipboard.ts';

/** `terminal`, `terminal?` where it may not take it, `terminal through tmux`, or the words of a program. */
function named(way: WayToCopy): string {
  if (way.type === 'program') return [way.name, ...way.args].join(' ');
  return `terminal${way.known ? '' : '?'}${way.wrap === 'none' ? '' : ` through ${way.wrap}`}`;
}

const XTERM = { TERM: 'xterm-256color' };
const X11 = ['xclip -selection clipboard', 'xsel --clipboard --input'];

describe('a copied command goes', () => {
  test.each<[string, string, Readonly<Record<string, string>>, readonly string[]]>([
    ['to a terminal that is known to take it', 'linux', { TERM: 'xterm-kitty', DISPLAY: ':0' }, ['terminal']],
    ['to Windows Terminal', 'linux', { ...XTERM, WT_SESSION: '1', WSL_DISTRO_NAME: 'Debian' }, ['terminal']],
    [
      'to a known one over ssh',
      'linux',
      { TERM: 'foot', SSH_TTY: '/dev/pts/1', WAYLAND_DISPLAY: 'w' },
      ['terminal'],
    ],
    ['else first to the program of X', 'linux', { ...XTERM, DISPLAY: ':0' }, [...X11, 'terminal?']],
    ['of Wayland', 'linux', { ...XTERM, WAYLAND_DISPLAY: 'wayland-0' }, ['wl-copy', 'terminal?']],
    ['of WSL', 'linux', { ...XTERM, WSL_DISTRO_NAME: 'Debian' }, ['clip.exe', 'terminal?']],
    ['of macOS', 'darwin', XTERM, ['/usr/bin/pbcopy', 'terminal?']],
    ['of Windows', 'win32', { ...XTERM, SystemRoot: 'D:\\W' }, ['D:\\W\\System32\\clip.exe', 'terminal?']],
    [
      'to no program of the other machine',
      'linux',
      { ...XTERM, SSH_CONNECTION: '1', DISPLAY: ':10' },
      ['terminal?'],
    ],
    ['to no terminal that would print it', 'linux', { TERM: 'dumb', DISPLAY: ':0' }, X11],
    ['nor to one that drops it', 'darwin', { ...XTERM, TERM_PROGRAM: 'Apple_Terminal' }, ['/usr/bin/pbcopy']],
    ['nowhere on a bare console', 'linux', { TERM: 'linux' }, []],
    ['nowhere without a terminal’s name', 'linux', {}, []],
    [
      'first to tmux, whatever its terminal was when it started',
      'linux',
      { TERM: 'tmux-256color', TMUX: '/tmp/t,1,0', WT_SESSION: '1', DISPLAY: ':0' },
      ['tmux load-buffer -w -', ...X11, 'terminal? through tmux'],
    ],
    ['through screen', 'linux', { TERM: 'screen', STY: '1.x' }, ['terminal? through screen']],
  ])('%s', (_, platform, env, ways) => {
    expect(waysToCopy(env, platform).map(named)).toEqual(ways);
  });
});

test.each<[string, string, ReturnType<typeof clipboardText>]>([
  ['a command is copied as it is', 'printf \'%s\\n\' "é" | sort', { text: 'printf \'%s\\n\' "é" | sort' }],
  ['a script keeps its lines, and not the newline that would run the last', 'a\n\tb\n\n', { text: 'a\n\tb' }],
  ['newlines may be many', `${'\n'.repeat(60_000)}a\n`, { text: `${'\n'.repeat(60_000)}a` }],
  ['an escape could end a paste', 'ls\x1b[201~\nrm x', { problem: 'it holds hidden characters' }],
  ['a carriage return is an Enter', 'ls\rrm x', { problem: 'it holds hidden characters' }],
  ['what is not seen is not checked', 'ls \u202e', { problem: 'it holds hidden characters' }],
  ['as much as every terminal takes', 'x'.repeat(74_994), { text: 'x'.repeat(74_994) }],
  ['and no byte more', 'é'.repeat(37_498), { problem: 'it is too long' }],
])('%s', (_, command, copied) => {
  expect(clipboardText(command)).toEqual(copied);
});

/** What a terminal was asked to put on its clipboard, as text, and what it shows. */
async function received(bytes: string): Promise<{ clipboard: readonly string[]; shown: string }> {
  const terminal = new headless.Terminal({ allowProposedApi: true });
  const clipboard: string[] = [];
  terminal.parser.registerOscHandler(52, (text) => {
    const [selection, base64 = ''] = text.split(';');
    clipboard.push(`${selection}: ${Buffer.from(base64, 'base64').toString()}`);
    return true;
  });
  await new Promise<void>((settle) => terminal.write(bytes, settle));
  return { clipboard, shown: terminal.buffer.active.getLine(0)?.translateToString(true) ?? '' };
}

const LONG = `echo ${'long é '.repeat(80)}`;

describe('the terminal gets the whole text and shows nothing of it', () => {
  test('by itself', async () => {
    expect(await received(renderCopy(LONG, 'none'))).toEqual({ clipboard: [`c: ${LONG}`], shown: '' });
  });

  test('through tmux, which takes its own wrapping off', async () => {
    const wrapped = renderCopy(LONG, 'tmux');
    expect(wrapped).toMatch(/^.Ptmux;.*.\\$/);
    const inside = wrapped.slice('.Ptmux;'.length, -'.\\'.length);
    expect(await received(inside.replaceAll('\x1b\x1b', '\x1b'))).toEqual({
      clipboard: [`c: ${LONG}`],
      shown: '',
    });
  });

  test('through screen, in strings that it can hold', async () => {
    const pieces = renderCopy(LONG, 'screen').split('\x1bP').slice(1);
    expect(pieces.every((piece) => piece.endsWith('\x1b\\') && piece.length < 256)).toBe(true);
    const handedOn = pieces.map((piece) => piece.slice(0, -2)).join('');
    expect(await received(handedOn)).toEqual({ clipboard: [`c: ${LONG}`], shown: '' });
  });
});
