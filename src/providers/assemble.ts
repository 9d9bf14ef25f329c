// Puts a streamed reply together: text, tool calls that arrive in pieces, the reason for the end, the usage.

import * as v from 'valibot';
import type { ModelReply, ToolCall, Usage } from '../domain/conversation.ts';

// Servers differ in what else they send, and in what they leave out or send as null.
const CallDelta = v.object({
  index: v.nullish(v.number()),
  id: v.nullish(v.string()),
  function: v.nullish(v.object({ name: v.nullish(v.string()), arguments: v.nullish(v.string()) })),
});
const Choice = v.object({
  delta: v.nullish(v.object({ content: v.nullish(v.string()), tool_calls: v.nullish(v.array(CallDelta)) })),
  finish_reason: v.nullish(v.string()),
});
const Chunk = v.object({
  model: v.nullish(v.unknown()),
  choices: v.nullish(v.array(Choice)),
  usage: v.nullish(v.object({ prompt_tokens: v.number(), completion_tokens: v.number() })),
});

export type Assembly = {
  /** Takes one event of the stream; returns the text it adds. Throws `ValiError` on what is no such event. */
  add(event: unknown): string;
  /** The reply; undefined when the stream never said why it ended, so it was cut. */
  reply(): ModelReply | undefined;
};

export function assembleReply(): Assembly {
  const calls = new Calls();
  let text = '';
  let finish: string | undefined;
  let usage: Usage | undefined;
  let model: string | undefined;
  return {
    add(event) {
      const chunk = v.parse(Chunk, event);
      const [choice] = chunk.choices ?? [];
      const added = choice?.delta?.content ?? '';
      text += added;
      if (typeof chunk.model === 'string' && chunk.model !== '') model = chunk.model;
      for (const delta of choice?.delta?.tool_calls ?? []) calls.add(delta);
      finish = choice?.finish_reason ?? finish;
      if (chunk.usage) {
        usage = { inputTokens: chunk.usage.prompt_tokens, outputTokens: chunk.usage.completion_tokens };
      }
      return added;
    },
    reply() {
      if (finish === undefined) return undefined;
      const toolCalls = calls.list();
      return { text, toolCalls, finish: describeFinish(finish, toolCalls), usage, model };
    },
  };
}

function describeFinish(finish: string, toolCalls: readonly ToolCall[]): ModelReply['finish'] {
  if (finish === 'length') return 'length';
  return toolCalls.length > 0 ? 'tool-calls' : 'stop';
}

type OpenCall = { id: string; name: string; arguments: string };

class Calls {
  readonly #calls: OpenCall[] = [];
  readonly #byIndex = new Map<number, OpenCall>();

  add({ index, id, function: named }: v.InferOutput<typeof CallDelta>): void {
    const call = this.#find(index ?? 0, id ?? '');
    // Some servers repeat the name with every piece.
    if (call.name === '') call.name = named?.name ?? '';
    call.arguments += named?.arguments ?? '';
  }

  list(): readonly ToolCall[] {
    return this.#calls.map((call, position) => ({
      ...call,
      id: call.id === '' ? `call_${position}` : call.id,
      arguments: call.arguments === '' ? '{}' : call.arguments,
    }));
  }

  #find(index: number, id: string): OpenCall {
    const known = this.#byIndex.get(index);
    // Some servers number every call of a reply 0 and tell them apart by their ids alone.
    if (known !== undefined && (id === '' || id === known.id)) return known;
    const call = { id, name: '', arguments: '' };
    this.#calls.push(call);
    this.#byIndex.set(index, call);
    return call;
  }
}
