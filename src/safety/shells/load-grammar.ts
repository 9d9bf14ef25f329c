// Loads a grammar compiled to WebAssembly: two files, read when the first text of its shell is judged.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { Parser } from 'web-tree-sitter';

/** A parser for the grammar in the file `name`; `specifier` is its place among the packages. */
export async function loadParser(name: string, specifier: string): Promise<Parser> {
  engine ??= loadEngine();
  const [{ Language, Parser }, grammar] = await Promise.all([engine, readFile(locate(name, specifier))]);
  const parser = new Parser();
  parser.setLanguage(await Language.load(new Uint8Array(grammar)));
  return parser;
}

/** Started once: two at a time would each replace the other's memory. */
let engine: Promise<typeof import('web-tree-sitter')> | undefined;

async function loadEngine(): Promise<typeof import('web-tree-sitter')> {
  // Otherwise V8 optimises the grammar in the background: for PowerShell's that takes seconds, 2 GB, and the process cannot end
  // before. `--liftoff-only` implies both, but only on the command line.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
  const [treeSitter, binary] = await Promise.all([
    import('web-tree-sitter'),
    readFile(locate('web-tree-sitter.wasm', 'web-tree-sitter/web-tree-sitter.wasm')),
  ]);
  await treeSitter.Parser.init({ wasmBinary: new Uint8Array(binary) });
  return treeSitter;
}

/** Beside the bundle (or above its chunks) once built, in the packages' own folders before. */
function locate(name: string, specifier: string): string {
  for (const beside of [`./${name}`, `../${name}`]) {
    const path = fileURLToPath(new URL(beside, import.meta.url));
    if (existsSync(path)) return path;
  }
  return createRequire(import.meta.url).resolve(specifier);
}
