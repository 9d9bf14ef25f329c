// The link of a question once it is open, for a helper that is started by its question and for one that waited.

import type { AskedQuestion, ShellLink } from '../../shell-link/link.ts';
import type { Transport } from '../../shell-link/transport.ts';
import type { TraceLog } from '../asking/trace-log.ts';
import type { loadSettings, Surroundings } from '../wiring/surroundings.ts';

/** The link of a question, and what it needs. */
export type Opened = {
  readonly folder: string;
  readonly shellPid: number;
  readonly surroundings: Surroundings;
  readonly log: TraceLog | undefined;
  readonly transport: Transport;
  readonly link: ShellLink;
  readonly loading: ReturnType<typeof loadSettings>;
  readonly asked: AskedQuestion | undefined;
  readonly stopWatching: () => void;
};

export async function watched(
  opened: Transport,
  { env }: Surroundings,
): Promise<Pick<Opened, 'log' | 'transport'>> {
  if (!env['BECK_LOG']) return { log: undefined, transport: opened };
  const log = (await import('../asking/trace-log.ts')).openTraceLog(env, 'question');
  return { log, transport: log?.watchTransport(opened) ?? opened };
}

/** What else ends a process ends us at once, however busy: launch.sh says so to the shell. */
export function followSignals({ cancel }: Pick<ShellLink, 'cancel'>): void {
  process.on('SIGINT', cancel);
  // The helper shares the shell's process group: signals that stop a command must not stop it.
  for (const signal of ['SIGTSTP', 'SIGTTOU', 'SIGTTIN', 'SIGQUIT'] as const) process.on(signal, () => {});
}
