// Finds existing names similar to a path that does not exist.

import { nearest } from '../../domain/nearest.ts';
import type { FixWorld } from './fix.ts';

export function parentOf(path: string): string {
  const bare = path.replace(/(?<!\/)\/+$/, '');
  const slash = bare.lastIndexOf('/');
  return slash < 0 ? '.' : slash === 0 ? '/' : bare.slice(0, slash);
}

/** The path with its last name fixed; undefined if its folder is missing or has no similar name. */
export function nearestEntry(path: string, world: FixWorld, wanted: 'folder' | 'any'): string | undefined {
  const bare = path.replace(/(?<!\/)\/+$/, '');
  const folder = parentOf(bare);
  const name = bare.slice(bare.lastIndexOf('/') + 1);
  const join = (entry: string) => (bare.includes('/') ? `${folder === '/' ? '' : folder}/${entry}` : entry);
  const entries = world
    .entriesOf(folder)
    .filter((entry) => wanted === 'any' || world.kindOf(join(entry)) === 'folder');
  const near = nearest(name, entries);
  return near === undefined ? undefined : join(near);
}
