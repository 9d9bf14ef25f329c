// Which transport the shell that started us speaks.

import { openFifoTransport } from './fifo-transport.ts';
import type { Transport } from './transport.ts';

/** `-` where the shell holds our standard input and output, else the private folder with its FIFOs. */
export async function openTransport(where: string): Promise<Transport> {
  if (where !== '-') return openFifoTransport(where);
  const { openStdioTransport } = await import('./stdio-transport.ts');
  return openStdioTransport();
}
