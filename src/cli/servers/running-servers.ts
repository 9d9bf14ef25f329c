// The servers of the settings as processes: each is started when one of its tools is wanted, and again after it died.

import type { ServerSetting } from '../../config/settings.ts';
import { makeAllVisible } from '../../domain/visible.ts';
import type { RemoteServer, RemoteTool } from '../../mcp/client.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { keepOffer } from './offers.ts';
import { startServer } from './start-server.ts';

/** A server that runs, with the tools it offers now. */
export type Offered = { readonly server: RemoteServer; readonly tools: readonly RemoteTool[] };

export type RunningServers = {
  readonly names: readonly string[];
  /** Starts the server unless it runs; never rejects. */
  readonly start: (name: string) => Promise<RemoteServer | undefined>;
  /** Starts it where needed; undefined where it cannot be used. */
  readonly offeredBy: (name: string) => Promise<Offered | undefined>;
  /** Ends a server that does not answer; the next call starts it again. */
  readonly drop: (name: string, server: RemoteServer) => Promise<void>;
  readonly close: () => Promise<void>;
};

export function createRunningServers(
  entries: ReadonlyMap<string, ServerSetting>,
  surroundings: Surroundings,
  say: (sentence: string) => void,
): RunningServers {
  const ended = new AbortController();
  const running = new Map<string, Promise<RemoteServer | undefined>>();

  const open = async (name: string, entry: ServerSetting): Promise<RemoteServer | undefined> => {
    let server: RemoteServer | undefined;
    try {
      server = await startServer(entry, surroundings, ended.signal);
      keepOffer(surroundings, { name, entry, tools: await server.tools() });
      return server;
    } catch (error) {
      await server?.close();
      if (!ended.signal.aborted) say(unusable(name, error));
      return undefined;
    }
  };
  const start = async (name: string): Promise<RemoteServer | undefined> => {
    const entry = entries.get(name);
    if (entry === undefined) return undefined;
    const server = running.get(name) ?? open(name, entry);
    running.set(name, server);
    return server;
  };
  const drop = async (name: string, server: RemoteServer): Promise<void> => {
    // A call beside this one may have started another.
    if ((await running.get(name)) === server) running.delete(name);
    await server.close();
  };
  const offeredBy = async (name: string): Promise<Offered | undefined> => {
    const server = await start(name);
    const entry = entries.get(name);
    if (server === undefined || entry === undefined) return undefined;
    try {
      const tools = await server.tools();
      keepOffer(surroundings, { name, entry, tools });
      return { server, tools };
    } catch {
      // It announced that its tools changed, but does not list them.
      await drop(name, server);
      return undefined;
    }
  };
  return {
    names: [...entries.keys()],
    start,
    offeredBy,
    drop,
    async close() {
      ended.abort();
      await Promise.all([...running.values()].map(async (server) => (await server)?.close()));
    },
  };
}

function unusable(name: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : error;
  return makeAllVisible(`The server ${name} cannot be used: ${reason}.`).slice(0, 300);
}
