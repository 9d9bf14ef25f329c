// Model servers on this machine: what listens at known ports, belongs to this person or root, and answers as such a server.

import * as v from 'valibot';
import { thatChat } from '../models.ts';
import { openRequest } from '../request.ts';
import { findListeners, isTrusted } from './listeners.ts';

/** Where one may be. */
export type LocalPlace = {
  /** The provider it would be. */
  readonly provider: string;
  /** With a loopback address, up to and including `/v1`. */
  readonly baseUrl: string;
};

export type LocalServer = LocalPlace & {
  /** In the server's own order; those that only make embeddings are left out. */
  readonly models: readonly string[];
};

/** Milliseconds for all of it. */
const MOST_LOOKING = 150;

/** In the order of `places`. Nothing of another user's is ever connected to. */
export async function findLocalServers(
  places: readonly LocalPlace[],
  { uid, milliseconds = MOST_LOOKING }: { readonly uid: number | undefined; readonly milliseconds?: number },
): Promise<readonly LocalServer[]> {
  const own = places.filter(({ baseUrl }) => isLoopback(baseUrl));
  if (uid === undefined || own.length === 0) return [];
  const signal = AbortSignal.timeout(milliseconds);
  const listeners = await findListeners(
    own.map(({ baseUrl }) => portOf(baseUrl)),
    milliseconds,
  );
  const trusted = own.filter(({ baseUrl }) => isTrusted(listeners, portOf(baseUrl), uid));
  const found = await Promise.all(
    trusted.map(async (place) => {
      const models = await modelsAt(place.baseUrl, signal);
      return models === undefined ? [] : [{ ...place, models }];
    }),
  );
  return found.flat();
}

/** Whether what listens there now belongs to this person or to root: for a server that was found earlier. */
export async function isStillTrusted(baseUrl: string, uid: number | undefined): Promise<boolean> {
  if (uid === undefined || !isLoopback(baseUrl)) return false;
  const listeners = await findListeners([portOf(baseUrl)], MOST_LOOKING);
  return isTrusted(listeners, portOf(baseUrl), uid);
}

/** By address: a name could mean another machine tomorrow, except `localhost`. */
function isLoopback(baseUrl: string): boolean {
  if (!URL.canParse(baseUrl)) return false;
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'http:' && /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/.test(hostname);
}

function portOf(baseUrl: string): number {
  const { port } = new URL(baseUrl);
  return port === '' ? 80 : Number(port);
}

// Ollama says `null` where it has no models.
const LIST = v.object({ data: v.nullable(v.array(v.object({ id: v.string() }))) });
const MOST_BYTES = 1_048_576;

/** Undefined where what answers is no model server, or none in time. */
async function modelsAt(baseUrl: string, signal: AbortSignal): Promise<readonly string[] | undefined> {
  try {
    const { response } = openRequest({
      url: new URL(`${baseUrl.replace(/\/+$/, '')}/models`),
      method: 'GET',
      headers: { accept: 'application/json', 'user-agent': 'beck' },
      signal,
      timeout: MOST_LOOKING,
    });
    const answer = await response;
    const text = await readBounded(answer);
    if (!answer.ok || text === undefined) return undefined;
    const list = v.safeParse(LIST, JSON.parse(text));
    if (!list.success) return undefined;
    return thatChat((list.output.data ?? []).map(({ id }) => id));
  } catch {
    // Not a model server, or too slow.
    return undefined;
  }
}

/** Undefined where it is longer than any list of models. */
async function readBounded({ body }: Response): Promise<string | undefined> {
  if (body === null) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes > MOST_BYTES) return undefined;
  }
  return Buffer.concat(chunks).toString('utf8');
}
