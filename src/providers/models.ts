// Which models a server has, and which of them is the best by a row's preference.

import * as v from 'valibot';
import { type Connection, headersOf, urlOf } from './connection.ts';
import { openRequest } from './request.ts';

/** It answered with an error status. */
export class ListError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`It answered with ${status}.`);
    this.status = status;
  }
}

const LARGEST = 4_194_304;

// One server lists its models at the top, the others below `data`.
const Named = v.object({ id: v.string() });
const Listing = v.union([v.array(Named), v.object({ data: v.array(Named) })]);

/**
 * The names, in the server's order. Rejects with Node's error where nothing can be reached, and with an `Error` where
 * what answers lists no models. `timeout`: milliseconds of silence.
 */
export async function listModels(
  connection: Connection,
  { signal, timeout }: { readonly signal: AbortSignal; readonly timeout: number },
): Promise<readonly string[]> {
  const { listAt, listKeyHeader } = connection.quirks ?? {};
  const own = connection.baseUrl;
  // The list of another host gets no key that was meant for this one.
  const elsewhere = listAt !== undefined && new URL(listAt).host === new URL(own).host ? listAt : undefined;
  const { response } = openRequest({
    url: elsewhere === undefined ? urlOf(connection, 'models') : new URL(elsewhere),
    method: 'GET',
    headers: headersOf(connection, listKeyHeader),
    signal,
    timeout,
    proxies: connection.proxies,
    socket: connection.socket,
  });
  const { ok, status, body } = await response;
  const text = await readText(body);
  if (!ok) throw new ListError(status);
  const listing = v.parse(Listing, JSON.parse(text));
  // Some prefix the name with the folder it is in.
  return ('data' in listing ? listing.data : listing).map(({ id }) => id.replace(/^models\//, ''));
}

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Left early, the loop cancels the stream and with it the connection.
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST) throw new Error('Its list of models is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Those that answer questions: not what only embeds, listens, speaks or moderates. */
export function thatChat(names: readonly string[]): readonly string[] {
  return names.filter((name) => !/embed|rerank|whisper|tts|dall-e|moderation/i.test(name));
}

/** Of several that one pattern finds, the last by name is the newest. Undefined where none is found. */
export function bestModel(names: readonly string[], preference: readonly RegExp[]): string | undefined {
  for (const pattern of preference) {
    const [best] = names
      .filter((name) => pattern.test(name))
      .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    if (best !== undefined) return best;
  }
  return undefined;
}
