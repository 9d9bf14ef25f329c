// Loads fish's grammar when the first fish text is judged.

import type { Parser } from 'web-tree-sitter';
import { loadParser } from '../load-grammar.ts';

/** A parser for fish, ready to use. */
export function loadFishParser(): Promise<Parser> {
  return loadParser('tree-sitter-fish.wasm', '@ndonfris/tree-sitter-fish/tree-sitter-fish.wasm');
}
