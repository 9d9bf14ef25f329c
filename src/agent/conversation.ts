// The messages of one question: the first ones, those added later, and the count of masked secrets.

import type { ModelReply, ToolCall } from '../domain/conversation.ts';
import { type Redaction, redact } from '../output/redact.ts';
import { maskPrompt } from './prompt.ts';
import { type ModelText, tellAttached } from './results.ts';
import type { State } from './state.ts';

export function withQuestion(state: State): State {
  const { systemPrompt, earlier = [], question, attached, nonce, maskedBefore = 0 } = state.config;
  const given = attached && tellAttached(attached, nonce);
  const asked = mask(state, given === undefined ? question : `${question}\n\n${given.text}`);
  const told = maskPrompt(systemPrompt, (text) => mask(state, text));
  return {
    ...state,
    masked: maskedBefore + asked.masked + told.masked,
    messages: [{ role: 'system', content: told.text }, ...earlier, { role: 'user', content: asked.text }],
  };
}

export function withReply(state: State, reply: ModelReply): State {
  // Some servers refuse the whole conversation if arguments sent back are not JSON.
  const toolCalls = reply.toolCalls.map((call) =>
    isJson(call.arguments) ? call : { ...call, arguments: '{}' },
  );
  return {
    ...state,
    messages: [
      ...state.messages,
      { role: 'assistant', content: reply.text, toolCalls, sentBack: reply.sentBack },
    ],
    queue: reply.toolCalls,
    lone: false,
    onlyLooks: false,
  };
}

/** Answers one tool call; a server refuses a conversation in which one stays open. */
export function tell(state: State, call: ToolCall, { text: told }: ModelText): State {
  const { text, masked } = mask(state, told);
  const message = { role: 'tool', toolCallId: call.id, content: text } as const;
  return { ...state, messages: [...state.messages, message], masked: state.masked + masked };
}

/** Later calls of the same reply were meant for a world in which the earlier ones succeeded. `stays`: not this one. */
export function tellDropped(state: State, stays: (call: ToolCall) => boolean = () => false): State {
  const dropped = state.queue.filter((call) => !stays(call));
  const told = dropped.reduce((so, call) => tell(so, call, { text: DROPPED }), state);
  return { ...told, queue: state.queue.filter(stays) };
}

export const DROPPED = 'Not done, because a call before it in the same reply did not succeed.';

/** Everything added to the conversation passes through here, except what the model itself wrote. */
function mask({ config }: State, text: string): Redaction {
  return (config.redact ?? redact)(text);
}

export function countReply(state: State, { usage }: ModelReply): State {
  return { ...state, steps: state.steps + 1, usage: addUsage(state.usage, usage) };
}

function addUsage(a: State['usage'], b: State['usage']): State['usage'] {
  if (a === undefined || b === undefined) return a ?? b;
  return { inputTokens: a.inputTokens + b.inputTokens, outputTokens: a.outputTokens + b.outputTokens };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // Checking the call tells the model what is wrong with it.
    return false;
  }
}
