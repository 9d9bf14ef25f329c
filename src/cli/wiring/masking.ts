// How secrets are masked for the model that is asked: always, but for one on this machine whose person wants to send all.

import { fallbackServers } from '../../config/server-variables.ts';
import type { Settings } from '../../config/settings.ts';
import { secretName } from '../../domain/secret-names.ts';
import { type Redact, redact, redactAgain } from '../../output/redact.ts';
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
    isDistinct(value) && secretName(name) !== undefined ? [value] : [],
  );
  return [
    ...new Set(values.flatMap((value) => [value, encodeURIComponent(value), ...inBase64(value)])),
  ].toSorted((a, b) => b.length - a.length);
}

/** Line lengths of encoders: 64 of `openssl base64` (3.0), 76 of GNU base64 (base64(1)). */
const WRAPPED = [64, 76];

/** As `echo` and `printf` hand it to an encoder, and as a part of a longer text (`user:password`). */
function inBase64(value: string): readonly string[] {
  const whole = [value, `${value}\n`].flatMap((text) => {
    const encoded = Buffer.from(text).toString('base64');
    return [encoded, ...WRAPPED.map((width) => encoded.replace(new RegExp(`.{${width}}(?=.)`, 'g'), '$&\n'))];
  });
  const forms = [...whole, ...whole.map((text) => text.replace(/=+$/, '')), ...partsInBase64(value)];
  return [...forms, ...forms.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))];
}

/** Three bytes become four characters, so what comes before decides how a value is encoded: the groups of it alone. */
function partsInBase64(value: string): readonly string[] {
  const bytes = Buffer.from(value);
  return [0, 1, 2].map((from) =>
    bytes.subarray(from, bytes.length - ((bytes.length - from) % 3)).toString('base64'),
  );
}

/** Folders, common words and small numbers are not secret; masking them everywhere would hide what was asked for. */
function isDistinct(value: string): boolean {
  return value.length >= LEAST && !/^[~.]{0,2}\//.test(value) && !/^[a-z]{1,11}$/i.test(value);
}
