// What a path is to the system: a protected tree, a system file, a start-up file, a device.

import type { Judgement } from '../judgement/judge.ts';
import { ANY_CHARACTER, ANY_STRING, firstGlob, globMatches, HOME_DIRECTORY } from '../judgement/word.ts';
import {
  REPOSITORY_DATA,
  STARTUP_ANYWHERE,
  STARTUP_IN_HOME,
  STARTUP_IN_SYSTEM,
  SYSTEM_FILE,
} from '../knowledge/places.ts';
import { belowHome, depthOf, isBelow } from './resolve.ts';

const SYSTEM_TREES = new Set(
  `/bin /boot /dev /efi /etc /home /lib /lib32 /lib64 /libx32 /media /mnt /opt /proc /root /run /sbin /snap /srv /sys
   /usr /var /usr/bin /usr/lib /usr/lib32 /usr/lib64 /usr/libexec /usr/local /usr/sbin /usr/share /usr/include /usr/src
   /var/lib /boot/efi /nix /nix/store /System /System/Library /Library /Applications /Users /Volumes /private
   /private/etc /private/var /cores /Network /usr/local/bin /usr/local/lib /etc/ssl /etc/ssh /lib/modules`.split(
    /\s+/,
  ),
);

/** What a protected tree is to a person, or undefined: `the whole system`, `your home folder`, `the system tree /etc`. */
export function protectedTree(judgement: Judgement, path: string): string | undefined {
  if (path === '/') return 'the whole system';
  if (path === HOME_DIRECTORY || path === judgement.facts.home) return 'your home folder';
  if (SYSTEM_TREES.has(path)) return `the system tree ${path}`;
  if (/^\/(?:home|Users)\/[^/\uFDD0-\uFDEF]+$/.test(path)) return `the home folder ${path}`;
  return undefined;
}

/** What a recursive change of `path` would destroy; globs count for everything they can name. */
export function destroyedTree(judgement: Judgement, path: string): string | undefined {
  const glob = firstGlob(path);
  if (glob === -1) return protectedTree(judgement, path);
  const at = path.lastIndexOf('/', glob) + 1;
  const inside = isBroad(path, at)
    ? protectedTree(judgement, at <= 1 ? '/' : path.slice(0, at - 1))
    : undefined;
  if (inside !== undefined) return inside;
  const tree = treesAtDepth(path).find((each) => globMatches(path, each));
  if (tree !== undefined) return `the system tree ${tree}`;
  const home = judgement.facts.home;
  return home !== undefined && globMatches(path, home) ? 'your home folder' : undefined;
}

let treesByDepth: ReadonlyMap<number, readonly string[]> | undefined;

/** The system trees with as many folders above them as the path has. */
function treesAtDepth(path: string): readonly string[] {
  treesByDepth ??= Map.groupBy(SYSTEM_TREES, depthOf);
  return treesByDepth.get(depthOf(path)) ?? [];
}

/** From there on a glob names nothing in particular: `*`, `.*`, `.[!.]*`, `*` + `/` + `*`. */
function isBroad(pattern: string, from: number): boolean {
  for (let at = from; at < pattern.length; at++) if (!BROAD.includes(pattern.charAt(at))) return false;
  return true;
}

const BROAD = `./${ANY_STRING}${ANY_CHARACTER}`;

/** A repository itself, or what it keeps; a pattern may name one. */
export function isRepositoryData(path: string): boolean {
  if (REPOSITORY_DATA.test(path)) return true;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    name.startsWith('.') && firstGlob(name) !== -1 && REPOSITORIES.some((each) => globMatches(name, each))
  );
}

const REPOSITORIES = ['.git', '.hg', '.svn', '.bzr', '.jj'];

/** Belongs to the system: writing there takes privilege. */
export function isSystemFile(judgement: Judgement, path: string): boolean {
  if (judgement.facts.home !== undefined && isBelow(path, judgement.facts.home)) return false;
  return SYSTEM_FILE.test(path);
}

/** Read by a shell, a scheduler, git or a login: what is there runs later. */
export function isStartupFile(judgement: Judgement, path: string): boolean {
  // All the names of the last, and nearly all of the first, hold a dot.
  const dotted = path.includes('.');
  if (STARTUP_IN_SYSTEM.test(path) || (dotted && STARTUP_ANYWHERE.test(path))) return true;
  if (!dotted && !UNDOTTED.test(path)) return false;
  const below = belowHome(judgement, path);
  return below !== undefined && STARTUP_IN_HOME.test(below);
}

/** Those names of a home's start-up files that hold no dot. */
const UNDOTTED = /\/(?:Library|bin)\//;

const FREE_DEVICE = /^\/dev\/(?:null|stdin|stdout|stderr|tty|full|zero|random|urandom|fd(?:\/[^/]*)?)$/;

const FILE_IN_DEV = /^\/dev\/(?:shm|mqueue)\/./;

const TERMINAL_DEVICE = /^\/dev\/(?:pts\/|tty|console|pty|lp|usb\/lp|dsp|audio|cu\.|rfcomm)/;

/** What writing to a path under /dev means. */
export function deviceKind(path: string): 'none' | 'free' | 'network' | 'terminal' | 'device' {
  if (!path.startsWith('/dev/') && path !== '/dev') {
    return /^(?:\/proc\/self\/fd\/\d+|\/proc\/\d+\/fd\/[12])$/.test(path) ? 'free' : 'none';
  }
  if (FREE_DEVICE.test(path)) return 'free';
  if (FILE_IN_DEV.test(path)) return 'none';
  if (/^\/dev\/(?:tcp|udp)\//.test(path)) return 'network';
  return TERMINAL_DEVICE.test(path) ? 'terminal' : 'device';
}
