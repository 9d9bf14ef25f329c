// Starts a server that the person's settings name, with no more of their environment than a program needs.

import { randomUUID } from 'node:crypto';
import { delimiter } from 'node:path';
import type { ServerSetting } from '../../config/settings.ts';
import { connectServer, type RemoteServer } from '../../mcp/client.ts';
import type { Surroundings } from '../wiring/surroundings.ts';

/** Milliseconds; a package runner may have to download the server first. */
const START_MS = 10_000;
const CALL_MS = 60_000;
/** Seconds for the program that prints headers. */
const HEADERS_SECONDS = 20;

/** What every program gets; the rest of the environment stays here unless the setting `env` names it. */
const PASSED: readonly string[] = [
  ...['HOME', 'USER', 'LOGNAME', 'SHELL', 'PATH', 'LANG', 'LC_ALL', 'LC_CTYPE', 'TERM', 'TMPDIR', 'TZ'],
  ...['XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_STATE_HOME', 'XDG_CACHE_HOME', 'XDG_RUNTIME_DIR'],
];

/** Rejects with an `Error` whose message is a sentence. */
export async function startServer(
  entry: ServerSetting,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<RemoteServer> {
  const limits = {
    startMs: entry.startTimeout === undefined ? START_MS : entry.startTimeout * 1000,
    callMs: entry.timeout === undefined ? CALL_MS : entry.timeout * 1000,
  };
  if (entry.url !== undefined) {
    const headers = { ...entry.headers, ...(await headersBy(entry.headersCommand, surroundings, signal)) };
    return connectServer({ type: 'http', url: entry.url, headers }, limits, signal);
  }
  const { findProgram, trustedFolders } = await import('../../processes/trusted-folders.ts');
  const { env, home, cwd } = surroundings;
  const { command = '' } = entry;
  const folders = await trustedFolders(env['PATH'], { cwd, home });
  const program = command.startsWith('/')
    ? command
    : command.includes('/')
      ? undefined
      : await findProgram(command, folders);
  if (program === undefined) throw new Error(`there is no program ${command}`);
  const mark = randomUUID();
  const passed = PASSED.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]));
  const server = await connectServer(
    {
      type: 'stdio',
      program,
      args: entry.args ?? [],
      cwd: entry.cwd ?? home,
      env: { ...Object.fromEntries(passed), PATH: folders.join(delimiter), ...entry.env, [MARK]: mark },
    },
    limits,
    signal,
  ).catch(async (error: unknown) => {
    await endAll(mark);
    throw error;
  });
  return {
    ...server,
    async close() {
      await server.close();
      await endAll(mark);
    },
  };
}

const MARK = 'BECK_SERVER';

/** What the server itself started may have outlived it. */
async function endAll(mark: string): Promise<void> {
  const { endMarkedProcesses } = await import('../../processes/marked-processes.ts');
  await endMarkedProcesses(`${MARK}=${mark}`);
}

/** `Name: value` lines. */
async function headersBy(
  words: readonly string[] | undefined,
  { env, home }: Surroundings,
  signal: AbortSignal,
): Promise<Readonly<Record<string, string>>> {
  if (words === undefined) return {};
  const { runOwnProgram } = await import('../../processes/own-program.ts');
  const around = { cwd: home, home };
  const { status, stdout } = await runOwnProgram({ words, env, around, seconds: HEADERS_SECONDS, signal });
  if (status !== 0) throw new Error('headersCommand failed');
  const lines = stdout.split('\n').flatMap((line) => {
    const [, name, value] = /^([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(lines);
}
