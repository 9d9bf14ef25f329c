// The notes of a question about undo: what is not kept, and what cannot be undone.

import { sizeOf } from '../../domain/size.ts';
import type { Measured, NotKept } from '../../undo/measure.ts';
import type { Roots } from '../../undo/roots.ts';

const SHOWN = 3;

/** Sentences without their full stop; none where all can be put back. */
export function undoNotes(
  { roots, unnamed }: Roots,
  { not, uncounted }: Measured,
  place: { readonly cwd: string; readonly home: string },
): readonly string[] {
  const name = (path: string): string => shortPath(path, place);
  const lost = list(not.map((each) => `${name(each.path)}, ${whyNot(each)}`));
  const maybe = list(uncounted.map(({ path }) => `${name(path)}, size unknown`));
  const kept = roots.some(({ mode, path }) => mode !== 'none' && !not.some((each) => each.path === path));
  return [
    ...(lost === '' ? [] : [`not kept: ${lost}`]),
    ...(maybe === '' ? [] : [`may not be kept: ${maybe}`]),
    ...(unnamed ? [kept ? 'cannot be undone completely' : 'cannot be undone'] : []),
  ];
}

function whyNot({ bytes, why }: NotKept): string {
  return why ?? (bytes === undefined ? 'size unknown' : sizeOf(bytes));
}

function list(texts: readonly string[]): string {
  const more = texts.length - SHOWN;
  return [...texts.slice(0, SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** As a person in `cwd` would write it. */
export function shortPath(
  path: string,
  { cwd, home }: { readonly cwd: string; readonly home: string },
): string {
  if (path.startsWith(`${cwd}/`)) return path.slice(cwd.length + 1);
  return path === home || path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path;
}
