// The SDK's own client at the other end of a real pipe.

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { isAlive as isThere } from '../../src/domain/is-alive.ts';
import type { FreshHome } from './home.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

export type Era = 'current' | 'earlier';

export type McpOptions = {
  readonly home: FreshHome;
  readonly args?: readonly string[];
  readonly era?: Era;
  /** The client can ask its person, who answers this. */
  readonly person?: (message: string) => 'yes' | 'no' | 'cancel';
  readonly env?: Readonly<Record<string, string>>;
};

export type Answer = {
  readonly text: string;
  readonly isError: boolean;
  readonly data: Readonly<Record<string, unknown>>;
};

export type McpSession = {
  readonly client: Client;
  readonly pid: number;
  /** The folder the server was started in. */
  readonly folder: string;
  readonly call: (
    name: string,
    args?: Readonly<Record<string, unknown>>,
    options?: Parameters<Client['callTool']>[1],
  ) => Promise<Answer>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

/** `beck mcp` in the home's folder `work`. */
export async function connectToBeck({
  home,
  args = [],
  era = 'current',
  person,
  env = {},
}: McpOptions): Promise<McpSession> {
  const folder = join(home.path, 'work');
  mkdirSync(folder, { recursive: true });
  const client = new Client(
    { name: 'test-agent', version: '1.0.0' },
    {
      capabilities: person === undefined ? {} : { elicitation: { form: {} } },
      ...(era === 'current' ? { versionNegotiation: { mode: 'auto' as const } } : {}),
    },
  );
  if (person !== undefined)
    client.setRequestHandler('elicitation/create', ({ params }) => {
      const said = person(params.message);
      if (said === 'cancel') return { action: 'cancel' };
      return { action: 'accept', content: { run: said === 'yes' } };
    });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [MAIN, 'mcp', ...args],
    cwd: folder,
    env: { ...home.env, SHELL: '/bin/bash', ...env },
    stderr: 'ignore',
  });
  await client.connect(transport);
  return {
    client,
    pid: transport.pid ?? 0,
    folder,
    async call(name, given = {}, options = {}) {
      const result = await client.callTool({ name, arguments: given }, options);
      const [first] = result.content;
      const data = (result.structuredContent ?? {}) as Answer['data'];
      return { text: first?.type === 'text' ? first.text : '', isError: result.isError === true, data };
    },
    [Symbol.asyncDispose]: () => client.close(),
  };
}

/** Takes only the id, so that it can be given to `filter`. */
export const isAlive = (pid: number): boolean => isThere(pid);
