// The address of a provider (its row's, a variable's, or the one the person set), and whether it is on this machine.

import { SettingsError } from '../domain/errors.ts';
import type { AddressVariable } from './row.ts';
import { isServerName, SERVERS } from './rows.ts';

/** As the settings choose it; `recipes` has no address. */
export type Chosen = { readonly provider: string; readonly baseUrl: string | undefined };

/** Up to what is before `/chat/completions`; undefined where only the person could say. */
export function addressOf({ provider, baseUrl }: Chosen): string | undefined {
  return isServerName(provider) ? (baseUrl ?? SERVERS[provider].address) : undefined;
}

/** Decided by IP address, since another name may resolve elsewhere later; RFC 6761 defines `localhost` as this machine. */
export function isOnThisMachine(address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** Whether a question to it is sent to another machine. */
export function leavesMachine(chosen: Chosen): boolean {
  return isServerName(chosen.provider) && !isOnThisMachine(addressOf(chosen));
}

export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && !username && !password;
}

/** An address that a person typed or pasted, behind another one too; undefined where it is none. */
export function typedAddress(text: string): string | undefined {
  const typed = text.trim().replace(/^.*(?=https?:\/\/)/i, '');
  const address = typed.includes('://') || typed === '' ? typed : withScheme(typed);
  return isWebAddress(address) ? address : undefined;
}

/** Only this machine is reached without encryption. */
function withScheme(host: string): string {
  return `${isOnThisMachine(`http://${host}`) ? 'http' : 'https'}://${host}`;
}

/** For the person. What cannot be read may hold a password, so it is not repeated. */
export function hostOf(address: string): string {
  return isWebAddress(address) ? new URL(address).host : 'an address that cannot be used';
}

/** Its address. Throws `SettingsError` where a variable names a server that cannot be asked: no other one may answer. */
export function usableAddress({ provider, baseUrl }: Chosen): string | undefined {
  if (!isServerName(provider) || baseUrl === undefined || isWebAddress(baseUrl))
    return addressOf({ provider, baseUrl });
  const { addressVariables } = SERVERS[provider];
  const name = addressVariables.map((variable) => variable.name).join(' or ') || '"baseUrl"';
  const isHost = /^[\w.-]+(?::\d+)?(?:\/[\w./-]*)?$/.test(baseUrl);
  throw new SettingsError(
    `The address in ${name} cannot be used, so nothing was asked.`,
    isHost
      ? `Write it as ${withScheme(baseUrl)}`
      : 'It must begin with https:// or http:// and hold no name or password.',
  );
}

/**
 * What a variable says as an address; undefined where it is none. Some hold what a server listens on: `0.0.0.0`,
 * `host:port` or `:port`, and one that listens everywhere is asked here.
 */
export function readAddress(text: string, { path = '', port }: AddressVariable): string | undefined {
  const written = text.trim();
  const listens = port !== undefined && !written.includes('://');
  const url = listens ? `http://${written.replace(/^(?=:\d|$)/, '127.0.0.1')}` : written;
  if (!isWebAddress(url)) return undefined;
  const address = new URL(url);
  if (listens && address.port === '' && !/:80$/.test(written)) address.port = String(port);
  if (/^(?:0\.0\.0\.0|\[::\])$/.test(address.hostname)) address.hostname = '127.0.0.1';
  const isComplete = path === '' || address.pathname !== '/';
  return isComplete && !listens ? written : `${address.origin}${isComplete ? address.pathname : path}`;
}
