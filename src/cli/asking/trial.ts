// Tries a command: what a trial needs of the person's surroundings, and what comes of it.

import { readlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { cacheFolder } from '../../context/machine/cache-folder.ts';
import type { Changes } from '../../domain/change.ts';
import type { CapturedOutput } from '../../domain/run.ts';
import type { Shell } from '../../domain/shell.ts';
import { SHELL_DESCRIPTORS, syntaxOf } from '../../domain/shell-descriptor.ts';
import { showsEnvironment } from '../../domain/shows-environment.ts';
import type { NotTried } from '../../domain/trial.ts';
import { umaskOf } from '../../files/umask.ts';
import { collectOutput } from '../../output/bounded.ts';
import type { Difference, Differences } from '../../trial/differences.ts';
import type { LiveWords, StateChange } from '../../trial/shell-state.ts';
import type { Trial } from '../../trial/trial.ts';
import { boundsOf } from '../wiring/performers.ts';
import type { Asking } from '../wiring/surroundings.ts';
import { trialWorld } from './can-try.ts';

export type Trying = {
  readonly command: string;
  readonly shell: Shell;
  readonly cwd: string;
  /** What the judge says that it changes, if it does. */
  readonly changes: Changes | undefined;
  readonly network: boolean;
  readonly live?: LiveWords | undefined;
  /** Files and folders that are to be empty. */
  readonly hidden?: readonly string[] | undefined;
  readonly signal: AbortSignal;
  /** Receives the output while it is written. */
  readonly onOutput?: ((bytes: Uint8Array) => void) | undefined;
};

/** `trial.end` is to be called once the differences are no longer looked at. */
export type Tried = {
  readonly type: 'tried';
  readonly trial: Trial;
  readonly output: CapturedOutput;
  readonly differences: Differences;
  /** What would be set in the live shell; undefined where that is not known. */
  readonly state: StateChange | undefined;
  /** Whether it wanted to rename a folder, which no layer can, and a copy was no way out. */
  readonly renames: boolean;
};

/** The command must have been judged, and not be `blocked`. Never rejects. */
export async function tryCommand(trying: Trying, asking: Some): Promise<Tried | NotTried> {
  const tried = await tryOnce(trying, asking);
  if (tried.type === 'not-tried' || !isRenaming(trying, tried) || trying.signal.aborted) return tried;
  const { whyNotCopied } = await import('../../trial/open.ts');
  const stays = { ...tried, renames: true };
  // What it sent once must not be sent twice.
  if (trying.network || whyNotCopied(trying.cwd, asking.settings.undoMegabytes) !== undefined) return stays;
  trying.onOutput?.(Buffer.from(AGAIN));
  const again = await tryOnce({ ...trying, copies: 'folder' }, asking);
  if (again.type === 'not-tried') return trying.signal.aborted ? again : stays;
  await tried.trial.end();
  return { ...again, renames: isRenaming(trying, again) };
}

type Some = Pick<Asking, 'surroundings' | 'settings' | 'shellPid'>;

const AGAIN = '(once more, in a copy of this folder: it renames a folder)\n';

/**
 * A layer cannot rename a folder below it. Programs say so, in the words of Linux or Node, or copy it; PowerShell copies it
 * with another mode.
 */
function isRenaming({ shell }: Trying, { output, differences, trial }: Tried): boolean {
  if (/cross-device link/i.test(output.text)) return true;
  if (syntaxOf(shell) !== 'powershell' || trial.places.some(({ kind }) => kind === 'copy')) return false;
  const has = (kind: Difference['kind']): boolean =>
    differences.all.some((one) => one.kind === kind && one.type === 'folder');
  return has('removed') && has('added');
}

async function tryOnce(
  trying: Trying & { readonly copies?: 'folder' },
  asking: Some,
): Promise<Tried | NotTried> {
  const { command, shell, cwd, network, signal, live = { aliases: {}, functions: {} }, hidden = [] } = trying;
  const { surroundings, settings } = asking;
  const [
    { openTrial },
    { tellingScript, stateChange },
    { findDifferences },
    { trialEnvironment },
    { readExtended },
  ] = await Promise.all([
    import('../../trial/open.ts'),
    import('../../trial/shell-state.ts'),
    import('../../trial/differences.ts'),
    import('../../processes/probe-environment.ts'),
    import('../../undo/extended.ts'),
  ]);
  const { program, runArguments } = SHELL_DESCRIPTORS[shell];
  if (runArguments === undefined)
    return { type: 'not-tried', reason: `Commands of ${shell} cannot be tried.` };
  const telling = tellingScript(shell, live);
  const said = telling === undefined ? {} : { BECK_TRIED: command, BECK_LIVE: telling.live };
  const collector = collectOutput(boundsOf(settings));
  const trial = await openTrial(
    {
      words: [programOfShell(asking.shellPid) ?? program, ...runArguments, telling?.script ?? command],
      cwd,
      umask: umaskOf(asking.shellPid ?? process.pid),
      env: { ...trialEnvironment(surroundings.env, showsEnvironment(command)), PWD: cwd, ...said },
      folders: foldersOf(trying, surroundings),
      hidden,
      network,
      copyMegabytes: settings.undoMegabytes,
      copies: trying.copies,
      seconds: settings.tryTimeout,
      signal,
      onOutput(bytes) {
        collector.push(bytes);
        trying.onOutput?.(bytes);
      },
    },
    trialWorld(surroundings),
  );
  if (trial.type !== 'tried') return trial;
  const { all, more } = findDifferences(trial, readExtended);
  const { env, home } = surroundings;
  const isLeft = STARTS_LEAVE[shell]?.(dirname(cacheFolder(env, home)), home) ?? (() => false);
  const differences = { all: all.filter((one) => !isLeft(one)), more };
  const state = telling === undefined ? undefined : stateChange(trial.told);
  return { type: 'tried', trial, output: collector.result(), differences, state, renames: false };
}

/** What a shell writes for itself when it starts, which is no change of the command. */
const STARTS_LEAVE: Partial<Record<Shell, (cache: string, home: string) => (one: Difference) => boolean>> = {
  powershell:
    (cache) =>
    ({ path }) =>
      `${path}/`.startsWith(`${cache}/powershell/`),
  fish:
    (_, home) =>
    ({ path, kind, files }) =>
      kind === 'added' &&
      files === 0 &&
      /^\/\.(?:config|local|local\/share)(?:\/fish)?$/.test(path.slice(home.length)),
};

/** Where a command may create something, beside the current folder. */
function foldersOf({ changes }: Trying, { home, env }: Asking['surroundings']): readonly string[] {
  const named = (changes?.named ?? []).flatMap((change) =>
    'path' in change ? [dirname(change.path), change.path] : [],
  );
  return [home, '/tmp', '/var/tmp', ...(env['TMPDIR'] ? [env['TMPDIR']] : []), ...named];
}

/** The file of the person's own shell, which need not be the one on PATH. */
function programOfShell(pid: number | undefined): string | undefined {
  try {
    return pid === undefined ? undefined : readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '');
  } catch {
    return undefined;
  }
}
