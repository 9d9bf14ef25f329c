// One HTTP request over node:http, since the global fetch costs 25 ms of start-up before the first byte can leave.

import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { Readable } from 'node:stream';
import { isOnThisMachine } from './address.ts';
import type { Proxies } from './connection.ts';
import { requireProxy } from './proxy.ts';

export type Outgoing = {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
  /** Milliseconds without a byte in either direction. */
  readonly timeout: number;
  readonly proxies?: Proxies | undefined;
  /** A Unix socket that is connected to instead of the address. */
  readonly socket?: string | undefined;
  /** Called when the server says that it is at work (102). */
  readonly onProcessing?: (() => void) | undefined;
};

export type InFlight = {
  /** Resolves when the last byte has left, or when it never will. */
  readonly sent: Promise<void>;
  /** The response when its headers arrive; rejects with Node's error. Redirects are not followed, so the key goes nowhere else. */
  readonly response: Promise<Response>;
};

/** Throws `SettingsError` where a proxy is named that cannot be used. */
export function openRequest(outgoing: Outgoing): InFlight {
  if (isProxied(outgoing)) requireProxy(outgoing.url, outgoing.proxies);
  const opened = openSocket(outgoing);
  const response = opened.then(receive);
  // The failure surfaces where the response is awaited; until then it is handled here.
  response.catch(() => {});
  const sent = opened.then(
    (request) => new Promise<void>((done) => request.once('finish', done).once('close', done)),
    () => {},
  );
  return { sent, response };
}

function isProxied(outgoing: Outgoing): outgoing is Outgoing & { readonly proxies: Proxies } {
  return outgoing.proxies !== undefined && !isOnThisMachine(outgoing.url.href);
}

async function openSocket(outgoing: Outgoing): Promise<ClientRequest> {
  const { url, method, headers, body, signal, timeout, proxies, socket: socketPath } = outgoing;
  const { request, Agent } =
    url.protocol === 'https:' ? await import('node:https') : await import('node:http');
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const agent = isProxied(outgoing) ? { agent: new Agent({ proxyEnv: { ...proxies } }) } : {};
  const place = socketPath === undefined ? agent : { socketPath };
  const options: RequestOptions = { method, headers: { ...headers, ...length }, signal, timeout, ...place };
  const opened = request(url, options);
  opened.once('information', () => outgoing.onProcessing?.());
  opened.once('timeout', () => opened.destroy(new SilenceError('The server sent nothing for too long.')));
  opened.once('socket', (socket) => {
    if (!socket.connecting) return;
    const giveUp = () => opened.destroy(new SilenceError('The connection timed out.'));
    const limit = setTimeout(giveUp, MOST_CONNECTING);
    socket.once('connect', () => clearTimeout(limit));
    opened.once('close', () => clearTimeout(limit));
  });
  opened.end(body);
  return opened;
}

/** Milliseconds to connect; a model may think long, but a machine that is up accepts a connection quickly. */
const MOST_CONNECTING = 15_000;

/** The server was reached but stopped talking. */
class SilenceError extends Error {
  readonly code = 'ETIMEDOUT';
}

function receive(request: ClientRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (incoming) => resolve(toResponse(incoming)));
  });
}

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

function toResponse(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 0;
  const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  if (WITHOUT_BODY.has(status)) {
    incoming.resume();
    return new Response(null, { status, headers });
  }
  // Node's own web stream and the one Response expects are the same thing with two declarations.
  const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
  return new Response(body, { status, headers });
}
