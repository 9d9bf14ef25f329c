// Combines the layers into one model server; a key never reaches a server it was not meant for.

import { addressOf, isWebAddress, leavesMachine } from '../providers/address.ts';
import { isServerName, type ServerName } from '../providers/rows.ts';
import { traitsOf } from '../providers/traits.ts';
import type { Environment } from './environment.ts';
import { readServerVariables, type ServerVariables } from './server-variables.ts';
import { DEFAULTS, type Layer, type LayerValues, type Settings } from './settings.ts';

export type NamedLayer = { readonly layer: Layer; readonly values: LayerValues };

type Choice = Pick<Settings, 'provider' | 'baseUrl' | 'model' | 'apiKey' | 'apiKeyCommand'>;
type ChoiceName = keyof Choice;
export type ChosenServer = {
  /** Sentences about variables of the environment that the person's settings outrank. */
  readonly ignored: readonly string[];
  readonly choice: Choice;
  readonly layers: Readonly<Record<ChoiceName, Layer>>;
};

/** `named`: weakest first, without the defaults and the environment. */
export function chooseServer(named: readonly NamedLayer[], env: Environment): ChosenServer {
  const without = named.reduce(addLayer, NOTHING);
  const server = without.server ?? 'openai-compatible';
  const variables = readServerVariables(env, server);
  const everything = addVariables(without, variables, server);
  const chosenByPerson = without.provider !== undefined || without.baseUrl !== undefined;
  // A variable set for another tool must not redirect questions that the settings keep on this machine.
  const sendsAway = leavesMachine(choiceOf(everything)) && !leavesMachine(choiceOf(without));
  const outranked = chosenByPerson && sendsAway && isShared(server);
  const chosen = outranked ? without : everything;
  return {
    choice: choiceOf(chosen),
    layers: layersOf(chosen),
    ignored: ignoredVariables(variables, chosen),
  };
}

/** The variables of other providers are set for them alone; those of OpenAI for many tools. */
function isShared(server: ServerName): boolean {
  return server === 'openai' || server === 'openai-compatible';
}

type From<Value> = { readonly value: Value; readonly layer: Layer };

/** What the layers so far say. Address, model and key are those of `server`, and of no other. */
type Draft = {
  readonly provider: From<Settings['provider']> | undefined;
  readonly server: ServerName | undefined;
  readonly baseUrl: From<string> | undefined;
  readonly model: From<string> | undefined;
  readonly key: From<Pick<Choice, 'apiKey' | 'apiKeyCommand'>> | undefined;
};

const NOTHING: Draft = {
  provider: undefined,
  server: undefined,
  baseUrl: undefined,
  model: undefined,
  key: undefined,
};

function addLayer(below: Draft, { layer, values }: NamedLayer): Draft {
  const { provider, baseUrl, model, apiKey, apiKeyCommand } = values;
  const describes = [baseUrl, model, apiKey, apiKeyCommand].some((value) => value !== undefined);
  const named = provider !== undefined && isServerName(provider) ? provider : undefined;
  const server = named ?? below.server ?? (describes ? impliedServer(baseUrl) : undefined);
  const kept = isSameServer(below, server) ? below : NOTHING;
  // A layer that describes a server also chooses it.
  const isTurnedOn = describes && !traitsOf(below.provider?.value ?? DEFAULTS.provider).needsServer;
  const asked = provider ?? (isTurnedOn ? server : undefined);
  const hasKey = apiKey !== undefined || apiKeyCommand !== undefined;
  const key = { apiKey, apiKeyCommand: apiKey === undefined ? apiKeyCommand : undefined };
  return {
    provider: asked === undefined ? below.provider : { value: asked, layer },
    server,
    baseUrl: baseUrl === undefined ? kept.baseUrl : { value: baseUrl, layer },
    model: model === undefined ? kept.model : { value: model, layer },
    // The layer that names the address gives the key, or one above it; a key from below was meant for another.
    key: hasKey ? { value: key, layer } : baseUrl === undefined ? kept.key : undefined,
  };
}

function impliedServer(baseUrl: string | undefined): ServerName {
  return baseUrl === undefined ? 'openai' : 'openai-compatible';
}

/** Whether what was said of one server holds for the other. Without an address, both names mean OpenAI's own. */
function isSameServer({ server: before, baseUrl }: Draft, server: ServerName | undefined): boolean {
  if (before === undefined || before === server) return true;
  const own = before === 'openai-compatible' && server === 'openai' && baseUrl === undefined;
  return own || (before === 'openai' && server === 'openai-compatible');
}

/** What the environment says of the server that the settings choose, or else of OpenAI's. */
function addVariables(below: Draft, variables: ServerVariables, server: ServerName): Draft {
  // `--provider recipes` asks no server, whatever the environment describes.
  if (below.provider?.layer === 'command line' && !traitsOf(below.provider.value).needsServer) return below;
  const { baseUrl, model, apiKey } = variables;
  const layer = 'environment';
  // Only OpenAI's variables have always outranked an address of the settings.
  const moved = baseUrl !== undefined && (isShared(server) || below.baseUrl === undefined);
  const usesKey = apiKey !== undefined && (moved || below.baseUrl === undefined || below.key === undefined);
  const values: LayerValues = {
    baseUrl: moved ? baseUrl.value : undefined,
    model: model?.value,
    apiKey: usesKey ? apiKey.value : undefined,
  };
  return addLayer(below, { layer, values });
}

function choiceOf({ provider, baseUrl, model, key }: Draft): Choice {
  return {
    provider: provider?.value ?? DEFAULTS.provider,
    baseUrl: baseUrl?.value,
    model: model?.value,
    apiKey: key?.value.apiKey,
    apiKeyCommand: key?.value.apiKeyCommand,
  };
}

function layersOf({ provider, baseUrl, model, key }: Draft): ChosenServer['layers'] {
  const isCommand = key?.value.apiKeyCommand !== undefined;
  return {
    provider: provider?.layer ?? 'default',
    baseUrl: baseUrl?.layer ?? 'default',
    model: model?.layer ?? 'default',
    apiKey: key === undefined || isCommand ? 'default' : key.layer,
    apiKeyCommand: key !== undefined && isCommand ? key.layer : 'default',
  };
}

/** The key is not named: it may belong to the other server. */
function ignoredVariables({ baseUrl, apiKey }: ServerVariables, chosen: Draft): readonly string[] {
  const choice = choiceOf(chosen);
  if (!traitsOf(choice.provider).needsServer) {
    const given = baseUrl ?? apiKey;
    return given && chosen.provider?.layer !== 'command line'
      ? [`${given.name} is ignored: your settings say "provider": "${choice.provider}".`]
      : [];
  }
  if (baseUrl !== undefined && chosen.baseUrl?.layer !== 'environment') {
    const address = addressOf(choice);
    const kept = address === undefined ? '' : `, ${new URL(address).host}`;
    const named = isWebAddress(baseUrl.value) ? ` (${new URL(baseUrl.value).host})` : '';
    return [`${baseUrl.name}${named} is ignored: your settings name a server${kept}.`];
  }
  const outranked = chosen.key !== undefined && chosen.key.layer !== 'environment';
  return apiKey !== undefined && outranked ? [`${apiKey.name} is ignored: your settings have a key.`] : [];
}
