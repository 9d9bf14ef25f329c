// Which containers run, asked of Docker and Podman on this machine through their own sockets; a remote one is not asked.

import { lstat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';

export type Containers =
  /** `gitea (gitea/gitea:latest)`; names are text of others. */
  | { readonly type: 'running'; readonly names: readonly string[] }
  /** An engine is there, and this user may not ask it, or it does not answer. */
  | { readonly type: 'silent' }
  | { readonly type: 'none' };

/** Milliseconds for one engine. */
const PER_ENGINE = 1000;
const LARGEST_ANSWER = 1_048_576;

/** Where the engines listen: the system's own, then those of one user. */
export function engineSockets(
  home: string,
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const runtime = env['XDG_RUNTIME_DIR'];
  return [
    '/var/run/docker.sock',
    '/run/podman/podman.sock',
    join(home, '.docker/run/docker.sock'),
    ...(runtime?.startsWith('/') ? [join(runtime, 'docker.sock'), join(runtime, 'podman/podman.sock')] : []),
  ];
}

/** Never rejects. */
export async function listContainers(sockets: readonly string[]): Promise<Containers> {
  const answers = await Promise.all(
    sockets.map(async (socket) => ((await isSocket(socket)) ? askEngine(socket) : undefined)),
  );
  const engines = answers.filter((answer) => answer !== undefined);
  const heard = engines.filter((answer) => answer !== 'silent');
  if (heard.length > 0) return { type: 'running', names: [...new Set(heard.flat())].sort() };
  return { type: engines.length > 0 ? 'silent' : 'none' };
}

async function isSocket(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isSocket();
  } catch {
    // Most machines have none of them.
    return false;
  }
}

async function askEngine(socketPath: string): Promise<readonly string[] | 'silent'> {
  const text = await get(socketPath, '/containers/json').catch(() => undefined);
  return text === undefined ? 'silent' : (parseContainers(text) ?? 'silent');
}

function get(socketPath: string, path: string): Promise<string | undefined> {
  return new Promise((settle, reject) => {
    const signal = AbortSignal.timeout(PER_ENGINE);
    const asking = request({ socketPath, path, host: 'localhost', signal, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > LARGEST_ANSWER) asking.destroy(new Error('The answer is too long.'));
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () =>
        settle(response.statusCode === 200 ? Buffer.concat(chunks).toString() : undefined),
      );
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** The engine's answer to `GET /containers/json`; undefined where it is anything else. */
export function parseContainers(text: string): readonly string[] | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return Array.isArray(answer) ? answer.flatMap(describe) : undefined;
  } catch {
    // Something else listens there.
    return undefined;
  }
}

function describe(container: unknown): readonly string[] {
  if (typeof container !== 'object' || container === null) return [];
  const names = 'Names' in container && Array.isArray(container.Names) ? container.Names : [];
  const image = 'Image' in container ? String(container.Image) : '';
  const name = String(names[0] ?? '').replace(/^\//, '');
  return name === '' ? [] : [`${name} (${image})`];
}
