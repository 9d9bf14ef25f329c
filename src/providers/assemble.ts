// Puts a streamed reply together: text without thoughts, tool calls that arrive in pieces, the reason for the end, the usage.

import * as v from 'valibot';
import type { ModelReply, SentBack, ToolCall, Usage } from '../domain/conversation.ts';
import type { CallReader } from './text-calls.ts';
import { behindUnmarkedThought, filterThoughts } from './thoughts.ts';

// Servers differ in what else they send, and in what they leave out or send as null.
const CallDelta = v.looseObject({
  index: v.nullish(v.number()),
  id: v.nullish(v.string()),
  function: v.nullish(
    v.object({ name: v.nullish(v.string()), arguments: v.nullish(v.union([v.string(), v.looseObject({})])) }),
  ),
});
/** A piece of text, or of thinking: `{ type: 'thinking', … }`. */
const Part = v.object({ type: v.nullish(v.string()), text: v.nullish(v.string()) });
const Delta = v.looseObject({
  content: v.nullish(v.union([v.string(), v.array(Part)])),
  refusal: v.nullish(v.string()),
  tool_calls: v.nullish(v.array(CallDelta)),
});
const Choice = v.object({ delta: v.nullish(Delta), finish_reason: v.nullish(v.string()) });
const Reported = v.object({ prompt_tokens: v.number(), completion_tokens: v.number() });
const Chunk = v.object({
  model: v.nullish(v.unknown()),
  choices: v.nullish(v.array(Choice)),
  usage: v.nullish(Reported),
  // One server reports it under its own name first.
  x_groq: v.nullish(v.object({ usage: v.nullish(Reported) })),
});

export type Assembly = {
  /** Takes one event of the stream; returns the text it adds. Throws `ValiError` on what is no such event. */
  add(event: unknown): string;
  /** The text that was held back, once the stream has ended. */
  end(): string;
  /** Whether a filter of the server ended it. */
  isFiltered(): boolean;
  /** Whether the model is thinking and has not begun its answer. */
  isThinking(): boolean;
  /** The model thinks first and only marks the end of its thinking. */
  thinksUnmarked(): boolean;
  /** The reply; undefined when the stream never said why it ended, so it was cut. */
  reply(): ModelReply | undefined;
};

export type AssemblyOptions = {
  /** Finds calls in the text. */
  readonly calls?: CallReader | undefined;
  readonly thinksFirst?: boolean | undefined;
  /** Fields of the message, and of a call, that the server wants back. */
  readonly sentBack?: readonly string[] | undefined;
  readonly sentBackInCalls?: readonly string[] | undefined;
  /** The server they go back to. */
  readonly from?: string | undefined;
};

/** Where servers put thinking; the first two are texts. */
const THOUGHTS = ['reasoning_content', 'reasoning', 'reasoning_details', 'thinking'];

export function assembleReply(options: AssemblyOptions = {}): Assembly {
  const { calls: written, from = '', sentBack: fields = [], sentBackInCalls = [] } = options;
  const calls = new Calls(sentBackInCalls, from);
  const thoughts = filterThoughts(options.thinksFirst ?? false);
  const kept: Record<string, unknown> = {};
  let thinksApart = false;
  let text = '';
  let finish: string | undefined;
  let usage: Usage | undefined;
  let model: string | undefined;
  const say = (answer: string): string => {
    const added = written === undefined ? answer : written.push(answer);
    text += added;
    return added;
  };
  return {
    add(event) {
      const chunk = v.parse(Chunk, event);
      const [choice] = chunk.choices ?? [];
      const delta = choice?.delta ?? {};
      const content = readContent(delta.content);
      for (const name of fields) if (name in delta) kept[name] = joined(kept[name], delta[name]);
      const thinks = content.thinks || THOUGHTS.some((name) => hasText(delta[name]));
      if (thinks) thoughts.trust();
      thinksApart = thinks && content.text === '';
      if (typeof chunk.model === 'string' && chunk.model !== '') model = chunk.model;
      for (const call of delta.tool_calls ?? []) calls.add(call);
      finish = choice?.finish_reason ?? finish;
      const reported = chunk.usage ?? chunk.x_groq?.usage;
      if (reported) usage = { inputTokens: reported.prompt_tokens, outputTokens: reported.completion_tokens };
      return say(thoughts.push(content.text + (delta.refusal ?? '')));
    },
    end() {
      const rest = say(thoughts.end());
      const last = written?.end() ?? '';
      text += last;
      return rest + last;
    },
    isFiltered: () => /content_filter|safety|sensitive/i.test(finish ?? ''),
    isThinking: () => thinksApart || thoughts.isThinking(),
    thinksUnmarked: () => behindUnmarkedThought(text) !== undefined,
    reply() {
      if (finish === undefined) return undefined;
      const toolCalls = [...calls.list(), ...(written?.calls() ?? [])];
      const sentBack: SentBack | undefined =
        Object.keys(kept).length > 0 ? { from, fields: kept } : undefined;
      const answer = behindUnmarkedThought(text) ?? text;
      const reply = { text: answer, toolCalls, finish: describeFinish(finish, toolCalls), usage, model };
      return sentBack === undefined ? reply : { ...reply, sentBack };
    },
  };
}

function readContent(content: v.InferOutput<typeof Delta>['content']) {
  if (!Array.isArray(content)) return { text: content ?? '', thinks: false };
  const texts = content.filter(({ type }) => type !== 'thinking' && type !== 'reasoning');
  return {
    text: texts.map((part) => part.text ?? '').join(''),
    thinks: texts.length < content.length,
  };
}

function hasText(value: unknown): boolean {
  return typeof value === 'string' ? value !== '' : Array.isArray(value) && value.length > 0;
}

/** Texts and lists arrive in pieces; anything else is whole. */
function joined(before: unknown, next: unknown): unknown {
  if (typeof before === 'string' && typeof next === 'string') return before + next;
  if (Array.isArray(before) && Array.isArray(next)) return [...before, ...next];
  return next ?? before;
}

function describeFinish(finish: string, toolCalls: readonly ToolCall[]): ModelReply['finish'] {
  if (finish === 'length') return 'length';
  return toolCalls.length > 0 ? 'tool-calls' : 'stop';
}

type OpenCall = { id: string; name: string; arguments: string; fields: Record<string, unknown> };

class Calls {
  readonly #calls: OpenCall[] = [];
  readonly #byIndex = new Map<number, OpenCall>();
  readonly #fields: readonly string[];
  readonly #from: string;

  constructor(fields: readonly string[], from: string) {
    this.#fields = fields;
    this.#from = from;
  }

  add(delta: v.InferOutput<typeof CallDelta>): void {
    const { index, id, function: named } = delta;
    const call = this.#find(index ?? 0, id ?? '');
    // Some servers repeat the name with every piece.
    if (call.name === '') call.name = named?.name ?? '';
    const given = named?.arguments ?? '';
    call.arguments += typeof given === 'string' ? given : JSON.stringify(given);
    for (const field of this.#fields) if (field in delta) call.fields[field] = delta[field];
  }

  list(): readonly ToolCall[] {
    return this.#calls.map(({ fields, ...call }, position) => ({
      ...call,
      id: call.id === '' ? `call_${position}` : call.id,
      arguments: call.arguments === '' ? '{}' : call.arguments,
      ...(Object.keys(fields).length > 0 ? { sentBack: { from: this.#from, fields } } : {}),
    }));
  }

  #find(index: number, id: string): OpenCall {
    const known = this.#byIndex.get(index);
    // Some servers number every call of a reply 0 and tell them apart by their ids alone.
    if (known !== undefined && (id === '' || id === known.id)) return known;
    const call = { id, name: '', arguments: '', fields: {} };
    this.#calls.push(call);
    this.#byIndex.set(index, call);
    return call;
  }
}
