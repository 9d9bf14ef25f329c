// Files that a command selects by a pattern when it runs, and the ones that match now.

export type Selection =
  /** An absolute path with `*` in its last name, as a shell expands it. */
  | ({ readonly type: 'glob'; readonly pattern: string } & GlobMeaning)
  /** `find`: absolute starting points, and the words of its expression before the action. */
  | ({
      readonly type: 'find';
      readonly starts: readonly string[];
      readonly tests: readonly string[];
      /** The starting points as they are written, where a test is of the path that they begin. */
      readonly written?: readonly string[];
    } & OfThose)
  | GitSelection
  | ArchiveSelection
  /** The lines of a file, by its absolute path: only to be shown, as they stand in it. */
  | { readonly type: 'lines'; readonly file: string };

/**
 * What git takes from a working tree. `clean`: untracked files, by the words of `git clean`. `checkout`: tracked files
 * that are not as git knows them, by their paths behind `--`; one name alone may be a branch's as well. `reset`: those and
 * what differs in the commit that `words` names. `switch`: ignored and untracked files that the commit has.
 * `commit`: none, unless a hook runs.
 */
export type GitSelection = {
  readonly type: 'git';
  readonly does: 'clean' | 'checkout' | 'reset' | 'switch' | 'commit';
  /** Absolute; where git runs. */
  readonly folder: string;
  readonly words: readonly string[];
};

/** What an archive brings into a folder when it is unpacked; both paths are absolute. */
export type ArchiveSelection = OfThose & {
  readonly type: 'archive';
  readonly format: 'tar' | 'zip';
  readonly file: string;
  readonly into: string;
};

/** What the shell's options make of a pattern. */
export type GlobMeaning = OfThose & {
  /** It stands for names that begin with a dot as well. */
  readonly hidden?: true | undefined;
  readonly anyCase?: true | undefined;
};

export type Matches = {
  readonly count: number;
  /** Of all that were counted. A folder counts what is in it, once. */
  readonly bytes: number;
  /** A folder holds more than could be counted. */
  readonly atLeast?: true | undefined;
  /** The first few, as absolute paths. */
  readonly first: readonly {
    readonly path: string;
    readonly bytes: number;
    readonly atLeast?: true | undefined;
  }[];
  /** There may be more than were counted. */
  readonly more: boolean;
};

/** `secret`: only files that hold secrets, by their own names or as links. */
type OfThose = { readonly only?: 'secret' | undefined };

/** The key under which matches are looked up. */
export function selectionKey(selection: Selection): string {
  return JSON.stringify(selection);
}
