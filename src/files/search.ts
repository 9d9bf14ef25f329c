// Finds files by name or lines by text in a folder and below: bounded in results, bytes and time, and never through a link.

import { Buffer } from 'node:buffer';
import { lstat, realpath } from 'node:fs/promises';
import type { CapturedOutput, NotRun } from '../domain/run.ts';
import { type Bounds, boundText, DEFAULT_BOUNDS } from '../output/bounded.ts';
import { failed, fileError } from './errors.ts';
import { compileGlob, looksLikeGlob } from './glob.ts';
import { joinName, openByBytes, showName } from './names.ts';
import { isWithin } from './places.ts';
import { findLines, type LinesFound } from './search-lines.ts';

export type Search = {
  /** A glob for names where it looks like one, else text that lines hold; in lower case it finds both cases. */
  readonly pattern: string;
  /** Absolute; a folder, or one file. */
  readonly path: string;
};

export type SearchWorld = {
  /** Whether reading this path must be asked first: such files are left out. */
  readonly isSecret: (path: string) => boolean;
  readonly signal: AbortSignal;
  /** A folder that the one which is searched must lie in. */
  readonly within?: string | undefined;
  readonly bounds?: Bounds | undefined;
  readonly limits?: Partial<SearchLimits> | undefined;
};

type SearchLimits = {
  readonly results: number;
  readonly milliseconds: number;
  /** Of text read in all files. */
  readonly bytes: number;
  readonly entries: number;
};

const LIMITS: SearchLimits = {
  results: 50,
  milliseconds: 10_000,
  bytes: 256 * 1024 * 1024,
  entries: 500_000,
};

/** Folders full of generated files. */
const SKIPPED: ReadonlySet<string> = new Set(
  '.git .hg .svn node_modules .venv __pycache__ .tox .mypy_cache .gradle .terraform'.split(' '),
);

/** Made up by the kernel as they are read. */
const UNREAL: ReadonlySet<string> = new Set(['/proc', '/sys', '/dev']);

/** Never rejects; the reason of `failed` is a sentence. */
export async function searchFiles(search: Search, world: SearchWorld): Promise<CapturedOutput | NotRun> {
  try {
    const root = await realpath(search.path);
    if (world.within !== undefined && !isWithin(root, await realpath(world.within)))
      return failed(`${search.path} leads out of ${world.within}.`);
    const hunt = new Hunt(search.pattern, root, world);
    if ((await lstat(root)).isDirectory()) await hunt.walk(root);
    else await hunt.lookInto(Buffer.from(root));
    if (world.signal.aborted) return failed('Cancelled.');
    const text = hunt.report();
    const bounds = world.bounds ?? DEFAULT_BOUNDS;
    return boundText(text, Buffer.byteLength(text), {
      ...bounds,
      lines: Math.max(bounds.lines, LIMITS.results + 9),
    });
  } catch (error) {
    return failed(fileError(error, search.path));
  }
}

/** One search under way. */
class Hunt {
  readonly #pattern: string;
  readonly #root: string;
  readonly #world: SearchWorld;
  readonly #limits: SearchLimits;
  readonly #time: AbortSignal;
  readonly #glob: ReturnType<typeof compileGlob> | undefined;
  readonly #results: string[] = [];
  readonly #skipped = new Map<string, number>();
  #bytesLeft: number;
  #entries = 0;
  readonly #leftOut = { secret: 0, unread: 0 };
  #stopped: string | undefined;

  constructor(pattern: string, root: string, world: SearchWorld) {
    this.#pattern = pattern;
    this.#root = root;
    this.#world = world;
    this.#limits = { ...LIMITS, ...world.limits };
    this.#time = AbortSignal.timeout(this.#limits.milliseconds);
    this.#glob = looksLikeGlob(pattern) ? compileGlob(pattern) : undefined;
    this.#bytesLeft = this.#limits.bytes;
  }

  /** Folders nearest to the start come first. */
  async walk(root: string): Promise<void> {
    const waiting: Buffer[] = [Buffer.from(root)];
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      await this.#visit(folder, waiting);
      if (this.#isOver()) return;
    }
  }

  async #visit(folder: Buffer, waiting: Buffer[]): Promise<void> {
    try {
      for await (const entry of await openByBytes(folder)) {
        const path = joinName(folder, entry.name);
        this.#entries += 1;
        if (entry.isDirectory()) this.#enter(entry.name, path, waiting);
        if (this.#glob !== undefined) this.#takeName(path, entry.isDirectory());
        else if (entry.isFile()) await this.lookInto(path);
        if (this.#isOver()) return;
      }
    } catch {
      // Not ours to look into, or gone.
      this.#leaveOut('unread');
    }
  }

  #enter(name: Buffer, path: Buffer, waiting: Buffer[]): void {
    const shown = name.toString('utf8');
    const unreal = UNREAL.has(path.toString('utf8'));
    if (!SKIPPED.has(shown) && !unreal) waiting.push(path);
    else this.#skipped.set(shown, (this.#skipped.get(shown) ?? 0) + 1);
  }

  #takeName(path: Buffer, folder: boolean): void {
    if (this.#glob?.matches(this.#relative(path).toString('utf8')) !== true) return;
    this.#results.push(showName(this.#relative(path)) + (folder ? '/' : ''));
  }

  /** Takes the lines of one file that hold the text. */
  async lookInto(path: Buffer): Promise<void> {
    if (this.#glob !== undefined) return this.#takeName(path, false);
    const { isSecret } = this.#world;
    if (isSecret(path.toString('utf8'))) return this.#leaveOut('secret');
    const most = this.#limits.results - this.#results.length;
    const found = await findLines(
      { path, root: this.#root, text: this.#pattern, isSecret },
      { most, bytes: this.#bytesLeft },
    );
    this.#take(path, found);
  }

  #take(path: Buffer, found: LinesFound): void {
    if (found.type !== 'found') return this.#leaveOut(found.type);
    this.#bytesLeft -= found.bytes;
    const name = showName(this.#relative(path));
    for (const { number, text } of found.lines) this.#results.push(`${name}:${number}: ${text}`);
  }

  #leaveOut(why: 'secret' | 'unread'): void {
    this.#leftOut[why] += 1;
  }

  #relative(path: Buffer): Buffer {
    const root = Buffer.byteLength(this.#root);
    if (path.length === root) return path.subarray(path.lastIndexOf('/') + 1);
    return path.subarray(this.#root === '/' ? 1 : root + 1);
  }

  #isOver(): boolean {
    this.#stopped ??= this.#reasonToStop();
    return this.#stopped !== undefined;
  }

  #reasonToStop(): string | undefined {
    const { results, milliseconds, bytes, entries } = this.#limits;
    if (this.#world.signal.aborted) return 'it was cancelled';
    if (this.#results.length >= results) return `after ${results} results; there may be more`;
    if (this.#time.aborted) return `after ${milliseconds / 1000} s; there may be more`;
    if (this.#bytesLeft <= 0) return `after reading ${Math.round(bytes / 1048576)} MB; there may be more`;
    if (this.#entries >= entries) return `after ${entries.toLocaleString('en-US')} names; there may be more`;
    return undefined;
  }

  report(): string {
    const what =
      this.#glob === undefined ? `lines holding "${this.#pattern}"` : `names matching ${this.#pattern}`;
    const shown = this.#results.slice(0, this.#limits.results);
    const head = shown.length === 0 ? `No ${what}.` : `${capital(what)}:`;
    const notes = [
      this.#stopped === undefined ? undefined : `Stopped ${this.#stopped}.`,
      this.#skipped.size === 0
        ? undefined
        : `Not looked into: ${[...this.#skipped.keys()].sort().join(', ')}.`,
      counted(this.#leftOut.secret, 'file that may hold secrets', 'files that may hold secrets'),
      counted(
        this.#leftOut.unread,
        'file or folder that is not text, too large or not readable',
        'files or folders that are not text, too large or not readable',
      ),
    ];
    return [head, ...shown, ...notes.filter((note) => note !== undefined), ''].join('\n');
  }
}

function counted(count: number, one: string, many: string): string | undefined {
  return count === 0 ? undefined : `Left out: ${count} ${count === 1 ? one : many}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
