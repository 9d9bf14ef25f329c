// A shell with the real helper, answered by a scripted model server or by the recipes alone.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FreshHome } from '../support/home.ts';
import { type ModelServer, type ScriptedReply, startModelServer } from '../support/model-server.ts';
import { type DrivenShell, openShell, type SessionOptions, type ShellSession } from './shell-session.ts';

export type AgentSession = ShellSession & { readonly server: ModelServer };

export const MODEL = 'small';

type AgentOptions = Partial<SessionOptions> & { readonly settings?: Readonly<Record<string, unknown>> };

/** The server is chosen by the person's settings file. */
export async function openAgent(
  shell: DrivenShell,
  script: readonly ScriptedReply[],
  { settings, ...options }: AgentOptions = {},
): Promise<AgentSession> {
  const server = await startModelServer(script, { models: [MODEL] });
  const session = await openRecipes(shell, {
    ...options,
    settings: { baseUrl: server.baseUrl, model: MODEL, ...settings },
  });
  return {
    ...session,
    server,
    // How long it took differs from run to run.
    after: (typed) => session.after(typed).replace(CLOSING, ''),
    async [Symbol.asyncDispose]() {
      await session[Symbol.asyncDispose]();
      await server.close();
    },
  };
}

const CLOSING = new RegExp(`^${MODEL} · [\\d.]+ s(?: · .*)?\\n`, 'm');

/** Nothing configured beyond `settings`. */
export async function openRecipes(
  shell: DrivenShell,
  { settings, ...options }: AgentOptions = {},
): Promise<ShellSession> {
  return openShell(shell, {
    main: 'dist/main.js',
    ...options,
    prepare(home) {
      if (settings !== undefined) writeSettings(home, JSON.stringify(settings));
      options.prepare?.(home);
    },
  });
}

export function writeSettings(home: FreshHome, text: string): void {
  mkdirSync(join(home.path, '.config/beck'), { recursive: true });
  writeFileSync(join(home.path, '.config/beck/config.json'), text, { mode: 0o600 });
}

/** A reply that proposes one command. */
export function propose(command: string, why = 'as asked'): ScriptedReply {
  return { type: 'tool-calls', calls: [{ name: 'run_in_shell', arguments: { command, why } }] };
}

export function look(command: string, text = ''): ScriptedReply {
  return { type: 'tool-calls', text, calls: [{ name: 'probe', arguments: { command } }] };
}

export const say = (text: string): ScriptedReply => ({ type: 'text', text });

/** The result of every call that the last request reported, the mark of the question made plain. */
export function toldOf(server: ModelServer): readonly string[] {
  const messages = server.requests.at(-1)?.body.messages ?? [];
  return messages
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => (content ?? '').replaceAll(/untrusted-[0-9a-f]{12}/g, 'untrusted'));
}

/** The status the shell has after what ran last. */
export async function lastStatus(session: ShellSession): Promise<number> {
  const variable = session.shell === 'fish' ? '$status' : '$?';
  await session.run(`echo "status is ${variable}"`);
  const shown = session.after(`status is ${variable}`);
  return Number(/status is (\d+)/.exec(shown)?.[1]);
}

/** Oldest first. */
export async function history(session: ShellSession): Promise<readonly string[]> {
  const command = session.shell === 'fish' ? 'history --reverse | cat' : 'fc -ln 1';
  await session.run(command);
  const lines = session.after(command).split('\n');
  return lines.map((line) => line.trim()).slice(0, -1);
}

/** Sends them to the helper of the current question and to nothing else. */
export async function killHelper(
  { terminal }: ShellSession,
  signals: readonly NodeJS.Signals[],
): Promise<void> {
  const helper = (): number | undefined =>
    terminal.processes().find((pid) => /main\.[jt]s question/.test(commandLine(pid)));
  await terminal.waitUntil(() => helper() !== undefined, { what: 'the helper' });
  const pid = helper() ?? 0;
  for (const signal of signals) process.kill(pid, signal);
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // It ended meanwhile.
    return '';
  }
}
