// Tools for models without tool calling: described in the prompt, with calls and results as plain text.

import type { Message, ToolDefinition } from '../domain/conversation.ts';

/** What a model is sent of its tools, the same in every request. */
export function describeTools(tools: readonly ToolDefinition[]): string {
  return [
    'To use a tool, write this and stop:',
    '<tool_call>{"name": "TOOL", "arguments": {…}}</tool_call>',
    'Its result comes as the next message. The tools, with their arguments (? may be left out):',
    ...tools.map(
      ({ name, description, parameters }) => `- ${name}(${signatureOf(parameters)}): ${description}`,
    ),
  ].join('\n');
}

function signatureOf(parameters: ToolDefinition['parameters']): string {
  const { properties, required } = parameters;
  if (typeof properties !== 'object' || properties === null) return '';
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties)
    .map(([name, shape]) => `${name}${needed.includes(name) ? '' : '?'}: ${typeOf(shape)}`)
    .join(', ');
}

function typeOf(shape: unknown): string {
  const type: unknown = typeof shape === 'object' && shape !== null && 'type' in shape ? shape.type : '';
  if (type !== 'array' || typeof shape !== 'object' || shape === null || !('items' in shape))
    return String(type);
  const { items } = shape;
  const properties = typeof items === 'object' && items !== null && 'properties' in items && items.properties;
  return properties ? `[{${Object.keys(properties).join(', ')}}]` : '[]';
}

/** No call and no result is left, and no two messages of one side follow each other, which some models refuse. */
export function toPlainMessages(messages: readonly Message[]): readonly Message[] {
  const names = new Map<string, string>();
  const plain: Message[] = [];
  for (const message of messages) {
    if (message.role === 'assistant') for (const { id, name } of message.toolCalls) names.set(id, name);
    const next = toPlain(message, names);
    const last = plain.at(-1);
    if (last !== undefined && last.role === next.role && last.role !== 'tool' && next.role !== 'tool')
      plain[plain.length - 1] = { ...last, content: `${last.content}\n\n${next.content}` };
    else plain.push(next);
  }
  return plain;
}

function toPlain(message: Message, names: ReadonlyMap<string, string>): Message {
  if (message.role === 'tool') {
    const name = names.get(message.toolCallId) ?? 'the tool';
    return { role: 'user', content: `Result of ${name}:\n${message.content}` };
  }
  if (message.role !== 'assistant') return message;
  const calls = message.toolCalls.map(
    ({ name, arguments: written }) =>
      `<tool_call>{"name": ${JSON.stringify(name)}, "arguments": ${written}}</tool_call>`,
  );
  const content = [message.content, ...calls].filter((part) => part !== '').join('\n');
  return { role: 'assistant', content, toolCalls: [] };
}
