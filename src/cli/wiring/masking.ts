// How secrets are masked for the model that is asked: always, but for one on this machine whose person wants to send all.

import { fallbackServers } from '../../config/server-variables.ts';
import type { Settings } from '../../config/settings.ts';
import { type Redact, redact, redactAgain } from '../../output/redact.ts';
import { secretName } from '../../output/secrets/names.ts';
import { addressOf, isOnThisMachine } from '../../providers/address.ts';
import type { Person } from '../shared/own-folders.ts';

export function redactorOf(settings: MaskSettings, env: Person['env']): Redact {
  if (sendsAll(settings, env)) return (text) => ({ text, masked: 0 });
  const values = secretValues(env);
  return (text) => redact(text, values);
}

/** For what was masked when it was kept: values of variables may have been set since. */
export function againRedactorOf(settings: MaskSettings, env: Person['env']): Redact {
  if (sendsAll(settings, env)) return (text) => ({ text, masked: 0 });
  const values = secretValues(env);
  return (text) => redactAgain(text, values);
}

type MaskSettings = Pick<Settings, 'maskSecrets' | 'provider' | 'baseUrl' | 'fallback'>;

function sendsAll(settings: MaskSettings, env: Person['env']): boolean {
  return !settings.maskSecrets && serversOf(settings, env).every(isHere);
}

type Servers = Pick<Settings, 'provider' | 'baseUrl' | 'fallback'>;

/** Every server that a question may reach. */
function serversOf(settings: Servers, env: Person['env']) {
  return [settings, ...fallbackServers(settings, env)];
}

function isHere(server: Parameters<typeof addressOf>[0]): boolean {
  return isOnThisMachine(addressOf(server));
}

/** Shorter ones would be found in ordinary words. */
const LEAST = 8;

/** Values of variables whose names say that they are secret; longer ones first, since one may hold another. */
export function secretValues(env: Person['env']): readonly string[] {
  const values = Object.entries(env).flatMap(([name, value = '']) =>
    secretName(name) !== undefined && isDistinct(value) ? [value] : [],
  );
  return [...new Set(values.flatMap((value) => [value, encodeURIComponent(value)]))];
}

/** Folders, common words and small numbers are not secret; masking them everywhere would hide what was asked for. */
function isDistinct(value: string): boolean {
  return value.length >= LEAST && !/^[~.]{0,2}\//.test(value) && !/^[a-z]{1,11}$/i.test(value);
}
