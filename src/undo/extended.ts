// Extended attributes and access lists of files, read and set by the system's own tools: Node has no calls for them.

import { execFileSync } from 'node:child_process';
import { findSystemTool, groupsOf, runSystemTool } from '../processes/system-tool.ts';
import { statsAt } from './stamps.ts';

/** What getfattr(1) prints of a path and all below it, its names relative to the path; one unit is one byte. */
export type Extended = string;

/** False on systems without getfattr(1) and setfattr(1), where a change of these cannot be undone. */
export function canKeepExtended(): boolean {
  return findSystemTool('getfattr') !== undefined && findSystemTool('setfattr') !== undefined;
}

/** Of paths of which nothing below is meant; none where they cannot be read. */
export function readExtended(paths: readonly string[]): readonly (Extended | undefined)[] {
  if (paths.length === 0 || !canKeepExtended()) return [];
  return extendedOf(paths.map((path) => ({ path, tree: false })));
}

type Wanted = { readonly path: string; readonly tree: boolean };

/**
 * Of each path, in the same order; undefined if nothing is there, or it cannot be read. One process reads many paths.
 * Access lists are among them: Linux has them as `system.posix_acl_access`, acl(5).
 */
export function extendedOf(wanted: readonly Wanted[]): readonly (Extended | undefined)[] {
  const found = new Map<string, ReadonlyMap<string, string>>();
  for (const tree of [false, true]) {
    const paths = wanted.filter((each) => each.tree === tree).map(({ path }) => path);
    for (const group of groupsOf(paths.filter((path) => statsAt(path) !== undefined)))
      for (const [path, blocks] of readTogether(group, tree)) found.set(keyOf(path, tree), blocks);
  }
  return wanted.map(({ path, tree }) => {
    const blocks = found.get(keyOf(path, tree));
    return (
      blocks &&
      [...blocks]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, block]) => block)
        .join('\n\n')
    );
  });
}

function keyOf(path: string, tree: boolean): string {
  return `${tree} ${path}`;
}

type Blocks = Map<string, string>;

/** One path that cannot be read does not hide the others. */
function readTogether(paths: readonly string[], tree: boolean): readonly (readonly [string, Blocks])[] {
  const text = getfattr(paths, tree);
  if (text === undefined)
    return paths.length === 1 ? [] : paths.flatMap((path) => readTogether([path], tree));
  const places = new Map(paths.map((path) => [quotePath(path), new Map<string, string>()]));
  for (const [name, values] of blocksOf(text))
    for (let at = name; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      const below = name.slice(at.length);
      places.get(at)?.set(below, [HEAD + below, ...values].join('\n'));
      if (!tree) break;
    }
  return paths.map((path) => [path, places.get(quotePath(path)) ?? new Map()]);
}

/** Undefined if one of them cannot be read. */
function getfattr(paths: readonly string[], tree: boolean): string | undefined {
  const program = findSystemTool('getfattr') ?? 'getfattr';
  const how = ['-h', '-d', '-m', '-', '-e', 'hex', '--absolute-names', ...(tree ? ['-R', '-P'] : [])];
  try {
    // A file system that no longer answers, such as a lost mount, would block the shell.
    return execFileSync(program, [...how, '--', ...paths], {
      timeout: TIME,
      killSignal: 'SIGKILL',
      encoding: 'latin1',
      maxBuffer: MOST_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** Milliseconds. */
const TIME = 5000;
const MOST_BYTES = 256 * 1024 * 1024;
const HEAD = '# file: ';

type Place = Wanted & { readonly kept: Kept };

/**
 * Restores the attributes that the command changed. To be called after the modes are set, which may change an access
 * list. Resolves to what could not be set.
 */
export async function setExtended(
  places: readonly Place[],
): Promise<readonly { readonly path: string; readonly why: string }[]> {
  const now = extendedOf(places);
  const failures: { path: string; why: string }[] = [];
  // Places may be within each other.
  const done = new Set<string>();
  for (const [at, { path, kept }] of places.entries()) {
    if (statsAt(path) === undefined) continue;
    const found = now[at];
    if (found === undefined) failures.push({ path, why: 'its extended attributes cannot be read' });
    for (const { below, name, value } of found === undefined ? [] : settingsFor(kept, found)) {
      const file = path + below;
      const key = `${name} ${file}`;
      if (done.has(key) || statsAt(file) === undefined) continue;
      done.add(key);
      const how = value === undefined ? ['-x', name] : ['-n', name, ...(value === '0x' ? [] : ['-v', value])];
      const { ok, error } = await runSystemTool('setfattr', ['-h', ...how], [file]);
      if (!ok) failures.push({ path: file, why: error });
    }
  }
  return failures;
}

/** Whether an undo would leave these as they are. */
export function isExtendedDone(kept: Kept, now: Extended): boolean {
  return settingsFor(kept, now).length === 0;
}

/** Relative paths whose attributes were set after the command and would be replaced by an undo. */
export function extendedChanged(kept: Kept, now: Extended): readonly string[] {
  const changed = settingsFor(kept, now).filter(({ has, then }) => has !== then);
  return kept.left === undefined ? [] : [...new Set(changed.map(({ below }) => below))];
}

/** `left`: the state after the command; undefined if it never reported its end. */
type Kept = { readonly before: Extended; readonly left?: Extended | undefined };

/** `value`: absent to remove it; `then`: after the command; `has`: now. */
type Setting = {
  readonly below: string;
  readonly name: string;
  readonly value: string | undefined;
  readonly then: string | undefined;
  readonly has: string | undefined;
};

function settingsFor({ before, left }: Kept, now: Extended): readonly Setting[] {
  const [wanted, after, found] = [before, left ?? now, now].map(valuesByPath) as [Values, Values, Values];
  return [...new Set([...wanted.keys(), ...found.keys()])].flatMap((below) => {
    const [had, was, has] = [wanted.get(below), after.get(below), found.get(below)];
    return [...new Set([...(had?.keys() ?? []), ...(has?.keys() ?? [])])].flatMap((name): Setting[] => {
      const [value, then, is] = [had?.get(name), was?.get(name), has?.get(name)];
      // Attributes that the command did not change are not undone.
      return value === is || value === then ? [] : [{ below, name, value, then, has: is }];
    });
  });
}

type Values = ReadonlyMap<string, ReadonlyMap<string, string>>;

function valuesByPath(text: Extended): Values {
  return new Map(blocksOf(text).map(([below, lines]) => [unquoted(below), valuesOf(lines)]));
}

function blocksOf(text: string): readonly (readonly [path: string, values: readonly string[]])[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith(HEAD))
    .map((block) => {
      const [head = '', ...values] = block.split('\n').filter((line) => line !== '');
      return [head.slice(HEAD.length), values];
    });
}

/** `user.tag=0x6162` */
function valuesOf(lines: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(
    lines.map((line) => {
      const [name = '', value = ''] = line.split('=');
      return [unquoted(name), value];
    }),
  );
}

/** As getfattr(1) writes a path: line ends and backslashes in octal. */
function quotePath(path: string): string {
  return Buffer.from(path)
    .toString('latin1')
    .replaceAll(/[\\\n\r]/g, (mark) => `\\${mark.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

function unquoted(quoted: string): string {
  const bytes = quoted.replaceAll(/\\([0-7]{3})/g, (_, digits) =>
    String.fromCharCode(Number.parseInt(digits, 8)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
