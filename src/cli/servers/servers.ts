// The tools of the servers that the settings name, as a model finds, reads about and calls them.

import type { Performers, PreparedTool } from '../../agent/performers.ts';
import { otherTools } from '../../agent/tools.ts';
import { type ApprovalHints, judgeToolCall } from '../../approval/tool-call.ts';
import type { Settings } from '../../config/settings.ts';
import type { ToolDefinition } from '../../domain/conversation.ts';
import type { CapturedOutput, NotRun } from '../../domain/run.ts';
import type { RemoteServer, RemoteTool } from '../../mcp/client.ts';
import { boundText } from '../../output/bounded.ts';
import { cleanText } from '../../output/clean.ts';
import type { Redact } from '../../output/redact.ts';
import { boundsOf } from '../wiring/performers.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { readOffers } from './offers.ts';
import { createRunningServers, type RunningServers } from './running-servers.ts';

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
  const running = createRunningServers(new Map(entries), surroundings, say);
  const known = entries.map(([name, entry]) => ({ name, tools: offers.toolsOf(name, entry) }));
  // Servers without cached tools are asked in parallel; a question does not wait for them.
  for (const { name, tools } of known) if (tools === undefined) void running.start(name);
  const shorten = (text: string): CapturedOutput =>
    boundText(cleanText(text.toWellFormed()), Buffer.byteLength(text), boundsOf(settings));
  return {
    definitions: [otherTools(nameAll(known))],
    performers: {
      otherTools: {
        async prepare({ tool, arguments: given }) {
          const found = await findTool(running, tool);
          if (found.type === 'failed') return found;
          if (found.type === 'server')
            return { type: 'described', output: shorten(namesOf(found.name, found.tools)) };
          if (given === undefined) return { type: 'described', output: shorten(describe(tool, found.tool)) };
          const hints = settings.mcpServers[found.name]?.approvalHints?.[found.tool.name];
          return proposeCall(tool, maskArguments(given, redact), { ...found, hints });
        },
        async use({ tool, arguments: given = {} }, signal) {
          const found = await findTool(running, tool);
          if (found.type !== 'tool')
            return {
              type: 'failed',
              reason: found.type === 'failed' ? found.reason : `${tool} is a server.`,
            };
          const result = await callTool(running, found, maskArguments(given, redact), signal);
          return typeof result === 'string' ? shorten(result) : result;
        },
      },
    },
    close: running.close,
  };
}

type FoundTool = {
  readonly type: 'tool';
  readonly name: string;
  readonly server: RemoteServer;
  readonly tool: RemoteTool;
};

type Found =
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'server'; readonly name: string; readonly tools: readonly RemoteTool[] }
  | FoundTool;

async function findTool(servers: RunningServers, tool: string): Promise<Found> {
  const name = serverNamed(tool, servers.names);
  if (name === undefined)
    return { type: 'failed', reason: `There is no tool ${tool}. ${await listAll(servers)}` };
  const offered = await servers.offeredBy(name);
  if (offered === undefined) return { type: 'failed', reason: `The server ${name} cannot be used now.` };
  const { server, tools } = offered;
  if (tool === name) return { type: 'server', name, tools };
  const found = tools.find((each) => tool === `${name}_${each.name}`);
  return found === undefined
    ? { type: 'failed', reason: `The server ${name} has no such tool. It has: ${namesOf(name, tools)}` }
    : { type: 'tool', name, server, tool: found };
}

async function listAll({ names, offeredBy }: RunningServers): Promise<string> {
  const each = await Promise.all(
    names.map(async (name) => namesOf(name, (await offeredBy(name))?.tools ?? [])),
  );
  return `The tools are: ${each.filter((list) => list !== '').join(', ')}`;
}

type Arguments = Readonly<Record<string, unknown>>;

function proposeCall(
  name: string,
  given: Arguments,
  { name: server, tool, hints }: FoundTool & { readonly hints: ApprovalHints | undefined },
): PreparedTool {
  const { destructive } = tool;
  const { text, whole, verdict } = judgeToolCall({ name, arguments: given, hints, destructive, server });
  return {
    type: 'callable',
    proposal: {
      command: text,
      why: '',
      verdict,
      offerAlways: false,
      noAlways: 'tools of other programs are asked about each time',
      file: { type: 'tool', whole },
    },
  };
}

/** The text of its result. */
async function callTool(
  servers: RunningServers,
  { name, server, tool }: FoundTool,
  given: Arguments,
  signal: AbortSignal,
): Promise<string | NotRun> {
  try {
    const { text, isError } = await server.call(tool.name, given, signal);
    return isError ? `The tool reports an error:\n${text}` : text || '(no output)';
  } catch (error) {
    // It may have died.
    await servers.drop(name, server);
    const reason = error instanceof Error ? error.message : String(error);
    return {
      type: 'failed',
      reason: cleanText(`The server ${name} did not answer: ${reason}`).slice(0, 500),
    };
  }
}

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

/** What a model was sent masked goes out masked, and so does what it may have guessed. */
function maskArguments(given: Arguments, redact: Redact): Arguments {
  const mask = (value: unknown): unknown => {
    if (typeof value === 'string') return redact(value).text;
    if (Array.isArray(value)) return value.map(mask);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mask(each)]));
  };
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, mask(value)]));
}
