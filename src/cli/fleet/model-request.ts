// What a model is sent of a question about hosts: its calls as it wrote them, and the one tool that reaches them.

import type { Message, ModelRequest, ToolCall, ToolDefinition } from '../../domain/conversation.ts';
import { type SystemOf, systemsInWords } from '../../fleet/system.ts';
import { type Fleet, inWords } from './named.ts';
import { NOTHING_KNOWN } from './prompt.ts';

/** Ends the id of a call that was beck's own: the others' turn after the first host's. */
export const OTHERS = '-others';

/** The id of the look at the hosts. */
export const LOOK_CALL = 'look-at-hosts';

/** Without the look, which nobody asked for. `look`: its line. */
export function withoutLook(request: ModelRequest, look: string | undefined): ModelRequest {
  if (look === undefined) return request;
  const isOther = ({ command }: { readonly command: string }) => command !== look;
  return {
    ...request,
    runs: request.runs.filter(isOther),
    attempts: request.attempts?.filter(isOther),
    messages: request.messages.filter((message) =>
      message.role === 'tool'
        ? message.toolCallId !== LOOK_CALL
        : message.role !== 'assistant' || !message.toolCalls.some(({ id }) => id === LOOK_CALL),
    ),
  };
}

type There = {
  /** Calls as they were written, by their ids. */
  readonly written: ReadonlyMap<string, ToolCall>;
  readonly fleet: Fleet;
  readonly systemOf: SystemOf;
};

export function requestThere(request: ModelRequest, { written, fleet, systemOf }: There): ModelRequest {
  const systems = systemsInWords(fleet.hosts, systemOf)?.slice(0, MOST_SYSTEMS);
  const messages = request.messages.map((message): Message => {
    if (message.role === 'system' && systems !== undefined)
      return { ...message, content: message.content.replace(NOTHING_KNOWN, () => whatIsKnown(systems)) };
    return message.role === 'assistant'
      ? { ...message, toolCalls: message.toolCalls.map((call) => written.get(call.id) ?? call) }
      : message;
  });
  const tools = request.tools
    .filter(({ name }) => name === 'run_in_shell')
    .map((tool) => ({ ...tool, ...toolFor(fleet) }));
  return { ...request, messages: merged(messages), tools };
}

/** Many kinds of machines are not told one by one. */
const MOST_SYSTEMS = 1200;

function whatIsKnown(systems: string): string {
  return `A look at them said:\n${systems}\nWhere hosts differ in that, write a command for each kind (hosts). Nothing of this machine counts there.`;
}

/** The others' turn was beck's own step: its result belongs to the call for the first host. */
function merged(messages: readonly Message[]): readonly Message[] {
  const kept: Message[] = [];
  for (const message of messages) {
    if (message.role === 'assistant' && message.toolCalls.some(({ id }) => id.endsWith(OTHERS))) continue;
    const before = kept.at(-1);
    if (message.role === 'tool' && message.toolCallId.endsWith(OTHERS) && before?.role === 'tool')
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
