// An SSH server of the test's own on this machine: its keys, port and settings live in the test's home.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import type { FreshHome } from './home.ts';
import { need } from './programs.ts';

/** Where sshd drops its rights to; made when the system starts, which containers do not. */
export const SEPARATION = '/run/sshd';

export type SshServer = {
  /** `ssh`, with all it needs to get in here; options and the command follow. */
  readonly command: string;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

export async function startSshServer({ path: home }: Pick<FreshHome, 'path'>): Promise<SshServer> {
  need('ssh', 'ssh-keygen', findServer() ?? 'sshd', ...(userInfo().uid === 0 ? [SEPARATION] : []));
  const folder = join(home, 'sshd');
  mkdirSync(folder, { mode: 0o700 });
  for (const name of ['host', 'person'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', join(folder, name)]);
  writeFileSync(join(folder, 'authorized'), readFileSync(join(folder, 'person.pub')));
  const port = await freePort();
  const [kind, key] = readFileSync(join(folder, 'host.pub'), 'utf8').split(' ');
  writeFileSync(join(folder, 'known'), `[127.0.0.1]:${port} ${kind} ${key}\n`);
  writeFileSync(
    join(folder, 'config'),
    [
      `ListenAddress 127.0.0.1:${port}`,
      `HostKey ${folder}/host`,
      `AuthorizedKeysFile ${folder}/authorized`,
      // The home of a test lies in a folder that everybody may write to.
      'StrictModes no',
      'UsePAM no',
      'PidFile none',
      'PermitRootLogin yes',
      'PrintMotd no',
    ].join('\n'),
  );
  chmodSync(join(folder, 'config'), 0o600);
  const server = spawn(findServer() ?? 'sshd', ['-D', '-e', '-f', join(folder, 'config')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await listening(server);
  const options = ['BatchMode=yes', `UserKnownHostsFile=${folder}/known`, `IdentityFile=${folder}/person`];
  return {
    command: `ssh -F none -p ${port} ${options.map((option) => `-o ${option}`).join(' ')}`,
    async [Symbol.asyncDispose]() {
      const ended = new Promise((settle) => server.once('close', settle));
      if (server.exitCode === null) server.kill();
      await ended;
    },
  };
}

export async function listening(server: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((settle, fail) => {
    server.stderr?.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      if (said.includes('Server listening')) settle();
    });
    server.once('close', () => fail(new Error(`sshd did not start: ${said}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((settle) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => settle(port));
    });
  });
}

/** sshd wants its whole path, and is seldom on the path of ordinary people. */
export function findServer(): string | undefined {
  return findOnPath('sshd', `/usr/sbin:/usr/local/sbin:/usr/bin:${process.env['PATH'] ?? ''}`);
}

function findOnPath(name: string, path: string): string | undefined {
  return path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
