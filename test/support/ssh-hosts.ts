// Several machines on this one: an sshd each on its own loopback address, and an ssh that knows them and nothing else.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
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
};

/** Begins at 127.0.40.1. */
const addressOf = (at: number): string => `127.0.40.${at + 1}`;

export async function startSshHosts(
  { path: home }: Pick<FreshHome, 'path'>,
  { up, down = [], closed = [], changed = [] }: Options,
): Promise<SshHosts> {
  need('ssh', 'ssh-keygen', findServer() ?? 'sshd', ...(userInfo().uid === 0 ? [SEPARATION] : []));
  const folder = join(home, 'machines');
  mkdirSync(join(home, '.local/bin'), { recursive: true, mode: 0o700 });
  mkdirSync(folder, { mode: 0o700 });
  mkdirSync(join(home, '.ssh'), { recursive: true, mode: 0o700 });
  for (const name of ['host', 'other', 'person'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', join(folder, name)]);
  writeFileSync(join(folder, 'authorized'), readFileSync(join(folder, 'person.pub')));
  writeFileSync(join(folder, 'nobody'), '');
  const [kind, key] = readFileSync(join(folder, 'host.pub'), 'utf8').split(' ');
  const port = await freePort();
  const servers: ChildProcess[] = [];
  for (const [at, name] of [...up, ...closed, ...changed, ...down].entries()) {
    const address = addressOf(at);
    appendFileSync(join(home, '.ssh/config'), `Host ${name}\n  HostName ${address}\n`);
    appendFileSync(join(folder, 'known'), `[${address}]:${port} ${kind} ${key}\n`);
    if (down.includes(name)) continue;
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
        `SetEnv BECK_HOST=${name}`,
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
      await Promise.all(
        servers.map(async (server) => {
          const ended = new Promise((settle) => server.once('close', settle));
          if (server.exitCode === null) server.kill();
          await ended;
        }),
      );
    },
  };
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
