// The owners of local listeners: only one of this person, or of root, may answer questions.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The user ids behind every listener that a connection to `127.0.0.1` or `::1` may reach, by port. */
export type Listeners = ReadonlyMap<number, ReadonlySet<number>>;

/** Of these ports; nothing where the system does not tell. `milliseconds`: for systems where a program must be asked. */
export async function findListeners(ports: readonly number[], milliseconds: number): Promise<Listeners> {
  if (process.platform === 'linux') return readListeners([tableOf('tcp'), tableOf('tcp6')]);
  return process.platform === 'win32' ? new Map() : askForListeners(ports, milliseconds);
}

/** Whether all that listens there is ours or root's; a port without a listener is not. */
export function isTrusted(listeners: Listeners, port: number, uid: number): boolean {
  const owners = listeners.get(port);
  return owners !== undefined && [...owners].every((owner) => owner === uid || owner === 0);
}

function tableOf(name: string): string {
  try {
    return readFileSync(`/proc/net/${name}`, 'latin1');
  } catch {
    // No such protocol here, or /proc is not shown.
    return '';
  }
}

/** `0A` in the table of proc(5). */
const LISTENING = '0A';

/** From the texts of `/proc/net/tcp` and `tcp6`: `sl local_address rem_address st … uid …`, addresses in hexadecimal. */
export function readListeners(tables: readonly string[]): Listeners {
  const found = new Map<number, Set<number>>();
  for (const line of tables.flatMap((table) => table.split('\n'))) {
    const [, local = '', , state, , , , uid = ''] = line.trim().split(/\s+/);
    const [address = '', port = ''] = local.split(':');
    if (state !== LISTENING || !LOOPBACK.test(address)) continue;
    const number = Number.parseInt(port, 16);
    found.set(number, (found.get(number) ?? new Set()).add(Number(uid)));
  }
  return found;
}

/** 127.0.0.0/8 and 0.0.0.0, ::1 and ::, and the first two as IPv6 writes them; words of four bytes, little end first. */
const LOOPBACK = /^(?:[0-9A-F]{6}7F|0{8}|0{32}|0{24}01000000|0{16}FFFF0000(?:[0-9A-F]{6}7F|0{8}))$/;

/** macOS and the BSDs; lsof shows a person only their own programs, so another user's is absent here. */
function askForListeners(ports: readonly number[], milliseconds: number): Promise<Listeners> {
  const args = ['-nP', ...ports.map((port) => `-iTCP:${port}`), '-sTCP:LISTEN', '-Fun'];
  return new Promise((settle) => {
    execFile('/usr/sbin/lsof', args, { timeout: milliseconds }, (_, stdout) =>
      // It ends with a status where one of them has no listener.
      settle(readLsof(stdout)),
    );
  });
}

/** Lines `u501`, then `n127.0.0.1:11434` for each of that process's sockets. */
export function readLsof(printed: string): Listeners {
  const found = new Map<number, Set<number>>();
  let uid: number | undefined;
  for (const line of printed.split('\n')) {
    if (line.startsWith('u')) uid = Number(line.slice(1));
    const port = Number(/^n(?:\*|127\.[\d.]+|\[::1?\]|localhost):(\d+)$/.exec(line)?.[1]);
    if (uid !== undefined && port > 0) found.set(port, (found.get(port) ?? new Set()).add(uid));
  }
  return found;
}
