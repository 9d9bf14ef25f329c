// Random trees with everything a file system can hold, and what is in them, byte for byte.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  linkSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../support/programs.ts';

export type Random = {
  readonly below: (limit: number) => number;
  readonly of: <T>(items: readonly T[]) => T;
};

/** The same numbers for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, of: (items) => items[below(items.length)] as (typeof items)[number] };
}

const NAMES = [
  'a',
  'b.txt',
  'c.log',
  'with space',
  "it's",
  'new\nline',
  '-dash',
  '$HOME',
  '*',
  'ünï',
  '日本',
  '.hidden',
  'semi;colon',
  'back`tick',
  'quote"d',
  'tab\there',
  '#hash',
  '~tilde',
  '{x,y}',
  '[ab]',
  'back\\slash',
];

/** Every path that was made, relative to `top`. */
export function makeTree(top: string, random: Random, most = 14): readonly string[] {
  mkdirSync(top, { recursive: true });
  const folders = [''];
  const files: string[] = [];
  const made: string[] = [];
  for (let at = 0; at < 4 + random.below(most); at++) {
    const folder = random.of(folders);
    const name = random.of(NAMES);
    const path = folder === '' ? name : `${folder}/${name}`;
    if (made.includes(path)) continue;
    const absolute = join(top, path);
    const kind = random.below(10);
    if (kind < 3) {
      mkdirSync(absolute);
      folders.push(path);
    } else if (kind === 3) symlinkSync(random.of(['nowhere', 'a', '.', './x']), absolute);
    else if (kind === 4 && files.length > 0) linkSync(join(top, random.of(files)), absolute);
    else {
      writeFileSync(absolute, contentOf(random));
      if (random.below(6) === 0) truncateSync(absolute, 300_000 + random.below(200_000));
      files.push(path);
    }
    made.push(path);
  }
  for (const path of made) setSomething(join(top, path), random);
  for (const path of made.toReversed()) setTime(join(top, path), random);
  return made;
}

/** In some rounds, a file of 100 MB that takes little room: content at its ends, holes between. */
export function addLarge(top: string, round: number): readonly string[] {
  if (round % 25 !== 7) return [];
  const path = join(top, LARGE);
  writeFileSync(path, `${round} begins `.repeat(500));
  truncateSync(path, 100 * 1024 * 1024);
  appendFileSync(path, `${round} ends `.repeat(500));
  return [LARGE];
}

const LARGE = 'large.img';

const [SETFATTR, GETFATTR, SETFACL] = ['setfattr', 'getfattr', 'setfacl'].map(findProgram);

/** Extended attributes and access lists on some of the paths, where the system has the programs for them. */
export function addExtended(top: string, paths: readonly string[], random: Random): void {
  const chosen = paths.filter(
    (path) => random.below(4) === 0 && !lstatSync(join(top, path)).isSymbolicLink(),
  );
  if (chosen.length === 0) return;
  const files = chosen.map((path) => join(top, path));
  if (SETFATTR) execFileSync(SETFATTR, ['-n', 'user.beck', '-v', `value ${random.below(9)}`, '--', ...files]);
  if (SETFACL && random.below(2) === 0) execFileSync(SETFACL, ['-m', 'u:2:r,m::rwx', '--', ...files]);
}

/** All extended attributes below it, access lists among them; a block for each path. */
function extendedBelow(top: string): readonly string[] {
  if (GETFATTR === undefined) return [];
  const text = execFileSync(GETFATTR, ['-R', '-h', '-d', '-m', '-', '-e', 'hex', '.'], {
    cwd: top,
    encoding: 'utf8',
  });
  return text
    .split('\n\n')
    .filter((block) => block !== '')
    .toSorted();
}

function contentOf(random: Random): string {
  const length = random.of([0, 1, 20, 5000]);
  return Array.from({ length }, () => String.fromCharCode(97 + random.below(26))).join('');
}

function setSomething(path: string, random: Random): void {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return;
  if (stats.isDirectory()) chmodSync(path, random.of([0o755, 0o700, 0o775]));
  else chmodSync(path, random.of([0o644, 0o600, 0o755, 0o444, 0o664]));
}

function setTime(path: string, random: Random): void {
  const seconds = 1_600_000_000 + random.below(100_000_000) + random.below(1_000_000) / 1e6;
  lutimesSync(path, seconds, seconds);
}

/** One line for each path: kind, mode, owner, time, content, and the path that shares it. `counts`: how many links there are. `extended`: attributes as well. */
export function snapshot(
  top: string,
  { counts = false, extended = false }: { readonly counts?: boolean; readonly extended?: boolean } = {},
): readonly string[] {
  const inodes = new Map<string, string>();
  const lines: string[] = [];
  const visit = (path: string): void => {
    const absolute = join(top, path);
    const stats = lstatSync(absolute, { bigint: true });
    const shared = inodes.get(String(stats.ino)) ?? path;
    inodes.set(String(stats.ino), shared);
    const what = stats.isSymbolicLink()
      ? `-> ${readlinkSync(absolute)}`
      : stats.isFile()
        ? `${stats.size} ${createHash('sha1').update(readFileSync(absolute)).digest('hex')}`
        : '';
    const links = stats.isFile()
      ? `${counts ? `links=${stats.nlink} ` : ''}as ${JSON.stringify(shared)}`
      : '';
    lines.push(
      [
        JSON.stringify(path),
        (stats.mode & 0o177777n).toString(8),
        stats.uid,
        stats.gid,
        stats.mtimeNs,
        what,
        links,
      ].join(' '),
    );
    if (stats.isDirectory())
      for (const name of readdirSync(absolute).toSorted()) visit(path === '' ? name : `${path}/${name}`);
  };
  visit('');
  return extended ? [...lines, ...extendedBelow(top)] : lines;
}

/** An ordinary user removes nothing from a folder that he may not write to. */
export function removeTree(path: string): void {
  for (const entry of readdirSync(makeOpen(path), { withFileTypes: true }))
    if (entry.isDirectory()) removeTree(join(path, entry.name));
  rmSync(path, { recursive: true, force: true });
}

/** The same path, with all rights for its owner. */
export function makeOpen(path: string): string {
  chmodSync(path, 0o700);
  return path;
}
