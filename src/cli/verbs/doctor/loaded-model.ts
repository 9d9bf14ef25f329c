// What `beck doctor` says of a model that beck loads itself: its file, what runs it, and whether it is loaded.

import { decimalSize } from '../../../domain/size.ts';
import { findServer } from '../../../local-model/client.ts';
import { readGguf } from '../../../local-model/gguf.ts';
import { processOf } from '../../../local-model/process-of.ts';
import { isInstalled, RUNTIME_VERSION } from '../../../local-model/runtime.ts';
import type { Person } from '../../shared/own-folders.ts';
import { addedModels, localPlacesOf } from '../../wiring/local-model.ts';
import type { Finding } from './finding.ts';

export type LoadedModelFact = {
  readonly name: string;
  /** Undefined where no model of that name was added. */
  readonly file: string | undefined;
  /** Why the file cannot be used. */
  readonly problem: string | undefined;
  /** Bytes. */
  readonly size: number;
  /** Whether node-llama-cpp is there, in the version that this beck wants. */
  readonly isInstalled: boolean;
  /** The process, where it is running. */
  readonly pid: number | undefined;
  /** A process is there, and does not answer. */
  readonly hangs: boolean;
};

export async function collectLoadedModel(
  model: string | undefined,
  person: Person,
): Promise<LoadedModelFact> {
  const places = localPlacesOf(person);
  const all = addedModels(person);
  const added = model === undefined ? all.at(-1) : all.find(({ name }) => name === model);
  const running = await findServer(places.socket);
  return {
    name: added?.name ?? model ?? 'the model',
    file: added?.file,
    ...read(added?.file),
    isInstalled: isInstalled(places.runtime),
    pid: running?.model === added?.name ? running?.pid : undefined,
    hangs: running === undefined && (await processOf(places.socket)) !== undefined,
  };
}

function read(file: string | undefined): Pick<LoadedModelFact, 'problem' | 'size'> {
  try {
    return { problem: undefined, size: file === undefined ? 0 : readGguf(file).bytes };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error), size: 0 };
  }
}

export function loadedModelFindings(fact: LoadedModelFact, from: string): readonly Finding[] {
  const { name, file, problem, size, pid, hangs } = fact;
  if (file === undefined)
    return [
      {
        type: 'problem',
        text: `${name} was not added on this machine${from}`,
        fix: 'Add one with: beck models add',
      },
    ];
  if (problem !== undefined)
    return [{ type: 'problem', text: problem, fix: `Add another one, or: beck models remove ${name}` }];
  if (hangs)
    return [
      {
        type: 'problem',
        text: `the process that runs ${name} does not answer`,
        fix: 'End it with: beck models stop',
      },
    ];
  const state = pid === undefined ? 'the next question loads it' : `loaded in process ${pid}`;
  const set: Finding = {
    type: 'good',
    text: `${name} on this machine is set, ${decimalSize(size)}, ${state}${from}`,
  };
  return fact.isInstalled
    ? [set]
    : [
        set,
        {
          type: 'problem',
          text: `node-llama-cpp ${RUNTIME_VERSION}, which runs it, is not installed`,
          fix: `Install it with: beck models add ${file}`,
        },
      ];
}
