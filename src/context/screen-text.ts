// What the last command printed, read from the terminal the person is in: tmux, kitty, WezTerm or Zellij. Nothing is run again.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOwnProgram } from '../processes/own-program.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type ScreenRequest = {
  readonly env: Environment;
  readonly home: string;
  readonly cwd: string;
  /** The command whose output is wanted, as it was typed. */
  readonly command: string;
};

/** How a terminal tells what it shows. */
export type ScreenSource = {
  readonly words: readonly string[];
  /** It prints the screen, in which the output has to be found. */
  readonly whole: boolean;
  /** It writes into a file, whose path is its last argument. */
  readonly toFile?: boolean;
};

/** Seconds; a terminal answers at once or not at all. */
const SECONDS = 2;

/** Undefined outside of these terminals. */
export function screenSource(env: Environment): ScreenSource | undefined {
  const { TMUX, TMUX_PANE, KITTY_WINDOW_ID, KITTY_LISTEN_ON, WEZTERM_PANE, ZELLIJ } = env;
  if (TMUX && TMUX_PANE && /^%\d+$/.test(TMUX_PANE))
    return { words: ['tmux', 'capture-pane', '-p', '-J', '-S', '-1000', '-t', TMUX_PANE], whole: true };
  if (ZELLIJ) return { words: ['zellij', 'action', 'dump-screen', '--full'], whole: true, toFile: true };
  if (KITTY_WINDOW_ID && KITTY_LISTEN_ON)
    return { words: ['kitten', '@', 'get-text', '--extent=last_cmd_output'], whole: false };
  if (WEZTERM_PANE && /^\d+$/.test(WEZTERM_PANE))
    return {
      words: ['wezterm', 'cli', 'get-text', '--pane-id', WEZTERM_PANE, '--start-line', '-1000'],
      whole: true,
    };
  return undefined;
}

/** Undefined where the command is no longer on the screen. Untrusted text. */
export async function readScreenText(
  source: ScreenSource,
  request: ScreenRequest,
): Promise<string | undefined> {
  const text = source.toFile ? await readThroughFile(source, request) : await printed(source.words, request);
  if (text === undefined) return undefined;
  return source.whole ? outputBelow(text, request.command) : text.trim();
}

async function printed(
  words: readonly string[],
  { env, home, cwd }: ScreenRequest,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(SECONDS * 1000);
  const around = { cwd, home };
  const { status, stdout } = await runOwnProgram({ words, env, around, seconds: SECONDS, signal });
  return status === 0 ? stdout : undefined;
}

/** The folder is ours alone, and is gone afterwards. */
async function readThroughFile({ words }: ScreenSource, request: ScreenRequest): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'beck-screen-'));
  const file = join(folder, 'screen');
  try {
    const said = await printed([...words, file], request);
    return said === undefined ? undefined : readFileSync(file, 'utf8');
  } catch {
    // It said that it wrote the file, and did not.
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
