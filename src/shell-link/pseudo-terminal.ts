// Opens a pseudo-terminal pair through the native part of node-pty, which spawns nothing.

import { closeSync, constants, openSync } from 'node:fs';
import { createRequire } from 'node:module';

export type PseudoTerminal = {
  readonly masterFd: number;
  /** Held so that the pair lives between two commands; closed on exec. */
  readonly slaveFd: number;
  /** `/dev/pts/7`: what the shell redirects a command's output to. */
  readonly slavePath: string;
  readonly resize: (columns: number, rows: number) => void;
};

type Native = {
  open: (columns: number, rows: number) => { master: number; slave: number; pty: string };
  resize: (fd: number, columns: number, rows: number) => void;
};

/** Throws where the platform has no prebuilt part or no terminals are left. */
export function openPseudoTerminal(columns: number, rows: number): PseudoTerminal {
  const native = loadNative();
  const pair = native.open(columns, rows);
  // The native slave would leak into every child and keep the master from ever ending.
  const slaveFd = openSync(pair.pty, constants.O_RDWR | constants.O_NOCTTY);
  closeSync(pair.slave);
  return {
    masterFd: pair.master,
    slaveFd,
    slavePath: pair.pty,
    resize: (wide, high) => native.resize(pair.master, wide, high),
  };
}

/** `open` is not part of the package's public interface, hence its pinned version. */
function loadNative(): Native {
  const require = createRequire(import.meta.url);
  return require(`@lydell/node-pty-${process.platform}-${process.arch}/pty.node`) as Native;
}
