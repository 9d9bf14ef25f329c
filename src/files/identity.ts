// Tells whether a file is still the one that was read.

import type { BigIntStats } from 'node:fs';
import type { FileIdentity } from '../domain/file-change.ts';

export function identityOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): FileIdentity {
  return {
    device: String(dev),
    inode: String(ino),
    size: Number(size),
    modified: String(mtimeNs),
    changed: String(ctimeNs),
  };
}

export function isSame(a: FileIdentity, b: FileIdentity): boolean {
  return (
    a.device === b.device &&
    a.inode === b.inode &&
    a.size === b.size &&
    a.modified === b.modified &&
    a.changed === b.changed
  );
}
