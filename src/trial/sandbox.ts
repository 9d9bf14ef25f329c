// A trial by macOS's sandbox-exec: the command gets a copy of the folder, and can write nowhere else.

import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inOctal, MEGABYTES } from './limits.ts';
import { findSystemProgram, spawnApart } from './programs.ts';
import { fullness, makeSkeleton, markFilled, removeSkeleton } from './skeleton.ts';
import type { Start, TrialWorld } from './trial.ts';

export const startSandbox: Start = async (request, world, places) => {
  const [place] = places;
  if (place === undefined) throw new Error('There is no folder to copy.');
  // A rule of the sandbox fits real paths only.
  const skeleton = makeSkeleton(realpathSync(world.folder), []);
  const copy = join(skeleton.layers, '0');
  try {
    copyFolder(place.path, copy);
    markFilled(skeleton);
    // The view has the copy at the folder's own path.
    mkdirSync(dirname(skeleton.top + place.path), { recursive: true });
    symlinkSync(copy, skeleton.top + place.path);
  } catch (error) {
    removeSkeleton(skeleton.folder);
    throw error;
  }
  const { words, umask, env, network, hidden = [] } = request;
  const profile = profileOf({ writable: [copy, skeleton.work], hidden, network });
  const said = ['sandbox', copy, inOctal(umask), String(MEGABYTES), ...words];
  const child = spawnApart(programOf(world), ['-p', profile, '/bin/sh', '-c', RUN, ...said], {
    env: { ...env, PWD: copy, TMPDIR: skeleton.work },
    pipes: 5,
  });
  return {
    child,
    where: async () => ({ layers: skeleton.layers, view: skeleton.top }),
    isFull: fullness(skeleton, MEGABYTES),
    clean: () => removeSkeleton(skeleton.folder),
  };
};

/** Only finds out whether a sandbox can be made. */
export function sandboxSteps(world: TrialWorld): {
  readonly program: string;
  readonly args: readonly string[];
} {
  const profile = profileOf({ writable: [], hidden: [], network: false });
  return { program: programOf(world), args: ['-p', profile, '/bin/sh', '-c', ':'] };
}

const programOf = ({ sandbox }: TrialWorld): string =>
  sandbox ?? findSystemProgram('sandbox-exec') ?? 'sandbox-exec';

type Profile = {
  readonly writable: readonly string[];
  readonly hidden: readonly string[];
  readonly network: boolean;
};

/** In the sandbox's own language, where the last rule that fits counts; sandbox-exec(1). */
export function profileOf({ writable, hidden, network }: Profile): string {
  const paths = (all: readonly string[]): string => all.map((path) => `(subpath ${quoted(path)})`).join(' ');
  return [
    '(version 1)',
    '(allow default)',
    // The clipboard, other programs, and services that would act for the command.
    '(deny mach-lookup mach-register appleevent-send lsopen)',
    '(allow mach-lookup (global-name "com.apple.system.notification_center") (global-name "com.apple.system.opendirectoryd.libinfo"))',
    '(deny signal process-info*)',
    '(allow signal process-info* (target same-sandbox))',
    '(deny system-socket iokit-open)',
    ...(network ? [] : ['(deny network*)']),
    '(deny file-write*)',
    '(allow file-write* (literal "/dev/null") (literal "/dev/zero") (regex #"^/dev/fd/"))',
    ...(writable.length === 0 ? [] : [`(allow file-write* ${paths(writable)})`]),
    ...(hidden.length === 0 ? [] : [`(deny file-read* file-write* ${paths(hidden)})`]),
  ].join('\n');
}

function quoted(path: string): string {
  return `"${path.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** A clone shares the blocks of the files where the file system can. */
function copyFolder(folder: string, copy: string): void {
  const how = process.platform === 'darwin' ? ['-c', '-R', '-p', '-P'] : ['-R', '-p', '-P', '--reflink=auto'];
  execFileSync('cp', [...how, folder, copy], { stdio: 'ignore' });
}

/**
 * `RUN copy umask megabytes program arguments`, with the reports and orders of `shell/shared/trial.sh`. There are no
 * namespaces of processes: what the command starts is ended as its group.
 */
const RUN = `
folder=$1 mask=$2 megabytes=$3
shift 3
exec 8<&0
cd "$folder" || { echo 'failed folder' >&3; exit 1; }
ulimit -c 0
ulimit -f $((megabytes * 2048))
echo 'ready -' >&3
read -r _ <&8 || exit 1
umask "$mask"
perl -e 'setpgrp; exec { $ARGV[0] } @ARGV or exit 127' "$@" </dev/null 3>&- 8<&- &
command=$!
{ read -r _; kill -KILL "-$command"; } <&8 3>&- 4>&- 2>/dev/null &
watch=$!
wait "$command" 2>/dev/null
status=$?
kill -KILL "-$command" 2>/dev/null
kill -KILL "$watch" 2>/dev/null
wait "$watch" 2>/dev/null
echo "status $status" >&3
read -r _ <&8
exit 0`;
