// A registry that npm can install from, of packages that are in node_modules, at an address of this machine.

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const PACKAGES = resolve(import.meta.dirname, '../../node_modules');

export type Registry = {
  readonly url: string;
  /** Names of packages that were asked for, in their order. */
  readonly asked: readonly string[];
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

/** `names`: of packages in node_modules; it says of all others that there are none. */
export async function serveRegistry(names: readonly string[]): Promise<Registry> {
  const folder = mkdtempSync(join(tmpdir(), 'beck-registry-'));
  const asked: string[] = [];
  const packed = new Map(names.map((name) => [name, pack(name, folder)]));
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').slice(1));
    if (path.endsWith('.tgz')) {
      response.end(readFileSync(join(folder, basename(path))));
      return;
    }
    asked.push(path);
    const file = packed.get(path);
    response.setHeader('content-type', 'application/json');
    if (file === undefined) response.writeHead(404).end('{"error":"Not found"}');
    else response.end(JSON.stringify(packument(path, `http://${request.headers.host}/${file}`)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It listens on a port of 127.0.0.1.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}

function pack(name: string, folder: string): string {
  const words = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  return execFileSync('npm', words, { cwd: join(PACKAGES, name), encoding: 'utf8' }).trim();
}

function packument(name: string, tarball: string): object {
  const manifest = JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'));
  const { version } = manifest;
  return {
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, dist: { tarball } } },
  };
}
