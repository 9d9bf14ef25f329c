// Loads the readers of the shells that a text may be written in, each with its grammar, once.

import type { Shell } from '../domain/shell.ts';
import type { Readers } from './judge-text.ts';

const loaded = new Map<Shell, Promise<Readers>>();

/** Loading a grammar takes far longer than judging a text, and does not depend on a person's rules. */
export function readersOf(shell: Shell): Promise<Readers> {
  const known = loaded.get(shell);
  if (known !== undefined) return known;
  const readers = loadReaders(shell);
  loaded.set(shell, readers);
  return readers;
}

export const STARTS_WINDOWS_SHELL = /\b(?:cmd|powershell|pwsh)\b/i;

export async function loadWindowsReaders(): Promise<Readers> {
  const [{ loadPowerShellReader }, { readCmd }] = await Promise.all([
    import('./shells/powershell/reader.ts'),
    import('./shells/cmd/reader.ts'),
  ]);
  return { powershell: await loadPowerShellReader(), cmd: readCmd };
}

async function loadReaders(shell: Shell): Promise<Readers> {
  const { readBash } = await import('./shells/posix/reader.ts');
  const posix = { bash: readBash, zsh: readBash, sh: readBash };
  if (shell === 'powershell' || shell === 'cmd') return { ...posix, ...(await loadWindowsReaders()) };
  if (shell !== 'fish') return posix;
  const { loadFishReader } = await import('./shells/fish/reader.ts');
  return { ...posix, fish: await loadFishReader() };
}
