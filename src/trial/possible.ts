// Whether this machine can try a command, and with what, as far as that is known without starting a trial.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { release } from 'node:os';
import { findSystemProgram } from './programs.ts';

type Release = readonly [major: number, minor: number];

/** What can make a trial; the first that works does. */
export type Engine = {
  readonly name: 'bubblewrap' | 'namespaces';
  readonly programs: readonly string[];
  /** Root has all ids in a namespace of its own making, and one in bubblewrap's, where files of others are unreadable. */
  readonly forRoot: boolean;
  /** Linux since which there can be a layer; before, one folder is copied. */
  readonly layers: Release;
  /** Switches of the system that keep a person from making a namespace, and the value with which they do. */
  readonly switches: readonly (readonly [path: string, off: string])[];
};

const NO_NAMESPACES = ['/proc/sys/user/max_user_namespaces', '0'] as const;
// Debian's kernels.
const NO_CLONE = ['/proc/sys/kernel/unprivileged_userns_clone', '0'] as const;
// Ubuntu's, since 24.04; there is a profile that lets bubblewrap make them.
const APPARMOR = ['/proc/sys/kernel/apparmor_restrict_unprivileged_userns', '1'] as const;

export const ENGINES: readonly Engine[] = [
  {
    name: 'bubblewrap',
    programs: ['bwrap', 'unshare', 'setpriv'],
    forRoot: false,
    // Its layers are on the disk, which needs the option userxattr alone.
    layers: [5, 11],
    switches: [NO_NAMESPACES, NO_CLONE],
  },
  {
    name: 'namespaces',
    // All of util-linux.
    programs: ['unshare', 'mount', 'umount', 'pivot_root', 'setpriv'],
    forRoot: true,
    // A layer in memory needs user extended attributes on tmpfs.
    layers: [6, 6],
    switches: [NO_NAMESPACES, NO_CLONE, APPARMOR],
  },
];

/** A copy of the current folder needs no newer one. */
const OLDEST: Release = [5, 4];
/** Of bubblewrap, with overlays. */
const OVERLAYS: Release = [0, 11];

export type System = {
  readonly platform: string;
  readonly release: string;
  readonly uid: number;
  readonly has: (program: string) => boolean;
  /** `bubblewrap 0.11.0` */
  readonly bubblewrap: () => string | undefined;
  /** Undefined where there is no such file. */
  readonly read: (path: string) => string | undefined;
};

/** Undefined where nothing is known that speaks against it; else a sentence. */
export function whyNotPossible(system: System = thisSystem()): string | undefined {
  if (enginesFor(system).length > 0) return undefined;
  // The last has the most to say: what it needs is on every Linux.
  return ENGINES.map((engine) => whyNot(engine, system)).at(-1);
}

/** Those that may work here. */
export function enginesFor(system: System = thisSystem()): readonly Engine[] {
  return ENGINES.filter((engine) => whyNot(engine, system) === undefined);
}

function whyNot({ name, programs, switches, forRoot }: Engine, system: System): string | undefined {
  if (system.platform !== 'linux') return 'Commands can be tried on Linux only.';
  if (isOlder(system.release, OLDEST))
    return `Trying needs Linux ${OLDEST.join('.')} or newer; this is ${system.release}.`;
  const missing = programs.find((program) => !system.has(program));
  if (missing !== undefined) return `Trying needs the program ${missing}.`;
  const off = switches.find(([path, value]) => system.read(path)?.trim() === value);
  // Root makes namespaces in spite of the others.
  if (off !== undefined && (system.uid !== 0 || off === NO_NAMESPACES))
    return `This system does not let you make namespaces (${off[0]}).`;
  if (system.uid === 0 && !forRoot) return `The program ${programs[0]} cannot show root the files of others.`;
  if (name === 'bubblewrap' && isOlder(system.bubblewrap()?.split(' ')[1] ?? '', OVERLAYS))
    return `Layers need bubblewrap ${OVERLAYS.join('.')} or newer.`;
  return undefined;
}

/** Whether there may be layers; else one folder is copied. */
export function hasLayers({ layers }: Engine, kernel: string = release()): boolean {
  return !isOlder(kernel, layers);
}

function isOlder(version: string, [least, lesser]: Release): boolean {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return major < least || (major === least && minor < lesser);
}

/** `bubblewrap`: its file, if it is not the system's own. */
export function thisSystem(bubblewrap = findSystemProgram('bwrap')): System {
  return {
    platform: process.platform,
    release: release(),
    uid: process.geteuid?.() ?? 0,
    has: (program) => (program === 'bwrap' ? bubblewrap : findSystemProgram(program)) !== undefined,
    bubblewrap: () =>
      bubblewrap && (spawnSync(bubblewrap, ['--version'], { encoding: 'utf8' }).stdout ?? undefined),
    read(path) {
      try {
        return readFileSync(path, 'utf8');
      } catch {
        return undefined;
      }
    },
  };
}
