// What the system says about a file, as a sentence for person and model.

import type { NotRun } from '../domain/run.ts';

export function failed(reason: string): NotRun {
  return { type: 'failed', reason };
}

export function fileError(error: unknown, path: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const say = SENTENCES[code];
  return say === undefined ? `${path} could not be used (${code}).` : say(path);
}

const SENTENCES: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `There is no ${path}.`,
  ENOTDIR: (path) => `A part of ${path} is a file, not a folder.`,
  EACCES: (path) => `You do not have permission for ${path}.`,
  EPERM: (path) => `The system does not allow this for ${path}.`,
  EROFS: (path) => `${path} is on a read-only file system.`,
  ELOOP: (path) => `${path} leads through symbolic links that are not followed.`,
  ENOSPC: (path) => `The disk with ${path} is full.`,
  EDQUOT: (path) => `Your disk quota for ${path} is used up.`,
  EFBIG: (path) => `${path} would be longer than a file may be here.`,
  ENAMETOOLONG: (path) => `The name ${path} is too long.`,
  EMFILE: () => 'Too many files are open.',
  ENFILE: () => 'Too many files are open on this machine.',
  EIO: (path) => `The disk with ${path} reports an error.`,
  ENXIO: (path) => `${path} is not a regular file.`,
};
