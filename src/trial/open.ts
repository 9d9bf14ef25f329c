// Runs a command in a view of the machine that is thrown away, and keeps the view until its differences were read.

import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { makeFolder } from '../domain/make-folder.ts';
import type { NotTried } from '../domain/trial.ts';
import { startBubblewrap } from './bubblewrap.ts';
import { converse } from './converse.ts';
import { sizeAt } from './entries.ts';
import { asCopy, layOut, type Place, realPath, withCopy } from './layout.ts';
import { type Mount, parseMounts } from './mounts.ts';
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
          mounts: mountsNow(),
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
  const uncopied = whyNotCopied(request.cwd, request.copyMegabytes);
  if (uncopied !== undefined) return notTried(`There can be no layers here, and ${uncopied}.`);
  const copied = asCopy(places, request.cwd);
  let last: Trial | Failed = notTried('Nothing can be tried here.');
  for (const engine of engines) {
    last = await attempt(engine, copied, request, world);
    if (last.type === 'tried' || request.signal.aborted) break;
  }
  return last;
}

/** Why a folder cannot be copied with all that is in it. */
export function whyNotCopied(folder: string, megabytes: number): string | undefined {
  const path = realPath(folder) ?? folder;
  const mounted = mountsNow().find((mount) => mount.path.startsWith(path === '/' ? path : `${path}/`));
  const { bytes, more, apart } = mounted === undefined ? sizeAt(path) : NOT_COUNTED;
  // A mount may also be of the same file system, and a part of a file system no mount.
  const other = mounted?.path ?? apart;
  if (other !== undefined) return `${other} is another file system, which a copy would not have`;
  return more || bytes > megabytes * 1024 * 1024
    ? `the folder is too large for a copy (undoMegabytes: ${megabytes})`
    : undefined;
}

const NOT_COUNTED = { bytes: 0, more: false, apart: undefined };

/** None where the system does not tell. */
function mountsNow(): readonly Mount[] {
  const table = '/proc/self/mountinfo';
  return existsSync(table) ? parseMounts(readFileSync(table, 'utf8')) : [];
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
