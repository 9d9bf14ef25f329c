// Whether there is a manual page, by the files it would be in. Nothing is run.

import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

type Places = {
  readonly PATH?: string | undefined;
  readonly MANPATH?: string | undefined;
};

const USUAL = ['/usr/local/share/man', '/usr/share/man', '/opt/homebrew/share/man', '/opt/local/share/man'];
/** Commands, their configuration aside: man(1). */
const SECTIONS = ['1', '8', '6', '1p'];
const PACKED = ['', '.gz', '.zst', '.xz', '.bz2'];
const MOST_FOLDERS = 64;

/** `name`: as man is asked for it, such as `tar` or `git-rebase`. */
export function hasManPage(name: string, { PATH, MANPATH }: Places): boolean {
  if (!/^[A-Za-z0-9][\w.+-]*$/.test(name)) return false;
  const beside = foldersIn(PATH).flatMap((folder) => [join(folder, '../share/man'), join(folder, '../man')]);
  const folders = [...new Set([...foldersIn(MANPATH), ...USUAL, ...beside])].slice(0, MOST_FOLDERS);
  return folders.some(
    (folder) =>
      isThere(folder) &&
      SECTIONS.some((section) =>
        PACKED.some((packed) =>
          isThere(join(folder, `man${section.charAt(0)}`, `${name}.${section}${packed}`)),
        ),
      ),
  );
}

function foldersIn(path: string | undefined): readonly string[] {
  return (path ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
}

function isThere(path: string): boolean {
  return existsSync(path);
}
