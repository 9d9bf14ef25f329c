// A change of one file: computed first, shown as a diff, and made only if the file has not changed since it was read.

export type DiffLine = {
  /**
   * `gap`: unchanged lines that are left out; `gone`: a file or folder, not a line; `note`: a sentence about the files, not a
   * line of theirs.
   */
  readonly type: 'same' | 'added' | 'removed' | 'gone' | 'gap' | 'note';
  readonly text: string;
};

export type FileChange = {
  /** Absolute, where the written path really leads: no part of it is a symbolic link. */
  readonly path: string;
  readonly kind: 'create' | 'overwrite' | 'append';
  /** All that the file will hold. */
  readonly content: Uint8Array;
  /** The file as it was read; absent where there is none. */
  readonly seen: FileIdentity | undefined;
  /** The lowest folder of `path` that exists. */
  readonly folder: { readonly path: string } & FolderIdentity;
  /** Names of the folders to make in it, from the top. */
  readonly newFolders: readonly string[];
  readonly diff: readonly DiffLine[];
  readonly added: number;
  readonly removed: number;
};

/** Numbers of the system in decimal: they may be longer than a number of JavaScript holds. */
export type FolderIdentity = { readonly device: string; readonly inode: string };

export type FileIdentity = FolderIdentity & {
  readonly size: number;
  /** Of all that it holds. */
  readonly hash: string;
};
