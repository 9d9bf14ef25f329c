// `beck models remove` and `stop`: what was added is taken off the list, what is loaded is ended.

import { join } from 'node:path';
import type { ExitCode } from '../../../domain/errors.ts';
import { findServer, type Stopped, stopServer } from '../../../local-model/client.ts';
import { removeFromList } from '../../../local-model/list.ts';
import { keepModelNames, readModelNames } from '../../../sessions/model-names.ts';
import { nameOf } from '../../shared/model-names.ts';
import { stateFolder } from '../../shared/own-folders.ts';
import { localPlacesOf } from '../../wiring/local-model.ts';
import { changeList } from './alone.ts';
import type { ModelsIo } from './models-io.ts';

/** Rejects with `UsageError` where there is none of that name. */
export async function removeModel(
  typed: string,
  { surroundings, say }: Pick<ModelsIo, 'surroundings' | 'say'>,
): Promise<ExitCode> {
  const { models, socket } = localPlacesOf(surroundings);
  const name = typed.replace(/^local\//, '');
  const { from, file } = await changeList(models, () => removeFromList(models, name));
  const folder = join(stateFolder(surroundings), 'beck');
  const left = readModelNames(folder).filter((known) => known !== nameOf({ provider: 'local', model: name }));
  keepModelNames(folder, left);
  if ((await findServer(socket))?.model === name) await stopServer(socket);
  say(
    from === undefined ? `${name} is removed from the list; your file stays: ${file}` : `${name} is deleted.`,
  );
  return 0;
}

export async function stopModel({
  surroundings,
  say,
}: Pick<ModelsIo, 'surroundings' | 'say'>): Promise<ExitCode> {
  const stopped = await stopServer(localPlacesOf(surroundings).socket);
  say(stopped === undefined ? 'No model is loaded.' : describeStopped(stopped));
  return 0;
}

function describeStopped({ model, pid }: Stopped): string {
  return model === undefined
    ? `The process of the model did not answer, so it was killed (${pid}).`
    : `${model} is no longer loaded.`;
}
