// Asks any server that speaks OpenAI's chat completions, and streams what it says.

import type { APIError, OpenAI } from 'openai';
import type {
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import type { AskModel, Message, ModelReply, ModelRequest, Provider } from '../domain/conversation.ts';
import { ProviderError } from '../domain/errors.ts';
import { assembleReply } from './assemble.ts';
import { type Connection, headersOf, urlOf } from './connection.ts';
import {
  describeAnswer,
  describeConnection,
  describeCut,
  describeEmpty,
  describeNoModel,
  describeStranger,
  isModelError,
  type Server,
} from './failures.ts';
import { bestModel, listModels } from './models.ts';
import { openRequest } from './request.ts';

export type ServerOptions = Connection & {
  /** The provider's name; absent: `openai-compatible`. */
  readonly name?: string | undefined;
  /** Empty: the best of what the server lists. */
  readonly model: string;
  /** What is best, first. */
  readonly preference?: readonly RegExp[] | undefined;
  /** Milliseconds of silence before we give up; a large model on a small machine thinks long. */
  readonly timeout?: number | undefined;
};

const DEFAULT_TIMEOUT = 180_000;

/** `ask` rejects with `ProviderError`, or with the signal's reason when it was cancelled. */
export function openaiCompatible(options: ServerOptions): Provider {
  let answered: string | undefined;
  return {
    name: options.name ?? 'openai-compatible',
    get model() {
      return answered ?? options.model;
    },
    async ask(request, io) {
      const reply = await ask(options, request, io);
      // A server of local models may call them by their files.
      answered = reply.model?.replace(/^.*[/\\](?=[^/\\]+\.gguf$)/, '');
      return reply;
    },
  };
}

type Io = Parameters<AskModel>[1];
type Body = ChatCompletionCreateParamsStreaming;

async function ask(given: ServerOptions, request: ModelRequest, io: Io): Promise<ModelReply> {
  const options = { ...given, model: await chooseModel(given, io.signal) };
  const server: Server = { ...options, hasKey: options.apiKey !== undefined };
  let body = toBody(options, request);
  for (;;) {
    const result = await attempt(options, body, io);
    if (result.type === 'replied') {
      const { reply } = result;
      const empty = reply.text.trim() === '' && reply.toolCalls.length === 0;
      // After a tool's result there may be nothing to add.
      if (empty && request.messages.at(-1)?.role !== 'tool') throw describeEmpty(server);
      return reply;
    }
    const adapted = adapt(body, result.error);
    if (adapted === undefined) {
      const models = isModelError(result.error) ? await knownModels(options, io.signal) : [];
      throw describeAnswer(result.error, server, models);
    }
    body = adapted;
  }
}

type Attempt =
  | { readonly type: 'replied'; readonly reply: ModelReply }
  | { readonly type: 'answered-with-error'; readonly error: APIError };

async function attempt(options: ServerOptions, body: Body, io: Io): Promise<Attempt> {
  const server: Server = { ...options, hasKey: options.apiKey !== undefined };
  let begun = false;
  try {
    const { client, errors } = await sendFirst(options, body, io.signal);
    try {
      const { data: stream, response } = await client.chat.completions
        .create(body, { signal: io.signal })
        .withResponse();
      if (/html|json/.test(response.headers.get('content-type') ?? '')) {
        // Unread, it would keep the connection and with it the process alive.
        await response.body?.cancel();
        throw describeStranger(server);
      }
      begun = true;
      const assembly = assembleReply();
      for await (const event of stream) {
        const text = assembly.add(event);
        if (text !== '') io.onText(text);
      }
      // An aborted stream ends without an error.
      io.signal.throwIfAborted();
      const reply = assembly.reply();
      if (reply === undefined) throw describeCut(server);
      return { type: 'replied', reply };
    } catch (error) {
      if (error instanceof errors.APIError && !(error instanceof errors.APIConnectionError)) {
        io.signal.throwIfAborted();
        return { type: 'answered-with-error', error };
      }
      throw error;
    }
  } catch (error) {
    io.signal.throwIfAborted();
    if (error instanceof ProviderError) throw error;
    throw begun ? describeCut(server) : describeConnection(error, server);
  }
}

/**
 * Sends the request before the client is loaded, so that the server thinks while we load, then hands the response
 * to the client. What is sent is exactly our headers and this body; the client would add a description of the machine.
 */
async function sendFirst(options: ServerOptions, body: Body, signal: AbortSignal) {
  const { sent, response } = openRequest({
    url: urlOf(options, 'chat/completions'),
    method: 'POST',
    headers: headersOf(options),
    body: JSON.stringify(body),
    signal,
    timeout: options.timeout ?? DEFAULT_TIMEOUT,
  });
  await sent;
  const errors = await import('openai');
  return { client: clientOf(errors.OpenAI, options, () => response), errors };
}

function clientOf(
  Client: typeof OpenAI,
  options: ServerOptions,
  fetch: (url: string) => Promise<Response>,
): OpenAI {
  return new Client({
    baseURL: options.baseUrl,
    // The client insists on a key; what is sent is ours.
    apiKey: options.apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: ONE_DAY,
    // OPENAI_LOG would make the client write requests to the terminal.
    logLevel: 'off',
    fetch: (url) => fetch(String(url)),
  });
}

/** Silence is measured where the bytes are; the client's own limit must not cut a long answer. */
const ONE_DAY = 86_400_000;

const MODELS_TIMEOUT = 3_000;
const MOST_MODELS = 8;

/** A few names the server knows; none when it does not tell. */
async function knownModels(options: ServerOptions, signal: AbortSignal): Promise<readonly string[]> {
  // The names are a courtesy; a sentence stands without them.
  const names = await listModels(options, { signal, timeout: MODELS_TIMEOUT }).catch(() => []);
  return names.slice(0, MOST_MODELS);
}

async function chooseModel(options: ServerOptions, signal: AbortSignal): Promise<string> {
  const server: Server = { ...options, hasKey: options.apiKey !== undefined };
  const { model, preference = [] } = options;
  if (model !== '') return model;
  const names = await listModels(options, { signal, timeout: MODELS_TIMEOUT }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw describeConnection(error, server);
  });
  const best = bestModel(names, preference);
  if (best === undefined) throw describeNoModel(server);
  return best;
}

function toBody({ model }: ServerOptions, { messages, tools, temperature, maxTokens }: ModelRequest): Body {
  return {
    model,
    stream: true,
    stream_options: { include_usage: true },
    messages: messages.map(toParam),
    tools: tools.map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters: { ...parameters } },
    })),
    temperature,
    max_tokens: maxTokens,
  };
}

function toParam(message: Message): ChatCompletionMessageParam {
  switch (message.role) {
    case 'system':
    case 'user':
      return { role: message.role, content: message.content };
    case 'tool':
      return { role: 'tool', tool_call_id: message.toolCallId, content: message.content };
    case 'assistant':
      return message.toolCalls.length === 0
        ? { role: 'assistant', content: message.content }
        : {
            role: 'assistant',
            content: message.content === '' ? null : message.content,
            tool_calls: message.toolCalls.map(({ id, name, arguments: written }) => ({
              id,
              type: 'function',
              function: { name, arguments: written },
            })),
          };
  }
}

/** Some models refuse one of the optional fields and name it; the same without it, or undefined when nothing is left to try. */
function adapt(body: Body, error: APIError): Body | undefined {
  if (error.status !== 400 && error.status !== 422) return undefined;
  const named = (field: string) => error.param === field || error.message.includes(`'${field}'`);
  if (body.max_tokens !== undefined && named('max_tokens')) {
    const { max_tokens, ...rest } = body;
    return { ...rest, max_completion_tokens: max_tokens ?? null };
  }
  if (body.temperature !== undefined && named('temperature')) return without(body, 'temperature');
  if (body.stream_options !== undefined && named('stream_options')) return without(body, 'stream_options');
  return undefined;
}

function without(body: Body, field: 'temperature' | 'stream_options'): Body {
  const { [field]: _dropped, ...rest } = body;
  return rest;
}
