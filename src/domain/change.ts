// The changes a command would make on the disk, as far as its text names them; undo keeps these paths before it runs.

import type { Selection } from './selection.ts';

/**
 * `delete`: the path is removed, with `tree` everything below it. `move`: it is moved away. `replace`: another file takes its
 * place. `write`: its content changes in place, below a folder too. `attributes`: mode, owner or times.
 * `extended`: extended attributes and access lists, and the mode with them. `create`: a folder is made.
 */
export type ChangeKind = 'delete' | 'move' | 'replace' | 'write' | 'attributes' | 'extended' | 'create';

export type PathChange = {
  readonly kind: ChangeKind;
  /** Absolute; `ANY_RUN` and `ANY_CHARACTER` stand for `*` and `?`. */
  readonly path: string;
  /** All below a folder changes with it. */
  readonly tree: boolean;
  /** `ANY_RUN` may stand for several folders: the text has a `**`. */
  readonly deep?: boolean | undefined;
  /** Patterns stand for names that begin with a dot as well. */
  readonly hidden?: boolean | undefined;
  /** If `path` is a folder: the names in it that change instead of it; for an absolute path with patterns, its last name. */
  readonly names?: readonly string[] | undefined;
};

/**
 * What is chosen is deleted. `does: move`: it leaves its place; `come`: it comes into `into`, or replaces that file; others
 * as in `ChangeKind`.
 */
export type SelectChange = {
  readonly kind: 'select';
  readonly selection: Selection;
  readonly tree: boolean;
  readonly does?: 'move' | 'come' | InPlace | undefined;
  /** Absolute. */
  readonly into?: string | undefined;
};

export type InPlace = 'write' | 'attributes' | 'extended';

export type Change = PathChange | SelectChange;

export type Changes = {
  readonly named: readonly Change[];
  /** More may change than is named. */
  readonly unnamed: boolean;
  /** The change may happen after the command has returned, in the background. */
  readonly lingers?: boolean | undefined;
};

/** The marks of `*` and of `?` in a path that was judged. */
export const ANY_RUN = '\uFDD2';
export const ANY_CHARACTER = '\uFDD3';
