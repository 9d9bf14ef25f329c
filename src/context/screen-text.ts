// What the last command printed, read from the terminal the person is in: tmux, kitty, WezTerm or Zellij. Nothing is run again.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bounds, boundText } from '../output/bounded.ts';
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
  /** Prints the screen with what has scrolled away. */
  readonly words: readonly string[];
  /** For a version that does not know those words: writes into a file, whose path is the last argument. */
  readonly older?: readonly string[];
};

/** Seconds; a terminal answers at once or not at all. */
const SECONDS = 2;

/** A failed command is looked for in this much; a question about one mostly follows it directly. */
const SCREEN: Bounds = { bytes: 256 * 1024, lines: 1000, headLines: 0, tailLines: 1000 };

/** Undefined outside of these terminals. */
export function screenSource(env: Environment): ScreenSource | undefined {
  const { TMUX, TMUX_PANE, KITTY_WINDOW_ID, KITTY_LISTEN_ON, WEZTERM_PANE, ZELLIJ, ZELLIJ_PANE_ID } = env;
  if (TMUX && TMUX_PANE && /^%\d+$/.test(TMUX_PANE))
    return { words: ['tmux', 'capture-pane', '-p', '-J', '-S', '-1000', '-t', TMUX_PANE] };
  if (ZELLIJ && isNumber(ZELLIJ_PANE_ID)) {
    const dump = ['zellij', 'action', 'dump-screen', '--full'];
    // Before 0.44 it takes a path and dumps the focused pane, in which the person has just pressed a key.
    return { words: [...dump, '--pane-id', ZELLIJ_PANE_ID], older: dump };
  }
  // `last_cmd_output` would be the question itself, as the shell's latest command; `kitten` is newer than 0.26.
  if (KITTY_LISTEN_ON && isNumber(KITTY_WINDOW_ID))
    return { words: ['kitty', '@', 'get-text', `--match=id:${KITTY_WINDOW_ID}`, '--extent=all'] };
  if (isNumber(WEZTERM_PANE))
    return { words: ['wezterm', 'cli', 'get-text', '--pane-id', WEZTERM_PANE, '--start-line', '-1000'] };
  return undefined;
}

function isNumber(text: string | undefined): text is string {
  return text !== undefined && /^\d+$/.test(text);
}

/** Undefined where the command is no longer on the screen. Untrusted text. */
export async function readScreenText(
  { words, older }: ScreenSource,
  request: ScreenRequest,
): Promise<string | undefined> {
  const screen = (await printed(words, request)) ?? (older && (await readThroughFile(older, request)));
  const output = screen === undefined ? undefined : outputBelow(screen, request.command);
  return output === undefined ? undefined : boundText(output, Buffer.byteLength(output)).text;
}

async function printed(
  words: readonly string[],
  { env, home, cwd }: ScreenRequest,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(SECONDS * 1000);
  const around = { cwd, home };
  const { status, stdout } = await runOwnProgram({
    words,
    env,
    around,
    seconds: SECONDS,
    signal,
    bounds: SCREEN,
  });
  return status === 0 ? stdout : undefined;
}

/** The folder is ours alone, and is gone afterwards. */
async function readThroughFile(
  words: readonly string[],
  request: ScreenRequest,
): Promise<string | undefined> {
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
 * empty ones; without prompts at which nothing was typed. Undefined where the command is not there.
 */
export function outputBelow(screen: string, command: string): string | undefined {
  const lines = screen.trimEnd().split('\n');
  const typed = command.trim().split('\n').at(-1)?.trimEnd() ?? '';
  if (typed === '') return undefined;
  const question = lines.length - 1;
  const at = lines.findLastIndex((_, index) => index < question && endsWithCommand(lines, index, typed));
  if (at < 0) return undefined;
  const prompt = (lines[question] ?? '').replace(/(?<!\S)\?.*$/, '').trim();
  return lines
    .slice(at + 1, question)
    .filter((line) => prompt === '' || line.trim() !== prompt)
    .join('\n')
    .trim();
}

/** Not every terminal joins the rows that a long line takes, and blanks at the end of a row may be cut off. */
function endsWithCommand(lines: readonly string[], last: number, typed: string): boolean {
  const wanted = withoutBlanks(typed);
  let text = lines[last]?.trimEnd() ?? '';
  if (text.endsWith(typed)) return true;
  for (let row = last - 1; row >= 0 && wanted.endsWith(withoutBlanks(text)) && text !== ''; row -= 1) {
    text = `${lines[row]}${text}`;
    if (withoutBlanks(text).endsWith(wanted)) return true;
  }
  return false;
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/g, '');
}
