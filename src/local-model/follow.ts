// Gets what is at an address, wherever it redirects to.

import { ProviderError } from '../domain/errors.ts';
import type { Proxies } from '../providers/connection.ts';
import { describeConnection } from '../providers/failures.ts';
import { openRequest } from '../providers/request.ts';

export type Reach = { readonly signal: AbortSignal; readonly proxies?: Proxies | undefined };

export type Reached = {
  readonly response: Response;
  /** What the first address says of the file that it leads to. */
  readonly linked: { readonly bytes: number | undefined; readonly sha256: string | undefined };
};

const MOST_STEPS = 6;
/** Milliseconds of silence. */
const PATIENCE = 30_000;

/** `from`: the first byte that is wanted. Rejects with `ProviderError`, or with the signal's reason. */
export async function follow(address: string, reach: Reach, from = 0): Promise<Reached> {
  let url = new URL(address);
  let bytes: number | undefined;
  let sha256: string | undefined;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const response = await get(url, reach, from);
    const size = Number(response.headers.get('x-linked-size') ?? '');
    bytes ??= size > 0 ? size : undefined;
    sha256 ??= /^"?([0-9a-f]{64})"?$/.exec(response.headers.get('x-linked-etag') ?? '')?.[1];
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) {
      if (response.ok || response.status === BEHIND_THE_END) return { response, linked: { bytes, sha256 } };
      await response.body?.cancel();
      throw describeStatus(response.status, url);
    }
    await response.body?.cancel();
    const next = new URL(location, url);
    if (url.protocol === 'https:' && next.protocol !== 'https:')
      throw new ProviderError(`${url.host} leads to an unencrypted address.`, 'Name another one.');
    url = next;
  }
  throw new ProviderError(`${url.host} redirects again and again.`, 'Name another address.');
}

/** The status when everything is already downloaded. */
export const BEHIND_THE_END = 416;

async function get(url: URL, { signal, proxies }: Reach, from: number): Promise<Response> {
  const range = from > 0 ? { range: `bytes=${from}-` } : {};
  const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'beck', ...range };
  try {
    return await openRequest({ url, method: 'GET', headers, signal, timeout: PATIENCE, proxies }).response;
  } catch (error) {
    signal.throwIfAborted();
    const { message } = describeConnection(error, { baseUrl: url.href, model: '', hasKey: false, proxies });
    const kept = 'Try again to resume; nothing is downloaded twice.';
    throw new ProviderError(message, from > 0 ? kept : 'Check the network, then try again.');
  }
}

function describeStatus(status: number, url: URL): ProviderError {
  if (status === 404)
    return new ProviderError(`${url.host} has nothing at ${url.pathname}.`, 'Check the name.');
  if (status === 401 || status === 403)
    return new ProviderError(
      `${url.host} only lets signed-in users download that.`,
      'Download it in a browser, then: beck models add FILE',
    );
  return new ProviderError(`${url.host} answered with ${status}.`, 'Try again later.');
}

const LARGEST = 8 * 1024 ** 2;

export async function readJson(address: string, reach: Reach): Promise<unknown> {
  const { response } = await follow(address, reach);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST) break;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
