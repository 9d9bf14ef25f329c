// A copy of beck as `install.sh` lays it out: the shell scripts, and which Node runs which program.

import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const REPOSITORY = resolve(import.meta.dirname, '../..');

type Scripted = 'zsh' | 'bash' | 'fish' | 'powershell';

export type Layout = { readonly script: (shell: Scripted) => string };

/** Copies the scripts into `folder` and points them at `main`, a file this Node can run. */
export function makeLayout(folder: string, main: string): Layout {
  mkdirSync(folder, { recursive: true });
  cpSync(join(REPOSITORY, 'shell'), join(folder, 'shell'), { recursive: true });
  writeFileSync(join(folder, 'runtime'), `${process.execPath}\n${resolve(REPOSITORY, main)}\n`);
  chmodSync(folder, 0o755);
  return { script: (shell) => join(folder, 'shell', shell === 'powershell' ? 'beck.ps1' : `beck.${shell}`) };
}
