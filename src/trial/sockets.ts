// Sockets on which programs of this machine listen, by which a command could reach out of the file system.

import { accessSync, constants, lstatSync, readFileSync, realpathSync } from 'node:fs';

/** A mount each. */
const MOST = 40;

/** Other characters would need quoting in a list of the script. */
const PLAIN = /^(?:\/[\w.+@%-]+)+$/;

/** Of `/proc/net/unix`: `… flags type state inode path`, where a program listens on a stream. */
const LISTENING = /^\S+: \S+ \S+ 00010000 0001 \S+ +\d+ (\/.*)$/;

/** Real paths of those that the person may connect to, as far as they are shown. */
export function listeningSockets(text: string = readListening()): readonly string[] {
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
