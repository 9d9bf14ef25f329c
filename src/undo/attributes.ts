// Chooses the attributes an undo restores: only those the command changed; later changes stay.

import { isSameTime, type Manifest, type Stamp } from './stamps.ts';

/** Absent: left unchanged. */
export type Attributes = {
  readonly mode?: number | undefined;
  readonly owner?: { readonly uid: number; readonly gid: number } | undefined;
  readonly modified?: string | undefined;
};

/**
 * `left`: the state after the command; undefined if it never reported its end: all differences are then its own. A time
 * that is newer than the command's belongs to newer content.
 */
export function attributesToSet(before: Stamp, left: Stamp | undefined, now: Stamp): Attributes {
  if (before.kind !== now.kind) return {};
  const { mode, uid, gid, modified } = before;
  const hasMode = before.kind !== 'link' && mode !== now.mode && left?.mode !== mode;
  const hasOwner = !isSameOwner(before, now) && (left === undefined || !isSameOwner(before, left));
  const hasTime =
    !isSameTime(modified, now.modified) &&
    (left === undefined || (!isSameTime(modified, left.modified) && isSameTime(left.modified, now.modified)));
  return {
    ...(hasMode && { mode }),
    ...(hasOwner && { owner: { uid, gid } }),
    ...(hasTime && { modified }),
  };
}

/** The attributes to set at and below a path. Entries that appeared after the command are left out. */
export function allToSet(
  before: Manifest,
  left: Manifest | undefined,
  now: Manifest,
): ReadonlyMap<string, Attributes> {
  return new Map(
    [...before].flatMap(([below, stamp]) => {
      const there = now.get(below);
      const then = left?.get(below);
      if (there === undefined || (left !== undefined && then === undefined)) return [];
      const wanted = attributesToSet(stamp, then, there);
      return Object.keys(wanted).length === 0 ? [] : [[below, wanted] as const];
    }),
  );
}

/** Whether an attribute that would be set was changed again since the command. */
export function isOverwritten({ mode, owner }: Attributes, left: Stamp, now: Stamp): boolean {
  return (mode !== undefined && left.mode !== now.mode) || (owner !== undefined && !isSameOwner(left, now));
}

function isSameOwner(a: Stamp, b: Stamp): boolean {
  return a.uid === b.uid && a.gid === b.gid;
}
