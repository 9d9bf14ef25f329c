// What `beck context` prints: the text that a question typed in the shell around it would send.

import { readFileSync } from 'node:fs';
import {
  loginShell,
  programOf,
  SCRIPT_SHELLS,
  type ScriptShell,
  shellOfProgram,
} from '../../domain/shell-descriptor.ts';
import { isKnownToTry } from '../asking/can-try.ts';
import { redactorOf } from '../wiring/masking.ts';
import { gatherContext, isBrief, notesOf, toolsFor } from '../wiring/prompt.ts';
import { type Asking, loadSettings, readSurroundings, type Surroundings } from '../wiring/surroundings.ts';
import type { ContextIo } from './context.ts';

/** `shell`: whose question; by default that of the shell we were started from. */
export async function contextSources(
  shell: ScriptShell | undefined,
  settingsFile?: string,
): Promise<Pick<ContextIo, 'collectText' | 'compose' | 'redact' | 'tools' | 'added'>> {
  const surroundings = readSurroundings(settingsFile);
  const [{ settings, projectContext }, { renderPrompt }, { renderContext }] = await Promise.all([
    loadSettings(surroundings),
    import('../../agent/prompt.ts'),
    import('../../context/render.ts'),
  ]);
  const asked = shell ?? parentShell() ?? loginShell(surroundings.env);
  const asking: Asking = {
    surroundings,
    settings,
    projectContext,
    shell: asked,
    shellVersion: await versionOf(asked, surroundings),
    cwd: surroundings.cwd,
    lastStatus: undefined,
    terminal: terminalAround(surroundings),
  };
  const { userland } = (await gatherContext(asking)).facts.machine;
  const notes = await notesOf(asking);
  return {
    collectText: async (refresh) => renderContext((await gatherContext(asking, refresh)).facts),
    compose: (contextText) =>
      renderPrompt({
        shell: asked,
        userland,
        contextText,
        nonce: surroundings.nonce,
        notes,
        brief: isBrief(settings),
      }),
    redact: redactorOf(settings, surroundings.env),
    tools: await toolsFor(settings, await isKnownToTry(asking.surroundings)),
    added: `; at the prompt also your last command and its status, the folder of your first question, and the aliases and functions that replace programs: ${settings.prefix} /context`,
  };
}

/** The shell that started this process. */
export function parentShell(): ScriptShell | undefined {
  try {
    const name = readFileSync(`/proc/${process.ppid}/comm`, 'utf8').trim();
    return shellOfProgram(name);
  } catch {
    // Elsewhere the login shell is the better guess.
    return undefined;
  }
}

/** Seconds for `--version`. */
const VERSION_SECONDS = 2;

async function versionOf(shell: Asking['shell'], { env, home }: Surroundings): Promise<string | undefined> {
  // sh has no option that says it.
  if (!SCRIPT_SHELLS.some((one) => one === shell)) return undefined;
  const { runOwnProgram } = await import('../../processes/own-program.ts');
  const { stdout } = await runOwnProgram({
    words: [programOf(shell), '--version'],
    env,
    around: { cwd: home, home },
    seconds: VERSION_SECONDS,
    signal: AbortSignal.timeout(VERSION_SECONDS * 1000),
  });
  // As the shells' own variables have it: bash writes 5.2.15(1)-release.
  return /(?<!\d)\d+\.\d+[^\s,]*/.exec(stdout)?.[0];
}

function terminalAround({ env }: Surroundings): Asking['terminal'] {
  const stream = [process.stderr, process.stdout].find(({ isTTY }) => isTTY);
  if (stream === undefined) return undefined;
  const colours = stream.hasColors() && !env['NO_COLOR'];
  return { columns: stream.columns, rows: stream.rows, colours };
}
