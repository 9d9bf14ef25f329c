// Which files a pattern stands for now: names and sizes are read, nothing runs, and it ends soon.

import { type Dirent, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isSecretPath } from '../domain/secret-paths.ts';
import { type ArchiveSelection, type Matches, type Selection, selectionKey } from '../domain/selection.ts';
import { membersOf } from './archive-members.ts';
import { type Entry, type Expression, globPattern, parseTests } from './find-tests.ts';

/** Milliseconds for all patterns of a command. */
const TIME = 300;
const MOST_ENTRIES = 200_000;
/** As many are looked at however long it takes, so that a small folder is known on a busy machine too. */
const FEWEST_ENTRIES = 500;
/** What a question could show. */
const KEPT = 10;

/** `now` in milliseconds. By `selectionKey`; a pattern that cannot be followed here, or not to a first match in time, is left out. */
export function findMatches(
  selections: readonly Selection[],
  now: number,
): Readonly<Record<string, Matches>> {
  const until = performance.now() + TIME;
  return Object.fromEntries(
    selections.flatMap((selection) => {
      if (selection.type === 'git' || selection.type === 'lines') return [];
      const within = { until, now, sizesUntil: until - TIME / 2 };
      const matches =
        selection.type === 'archive'
          ? (selection.only === 'secret' ? secretsIn : replacedBy)(selection, until)
          : selection.type === 'glob'
            ? matchGlob(selection, within)
            : matchFind(selection, within);
      const unknown = matches === undefined || (matches.count === 0 && matches.more);
      return unknown ? [] : [[selectionKey(selection), matches]];
    }),
  );
}

/**
 * All that a selection stands for now, but for git's; of an archive, folders end with a slash; undefined where there are
 * more than `most`, where it cannot be followed here, or not in so many milliseconds.
 */
export function findPaths(
  selection: Selection,
  { now, most, time = TIME }: { readonly now: number; readonly most: number; readonly time?: number },
): readonly string[] | undefined {
  const within = { until: performance.now() + time, now, kept: most, entries: Number.POSITIVE_INFINITY };
  if (selection.type === 'git' || selection.type === 'lines') return undefined;
  if (selection.type === 'archive') {
    const paths = membersOf(selection, time)?.map((name) => `${selection.into}/${name}`);
    return paths === undefined || paths.length > most ? undefined : paths;
  }
  const matches = selection.type === 'glob' ? matchGlob(selection, within) : matchFind(selection, within);
  return matches === undefined || matches.more || matches.count > most
    ? undefined
    : matches.first.map(({ path }) => path);
}

type Bounds = {
  /** In milliseconds of `performance.now()`. */
  readonly until: number;
  readonly kept?: number;
  /** The most that are looked at. */
  readonly entries?: number;
  /** Until then what is below folders is counted; absent where no one asks for sizes. */
  readonly sizesUntil?: number;
};

/** The files of an archive that hold secrets, by their names. */
function secretsIn(selection: ArchiveSelection, until: number): Matches | undefined {
  const names = membersOf(selection, until - performance.now());
  if (names === undefined) return undefined;
  const found = new Tally(KEPT, undefined);
  for (const name of names) if (isSecretPath(`/${name}`)) found.add(join(selection.into, name));
  return found.result(false);
}

/** The files that an archive would bring and that are there; undefined where it brings hidden ones, which may be settings. */
function replacedBy(selection: ArchiveSelection, until: number): Matches | undefined {
  const names = membersOf(selection, until - performance.now());
  if (names === undefined || names.some((name) => /(?:^|\/)\./.test(name))) return undefined;
  const found = new Tally(KEPT, undefined);
  for (const name of names) {
    const path = join(selection.into, name);
    if (!name.endsWith('/') && statsOf(path) !== undefined) found.add(path);
  }
  return found.result(false);
}

type Glob = Extract<Selection, { type: 'glob' }>;

/** In the last part of the path alone; a shell leaves out what begins with a dot, but for its options. */
function matchGlob(
  { pattern, hidden, anyCase, only }: Glob,
  { kept = KEPT, sizesUntil }: Bounds,
): Matches | undefined {
  const cut = pattern.lastIndexOf('/');
  const [folder, name] = [pattern.slice(0, cut) || '/', pattern.slice(cut + 1)];
  if (folder.includes('*') || name === '') return undefined;
  const wanted = globPattern(name, anyCase ? 'si' : 's');
  const found = new Tally(kept, sizesUntil);
  for (const entry of entriesOf(folder)) {
    if (!wanted.test(entry.name) || !(hidden || name.startsWith('.') || !entry.name.startsWith('.')))
      continue;
    const path = join(folder, entry.name);
    if (only === undefined || holdsSecrets(path, entry)) found.add(path);
  }
  return found.result(false);
}

function matchFind(
  { starts, tests, only, written }: Selection & { type: 'find' },
  { until, now, kept = KEPT, entries = MOST_ENTRIES, sizesUntil }: Bounds & { readonly now: number },
): Matches | undefined {
  const expression = parseTests(tests, { now, paths: written !== undefined });
  if (expression === undefined) return undefined;
  const found = new Tally(kept, sizesUntil);
  let looked = 0;
  const open: Open[] = starts.map((path, at) => ({ path, depth: 0, written: written?.[at] })).reverse();
  // What a person has put somewhere comes before what programs keep by the thousand, should the time not last.
  const later: Open[] = [];
  for (let next = open.pop(); next !== undefined; next = open.pop() ?? later.pop()) {
    looked += 1;
    const late = looked > FEWEST_ENTRIES && performance.now() > until;
    if (looked > entries || late) return found.result(true);
    const entry = entryAt(next);
    if (entry === undefined) continue;
    const { prune, counted } = visit(entry, { expression, found, only, counted: next.counted });
    if (prune || !entry.kind.isDirectory() || next.depth >= expression.most) continue;
    for (const kind of entriesOf(next.path).toReversed())
      (isKeptByPrograms(kind) ? later : open).push({
        path: join(next.path, kind.name),
        written: next.written && `${next.written.replace(/\/$/, '')}/${kind.name}`,
        depth: next.depth + 1,
        kind,
        counted,
      });
  }
  return found.result(false);
}

/** `kind`: as its folder lists it, so that a test of names alone reads nothing else. */
type Open = Pick<Entry, 'written'> & {
  readonly path: string;
  readonly depth: number;
  readonly kind?: Dirent;
  /** It is in a folder that is counted with all that is in it. */
  readonly counted?: boolean | undefined;
};

function isKeptByPrograms(entry: Dirent): boolean {
  return entry.isDirectory() && (entry.name.startsWith('.') || entry.name === 'node_modules');
}

type Visit = Pick<Open, 'counted'> & {
  readonly expression: Expression;
  readonly found: Tally;
  readonly only: Glob['only'];
};

/** Counts what the tests choose. `prune`: the folder is not to be entered. */
function visit(
  entry: Entry,
  { expression: { least, look }, found, only, counted = false }: Visit,
): { readonly prune: boolean; readonly counted: boolean } {
  if (entry.depth < least) return { prune: false, counted };
  const { matches, prune } = look(entry);
  const chosen = matches && (only === undefined || holdsSecrets(entry.path, entry.kind));
  return { prune, counted: chosen ? found.add(entry.path, counted) : counted };
}

/** A file, or a link to one; a folder is entered. */
function holdsSecrets(path: string, kind: Entry['kind']): boolean {
  if (kind.isDirectory()) return false;
  if (isSecretPath(path)) return true;
  if (!kind.isSymbolicLink()) return false;
  try {
    return isSecretPath(realpathSync(path));
  } catch {
    // It leads nowhere.
    return false;
  }
}

function entryAt({ path, depth, written, kind: listed }: Open): Entry | undefined {
  let known: Stats | undefined;
  const stats = (): Stats | undefined => {
    known ??= statsOf(path);
    return known;
  };
  const kind = listed ?? stats();
  if (kind === undefined) return undefined;
  return {
    path,
    depth,
    written,
    name: depth === 0 ? '.' : basename(path),
    kind,
    stats,
    isEmpty: () => (kind.isDirectory() ? entriesOf(path).length === 0 : kind.isFile() && stats()?.size === 0),
    has(kind, name) {
      try {
        const inner = statSync(join(path, name));
        return kind === 'd' ? inner.isDirectory() : inner.isFile();
      } catch {
        return false;
      }
    },
  };
}

/** What is removed with a folder; `atLeast`: not all of it could be counted. */
function sizeBelow(folder: string, until: number): { readonly bytes: number; readonly atLeast: boolean } {
  let bytes = 0;
  const open = [folder];
  for (let looked = 0, next = open.pop(); next !== undefined; next = open.pop()) {
    looked += 1;
    if (looked > MOST_ENTRIES || performance.now() > until) return { bytes, atLeast: true };
    const stats = statsOf(next);
    if (stats?.isDirectory() === true) for (const { name } of entriesOf(next)) open.push(join(next, name));
    else if (stats?.isFile() === true) bytes += stats.size;
  }
  return { bytes, atLeast: false };
}

class Tally {
  readonly #first: Matches['first'][number][] = [];
  #count = 0;
  #bytes = 0;
  #atLeast = false;
  readonly #kept: number;
  readonly #sizesUntil: number | undefined;

  constructor(kept: number, sizesUntil: number | undefined) {
    this.#kept = kept;
    this.#sizesUntil = sizesUntil;
  }

  /** `counted`: it is in a folder that was added. Returns whether what is in it is counted now. */
  add(path: string, counted = false): boolean {
    const shown = this.#first.length < this.#kept;
    this.#count += 1;
    if (counted && !shown) return true;
    const stats = statsOf(path);
    const isTree = stats?.isDirectory() === true && this.#sizesUntil !== undefined;
    const { bytes, atLeast } = isTree
      ? sizeBelow(path, this.#sizesUntil)
      : { bytes: stats?.isFile() === true ? stats.size : 0, atLeast: false };
    if (shown) this.#first.push({ path, bytes, ...(atLeast ? { atLeast } : {}) });
    if (counted) return true;
    this.#bytes += bytes;
    this.#atLeast ||= atLeast;
    return isTree;
  }

  result(more: boolean): Matches {
    const atLeast = this.#atLeast ? ({ atLeast: true } as const) : {};
    return { count: this.#count, bytes: this.#bytes, first: this.#first, more, ...atLeast };
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    // No permission: find cannot delete it either.
    return undefined;
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
