// Whoever answers writes the command for one host; here it becomes the line that carries it to all of them.

import type {
  AskModel,
  Message,
  ModelReply,
  ModelRequest,
  Provider,
  ToolCall,
  ToolDefinition,
} from '../../domain/conversation.ts';
import type { Engine } from '../../fleet/engines.ts';
import { fold } from '../../fleet/host-sets.ts';
import { resolveHosts } from '../../fleet/resolve.ts';
import { CALL } from '../../providers/recipe-attempts.ts';
import { type Carried, type Elsewhere, onlyReads } from './elsewhere.ts';
import { type Fleet, inWords } from './named.ts';

export type Carrying = {
  readonly fleet: Fleet;
  readonly elsewhere: Elsewhere;
  /** Gets each line before it is proposed. */
  readonly carries: (carried: Carried & { readonly engine: Engine }) => void;
  /** The line is printed, so one has to do. */
  readonly whole: boolean;
  /** Sentences about what the last run came to. */
  readonly told: () => string;
};

/** What is left to do once the first host has done it. */
type Rest = {
  readonly begin: string;
  /** The line for the first host. */
  readonly after: string;
  readonly command: string;
  readonly hosts: readonly string[];
  readonly call: ToolCall;
};

export function fleetProvider(provider: Provider, carrying: Carrying): Provider {
  const written = new Map<string, ToolCall>();
  let rest: Rest | undefined;
  // The recipes have nothing to add to what one command came to.
  let offline = !provider.readsPrompt;
  const ask: AskModel = async (request, io) => {
    const last = request.attempts?.at(-1) ?? request.runs.at(-1);
    if (rest !== undefined && last !== undefined) {
      const { command, hosts, call, begin, after } = rest;
      rest = undefined;
      if (last.command === after && last.outcome.type === 'ran' && last.outcome.status === 0)
        return proposal(call, { command, hosts, why: `done on ${begin}; now ${inWords(hosts)}` });
      if (offline) return said(`Nothing was run on ${inWords(hosts)}.`, io.onText);
    }
    if (offline && last !== undefined) return said(carrying.told(), io.onText);
    const reply = await provider.ask(requestThere(request, written, carrying.fleet), io);
    return translate(reply);
  };
  const translate = (reply: ModelReply): ModelReply => {
    const [call] = reply.toolCalls;
    if (call === undefined) return reply;
    offline ||= call.id.startsWith(CALL);
    const wanted = readCall(call, carrying.fleet);
    if (typeof wanted === 'string') return { ...reply, toolCalls: [{ ...call, name: wanted }] };
    const { command, hosts, why } = wanted;
    const there = carrying.elsewhere(command);
    const { first } = carrying.fleet;
    const canary = !carrying.whole && hosts.length > 1 && first !== undefined && !onlyReads({ there });
    if (!canary) return { ...reply, toolCalls: proposal(call, wanted).toolCalls };
    const begin = hosts.includes(first) ? first : (hosts[0] ?? first);
    const others = hosts.filter((host) => host !== begin);
    const note = `${begin} first, then ${inWords(others)}`;
    const begun = proposal(call, { command, hosts: [begin], why: why === '' ? note : `${note} · ${why}` });
    rest = {
      begin,
      after: lineOf(begun),
      command,
      hosts: others,
      call: { ...call, id: `${call.id}-others` },
    };
    return { ...reply, toolCalls: begun.toolCalls };
  };
  const proposal = (call: ToolCall, { command, hosts, why }: Wanted): ModelReply => {
    const line = carrying.fleet.lineFor(command, hosts);
    if (line === undefined)
      return { text: '', toolCalls: [{ ...call, name: 'no_engine_can_carry_this' }], finish: 'tool-calls' };
    const { text, scaffold, engine } = line;
    carrying.carries({ text, scaffold, engine, hosts, command, there: carrying.elsewhere(command) });
    written.set(call.id, call);
    const said =
      why === '' || why.includes(fold(hosts)) ? why || inWords(hosts) : `${inWords(hosts)} · ${why}`;
    const args = JSON.stringify({ command: text, why: said });
    return {
      text: '',
      toolCalls: [{ ...call, name: 'run_in_shell', arguments: args }],
      finish: 'tool-calls',
    };
  };
  return {
    // Who answers may only be known after the first reply.
    get name() {
      return provider.name;
    },
    get model() {
      return provider.model;
    },
    get needsServer() {
      return provider.needsServer;
    },
    get readsPrompt() {
      return provider.readsPrompt;
    },
    ask,
  };
}

type Wanted = { readonly command: string; readonly hosts: readonly string[]; readonly why: string };

function lineOf({ toolCalls: [call] }: ModelReply): string {
  return call === undefined
    ? ''
    : String((JSON.parse(call.arguments) as { command?: unknown }).command ?? '');
}

function said(text: string, onText: (text: string) => void): ModelReply {
  if (text !== '') onText(text);
  return { text, toolCalls: [], finish: 'stop' };
}

/** A name that no tool has where the call cannot be carried out: whoever wrote it is told so. */
function readCall(call: ToolCall, fleet: Fleet): Wanted | string {
  if (!['run_in_shell', 'probe'].includes(call.name)) return `${call.name}_works_here_only`;
  const given = parse(call.arguments);
  const parts = Array.isArray(given['plan'])
    ? given['plan'].map((part) => text((part as { command?: unknown })?.command))
    : [];
  const command =
    parts.length > 0 ? parts.map((part) => `{\n${part}\n}`).join(' && ') : text(given['command']);
  if (command.trim() === '') return 'run_in_shell_without_a_command';
  const some = text(given['hosts']).trim();
  const hosts = some === '' ? fleet.hosts : someOf(some, fleet);
  return hosts === undefined
    ? 'hosts_beyond_those_of_the_question'
    : { command, hosts, why: text(given['why']).trim() };
}

function parse(written: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(written);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    // The agent says what is wrong with it.
    return {};
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** None but those of the question. */
function someOf(names: string, { hosts }: Fleet): readonly string[] | undefined {
  const known = new Map(hosts.map((host) => [host, 'the question'] as const));
  const found = resolveHosts(names, { hosts: known, groups: [], inventory: undefined });
  return found.type === 'hosts' ? hosts.filter((host) => found.hosts.includes(host)) : undefined;
}

/** What is sent: the calls as they were written, and the one tool that reaches the hosts. */
function requestThere(
  request: ModelRequest,
  written: ReadonlyMap<string, ToolCall>,
  fleet: Fleet,
): ModelRequest {
  const messages = request.messages.map((message) =>
    message.role === 'assistant'
      ? { ...message, toolCalls: message.toolCalls.map((call) => written.get(call.id) ?? call) }
      : message,
  );
  const tools = request.tools
    .filter(({ name }) => name === 'run_in_shell')
    .map((tool) => ({ ...tool, ...toolFor(fleet) }));
  return { ...request, messages: merged(messages), tools };
}

/** The others' turn was beck's own step: its result belongs to the call for the first host. */
function merged(messages: readonly Message[]): readonly Message[] {
  const kept: Message[] = [];
  for (const message of messages) {
    if (message.role === 'assistant' && message.toolCalls.some(({ id }) => id.endsWith('-others'))) continue;
    const before = kept.at(-1);
    if (message.role === 'tool' && message.toolCallId.endsWith('-others') && before?.role === 'tool')
      kept[kept.length - 1] = { ...before, content: `${before.content}\n${message.content}` };
    else kept.push(message);
  }
  return kept;
}

function toolFor({ hosts }: Fleet): Pick<ToolDefinition, 'description' | 'parameters'> {
  return {
    description: `Runs one command on ${inWords(hosts)}. Write it as for a single one of them; beck carries it there. The person is asked.`,
    parameters: {
      type: 'object',
      properties: {
        command: { type: 'string' },
        why: { type: 'string', description: 'What it does and why, in ten words.' },
        hosts: { type: 'string', description: 'Only some of them, like web[2-3]. Default: all.' },
      },
      required: ['command', 'why'],
    },
  };
}
