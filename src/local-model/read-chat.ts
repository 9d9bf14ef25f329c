// A request of OpenAI's chat completions, as the model's process reads it: tools are described in the prompt, calls and
// results are plain text.

import * as v from 'valibot';
import type { Message } from '../domain/conversation.ts';
import { describeTools, toPlainMessages } from '../providers/text-tools.ts';
import type { Chat } from './engine.ts';
import type { HistoryItem } from './node-llama-cpp.ts';

const CALL = v.object({ id: v.string(), function: v.object({ name: v.string(), arguments: v.string() }) });
const MESSAGE = v.variant('role', [
  v.object({ role: v.picklist(['system', 'user']), content: v.string() }),
  v.object({
    role: v.literal('assistant'),
    content: v.nullish(v.string(), ''),
    tool_calls: v.nullish(v.array(CALL), []),
  }),
  v.object({ role: v.literal('tool'), tool_call_id: v.string(), content: v.string() }),
]);
const TOOL = v.object({
  function: v.object({
    name: v.string(),
    description: v.optional(v.string(), ''),
    parameters: v.record(v.string(), v.unknown()),
  }),
});
const REQUEST = v.object({
  messages: v.pipe(v.array(MESSAGE), v.minLength(1)),
  tools: v.optional(v.array(TOOL), []),
  tool_choice: v.optional(v.picklist(['auto', 'required'])),
  temperature: v.optional(v.number(), 0),
  max_tokens: v.optional(v.number(), 2048),
});

/** Undefined where it is no such request. */
export function readChat(body: unknown): Chat | undefined {
  const read = v.safeParse(REQUEST, body);
  if (!read.success) return undefined;
  const { messages, tools: offered, tool_choice, temperature, max_tokens } = read.output;
  const tools = offered.map(({ function: tool }) => tool);
  const plain = toPlainMessages(messages.map(toMessage));
  const told = tools.length === 0 ? '' : describeTools(tools);
  const [first, ...rest] = plain;
  const system = first?.role === 'system' ? first.content : '';
  const others = first?.role === 'system' || first === undefined ? rest : plain;
  const prompt = [told, system].filter((part) => part !== '').join('\n\n');
  return {
    history: [...(prompt === '' ? [] : [{ type: 'system', text: prompt } as const]), ...others.map(toItem)],
    tools,
    mustCall: tool_choice === 'required',
    temperature,
    maxTokens: max_tokens,
  };
}

function toMessage(message: v.InferOutput<typeof MESSAGE>): Message {
  switch (message.role) {
    case 'system':
    case 'user':
      return message;
    case 'tool':
      return { role: 'tool', toolCallId: message.tool_call_id, content: message.content };
    case 'assistant':
      return {
        role: 'assistant',
        content: message.content,
        toolCalls: message.tool_calls.map(({ id, function: call }) => ({ id, ...call })),
      };
  }
}

function toItem({ role, content }: Message): HistoryItem {
  return role === 'assistant'
    ? { type: 'model', response: [content] }
    : { type: role === 'system' ? 'system' : 'user', text: content };
}
