// How a request reaches one server: its address, and the headers that carry the key.

import type { Quirks } from './row.ts';

export type Connection = {
  /** Up to what is before `/chat/completions`. */
  readonly baseUrl: string;
  /** Absent for servers that need none. */
  readonly apiKey?: string | undefined;
  readonly quirks?: Quirks | undefined;
  /** A Unix socket that is connected to instead of the address. */
  readonly socket?: string | undefined;
  /** The variables that name proxies: `HTTPS_PROXY`, `NO_PROXY` and so on. */
  readonly proxies?: Proxies | undefined;
};

export type Proxies = Readonly<Record<string, string | undefined>>;

export function urlOf({ baseUrl }: Connection, path: string): URL {
  return new URL(`${baseUrl.replace(/\/+$/, '')}/${path}`);
}

/** `keyHeader`: the header that takes the key as it is; otherwise it is a bearer token. */
export function headersOf(
  { apiKey, quirks = {} }: Connection,
  keyHeader: string | undefined = quirks.keyHeader,
): Readonly<Record<string, string>> {
  const written = apiKey?.trim();
  const key =
    written === undefined
      ? {}
      : keyHeader === undefined
        ? { authorization: `Bearer ${written}` }
        : { [keyHeader]: written };
  return {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    'user-agent': 'beck',
    ...quirks.headers,
    ...key,
  };
}
