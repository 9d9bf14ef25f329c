// Whether this machine can try a command, and with what, as far as that is known without starting a trial.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { release } from 'node:os';
import { findSystemProgram } from './programs.ts';

type Release = readonly [major: number, minor: number];

/** What can make a trial; the first that works does. */
export type Engine = {
  readonly name: 'bubblewrap' | 'namespaces' | 'sandbox';
  readonly platform: 'linux' | 'darwin';
  /** Of the kernel. */
  readonly oldest: Release;
  readonly programs: readonly string[];
  /** Root has all ids in a namespace of its own making, and one in bubblewrap's, where files of others are unreadable. */
  readonly forRoot: boolean;
  /** The kernel since which there can be a layer; else one folder is copied. */
  readonly layers?: Release;
  /** Switches of the system that keep a person from making a namespace, and the value with which they do. */
  readonly switches: readonly (readonly [path: string, off: string])[];
};

const NO_NAMESPACES = ['/proc/sys/user/max_user_namespaces', '0'] as const;
// Debian's kernels.
const NO_CLONE = ['/proc/sys/kernel/unprivileged_userns_clone', '0'] as const;
// Ubuntu's, since 24.04; there is a profile that lets bubblewrap make them.
const APPARMOR = ['/proc/sys/kernel/apparmor_restrict_unprivileged_userns', '1'] as const;

/** A copy of the current folder needs no newer Linux. */
const OLDEST: Release = [5, 4];

/** Of Linux: a layer in memory needs user extended attributes on tmpfs. */
const IN_MEMORY: Release = [6, 6];

const ENGINES: readonly Engine[] = [
  {
    name: 'bubblewrap',
    platform: 'linux',
    oldest: OLDEST,
    programs: ['bwrap', 'unshare', 'setpriv'],
    forRoot: false,
    // Its layers are on the disk, which needs the option userxattr alone.
    layers: [5, 11],
    switches: [NO_NAMESPACES, NO_CLONE],
  },
  {
    name: 'namespaces',
    platform: 'linux',
    oldest: OLDEST,
    // All of util-linux.
    programs: ['unshare', 'mount', 'umount', 'pivot_root', 'setpriv'],
    forRoot: true,
    layers: IN_MEMORY,
    switches: [NO_NAMESPACES, NO_CLONE, APPARMOR],
  },
  {
    name: 'sandbox',
    platform: 'darwin',
    // macOS 11.
    oldest: [20, 0],
    programs: ['sandbox-exec', 'perl'],
    forRoot: true,
    switches: [],
  },
];

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
  const here = ENGINES.filter(({ platform }) => platform === system.platform);
  return here.map((engine) => whyNot(engine, system)).at(-1) ?? ELSEWHERE;
}

/** Those that may work here. */
export function enginesFor(system: System = thisSystem()): readonly Engine[] {
  return ENGINES.filter((engine) => whyNot(engine, system) === undefined);
}

const ELSEWHERE = 'Commands can be tried on Linux and macOS only.';
const KERNELS = { linux: 'Linux', darwin: 'Darwin' } as const;

function whyNot(
  { name, platform, oldest, programs, switches, forRoot }: Engine,
  system: System,
): string | undefined {
  if (system.platform !== platform) return ELSEWHERE;
  if (isOlder(system.release, oldest))
    return `Trying needs ${KERNELS[platform]} ${oldest.join('.')} or newer; this is ${system.release}.`;
  const missing = programs.find((program) => !system.has(program));
  if (missing !== undefined) return `Trying needs the program ${missing}.`;
  const off = switches.find(([path, value]) => system.read(path)?.trim() === value);
  // Root makes namespaces in spite of the others.
  if (off !== undefined && (system.uid !== 0 || off === NO_NAMESPACES))
    return `This system does not let you make namespaces (${off[0]}).`;
  if (system.uid === 0 && !forRoot) return `The program ${programs[0]} shows root no files of others.`;
  if (name === 'bubblewrap' && isOlder(system.bubblewrap()?.split(' ')[1] ?? '', OVERLAYS))
    return `Layers need bubblewrap ${OVERLAYS.join('.')} or newer.`;
  return undefined;
}

/** Whether there may be layers; else one folder is copied. */
export function hasLayers({ layers }: Engine, kernel: string = release()): boolean {
  return layers !== undefined && !isOlder(kernel, layers);
}

function isOlder(version: string, [least, lesser]: Release): boolean {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return major < least || (major === least && minor < lesser);
}

type Given = {
  readonly bubblewrap?: string | undefined;
  readonly sandbox?: string | undefined;
  readonly platform?: string | undefined;
};

/** `given`: files of programs, if they are not the system's own, and another platform, whose kernel is new enough. */
export function thisSystem(given: Given = {}): System {
  const { platform = process.platform } = given;
  const bubblewrap = given.bubblewrap ?? findSystemProgram('bwrap');
  const files: Readonly<Record<string, string | undefined>> = {
    bwrap: bubblewrap,
    'sandbox-exec': given.sandbox,
  };
  return {
    platform,
    release: platform === process.platform ? release() : '99',
    uid: process.geteuid?.() ?? 0,
    has: (program) => (files[program] ?? findSystemProgram(program)) !== undefined,
    bubblewrap: () => bubblewrap && versionOf(bubblewrap),
    read(path) {
      try {
        return readFileSync(path, 'utf8');
      } catch {
        return undefined;
      }
    },
  };
}

const versions = new Map<string, string | undefined>();

/** What it says of itself, once. */
function versionOf(program: string): string | undefined {
  if (!versions.has(program))
    versions.set(program, spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? undefined);
  return versions.get(program);
}
