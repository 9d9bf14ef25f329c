// The transport of PowerShell: our standard input and output, one message a line of fields in base64.

import { writeSync } from 'node:fs';
import { createLineDecoder, encodeLine } from '../protocol/lines.ts';
import type { Transport } from './transport.ts';

/** The shell started us and holds the other ends; nothing else may be written to standard output. */
export function openStdioTransport(): Transport {
  let open = true;
  const ended = (): void => {
    open = false;
  };
  return {
    send(message) {
      if (open) writeWhole(encodeLine(message), ended);
    },
    listen(onMessage, onEnd) {
      const decode = createLineDecoder();
      process.stdin.on('data', (chunk: Buffer) => {
        for (const message of decode(chunk)) onMessage(message);
      });
      process.stdin.on('end', () => {
        ended();
        onEnd?.();
      });
      process.stdin.on('error', ended);
    },
    isOpen: () => open,
    close() {
      ended();
      process.stdin.destroy();
    },
  };
}

function writeWhole(bytes: Uint8Array, onEnd: () => void): void {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // The shell is gone; the code that watches it notices.
      if (code !== 'EAGAIN') return onEnd();
    }
  }
}
