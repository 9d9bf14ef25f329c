// Who answers if no provider was chosen: whose key is in the environment, else a server on this machine, else the recipes.
// What is found is asked about once, and the answer is a setting like any other.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedSettings } from '../../config/load.ts';
import { readServerVariables } from '../../config/server-variables.ts';
import type { LayerValues } from '../../config/settings.ts';
import { SettingsError } from '../../domain/errors.ts';
import { hostOf, isWebAddress } from '../../providers/address.ts';
import { bestModel } from '../../providers/models.ts';
import { SERVER_NAMES, SERVERS, type ServerName } from '../../providers/rows.ts';
import { RECIPES, traitsOf } from '../../providers/traits.ts';
import type { Screen } from '../../terminal/screen.ts';
import { dataFolder, ownSettingsFile } from '../shared/own-folders.ts';
import type { Surroundings } from '../wiring/surroundings.ts';
import { isChosen } from './is-chosen.ts';
import { localPlaces, localServers } from './local-servers.ts';

/** A provider that could answer, with the name that is shown, and the settings that choose them. */
export type Candidate = {
  readonly label: string;
  /** `claude-…, key from ANTHROPIC_API_KEY` */
  readonly about: string;
  readonly values: { readonly provider: ServerName; readonly model?: string | undefined };
};

/** None where a person chose. */
export async function findCandidates(
  loaded: LoadedSettings,
  surroundings: Surroundings,
): Promise<readonly Candidate[]> {
  if (isChosen(loaded)) return [];
  const keyed = keyedCandidates(surroundings.env);
  if (keyed.length > 0) return keyed;
  const local = await localCandidates(loaded, surroundings);
  return local.length > 0 ? local : addedCandidates(surroundings);
}

/** GGUF files that the person added. */
async function addedCandidates(surroundings: Surroundings): Promise<readonly Candidate[]> {
  if (!existsSync(join(dataFolder(surroundings), 'models'))) return [];
  const { addedModels } = await import('../wiring/local-model.ts');
  return addedModels(surroundings)
    .toReversed()
    .map(({ name }) => ({
      label: SERVERS.local.label,
      about: `${name}, which you added`,
      values: { provider: 'local', model: name },
    }));
}

/** Providers whose key is in the environment, but for keys that are there for other reasons. */
export function keyedCandidates(env: Surroundings['env']): readonly Candidate[] {
  return SERVER_NAMES.flatMap((provider) => {
    const { needsKey, neverUnasked, address, model, label } = SERVERS[provider];
    const said = readServerVariables(env, provider);
    const named = said.model?.value ?? model;
    const isReady = said.apiKey !== undefined && named !== undefined && (said.baseUrl?.value ?? address);
    if (!needsKey || neverUnasked === true || !isReady || said.apiKey === undefined) return [];
    if (said.baseUrl !== undefined && !isWebAddress(said.baseUrl.value)) return [];
    const at = said.baseUrl === undefined ? '' : ` at ${hostOf(said.baseUrl.value)}`;
    return [{ label, about: `${named}${at}, key from ${said.apiKey.name}`, values: { provider } }];
  });
}

async function localCandidates(
  { settings }: Pick<LoadedSettings, 'settings'>,
  surroundings: Surroundings,
): Promise<readonly Candidate[]> {
  const places = localPlaces(settings, surroundings.env);
  const servers = places.length === 0 ? [] : await localServers(places, surroundings);
  return servers.flatMap(({ provider, models }) => {
    // What was remembered may have been written by another version.
    const name = SERVER_NAMES.find((known) => known === provider);
    const model = name && bestModel(models, SERVERS[name].preference);
    if (name === undefined || model === undefined) return [];
    return [
      { label: SERVERS[name].label, about: `${model}, on this machine`, values: { provider: name, model } },
    ];
  });
}

export type Settling = {
  readonly surroundings: Surroundings;
  /** The settings again, with these values as if a flag had said them. */
  readonly reload: (values?: LayerValues) => Promise<LoadedSettings>;
  /** Absent if the person cannot be asked. */
  readonly screen: Pick<Screen, 'askPick' | 'show'> | undefined;
  readonly signal: AbortSignal;
  /** For a sentence about a key that is not used, where the person cannot be asked. */
  readonly say: (sentence: string) => void;
};

/** The settings with who answers settled: by asking once. Undefined where the person left the question. */
export async function settleWho(
  loaded: LoadedSettings,
  settling: Settling,
): Promise<LoadedSettings | undefined> {
  const { surroundings, screen, signal, reload } = settling;
  const candidates = await findCandidates(loaded, surroundings);
  if (candidates.length === 0) return loaded;
  if (screen === undefined) return unasked(loaded, candidates, settling);
  const question = { head: headFor(candidates, loaded), candidates, none: 'recipes only' };
  const pick = await screen.askPick(question, signal);
  if (pick.type === 'cancel') return undefined;
  const picked = pick.type === 'picked' ? candidates[pick.index] : undefined;
  const values = picked?.values ?? { provider: RECIPES.name };
  const who = picked === undefined ? 'The recipes answer' : `${picked.label} answers`;
  try {
    const { saveSettings } = await import('../../config/save.ts');
    await saveSettings(ownSettingsFile(surroundings), values);
    screen.show({ type: 'note', text: `${who} your questions from now on. Change it with: beck setup` });
    return await reload();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    screen.show({ type: 'warning', text: `${error.message} ${who} this question.` });
    return reload(values);
  }
}

function headFor([only, ...others]: readonly Candidate[], { settings }: LoadedSettings): string {
  const sent = `See what is sent with: ${settings.prefix} /context.`;
  return only !== undefined && others.length === 0
    ? `${only.label} answers your questions from now on (${only.about}). ${sent}`
    : `Who answers your questions from now on? ${sent}`;
}

/** Without consent, nothing is sent. */
async function unasked(
  loaded: LoadedSettings,
  candidates: readonly Candidate[],
  { surroundings, say }: Settling,
): Promise<LoadedSettings> {
  const [first] = candidates;
  const { showNotices } = await import('./notices.ts');
  if (first !== undefined) {
    const { label, about, values } = first;
    const sentence = `${label} (${about}) could answer, but you have not agreed yet. Agree with: beck setup --provider ${values.provider} --yes`;
    await showNotices([sentence], surroundings, say);
  }
  return withRecipes(loaded);
}

/** Settings that send nothing. */
export function withRecipes(loaded: LoadedSettings): LoadedSettings {
  if (!traitsOf(loaded.settings.provider).needsServer) return loaded;
  const { settings, layers } = loaded;
  return {
    ...loaded,
    settings: { ...settings, provider: RECIPES.name, apiKey: undefined },
    layers: { ...layers, provider: 'default', apiKey: 'default' },
  };
}
