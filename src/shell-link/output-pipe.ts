// A named pipe in place of a terminal, where nothing opens one: output is shown and kept as `tee` would, without
// the colours and progress bars of programs that look for a terminal.

import { execFile } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OutputChannel } from './channel.ts';

/** Rejects where `folder` takes no pipe. */
export async function openOutputPipe(folder: string): Promise<OutputChannel> {
  const pipe = await makePipe(folder, 'output');
  return {
    kind: 'pipe',
    ...pipe,
    resize: async () => {},
    release: async () => closeSync(pipe.holdFd),
  };
}

/** `holdFd` keeps it from ending while it has no writer. */
export async function makePipe(
  folder: string,
  name: string,
): Promise<Pick<OutputChannel, 'path' | 'readFd' | 'holdFd' | 'read'>> {
  const path = join(folder, name);
  // Node cannot make one.
  await promisify(execFile)('/bin/sh', ['-c', 'PATH=/usr/bin:/bin exec mkfifo -m 600 "$1"', 'sh', path]);
  const readFd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const holdFd = openSync(path, constants.O_WRONLY);
  return { path, readFd, holdFd, read: () => new Socket({ fd: readFd, readable: true, writable: false }) };
}
