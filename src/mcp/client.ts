// Client of one configured server: started on first use, with a time limit and a limit on the size of its messages.

import type { Client, Tool, Transport } from '@modelcontextprotocol/client';

export type ServerAddress =
  | {
      readonly type: 'stdio';
      /** Absolute path. */
      readonly program: string;
      readonly args: readonly string[];
      readonly cwd: string;
      /** The whole environment. */
      readonly env: Readonly<Record<string, string>>;
    }
  | { readonly type: 'http'; readonly url: string; readonly headers: Readonly<Record<string, string>> };

export type RemoteTool = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  /** As the server says. */
  readonly destructive: boolean;
};

export type RemoteServer = {
  /** The tools it offers now; fetched again after it announced a change. Rejects if it does not answer. */
  readonly tools: () => Promise<readonly RemoteTool[]>;
  /** Rejects with what went wrong. */
  readonly call: (
    name: string,
    args: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ) => Promise<{ readonly text: string; readonly isError: boolean }>;
  readonly close: () => Promise<void>;
};

export type ServerLimits = {
  /** Milliseconds until it must have listed its tools. */
  readonly startMs: number;
  /** Milliseconds for one call. */
  readonly callMs: number;
};

/** Of what one server offers; a longer list is cut. */
const MOST_TOOLS = 200;
const LONGEST_NAME = 64;
const LONGEST_DESCRIPTION = 2000;
const LARGEST_SCHEMA = 8000;
/** Bytes of one message: a server that floods is left. */
const LARGEST_MESSAGE = 4 * 1024 * 1024;

/** Rejects with an `Error` whose message is a sentence. */
export async function connectServer(
  address: ServerAddress,
  { startMs, callMs }: ServerLimits,
  signal: AbortSignal,
): Promise<RemoteServer> {
  const { Client: SdkClient } = await import('@modelcontextprotocol/client');
  const client = new SdkClient({ name: 'beck', version: '1' }, { capabilities: {} });
  const { transport, lastWords } = await openTransport(address);
  const options = { signal: AbortSignal.any([signal, AbortSignal.timeout(startMs)]), timeout: startMs };
  try {
    let isStale = false;
    // Only noted, so that a server that announces changes all the time costs nothing.
    client.setNotificationHandler('notifications/tools/list_changed', () => {
      isStale = true;
    });
    await client.connect(transport, options);
    let tools = await listTools(client, options);
    return {
      async tools() {
        if (!isStale) return tools;
        isStale = false;
        const now = await listTools(client, { signal, timeout: callMs });
        tools = now.map((tool) => ({
          ...tool,
          destructive: tool.destructive || wasDestructive(tools, tool),
        }));
        return tools;
      },
      async call(name, args, when) {
        const result = await client.callTool(
          { name, arguments: { ...args } },
          { signal: when, timeout: callMs },
        );
        return { text: textOf(result), isError: result.isError === true };
      },
      close: () => client.close().catch(() => {}),
    };
  } catch (error) {
    await client.close().catch(() => {});
    throw new Error(reasonOf(error, { startMs, words: lastWords() }));
  }
}

async function openTransport(
  address: ServerAddress,
): Promise<{ readonly transport: Transport; readonly lastWords: () => string }> {
  if (address.type === 'http') {
    const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client');
    const requestInit = { headers: { ...address.headers } };
    return {
      transport: new StreamableHTTPClientTransport(new URL(address.url), { requestInit }),
      lastWords: () => '',
    };
  }
  const { StdioClientTransport } = await import('@modelcontextprotocol/client/stdio');
  const transport = new StdioClientTransport({
    command: address.program,
    args: [...address.args],
    env: { ...address.env },
    cwd: address.cwd,
    stderr: 'pipe',
    maxBufferSize: LARGEST_MESSAGE,
  });
  let words = '';
  transport.stderr?.on('data', (chunk: Uint8Array) => {
    words = (words + Buffer.from(chunk).toString('utf8')).slice(-500);
  });
  return { transport, lastWords: () => words.trim().split('\n').at(-1) ?? '' };
}

async function listTools(
  client: Client,
  options: { readonly signal: AbortSignal; readonly timeout: number },
): Promise<readonly RemoteTool[]> {
  if (client.getServerCapabilities()?.tools === undefined) return [];
  const { tools } = await client.listTools({}, options);
  return tools.filter(isUsable).slice(0, MOST_TOOLS).map(remoteTool);
}

function isUsable({ name, inputSchema }: Tool): boolean {
  return (
    /^[\w.-]+$/.test(name) &&
    name.length <= LONGEST_NAME &&
    JSON.stringify(inputSchema).length <= LARGEST_SCHEMA
  );
}

function remoteTool({ name, description = '', inputSchema, annotations }: Tool): RemoteTool {
  return {
    name,
    description: description.slice(0, LONGEST_DESCRIPTION),
    inputSchema,
    destructive: annotations?.destructiveHint === true,
  };
}

/** A server may take back what it offers, never that a tool destroys. */
function wasDestructive(before: readonly RemoteTool[], { name }: RemoteTool): boolean {
  return before.some((tool) => tool.name === name && tool.destructive);
}

type Result = Awaited<ReturnType<Client['callTool']>>;

function textOf({ content, structuredContent }: Result): string {
  const text = content.map(blockText).join('\n');
  return text === '' && structuredContent !== undefined ? JSON.stringify(structuredContent) : text;
}

function blockText(block: Result['content'][number]): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'image':
    case 'audio':
      return `[${block.type} ${block.mimeType}, ${block.data.length} characters of base64, not shown]`;
    case 'resource':
      return 'text' in block.resource ? block.resource.text : `[${block.resource.uri}, not shown]`;
    case 'resource_link':
      return `[${block.uri}]`;
  }
}

function reasonOf(
  error: unknown,
  { startMs, words }: { readonly startMs: number; readonly words: string },
): string {
  const message = error instanceof Error ? error.message : String(error);
  const late = /timed? ?out|aborted/i.test(message);
  const said = late ? `it did not list its tools within ${startMs / 1000} s` : message.split('\n')[0];
  return words === '' ? `${said}` : `${said} (${words})`;
}
