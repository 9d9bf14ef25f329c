// What a deletion leaves on the disk for undo: worth saying where it is much, or where space is what is missing.

import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Changes } from '../../domain/change.ts';
import { sizeOf } from '../../domain/size.ts';
import type { Measured } from '../../undo/measure.ts';
import { KEPT_MS } from '../../undo/prune.ts';
import type { Roots } from '../../undo/roots.ts';

/** Bytes that a deletion leaves for undo. `path`: one of those deleted. */
export type Left = { readonly bytes: number; readonly path: string };

/** Undefined where nothing is deleted, or nothing of it kept. */
export function leftBy({ named }: Changes, { roots }: Roots, { bytes }: Measured): Left | undefined {
  const deletes = named.some(
    (change) => change.kind === 'delete' || (change.kind === 'select' && change.does === undefined),
  );
  const [first] = roots;
  return deletes && first !== undefined && bytes > 0 ? { bytes, path: first.path } : undefined;
}

const MUCH = 100 * 1024 * 1024;
const ABOUT_SPACE = /\b(?:space|dis[ck]s?|storage|free up|(?:is|too|so|almost|nearly) full)\b/i;

/** Whether the person may want it gone: `question` is what they asked. */
export function isWorthFreeing({ bytes, path }: Left, question: string): boolean {
  return bytes > MUCH || ABOUT_SPACE.test(question) || isNearlyFull(path);
}

function isNearlyFull(path: string): boolean {
  try {
    const { bavail, blocks } = statfsSync(dirname(path));
    return blocks > 0 && bavail / blocks < 0.1;
  } catch {
    return false;
  }
}

/** `29 MB stay recoverable until 4 December; beck undo --prune frees them.` */
export function recoverableNote({ bytes }: Left, now: number): string {
  const until = new Date(now + KEPT_MS).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  return `${sizeOf(bytes)} stay recoverable until ${until}; beck undo --prune frees them.`;
}
