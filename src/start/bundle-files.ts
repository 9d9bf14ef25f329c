// Runs the bundle's files from what V8 made of them when beck was installed. Node's own cache holds only what is
// compiled as a file loads, and the functions that answer a question are compiled later.

import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { constants, Script } from 'node:vm';

/** What `src/run.ts` exports. */
export type Bundle = { readonly run: (args: readonly string[]) => Promise<void> };

/** The file of the bundle that is built of it. */
export const RUN = 'run.js';

/**
 * Beside the bundle: `<file>.bin` for each file, V8's own bytes and then when the file was last changed; in a folder of
 * its own for each way. Like the files themselves they are the installation's, and as with them nothing but their place
 * keeps them from being changed.
 */
const COMPILED_FOLDER = 'compiled';
const STAMP_BYTES = 8;

export type BundleFile = {
  readonly script: Script;
  /** Undefined where nothing was kept for this text and this Node, and the text was compiled again. */
  readonly compiled: Buffer | undefined;
};

/** What programs start again and again, each with what it alone has compiled: to read the rest takes as long as some work. */
export const WAYS = ['ask', 'classify', 'hook'] as const;
export type Way = (typeof WAYS)[number];

/** `args`: the verb and what follows it. Undefined: what was compiled for questions at a prompt serves all others. */
export function wayOf(args: readonly string[]): Way | undefined {
  const [verb] = args;
  if (verb === 'classify') return args.includes('--hook') ? 'hook' : 'classify';
  if (verb === '--version') return 'classify';
  return verb === 'ask' && args.includes('--print') ? 'ask' : undefined;
}

/** `folder`: of the bundle; `file`: relative to it, as in `chunks/safety.js`. Throws where it cannot be read. */
export function readBundleFile(folder: string, file: string, way?: Way): BundleFile {
  const path = join(folder, file);
  const { text, changed } = readWrapped(path);
  const compiled =
    (way && readCompiled(compiledPath(folder, file, way), changed)) ??
    readCompiled(compiledPath(folder, file), changed);
  const script = new Script(text, {
    filename: path,
    columnOffset: -BEFORE.length,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(compiled && { cachedData: compiled }),
  });
  return { script, compiled: script.cachedDataRejected === false ? compiled : undefined };
}

/** As one text: parts put together would be copied once more. */
function readWrapped(path: string): { readonly text: string; readonly changed: number } {
  const opened = openSync(path, 'r');
  try {
    const { size, mtimeMs } = fstatSync(opened);
    const bytes = Buffer.allocUnsafeSlow(BEFORE.length + size + AFTER.length);
    let end = bytes.write(BEFORE, 'latin1');
    for (let read = -1; read !== 0 && end < BEFORE.length + size; end += read)
      read = readSync(opened, bytes, end, BEFORE.length + size - end, null);
    end += bytes.write(AFTER, end, 'latin1');
    // The bundle is ASCII, which is read faster so.
    return { text: bytes.toString('latin1', 0, end), changed: mtimeMs };
  } finally {
    closeSync(opened);
  }
}

function compiledPath(folder: string, file: string, way = ''): string {
  return join(folder, COMPILED_FOLDER, way, `${file.replace('/', '-')}.bin`);
}

/** Without it what was kept before would be kept again, for each way. */
export function forgetCompiled(folder: string): void {
  rmSync(join(folder, COMPILED_FOLDER), { recursive: true, force: true });
}

/** Keeps what V8 has compiled of the file by now. It is never read half-written: the name is given at the end. */
export function keepCompiled(folder: string, file: string, script: Script, way?: Way): void {
  const stamp = Buffer.alloc(STAMP_BYTES);
  stamp.writeDoubleLE(changedAt(folder, file));
  const path = compiledPath(folder, file, way);
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, Buffer.concat([script.createCachedData(), stamp]));
  renameSync(unfinished, path);
}

/** Node's wrapper of a CommonJS module. */
const BEFORE = '(function (exports, require, module, __filename, __dirname) { ';
const AFTER = '\n})';

/** V8 itself compares its version, its flags, how long the text is and how long the bytes are, and no more. */
function readCompiled(path: string, changed: number): Buffer | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return undefined;
  }
  const end = bytes.length - STAMP_BYTES;
  return end > 0 && bytes.readDoubleLE(end) === changed ? bytes.subarray(0, end) : undefined;
}

function changedAt(folder: string, file: string): number {
  return statSync(join(folder, file)).mtimeMs;
}

/** Runs `run.js` of the bundle and what it requires, each file as `read` gives it, and gives its exports. */
export function runBundle(folder: string, read: (file: string) => BundleFile): Bundle {
  const requireElsewhere = createRequire(join(folder, RUN));
  const modules = new Map<string, { readonly exports: unknown }>();
  const load = (file: string): unknown => {
    const known = modules.get(file);
    if (known !== undefined) return known.exports;
    // Hundreds of names are put on it, and each makes a plain object another shape.
    const module = { exports: Object.create(null) as object };
    modules.set(file, module);
    const path = join(folder, file);
    const requireFrom = (name: string): unknown =>
      name.startsWith('.') ? load(join(dirname(file), name)) : requireElsewhere(name);
    const start = read(file).script.runInThisContext();
    start.call(module.exports, module.exports, requireFrom, module, path, dirname(path));
    return module.exports;
  };
  // It is built of `src/run.ts`.
  return load(RUN) as Bundle;
}
