// The model that beck loads on this machine: where everything of it is, and the process that answers with it.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from '../../config/settings.ts';
import { ProviderError } from '../../domain/errors.ts';
import { ensureServer } from '../../local-model/client.ts';
import type { Job } from '../../local-model/job.ts';
import { type AddedModel, readAdded } from '../../local-model/list.ts';
import { isInstalled, runtimeFile } from '../../local-model/runtime.ts';
import type { StartLocal } from '../../providers/choose.ts';
import { dataFolder, type Person, shellsFolder, stateFolder } from '../shared/own-folders.ts';
import type { Surroundings } from './surroundings.ts';

type LocalPlaces = {
  /** Downloaded files, the list, and what was evaluated of the prompt. */
  readonly models: string;
  /** Where npm puts node-llama-cpp. */
  readonly runtime: string;
  readonly socket: string;
  readonly log: string;
};

export function localPlacesOf(person: Person): LocalPlaces {
  const data = dataFolder(person);
  return {
    models: join(data, 'models'),
    runtime: join(data, 'llama'),
    socket: join(shellsFolder(person), 'model'),
    log: join(stateFolder(person), 'beck', 'model.log'),
  };
}

/** In the folder of models; nothing of the person's own is there. */
export function downloadsIn({ models }: Pick<LocalPlaces, 'models'>): string {
  return join(models, 'downloads');
}

export function addedModels(person: Person): readonly AddedModel[] {
  return readAdded(localPlacesOf(person).models);
}

/** For `ChooseWith.startLocal`: rejects with `ProviderError` where there is nothing to start. */
export function startLocal(
  settings: Pick<Settings, 'contextSize' | 'gpuLayers' | 'threads' | 'keepLoaded'>,
  surroundings: Pick<Surroundings, 'env' | 'home' | 'program'>,
): StartLocal {
  const places = localPlacesOf(surroundings);
  return async (model, { signal, onLoading }) => {
    const { name, file } = findAdded(places, model);
    if (!isInstalled(places.runtime))
      throw new ProviderError(
        'node-llama-cpp, which runs the model, is not installed.',
        `Install it with: beck models add ${file}`,
      );
    const { contextSize, gpuLayers, threads, keepLoaded } = settings;
    const { socket, models: states, log } = places;
    const runtime = runtimeFile(places.runtime);
    const how = { contextSize, gpuLayers, threads, keepLoaded };
    const job: Job = { model: name, file, runtime, socket, states, ...how };
    onLoading(name);
    await ensureServer(job, {
      command: [process.execPath, serverProgram(surroundings.program)],
      log,
      // No key, and no option for Node, reaches it.
      env: { HOME: surroundings.home, PATH: surroundings.env['PATH'] ?? '/usr/bin:/bin', LANG: 'C.UTF-8' },
      signal,
    });
    return socket;
  };
}

/** Without a name: the one that was added last. */
function findAdded({ models }: LocalPlaces, name: string): AddedModel {
  const all = readAdded(models);
  const found = name === '' ? all.at(-1) : all.find((model) => model.name === name);
  if (found === undefined)
    throw new ProviderError(
      name === ''
        ? 'No model was added on this machine.'
        : `The model ${name} was not added on this machine.`,
      all.length === 0
        ? 'Add one with: beck models add'
        : `There are: ${all.map((model) => model.name).join(', ')}. Use one with: beck models use NAME`,
    );
  if (!existsSync(found.file))
    throw new ProviderError(
      `The file of ${found.name} is gone: ${found.file}`,
      `Bring it back, or: beck models remove ${found.name}`,
    );
  return found;
}

/** Beside the bundle, or in the sources that run as they are. */
function serverProgram(program: string): string {
  const folder = dirname(realpathSync(program));
  const bundled = join(folder, 'model-server.mjs');
  return existsSync(bundled) ? bundled : join(folder, 'local-model/main.ts');
}
