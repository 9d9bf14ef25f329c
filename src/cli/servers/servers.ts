// The servers that the person's settings name: what they offer is kept, and each is started when one of its tools is wanted.

import type { Performers, PreparedTool, ToolUse } from '../../agent/performers.ts';
import { otherTools } from '../../agent/tools.ts';
import { judgeToolCall } from '../../approval/tool-call.ts';
import type { Settings } from '../../config/settings.ts';
import type { ToolDefinition } from '../../domain/conversation.ts';
import type { CapturedOutput, NotRun } from '../../domain/run.ts';
import { makeAllVisible } from '../../domain/visible.ts';
import type { RemoteServer, RemoteTool } from '../../mcp/client.ts';
import { boundText } from '../../output/bounded.ts';
import { cleanText } from '../../output/clean.ts';
import type { Redact } from '../../output/redact.ts';
import { boundsOf } from '../wiring/performers.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { keepOffer, readOffers } from './offers.ts';
import { startServer } from './start-server.ts';

export type Servers = {
  readonly definitions: readonly ToolDefinition[];
  readonly performers: Required<Pick<Performers, 'otherTools'>>;
  readonly close: () => Promise<void>;
};

export type ServersOptions = {
  readonly settings: Settings;
  readonly surroundings: Surroundings;
  readonly redact: Redact;
  /** A broken server costs one line. */
  readonly say: (sentence: string) => void;
};

/** Undefined where no server is set. Nothing is waited for. */
export function openServers({ settings, surroundings, redact, say }: ServersOptions): Servers | undefined {
  const entries = Object.entries(settings.mcpServers).filter(([, entry]) => entry.enabled !== false);
  if (entries.length === 0) return undefined;
  const offers = readOffers(surroundings);
  const ended = new AbortController();
  const running = new Map<string, Promise<RemoteServer | undefined>>();
  const entryOf = new Map(entries);
  const start = (name: string): Promise<RemoteServer | undefined> => {
    const entry = entryOf.get(name);
    let server = running.get(name);
    if (server === undefined && entry !== undefined) {
      server = startServer(entry, surroundings, ended.signal).then(
        async (started) => {
          keepOffer(surroundings, { name, entry, tools: await started.tools() });
          return started;
        },
        (error: unknown) => {
          if (!ended.signal.aborted)
            say(
              makeAllVisible(
                `The server ${name} cannot be used: ${error instanceof Error ? error.message : error}.`,
              ).slice(0, 300),
            );
          return undefined;
        },
      );
      running.set(name, server);
    }
    return server ?? Promise.resolve(undefined);
  };
  // Undefined where it cannot be used.
  const offeredBy = async (name: string): Promise<Started | undefined> => {
    const server = await start(name);
    const entry = entryOf.get(name);
    if (server === undefined || entry === undefined) return undefined;
    try {
      const tools = await server.tools();
      keepOffer(surroundings, { name, entry, tools });
      return { server, tools };
    } catch {
      // It said that its tools changed and does not tell them; the next call starts it again.
      running.delete(name);
      await server.close();
      return undefined;
    }
  };
  const known = entries.map(([name, entry]) => ({ name, tools: offers.toolsOf(name, entry) }));
  // Servers without cached tools are asked in parallel; a question does not wait for them.
  for (const { name, tools } of known) if (tools === undefined) void start(name);
  const find = async (tool: string): Promise<Found> => {
    const name = serverNamed(tool, [...entryOf.keys()]);
    if (name === undefined) return { type: 'failed', reason: `There is no tool ${tool}. ${await listAll()}` };
    const started = await offeredBy(name);
    if (started === undefined) return { type: 'failed', reason: `The server ${name} cannot be used now.` };
    const { server, tools } = started;
    if (tool === name) return { type: 'server', name, tools };
    const found = tools.find((each) => tool === `${name}_${each.name}`);
    return found === undefined
      ? {
          type: 'failed',
          reason: `The server ${name} has no such tool. It has: ${namesOf(name, tools)}`,
        }
      : { type: 'tool', name, server, tool: found };
  };
  const listAll = async (): Promise<string> => {
    const each = await Promise.all(
      [...entryOf.keys()].map(async (name) => namesOf(name, (await offeredBy(name))?.tools ?? [])),
    );
    return `The tools are: ${each.filter((names) => names !== '').join(', ')}`;
  };
  const told = (text: string): CapturedOutput => {
    const clean = cleanText(text.toWellFormed());
    return boundText(clean, Buffer.byteLength(text), boundsOf(settings));
  };
  const prepare = async ({ tool, arguments: given }: ToolUse): Promise<PreparedTool> => {
    const found = await find(tool);
    if (found.type === 'failed') return found;
    if (found.type === 'server') return { type: 'described', output: told(namesOf(found.name, found.tools)) };
    if (given === undefined) return { type: 'described', output: told(describe(tool, found.tool)) };
    const hints = entryOf.get(found.name)?.approvalHints?.[found.tool.name];
    const { destructive } = found.tool;
    const { text, whole, verdict } = judgeToolCall({
      name: tool,
      arguments: maskArguments(given, redact),
      hints,
      destructive,
      server: found.name,
    });
    const noAlways = 'tools of other programs are asked about each time';
    return {
      type: 'callable',
      proposal: {
        command: text,
        why: '',
        verdict,
        offerAlways: false,
        noAlways,
        file: { type: 'tool', whole },
      },
    };
  };
  const use = async (
    { tool, arguments: given = {} }: ToolUse,
    signal: AbortSignal,
  ): Promise<CapturedOutput | NotRun> => {
    const found = await find(tool);
    if (found.type !== 'tool')
      return { type: 'failed', reason: found.type === 'failed' ? found.reason : `${tool} is a server.` };
    try {
      const { text, isError } = await found.server.call(
        found.tool.name,
        maskArguments(given, redact),
        signal,
      );
      return told(isError ? `The tool reports an error:\n${text}` : text || '(no output)');
    } catch (error) {
      // It may have died; the next call starts it again.
      running.delete(found.name);
      await found.server.close();
      const reason = error instanceof Error ? error.message : String(error);
      return {
        type: 'failed',
        reason: cleanText(`The server ${found.name} did not answer: ${reason}`).slice(0, 500),
      };
    }
  };
  return {
    definitions: [otherTools(nameAll(known))],
    performers: { otherTools: { prepare, use } },
    async close() {
      ended.abort();
      await Promise.all([...running.values()].map(async (server) => (await server)?.close()));
    },
  };
}

type Started = { readonly server: RemoteServer; readonly tools: readonly RemoteTool[] };

type Found =
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'server'; readonly name: string; readonly tools: readonly RemoteTool[] }
  | {
      readonly type: 'tool';
      readonly name: string;
      readonly server: RemoteServer;
      readonly tool: RemoteTool;
    };

/** The longest name that the tool's begins with. */
function serverNamed(tool: string, names: readonly string[]): string | undefined {
  return names
    .filter((name) => tool === name || tool.startsWith(`${name}_`))
    .sort((a, b) => b.length - a.length)[0];
}

function namesOf(name: string, tools: readonly RemoteTool[]): string {
  return tools.map((tool) => `${name}_${tool.name}`).join(', ');
}

/** Bytes of all names in the first request; a server whose tools do not fit is named alone. */
const MOST_NAMES = 300;

function nameAll(
  known: readonly { readonly name: string; readonly tools: readonly RemoteTool[] | undefined }[],
): string {
  let left = MOST_NAMES;
  const words = known.flatMap(({ name, tools }) => {
    const all = tools === undefined || tools.length === 0 ? '' : namesOf(name, tools);
    const word = all !== '' && all.length <= left ? all : `${name} (lists its tools)`;
    left -= word.length + 2;
    return left >= 0 ? [word] : [];
  });
  return words.join(', ');
}

function describe(name: string, { description, inputSchema }: RemoteTool): string {
  return `${name}: ${description}\nIts arguments as JSON Schema:\n${JSON.stringify(inputSchema)}`;
}

/** What a model was told masked goes out masked, and so does what it may have guessed. */
function maskArguments(
  given: Readonly<Record<string, unknown>>,
  redact: Redact,
): Readonly<Record<string, unknown>> {
  const mask = (value: unknown): unknown => {
    if (typeof value === 'string') return redact(value).text;
    if (Array.isArray(value)) return value.map(mask);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mask(each)]));
  };
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, mask(value)]));
}
