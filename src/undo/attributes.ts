// Which attributes an undo sets again: only what the command changed. What was changed otherwise since then stays.

import { isSameTime, type Manifest, type Stamp } from './stamps.ts';

/** Absent: as it is. */
export type Attributes = {
  readonly mode?: number | undefined;
  readonly owner?: { readonly uid: number; readonly gid: number } | undefined;
  readonly modified?: string | undefined;
};

/**
 * `left`: what the command left; undefined where it never told its end, so that all that differs is its doing. A time
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

/** What would be set at and below a path. What came there after the command is none of its own. */
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

/** Whether something else has changed since what would be set. */
export function isOverwritten({ mode, owner }: Attributes, left: Stamp, now: Stamp): boolean {
  return (mode !== undefined && left.mode !== now.mode) || (owner !== undefined && !isSameOwner(left, now));
}

function isSameOwner(a: Stamp, b: Stamp): boolean {
  return a.uid === b.uid && a.gid === b.gid;
}
