// Whether this machine can try a command, as far as that is known without starting anything.

import { readFileSync } from 'node:fs';
import { release } from 'node:os';
import { findSystemProgram } from './programs.ts';

/** What the trial is made with: all of util-linux. */
const PROGRAMS = ['unshare', 'mount', 'umount', 'pivot_root', 'setpriv'] as const;

/** Switches of the system that keep a person from making a namespace, and the value with which they do. */
const SWITCHES: readonly (readonly [path: string, off: string])[] = [
  ['/proc/sys/user/max_user_namespaces', '0'],
  // Debian's kernels.
  ['/proc/sys/kernel/unprivileged_userns_clone', '0'],
  // Ubuntu's, since 24.04.
  ['/proc/sys/kernel/apparmor_restrict_unprivileged_userns', '1'],
];

/** A layer in memory needs user extended attributes on tmpfs, which came with 6.6. */
const LAYERS = [6, 6] as const;
/** A copy of the current folder needs none. */
const OLDEST = [5, 4] as const;

export type System = {
  readonly platform: string;
  readonly release: string;
  readonly uid: number;
  readonly has: (program: string) => boolean;
  /** Undefined where there is no such file. */
  readonly read: (path: string) => string | undefined;
};

/** Undefined where nothing is known that speaks against it; else a sentence. */
export function whyNotPossible(system: System = thisSystem()): string | undefined {
  if (system.platform !== 'linux') return 'Commands can be tried on Linux only.';
  if (isOlder(system.release, OLDEST))
    return `Trying needs Linux ${OLDEST.join('.')} or newer; this is ${system.release}.`;
  const missing = PROGRAMS.find((program) => !system.has(program));
  if (missing !== undefined) return `Trying needs the program ${missing}.`;
  const off = SWITCHES.find(([path, value]) => system.read(path)?.trim() === value);
  // Root makes namespaces in spite of the last two.
  if (off !== undefined && (system.uid !== 0 || off === SWITCHES[0]))
    return `This system does not let you make namespaces (${off[0]}).`;
  return undefined;
}

/** Whether there may be layers; else one folder is copied. */
export function hasLayers(kernel: string = release()): boolean {
  return !isOlder(kernel, LAYERS);
}

function isOlder(kernel: string, [least, lesser]: readonly [number, number]): boolean {
  const [major = 0, minor = 0] = kernel.split('.').map((part) => Number.parseInt(part, 10));
  return major < least || (major === least && minor < lesser);
}

function thisSystem(): System {
  return {
    platform: process.platform,
    release: release(),
    uid: process.geteuid?.() ?? 0,
    has: (program) => findSystemProgram(program) !== undefined,
    read(path) {
      try {
        return readFileSync(path, 'utf8');
      } catch {
        return undefined;
      }
    },
  };
}
