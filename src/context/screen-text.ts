// What the last command printed, read from the terminal the person is in: tmux, kitty or WezTerm. Nothing is run again.

import { runOwnProgram } from '../processes/own-program.ts';

export type ScreenRequest = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly cwd: string;
  /** The command whose output is wanted, as it was typed. */
  readonly command: string;
};

/** Seconds; a terminal answers at once or not at all. */
const SECONDS = 2;

/** Undefined outside of these terminals, and where the command is no longer on the screen. Untrusted text. */
export async function readScreenText({
  env,
  home,
  cwd,
  command,
}: ScreenRequest): Promise<string | undefined> {
  const source = sourceOf(env);
  if (source === undefined) return undefined;
  const signal = AbortSignal.timeout(SECONDS * 1000);
  const { status, stdout } = await runOwnProgram({
    words: source.words,
    env,
    around: { cwd, home },
    seconds: SECONDS,
    signal,
  });
  if (status !== 0) return undefined;
  return source.whole ? outputBelow(stdout, command) : stdout.trim();
}

/** `whole`: the program prints the screen, in which the output has to be found. */
type Source = { readonly words: readonly string[]; readonly whole: boolean };

function sourceOf(env: ScreenRequest['env']): Source | undefined {
  const { TMUX, TMUX_PANE, KITTY_WINDOW_ID, KITTY_LISTEN_ON, WEZTERM_PANE } = env;
  if (TMUX && TMUX_PANE && /^%\d+$/.test(TMUX_PANE))
    return { words: ['tmux', 'capture-pane', '-p', '-J', '-S', '-1000', '-t', TMUX_PANE], whole: true };
  if (KITTY_WINDOW_ID && KITTY_LISTEN_ON)
    return { words: ['kitten', '@', 'get-text', '--extent=last_cmd_output'], whole: false };
  if (WEZTERM_PANE && /^\d+$/.test(WEZTERM_PANE))
    return {
      words: ['wezterm', 'cli', 'get-text', '--pane-id', WEZTERM_PANE, '--start-line', '-1000'],
      whole: true,
    };
  return undefined;
}

/**
 * The lines between the last one that ends with the command and the line of the question, which is the last but for
 * empty ones. Undefined where the command is not there.
 */
export function outputBelow(screen: string, command: string): string | undefined {
  const lines = screen.trimEnd().split('\n');
  const typed = command.trim().split('\n').at(-1)?.trimEnd() ?? '';
  if (typed === '') return undefined;
  const question = lines.length - 1;
  const at = lines.findLastIndex((line, index) => index < question && line.trimEnd().endsWith(typed));
  return at < 0
    ? undefined
    : lines
        .slice(at + 1, question)
        .join('\n')
        .trim();
}
