// Runs a command in a view of the machine that is thrown away, and keeps the view until its differences were read.

import { chmodSync, readFileSync, statSync } from 'node:fs';
import { makeFolder } from '../domain/make-folder.ts';
import type { NotTried } from '../domain/trial.ts';
import { startBubblewrap } from './bubblewrap.ts';
import { converse } from './converse.ts';
import { sizeAt } from './differences.ts';
import { asCopy, layOut, type Place, withCopy } from './layout.ts';
import { parseMounts } from './mounts.ts';
import { startNamespaces } from './namespaces.ts';
import { type Engine, enginesFor, hasLayers, thisSystem, whyNotPossible } from './possible.ts';
import { startSandbox } from './sandbox.ts';
import { removeLeft } from './skeleton.ts';
import type { Failed, Start, Trial, TrialRequest, TrialWorld } from './trial.ts';

const STARTS: Readonly<Record<Engine['name'], Start>> = {
  bubblewrap: startBubblewrap,
  sandbox: startSandbox,
  namespaces: startNamespaces,
};

/** Never rejects. */
export async function openTrial(request: TrialRequest, world: TrialWorld): Promise<Trial | NotTried> {
  const system = thisSystem(world);
  const impossible = whyNotPossible(system);
  if (impossible !== undefined) return notTried(impossible);
  if (request.signal.aborted) return notTried('Cancelled.');
  const layOutNow = (): readonly Place[] | undefined =>
    system.platform === 'darwin'
      ? []
      : layOut({
          mounts: parseMounts(readFileSync('/proc/self/mountinfo', 'utf8')),
          folders: [request.cwd, ...request.folders],
          hidden: request.hidden ?? [],
          uid: system.uid,
        });
  let places = layOutNow();
  if (places === undefined) return notTried('There are too many mounts on this machine to try a command.');
  try {
    makeFolder(world.folder);
    removeLeft(world.folder);
  } catch (error) {
    return notTried(`The folder ${world.folder} cannot be made: ${String(error)}`);
  }
  const engines = enginesFor(system);
  const failed: Failed[] = [];
  const layered = (): readonly Place[] =>
    request.copies === 'folder' ? withCopy(places ?? [], request.cwd) : (places ?? []);
  for (const engine of request.copies === 'only' ? [] : engines.filter((one) => hasLayers(one))) {
    let tried = await attempt(engine, layered(), request, world);
    // Something may have been mounted or removed meanwhile.
    const now = tried.type === 'tried' || request.signal.aborted ? undefined : layOutNow();
    if (now !== undefined && JSON.stringify(now) !== JSON.stringify(places)) {
      places = now;
      tried = await attempt(engine, layered(), request, world);
    }
    if (tried.type === 'tried' || request.signal.aborted) return tried;
    failed.push(tried);
  }
  // What failed before it came to a layer fails with a copy too.
  const [first] = failed;
  if (first !== undefined && failed.every(({ step }) => step !== 'overlay')) return first;
  if (!canCopy(request.cwd, request.copyMegabytes))
    return notTried(
      `There can be no layers here, and the folder is too large for a copy (undoMegabytes: ${request.copyMegabytes}).`,
    );
  const copied = asCopy(places, request.cwd);
  let last: Trial | Failed = notTried('Nothing can be tried here.');
  for (const engine of engines) {
    last = await attempt(engine, copied, request, world);
    if (last.type === 'tried' || request.signal.aborted) break;
  }
  return last;
}

/** Whether a folder is small enough to be copied. */
export function canCopy(folder: string, megabytes: number): boolean {
  const { bytes, more } = sizeAt(folder);
  return !more && bytes <= megabytes * 1024 * 1024;
}

async function attempt(
  { name }: Engine,
  places: readonly Place[],
  request: TrialRequest,
  world: TrialWorld,
): Promise<Trial | Failed> {
  try {
    // By the clock of the files, which is behind the other. A change of nothing sets it.
    chmodSync(world.folder, 0o700);
    const began = statSync(world.folder).ctimeMs;
    const tried = await converse(await STARTS[name](request, world, places), request, places);
    return tried.type === 'tried' ? { ...tried, began } : tried;
  } catch (error) {
    return notTried(`This system does not allow it: ${error instanceof Error ? error.message : error}`);
  }
}

function notTried(reason: string): NotTried {
  return { type: 'not-tried', reason };
}
