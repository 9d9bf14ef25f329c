// Offers tools to one program over standard input and output, in the current and the earlier versions of the protocol.

import { randomUUID } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import type {
  CallToolResult,
  InputRequiredResult,
  McpServer,
  ServerContext,
  StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import type { Call, InputCheck, JsonObject, Offer, OfferedTool, ToolResult } from './offer.ts';

export type Connection = {
  readonly input: Readable;
  readonly output: Writable;
  /** Reports an error outside of calls, in a sentence. */
  readonly say: (sentence: string) => void;
  readonly signal: AbortSignal;
};

/** Resolves when the other program has gone, or the signal came, and every call has ended. */
export async function serveOffer(offer: Offer, { input, output, say, signal }: Connection): Promise<void> {
  const [sdk, { serveStdio, StdioServerTransport }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('@modelcontextprotocol/server/stdio'),
  ]);
  const gone = new AbortController();
  const calls = new Set<Promise<unknown>>();
  const begin = <Result>(
    work: (signal: AbortSignal) => Promise<Result>,
    own: AbortSignal,
  ): Promise<Result> => {
    const result = work(AbortSignal.any([own, gone.signal]));
    calls.add(result);
    void result.catch(() => {}).finally(() => calls.delete(result));
    return result;
  };
  const handle = serveStdio(() => buildServer(offer, sdk, begin), {
    transport: new StdioServerTransport(input, output),
    onerror: (error) => say(error.message),
  });
  await new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) input.once(event, () => resolve());
    output.once('error', () => resolve());
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  gone.abort();
  await handle.close().catch(() => {});
  await Promise.allSettled(calls);
}

type Sdk = typeof import('@modelcontextprotocol/server');
type Begin = <Result>(work: (signal: AbortSignal) => Promise<Result>, signal: AbortSignal) => Promise<Result>;

function buildServer(offer: Offer, sdk: Sdk, begin: Begin): McpServer {
  const { version, instructions, tools, texts } = offer;
  const server = new sdk.McpServer(
    { name: 'beck', title: 'beck', version },
    { instructions, capabilities: { tools: {}, resources: {} } },
  );
  const questions = new Map<string, string>();
  for (const tool of tools) {
    const { name, title, description, hints: annotations, output } = tool;
    const inputSchema = withJson(tool.check, tool.input);
    const shared = { title, description, annotations, inputSchema };
    const outputSchema = output && withJson(ANYTHING, output);
    server.registerTool(
      name,
      outputSchema === undefined ? shared : { ...shared, outputSchema },
      (args: unknown, context: ServerContext) =>
        begin(
          (signal) => answer(tool, args, { sdk, server, questions, context, signal }),
          context.mcpReq.signal,
        ),
    );
  }
  for (const { name, uri, title, description, read } of texts) {
    server.registerResource(name, uri, { title, description, mimeType: 'text/plain' }, async (asked) => ({
      contents: [{ uri: asked.href, mimeType: 'text/plain', text: await read() }],
    }));
  }
  return server;
}

/** beck builds the structured content itself, so there is nothing to validate. */
const ANYTHING: InputCheck<unknown> = {
  '~standard': { version: 1, vendor: 'beck', validate: (value) => ({ value }) },
};

function withJson(check: InputCheck<unknown>, json: JsonObject): StandardSchemaWithJSON {
  const schema = {
    '~standard': { ...check['~standard'], jsonSchema: { input: () => json, output: () => json } },
  };
  // Both follow the same published specification; its types are declared in each package again.
  return schema as unknown as StandardSchemaWithJSON;
}

type Answering = {
  readonly sdk: Sdk;
  readonly server: McpServer;
  /** What the person is being asked, by a name that cannot be guessed: each answer counts once, and for its subject alone. */
  readonly questions: Map<string, string>;
  readonly context: ServerContext;
  readonly signal: AbortSignal;
};

async function answer(
  tool: OfferedTool,
  args: unknown,
  answering: Answering,
): Promise<CallToolResult | InputRequiredResult> {
  const { context, signal } = answering;
  const stop = tellProgress(tool.title, context);
  try {
    return tell(await tool.call(args, callOf(answering, signal)), answering);
  } finally {
    stop();
  }
}

function callOf({ sdk, server, questions, context }: Answering, signal: AbortSignal): Call {
  const { mcpReq } = context;
  const envelope: Readonly<Record<string, unknown>> = mcpReq.envelope ?? {};
  const about = envelope[sdk.CLIENT_INFO_META_KEY] ?? server.server.getClientVersion();
  const able = envelope[sdk.CLIENT_CAPABILITIES_META_KEY] ?? server.server.getClientCapabilities();
  const state = mcpReq.requestState();
  const asked = typeof state === 'string' ? questions.get(state) : undefined;
  if (typeof state === 'string') questions.delete(state);
  const said = sdk.inputResponse(mcpReq.inputResponses, APPROVAL);
  return {
    client: nameIn(about),
    signal,
    canAsk: typeof able === 'object' && able !== null && 'elicitation' in able,
    answerTo(subject) {
      if (asked !== subject || said.kind !== 'elicit') return undefined;
      return said.action === 'accept' && said.content?.['run'] === true ? 'yes' : 'no';
    },
  };
}

function nameIn(about: unknown): string {
  if (typeof about !== 'object' || about === null || !('name' in about)) return '';
  return typeof about.name === 'string' ? about.name : '';
}

const APPROVAL = 'approval';

function tell(result: ToolResult, { sdk, questions }: Answering): CallToolResult | InputRequiredResult {
  switch (result.type) {
    case 'done':
      return {
        content: [{ type: 'text', text: result.text }],
        ...(result.structured === undefined ? {} : { structuredContent: result.structured }),
      };
    case 'failed':
      return { content: [{ type: 'text', text: result.text }], isError: true };
    case 'question': {
      const requestState = randomUUID();
      questions.set(requestState, result.subject);
      const requestedSchema = {
        type: 'object' as const,
        properties: { run: { type: 'boolean' as const, title: 'Allow it this once', default: false } },
        required: ['run'],
      };
      const approval = sdk.inputRequired.elicit({ message: result.message, requestedSchema });
      return sdk.inputRequired({ inputRequests: { [APPROVAL]: approval }, requestState });
    }
  }
}

/** Milliseconds. */
const PROGRESS_EVERY = 2000;

/** Tells every two seconds that a call is still at work, where the other program wants to know. */
function tellProgress(title: string, { mcpReq }: ServerContext): () => void {
  const token = mcpReq._meta?.progressToken;
  if (token === undefined) return () => {};
  let told = 0;
  const timer = setInterval(() => {
    told += PROGRESS_EVERY / 1000;
    const params = { progressToken: token, progress: told, message: `${title}: ${told} s` };
    // The other program may just have gone, which ends the call anyway.
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {});
  }, PROGRESS_EVERY);
  return () => clearInterval(timer);
}
