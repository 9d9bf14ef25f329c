// The transport of zsh, bash and fish: two FIFOs in a private folder that the shell made.

import { closeSync, constants, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createFieldDecoder } from '../protocol/fields.ts';
import { SHELL_FIELDS } from '../protocol/words.ts';
import type { Transport } from './transport.ts';

/** Opens `request` and `reply` in the folder; throws when the shell has taken them away already. */
export function openFifoTransport(folder: string): Transport {
  // Both ways on either end, so that no open waits and the shell coming and going never reads as an end.
  const replyFd = openSync(join(folder, 'reply'), constants.O_RDWR);
  const requestFd = openSync(join(folder, 'request'), constants.O_RDWR | constants.O_NONBLOCK);
  // Only the helper of a shell needs it.
  const { Socket } = process.getBuiltinModule('node:net');
  const request = new Socket({ fd: requestFd, readable: true, writable: false });
  let open = true;
  return {
    send(message) {
      for (let at = 0; open && at < message.length; ) at += writeSync(replyFd, message, at);
    },
    listen(onMessage) {
      const decode = createFieldDecoder(SHELL_FIELDS);
      request.on('data', (chunk: Buffer) => {
        for (const message of decode(chunk)) onMessage(message);
      });
    },
    isOpen: () => existsSync(folder),
    close() {
      if (!open) return;
      open = false;
      request.destroy();
      closeSync(replyFd);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
