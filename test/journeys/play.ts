// Plays one journey in a real shell and terminal, and gathers how it ended.

import { join } from 'node:path';
import type { Entry } from '../../src/journal/entry.ts';
import { findEntries } from '../../src/journal/read.ts';
import { type DrivenShell, PROMPT, type ShellSession } from '../shell/shell-session.ts';
import { keysCount } from '../support/approval.ts';
import { type Asked, commandsOf, filesIn, type Journey, lay } from './journey.ts';

export type Stage = {
  readonly session: ShellSession;
  /** Tells a scripted model what is asked next. */
  readonly feed: (asked: Asked) => void;
  /** Milliseconds in which a model has to reply. */
  readonly patience: number;
  /** How a person asks; default: behind the prefix. */
  readonly way?: Way;
};

export type Way = {
  readonly line: (question: string) => string;
  readonly undo: string;
  /** Whether what runs is put into the shell's history. */
  readonly remembers: boolean;
};

const PREFIX: Way = { line: (question) => `? ${question}`, undo: '? /undo', remembers: true };

export const BECK_ASK: Way = {
  line: (question) => `beck ask '${question}'`,
  undo: 'beck undo',
  remembers: false,
};

export type End = {
  readonly files: unknown;
  readonly state: string;
  readonly history: readonly string[];
  readonly ran: readonly string[];
  readonly status: unknown;
  readonly answered: boolean;
  readonly undone: unknown;
};

/** What a row says of its end. */
export function expected(journey: Journey, shell: DrivenShell, way = PREFIX): End {
  const { questions, after, before, undone = before, cwd = '', variables = {}, status = 0 } = journey;
  const tried = commandsOf(journey, shell);
  const asked = questions.map(({ question }) => way.line(question));
  const entered = way.remembers ? [...asked, ...tried] : asked;
  return {
    files: after,
    state: JSON.stringify({ cwd, ...variables }),
    // PowerShell's own history holds what it ran; the order is that of the questions.
    history: (shell === 'fish' ? [...new Set(entered)] : entered).toSorted(),
    ran: tried,
    status,
    answered: true,
    undone,
  };
}

export type Played = {
  readonly end: End;
  /** What the journal holds of it. */
  readonly entries: readonly Entry[];
};

/** From the question to the undo; every question of beck is answered with yes. */
export async function play(stage: Stage, journey: Journey): Promise<Played> {
  const { session, way = PREFIX } = stage;
  const { home, shell } = session;
  const { questions, says = /./ } = journey;
  const begun = await begin(session, journey);
  const { folder, start } = begun;
  const screens: string[] = [];
  for (const asked of questions) {
    stage.feed(asked);
    screens.push(await ask(stage, way.line(asked.question)));
  }
  const left = await whatIsLeft(session, begun, expected(journey, shell, way).history);
  const entries = findEntries(join(home.path, '.local/state/beck'), { folder }, 50).toReversed();
  await session.run(start);
  for (let step = 0; step < (journey.undos ?? 0); step++) await ask(stage, way.undo);
  const end: End = {
    ...left,
    ran: entries.flatMap(({ steps }) =>
      steps.flatMap(({ kind, outcome, command }) => (kind === 'run' && outcome === 'ran' ? [command] : [])),
    ),
    status: entries.at(-1)?.ended?.status,
    answered: says.test(screens.at(-1) ?? ''),
    undone: filesIn(folder),
  };
  return { end, entries };
}

type Begun = {
  readonly folder: string;
  readonly start: string;
  readonly variables: readonly string[];
  /** Of fish alone: lines of its history. */
  readonly before: readonly string[];
};

/** Lays out the task's folder, and goes there. */
export async function begin(session: ShellSession, journey: Journey): Promise<Begun> {
  const folder = join(session.home.path, 'work', journey.name);
  lay(journey, folder);
  const start = `cd '${folder}'`;
  const before = session.shell === 'fish' ? await listHistory(session) : [];
  await session.run(start);
  return { folder, start, variables: Object.keys(journey.variables ?? {}), before };
}

/** `wanted`: the lines that its history should hold. */
export async function whatIsLeft(
  session: ShellSession,
  begun: Begun,
  wanted: readonly string[],
): Promise<Pick<End, 'files' | 'state' | 'history'>> {
  const files = filesIn(begun.folder);
  const state = await stateOf(session, begun);
  return { files, state, history: await historySince(session, begun, wanted) };
}

/** Types a question, answers what beck asks, and returns what the screen shows of it. */
async function ask({ session, patience }: Stage, line: string): Promise<string> {
  const { terminal } = session;
  const before = prompts(session);
  session.enter(line);
  for (let pressed = 0; pressed <= MOST_KEYS; pressed++) {
    const asksForALine = (): boolean => terminal.screen().endsWith('[y/N]');
    await terminal.waitUntil(() => keysCount(terminal) || asksForALine() || prompts(session) > before, {
      what: 'a question or the prompt',
      timeout: patience,
    });
    if (prompts(session) > before) return session.after(line.slice(0, 40));
    if (asksForALine()) {
      session.enter('y');
      await session.prompt(before + 1);
      continue;
    }
    const asked = questionsOpened(session);
    // Where a yes to a plan with ⚠ was answered with what to press, each part is asked about.
    terminal.type(terminal.screen().includes('press s, and') ? 's' : 'y');
    await terminal.waitUntil(() => !keysCount(terminal) || questionsOpened(session) > asked, {
      what: 'the key to be taken',
    });
  }
  throw new Error(`Keys change nothing:\n${terminal.screen()}`);
}

/** More than any journey needs: an answer that is not taken is asked for again and again. */
const MOST_KEYS = 20;

/** How often a question began to take keys. */
function questionsOpened({ terminal }: ShellSession): number {
  return Buffer.from(terminal.output()).toString('latin1').split('\x1b[?2004h').length;
}

export function prompts({ terminal }: ShellSession): number {
  const lines = terminal.scrollback().split('\n');
  // An active environment puts its name before it.
  return lines.filter((line) => line.replace(/^\(\S+\) /, '').startsWith(PROMPT.trimEnd())).length;
}

/** Where the shell is, below the folder of the task, and what variables hold; as JSON. */
async function stateOf(session: ShellSession, { folder, variables }: Begun): Promise<string> {
  const refs = variables.map((name) => (session.shell === 'powershell' ? `$env:${name}` : `$${name}`));
  await session.run(`echo "state: $PWD ${refs.map((ref) => `[${ref}]`).join(' ')}"`);
  const [, pwd = '', values = ''] = /^state: (\S+)(.*)$/m.exec(session.after('echo "state:')) ?? [];
  const held = [...values.matchAll(/\[([^\]]*)\]/g)].map(([, value]) => value);
  const cwd = pwd === folder ? '' : pwd.replace(`${folder}/`, '');
  return JSON.stringify({ cwd, ...Object.fromEntries(variables.map((name, at) => [name, held[at]])) });
}

const LIST_HISTORY: Readonly<Record<DrivenShell, string>> = {
  zsh: 'fc -ln 1',
  bash: 'fc -ln 1',
  // It reads its file again at most once a second.
  fish: 'history merge; history --reverse | cat',
  powershell: 'Get-History -Count 200 | ForEach-Object CommandLine',
};

async function listHistory(session: ShellSession): Promise<readonly string[]> {
  const command = LIST_HISTORY[session.shell];
  await session.run(command);
  const lines = session.terminal
    .scrollback()
    .split('\n')
    .map((line) => line.trim());
  // What lists them may be listed itself.
  const typed = lines.findLastIndex((line) => line.endsWith(command) && line !== command);
  return lines
    .slice(typed + 1)
    .filter(
      (line) =>
        line !== '' && line !== command && !/^(?:echo "state:|\? \/undo$|(?:\(\S+\) )?ready>)/.test(line),
    );
}

/** Lines of the history after `start`, in the order of the alphabet. */
async function historySince(
  session: ShellSession,
  { start, before }: Begun,
  wanted: readonly string[],
): Promise<readonly string[]> {
  if (session.shell !== 'fish') {
    const lines = await listHistory(session);
    return lines.slice(lines.lastIndexOf(start) + 1).toSorted();
  }
  // fish keeps a line once, and what it reads from its file comes before what was typed.
  const until = Date.now() + FISH_READS;
  let lines: readonly string[];
  do {
    const known = [...before, start];
    lines = (await listHistory(session)).filter((line) => !known.includes(line));
  } while (Date.now() < until && wanted.some((line) => !lines.includes(line)));
  return lines.toSorted();
}

/** Milliseconds in which fish has read its file again. */
const FISH_READS = 2500;
