// One interactive shell in a real terminal with beck sourced, for scenarios that run the same in every shell.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf } from '../support/bundles.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { makeLayout } from '../support/layout.ts';
import { type DrivenShell, findProgram, need, PWSH } from '../support/programs.ts';
import { openTerminal, type Terminal } from '../support/terminal.ts';
import { identityOf, type KeptShells } from './kept-shells.ts';

export { DRIVEN_SHELLS, type DrivenShell, PWSH, type ShellName, TESTED_SHELLS } from '../support/programs.ts';

/** What every test prompt ends with, so that a waiting test knows it. */
export const PROMPT = 'ready> ';
const EVERY_PROMPT = /^ready>/gm;

export type ShellSession = {
  readonly shell: DrivenShell;
  readonly home: FreshHome;
  readonly terminal: Terminal;
  /** Types a line, presses Enter. */
  readonly enter: (line: string) => void;
  /** Pastes once the line editor reads: a shell that has only drawn its prompt would take it for typed lines. */
  readonly paste: (text: string) => Promise<void>;
  /** How many prompts there were so far. */
  readonly promptCount: () => number;
  /** Settles when a new prompt is on the last line, after at least `count` prompts in all. */
  readonly prompt: (count?: number) => Promise<void>;
  /** Runs a line as the person would and settles at the next prompt. */
  readonly run: (line: string) => Promise<void>;
  /** Ctrl-C in the line editor, once it reads: zsh misses one between its drawing and its reading. */
  readonly leaveLine: () => Promise<void>;
  /** Everything on the screen and above it after the last line that holds `line`. */
  readonly after: (line: string) => string;
  /** Settles when nothing of a question is left: no helper, no folder. */
  readonly tidy: () => Promise<void>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

export type SessionOptions = {
  /** Program of the helper, relative to the repository. */
  readonly main: string;
  readonly env?: Readonly<Record<string, string>>;
  /** False leaves beck's line out of the rc file; default true. */
  readonly sourced?: boolean;
  /** Lines of the rc file before and after beck's. */
  readonly before?: string;
  readonly after?: string;
  readonly prepare?: (home: FreshHome) => void;
  readonly columns?: number;
  readonly rows?: number;
  /** The modes of files count, for root as well; what that takes is Linux's own. */
  readonly ordinary?: boolean;
  /** Takes a shell that a test before has left as it was, and leaves it to the next. */
  readonly kept?: KeptShells;
};

const RC_FILES: Readonly<Record<DrivenShell, string>> = {
  zsh: '.zshrc',
  bash: '.bashrc',
  fish: '.config/fish/config.fish',
  powershell: '.config/powershell/profile.ps1',
};

const PROMPT_SETTINGS: Readonly<Record<DrivenShell, string>> = {
  zsh: `PROMPT='${PROMPT}'; HISTFILE=~/.zsh_history; HISTSIZE=1000; SAVEHIST=1000; setopt inc_append_history`,
  bash: `PS1='${PROMPT}'; bind 'set enable-bracketed-paste on'`,
  fish: `function fish_prompt; echo -n '${PROMPT}'; end; function fish_greeting; end; function fish_right_prompt; end; function fish_title; end`,
  powershell: `function prompt { '${PROMPT}' }; Set-PSReadLineOption -PredictionSource None`,
};

const READS_ALL = '-dac_override,-dac_read_search';
const WITHOUT_PRIVILEGES = ['setpriv', `--inh-caps=${READS_ALL}`, `--bounding-set=${READS_ALL}`];
/** Whether a shell can be `ordinary` here. */
export const CAN_BE_ORDINARY = process.getuid?.() !== 0 || findProgram('setpriv') !== undefined;

/** PowerShell would ask whether there is a newer one, and count that it was started. */
const QUIET = {
  POWERSHELL_TELEMETRY_OPTOUT: '1',
  POWERSHELL_UPDATECHECK: 'Off',
  // It measures code to make it faster later, which a short session only pays for.
  DOTNET_TieredPGO: '0',
  DOTNET_TC_CallCounting: '0',
};

export async function openShell(shell: DrivenShell, options: SessionOptions): Promise<ShellSession> {
  need(shell);
  const identity = identityOf({ ...options, shell });
  const again = options.kept?.take(identity);
  if (again !== undefined) {
    options.prepare?.(again.home);
    return again;
  }
  const home = await freshHome();
  const layout = makeLayout(join(home.path, 'beck-layout'), options.main);
  const rc = join(home.path, RC_FILES[shell]);
  mkdirSync(join(rc, '..'), { recursive: true });
  const lines = [
    PROMPT_SETTINGS[shell],
    options.before ?? '',
    options.sourced === false ? '' : `${shell === 'powershell' ? '.' : 'source'} ${layout.script(shell)}`,
    options.after ?? '',
  ];
  writeFileSync(rc, `${lines.join('\n')}\n`);
  mkdirSync(join(home.path, 'work'));
  // Its absence makes a new fish read every manual page in the background.
  mkdirSync(join(home.path, '.local/share/fish/generated_completions'), { recursive: true });
  options.prepare?.(home);
  const [command = '', ...args] = [
    ...(options.ordinary && process.getuid?.() === 0 ? WITHOUT_PRIVILEGES : []),
    shell === 'powershell' ? (PWSH ?? 'pwsh') : shell,
    ...{ bash: ['--noprofile'], powershell: ['-NoLogo'], zsh: [], fish: [] }[shell],
  ];
  const terminal = await openTerminal({
    command,
    args,
    env: { ...home.env, SHELL: shell, ...(shell === 'powershell' && QUIET), ...options.env },
    cwd: join(home.path, 'work'),
    columns: options.columns ?? 100,
    rows: options.rows ?? 30,
  });
  const session: ShellSession = {
    shell,
    home,
    terminal,
    enter(line) {
      terminal.type(line);
      terminal.press('Enter');
    },
    async paste(text) {
      // PSReadLine knows no pastes.
      if (shell !== 'powershell')
        await terminal.waitUntil(terminal.marksPastes, { what: 'the line editor reads' });
      terminal.paste(text);
    },
    promptCount: () => promptCount(terminal),
    prompt: (count = 1) =>
      terminal.waitUntil(() => atPrompt(terminal) && promptCount(terminal) >= count, { what: 'the prompt' }),
    async run(line) {
      const before = promptCount(terminal);
      session.enter(line);
      await session.prompt(before + 1);
    },
    async leaveLine() {
      await terminal.waitUntil(terminal.isWaiting, { what: 'the line editor reads' });
      terminal.press('Ctrl-C');
    },
    after(line) {
      const lines = terminal.scrollback().split('\n');
      return lines.slice(lines.findLastIndex((shown) => shown.includes(line)) + 1).join('\n');
    },
    tidy: () =>
      terminal.waitUntil(() => leftovers(home).length === 0 && terminal.processes().length <= 1, {
        what: 'the helper and its folder to be gone',
      }),
    [Symbol.asyncDispose]: () => options.kept?.giveBack(identity, { session, close }) ?? close(),
  };
  const close = async () => {
    await terminal.close();
    await home.remove();
  };
  // On a busy machine PowerShell alone takes half a minute to start.
  await terminal.waitUntil(() => atPrompt(terminal), { what: 'the first prompt', timeout: 60_000 });
  return session;
}

/** Private folders of questions that are still there. */
export function leftovers(home: FreshHome): readonly string[] {
  return readdirSync(join(home.path, '.run')).filter((name) => name.startsWith('beck.'));
}

function promptCount(terminal: Terminal): number {
  return terminal.scrollback().match(EVERY_PROMPT)?.length ?? 0;
}

function atPrompt(terminal: Terminal): boolean {
  return terminal.screen().split('\n').at(-1) === PROMPT.trimEnd();
}

export type LoggedEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

type Steps = readonly Readonly<Record<string, unknown>>[];

export type ScriptedSession = ShellSession & {
  readonly log: () => readonly LoggedEvent[];
  readonly logged: (type: string) => Promise<LoggedEvent>;
  /** What the helpers of the next questions run; the log begins anew. */
  readonly play: (steps: Steps) => void;
};

/** A shell whose helper runs the given steps and writes down what it saw. */
export async function openScripted(
  shell: DrivenShell,
  steps: Steps,
  options: Partial<SessionOptions> = {},
): Promise<ScriptedSession> {
  let file = '';
  const session = await openShell(shell, {
    main: bundleOf('test/shell/fixtures/scripted-helper.ts'),
    ...options,
    prepare(home) {
      file = join(home.path, 'log.jsonl');
      play(home, steps);
      options.prepare?.(home);
      exportVariables(shell, home, { BECK_TEST_STEPS: join(home.path, 'steps.json'), BECK_TEST_LOG: file });
    },
  });
  const log = (): LoggedEvent[] => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    // After the last newline is nothing, or what is still being written.
    return lines.slice(0, -1).map((line): LoggedEvent => JSON.parse(line));
  };
  const logged = async (type: string): Promise<LoggedEvent> => {
    await session.terminal.waitUntil(() => log().some((event) => event.type === type), {
      what: `the helper's ${type}`,
    });
    const found = log().find((event) => event.type === type);
    if (!found) throw new Error(`no ${type}`);
    return found;
  };
  return { ...session, log, logged, play: (next) => play(session.home, next) };
}

function play({ path }: FreshHome, steps: Steps): void {
  rmSync(join(path, 'log.jsonl'), { force: true });
  writeFileSync(join(path, 'steps.json'), JSON.stringify(steps));
}

/** The home is known only once it exists, so its paths enter by the rc file. */
function exportVariables(
  shell: DrivenShell,
  home: FreshHome,
  variables: Readonly<Record<string, string>>,
): void {
  const rc = join(home.path, RC_FILES[shell]);
  const lines = Object.entries(variables).map(([name, value]) => {
    if (shell === 'powershell') return `$env:${name} = '${value}'`;
    return shell === 'fish' ? `set -gx ${name} ${value}` : `export ${name}=${value}`;
  });
  writeFileSync(rc, `${lines.join('\n')}\n${readFileSync(rc, 'utf8')}`);
}
