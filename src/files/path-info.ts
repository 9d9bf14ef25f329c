// What is at a path: its kind, size, times, mode and owner, and where a link leads.

import { lstat, readlink, realpath } from 'node:fs/promises';
import type { NotRun } from '../domain/run.ts';
import { failed, fileError } from './errors.ts';

export type PathInfo = {
  readonly type: 'info';
  readonly path: string;
  readonly exists: boolean;
  readonly kind?: 'file' | 'folder' | 'link' | 'other';
  /** Bytes. */
  readonly size?: number;
  /** ISO 8601. */
  readonly modified?: string;
  /** Octal: `644`. */
  readonly mode?: string;
  readonly owner?: number;
  /** The target of a link, as written. */
  readonly target?: string;
  /** Without any link; absent where it leads nowhere. */
  readonly realPath?: string | undefined;
};

/** `path` is absolute. Never rejects; the reason is a sentence. */
export async function pathInfo(path: string): Promise<PathInfo | NotRun> {
  try {
    const stats = await lstat(path);
    const kind = stats.isSymbolicLink()
      ? 'link'
      : stats.isFile()
        ? 'file'
        : stats.isDirectory()
          ? 'folder'
          : 'other';
    return {
      type: 'info',
      path,
      exists: true,
      kind,
      size: stats.size,
      modified: stats.mtime.toISOString(),
      mode: (stats.mode & 0o7777).toString(8),
      owner: stats.uid,
      ...(kind === 'link' ? { target: await readlink(path) } : {}),
      realPath: await realpath(path).catch(() => undefined),
    };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { type: 'info', path, exists: false };
    return failed(fileError(error, path));
  }
}
