// Tries a question at the prompt of a shell with the person's own rc files, and leaves nothing of it behind.

import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { partScript, type ScriptShell, shellOfProgram } from '../../../domain/shell-descriptor.ts';
import { endMarkedProcesses } from '../../../processes/marked-processes.ts';
import { removePrivateFolders } from '../../../shell-link/private-folder.ts';
import { openTrialTerminal, type TrialTerminal } from '../../../shell-link/trial-terminal.ts';
import type { Installation } from '../../shared/installation.ts';
import { findTrialAnswer, TRIAL, TRIAL_QUESTION } from './trial-answer.ts';
import { bindingOf, parseTrialState, type TrialState, typesItself } from './trial-state.ts';

/** What became of the question. */
export type TrialOutcome =
  /** `shell`: who asked it, mostly the shell that was started. */
  | {
      readonly type: 'answered';
      readonly shell: string;
      readonly exact: boolean;
      readonly milliseconds: number;
    }
  /** It was typed, and nothing came in time. `shows`: the last line of the screen that holds anything. */
  | { readonly type: 'unanswered'; readonly shows: string }
  /** beck was not there, or the prefix's key is another tool's: `binding`. */
  | { readonly type: 'not-typed'; readonly binding: string | undefined }
  /**
   * The rc files did not come to their end in time; `foreground` is the program that had the terminal, `load` how busy
   * the machine was, where that alone may be the reason.
   */
  | { readonly type: 'no-prompt'; readonly foreground: string; readonly load: string | undefined }
  | { readonly type: 'ended'; readonly status: number };

export type Trial = {
  readonly outcome: TrialOutcome;
  /** Undefined where the rc files did not come to their end. */
  readonly state: TrialState | undefined;
  /** The same rc files without beck: what its keys were before. */
  readonly without: TrialState | undefined;
};

export type TrialPlan = {
  readonly shell: ScriptShell;
  /** Absolute path of the program. */
  readonly program: string;
  readonly installation: Installation;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** For everything; at most this long, in ms. */
  readonly limit: number;
};

export async function tryPrompt(plan: TrialPlan): Promise<Trial> {
  const [tried, without] = await Promise.all([
    inTrialShell(plan, 'with beck', askInTrial),
    inTrialShell(plan, 'without beck', ({ state }) => state()),
  ]);
  return { ...tried, without };
}

type TrialShellIo = {
  readonly plan: TrialPlan;
  readonly folder: string;
  readonly terminal: TrialTerminal;
  /** Settles with it once the rc files are read, or with undefined. */
  readonly state: () => Promise<TrialState | undefined>;
  readonly until: (condition: () => boolean | Promise<boolean>) => Promise<boolean>;
};

type Which = 'with beck' | 'without beck';

async function inTrialShell<T>(
  plan: TrialPlan,
  which: Which,
  work: (io: TrialShellIo) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'beck-doctor-'));
  const mark = `${TRIAL}=${folder}`;
  let terminal: TrialTerminal | undefined;
  try {
    const cwd = join(folder, 'empty');
    await mkdir(cwd);
    const env = await environmentOf(plan, folder, which);
    terminal = await openTrialTerminal({
      program: plan.program,
      args: TRIALS[plan.shell].arguments(trialScript(plan), which),
      env,
      cwd,
    });
    return await work(createIo(plan, folder, terminal));
  } finally {
    terminal?.kill();
    await endMarkedProcesses(mark);
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    if (terminal !== undefined) await removePrivateFolders(plan.env, terminal.pid);
  }
}

function createIo(plan: TrialPlan, folder: string, terminal: TrialTerminal): TrialShellIo {
  const end = performance.now() + plan.limit;
  const until: TrialShellIo['until'] = async (condition) => {
    while (!(await condition())) {
      if (performance.now() > end) return false;
      await new Promise((wake) => setTimeout(wake, 20));
    }
    return true;
  };
  const state = async (): Promise<TrialState | undefined> => {
    let found: TrialState | undefined;
    await until(async () => {
      found = parseTrialState(await readFile(join(folder, 'state'), 'utf8').catch(() => ''));
      return found !== undefined || terminal.ended() !== undefined || isHandedOn(plan, terminal);
    });
    // What runs before the first prompt must not be cut short either.
    await untilItReads(terminal, until);
    return found;
  };
  return { plan, folder, terminal, state, until };
}

/** Twice as many programs as processors want to run, so every program takes at least twice its time. */
function heavyLoad(): string | undefined {
  const [load = 0] = loadavg();
  const processors = availableParallelism();
  return load > 2 * processors
    ? `load ${load.toFixed(0)} on ${processors} processor${processors === 1 ? '' : 's'}`
    : undefined;
}

async function askInTrial(io: TrialShellIo): Promise<Omit<Trial, 'without'>> {
  const { plan, terminal } = io;
  const state = await io.state();
  const status = terminal.ended();
  if (status !== undefined) return { outcome: { type: 'ended', status }, state };
  // Another shell in its place writes no state.
  const handed = state === undefined && isHandedOn(plan, terminal);
  if (state === undefined && !handed)
    return {
      outcome: { type: 'no-prompt', foreground: basename(terminal.foreground()), load: heavyLoad() },
      state,
    };
  const binding = state && bindingOf(state, plan.shell, state.prefix);
  if (state?.loaded === false) return { outcome: { type: 'not-typed', binding: undefined }, state };
  if (binding !== undefined && !typesItself(binding))
    return { outcome: { type: 'not-typed', binding }, state };
  return { outcome: await typeQuestion(io, state?.prefix ?? '?'), state };
}

/** Another shell took its place, or runs in front of it, and would keep no history. */
function isHandedOn({ shell }: TrialPlan, terminal: TrialTerminal): boolean {
  const other = shellOfProgram(basename(terminal.foreground()));
  if (other === undefined || other === shell) return false;
  return TRIALS[other].isPrivate && terminal.output().includes(READS);
}

async function typeQuestion(
  { folder, terminal, until }: TrialShellIo,
  prefix: string,
): Promise<TrialOutcome> {
  const started = performance.now();
  const typed = terminal.output().length;
  // The space keeps it out of history where nothing else would.
  terminal.type(` ${prefix} ${TRIAL_QUESTION}\r`);
  const found = () => findTrialAnswer(terminal.output(), folder);
  let prompted: number | undefined;
  await until(() => {
    if (terminal.output().indexOf(READS, typed) >= 0) prompted ??= performance.now();
    const refused = prompted !== undefined && performance.now() - prompted > GRACE;
    return refused || found() !== undefined || terminal.ended() !== undefined;
  });
  const answer = found();
  if (answer !== undefined)
    return { type: 'answered', ...answer, milliseconds: Math.round(performance.now() - started) };
  const status = terminal.ended();
  if (status !== undefined) return { type: 'ended', status };
  return { type: 'unanswered', shows: lastLine(terminal.output().slice(typed)) };
}

/** The helper says its word when the prompt is back. In ms. */
const GRACE = 1500;

/** Where the line editor does not say that it reads, silence does. */
async function untilItReads(terminal: TrialTerminal, until: TrialShellIo['until']): Promise<void> {
  const from = terminal.output().lastIndexOf(READS);
  let length = terminal.output().length;
  let since = performance.now();
  await until(() => {
    const output = terminal.output();
    if (output.length !== length) {
      length = output.length;
      since = performance.now();
    }
    const quiet = performance.now() - since;
    return terminal.ended() !== undefined || quiet > (output.lastIndexOf(READS) > from ? 60 : 400);
  });
}

/** Pastes are to be marked: line editors ask for it when they begin to read. */
const READS = '\x1b[?2004h';

function lastLine(output: string): string {
  const plain = stripVTControlCharacters(output).replace(/[^\P{Cc}\n]/gu, '');
  const lines = plain.split('\n').map((line) => line.trim());
  return (
    lines.findLast((line) => line.startsWith('beck: ')) ??
    lines.findLast((line) => line !== '') ??
    ''
  ).slice(0, 200);
}

type TrialPlace = {
  readonly plan: TrialPlan;
  /** In the shell's folder, `trial.*`. */
  readonly script: string;
  readonly folder: string;
  readonly which: Which;
};

type TrialRow = {
  /** A variable keeps it from writing history. */
  readonly isPrivate: boolean;
  readonly arguments: (script: string, which: Which) => readonly string[];
  /** What it needs besides the common variables. */
  readonly environment: (place: TrialPlace) => Promise<Record<string, string | undefined>>;
};

const TRIALS: Readonly<Record<ScriptShell, TrialRow>> = {
  zsh: {
    isPrivate: false,
    arguments: () => ['-i'],
    async environment({ plan, script, folder }) {
      for (const name of ['.zshenv', '.zshrc']) await symlink(script, join(folder, name));
      return { ZDOTDIR: folder, [`${TRIAL}_ZDOTDIR`]: plan.env['ZDOTDIR'] };
    },
  },
  bash: {
    isPrivate: false,
    arguments: (script) => ['--rcfile', script, '-i'],
    environment: async () => ({}),
  },
  fish: {
    isPrivate: true,
    arguments: () => ['-i', '-C', `source "$${TRIAL}/trial.fish"`],
    async environment({ plan, script, folder, which }) {
      await symlink(script, join(folder, 'trial.fish'));
      return which === 'with beck' ? {} : { XDG_DATA_DIRS: await withoutBeckFish(folder, plan.env) };
    },
  },
  powershell: {
    isPrivate: false,
    arguments: (script, which) => [
      '-NoLogo',
      ...(which === 'without beck' ? ['-NoProfile'] : []),
      '-NoExit',
      '-File',
      script,
    ],
    // It would look for a newer one, count that it was started, and leave sockets when it is killed.
    environment: async ({ folder }) => ({
      POWERSHELL_UPDATECHECK: 'Off',
      POWERSHELL_TELEMETRY_OPTOUT: '1',
      TMPDIR: folder,
    }),
  },
};

function trialScript({ installation, shell }: TrialPlan): string {
  return join(installation.current, 'shell', partScript('trial', shell));
}

async function environmentOf(
  plan: TrialPlan,
  folder: string,
  which: Which,
): Promise<Record<string, string | undefined>> {
  const place = { plan, script: trialScript(plan), folder, which };
  return {
    ...plan.env,
    [TRIAL]: folder,
    ...(which === 'without beck' && { [`${TRIAL}_WITHOUT`]: '1' }),
    // With these fish 3.6 writes no history file (measured), even if another shell starts it.
    fish_private_mode: '1',
    fish_history: '',
    // As inside of tmux, which rc files that start it look at, but of a server that is not there.
    TMUX: join(folder, 'no-tmux,0,0'),
    TMUX_TMPDIR: folder,
    STY: '0.none',
    SCREENDIR: folder,
    ZELLIJ: '0',
    ...(await TRIALS[plan.shell].environment(place)),
  };
}

/** beck's line leaves quietly where this function can be loaded, which fish does when it is asked for it. */
async function withoutBeckFish(folder: string, env: TrialPlan['env']): Promise<string> {
  const functions = join(folder, 'fish/vendor_functions.d');
  await mkdir(functions, { recursive: true });
  await writeFile(join(functions, '__beck_next.fish'), 'function __beck_next; return 1; end\n');
  return `${folder}:${env['XDG_DATA_DIRS'] || '/usr/local/share:/usr/share'}`;
}
