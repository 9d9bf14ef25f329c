// Sockets on which programs of this machine listen, by which a command could reach out of the file system.

import {
  accessSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { dirname } from 'node:path';
import type { Place } from './layout.ts';

/** A mount each. */
const MOST = 40;

/** Other characters would need quoting in a list of the script. */
const PLAIN = /^(?:\/[\w.+@%-]+)+$/;

/** Of `/proc/net/unix`: `… flags type state inode path`, where a program listens on a stream. */
const LISTENING = /^\S+: \S+ \S+ 00010000 0001 \S+ +\d+ (\/.*)$/;

/** Real paths of those that the person may connect to, as far as they are shown. */
function listeningSockets(text: string = readListening()): readonly string[] {
  const found = new Set<string>();
  for (const line of text.split('\n')) {
    const path = reachable(LISTENING.exec(line)?.[1]);
    if (path !== undefined && found.size < MOST) found.add(path);
  }
  return [...found];
}

function reachable(bound: string | undefined): string | undefined {
  if (bound === undefined) return undefined;
  try {
    const path = realpathSync(bound);
    accessSync(path, constants.W_OK);
    return lstatSync(path).isSocket() && PLAIN.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function readListening(): string {
  try {
    return readFileSync('/proc/net/unix', 'utf8');
  } catch {
    return '';
  }
}

export type Refused = {
  /** In the skeleton's folder of sockets by number; each is to be mounted at its path. */
  readonly paths: readonly string[];
  readonly close: () => void;
};

export const NONE_REFUSED: Refused = { paths: [], close() {} };

/**
 * Sockets of our own take the place of those on which programs listen, and hang up. `sockets`: a folder for them; `wanted`
 * gets the paths that are wanted.
 */
export async function refuseSockets(
  sockets: string,
  places: readonly Place[],
  wanted: string[],
): Promise<Refused> {
  const paths = listeningSockets().filter((path) => hasPlace(path, places));
  // Linux takes a path of 107 characters at most.
  const folder = openSync(sockets, 'r');
  const servers = paths.map((path) =>
    createServer((connected) => {
      connected.destroy();
      if (!wanted.includes(path)) wanted.push(path);
    }),
  );
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    for (const server of servers) server.close();
    // Node removes the path of a server that closes, so the number must lead to this folder until then.
    closeSync(folder);
  };
  try {
    await Promise.all(servers.map((server, at) => listenAt(`/proc/self/fd/${folder}/${at}`, server)));
  } catch (error) {
    close();
    throw error;
  }
  return { paths, close };
}

function listenAt(path: string, server: Server): Promise<void> {
  return new Promise((settle, fail) => {
    server.once('error', fail);
    server.listen({ path, writableAll: true }, () => settle());
  });
}

/** Whether the view has something at the path, or a folder of ours in which something can be made. */
function hasPlace(path: string, places: readonly Place[]): boolean {
  const under = places.findLast((place) => `${path}/`.startsWith(`${place.path}/`));
  if (under === undefined || under.kind === 'hide') return false;
  return !isPutTogether(under) || (under.path === dirname(path) && under.mode !== '0');
}

/** Nothing is in it but what is made there. */
function isPutTogether({ kind }: Place): boolean {
  return kind === 'folder' || kind === 'own';
}

/** Files over which the sockets can be mounted. */
export function makeSocketPoints(top: string, paths: readonly string[], places: readonly Place[]): void {
  const folders = new Set(places.filter(isPutTogether).map(({ path }) => path));
  for (const path of paths) if (folders.has(dirname(path))) writeFileSync(top + path, '');
}
