// The model servers of this machine that may answer if none was chosen: remembered, so that a question need not look.

import { join } from 'node:path';
import { readServerVariables } from '../../config/server-variables.ts';
import type { Settings } from '../../config/settings.ts';
import { isWebAddress } from '../../providers/address.ts';
import {
  findLocalServers,
  isStillTrusted,
  type LocalPlace,
  type LocalServer,
} from '../../providers/local/find.ts';
import { isServerName, SERVERS } from '../../providers/rows.ts';
import { keepKnownServers, readKnownServers } from '../../sessions/known-servers.ts';
import { stateFolder } from '../shared/own-folders.ts';
import type { Surroundings } from '../wiring/surroundings.ts';

type Around = Pick<Surroundings, 'env' | 'home' | 'now'>;

/** Milliseconds after which they are looked for again, once the prompt is back. */
const FRESH = 300_000;
/** Milliseconds after which remembered servers are no longer valid. */
const LASTING = 86_400_000;

/** The addresses of those servers; a variable such as OLLAMA_HOST says where one is instead. */
export function localPlaces(
  { findServers }: Pick<Settings, 'findServers'>,
  env: Around['env'],
): readonly LocalPlace[] {
  return findServers.split(' ').flatMap((name) => {
    if (!isServerName(name)) return [];
    const baseUrl = readServerVariables(env, name).baseUrl?.value ?? SERVERS[name].address;
    return baseUrl === undefined || !isWebAddress(baseUrl) ? [] : [{ provider: name, baseUrl }];
  });
}

/** Those that still belong to this person or root. Looks only where nothing is remembered, for at most 150 ms. */
export async function localServers(
  places: readonly LocalPlace[],
  around: Around,
): Promise<readonly LocalServer[]> {
  const uid = process.getuid?.();
  const known = readKnown(places, around, LASTING);
  if (known === undefined) return lookAgain(places, around);
  const trusted = await Promise.all(known.map(({ baseUrl }) => isStillTrusted(baseUrl, uid)));
  return known.filter((_, index) => trusted[index]);
}

/** For the time after a question. */
export async function renewLocalServers(places: readonly LocalPlace[], around: Around): Promise<void> {
  if (places.length > 0 && readKnown(places, around, FRESH) === undefined) await lookAgain(places, around);
}

/** Looks now, and remembers what is found. */
export async function lookAgain(
  places: readonly LocalPlace[],
  around: Around,
): Promise<readonly LocalServer[]> {
  const servers = await findLocalServers(places, { uid: process.getuid?.() });
  keepKnownServers(folderOf(around), { at: around.now, looked: addressesOf(places), servers });
  return servers;
}

function readKnown(
  places: readonly LocalPlace[],
  around: Around,
  most: number,
): readonly LocalServer[] | undefined {
  const known = readKnownServers(folderOf(around));
  if (known === undefined || Math.abs(around.now - known.at) > most) return undefined;
  // They were searched at other addresses.
  return known.looked.join(' ') === addressesOf(places).join(' ') ? known.servers : undefined;
}

function addressesOf(places: readonly LocalPlace[]): readonly string[] {
  return places.map(({ baseUrl }) => baseUrl);
}

function folderOf(around: Around): string {
  return join(stateFolder(around), 'beck');
}
