// Answers questions as a person would ask them, while beck is being installed, and keeps what V8 compiled for that.

import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type BundleFile, keepCompiled, readBundleFile, runBundle } from './bundle-files.ts';

/** `env`: the process's own, in which a server of ours is named. Throws where nothing can be written in `folder`. */
export async function precompile(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const files = new Map<string, BundleFile>();
  const read = (file: string): BundleFile => {
    const found = readBundleFile(folder, file);
    files.set(file, found);
    return found;
  };
  const server = await openServer();
  // It was told to listen on a port of 127.0.0.1.
  const { port } = server.address() as AddressInfo;
  env['OPENAI_BASE_URL'] = `http://127.0.0.1:${port}/v1`;
  env['OPENAI_API_KEY'] = env['OPENAI_MODEL'] = 'none';
  const { run } = runBundle(folder, read);
  for (const args of ASKED) await run(args);
  // Of the last answer, which nobody asked for.
  process.exitCode = 0;
  server.close();
  server.closeAllConnections();
  for (const name of readdirSync(join(folder, 'chunks'))) {
    const file = `chunks/${name}`;
    if (!files.has(file)) read(file);
  }
  for (const [file, { script }] of files) keepCompiled(folder, file, script);
}

/** Together they go where most questions go; what one needs and another does not makes every start a little longer. */
const ASKED: readonly (readonly string[])[] = [
  ['--version'],
  ['classify', 'ls -la | head -n 5 > list; rm -rf "$HOME/x"'],
  ['ask', '--print', '--provider', 'recipes', 'how much disk space is free'],
  ['ask', '--print', '--provider', 'recipes', 'which files here are over 100 MB'],
  ['ask', '--print', 'how much disk space is free'],
];

const REPLY = `data: ${JSON.stringify({
  choices: [{ index: 0, delta: { role: 'assistant', content: 'Nothing to do.' }, finish_reason: 'stop' }],
})}\n\ndata: [DONE]\n\n`;

async function openServer(): Promise<Server> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(REPLY);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
