// Lists the models of each reachable provider: those with a key, the chosen one, and servers on this machine.

import { join } from 'node:path';
import { loadApiKey } from '../../config/api-key.ts';
import type { LoadedSettings } from '../../config/load.ts';
import type { SettingsInForce } from '../../config/policy-type.ts';
import type { Settings } from '../../config/settings.ts';
import { BeckError, ProviderError } from '../../domain/errors.ts';
import { nearest } from '../../domain/nearest.ts';
import { leavesMachine, usableAddress } from '../../providers/address.ts';
import type { Connection } from '../../providers/connection.ts';
import { describeConnection } from '../../providers/failures.ts';
import { ListError, listModels, thatChat } from '../../providers/models.ts';
import { proxiesOf } from '../../providers/proxy.ts';
import { isLoadedHere, isServerName, SERVERS, type ServerName } from '../../providers/rows.ts';
import { keepModelNames } from '../../sessions/model-names.ts';
import { nameOf } from '../shared/model-names.ts';
import { stateFolder } from '../shared/own-folders.ts';
import { addedModels } from '../wiring/local-model.ts';
import { runKeyCommand } from '../wiring/provider.ts';
import { loadSettings, type Surroundings } from '../wiring/surroundings.ts';
import { localPlaces, lookAgain } from './local-servers.ts';
import { keyedCandidates } from './who-answers.ts';

export type Offer = {
  readonly provider: ServerName;
  readonly models: readonly string[];
  /** Why there are none. */
  readonly problem?: string | undefined;
};

/** Milliseconds of silence. */
const PATIENCE = 5_000;

/** Those that cannot be reached are left out, but for the one that is chosen. The names are kept for Tab. */
export async function offeredModels(
  { settings }: Pick<LoadedSettings, 'settings'>,
  surroundings: Surroundings,
): Promise<readonly Offer[]> {
  const local = await lookAgain(localPlaces(settings, surroundings.env), surroundings);
  const names = new Set<ServerName>([
    ...(isServerName(settings.provider) ? [settings.provider] : []),
    ...keyedCandidates(surroundings.env).map(({ values }) => values.provider),
    ...local.flatMap(({ provider }) => (isServerName(provider) ? [provider] : [])),
    ...(addedModels(surroundings).length > 0 ? (['local'] as const) : []),
  ]);
  const offers = await Promise.all([...names].map((name) => offerOf(name, settings, surroundings)));
  const reached = offers.filter(
    ({ provider, models }) => models.length > 0 || provider === settings.provider,
  );
  keepModelNames(
    join(stateFolder(surroundings), 'beck'),
    reached.flatMap(({ provider, models }) => models.map((model) => nameOf({ provider, model }))),
  );
  return reached;
}

async function offerOf(name: ServerName, current: Settings, surroundings: Surroundings): Promise<Offer> {
  const settings =
    name === current.provider ? current : (await loadSettings(surroundings, { provider: name })).settings;
  try {
    return { provider: name, models: thatChat(await modelsOf(settings, surroundings)) };
  } catch (error) {
    if (error instanceof BeckError) return { provider: name, models: [], problem: error.message };
    throw error;
  }
}

/** Rejects with `BeckError`. */
export async function modelsOf(settings: Settings, surroundings: Surroundings): Promise<readonly string[]> {
  if (isLoadedHere(settings.provider)) return addedModels(surroundings).map(({ name }) => name);
  const connection = await openConnection(settings, surroundings);
  try {
    return await listModels(connection, { signal: AbortSignal.timeout(2 * PATIENCE), timeout: PATIENCE });
  } catch (error) {
    throw error instanceof BeckError ? error : describeListing(error, connection);
  }
}

function describeListing(error: unknown, { baseUrl, apiKey }: Connection): ProviderError {
  const server = { baseUrl, model: '', hasKey: apiKey !== undefined };
  const { host } = new URL(baseUrl);
  if (!(error instanceof ListError)) return describeConnection(error, server);
  const { status } = error;
  return status === 401 || status === 403
    ? new ProviderError(`${host} rejected the key.`, 'Check it, or make a new one.')
    : new ProviderError(`${host} lists no models (${status}).`, 'Name one yourself.');
}

/** How the chosen provider is reached. Rejects with `BeckError` where nothing may be sent there. */
async function openConnection(settings: SettingsInForce, surroundings: Surroundings): Promise<Connection> {
  const { provider, policy } = settings;
  if (policy !== undefined) (await import('../../config/policy-floor.ts')).refuseServer(settings, policy);
  const baseUrl = usableAddress(settings);
  if (!isServerName(provider) || baseUrl === undefined)
    throw new ProviderError('It has no address.', 'Set "baseUrl" in the settings.');
  const { label, needsKey, keysAt, quirks } = SERVERS[provider];
  const hasKey = settings.apiKey !== undefined || settings.apiKeyCommand !== undefined;
  if (needsKey && !hasKey) throw new ProviderError(`${label} needs an API key.`, keysAt);
  if (hasKey && !settings.allowPlainHttp && baseUrl.startsWith('http:') && leavesMachine(settings))
    throw new ProviderError(`The key would travel unencrypted to ${new URL(baseUrl).host}.`, 'Use https.');
  const apiKey = await loadApiKey(settings, (words) => runKeyCommand(words, surroundings));
  return { baseUrl, apiKey, quirks, proxies: proxiesOf(surroundings.env) };
}

/** A sentence where the model could not answer; nothing where it could, or its server lists no models. */
export async function checkModel(
  settings: Settings,
  surroundings: Surroundings,
): Promise<string | undefined> {
  const { provider, model } = settings;
  if (!isServerName(provider)) return undefined;
  const connection = await openConnection(settings, surroundings);
  if (model === undefined) return undefined;
  const models = isLoadedHere(provider)
    ? await modelsOf(settings, surroundings)
    : await listModels(connection, { signal: AbortSignal.timeout(PATIENCE), timeout: PATIENCE }).catch(
        () => [],
      );
  if (isLoadedHere(provider) && models.length === 0)
    return 'No model was added on this machine. Add one with: beck models add';
  // Ollama takes a name without its tag.
  if (models.length === 0 || models.some((name) => name === model || name === `${model}:latest`))
    return undefined;
  const near = nearest(model, models);
  const has =
    near === undefined ? `It has: ${thatChat(models).slice(0, 8).join(', ')}.` : `Did you mean ${near}?`;
  return `${SERVERS[provider].label} does not have the model ${model}. ${has}`;
}
