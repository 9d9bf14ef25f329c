// Brings fish's grammar: two WebAssembly files, read only when a fish text is to be judged.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { Parser } from 'web-tree-sitter';

/** A parser for fish, ready to use. */
export async function loadFishParser(): Promise<Parser> {
  // Without this a short-lived process cannot exit until V8 has optimised the whole grammar.
  setFlagsFromString('--liftoff-only');
  const [{ Language, Parser }, engine, grammar] = await Promise.all([
    import('web-tree-sitter'),
    readFile(locate('web-tree-sitter.wasm', 'web-tree-sitter/web-tree-sitter.wasm')),
    readFile(locate('tree-sitter-fish.wasm', '@ndonfris/tree-sitter-fish/tree-sitter-fish.wasm')),
  ]);
  await Parser.init({ wasmBinary: new Uint8Array(engine) });
  const parser = new Parser();
  parser.setLanguage(await Language.load(new Uint8Array(grammar)));
  return parser;
}

/** Beside the bundle (or above its chunks) once built, in the packages' own folders before. */
function locate(name: string, specifier: string): string {
  for (const beside of [`./${name}`, `../${name}`]) {
    const path = fileURLToPath(new URL(beside, import.meta.url));
    if (existsSync(path)) return path;
  }
  return createRequire(import.meta.url).resolve(specifier);
}
