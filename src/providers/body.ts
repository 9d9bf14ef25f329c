// The body of a request, as the server's row and what was learnt of the model want it; the text that stays comes first.

import type {
  ChatCompletionCreateParams,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import type { Message, ModelRequest, SentBack, ToolCall } from '../domain/conversation.ts';
import { type Learnt, OPTIONAL_FIELDS, type OptionalField } from './learnt.ts';
import type { Effort, Quirks } from './row.ts';
import { describeTools, toPlainMessages } from './text-tools.ts';

export type Body = ChatCompletionCreateParams;

export type BodyOptions = {
  readonly baseUrl: string;
  readonly model: string;
  readonly quirks?: Quirks | undefined;
  /** As the person set it. */
  readonly effort?: Effort | undefined;
};

/** The messages come last, so that the next request of the question begins with all of this one. */
export function toBody(options: BodyOptions, request: ModelRequest, learnt: Learnt): Body {
  const { quirks = {}, model } = options;
  const limit = learnt.tokenLimit ?? quirks.tokenLimit ?? 'max_tokens';
  const asText = describesTools(options, learnt);
  const plain = asText ? withoutTools(request) : request.messages;
  const messages = learnt.noSystem === true ? withoutSystem(plain) : plain;
  const told = messages.map((message) => toParam(message, options));
  const optional = optionalFields(options, request, { asText, learnt });
  const kept = Object.entries(optional).filter(
    ([field, value]) => value !== undefined && !learnt.dropped?.some((dropped) => dropped === field),
  );
  return {
    model,
    stream: learnt.whole !== true,
    ...Object.fromEntries(kept),
    [limit]: request.maxTokens,
    ...(asText || request.tools.length === 0 ? {} : { tools: toolsOf(request) }),
    messages: told,
  };
}

/** Whether the tools are described in the prompt, and its calls read from its text. */
export function describesTools({ quirks = {}, model, effort }: BodyOptions, learnt: Learnt): boolean {
  const chosen = effort !== undefined && takesToolsOrThinks({ quirks, model }, learnt);
  return learnt.tools === 'text' || chosen || quirks.noTools?.test(model) === true;
}

function takesToolsOrThinks(
  { quirks, model }: Pick<BodyOptions, 'quirks' | 'model'>,
  { toolsOrThinking }: Learnt,
): boolean {
  return toolsOrThinking ?? quirks?.toolsOrThinking?.test(model) ?? false;
}

function optionalFields(
  { quirks = {}, model, effort }: BodyOptions,
  { temperature, tools }: ModelRequest,
  { asText, learnt }: { readonly asText: boolean; readonly learnt: Learnt },
): { readonly [Field in OptionalField]: unknown } {
  const { fixedTemperature, highestTemperature = 2, usageInStreams, thinks, noEffort } = quirks;
  const own = thinks?.test(model) === true ? quirks.defaultEffort : undefined;
  const withTools = tools.length > 0 && !asText;
  return {
    stream_options:
      usageInStreams === 'unasked' || learnt.whole === true ? undefined : { include_usage: true },
    temperature: fixedTemperature?.test(model) ? undefined : Math.min(temperature, highestTemperature),
    parallel_tool_calls: quirks.oneCallAtATime === true && withTools ? false : undefined,
    reasoning_effort:
      withTools && takesToolsOrThinks({ quirks, model }, learnt)
        ? 'none'
        : noEffort === true
          ? undefined
          : (effort ?? own),
  };
}

function toolsOf({ tools }: ModelRequest): NonNullable<Body['tools']> {
  return tools.map(({ name, description, parameters }) => ({
    type: 'function',
    function: { name, description, parameters: { ...parameters } },
  }));
}

function withoutTools({ messages, tools }: ModelRequest): readonly Message[] {
  if (tools.length === 0) return messages;
  const [first, ...rest] = toPlainMessages(messages);
  const told = describeTools(tools);
  // What is the same in every question comes before what is not, for the server's prompt cache.
  return first?.role === 'system'
    ? [{ role: 'system', content: `${told}\n\n${first.content}` }, ...rest]
    : [{ role: 'system', content: told }, ...(first === undefined ? [] : [first]), ...rest];
}

function withoutSystem([first, second, ...rest]: readonly Message[]): readonly Message[] {
  if (first?.role !== 'system') return [first, second, ...rest].filter((message) => message !== undefined);
  return second?.role === 'user'
    ? [{ ...second, content: `${first.content}\n\n${second.content}` }, ...rest]
    : [{ ...first, role: 'user' }, ...(second === undefined ? [] : [second]), ...rest];
}

function toParam(message: Message, options: BodyOptions): ChatCompletionMessageParam {
  const id = (given: string) => acceptedId(given, options.quirks?.callIds);
  switch (message.role) {
    case 'system':
    case 'user':
      return { role: message.role, content: message.content };
    case 'tool':
      return { role: 'tool', tool_call_id: id(message.toolCallId), content: message.content };
    case 'assistant':
      return message.toolCalls.length === 0
        ? { role: 'assistant', content: message.content }
        : {
            role: 'assistant',
            content: message.content === '' ? null : message.content,
            ...blanks(options),
            ...fieldsFor(message.sentBack, options),
            tool_calls: message.toolCalls.map((call) => toCall(call, id(call.id), options)),
          };
  }
}

function toCall({ name, arguments: written, sentBack }: ToolCall, id: string, options: BodyOptions) {
  const call = { id, type: 'function', function: { name, arguments: written } } as const;
  return { ...call, ...fieldsFor(sentBack, options) };
}

/** Another server would refuse them, and they may contain data meant for this one only. */
function fieldsFor(sentBack: SentBack | undefined, { baseUrl }: BodyOptions): object {
  return sentBack?.from === baseUrl ? sentBack.fields : {};
}

function blanks({ quirks }: BodyOptions): object {
  return Object.fromEntries((quirks?.blankBack ?? []).map((field) => [field, '']));
}

/** The same id every time; the digits tell calls of another server's making apart. */
function acceptedId(id: string, accepted: RegExp | undefined): string {
  if (accepted === undefined || accepted.test(id)) return id;
  let sum = 7;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_000;
  return String(sum).padStart(9, '0');
}

/** What the server's refusal teaches; undefined when nothing is left to try. */
export function learnFrom(
  error: { readonly status: number | undefined; readonly param?: unknown; readonly message: string },
  body: Body,
  learnt: Learnt,
): Learnt | undefined {
  if (body.tools !== undefined && error.status === 400 && TOOLS_OR_THINKING.test(error.message))
    return body.reasoning_effort === 'none'
      ? { ...learnt, tools: 'text' }
      : { ...learnt, toolsOrThinking: true };
  if (body.tools !== undefined && refusesTools(error)) return { ...learnt, tools: 'text' };
  if (body.stream === true && error.status !== 401 && NO_STREAMING.test(error.message))
    return { ...learnt, whole: true };
  if (learnt.noSystem !== true && error.status !== 401 && NO_SYSTEM.test(error.message))
    return { ...learnt, noSystem: true };
  if (error.status !== 400 && error.status !== 422) return undefined;
  const names = (field: string) =>
    error.param === field ||
    new RegExp(`(?<![\\w.-])(?:${field}|${inCamels(field)})(?![\\w-])`).test(error.message);
  const limit = body.max_tokens === undefined ? 'max_completion_tokens' : 'max_tokens';
  const field = OPTIONAL_FIELDS.find((name) => Object.hasOwn(body, name) && names(name));
  if (learnt.tokenLimit === undefined && names(limit) && (field === undefined || error.param === limit))
    return { ...learnt, tokenLimit: limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens' };
  return field === undefined ? undefined : { ...learnt, dropped: [...(learnt.dropped ?? []), field] };
}

/** One server names its own field, not the one that was sent. */
function inCamels(field: string): string {
  return field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const NO_STREAMING =
  /\bstream(?:ing|ed)?\b[^.]*\b(?:not (?:yet )?(?:supported|available|allowed|enabled)|unsupported|disabled|must be false)|(?:not support|unsupported)[^.]*\bstream(?:ing)?\b(?!_)/i;

/** Chat templates of Gemma and others raise it themselves. */
const NO_SYSTEM =
  /\bsystem\b[^.]*\b(?:role|message|prompt|instruction)s?\b[^.]*\b(?:not (?:supported|allowed|enabled)|unsupported)|not support[^.]*\bsystem (?:role|message|prompt|instruction)|developer instruction is not enabled|only user and assistant roles/i;

/** OpenAI's newer models take both only at another interface. Those that cannot go without thinking refuse `none` as well. */
const TOOLS_OR_THINKING =
  /tools with reasoning_effort|(?:reasoning_effort\W+does not support|unsupported value:)\W+none\b/i;

/** Ollama, vLLM, llama.cpp, OpenRouter and others each have their own words for it. */
const NO_TOOLS =
  /(?:does|do) not support (?:tools?|functions?)\b|(?:tools?|function)[ -](?:use|calling|calls?|choice)\b.*\b(?:not supported|unsupported|not available|not enabled|requires)|(?:tools?|functions?) (?:is|are) not supported|support (?:tool|function)[ -](?:use|calling)|tools param requires/i;

function refusesTools({
  status = 0,
  message,
}: {
  readonly status: number | undefined;
  readonly message: string;
}) {
  return [400, 404, 422, 500, 501].includes(status) && NO_TOOLS.test(message);
}
