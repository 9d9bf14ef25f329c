// Folders that a change or deletion skips unless the question names them: repository folders, installed packages.

import type { SlotValue } from '../slots/slot-values.ts';

const NAMES: readonly string[] = ['.git', '.hg', '.svn', '.jj', 'node_modules', '.venv'];

/**
 * The beginning of a `find` expression, with a space at its end. What follows may not be `-delete`: it implies
 * `-depth`, which turns `-prune` off (find(1), -prune). GNU and BSD find replace `{}` inside a word as well. A bare repository may have
 * any name; gitrepository-layout(5) says what is in it.
 */
export function spared(place: SlotValue | undefined): string {
  const names = unnamed(place).map((name) => `-name ${name}`);
  const bare = `-type d -exec test -d '{}/refs' \\; -exec test -d '{}/objects' \\; -exec test -f '{}/HEAD' \\;`;
  // The starting folder is entered if it was named.
  const below = isNamed(place) ? '-mindepth 1 ' : '';
  return `${below}\\( ${[...names, bare].join(' -o ')} \\) -prune -o `;
}

/** The same for `Get-ChildItem -Recurse`: a part of the pipe with its bar, which looks at all folders above a file. */
export function sparedFiles(place: SlotValue | undefined): string {
  const names = unnamed(place).map((name) => `'${name}'`);
  const bare = ['HEAD', 'objects', 'refs'].map((name) => `(Test-Path -LiteralPath "$at/${name}")`);
  const open = `$at.Name -notin ${names.join(', ')} -and -not (${bare.join(' -and ')})`;
  return ` | Where-Object { $at = $_.Directory; while ($at -and ${open}) { $at = $at.Parent }; -not $at }`;
}

function unnamed(place: SlotValue | undefined): readonly string[] {
  const parts = place?.type === 'path' ? place.path.split('/') : [];
  return NAMES.filter((name) => !parts.includes(name));
}

function isNamed(place: SlotValue | undefined): boolean {
  return place?.type === 'path' && place.path !== '.';
}
