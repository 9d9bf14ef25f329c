// A program in its own terminal, as a person would have it: `beck doctor` tries a prompt there and types into it,
// and the installation has a question answered.

export type TrialTerminal = {
  readonly pid: number;
  /** Every character it wrote so far. */
  readonly output: () => string;
  /** Name of the program in the terminal's foreground. */
  readonly foreground: () => string;
  /** Its exit status once it has ended; 128 and the number of the signal that ended it. */
  readonly ended: () => number | undefined;
  readonly type: (text: string) => void;
  /** Kills the program; what it started is not looked for. */
  readonly kill: () => void;
};

export type TrialShell = {
  readonly program: string;
  readonly args: readonly string[];
  /** The whole environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
};

/** Wide, so that nothing that is looked for gets wrapped. Throws where no terminal opens. */
export async function openTrialTerminal({ program, args, env, cwd }: TrialShell): Promise<TrialTerminal> {
  const { spawn } = await import('@lydell/node-pty');
  const { TERM = '' } = env;
  const name = TERM === '' || TERM === 'dumb' ? 'xterm-256color' : TERM;
  const terminal = spawn(program, [...args], {
    cols: 200,
    rows: 50,
    cwd,
    name,
    // The package would pass on what is undefined as that word.
    env: Object.fromEntries(
      Object.entries({ ...env, TERM: name }).filter(([, value]) => value !== undefined),
    ),
  });
  let output = '';
  let status: number | undefined;
  terminal.onData((text) => {
    output = (output + text).slice(-MOST_KEPT);
    for (const [query, answer] of REPLIES) if (text.includes(query)) terminal.write(answer);
  });
  terminal.onExit(({ exitCode, signal = 0 }) => {
    status = signal > 0 ? 128 + signal : exitCode;
  });
  return {
    pid: terminal.pid,
    output: () => output,
    foreground: () => terminal.process,
    ended: () => status,
    type: (text) => {
      if (status === undefined) terminal.write(text);
    },
    kill: () => {
      if (status === undefined) terminal.kill('SIGKILL');
    },
  };
}

/** An rc file may write without end. */
const MOST_KEPT = 64 * 1024;

/** A terminal's answers to queries: its kind, which fish 4 waits for (its page "Terminal Compatibility"), and the cursor. */
const REPLIES = [
  ['\x1b[c', '\x1b[?62;22c'],
  ['\x1b[0c', '\x1b[?62;22c'],
  ['\x1b[6n', '\x1b[1;1R'],
] as const;
