// Folders that a change or deletion skips unless the question names them: repository folders, installed packages.

import type { SlotValue } from '../slots/slot-values.ts';

const NAMES: readonly string[] = ['.git', '.hg', '.svn', '.jj', 'node_modules', '.venv'];

/**
 * The beginning of a `find` expression, with a space at its end. What follows may not be `-delete`: it implies
 * `-depth`, which turns `-prune` off (find(1), -prune). GNU and BSD find replace `{}` inside a word as well. A bare
 * repository may have any name; gitrepository-layout(5) says what is in it. `named`: names that the question asks for.
 */
export function spared(place: SlotValue | undefined, named: readonly string[] = []): string {
  const names = unnamed(place, named).map((name) => `-name ${name}`);
  const bare = named.includes('.git') ? [] : [BARE];
  // The starting folder is entered if it was named.
  const below = isNamed(place) ? '-mindepth 1 ' : '';
  return `${below}\\( ${[...names, ...bare].join(' -o ')} \\) -prune -o `;
}

/** True of a `.git` folder as well. */
const BARE = `-type d -exec test -d '{}/refs' \\; -exec test -d '{}/objects' \\; -exec test -f '{}/HEAD' \\;`;

/** The same for `Get-ChildItem -Recurse`: a part of the pipe with its bar, which looks at all folders above a file. */
export function sparedFiles(place: SlotValue | undefined): string {
  const open = isOpen('$at', unnamed(place, []));
  return ` | Where-Object { $at = $_.Directory; while ($at -and ${open}) { $at = $at.Parent }; -not $at }`;
}

/** The same for `Get-ChildItem` of one folder, where entries may be such folders themselves. */
export function sparedEntries(place: SlotValue | undefined, named: readonly string[]): string {
  return ` | Where-Object { ${isOpen('$_', unnamed(place, named))} }`;
}

function isOpen(item: string, names: readonly string[]): string {
  const full = item === '$_' ? '$($_.FullName)' : item;
  const bare = ['HEAD', 'objects', 'refs'].map((name) => `(Test-Path -LiteralPath "${full}/${name}")`);
  const list = names.map((name) => `'${name}'`).join(', ');
  const outside = `${item}.Name -notin ${list}`;
  return names.includes('.git') ? `${outside} -and -not (${bare.join(' -and ')})` : outside;
}

function unnamed(place: SlotValue | undefined, named: readonly string[]): readonly string[] {
  const parts = place?.type === 'path' ? place.path.split('/') : [];
  return NAMES.filter((name) => !parts.includes(name) && !named.includes(name));
}

function isNamed(place: SlotValue | undefined): boolean {
  return place?.type === 'path' && place.path !== '.';
}
