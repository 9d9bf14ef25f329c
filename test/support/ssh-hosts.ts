// Several machines on this one: an sshd each on its own loopback address, and an ssh that knows them and nothing else.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { FreshHome } from './home.ts';
import { need } from './programs.ts';
import { findServer, listening, SEPARATION } from './ssh-server.ts';

export type SshHosts = {
  /** Where its ssh is; in front of PATH. */
  readonly folder: string;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

type Options = {
  /** Names of the machines that answer. `$BECK_HOST` is the name over there. */
  readonly up: readonly string[];
  /** Nothing listens on their address. */
  readonly down?: readonly string[];
  /** They take no key that we have. */
  readonly closed?: readonly string[];
  /** They show another key than the one that is known. */
  readonly changed?: readonly string[];
  /** They take a connection, and never say a word. */
  readonly asleep?: readonly string[];
  /** One sshd is all of them. */
  readonly together?: readonly string[];
  /** What `uname` prints there, by name; absent: what it prints here. */
  readonly kernels?: Readonly<Record<string, string>>;
};

/** Begins at 127.0.40.1. */
const addressOf = (at: number): string => `127.0.40.${at + 1}`;

export async function startSshHosts(
  { path: home }: Pick<FreshHome, 'path'>,
  { up, down = [], closed = [], changed = [], asleep = [], together = [], kernels = {} }: Options,
): Promise<SshHosts> {
  need('ssh', 'ssh-keygen', findServer() ?? 'sshd', ...(userInfo().uid === 0 ? [SEPARATION] : []));
  const folder = join(home, 'machines');
  mkdirSync(join(home, '.local/bin'), { recursive: true, mode: 0o700 });
  mkdirSync(folder, { mode: 0o700 });
  mkdirSync(join(home, '.ssh'), { recursive: true, mode: 0o700 });
  const there = join(folder, 'there');
  mkdirSync(there, { mode: 0o700 });
  for (const name of ['host', 'other', 'person'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', join(folder, name)]);
  writeFileSync(join(folder, 'authorized'), readFileSync(join(folder, 'person.pub')));
  writeFileSync(join(folder, 'nobody'), '');
  const [kind, key] = readFileSync(join(folder, 'host.pub'), 'utf8').split(' ');
  const port = await freePort();
  const servers: ChildProcess[] = [];
  const silent: Silent[] = [];
  const groups = [...[...up, ...closed, ...changed, ...down, ...asleep].map((name) => [name]), together];
  for (const [at, names] of groups.entries()) {
    const [name] = names;
    if (name === undefined) continue;
    const address = addressOf(at);
    appendFileSync(join(home, '.ssh/config'), `Host ${names.join(' ')}\n  HostName ${address}\n`);
    appendFileSync(join(folder, 'known'), `[${address}]:${port} ${kind} ${key}\n`);
    if (down.includes(name)) continue;
    if (asleep.includes(name)) {
      silent.push(await listenSilently(address, port));
      continue;
    }
    const config = join(folder, `sshd-${name}`);
    writeFileSync(
      config,
      [
        `ListenAddress ${address}:${port}`,
        `HostKey ${folder}/${changed.includes(name) ? 'other' : 'host'}`,
        `AuthorizedKeysFile ${folder}/${closed.includes(name) ? 'nobody' : 'authorized'}`,
        'StrictModes no',
        'UsePAM no',
        'PasswordAuthentication no',
        'KbdInteractiveAuthentication no',
        'PidFile none',
        'PermitRootLogin yes',
        'MaxStartups 100',
        // Ansible brings its modules that way.
        'Subsystem sftp internal-sftp',
        // The first of them counts, so all are in one line. The person's own start files would run at every host.
        `SetEnv BECK_HOST=${name} HOME=${there}${pathWith(kernels[name], join(folder, `bin-${name}`))}`,
      ].join('\n'),
    );
    const server = spawn(findServer() ?? 'sshd', ['-D', '-e', '-f', config], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    servers.push(server);
    await listening(server);
  }
  appendFileSync(
    join(home, '.ssh/config'),
    `Host *\n  Port ${port}\n  IdentityFile ${folder}/person\n  IdentitiesOnly yes\n  UserKnownHostsFile ${folder}/known\n  GlobalKnownHostsFile /dev/null\n  StrictHostKeyChecking yes\n`,
  );
  // ssh asks the system for the home folder, whatever $HOME says.
  const ssh = join(home, '.local/bin/ssh');
  writeFileSync(ssh, `#!/bin/sh\nexec '${findSsh()}' -F '${home}/.ssh/config' "$@"\n`);
  chmodSync(ssh, 0o700);
  return {
    folder: join(home, '.local/bin'),
    async [Symbol.asyncDispose]() {
      for (const { server, sockets } of silent) {
        for (const socket of sockets) socket.destroy();
        server.close();
      }
      await Promise.all(
        servers.map(async (server) => {
          // A connection that stays keeps its streams open.
          const ended = new Promise((settle) => server.once('exit', settle));
          if (server.exitCode === null) server.kill();
          await ended;
        }),
      );
    },
  };
}

/** Its own `uname` stands first on PATH. */
function pathWith(kernel: string | undefined, folder: string): string {
  if (kernel === undefined) return '';
  mkdirSync(folder);
  writeFileSync(join(folder, 'uname'), `#!/bin/sh\necho ${kernel}\n`, { mode: 0o755 });
  return ` PATH=${folder}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin`;
}

type Silent = { readonly server: Server; readonly sockets: ReadonlySet<Socket> };

function listenSilently(address: string, port: number): Promise<Silent> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // Whoever asked gives up.
    socket.on('error', () => sockets.delete(socket));
  });
  return new Promise((settle) => server.listen(port, address, () => settle({ server, sockets })));
}

function findSsh(): string {
  return execFileSync('/bin/sh', ['-c', 'command -v ssh'], { encoding: 'utf8' }).trim();
}

function freePort(): Promise<number> {
  return new Promise((settle) => {
    const probe = createServer().listen(0, addressOf(0), () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => settle(port));
    });
  });
}
