// What the environment says of one model server: its address, model and key, each from that provider's own variables.

import { readAddress } from '../providers/address.ts';
import { SERVERS, type ServerName } from '../providers/rows.ts';
import type { Environment } from './environment.ts';

type Variable = { readonly name: string; readonly value: string };

export type ServerVariables = {
  readonly baseUrl: Variable | undefined;
  readonly model: Variable | undefined;
  readonly apiKey: Variable | undefined;
  /** Sentences about what cannot be used. */
  readonly warnings: readonly string[];
};

export function readServerVariables(env: Environment, server: ServerName): ServerVariables {
  const { addressVariables, keyVariables, modelVariables = [] } = SERVERS[server];
  const given = addressVariables.find(({ name }) => present(env, [name]) !== undefined);
  const baseUrl = given && readAddress(env[given.name] ?? '', given);
  return {
    baseUrl: given && baseUrl !== undefined ? { name: given.name, value: baseUrl } : undefined,
    model: present(env, ['BECK_MODEL', ...modelVariables]),
    apiKey: present(env, keyVariables),
    warnings:
      given !== undefined && baseUrl === undefined
        ? [`${given.name} is not a web address and is ignored.`]
        : [],
  };
}

/** The first that is set, without blanks around it. */
function present(env: Environment, names: readonly string[]): Variable | undefined {
  for (const name of names) {
    const value = env[name]?.trim();
    if (value) return { name, value };
  }
  return undefined;
}
