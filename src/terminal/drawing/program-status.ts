// What the terminal is told of a question beside what it shows: its state (OSC 7501, the Program Status Protocol), and a
// notification when somebody who has turned away is needed.

type Env = Readonly<Record<string, string | undefined>>;

/** `blocked`: a question waits for the person. `clear`: nothing is to be said of beck any more. */
export type ProgramState = 'working' | 'blocked' | 'done' | 'error' | 'clear';

/** The sequence for a state; empty where the terminal is not known to read it. */
export function statusSequence(state: ProgramState, env: Env): string {
  if (!readsStatus(env)) return '';
  if (state === 'clear') return '\x1b]7501;state=clear\x1b\\';
  return `\x1b]7501;state=${state}${state === 'blocked' ? ':kind=permission' : ''}:app=beck\x1b\\`;
}

/** By their own notes; inside tmux and screen none of it arrives. */
function readsStatus(env: Env): boolean {
  if (isInside(env)) return false;
  const { TERM_PROGRAM = '', TERM_PROGRAM_VERSION = '' } = env;
  if (TERM_PROGRAM === 'iTerm.app') {
    const [major = 0, minor = 0] = TERM_PROGRAM_VERSION.split('.').map(Number);
    return major > 3 || (major === 3 && minor >= 7);
  }
  return env['TERMINAL_NAME'] === 'contour' || Boolean(env['CMUX_SURFACE_ID']);
}

/** The sequence that draws attention to `text`, which is plain; the bell where none is known. */
export function notificationSequence(text: string, env: Env): string {
  const row = isInside(env) ? undefined : NOTIFIES.find(({ is }) => is(env));
  return row === undefined ? '\x07' : row.sequence(text);
}

type Row = { readonly is: (env: Env) => boolean; readonly sequence: (text: string) => string };

/** OSC 99 says itself that it is only for a window that is not in front. */
const NOTIFIES: readonly Row[] = [
  {
    is: ({ TERM = '', KITTY_WINDOW_ID }) => TERM === 'xterm-kitty' || Boolean(KITTY_WINDOW_ID),
    sequence: (text) => `\x1b]99;o=unfocused;beck: ${text}\x1b\\`,
  },
  {
    is: ({ TERM = '', TERM_PROGRAM = '' }) =>
      /^(?:xterm-ghostty|foot)/.test(TERM) || /^(?:ghostty|WezTerm)$/.test(TERM_PROGRAM),
    sequence: (text) => `\x1b]777;notify;beck;${text}\x1b\\`,
  },
  {
    is: ({ TERM_PROGRAM = '' }) => TERM_PROGRAM === 'iTerm.app',
    sequence: (text) => `\x1b]9;beck: ${text}\x1b\\`,
  },
];

function isInside({ TMUX, STY, TERM = '' }: Env): boolean {
  return Boolean(TMUX || STY) || /^(?:tmux|screen)/.test(TERM);
}
