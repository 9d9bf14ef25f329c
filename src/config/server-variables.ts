// What the environment says of one model server: its address, model and key, each from that provider's own variables.

import { readAddress } from '../providers/address.ts';
import { SERVERS, type ServerName } from '../providers/rows.ts';
import type { Environment } from './environment.ts';
import type { Settings } from './settings.ts';

type Variable = { readonly name: string; readonly value: string };

export type ServerVariables = {
  /** As it is written where it is no address: the question stops there. */
  readonly baseUrl: Variable | undefined;
  readonly model: Variable | undefined;
  readonly apiKey: Variable | undefined;
};

export function readServerVariables(env: Environment, server: ServerName): ServerVariables {
  const { addressVariables, keyVariables, modelVariables = [] } = SERVERS[server];
  const given = addressVariables.find(({ name }) => present(env, [name]) !== undefined);
  const written = given && (env[given.name] ?? '').trim();
  return {
    baseUrl:
      given && written ? { name: given.name, value: readAddress(written, given) ?? written } : undefined,
    model: present(env, ['BECK_MODEL', ...modelVariables]),
    apiKey: present(env, keyVariables),
  };
}

export type FallbackServer = {
  readonly provider: ServerName;
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  readonly apiKey: string | undefined;
};

/** The servers of the chain behind the first, each with what its own variables say: the settings describe the first. */
export function fallbackServers(
  { provider, fallback }: Pick<Settings, 'provider' | 'fallback'>,
  env: Environment,
): readonly FallbackServer[] {
  const names = [...new Set(fallback)].filter((name) => name !== provider);
  return names.map((name) => {
    const { baseUrl, model, apiKey } = readServerVariables({ ...env, BECK_MODEL: undefined }, name);
    return { provider: name, baseUrl: baseUrl?.value, model: model?.value, apiKey: apiKey?.value };
  });
}

/** The first that is set, without spaces around it. */
function present(env: Environment, names: readonly string[]): Variable | undefined {
  for (const name of names) {
    const value = env[name]?.trim();
    if (value) return { name, value };
  }
  return undefined;
}
