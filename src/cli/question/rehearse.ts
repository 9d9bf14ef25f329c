// What a helper does before its question: it answers others, for nobody, so that all of their code is loaded and compiled.
// Nothing runs, is drawn or is sent, and what an answer would keep goes into a folder of its own that is removed.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ScriptShell } from '../../domain/shell-descriptor.ts';
import type { Resolution, ShellLink } from '../../shell-link/link.ts';
import type { KeyEvent } from '../../terminal/keys/keys.ts';
import { openPersonSide } from '../asking/person-side.ts';
import { loadAhead } from '../wiring/provider.ts';
import { loadSettings, type Surroundings } from '../wiring/surroundings.ts';
import { answer } from './answer.ts';
import type { Answering } from './answering.ts';

type Rehearsal = {
  /** The private folder. */
  readonly folder: string;
  readonly shell: ScriptShell;
  readonly surroundings: Surroundings;
  /** Aborts when the question is there. */
  readonly over: AbortSignal;
};

/** One for each way that an answer takes: a row, the grammar, a change that is asked about, nothing that is understood. */
const QUESTIONS = [
  'which files here are over 1 MB',
  'find pdf files larger than 2 mb changed this week',
  'delete all empty folders below here',
  'is the kitchen warmer than it was before breakfast',
  'which files here are over 3 MB',
];

/** Where the person has chosen a model, its modules are loaded as well. */
export async function rehearse({ folder, shell, surroundings, over }: Rehearsal): Promise<void> {
  const { settings } = await loadSettings(surroundings);
  await loadAhead(settings);
  const scratch = join(folder, 'rehearsal');
  mkdirSync(scratch, { mode: 0o700 });
  try {
    for (const question of QUESTIONS) {
      await pause();
      if (over.aborted) return;
      const answering = answeringOf(question, { scratch, shell, surroundings, over });
      await answer(answering);
      answering.person.screen.finish();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  for (const load of LATER) {
    await pause();
    if (over.aborted) return;
    await load();
  }
  if (!over.aborted) await collectGarbage();
}

/** What the rehearsals left behind: a helper may wait for minutes. Flags of V8 that would do it make it refuse our compiled code. */
async function collectGarbage(): Promise<void> {
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}

/** What comes after the command is drawn. */
const LATER: readonly (() => unknown)[] = [
  () => process.getBuiltinModule('node:tty'),
  () => process.getBuiltinModule('node:child_process'),
  () => import('../../shell-link/relay.ts'),
  () => import('../../terminal/keys/keys.ts'),
  () => import('../../journal/write.ts'),
  () => import('./last-looks.ts'),
  () => import('./tidy-up.ts'),
];

function answeringOf(
  question: string,
  { scratch, shell, surroundings, over }: { scratch: string } & Omit<Rehearsal, 'folder'>,
): Answering {
  const env = {
    HOME: scratch,
    PATH: '/usr/bin:/bin',
    TERM: surroundings.env['TERM'],
    LANG: surroundings.env['LANG'],
    XDG_STATE_HOME: scratch,
    XDG_RUNTIME_DIR: scratch,
    XDG_CONFIG_HOME: scratch,
    XDG_CACHE_HOME: scratch,
    XDG_DATA_HOME: scratch,
  };
  const quiet: Surroundings = { ...surroundings, env, home: scratch, cwd: scratch, nonce: '' };
  const person = openPersonSide(quiet, { write: () => {}, size: () => ({ columns: 80, rows: 24 }) }, () => ({
    next: async () => NO,
    close: () => {},
  }));
  return {
    asked: {
      wants: 'answer',
      question: new TextEncoder().encode(question),
      cwd: scratch,
      report: { version: '1', shell, shellVersion: '5', lastStatus: 0, options: [] },
      lastCommand: undefined,
      error: undefined,
      piped: undefined,
      everywhere: {},
    },
    link: linkTo(scratch, over),
    person,
    runner: {
      run: async () => ({ type: 'ran', status: 0, cwd: scratch, interrupted: false }),
      linger: async () => {},
    },
    shellPid: process.pid,
    surroundings: quiet,
    loading: loadSettings(quiet),
    log: undefined,
    afterwards: [],
    putInLine: () => {},
  };
}

const NO: KeyEvent = { type: 'character', character: 'n' };

/** A shell that finds every word and runs nothing. */
function linkTo(cwd: string, interrupted: AbortSignal): ShellLink {
  const asked = Promise.reject(new Error('Nobody asks.'));
  asked.catch(() => {});
  const resolve = async (words: readonly string[]): Promise<Resolution> => ({
    cwd,
    words: Object.fromEntries(words.map((word) => [word, { type: 'builtin' as const }])),
  });
  return {
    asked,
    interrupted,
    resolve,
    resolveNames: async () => ({ cwd, words: {} }),
    resolveBodies: async () => ({ cwd, words: {} }),
    resolveValues: async () => ({ cwd, words: {} }),
    setVariables: async () => new Set(),
    run: async () => ({ status: 0, cwd, interrupted: false }),
    edit: async () => undefined,
    draw: () => {},
    converted: async () => {},
    finish: async () => {},
    cancel: () => {},
    abandon: () => {},
  };
}

/** Lets what the shell has sent arrive. */
function pause(): Promise<void> {
  return new Promise((settle) => setImmediate(settle));
}
