// The proxy on the way to a server, by the variables that curl reads (curl(1), "ENVIRONMENT").

import { SettingsError } from '../domain/errors.ts';
import type { Proxies } from './connection.ts';

/** Undefined where none is set: then nothing of it is loaded. */
export function proxiesOf(env: Proxies): Proxies | undefined {
  const said = (name: string) => env[name.toLowerCase()]?.trim() || env[name]?.trim() || undefined;
  const all = said('ALL_PROXY');
  const HTTPS_PROXY = withScheme(said('HTTPS_PROXY') ?? all);
  const HTTP_PROXY = withScheme(said('HTTP_PROXY') ?? all);
  const isSet = HTTPS_PROXY !== undefined || HTTP_PROXY !== undefined;
  return isSet ? { HTTPS_PROXY, HTTP_PROXY, NO_PROXY: said('NO_PROXY') } : undefined;
}

function withScheme(proxy: string | undefined): string | undefined {
  return proxy === undefined || proxy.includes('://') ? proxy : `http://${proxy}`;
}

/** Throws `SettingsError` where Node would pass over a proxy that it cannot use and connect to the server itself. */
export function requireProxy({ protocol, hostname }: URL, { NO_PROXY = '', ...proxies }: Proxies): void {
  const name = protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const proxy = proxies[name];
  if (proxy === undefined || (URL.canParse(proxy) && /^https?:/i.test(proxy))) return;
  const excepted = NO_PROXY.split(/[\s,]+/).map((entry) => entry.replace(/^\*?\.|:\d+$/g, '').toLowerCase());
  if (excepted.some((entry) => entry === '*' || hostname === entry || hostname.endsWith(`.${entry}`))) return;
  throw new SettingsError(
    `The proxy that ${name} or ALL_PROXY names cannot be used, so nothing was sent to ${hostname}.`,
    `Name one that begins with http:// or https://, or add ${hostname} to NO_PROXY.`,
  );
}
