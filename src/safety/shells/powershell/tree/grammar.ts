// Brings PowerShell's grammar, only when a text of PowerShell or cmd is to be judged.

import type { Parser } from 'web-tree-sitter';
import { loadParser } from '../../load-grammar.ts';

/** A parser for PowerShell, ready to use. */
export function loadPowerShellParser(): Promise<Parser> {
  return loadParser('tree-sitter-powershell.wasm', 'tree-sitter-powershell/tree-sitter-powershell.wasm');
}
