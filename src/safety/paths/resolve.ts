// Resolves path words to absolute paths with marks for unknown pieces.

import type { Judgement } from '../judgement/judge.ts';
import { memoizeLast } from '../judgement/memo.ts';
import type { ForkedState, Mount } from '../judgement/shell-state.ts';
import { globMatches, HOME_DIRECTORY, isDynamic, isGlob, SUBTREE, UNKNOWN } from '../judgement/word.ts';

/** An absolute path (its unknown pieces still marks), or undefined where it depends on an unknown folder. */
export function resolvePath({ shell: { cwd, mounts } }: Judgement, written: string): string | undefined {
  return resolveFrom(cwd, mounts, written);
}

/** Whatever judges a word asks for its path again, one after the other. */
const resolveFrom = memoizeLast(
  (cwd: string | undefined, mounts: ForkedState['mounts'], written: string): string | undefined => {
    const path = absolutePath(cwd, written);
    return mounts === undefined || path === undefined ? path : outsidePath(mounts, path);
  },
);

/** What a file is remembered by: its path, or where the folder is unknown the name that was written. */
export function fileKey(judgement: Judgement, text: string): string | undefined {
  const key = resolvePath(judgement, text) ?? text.replace(/^(?:\.\/)+/, '');
  return isDynamic(key) || isGlob(key) ? undefined : key;
}

function absolutePath(cwd: string | undefined, written: string): string | undefined {
  // What is below a place counts as the place itself.
  const text = written.endsWith(SUBTREE) ? written.slice(0, -1) : written;
  const first = text.charAt(0);
  if (first === '/' || first === HOME_DIRECTORY) return outOfProcess(normalise(text));
  if (first === '' || (isDynamic(first) && !isGlob(first))) return undefined;
  if (cwd === undefined) return undefined;
  if (text === '.') return normalise(cwd);
  const path = `${cwd}/${text.startsWith('./') ? text.slice(2) : text}`;
  return isName(text) && isNormal(cwd) ? path : normalise(path);
}

/** Has no folder in it, and is no folder's own name for itself or the one above. */
function isName(text: string): boolean {
  return !text.includes('/') && text !== '..';
}

/** Nothing in it is folded, neither in the middle nor at its end. */
const isNormal = memoizeLast((folder: string) => !UNFOLDED.test(folder));

/** Where a path inside a container leads on this machine; itself where it stays inside. */
function outsidePath(mounts: readonly Mount[], path: string): string {
  for (const { inside, outside } of mounts) {
    const depth = inside === '/' ? 1 : inside.split('/').length;
    const parts = path === '/' ? [''] : path.split('/');
    if (parts.length < depth) continue;
    const top = parts.slice(0, depth).join('/');
    if (inside !== '/' && top !== inside && !globMatches(top, inside)) continue;
    const below = parts.slice(depth).join('/');
    if (below === '') return outside;
    return outside === '/' ? `/${below}` : `${outside}/${below}`;
  }
  return path;
}

/** Folds `.`, `..` and doubled slashes. A `..` after an unknown piece makes the folder unknown. */
function normalise(path: string): string {
  if (!UNFOLDED.test(path)) return path;
  const shorter = path.slice(0, -1);
  if (/^[/\uFDD0].*\/$/s.test(path) && !UNFOLDED.test(shorter)) return shorter;
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    // Where the home is unknown, it is still among the usual homes.
    else if (parts.length === 1 && parts[0] === HOME_DIRECTORY) parts[0] = 'home';
    else if (isDynamic(parts.at(-1) ?? '') || parts.at(-1) === HOME_DIRECTORY) parts.push(UNKNOWN);
    else parts.pop();
  }
  const joined = parts.join('/');
  return joined.startsWith(HOME_DIRECTORY) ? joined : `/${joined}`;
}

/** `/proc/self/root/etc` is `/etc`, of a process in a container what it sees as that. */
function outOfProcess(path: string): string {
  if (!path.startsWith('/proc/')) return path;
  const root = /^\/proc\/[^/]+(?:\/task\/[^/]+)?\/root(?=\/|$)/.exec(path)?.[0];
  return root === undefined ? path : outOfProcess(path.slice(root.length) || '/');
}

/** A doubled slash, a `.` or a `..`, or a slash at the end. */
const UNFOLDED = /\/\.{0,2}(?:\/|$)/;

/** How many slashes there are. */
export function depthOf(path: string): number {
  let depth = 0;
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) depth++;
  return depth;
}

export function isBelow(path: string, folder: string): boolean {
  return path.charAt(folder.length) === '/' && path.startsWith(folder);
}

/** The path below the home folder (any person's), or undefined. */
export function belowHome(judgement: Judgement, path: string): string | undefined {
  if (isBelow(path, HOME_DIRECTORY)) return path.slice(2);
  const home = judgement.facts.home;
  if (home !== undefined && isBelow(path, home)) return path.slice(home.length + 1);
  return /^\/(?:root|(?:home|Users)\/[^/]+)\/(.*)/.exec(path)?.[1];
}
