// One request and its streamed reply, through the `openai` package and our own first request.

import type { APIError, OpenAI } from 'openai';
import type { AskModel, ModelReply } from '../domain/conversation.ts';
import { BeckError } from '../domain/errors.ts';
import { type AssemblyOptions, assembleReply } from './assemble.ts';
import type { Body } from './body.ts';
import { type Connection, headersOf, urlOf } from './connection.ts';
import { errorIn, pageTitle, readStart } from './error-body.ts';
import {
  describeConnection,
  describeCut,
  describeFiltered,
  describeStranger,
  describeTooMuch,
  type Server,
} from './failures.ts';
import { type Outgoing, openRequest } from './request.ts';
import { asStream, statusOf } from './whole-reply.ts';

export type Io = Parameters<AskModel>[1];

export type Exchanged =
  | { readonly type: 'replied'; readonly reply: ModelReply; readonly thinksUnmarked: boolean }
  /** `hasSpoken`: after some of its answer. */
  | { readonly type: 'answered-with-error'; readonly error: APIError; readonly hasSpoken: boolean };

export type ExchangeOptions = Connection & {
  readonly model: string;
  /** Milliseconds of silence before we give up; a large model on a small machine thinks long. */
  readonly timeout?: number | undefined;
};

const DEFAULT_TIMEOUT = 180_000;

/** Maximum characters of a reply: an endless one must not fill the memory. */
const MOST_TEXT = 4_000_000;

/** Of a web page the first piece is read, for its title: it may never end. */
const MOST_PAGE = 0;

/** Rejects with `ProviderError`, or with the signal's reason. */
export async function exchange(
  options: ExchangeOptions,
  body: Body,
  io: Io,
  reading: AssemblyOptions,
): Promise<Exchanged> {
  const server: Server = { ...options, hasKey: options.apiKey !== undefined };
  const stop = new AbortController();
  const signal = AbortSignal.any([io.signal, stop.signal]);
  let begun = false;
  try {
    const onProcessing = () => io.onStatus?.({ type: 'asking' });
    const { client, errors } = await sendFirst(options, body, { signal, onProcessing, onSent: io.onSent });
    let told: 'nothing' | 'thinking' | 'text' = 'nothing';
    try {
      // What comes in one piece is a stream by now.
      const { data: stream, response } = await client.chat.completions
        .create({ ...body, stream: true }, { signal })
        .withResponse();
      if (/html|json/.test(response.headers.get('content-type') ?? ''))
        throw describeStranger(
          server,
          response.body === null ? undefined : pageTitle(await readStart(response.body, MOST_PAGE)),
        );
      begun = true;
      const assembly = assembleReply(reading);
      let characters = 0;
      for await (const event of stream) {
        const failure = errorIn(event);
        if (failure !== undefined)
          throw new errors.APIError(statusOf(failure), failure, undefined, response.headers);
        const text = assembly.add(event);
        if (text !== '') io.onText(text);
        if (told === 'nothing' && text === '' && assembly.isThinking()) {
          io.onStatus?.({ type: 'reasoning' });
          told = 'thinking';
        }
        if (text !== '') told = 'text';
        characters += sizeOf(event);
        if (characters > MOST_TEXT) throw describeTooMuch(server);
      }
      // An aborted stream ends without an error.
      io.signal.throwIfAborted();
      const rest = assembly.end();
      if (rest !== '') io.onText(rest);
      const reply = assembly.reply();
      if (assembly.isFiltered()) throw describeFiltered(server);
      if (reply === undefined) throw describeCut(server);
      return { type: 'replied', reply, thinksUnmarked: assembly.thinksUnmarked() };
    } catch (error) {
      if (error instanceof errors.APIError && !(error instanceof errors.APIConnectionError)) {
        io.signal.throwIfAborted();
        return { type: 'answered-with-error', error: withStatus(error, errors), hasSpoken: told === 'text' };
      }
      throw error;
    }
  } catch (error) {
    // The rest of the stream is not needed.
    stop.abort();
    io.signal.throwIfAborted();
    if (error instanceof BeckError) throw error;
    throw begun ? describeCut(server) : describeConnection(error, server);
  }
}

/** An error within a stream comes with 200, and the client passes on what is in it as it is. */
function withStatus(error: APIError, { APIError: Again }: typeof import('openai')): APIError {
  if (error.status !== undefined) return error;
  const plain = errorIn({ error: error.error }) ?? errorIn(error.error);
  return plain === undefined ? error : new Again(statusOf(plain), plain, undefined, error.headers);
}

/** About how much of a reply the event carries. */
function sizeOf(event: { readonly choices?: readonly unknown[] }): number {
  const [choice] = event.choices ?? [];
  const delta: unknown = typeof choice === 'object' && choice !== null ? Reflect.get(choice, 'delta') : {};
  let size = 0;
  for (const value of Object.values(delta ?? {})) {
    size += typeof value === 'string' ? value.length : value === null ? 0 : JSON.stringify(value).length;
  }
  return size;
}

/**
 * Sends the request before the client is loaded, so that the server thinks while we load, then hands the response
 * to the client. What is sent is exactly our headers and this body; the client would add a description of the machine.
 */
async function sendFirst(
  options: ExchangeOptions,
  body: Body,
  { onSent, ...io }: Pick<Outgoing, 'signal' | 'onProcessing'> & Pick<Io, 'onSent'>,
) {
  const { sent, response } = openRequest({
    url: urlOf(options, 'chat/completions'),
    method: 'POST',
    headers: headersOf(options),
    body: JSON.stringify(body),
    ...io,
    timeout: options.timeout ?? DEFAULT_TIMEOUT,
    proxies: options.proxies,
    socket: options.socket,
  });
  await sent;
  onSent?.();
  const errors = await import('openai');
  const answer = async () => asStream(await response);
  return { client: clientOf(errors.OpenAI, options, answer), errors };
}

function clientOf(
  Client: typeof OpenAI,
  options: ExchangeOptions,
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
