// Links that the terminal opens (OSC 8), for terminals known not to print the sequence.

/** Opening and closing sequence around the text of a link. */
export type LinkMarks = { readonly open: string; readonly close: string };

type Env = Readonly<Record<string, string | undefined>>;

/**
 * By the names and versions that terminals give in the environment; sources: the list at
 * https://github.com/Alhadis/OSC8-Adoption and each terminal's notes. tmux and screen may drop the address.
 */
export function knowsLinks(env: Env): boolean {
  const { TERM = '', TERM_PROGRAM = '', TERM_PROGRAM_VERSION = '' } = env;
  if (env['TMUX'] || env['STY'] || /^(?:tmux|screen)/.test(TERM)) return false;
  if (/^(?:xterm-kitty|xterm-ghostty|alacritty|foot|wezterm|contour|rio)/.test(TERM)) return true;
  if (TERM_PROGRAM === 'iTerm.app') return atLeast(TERM_PROGRAM_VERSION, 3, 1);
  if (/^(?:WezTerm|vscode|ghostty|rio|Tabby|WarpTerminal|zed)$/i.test(TERM_PROGRAM)) return true;
  return (
    Boolean(env['WT_SESSION'] || env['KITTY_WINDOW_ID'] || env['DOMTERM']) ||
    Number(env['VTE_VERSION'] ?? 0) >= 5000 ||
    Number(env['KONSOLE_VERSION'] ?? 0) >= 201200
  );
}

function atLeast(version: string, major: number, minor: number): boolean {
  const [first = 0, second = 0] = version.split('.').map(Number);
  return first > major || (first === major && second >= minor);
}

/** Undefined for an address that must not be a link, or that could end the sequence. */
export function linkMarks(url: string): LinkMarks | undefined {
  if (!/^(?:https?|mailto):[!-~]+$/i.test(url)) return undefined;
  return { open: `\x1b]8;;${url}\x1b\\`, close: '\x1b]8;;\x1b\\' };
}
