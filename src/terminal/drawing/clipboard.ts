// Ways to put a text on the clipboard: the terminal's own sequence (OSC 52), tmux, or a program of the platform.

import { makeVisible } from '../../domain/visible.ts';

type Env = Readonly<Record<string, string | undefined>>;

export type WayToCopy =
  /** Written to the terminal, which does not tell whether it took it; `known`: this one does unless its settings forbid it. */
  | { readonly type: 'terminal'; readonly known: boolean; readonly wrap: 'none' | 'tmux' | 'screen' }
  /** The text goes to its standard input. `name`: looked for on PATH unless absolute. */
  | {
      readonly type: 'program';
      readonly name: string;
      readonly args: readonly string[];
      readonly encoding: 'utf8' | 'utf16le';
    };

/** Ways worth trying here, the best first. None where nothing reaches a clipboard. */
export function waysToCopy(env: Env, platform: string): readonly WayToCopy[] {
  const known = KNOWN_TERMINALS.some((holds) => holds(env));
  const programs = isSet(env, 'SSH_CONNECTION', 'SSH_TTY') ? [] : programsHere(env, platform);
  // Inside tmux and screen, variables of the outer terminal may be out of date.
  if (isSet(env, 'TMUX')) return [TMUX, ...programs, { type: 'terminal', known: false, wrap: 'tmux' }];
  if (isSet(env, 'STY')) return [...programs, { type: 'terminal', known: false, wrap: 'screen' }];
  if (UNABLE.has(env['TERM'] ?? '') || env['TERM_PROGRAM'] === 'Apple_Terminal') return programs;
  const terminal = { type: 'terminal', known, wrap: 'none' } as const;
  return known ? [terminal] : [...programs, terminal];
}

/** They would print the sequence, or drop it for certain. */
const UNABLE = new Set(['', 'dumb', 'linux', 'vt100', 'vt220']);

/** Terminals that put OSC 52 on the clipboard as they come. */
const KNOWN_TERMINALS: readonly ((env: Env) => boolean)[] = [
  ({ TERM = '' }) => /^(?:xterm-kitty|alacritty|foot|xterm-ghostty|wezterm|contour|rio)/.test(TERM),
  ({ TERM_PROGRAM = '' }) => ['WezTerm', 'ghostty'].includes(TERM_PROGRAM),
  (env) => isSet(env, 'WT_SESSION'),
];

/** Its own buffer, and with `-w` (3.2) the clipboard of the terminal around it. */
const TMUX = program('tmux', 'load-buffer', '-w', '-');

function programsHere(env: Env, platform: string): readonly WayToCopy[] {
  if (platform === 'darwin') return [program('/usr/bin/pbcopy')];
  if (platform === 'win32') return [windows(`${env['SystemRoot'] ?? 'C:\\Windows'}\\System32\\clip.exe`)];
  return [
    ...(isSet(env, 'WSL_DISTRO_NAME') ? [windows('clip.exe')] : []),
    ...(isSet(env, 'WAYLAND_DISPLAY') ? [program('wl-copy')] : []),
    ...(isSet(env, 'DISPLAY')
      ? [program('xclip', '-selection', 'clipboard'), program('xsel', '--clipboard', '--input')]
      : []),
  ];
}

function program(name: string, ...args: readonly string[]): WayToCopy {
  return { type: 'program', name, args, encoding: 'utf8' };
}

function windows(name: string): WayToCopy {
  return { type: 'program', name, args: [], encoding: 'utf16le' };
}

function isSet(env: Env, ...names: readonly string[]): boolean {
  return names.some((name) => (env[name] ?? '') !== '');
}

/** Bytes: as many as fit the 100,000 characters that the strictest terminals take. */
const MOST_COPIED = 74_994;

/** A command ready for pasting: without a final newline, which would run it. Or the reason not to copy it. */
export function clipboardText(
  command: string,
): { readonly text: string } | { readonly problem: 'it is too long' | 'it holds hidden characters' } {
  const text = command.replace(/(?<!\n)\n+$/, '');
  if (Buffer.byteLength(text) > MOST_COPIED) return { problem: 'it is too long' };
  // An escape would end the paste early, and what follows would be typed; what cannot be seen is not checked.
  return makeVisible(text) === text ? { text } : { problem: 'it holds hidden characters' };
}

/** The bytes for the terminal, wrapped for tmux or screen. */
export function renderCopy(text: string, wrap: 'none' | 'tmux' | 'screen'): string {
  const base64 = Buffer.from(text).toString('base64');
  const sequence = `${ESC}]52;c;${base64}\x07`;
  switch (wrap) {
    case 'none':
      return sequence;
    case 'tmux':
      return `${ESC}Ptmux;${sequence.replaceAll(ESC, ESC + ESC)}${ESC}\\`;
    case 'screen':
      // It hands on strings of so many bytes at a time.
      return (sequence.match(/[\s\S]{1,76}/g) ?? []).map((piece) => `${ESC}P${piece}${ESC}\\`).join('');
  }
}

const ESC = '\x1b';
