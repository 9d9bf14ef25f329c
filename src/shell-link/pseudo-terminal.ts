// Opens a pseudo-terminal pair through the native part of node-pty, which spawns nothing.

import { closeSync, constants, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ReadStream } from 'node:tty';
import type { ChannelSize, OutputChannel } from './channel.ts';

type Native = {
  open: (columns: number, rows: number) => { master: number; slave: number; pty: string };
  resize: (fd: number, columns: number, rows: number) => void;
};

/** Throws where the platform has no prebuilt part or no terminals are left. */
export function openPseudoTerminal({ columns, rows }: ChannelSize): OutputChannel {
  const native = loadNative();
  const pair = native.open(columns, rows);
  // The native slave would leak into every child and keep the master from ever ending.
  const holdFd = openSync(pair.pty, constants.O_RDWR | constants.O_NOCTTY);
  closeSync(pair.slave);
  return {
    kind: 'terminal',
    path: pair.pty,
    readFd: pair.master,
    holdFd,
    read: () => new ReadStream(pair.master),
    resize: async (wide, high) => native.resize(pair.master, wide, high),
    release: async () => closeSync(holdFd),
  };
}

/** `open` is not part of the package's public interface, hence its pinned version. */
function loadNative(): Native {
  const require = createRequire(import.meta.url);
  return require(`@lydell/node-pty-${process.platform}-${process.arch}/pty.node`) as Native;
}
